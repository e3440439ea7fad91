### Amit a napló egy eseményről mond, és miért nem lehetséges egy lépés.

## Események: egy-egy sor, elöl a játékos neve, ha ő tesz valamit

milestones-event-lot = Bónuszlapka ({ $triangle }): { $good }
milestones-event-tile-display = A kínálatba kerül: { $left } { $leftn }, { $right } { $rightn }
milestones-event-tile-starting = Kezdőlapka: { $left } { $leftn }, { $right } { $rightn }
milestones-event-tile-refill = Új lapka a kínálatban: { $left } { $leftn }, { $right } { $rightn }
milestones-event-drafts = { $seat } kiválasztja: { $left } { $leftn }, { $right } { $rightn } ({ $n }–{ $m }. munkahely)
milestones-event-hires = { $seat } felveszi: { $left } { $leftn }, { $right } { $rightn } ({ $n }–{ $m }. munkahely)
milestones-event-bonus-lost = { $seat } elveszíti a letakart munkás bónuszlapkáját: { $worker }
milestones-event-moves-worker = { $seat } { $worker-article } { $worker-sublative } lép ({ $number }): { $gains }
milestones-event-moves-empty = { $seat } munkás nélküli mezőre lép ({ $n }. munkahely)
milestones-event-moves-castle = { $seat } a várra lép
milestones-event-moves-trade = { $seat } a kereskedőházra lép
milestones-event-moves-works = { $seat } az építési bizottságra lép
milestones-event-moves-mill = { $seat } a malomra lép
milestones-event-income = { $seat } bevételt kap a növekvő sorért: +1 pénz
milestones-event-bonus-points = { $seat } pontot kap bónuszlapkáért: +{ $points } pont
milestones-event-buys = { $seat } vesz 1 { $good-accusative } (2 pénz)
milestones-event-sells = { $seat } eladja: { $goods } (+1 pénz)
milestones-event-street = { $seat } útszakaszt épít ({ $path }): +{ $points } pont
milestones-event-house = { $seat } házat épít ({ $triangle }): +{ $points } pont
milestones-event-market = { $seat } piacot épít ({ $point }): +{ $points } pont
milestones-event-takes-bonus = { $seat } bónuszlapkát tesz { $worker-article } { $worker-sublative } ({ $number }): +1 pont
milestones-event-leaves-bonus = { $seat } otthagyja a bónuszlapkát: { $good }
milestones-event-flour = { $seat } szállít 1 liszteszsákot ({ $point }): +{ $points } pont, +1 pénz
milestones-event-returns = { $seat } bead 1 { $good-accusative }
milestones-event-covers = { $seat } letakarja { $worker-article } { $worker-accusative } ({ $number })
milestones-event-last-turns-points = { $seat } elér { $points } pontot: utolsó fordulók
milestones-event-last-turns-tiles = { $seat } elveszi a kínálat utolsó lapkáját: utolsó fordulók
milestones-event-turn-limit = Mindenkinek megvolt { $n } fordulója: vége a játszmának
milestones-event-majority = { $points ->
    [2] { $seat } holtversenyben az első ({ $worker-plural }): +2 pont
   *[other] { $seat } az első ({ $worker-plural }): +{ $points } pont
}
milestones-event-wins = { $seat } nyer: { $points } pont
milestones-event-shares = { $seat } osztozik a győzelmen: { $points } pont

## Elutasítások: mi nem lehetséges, kettőspont, miért

