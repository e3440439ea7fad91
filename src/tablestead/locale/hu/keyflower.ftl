## Choices: what a button or a piece does

keyflower-choice-bid = { $own ->
    [0] { $beats ->
        [0] Licitálás { $tile-article } { $tile-sublative }
       *[other] Licitálás { $tile-article } { $tile-sublative }: több mint { $beats }
    }
   *[other] { $beats ->
        [0] Licit emelése: { $tile } (most { $own })
       *[other] Licit emelése: { $tile } (most { $own }, a legnagyobb másik { $beats })
    }
}
keyflower-choice-use = { $last ->
    [0] Használat: { $tile }
   *[other] Használat: { $tile } (több mint { $last } munkás)
}
keyflower-choice-pass = Passz
keyflower-choice-workers-bid = { $n } { $worker } { $tile-article } { $tile-sublative }, licit: { $total }
keyflower-choice-workers-use = { $n } { $worker } { $tile-article } { $tile-sublative }, ott összesen: { $total }
keyflower-choice-group = { $n } { $worker } áthelyezése { $tile-article } { $tile } mellől { $to-article } { $to-sublative }
keyflower-choice-done-workers = Kész: { $n } munkás { $tile-article } { $tile-superessive }
keyflower-choice-pay-worker = Fizetés: 1 { $worker }
keyflower-choice-pay-skill = Fizetés: 1 { $skill }
keyflower-choice-decline = Fizetés nélkül
keyflower-choice-take = 1 { $good } elvétele
keyflower-choice-carry = Szállítás: 1 { $good } { $tile-article } { $tile-delative } (még { $left } lépés)
keyflower-choice-carry-to = Szállítás: 1 { $good } { $tile-article } { $tile-sublative } ({ $direction })
keyflower-choice-upgrade = Fejlesztés: { $tile } ({ $cost })
keyflower-choice-with = Fizetés: { $goods }
keyflower-choice-done-transport = Szállítás és fejlesztés vége
keyflower-choice-keep = Árverésre: { $tiles }
keyflower-choice-boat = Hajó választása: { $boat }
keyflower-choice-boat-tile = Hajólapka a faludba: { $boat }
keyflower-choice-lay = Lehelyezés: { $tile } ({ $n } hely)
keyflower-choice-cell = Lehelyezés { $beside-article } { $beside } mellé, { $direction-sublative } ({ $tile }, { $n } állás)
keyflower-choice-rotation = { $n ->
    [0] Elforgatás nélkül, csatlakozó utak: { $roads }
    [1] Elforgatás 60°-kal, csatlakozó utak: { $roads }
    [2] Elforgatás 120°-kal, csatlakozó utak: { $roads }
    [3] Elforgatás 180°-kal, csatlakozó utak: { $roads }
    [4] Elforgatás 240°-kal, csatlakozó utak: { $roads }
   *[5] Elforgatás 300°-kal, csatlakozó utak: { $roads }
}
keyflower-choice-end = Forduló vége

## What is expected now

