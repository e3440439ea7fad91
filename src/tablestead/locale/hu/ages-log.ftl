### Amit a napló egy eseményről mond, és miért nem lehetséges egy lépés.

## Események: egy-egy sor, elöl a játékos neve

ages-event-rolls = { $seat } dob { $n } kockával
ages-event-rolled = { $seat } ezt dobja: { $shows }
ages-event-rerolls = { $seat } újradobja: { $shows }
ages-event-stops = { $seat } minden kockát megtart
ages-event-leads = { $seat } a Vezetéssel újradobja: { $shows }
ages-event-preserves = { $seat } megduplázza az ételt 1 agyagedényért: most { $food } étel
ages-event-collects = { $seat } begyűjti: { $gains }
ages-event-lost-food = { $seat } elveszít { $n } ételt: az ételsor megtelt
ages-event-feeds = { $seat } ellát { $n } várost étellel: { $food } étel marad
ages-event-hit = { $seat } veszít { $points } pontot: { $disaster }
ages-event-averted = { $seat } elhárítja { $disaster-article } { $disaster-accusative }: { $by }
ages-event-goods-lost = { $seat } minden áruját elveszíti: { $disaster }
ages-event-spearheads = { $seat } felhasznál { $n } dárdafejet: az invázió még { $points } pontba kerül
ages-event-offers = { $seat } ajánlatot tesz. Kinek: { $partner }. Ad: { $give }. Kér: { $take }
ages-event-accepts = { $seat } elfogadja az ajánlatot
ages-event-refuses = { $seat } elutasítja az ajánlatot
ages-event-builds = { $seat } épít: { $building } ({ $n }/{ $boxes })
ages-event-finishes-city = { $seat } befejezi { $building-article } { $building-accusative }
ages-event-finishes-first = { $seat } elsőként fejezi be { $monument-article } { $monument-accusative }: +{ $points } pont
ages-event-finishes-later = { $seat } befejezi { $monument-article } { $monument-accusative }: +{ $points } pont
ages-event-spends-stone = { $seat } felhasznál 1 követ: 3 munkás
ages-event-builds-ship = { $seat } hajót épít: most { $n } hajó
ages-event-swaps = { $seat } hajóval cserél: 1 { $good } → 1 { $other }
ages-event-buys = { $seat } megvásárolja { $development-article } { $development-accusative } ({ $cost } érme)
ages-event-discards = { $seat } eldob 1 { $good-accusative }
ages-event-last-round-developments = { $seat } eléri { $n ->
    [5] az 5.
   *[other] a { $n }.
} fejlesztést: utolsó kör
ages-event-last-round-monuments = { $seat } az utolsó alkotást is befejezi: utolsó kör
ages-event-wins = { $seat } nyer: { $points } pont
ages-event-shares = { $seat } osztozik a győzelmen: { $points } pont

## Elutasítások: mi nem lehetséges, kettőspont, miért

