### Amit a napló egy eseményről mond, és miért nem lehetséges egy lépés.

## Események: egy-egy sor, elöl a játékos neve, ha ő tesz valamit

keyflower-event-home = { $seat } megkapja { $tile-article } { $tile-accusative }
keyflower-event-start-player = { $seat } a kezdőjátékos
keyflower-event-screen = { $seat } húz: { $workers }
keyflower-event-screen-hidden = { $seat } húz { $n } munkást
keyflower-event-winter-dealt = { $seat } téllapkákat kap: { $tiles }
keyflower-event-winter-hidden = { $seat } kap { $n } téllapkát
keyflower-event-season = { $season-begins }
keyflower-event-loads = { $n ->
    [0] { $m ->
        [0] A hajón ({ $boat }): semmi
       *[other] A hajón ({ $boat }): { $skills }
    }
   *[other] { $m ->
        [0] A hajón ({ $boat }): { $workers }
       *[other] A hajón ({ $boat }): { $workers }, { $skills }
    }
}
keyflower-event-offers = Árverésre kerül: { $tiles }
keyflower-event-bids = { $seat }: { $n } { $worker-instrumental } licitál { $tile-article } { $tile-sublative }
keyflower-event-outbid = { $seat } licitjét túllicitálták { $tile-article } { $tile-superessive }: { $workers } elvihető
keyflower-event-uses = { $seat } használja { $tile-article } { $tile-accusative } ({ $workers })
keyflower-event-uses-other = { $seat } használja { $tile-article } { $tile-accusative } ({ $workers }; { $owner } falujában)
keyflower-event-moves = { $seat } elvisz { $n } { $worker-accusative } { $tile-article } { $tile } mellől
keyflower-event-stands-up = { $seat } fekvő munkásai felállnak ({ $tile }): mostantól csak { $worker } kerülhet oda
keyflower-event-passes = { $seat } passzol
keyflower-event-makes = { $seat } termel: { $goods } ({ $tile-article } { $tile-superessive })
keyflower-event-makes-nothing = { $seat } nem kap semmit { $tile-article } { $tile-delative }
keyflower-event-pays = { $seat } fizet: { $pieces }
keyflower-event-declines = { $seat } nem fizet ({ $tile })
keyflower-event-greens = { $seat } kap { $n } zöld munkást
keyflower-event-draws = { $seat } húz 1 { $worker-accusative }
keyflower-event-draws-hidden = { $seat } húz 1 munkást
keyflower-event-draws-skill = { $seat } húz 1 { $skill-accusative }
keyflower-event-draws-skill-hidden = { $seat } húz 1 jártasságlapkát
keyflower-event-carries = { $seat } szállít 1 { $good-accusative } { $source-article } { $source-delative } { $tile-article } { $tile-sublative }
keyflower-event-upgrades = { $seat } fejleszti { $tile-article } { $tile-accusative } ({ $goods })
keyflower-event-season-over = { $season-ends }
keyflower-event-returns = { $seat } visszakapja a vesztes licitjeit: { $workers }
keyflower-event-unsold = Licit nélkül kikerül a játékból: { $tiles }
keyflower-event-wins = { $seat } megnyeri { $tile-article } { $tile-accusative } { $n } munkással
keyflower-event-wins-workers = { $seat } megkapja { $tile-article } { $tile-superessive } lévő munkásokat: { $workers }
keyflower-event-takes-back = { $seat } elveszi a faluja lapkáin lévő munkásokat: { $workers }
keyflower-event-takes-boat = { $n ->
    [0] { $m ->
        [0] { $seat } { $boat-article } { $boat-accusative } választja: semmi
       *[other] { $seat } { $boat-article } { $boat-accusative } választja: { $skills }
    }
   *[other] { $m ->
        [0] { $seat } { $boat-article } { $boat-accusative } választja: { $workers }
       *[other] { $seat } { $boat-article } { $boat-accusative } választja: { $workers }, { $skills }
    }
}
keyflower-event-takes-boat-tile = { $seat } a falujába veszi { $boat-article } { $boat-accusative }
keyflower-event-wins-turn-order = { $seat } a falujába veszi { $tile-article } { $tile-accusative }
keyflower-event-gift-green = { $seat } kap 1 zöld munkást (1b nyári hajó)
keyflower-event-lays = { $seat } lehelyezi { $tile-article } { $tile-accusative } { $beside-article } { $beside } mellé, { $direction-sublative }
keyflower-event-set-aside = { $seat } félreteszi { $tile-article } { $tile-accusative }: sehová sem illik
keyflower-event-keeps = { $seat } árverésre bocsátja: { $tiles }
keyflower-event-kept = { $seat } árverésre bocsát { $n } téllapkát
keyflower-event-points = { $seat } szerez { $points } pontot
keyflower-event-wins-game = { $seat } nyer: { $points } pont
keyflower-event-shared = { $n } játékos osztozik a győzelmen: { $points } pont