keyflower-prompt-homes = Mindenki kap egy otthonlapkát.
keyflower-prompt-screens = Minden játékos 8 munkást húz.
keyflower-prompt-deal = Mindenki megkapja a téllapkáit.
keyflower-prompt-load = Munkások szállnak a hajókra.
keyflower-prompt-load-skills = Jártasságlapkák kerülnek a hajókra.
keyflower-prompt-offer = Kirakjuk az évszak lapkáit.
keyflower-prompt-draw = Munkáshúzás a zsákból.
keyflower-prompt-draw-skills = Jártasságlapka-húzás a pakliból.
keyflower-prompt-gift = 1a nyári hajó: munkáshúzás a zsákból.
keyflower-prompt-turn = { $outbid ->
    [0] { $workers ->
        [0] Nincs több munkásod: passzolj.
       *[other] Te jössz: licitálj, használj egy lapkát, vagy passzolj.
    }
   *[other] Túllicitáltak: vidd máshova azokat a munkásokat, tegyél le másokat, vagy passzolj.
}
keyflower-prompt-workers = Válaszd ki, mely munkásokat rakod le.
keyflower-prompt-cost = Fizess a hatásért, vagy mondj le róla.
keyflower-prompt-choose = Válaszd ki, melyik erőforrást veszed el.
keyflower-prompt-transport = Szállíts és fejlessz, vagy menj tovább.
keyflower-prompt-direction = Szállítás: válaszd ki, hová kerüljön az erőforrás.
keyflower-prompt-payment = Fejlesztés: válaszd ki, mivel fizetsz.
keyflower-prompt-keep = Válaszd ki, mely téllapkákat bocsátod árverésre, legalább egyet.
keyflower-prompt-boat = { $round ->
    [4] Válassz egy hajólapkát a faludba.
   *[other] Válassz egy hajót: a munkásai és a jártasságlapkái a tieid.
}
keyflower-prompt-lay = Válaszd ki, melyik lapkát helyezed le a faludban.
keyflower-prompt-cell = Válaszd ki a lapka helyét.
keyflower-prompt-rotation = Válaszd ki, hogyan álljon a lapka.
keyflower-prompt-end = { $phase ->
    [keep] A téllapkák megvannak: hagyd jóvá a választást.
    [boats] A hajó megvan: hagyd jóvá a választást.
    [lay] Minden lapka a helyén van: hagyd jóvá a faludat.
   *[other] { $passes ->
        [0] Minden kész: fejezd be a fordulót.
       *[other] Passzolsz: fejezd be a fordulót. Ha más lép, te is léphetsz még.
    }
}
keyflower-prompt-over = Vége a játszmának.

## The season, and the way back

keyflower-round = { $n ->
    [0] Előkészület
    [1] Tavasz
    [2] Nyár
    [3] Ősz
   *[other] Tél
}
keyflower-undo-chance = Nincs mit visszavonni: a húzás már megtörtént

## Where points come from

keyflower-source-printed = Nyomtatott pontok
keyflower-source-yards = Erőforrások a lapkákon
keyflower-source-winter = Téllapkák
keyflower-source-boats = Hajók
keyflower-source-turn-order = Fordulósorrend-lapkák
keyflower-source-gold = Arany

## Options of a new game

keyflower-option-players = Játékosok
    .about = 2–6 játékos. Minél többen vagytok, annál több lapka és hajó van játékban.

## First-game guide: one line for each kind of decision

keyflower-guide-bid = Licit: munkások egy lapka mellett. Az évszak végén a legnagyobb licit viszi el a lapkát a falujába.
keyflower-guide-use = Használat: munkások bármelyik lapkán, a hatásáért. Minden újabbhoz eggyel több munkás kell, 6-ig.
keyflower-guide-pass = Az évszak akkor ér véget, ha mind egymás után passzoltok. Addig passz után is léphetsz újra.
keyflower-guide-workers-bid = Az első munkások színe mindenkire kötelező, a lapka mellett és rajta is. A nyertes licit elvész.
keyflower-guide-workers-use = Az évszak végén a lapkán lévő munkások a tulajdonosához kerülnek: a saját lapkáidról hozzád.
keyflower-guide-group = A túllicitált munkások nem vesznek el: együtt átmehetnek egy másik licitbe vagy egy lapkára.
keyflower-guide-pay-worker = A lapka csak akkor hat, ha fizetsz még egy munkást. Ha nem, a munkásaid csak helyet foglalnak.
keyflower-guide-pay-skill = A lapka csak akkor hat, ha fizetsz egy jártasságlapkát. Ha nem, a munkásaid csak helyet foglalnak.
keyflower-guide-take = Amit a falud lapkája termel, az rajta marad; amit más lapka, az az otthonodra kerül.
keyflower-guide-carry = Egy lépés 1 erőforrást visz úton a szomszédos lapkára: oda, ahol fejlesztesz vele, vagy pontot ér.
keyflower-guide-carry-to = A fejlesztést az adott lapkán fekvő erőforrásokból fizeted: egészen odáig kell vinned őket.
keyflower-guide-upgrade = A fejlesztett lapka többet ad, gyakran pontot is. A rajta lévő erőforrásokkal és a saját jártasságlapkáiddal fizetsz.
keyflower-guide-with = Az arany bármelyik erőforrást helyettesíti, de minden megmaradt arany 1 pontot ér a végén.
keyflower-guide-keep = A téllapkák a végén pontot adnak. Olyat adj árverésre, ami hozzád illik: bárki licitálhat rá.
keyflower-guide-boat = A hajó minden munkása és jártasságlapkája a tiéd. A fordulósorrend-lapkák nyertesei választanak előbb.
keyflower-guide-boat-tile = Télen maga a hajó kerül a faludba, és a végén pontot ad: nézd meg, melyik mire.
keyflower-guide-lay = Minden illő lapkát le kell helyezned. Ahol összeérnek: úthoz út, vízhez víz, sima szélhez sima szél.
keyflower-guide-cell = Az erőforrások csak összekötött utakon haladnak: ami termel, kerüljön közel ahhoz, aminek kell.
keyflower-guide-end = Visszavonhatsz, amíg be nem fejezed a fordulót, vagy véletlenszerű húzás nem következik.