milestones-refused-unknown = Ezt nem lépheted meg: ilyen lépés nincs ebben a játékban
milestones-refused-over = Nem játszhatsz tovább: a játszma véget ért
milestones-refused-no-draw = Most nem adhatsz meg lapkát: senki sem húz
milestones-refused-drawing = Ezt most nem teheted meg: éppen lapkahúzás van
milestones-refused-none-left = Ezt nem húzhattátok: nincs több ilyen lapka ({ $tile })
milestones-refused-order = Ezt most nem teheted meg: most { $step } következik
milestones-refused-behind = Oda nem léphetsz: a lépés előre visz egy másik mezőre, és nem halad át a váron
milestones-refused-must-move = Nem fejezheted be a fordulót: még { $n } lépésed van
milestones-refused-not-laid-out = Ezt nem választhatod: nincs a kezdőlapkák között ({ $tile })
milestones-refused-overlap = Ide nem helyezheted a lapkát: a két kezdőlapkád nem fedheti egymást
milestones-refused-not-on-display = Ezt nem veheted fel: nincs a kínálatban ({ $tile })
milestones-refused-hired-already = Nem vehetsz fel többet: látogatásonként csak egy lapkát lehet
milestones-refused-coins = Ezt nem tudod kifizetni: { $n } pénzbe kerül, és neked { $held } van
milestones-refused-cubes = Ezt nem adhatod el: { $need } kell hozzá, és hiányzik belőle { $goods }
milestones-refused-goods = Ezt nem építheted meg: az ára { $need }, és hiányzik hozzá { $goods }
milestones-refused-supply = Ezt nem teheted meg: a készletben nincs több { $piece }
milestones-refused-no-point = Ezt nem választhatod: ezen a táblán nincs ilyen csomópont ({ $point })
milestones-refused-no-triangle = Ide nem építhetsz: ezen a táblán nincs ilyen háromszög ({ $triangle })
milestones-refused-street-start = Innen nem indíthatsz útszakaszt: ez se út vége, se piac ({ $point })
milestones-refused-street-branch = Innen nem indíthatsz útszakaszt: az utak csak piacoknál ágazhatnak el ({ $point })
milestones-refused-street-no-room = Innen nem indíthatsz útszakaszt: nincs tovább két szabad csomópont ({ $point })
milestones-refused-street-taken = Ide nem vezethet az út: a csomópont nem szabad ({ $point })
milestones-refused-street-not-joined = Ide nem vezethet az út: az előző csomóponttal nem köti össze vonal ({ $point })
milestones-refused-street-dead-end = Ide nem kerülhet a mérföldkő: nincs utána szabad csomópont ({ $point })
milestones-refused-house-stands = Ide nem építhetsz: ebben a háromszögben már áll ház
milestones-refused-house-no-street = Ide nem építhetsz: ennek a háromszögnek egyik oldalán sincs út
milestones-refused-house-bonus = Ide nem építhetsz: nincs munkásod, aki a bónuszlapkát megkaphatná ({ $good })
milestones-refused-market-covered = Ide nem építhetsz piacot: a szám le van takarva ({ $point })
milestones-refused-market-no-street = Ide nem építhetsz piacot: nem vezet ide út ({ $point })
milestones-refused-flour-no-market = Ide nem szállíthatsz: itt nincs piac ({ $point })
milestones-refused-flour-supplied = Ide nem szállíthatsz: ezen a piacon már van liszteszsák ({ $point })
milestones-refused-grain = Nem szállíthatsz lisztet: egy zsákhoz { $n } búza kell, és neked { $held } van
milestones-refused-bonus-worker = Oda nem teheted ({ $n }. munkahely): a lapka csak azonos típusú, látható, bónuszlapka nélküli munkásra kerülhet
milestones-refused-bonus-house = Nem hagyhatod ott a bónuszlapkát: aki házat épít a háromszögébe, el is veszi
milestones-refused-return-none = Ezt nem adhatod be: nincs belőle ({ $good })
milestones-refused-cover-none = Itt nincs mit letakarni ({ $n }. munkahely): nincs ott látható munkás
milestones-refused-cover-once = Nem takarhatsz le még egy munkást: a vár látogatásonként egyet takar le
milestones-refused-must-return = Nem mehetsz tovább: előbb adj be { $n } erőforrást
milestones-refused-must-cover = Nem mehetsz tovább: előbb takarj le egy munkást

## Ami most következik, a milestones-refused-order mondatához

milestones-now-lots = a bónuszlapkák kirakása
milestones-now-tiles = a munkáslapkák kirakása
milestones-now-draft = a kezdőlapka választása
milestones-now-place = a lapka lehelyezése
milestones-now-move = egy lépés
milestones-now-trade = a kereskedőház
milestones-now-refill = az új lapka
milestones-now-works = az építési bizottság
milestones-now-street-middle = a szakasz mérföldköve
milestones-now-street-end = a szakasz vége
milestones-now-bonus = a bónuszlapka
milestones-now-mill = a malom
milestones-now-return = az erőforrások beadása
milestones-now-cover = egy munkás letakarása
milestones-now-may-cover = egy munkás letakarása vagy a továbblépés
milestones-now-end = a forduló vége
milestones-now-over = a végeredmény

## Tények: mi szól egy lépéssor mellett vagy ellen, egy mondat tagjai

milestones-fact-last-turns = elindítja az utolsó fordulókat
milestones-fact-builds = építesz: { $works } ({ $points })
milestones-fact-delivers = szállítasz: { $sacks } ({ $points })
milestones-fact-majority = többségben leszel ({ $worker-plural }): { $points } a végén
milestones-fact-bonus = bónuszlapkákért { $points }
milestones-fact-hires = felveszed: { $left } { $leftn }, { $right } { $rightn }
milestones-fact-covers = letakarod { $worker-article } { $worker-accusative } ({ $number })
milestones-fact-gains = hoz: { $goods }
milestones-fact-returns = beadsz: { $goods }
milestones-fact-ascending = növekvő sor: +1 pénz a kereskedőháznál
milestones-fact-keeps-ascending = megmarad a növekvő sor: +1 pénz a kereskedőháznál
milestones-fact-ends-ascending = megtörik a növekvő sor: nincs bevétel a kereskedőháznál
milestones-fact-hand = utána nálad: { $goods }