## Elutasítások: mi nem lehetséges, kettőspont, miért

keyflower-refused-unknown = Ezt nem lépheted meg: ilyen lépés nincs ebben a játékban
keyflower-refused-over = Nem játszhatsz tovább: a játszma véget ért
keyflower-refused-order = Ezt most nem teheted meg: most { $step } következik
keyflower-refused-drawing = Ezt most nem teheted meg: éppen húzás van
keyflower-refused-no-draw = Ezt most nem adhatod meg: senki sem húz
keyflower-refused-none-left = Ezt nem húzhattátok: nincs több { $piece }
keyflower-refused-none-left-tile = Ezt nem húzhattátok: { $tile-article } { $tile } nincs a megmaradt lapkák között
keyflower-refused-not-offered = Nem licitálhatsz { $tile-article } { $tile-sublative }: most nincs árverésen
keyflower-refused-boat-bid = Hajóra nem licitálhatsz: hajót az évszak végén lehet választani
keyflower-refused-not-usable = Nem használhatod { $tile-article } { $tile-accusative }: nincs hatása
keyflower-refused-not-here = Nem használhatod { $tile-article } { $tile-accusative }: egyik faluban sincs, és árverésen sincs
keyflower-refused-full = Nem használhatod { $tile-article } { $tile-accusative }: legfeljebb 6 munkás lehet rajta, több nem fér el
keyflower-refused-few = Ilyen kevés munkással nem használhatod { $tile-article } { $tile-accusative }: legalább { $n } munkás kell
keyflower-refused-many = Ennyi munkást nem rakhatsz { $tile-article } { $tile-sublative }: csak { $n } munkás fér el
keyflower-refused-bid-low = Ilyen keveset nem licitálhatsz { $tile-article } { $tile-sublative }: legalább { $n } munkás kell hozzá
keyflower-refused-colour = Ez a szín nem kerülhet { $tile-article } { $tile-sublative }: oda csak { $worker } kerülhet
keyflower-refused-own-colour = Ez a szín nem kerülhet { $tile-article } { $tile-sublative }: a licited ott más színű ({ $worker })
keyflower-refused-one-colour = Nem keverheted a színeket: egyszerre csak azonos színű munkásokat rakhatsz le
keyflower-refused-screen-first = Ezt most nem rakhatod le: előbb a paraván mögötti munkások jönnek, kék, piros, sárga, zöld sorrendben, utánuk a vesztes licitek
keyflower-refused-screen = { $n ->
    [0] Ennyit nem rakhatsz le: nincs { $worker } a paravánod mögött
   *[other] Ennyit nem rakhatsz le: { $n } { $worker } van a paravánod mögött
}
keyflower-refused-cannot = Ide nem helyezhetsz munkást ({ $tile }): legalább { $need } kell, és neked { $n } van
keyflower-refused-cannot-any = Ide nem helyezhetsz munkást ({ $tile }): egy színből legalább { $need } kell, és neked { $n } van
keyflower-refused-no-group = Nem vihetsz el munkást { $tile-article } { $tile } mellől: nincs ott licited
keyflower-refused-winning = Nem vihetsz el munkást { $tile-article } { $tile } mellől: a licited ott nyerésre áll
keyflower-refused-group-colour = Nem vihetsz el munkást { $tile-article } { $tile } mellől: { $worker } nem kerülhet oda, ahová raknád
keyflower-refused-group-again = Nem vihetsz el munkást { $tile-article } { $tile } mellől: már úton vannak
keyflower-refused-more-needed = Még nem végeztél: { $n } további munkás kell
keyflower-refused-no-piece = Ezt nem fizetheted: nincs { $piece } a paravánod mögött
keyflower-refused-cost-kind = Ezt nem fizetheted: { $tile-article } { $tile } mást kér
keyflower-refused-not-choice = Ezt nem kaphatod: a lapka nem ad ilyet ({ $good })
keyflower-refused-none-supply = Ezt nem kaphatod: a készletben nincs több { $good }
keyflower-refused-not-there = Ezt nem szállíthatod: { $tile-article } { $tile-superessive } nincs { $good }
keyflower-refused-not-own = Itt ezt nem teheted meg: { $tile-article } { $tile } nincs a faludban
keyflower-refused-no-way = Innen nem szállíthatsz ({ $good }): { $tile-article } { $tile-delative } nem vezet tovább út
keyflower-refused-no-road = Oda nem szállíthatsz: arra nem vezet út ({ $direction })
keyflower-refused-no-tile = Oda nem szállíthatsz: ott nincs lapkája a faludnak ({ $direction })
keyflower-refused-carries-spent = Nem szállíthatsz tovább: nincs több szállítási lépésed
keyflower-refused-upgrades-spent = Nem fejleszthetsz tovább: nincs több fejlesztésed
keyflower-refused-upgraded = Nem fejlesztheted { $tile-article } { $tile-accusative }: már fejlesztve van
keyflower-refused-not-upgradable = Nem fejlesztheted { $tile-article } { $tile-accusative }: nincs másik oldala
keyflower-refused-missing = Nem fejlesztheted { $tile-article } { $tile-accusative }: ez hiányzik hozzá ({ $pieces })
keyflower-refused-wrong-payment = Így nem fizethetsz: { $tile-article } { $tile } fejlesztése mást kér
keyflower-refused-boat-taken = Nem választhatod { $boat-article } { $boat-accusative }: már elkelt
keyflower-refused-boat-absent = Nem választhatod { $boat-article } { $boat-accusative }: nincs játékban
keyflower-refused-not-dealt = Nem bocsáthatod árverésre { $tile-article } { $tile-accusative }: nem te kaptad
keyflower-refused-not-in-hand = Nem helyezheted le { $tile-article } { $tile-accusative }: nincs ilyen lehelyezni való lapkád
keyflower-refused-fits-nowhere = Most nem helyezheted le { $tile-article } { $tile-accusative }: sehová sem illik
keyflower-refused-occupied = Ide nem helyezhetsz lapkát ({ $cell }): itt már van egy
keyflower-refused-apart = Ide nem helyezhetsz lapkát ({ $cell }): nem érintené a faludat
keyflower-refused-edges = Ide nem helyezheted { $tile-article } { $tile-accusative } ({ $cell }): az érintkező széleknek egyezniük kell