## Effects of tiles: one side of a tile

keyflower-effect-produce = Ezt kapod: { $goods }.
keyflower-effect-choose = Ezek közül 1-et kapsz: { $goods }.
keyflower-effect-draw-workers = Húzol { $n } munkást a zsákból.
keyflower-effect-draw-skills = Húzol { $n } jártasságlapkát a pakliból.
keyflower-effect-pay-green = Fizetsz még 1 { $worker-accusative }, és kapsz { $n } zöld munkást.
keyflower-effect-pay-workers = Fizetsz még 1 bármilyen színű munkást, és húzol { $n } munkást a zsákból.
keyflower-effect-skill-produce = Fizetsz 1 { $skill-accusative }, és ezt kapod: { $goods }.
keyflower-effect-skill-workers = Fizetsz 1 bármilyen jártasságlapkát, és húzol { $n } munkást a zsákból.
keyflower-effect-skill-skills = Fizetsz 1 bármilyen jártasságlapkát, és húzol { $n } jártasságlapkát a pakliból.
keyflower-effect-transport = Legfeljebb { $n } szállítási lépés és { $m } fejlesztés a faludban.
keyflower-effect-each = A végén { $points } pont minden rajta lévő { $good } után.
keyflower-effect-each-any = A végén { $points } pont minden rajta lévő erőforrás után.
keyflower-effect-points = { $points } pont a végén.
keyflower-effect-none = Nincs hatása.
keyflower-effect-cost = A fejlesztés ára: { $cost }.

## Summer boats, winter tiles, boats and turn-order tiles

keyflower-card-summer-boat-1a = Amikor az évszak minden hajója elkelt, húzol 2 munkást a zsákból.
keyflower-card-summer-boat-1b = Amikor az évszak minden hajója elkelt, kapsz 1 zöld munkást a készletből.
keyflower-card-summer-boat-2a = Bármely két érintkező lapka között szállíthatsz, csak vízen át nem. A lapkáid széleinek lehelyezéskor nem kell illeszkedniük.
keyflower-card-summer-boat-2b = Minden lapkán, amelyet használsz, duplán szállítasz és fejlesztesz; a Keyflower pontjai is duplázódnak.
keyflower-card-summer-boat-3a = A fejlesztéseidnél bármelyik erőforrás helyettesíthet bármelyik másikat, az aranyat is.
keyflower-card-summer-boat-3b = A játék végi pontozásban bármelyik erőforrásod helyettesíthet bármelyik másikat, az aranyat is.
keyflower-card-summer-boat-4a = Olyan árverezett lapkára, amelyre más már licitált, más színnel is licitálhatsz; ezek a munkások lefekszenek.
keyflower-card-summer-boat-4b = Amelyik lapkára már licitáltak, vagy ebben az évszakban már használták, azt bármilyen színű munkásokkal használhatod, vegyesen is.
keyflower-card-jeweller = A végén minden arany 2 pontot ér 1 helyett.
keyflower-card-craftsmans-guild = A végén 3 pont minden kék–piros–sárga munkáshármas után.
keyflower-card-watermill = A végén 1 pont egy választott erőforrásfajta minden darabja után.
keyflower-card-mercers-guild = A végén 5 pont minden fa–kő–vas hármas után; az arany bármelyiket helyettesíti.
keyflower-card-keythedral = 12 pont a végén.
keyflower-card-windmill = A végén 5 pont minden 5 erőforrás után.
keyflower-card-scribes = A végén 10 pont minden üllő–csákány–fűrész hármas után.
keyflower-card-scholar = A végén 3 pont egy választott jártasságfajta minden lapkája után.
keyflower-card-village-hall = A végén 1 pont egy választott szín minden munkása után.
keyflower-card-key-market = A végén 2 pont minden zöld munkás után.
keyflower-card-key-guild = A végén 10 pont minden 5 jártasságlapka után.
keyflower-card-apothecary = A végén 3 pont minden 5 munkás után.
keyflower-card-boat-keyflower = A végén 1 pont minden szállítási lépés után, amely az otthonodon és a többi szállításlapkádon látható.
keyflower-card-boat-sea-bastion = A végén 1 pont a leghosszabb körutad minden lapkája után.
keyflower-card-boat-sea-breeze = A végén 2, 4, 8, 16 vagy 32 pont egy 1–5 hajóból álló láncért, amely az otthonod vizénél kezdődik.
keyflower-card-boat-flipper = 2 pont a végén, és falud egy lapkája ingyen átfordul a fejlesztett oldalára.
keyflower-card-boat-invincible = 5 pont a végén.
keyflower-card-boat-white-wind = A végén 1 pont minden munkás után, aki máshol nem számít.
keyflower-card-turn-order-1 = A nyertese elsőként választ hajót. Ha télen nyered meg, 1 pontot ad minden szomszédos lapka után.
keyflower-card-turn-order-2 = A nyertese másodikként választ hajót. Ha télen nyered meg, 1 pontot ad minden szomszédos lapka után.
keyflower-card-turn-order-3 = A nyertese harmadikként választ hajót. Ha télen nyered meg, 1 pontot ad minden szomszédos lapka után.
keyflower-card-turn-order-4 = A nyertese negyedikként választ hajót. Ha télen nyered meg, 1 pontot ad minden szomszédos lapka után.
keyflower-card-purple = Vele jár a lila munkás: a nyertese lesz a kezdőjátékos.

