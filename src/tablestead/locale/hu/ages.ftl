## Choices: what a button or a piece does

ages-choice-roll = Dobás { $n } kockával
ages-choice-preserve = Étel megduplázása: { $food }
ages-choice-reroll = Újradobás: { $shows }
ages-choice-stop = Mind marad
ages-choice-lead = { $rolls ->
    [0] Vezetés: { $shows } újradobása
   *[other] Vezetés: lemondasz { $rolls } dobásról, és újradobod: { $shows }
}
ages-choice-food = { $gains } választása
ages-choice-spearheads = { $n ->
    [0] Nem használsz fel dárdafejet
   *[other] { $n } dárdafej felhasználása
}
ages-choice-offer = Csere vele: { $partner }
ages-choice-give = Te adod: { $goods }
ages-choice-take = Te kapod: { $goods }
ages-choice-propose = Ajánlat
ages-choice-accept = Elfogadás
ages-choice-refuse = Elutasítás
ages-choice-done-trade = Csere vége
ages-choice-build = Építés: { $building }
ages-choice-spend-stone = 1 kő felhasználása: 3 munkás
ages-choice-ship = Hajó építése
ages-choice-done-build = { $workers ->
    [0] Építés vége
   *[other] { $workers } munkás felhasználatlan marad
}
ages-choice-swap = Hajós csere: 1 { $good } → 1 { $other }
ages-choice-buy = Vásárlás: { $development } ({ $cost })
ages-choice-done-buy = Nincs vásárlás
ages-choice-with = Fizetés: { $pays } (értéke { $sum })
ages-choice-sell-food = { $n ->
    [0] Ételt nem adsz el
   *[other] { $n } étel eladása: { $coins } érme
}
ages-choice-discard = Eldobás: { $good }
ages-choice-end = Forduló vége

## What is expected now

ages-prompt-start = Te jössz: dobj a kockákkal.
ages-prompt-rolling = Gurulnak a kockák.
ages-prompt-reroll = { $rolls ->
    [0] Te jössz: tartsd meg vagy dobd újra a kockákat.
   *[other] Te jössz: { $rolls } dobás megvolt a 3-ból. Tartsd meg vagy dobd újra a kockákat.
}
ages-prompt-lead = Vezetés: dobj újra egy kockát, vagy hagyd mindet.
ages-prompt-food = Válassz minden kockánál: étel vagy munkás.
ages-prompt-spearheads = Invázió: válaszd ki, hány dárdafejet használsz fel.
ages-prompt-trade = Cserélj, vagy lépj tovább.
ages-prompt-offer = Tedd meg az ajánlatod: mit adsz, mit kapsz.
ages-prompt-respond = Ajánlatot kaptál: fogadd el vagy utasítsd el.
ages-prompt-build = { $workers ->
    [0] Építs.
   *[other] Építs: { $workers } munkásod maradt.
}
ages-prompt-buy = Vásárolj egy fejlesztést, vagy lépj tovább.
ages-prompt-pay = Válaszd ki, mivel fizetsz.
ages-prompt-sell = Válaszd ki, mennyi ételt adsz el.
ages-prompt-discard = 6-nál több árud van: válaszd ki, mit dobsz el.
ages-prompt-end = Minden kész: fejezd be a fordulót.
ages-prompt-over = Vége a játszmának.
ages-warns-development = { $left ->
    [0] Ha veszel még egyet, a játszma ezzel a fordulóval véget ér.
   *[other] Ha veszel még egyet, elindítod az utolsó kört.
}
ages-warns-monument = { $left ->
    [0] Ha befejezed az utolsó alkotást, a játszma ezzel a fordulóval véget ér.
   *[other] Ha befejezed az utolsó alkotást, elindítod az utolsó kört.
}
ages-warns-last-round = Ez az utolsó kör.
ages-prompt-wait = Várunk rá: { $seat }

## Dice

ages-face-food = étel
    .full = 3 étel
    .article = az
    .accusative = ételt
ages-face-good = áru
    .full = 1 áru
    .article = az
    .accusative = árut
ages-face-skull = áru és koponya
    .full = 2 áru és 1 koponya
    .article = az
    .accusative = árut és koponyát
ages-face-workers = munkás
    .full = 3 munkás
    .article = a
    .accusative = munkást