## Ami most következik, a keyflower-refused-order mondatához

keyflower-now-homes = az otthonlapkák kiosztása
keyflower-now-screens = az első munkások húzása
keyflower-now-deal = a téllapkák kiosztása
keyflower-now-load = a munkások hajóra szállása
keyflower-now-load-skills = a jártasságlapkák kirakása a hajókra
keyflower-now-offer = az évszak lapkáinak kirakása
keyflower-now-draw = a munkáshúzás
keyflower-now-draw-skills = a jártasságlapka-húzás
keyflower-now-gift = a nyári hajó munkáshúzása
keyflower-now-turn = licit, használat vagy passz
keyflower-now-workers = a munkások kiválasztása
keyflower-now-cost = a fizetés
keyflower-now-choose = az erőforrás kiválasztása
keyflower-now-transport = a szállítás és fejlesztés
keyflower-now-direction = az erőforrás útja
keyflower-now-payment = a fejlesztés kifizetése
keyflower-now-end = a forduló vége
keyflower-now-keep = a téllapkák kiválasztása
keyflower-now-boat = a hajóválasztás
keyflower-now-lay = egy lapka lehelyezése
keyflower-now-cell = a lapka helye
keyflower-now-rotation = a lapka elforgatása
keyflower-now-over = a végeredmény

## Tények: mi szól egy lépéssor mellett vagy ellen, egy mondat tagjai

keyflower-fact-leads = megnyered { $tile-article } { $tile-accusative }, ha nem licitálnak túl
keyflower-fact-worth = neked most ennyit ér: { $points }
keyflower-fact-outbids = túllicitált játékos: { $rival }
keyflower-fact-reserve = emeléshez marad { $workers }
keyflower-fact-colour = oda ezután csak { $worker } kerülhet
keyflower-fact-brings = hoz: { $gains }
keyflower-fact-upgrades = fejleszted { $tile-article } { $tile-accusative }
keyflower-fact-points = a mostani állás szerint +{ $points }
keyflower-fact-carries = szállítasz: { $goods }
keyflower-fact-joins = { $n ->
    [one] csatlakozik: { $roads }
   *[other] a lapkákhoz összesen csatlakozik: { $roads }
}
keyflower-fact-returns = a munkások az évszak végén visszajönnek
keyflower-fact-owner-gets = a munkásokat { $owner } kapja
keyflower-fact-keeps = megmarad { $workers }
keyflower-fact-left = utána marad { $workers }