## The table: areas and headings

keyflower-board-auction = Árverés
keyflower-board-on-offer = Árverésen
keyflower-board-nothing-on-offer = Még nincs árverezett lapka
keyflower-board-tiles-spring = tavaszlapkák
keyflower-board-tiles-summer = nyárlapkák
keyflower-board-tiles-autumn = őszlapkák
keyflower-board-tiles-winter = téllapkák
keyflower-board-turn-order = Fordulósorrend
keyflower-board-boats = Hajók
keyflower-board-others = Többiek
keyflower-board-tab-auction = Árverés
keyflower-board-tab-village = Falum
keyflower-board-your-village = A falud
keyflower-board-village-of = Falu: { $seat }
keyflower-board-whose-village = Melyik falu
keyflower-board-village-words = A falu szavakban
keyflower-board-zoom-fit = Az egész falu
keyflower-board-screen = A paravánod
keyflower-board-your-screen = a paravánod
keyflower-board-spectator = Nézőként vagy itt: ami a paravánok mögött van, rejtve marad
keyflower-board-workers = Munkások
keyflower-board-outbid = Túllicitálva
keyflower-board-outbid-on = Túllicitálva ({ $tile }): { $workers }
keyflower-board-pass-on = Passz az évszak végéig
keyflower-board-passing = Az évszak végéig passzolsz.
keyflower-board-all-passed = Mindenki passzolt: fejezd be a fordulót, és véget ér az évszak.
keyflower-board-pass-stopped = Túllicitáltak ({ $tile }): ezek a munkások még mozgathatók. A passzhoz nyomd meg újra
keyflower-board-skills = Jártasságlapkák
keyflower-board-winter-hand = Téllapkák: csak te látod őket
keyflower-board-skill-about = { $skill }: ezzel fizetsz az őt mutató lapkákon és a fejlesztésekért, utána a pakliba kerül
keyflower-board-kept = kiválasztva

## Supplies

keyflower-board-supply = Ami maradt
keyflower-board-supply-bag = { $n } munkás a zsákban: a lapkák és a hajók innen kapnak, vakon húzva
keyflower-board-supply-pile = { $n } jártasságlapka a pakliban, képpel lefelé
keyflower-board-supply-green = { $n } zöld munkás a készletben: csak néhány lapka ad belőlük
keyflower-board-supply-goods = Erőforrások a készletben: { $goods }

## Players