ages-face-either = étel vagy munkás
    .full = 2 étel vagy 2 munkás
    .article = az
    .accusative = ételt vagy munkást
ages-face-coins = érme
    .full = 7 érme
    .article = az
    .accusative = érmét

## Goods, in short, for narrow places

ages-short-wood = Fa
ages-short-stone = Kő
ages-short-pottery = Edény
ages-short-cloth = Szövet
ages-short-spearhead = Dárda

## Cities

ages-city-4 = 4. város
    .short = 4.
    .article = a
    .accusative = 4. várost
    .sublative = 4. városra
    .elative = 4. városból
    .instrumental = 4. várossal
ages-city-5 = 5. város
    .short = 5.
    .article = az
    .accusative = 5. várost
    .sublative = 5. városra
    .elative = 5. városból
    .instrumental = 5. várossal
ages-city-6 = 6. város
    .short = 6.
    .article = a
    .accusative = 6. várost
    .sublative = 6. városra
    .elative = 6. városból
    .instrumental = 6. várossal
ages-city-7 = 7. város
    .short = 7.
    .article = a
    .accusative = 7. várost
    .sublative = 7. városra
    .elative = 7. városból
    .instrumental = 7. várossal

## Effects of the developments

ages-effect-leadership = 1 kocka újradobása a végén
ages-effect-irrigation = Elhárítja az aszályt
ages-effect-agriculture = Ételkocka: +1 étel
ages-effect-quarrying = +1 kő legalább 2 árunál
ages-effect-medicine = Elhárítja a dögvészt
ages-effect-preservation = 1 agyagedény: dupla étel
ages-effect-coinage = Érmekocka: 12 érme
ages-effect-caravans = 6-nál több áru is megtartható
ages-effect-shipping = Hajó: 1 fa + 1 szövet
ages-effect-smithing = Az invázió másokat sújt
ages-effect-religion = A felkelés másokat sújt
ages-effect-granaries = 1 étel eladása: { $n } érme
ages-effect-masonry = Munkáskocka: +1 munkás
ages-effect-engineering = 1 kő: 3 munkás
ages-effect-commerce = Árunként +1 pont a végén
ages-effect-architecture = Alkotásonként +{ $n } pont
ages-effect-empire = Városonként +1 pont

## Rounds, real dice and undo

ages-round = { $n ->
    [0] Előkészület
   *[other] { $n }. kör
}
ages-real-rolling = Dobj { $rolling } kockával, és add meg, mi lett
ages-undo-chance = Nincs mit visszavonni: a kockadobás már megtörtént

## Options of a new game

ages-option-players = Játékosok
    .about = 1–4 játékos. Egyedül 10 körön át gyűjtöd a pontokat.
ages-option-edition = Kiadás
    .about = Az árak, a pontok és a fejlesztések eltérnek.
ages-option-trade = Kereskedelmi játék
    .about = Élelmezés után az aktív játékos árut és ételt cserélhet a többiekkel. 2–4 játékossal.
ages-option-start = Kezdőjátékos
    .about = Ő kezd minden kört.
ages-option-real = Valódi kockák
    .about = A saját kockáitokkal dobtok, és beírjátok az eredményt; a pontozólapokat a program vezeti.
ages-option-edition-2009 = 2009-es kiadás
    .about = Az eredeti játék 13 fejlesztéssel. 5 fejlesztésnél ér véget.
ages-option-edition-reprint = Újrakiadás (2024/25)
    .about = Mint a 2009-es, új árakkal és több ponttal a később befejezett alkotásokért.
ages-option-edition-late = Késő bronzkor
    .about = A szerző változata: 17 fejlesztés, hajók és kovácsmesterség. 7 fejlesztésnél ér véget.

## First-game guide: one line for each kind of decision

