### Komp: a játék minden szava.

ferry-game-title = Komp
shell-game-ferry = Minden dagálynál a megfelelő utast küldd: egy kocka és rejtett lapok.
ferry-round = { $n ->
    [0] Osztás
   *[other] { $n }. kör (4-ből)
}
ferry-crossings = átkelések
ferry-tide = vízállás
ferry-hand = kéz
ferry-unseen = nem látott
ferry-cards = lapok
ferry-sent = elküldve
ferry-score = pont

ferry-choice-roll = Dobás a vízállásra
ferry-choice-send = Utas küldése: { $n }
ferry-choice-end = Forduló vége

ferry-prompt-deal = Osztják a lapokat.
ferry-prompt-start = Te jössz: dobj a vízállásra.
ferry-prompt-rolling = Fordul a víz.
ferry-prompt-send = A vízállás { $tide }: küldj egy utast.
ferry-prompt-end = Minden kész: fejezd be a fordulót.
ferry-prompt-over = A játék véget ért.
ferry-prompt-wait = Most { $seat } következik

ferry-event-dealt = { $seat } lapot kap: { $n }
ferry-event-tide = { $seat } dobása: a vízállás { $n }
ferry-event-crosses = { $seat } utast küld ({ $n }): átkel, { $points } pont
ferry-event-stays = { $seat } utast küld ({ $n }): a parton marad
ferry-event-wins = { $seat } győz { $points } ponttal
ferry-event-shares = { $seat } osztozik a győzelmen { $points } ponttal

ferry-refused-unknown = Ilyen lépés nincs
ferry-refused-over = Nem lehet tovább játszani: a játék véget ért
ferry-refused-order = Ezt most nem teheted: most ez következik: { $step }
ferry-refused-no-card = Ezt az utast nem küldheted: nincs { $n } értékű lapod
ferry-refused-no-draw = Ezt most nem lehet megadni: nem húznak ilyet
ferry-refused-none-left = Ilyen lap nem jöhetett: mind a { $of } { $n } értékű lap kint van

ferry-now-deal = az osztás
ferry-now-start = a dobás
ferry-now-rolling = a vízállás
ferry-now-send = egy utas küldése
ferry-now-end = a forduló vége
ferry-undo-chance = Nincs mit visszavonni: a kocka már elgurult