keyflower-board-start-player = kezdőjátékos
keyflower-board-passed = passzolt
keyflower-board-points-now = { $points } pont, ha most véget érne a játék
keyflower-board-points-known = { $points } pont az ismert dolgokért, ha most véget érne a játék
keyflower-last-bids = licit { $n }{ $worker-short }: { $tile }
keyflower-last-uses = használja: { $tile }
keyflower-last-uses-other = használja: { $tile } ({ $owner })
keyflower-last-passes = passzol
keyflower-last-takes-boat = hajója: { $boat }
keyflower-last-takes-boat-tile = hajója: { $boat }
keyflower-last-keeps = téllapkát választott
keyflower-last-kept = téllapkát választott
keyflower-last-lays = lehelyezi: { $tile }
keyflower-last-upgrades = fejleszti: { $tile }
keyflower-board-no-goods = nincs erőforrás
keyflower-board-screen-known = A paraván mögött ismert: { $pieces }
keyflower-board-screen-unknown = Ismeretlen: { $n } munkás, { $m } jártasságlapka
keyflower-board-village-holds = { $n } lapkás falu, rajta: { $goods }
keyflower-board-winter-tiles = Téllapkák kézben: { $n }
keyflower-board-places-here = Ide rakhatsz munkást
keyflower-board-open-village = Megnyitja a falut

## Boats

keyflower-board-boat-carries = Rajta: { $pieces }
keyflower-board-boat-empty = Üres
keyflower-board-boat-taken = Elkelt: { $seat }
keyflower-board-worth = Neked most { $points } pontot érne, ha a tiéd lenne

## A place

keyflower-board-colour-only = csak { $worker }
keyflower-board-no-colour = még nincs színe
keyflower-board-only = csak { $colour }
keyflower-board-bid-leads = { $seat } licitje: { $workers }, vezet
keyflower-board-bid-outbid = { $seat } licitje: { $workers }, túllicitálva
keyflower-board-on-tile = A lapkán: { $workers }
keyflower-board-next-use = A következő használathoz legalább { $n } munkás kell
keyflower-board-full = tele
keyflower-board-tile-full = A lapka megtelt: ebben az évszakban már senki sem használhatja
keyflower-board-needs = legalább, színenként: { $workers }
keyflower-board-lies = A lapkán: { $goods }
keyflower-board-upgraded = fejlesztve
keyflower-board-upgraded-for = Fejlesztve ({ $cost }): { $side }
keyflower-board-aside = félretéve: semmivel sem érintkezik
keyflower-board-cell = Mező: { $cell }
keyflower-board-edge-open = { $direction }: { $edge }
keyflower-board-edge-next = { $direction }: { $tile } ({ $edge })

## The dock: planning and choosing

keyflower-board-dock = Előnézet: { $name }
keyflower-board-dock-keep = Téllapkák
keyflower-board-dock-boat = Hajóválasztás
keyflower-board-dock-lay = Lapkák lehelyezése
keyflower-board-card = Lapka adatai
keyflower-board-card-of = Lapka adatai: { $tile }
keyflower-board-back = Visszavonás
keyflower-board-use-or-bid = Használat vagy licit
keyflower-board-use = Használat
keyflower-board-bid = Licitálás
keyflower-board-with-workers = ezzel: { $workers }
keyflower-board-bid-sum = ott { $own } + { $n } = { $total }
keyflower-board-beats = több mint { $n } ({ $seat })
keyflower-board-first-bid = az első licit itt
keyflower-board-along = túllicitált csoport innen: { $tiles }
keyflower-board-gain = → { $gain }
keyflower-board-pay-gain = ár: { $cost } → { $gain }
keyflower-board-pay = ár: { $cost }
keyflower-board-workers-after = { $whose ->
    [own] a munkások az évszak végén hazatérnek
    [other] a munkásokat az évszak végén { $seat } kapja
   *[offer] a munkásokat a lapka nyertese kapja
}
keyflower-board-place = Lerakás
keyflower-board-cannot-pay = Nem tudnád kifizetni az árát ({ $pieces }): semmit sem hozna
keyflower-board-nothing-to-pay = Nincs mivel fizetned: a hatás elmarad.
keyflower-board-so-far = Lerakva: { $workers }.
keyflower-board-moved-along = Csatlakozik innen: { $tiles }.
keyflower-board-in-all = Összesen kell: { $n }
keyflower-board-group = { $tile }: { $n }
keyflower-board-workers-chosen = { $worker }: { $n }, kiválasztva: { $chosen }
keyflower-board-fewer = Kevesebb
keyflower-board-more = Több
keyflower-board-carry-where = { $good } { $source-article } { $source-delative }: hová?
keyflower-board-carry-from = 1 { $good } { $tile-article } { $tile-delative }
keyflower-board-carry-steps = { $tile }: { $n } lépés
keyflower-board-carry-here = Szállítás: 1 { $good } { $tile-article } { $tile-sublative }: { $n } lépés
keyflower-board-work-left = Hátralévő szállítási lépések: { $carries }. Fejlesztések: { $upgrades }
keyflower-board-nothing-left = Itt már nincs több tennivaló
keyflower-board-missing = { $tile }: a fejlesztéshez még hiányzik: { $pieces }
keyflower-board-keep = Válassz legalább egyet a téli árverésre; a többi kikerül a játékból
keyflower-board-keep-none = Válassz legalább egyet
keyflower-board-choose-cell = Válassz egy kiemelt mezőt: { $tile }
keyflower-board-rotation = Csatlakozó utak: { $n }
keyflower-board-gains = { $why ->
    [touch] +{ $points }: { $tile } több lapkával érintkezik
    [loop] +{ $points }: hosszabb körút ({ $tile })
   *[row] +{ $points }: hosszabb hajósor ({ $tile })
}
keyflower-board-rotate = Forgatás
keyflower-board-lay-here = Lehelyezés így

