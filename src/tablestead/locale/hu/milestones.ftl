## Choices: what a button or a piece does

milestones-choice-draft = Választás: { $left } { $leftn }, { $right } { $rightn }
milestones-choice-hire = Felvétel: { $left } { $leftn }, { $right } { $rightn }
milestones-choice-place = Lehelyezés: { $n }–{ $m }. munkahely
milestones-choice-move-worker = Lépés, { $n }. munkahely: { $worker } { $number }
milestones-choice-move-empty = Lépés, { $n }. munkahely: nincs ott munkás
milestones-choice-move-castle = Lépés a várra
milestones-choice-move-trade = Lépés a kereskedőházra
milestones-choice-move-works = Lépés az építési bizottságra
milestones-choice-move-mill = Lépés a malomra
milestones-choice-buy = Vétel: { $good }
milestones-choice-sell = Eladás: { $good }, { $other }
milestones-choice-street = Útszakasz innen: { $point }
milestones-choice-street-middle = Mérföldkő ide: { $point }
milestones-choice-street-end = Útszakasz: { $path }
milestones-choice-market = Piac ide: { $point }
milestones-choice-house = Ház ide: { $triangle }
milestones-choice-flour = Liszt szállítása ide: { $point }
milestones-choice-bonus = Bónusz, { $n }. hely: { $worker } { $number }
milestones-choice-leave = Otthagyás: { $good }
milestones-choice-return = Beadás: { $good }
milestones-choice-cover = Letakarás, { $n }. munkahely: { $worker } { $number }
milestones-choice-may-cover = Letakarás, { $n }. munkahely: { $worker } { $number }
milestones-choice-done-trade = Kereskedés vége
milestones-choice-done-works = Építés vége
milestones-choice-done-mill = Szállítás vége
milestones-choice-end = Forduló vége

## What is expected now

milestones-prompt-lots = Kirakjuk a bónuszlapkákat.
milestones-prompt-tiles = Kirakjuk a munkáslapkákat.
milestones-prompt-draft = Válassz egy kezdőlapkát: kettőt vehetsz el, egymás után.
milestones-prompt-place = Helyezd a lapkát két szomszédos munkahelyre.
milestones-prompt-move = { $moves ->
    [0] Te jössz, első lépés: válassz mezőt.
   *[other] Második lépés: válassz mezőt.
}
milestones-prompt-trade = Kereskedőház: vegyél fel munkást, vásárolj, adj el, vagy menj tovább.
milestones-prompt-refill = Új lapka kerül a kínálatba.
milestones-prompt-works = Építési bizottság: építs, vagy menj tovább.
milestones-prompt-street-middle = Útszakasz: válaszd ki a mérföldkő helyét.
milestones-prompt-street-end = A szakasz két vonal hosszú: válaszd ki a végét. Onnan bárki továbbépíthet.
milestones-prompt-bonus = Bónuszlapka: válaszd ki, melyik munkás kapja.
milestones-prompt-mill = Malom: szállíts lisztet, vagy menj tovább.
milestones-prompt-return = Vár: adj be erőforrást, amíg 3 marad.
milestones-prompt-cover = Vár: takard le egy munkásodat.
milestones-prompt-may-cover = { $moves ->
    [1] Vár: letakarhatod egy munkásodat, vagy megteheted a második lépést.
   *[other] Vár: letakarhatod egy munkásodat, vagy befejezheted a fordulót.
}
milestones-prompt-end = { $round ->
    [0] Mindkét lapkád a helyén van: fejezd be a választást.
   *[other] Minden kész: fejezd be a fordulót.
}
milestones-prompt-over = Vége a játszmának.

## Real components: what people draw and enter

milestones-real-lots = Húzzatok egy bónuszlapkát, és adjátok meg.
milestones-real-tiles = Húzzatok egy munkáslapkát, és adjátok meg.
milestones-real-refill = Húzzatok új lapkát a kínálatba, és adjátok meg.

## The turn of every player, and the way back

milestones-round = { $n ->
    [0] Előkészület
   *[other] { $n }. forduló
}
milestones-undo-chance = Nincs mit visszavonni: a lapkahúzás már megtörtént
milestones-draws = Ezután rögtön új munkáslapkát húzunk, így ezt már nem vonhatod vissza.

## Steps of a turn in the header, and the places in short

milestones-step-setup = előkészület
milestones-step-draft = lapkaválasztás
milestones-step-move-1 = 1. lépés
milestones-step-move-2 = 2. lépés
milestones-step-end = forduló vége
milestones-place-castle = Vár
milestones-place-trading-house = Kereskedés
milestones-place-board-of-works = Építés
milestones-place-mill = Malom

## Where points come from

milestones-source-streets = Utak
milestones-source-houses = Házak
milestones-source-markets = Piacok
milestones-source-flour = Liszteszsákok
milestones-source-bonus = Bónuszlapkák
milestones-source-majorities = Többségek

## Options of a new game

milestones-option-players = Játékosok
    .about = 2–4 játékos. Minél többen vagytok, annál hamarabb jön a vége.