ages-guide-roll = Városonként egy kockával dobsz. Több város több kocka, de mindegyik megeszik 1 ételt.
ages-guide-preserve = A duplázás sok étellel éri meg: 1 agyagedény magában keveset ér.
ages-guide-reroll = Dobd újra, amire most nincs szükséged. Három dobásod van; a koponyák maradnak.
ages-guide-lead = A Vezetéssel egy tetszőleges kockát dobsz újra, koponyát is. Az új oldala számít.
ages-guide-food = Előbb etesd meg a városokat: minden éhező város 1 pontba kerül. A többi kocka adjon munkást.
ages-guide-spearheads = Minden dárdafej 2 további pontot vesz el a védtelen ellenfelektől, de utána elfogy.
ages-guide-offer = Azt ajánld fel, amiből sok van. Egy árufajta értéke a darabszámmal egyre gyorsabban nő.
ages-guide-accept = Vesd össze, mit kapsz és mit adsz: az értékek ott vannak a táblán.
ages-guide-build = Kezdésnek építs városokat: több kockát adnak. Aki elsőként fejez be egy alkotást, kétszer annyi pontot kap.
ages-guide-spend-stone = 1 kőből 3 munkás lesz: akkor éri meg, ha így most elkészül valami.
ages-guide-ship = Egy hajó minden fordulóban 1 árut másfélére cserél, a játék végéig.
ages-guide-swap = Olcsó árut cserélj értékesre, amelyből már van néhány.
ages-guide-buy = Fordulónként egy fejlesztés. Egy árufajta csak egészben költhető el, és visszajáró nincs.
ages-guide-with = Az első mód pazarol a legkevesebbet: az áron felüli rész elvész.
ages-guide-sell-food = Csak azt az ételt add el, amelyre a következő fordulóban nem lesz szükség.
ages-guide-discard = 6 áru maradhat nálad. Tartsd meg a legértékesebbeket, és azt, amelyikből több van.
ages-guide-end = Amíg nem fejezed be a fordulót, az utolsó dobásig mindent visszavonhatsz.

## The table