## The tile card

keyflower-board-card-basic = Alap
keyflower-board-card-upgrade = Fejlesztés
keyflower-board-card-upgraded = Fejlesztve
keyflower-board-card-effect = Hatás
keyflower-board-card-edges = Szélek
keyflower-board-card-roads = Utak: { $directions }.
keyflower-board-card-water = Víz: { $directions }.
keyflower-board-card-plain = A többi sima.
keyflower-board-turn-over = A fejlesztett oldal
keyflower-board-turn-back = Az alapoldal
keyflower-board-card-names = Nevek
keyflower-board-card-now = Most
keyflower-board-now-on-offer = Ebben az évszakban árverésen van
keyflower-board-now-village = Ebben a faluban: { $seat }
keyflower-board-now-use = A használatához legalább { $n } munkás kell; szabad helyek: { $m }
keyflower-board-now-goods-home = Az itt termelt erőforrás a használó játékos otthonára kerül, kivéve, ha övé a lapka
keyflower-board-now-no-bid = Még senki sem licitált rá
keyflower-board-now-outbid = A licitedet túllicitálták: egészben elviheted
keyflower-board-now-in-hand = A kezedben van: csak te látod
keyflower-board-label-name = a te nyelveden
keyflower-board-label-basic = Alapoldal
keyflower-board-label-effect = Hatás
keyflower-board-label-upgrade = Fejlesztés
keyflower-board-label-upgraded = Fejlesztett oldal
keyflower-board-label-colour = A hely színe
keyflower-board-label-workers = Munkások a lapkán
keyflower-board-label-road = csak úthoz csatlakozik
keyflower-board-label-water = csak vízhez csatlakozik
keyflower-board-label-plain = csak sima szélhez csatlakozik
keyflower-board-label-side = Oldal: { $seat }
keyflower-board-label-own-side = A te oldalad
keyflower-board-label-no-bid = itt nincs licit
keyflower-board-won-with = { $n } munkással
keyflower-board-won-workers = megkapja róla
keyflower-board-unsold = Licit nélkül kikerül a játékból
keyflower-board-come-home = Hazatérő munkások
keyflower-board-kind-home = Otthon
keyflower-board-kind-village = Falulapka
keyflower-board-kind-upgraded = Fejlesztve
keyflower-board-kind-summer-boat = Nyári hajó
keyflower-board-kind-boat = Hajó
keyflower-board-kind-turn-order = Fordulósorrend
keyflower-board-kind-winter = Téllapka

## Header and end

keyflower-board-end-season = Évszak
keyflower-board-passed-of = { $n }/{ $of } passz
keyflower-board-end-passes = Egymás utáni passzok
keyflower-board-counted = { $pieces }