ages-refused-unknown = Ezt nem lépheted meg: ilyen lépés nincs ebben a játékban
ages-refused-over = Nem játszhatsz tovább: a játszma véget ért
ages-refused-dice-count = Ez nem lehet a dobás: most { $n } kockával dobtok
ages-refused-no-roll = Most nem írhatsz be dobást: senki sem dob
ages-refused-rolling = Ezt most nem teheted meg: a kockák még gurulnak
ages-refused-order = Ezt most nem teheted meg: most { $step } következik
ages-refused-needs-development = Ezt nem teheted meg: hiányzik hozzá { $development-article } { $development } fejlesztés
ages-refused-needs-good = { $n ->
    [0] Ezt nem teheted meg: { $need } kell hozzá, és neked nincs
   *[other] Ezt nem teheted meg: { $need } kell hozzá, és neked csak { $n } van
}
ages-refused-only-late = Ezt nem teheted meg: ez egy másik kiadáshoz tartozik ({ $edition })
ages-refused-must-roll = Nem fejezheted be a fordulót: még nem dobtál
ages-refused-must-discard = Nem fejezheted be a fordulót: előbb dobj el { $n } árut
ages-refused-before-roll = Ezt már nem teheted meg: csak az első dobás előtt lehetséges
ages-refused-once = Ezt nem teheted meg újra: fordulónként csak egyszer lehetséges
ages-refused-rolling-over = Nem dobhatsz újra: a dobásoknak vége
ages-refused-locked = Ezt a kockát nem dobhatod újra: a koponyás kocka félre van téve
ages-refused-no-die = Ezt a kockát nem választhatod: egyik sem ezt mutatja ({ $face })
ages-refused-food-dice = Ennyit nem választhatsz: csak { $n } kocka ad ételt vagy munkást
ages-refused-no-trade-game = Nem cserélhetsz: ez nem a kereskedelmi játék
ages-refused-no-seat = Ezt az ajánlatot nem teheted meg: nincs ilyen hely ({ $n }.)
ages-refused-own-seat = Ezt az ajánlatot nem teheted meg: ez a saját helyed
ages-refused-offers-used = Nem tehetsz több ajánlatot: fordulónként legfeljebb { $n } lehetséges
ages-refused-nothing-to-trade = Itt nem cserélhettek: nincs mit ({ $partner })
ages-refused-offer-empty = Ezt az ajánlatot nem teheted meg: még nincs benne semmi
ages-refused-kind-twice = Ezt nem veheted hozzá: már szerepel az ajánlatban ({ $good })
ages-refused-giver-short = Ezt nem veheted hozzá: { $need } kellene, de a partnernek csak { $n } van ({ $partner })
ages-refused-track-end = Ezt nem teheted meg: a jelölőtüske túllépne a sora végén ({ $good })
ages-refused-same-kind = Így nem cserélhetsz: árut csak másik fajtára lehet cserélni
ages-refused-ships-used = Nem cserélhetsz: ebben a fordulóban nincs hozzá több hajód
ages-refused-no-ship = Nem cserélhetsz árut: nincs hajód
ages-refused-not-in-play = Ezt nem építheted: ebben a játszmában nincs játékban ({ $monument })
ages-refused-finished = Ide nem építhetsz: ezt már befejezted ({ $building })
ages-refused-no-workers = Nem építhetsz: nincs több munkásod
ages-refused-enough-workers = Nem használhatsz fel követ: a munkásaid minden üres rubrikára elegendők
ages-refused-ships-most = Nem építhetsz több hajót: legfeljebb { $n } lehet
ages-refused-owned = Nem vásárolhatod meg { $development-article } { $development-accusative }: ez a fejlesztés már a tiéd
ages-refused-one-purchase = Nem vásárolhatsz többet: fordulónként legfeljebb egy fejlesztés lehetséges
ages-refused-too-dear = Nem vásárolhatod meg { $development-article } { $development-accusative }: { $cost } érmébe kerül, és neked { $n } van rá
ages-refused-too-little = Így nem fizethetsz: ez csak { $n } a szükséges { $cost } érméből
ages-refused-no-discard = Nem dobhatsz el árut: nincs { $n } árunál több nálad

## Ami most következik, az ages-refused-order mondatához

ages-now-start = az első dobás
ages-now-rolling = a kockák dobása
ages-now-reroll = a megtartás vagy újradobás
ages-now-lead = a Vezetés
ages-now-food = a választás étel és munkás között
ages-now-spearheads = a dárdafejek felhasználása
ages-now-trade = a csere
ages-now-offer = az ajánlat összeállítása
ages-now-respond = a válasz az ajánlatra
ages-now-build = az építés
ages-now-buy = a vásárlás
ages-now-pay = a fizetés
ages-now-sell = az étel eladása
ages-now-discard = az eldobás
ages-now-end = a forduló vége
ages-now-over = a végeredmény

## Tények: mi szól egy lépéssor mellett vagy ellen, egy mondat tagjai

ages-fact-last-round = elindítja az utolsó kört
ages-fact-finishes-first = elsőként fejezed be { $monument-article } { $monument-accusative }: { $points }
ages-fact-finishes-later = befejezed { $monument-article } { $monument-accusative }: { $points }
ages-fact-race = { $rival }: innen már csak { $boxes } hiányzik
ages-fact-city = befejezed { $building-article } { $building-accusative }: a következő fordulótól { $dice }
ages-fact-buys = megveszed { $development-article } { $development-accusative }: { $points }
ages-fact-loses = veszteség: { $points } ({ $disaster })
ages-fact-hits = az ellenfelek vesztesége: { $points } ({ $disaster })
ages-fact-goods-lost = minden árud elvész: { $disaster }
ages-fact-preserves = megduplázod az ételt: { $food }
ages-fact-keeps = megtartod: { $shows }
ages-fact-risk = { $disaster } veszélye: { $n }%
ages-fact-feeds = minden városnak jut étel: { $n }%
ages-fact-progress = { $building }: { $n }/{ $boxes } rubrika
ages-fact-idle = kihasználatlan marad { $workers }
ages-fact-fed = minden városnak jut étel, marad { $n }
ages-fact-value = { $side ->
    [more] az áruid értéke nő: +{ $coins }
   *[less] az áruid értéke csökken: −{ $coins }
}
ages-fact-goods = { $coins } értékű árud marad