milestones-option-board = Tábla
    .about = Ezen épülnek az utak, a házak és a piacok.
milestones-option-board-standard = Alaptábla
    .about = A számok a kezdőpiactól távolodva nőnek. A szabálykönyvek minden számának és példájának megfelel.
milestones-option-board-random = Véletlenszerű tábla
    .about = Az alaptábla csomópontjai és vonalai; a számokat és a bokrokat újra sorsoljuk, a számok most is kifelé nőnek.
milestones-option-start = Kezdőjátékos
    .about = A játszmát kezdi, a kezdőlapkákból viszont utoljára választ.
milestones-option-turn_limit = Fordulókorlát
    .about = A játszma véget ér, ha mindenkinek ennyi fordulója volt. A valódi játszmák sokkal rövidebbek.
milestones-option-real = Valódi játékelemek
    .about = A saját lapkáitokból húztok, és megadjátok, mi jött; a táblákat és a pontokat a program vezeti.
milestones-board-about = Az alaptábla a mi rekonstrukciónk, mert a nyomtatott tábla egyetlen általunk ismert szövegben sem maradt fenn; saját táblát is megadhattok.

## First-game guide: one line for each kind of decision

milestones-guide-draft = Kis számok balra, nagyok jobbra: amíg sehol sem csökkennek, a kereskedőház látogatásonként 1 pénzt ad.
milestones-guide-place = Ahol pénzt látsz, növekvők maradnak a számaid: a kereskedőház fizet. Amit később lapka takar el, elvész.
milestones-guide-move-worker = 1 erőforrást kapsz a munkásért, akin megállsz, és 1-et minden ugyanolyanért, akin áthaladsz.
milestones-guide-move-castle = A váron nem lehet átlépni. 3 erőforrást hagy meg, és letakar egy munkást: költs előtte.
milestones-guide-move-trade = A kereskedőház 1 pénzt ad, ha a számaid nem csökkennek; utána felvétel, vétel, eladás jöhet.
milestones-guide-move-works = Az építési bizottságnál lesz az erőforrásokból út, ház és piac, annyi, amennyit ki tudsz fizetni.
milestones-guide-move-mill = A malomnál 2 búzából liszteszsák lesz egy piacra: a két legnagyobb szomszédos szám pontjai és 1 pénz.
milestones-guide-hire = Az egyforma munkások egyetlen lépéssel együtt termelnek. Ha lehet, maradjon növekvő a sor.
milestones-guide-buy = 1 erőforrás 2 pénzért drága, de lehet, hogy épp ez hiányzik egy építéshez.
milestones-guide-sell = Add el, amit nem tudsz felhasználni, mielőtt a vár elveszi.
milestones-guide-street = Annyi pontot kapsz, amennyi a mérföldkő alatti szám. Ahol megállsz, onnan más is továbbépíthet.
milestones-guide-street-middle = Ennyi pontot kapsz, és letakarod a számot. A bónuszlapkához ilyen fajta, bónusz nélküli munkás kell.
milestones-guide-market = Annyi pontot kapsz, amennyi a letakart szám. Innen ágazhatnak el az utak, és ide jöhet a liszt.
milestones-guide-house = A csúcsok szabad számai adják a pontjaidat: építs, mielőtt egy mérföldkő letakarja valamelyiket.
milestones-guide-flour = Minden piacra egy zsák kerülhet. Szállíts, mielőtt mások beépítik körülötte a nagy számokat.
milestones-guide-bonus = A bónuszlapkás munkás minden termeléskor 1 pontot is hoz, és a többségnél duplán számít.
milestones-guide-return = 3 erőforrás marad nálad, a pénzt is beleértve: az, ami a következő megállóhoz kell.
milestones-guide-cover = A letakart munkás végleg kiesik: olyat válassz, aki keveset hoz, vagy megtöri a növekvő sort.
milestones-guide-may-cover = Ha legfeljebb két munkásod van, nem kötelező letakarnod egyet. Megérheti, ha így növekvő lesz a sor.
milestones-guide-end = Amíg nem fejezed be a fordulót, az utolsó lapkahúzásig mindent visszavonhatsz.

## The table

milestones-board-you = te
milestones-board-players = Játékosok
milestones-board-tab-board = Tábla
milestones-board-tab-hire = Munkások
milestones-board-map = Játéktábla
milestones-board-track = Pontozósáv. Cél: { $n }
milestones-board-race = Verseny { $n } pontig
milestones-board-score-of = { $seat }: { $n }
milestones-board-target = Cél: { $n }
milestones-board-last-turns-by = Utolsó fordulók. A játék végét kiváltotta: { $seat }
milestones-board-mat-of = Játékostábla: { $seat }
milestones-board-next = következik
milestones-board-on-turn = soron van
milestones-board-count = { $what }: { $n }
milestones-board-reconstruction = Az alaptábla rekonstrukció (M-C5)

## Spaces of the loop

