### Amit az emberek zárt lapnál tudnak meg: értesítésben és e-mailben. Magának a lapnak ezekre nincs szüksége.

mail-turn = { $game }: te jössz
mail-reminder = { $game }: hamarosan lejár az időd
mail-over = { $game }: vége a játszmának
mail-rematch = { $game }: jöhet a visszavágó?
mail-with = Játékostársak: { $name }.
mail-until = Eddig van időd: { $text }.
mail-won = Te nyertél!
mail-place = A helyezésed: { $place }.
mail-resigned = { $name } feladta.
mail-abandoned = Győztes nélkül ért véget.
mail-offer = Új játszmára hívnak: az asztalnál válaszolhatsz igennel vagy nemmel.
mail-open = Az asztalhoz: { $value }
mail-stop = Azért kapod ezeket a leveleket, mert itt kérted őket. Egy gombnyomással leállíthatod: { $value }

mail-confirm = Tablestead: a tiéd ez a cím?
mail-confirm-asked = Valaki, valószínűleg te, levelet kér erre a címre, amikor ő jön egy játszmában.
mail-confirm-yes = Ha te voltál, itt erősítheted meg, eddig: { $text }: { $value }
mail-confirm-no = Ha nem te voltál, több levél nem jön. Hogy ezzel a kéréssel senki se próbálkozhasson: { $value }