ages-board-you = te
ages-board-seat-card = { $seat }: { $n } pont, { $cities } város, { $food } étel
ages-board-card-goods = Áruk: { $goods }
ages-board-card-developments = Fejlesztések: { $developments }
ages-board-count = { $what }: { $n }
ages-board-players = Játékosok
ages-board-score = Pontszám: { $n }
ages-board-developments = Fejlesztések
ages-board-monuments = Alkotások
ages-board-disasters = Csapások
ages-board-bonus = Bónusz
ages-board-goods = Áruk
ages-board-food = Étel
ages-board-cities = Városok
ages-board-workers = Munkások
ages-board-tab-goods = Áruk
ages-board-tab-build = Építés
ages-board-tab-develop = Fejlesztés
ages-board-first-mark = első
ages-board-no-developments = nincs fejlesztés
ages-board-show-sheet = Pontozólap mutatása: { $seat }
ages-board-back = Vissza a saját laphoz
ages-board-sheet-of = Pontozólap: { $seat }
ages-board-dice = Kockák
ages-board-die = { $n }. kocka: { $face }. { $state }
ages-board-die-blank = { $n }. kocka: még nincs dobás
ages-board-keep = Marad
ages-board-reroll = Újra
ages-board-locked = Félretéve
ages-board-lead-why = A kocka újradobása a Vezetéssel
ages-board-lead-early = A Vezetés lezárja a dobást: { $rolls } dobásról lemondasz.
ages-board-lead-choose = Válaszd ki, melyik kockát dobod újra.
ages-board-lead-die = Válaszd
ages-board-lead-do = { $shows } újradobása
ages-board-take-food = Étel
ages-board-take-workers = Munkás
ages-board-not-rolled = Még nincs dobás
ages-board-keep-all = Ha mind marad
ages-board-kept-all = Ha mind marad
ages-board-or = { $a } vagy { $b }
ages-board-fed = { $n } városnak elég
ages-board-unfed = Éhezik: { $n }
ages-board-unfed-loses = { $n } éhezik: −{ $n }
ages-board-food-lost = elvész: { $n }
ages-board-food-sum = Étel: { $have } + { $food } − { $cities }
ages-board-points-of = { $what }: { $n } pont
ages-board-needs = { $building }: még { $n } munkás
ages-board-above = korlát felett: { $n }
ages-board-within = korláton belül
ages-board-with-goods = árukkal { $n }
ages-board-no-disaster = nincs csapás
ages-board-disaster-averted = { $disaster }: elhárítva
ages-board-disaster-you = { $disaster }: −{ $n }
ages-board-disaster-goods = { $disaster }: minden áru
ages-board-disaster-others = { $disaster }: a többiek
ages-board-after-feeding = élelmezés után: { $n }
ages-board-food-track = Étel: { $n }
ages-board-food-preview = Étel: { $n }; ezekkel a kockákkal élelmezés után: { $m }
ages-board-good-track = { $good }: { $n }, értéke { $value }
ages-board-good-preview = { $good }: { $n }, értéke { $value }; ezekkel a kockákkal: { $m }
ages-board-of-limit = { $n } / 6
ages-board-no-limit = { $n }, korlát nélkül
ages-board-worth = értékük { $n }
ages-board-cities-of = { $n } / 7
ages-board-first-later = első, későbbi
ages-board-building = { $building }: { $n } / { $boxes } rubrika
ages-board-monument = { $building }: { $n } / { $boxes } rubrika. Elsőként: { $first }, később: { $later }
ages-board-wall = Elhárítja az inváziót
ages-board-build-boxes = { $n } rubrika építése: { $building }
ages-board-finishes = { $n } munkással elkészül
ages-board-done = kész
ages-board-first-by = Elsőként elkészült: { $seat }, { $n }
ages-board-first-open = Elsőként: { $n }
ages-board-later = Később: { $n }
ages-board-progress-of = { $seat }: { $n } / { $boxes }
ages-board-with-dice = ezekkel a kockákkal
ages-board-to-spend = elkölthető
ages-board-development = { $development }: ára { $cost }, { $points } pont. { $effect }
ages-board-owned = megvan
ages-board-affordable = megvehető
ages-board-short = Hiányzik: { $n }
ages-board-bought = Fordulónként egy fejlesztés (A-T18)
ages-board-not-now = Most nem lehet: ez egy másik lépésben történik (A-T0)
ages-board-owners = Megvan nekik: { $names }
ages-board-skulls-now = Koponyák: { $n }
ages-board-lost = Veszteség: { $n }
ages-board-skulls-or-more = { $n }+
ages-board-averted-by = elhárítva ({ $by })
ages-board-averted = elhárítva
ages-board-loses-goods = minden áru elvész
ages-board-hit = { $seat }: −{ $n }
ages-board-hit-goods = { $seat }: minden áru elvész
ages-board-hit-averted = { $seat }: elhárítva ({ $by })
ages-board-nobody = senki
ages-board-least-first = Elöl a legkisebb veszteség
ages-board-pay-title = Fizetés: { $development } ({ $cost })
ages-board-waste = { $n ->
    [0] pontosan
   *[other] veszteség: { $n }
}
ages-board-trade-title = Csere
ages-board-trade-with = Csere vele: { $partner }
ages-board-you-give = Te adod
ages-board-you-take = Te kapod
ages-board-take-one = Eggyel többet kapsz: { $good }
ages-board-give-one = Eggyel többet adsz: { $good }
ages-board-gets = { $partner } kapja
ages-board-nothing = semmi
ages-board-value = érték
ages-board-refused-yours = { $partner } elutasította az ajánlatodat: változtathatsz rajta.
ages-board-refused-theirs = Elutasítottad { $partner } ajánlatát: tehetsz ellenajánlatot.
ages-board-offers-left = Hátralévő ajánlat: { $n }
ages-board-offer-from = Ajánlat: { $seat } → { $partner }
ages-board-you-get = Te kapod
ages-board-waiting-answer = Várunk a válaszra: { $partner }
ages-board-swaps-left = Hátralévő hajós csere: { $n }
ages-board-swap-give = 1 leadása
ages-board-swap-take = 1 felvétele
ages-board-swap-give-one = 1 áru leadása hajóval: { $good }
ages-board-spearheads-title = Felhasznált dárdafej
ages-board-spearheads-each = { $n ->
    [0] egy sem
   *[other] { $n }: fejenként −{ $points }
}
ages-board-stone-workers = 1 kő → 3 munkás
ages-board-ship-cost = Hajó: 1 fa + 1 szövet
ages-board-ship-times = { $n } hajó építése
ages-board-stone-times = { $n } kő felhasználása: { $workers } munkás
ages-board-preserve = Étel megduplázása (1 agyagedény)
ages-board-workers-left = Munkás: { $n }
ages-board-discard-left = Eldobandó: { $n }
ages-board-discard-one = 1 áru eldobása: { $good }
ages-board-coins-held = Érme: { $n }
ages-board-end-rounds = Körök