milestones-board-space-worker = { $n }. munkahely: { $worker } { $number }
milestones-board-space-bonus = { $n }. munkahely: { $worker } { $number }, bónuszlapkával
milestones-board-space-cover = { $n }. munkahely: letakarva
milestones-board-space-empty = { $n }. munkahely: üres
milestones-board-covered = letakarva
milestones-board-here = itt állsz
milestones-board-piece-here = Itt áll a figura
milestones-board-from-castle = A várról: { $gains }
milestones-board-castle-about = 3 erőforrás marad, 1 munkás letakarása
milestones-board-works-about = építés
milestones-board-mill-about = búzából liszt
milestones-board-castle-both = { $n } erőforrás beadása, 1 munkás letakarása
milestones-board-castle-return = { $n } erőforrás beadása
milestones-board-castle-cover = 1 munkás letakarása
milestones-board-castle-free = nem kér semmit
milestones-board-income = 1 pénz bevétel
milestones-board-no-income = nincs bevétel
milestones-board-builds = { $n ->
    [0] nincs mit építeni
   *[other] { $n } építési lehetőség
}
milestones-board-flour = { $n ->
    [0] nincs liszt
    [one] liszt: +{ $points } pont, +1 pénz
   *[other] { $n } liszteszsák, zsákonként akár +{ $points } pont
}

## Board of works and mill

milestones-board-modes = Mit építesz
milestones-board-mode-street = Út
milestones-board-mode-house = Ház
milestones-board-mode-market = Piac
milestones-board-up-to = akár +{ $points }
milestones-board-not-possible = nincs hova építeni
milestones-board-needs = kell hozzá { $need }
milestones-board-mode-needs = { $mode }: kell hozzá { $need }
milestones-board-section = Út: { $path } …
milestones-board-section-back = Szakasz visszavonása
milestones-board-bonus-there = bónuszlapka: { $good }, +1
milestones-board-bonus-about = Bónuszlapka: { $good }. Mérföldkővel vagy piaccal egy csúcson, illetve házzal itt elveheted, ha van bónuszlapka nélküli munkásod ebből: { $worker }.
milestones-board-bonus-title = Bónuszlapka: { $good }
milestones-board-bonus-choose = válassz hozzá munkást

## Trading house and castle

milestones-board-buy = Vétel: 1 db 2 pénzért
milestones-board-sell = Eladás: 2 db 1 pénzért
milestones-board-sell-more = És még egy
milestones-board-sell-first = Eladás, az első: { $good }
milestones-board-sell-not = Mégsem eladó: { $good }
milestones-board-each = lapkánként
milestones-board-in-hand = Kézben
milestones-board-place-choose = nyomd meg a helyét (a pénz bevételt jelez)
milestones-board-covers = letakarja: { $covers }
milestones-board-rising = növekvő sor: bevétel
milestones-board-falling = nem növekvő sor: nincs bevétel

## Workers for hire, supplies, majorities

milestones-board-hire = Felvehető munkások
milestones-board-starting = Kezdőlapkák
milestones-board-tile = { $left } { $leftn }, { $right } { $rightn }
milestones-board-no-tile = üres
milestones-board-pile = húzópakli
milestones-board-pile-show = Húzópakli, { $n } lapka: mutasd, mi van benne
milestones-board-pile-title = A húzópakliban: { $n }
milestones-board-pile-about = A sorrendjük ismeretlen.
milestones-board-pile-empty = A húzópakli üres
milestones-board-left = Még építhető
milestones-board-left-cost = { $what }: { $n }, ára { $cost }
milestones-board-majorities = Többségek
milestones-board-majority-about =
    { $players ->
        [2] a végén 5, holtversenyben 0
       *[other] a végén 5, holtversenyben 2
    }
milestones-board-majority-of = { $worker }: { $names }
milestones-board-leads = Az élen: { $names }
milestones-board-nobody = senki

## Zoom

milestones-board-zoom-fit = Az egész tábla

## The game board in words

milestones-board-words = A játéktábla szavakban
milestones-board-words-markets = Piacok: { $names }
milestones-board-words-flour = { $point } (liszt)
milestones-board-words-streets = Utak: { $names }
milestones-board-words-milestones = Mérföldkövek: { $names }
milestones-board-words-houses = Házak: { $names }
milestones-board-words-bonuses = Bónuszlapkák: { $names }
milestones-board-words-bonus = { $triangle } { $good }
milestones-board-words-ends = Az utak vége, a számokkal: { $names }
milestones-board-none = nincs

## What was drawn

milestones-board-draw-lot = Húzzatok bónuszlapkát, és adjátok meg. Helye: { $triangle }
milestones-board-draw-tile = Húzzatok egy munkáslapkát, és adjátok meg
milestones-board-draw-left = Bal oldali munkás
milestones-board-draw-count = { $good }, maradt: { $n }

## How near the end is

milestones-board-end-points = Az élen álló pontjai
milestones-board-end-tiles = Elvett munkáslapkák
milestones-board-tiles-left = még { $n } lapka
