### A terminál: a `tablestead` parancs és egy ott játszott játszma.

## Súgó a parancssorban

terminal-help = Asztal társasjátékokhoz: játszhatsz, nézhetsz és mérhetsz.
terminal-help-play = Játék a terminálban.
terminal-help-replay = Egy játszmalap szavakban.
terminal-help-rules = Egy játék szabályai.
terminal-help-arena = Botok játszanak egymás ellen, és megszámoljuk a győzelmeiket.
terminal-help-ladder = Minden bot játszik minden bottal, és Élő-pontot kap.
terminal-help-serve = Elindítja a szervert, és megnyitja az oldalt.
terminal-help-lang = A nyelv; nélküle a rendszeré.
terminal-help-version = A verzió, és hogy a motor le van-e fordítva.
terminal-help-usage = Használat:
terminal-help-arguments = Argumentumok:
terminal-help-options = Beállítások:
terminal-help-commands = Parancsok:
terminal-help-help = Ezt a súgót mutatja, és véget ér.
terminal-help-default = alapérték: { $value }
terminal-help-game = A játék: { $allowed }.
terminal-help-players = A játékosok száma. --seat és --bot nélkül a legjobb bot ellen játszol.
terminal-help-seat = Egy játékos neve vagy bot:NÉV. Megismételhető, helyenként egyszer.
terminal-help-bot = Bot az utolsó helyek egyikére. Megismételhető.
terminal-help-option = { $game }: { $text }
terminal-help-start = A kezdőjátékos helyének száma vagy random.
terminal-help-seed = Egy szám, amellyel a dobások és a húzások mindig ugyanazok.
terminal-help-real = A saját asztalodnál dobsz és húzol, és beírod, mi lett.
terminal-help-resume = Egy mentett játszma folytatása. A botról elnevezett helyen az a bot játszik.
terminal-help-plain = Egyszerű sorok képernyőolvasóhoz, vagy táblázatok. Egyik nélkül: képernyőn táblázatok.
terminal-help-file = A játszmalap fájlja, vagy - a csővezeték tartalmához.
terminal-help-step = A játszma fordulónként.
terminal-help-json = Válasz JSON-ban, programok számára.
terminal-help-perspective = Úgy mutatja a játszmát, ahogy ez a hely látta; e nélkül úgy, ahogy mindenki.
terminal-help-rule = Egy szabály jele, például A-T2.
terminal-help-search = Szabályok ezekkel a szavakkal.
terminal-help-bots = Helyenként egy bot, vagy egy mindenhová.
terminal-help-games = A játszmák száma.
terminal-help-arena-players = A játékosok száma; nélküle a botok száma.
terminal-help-ladder-bots = A botok; ha nem nevezel meg egyet sem, minden szint és fok. Az elsőnek 1000 pontja van.
terminal-help-ladder-games = Hány játszma jut minden lehetséges asztalra.
terminal-help-ladder-players = A játékosok száma egy asztalnál.
terminal-help-jobs = A folyamatok száma; nélküle magonként egy.
terminal-help-seconds = Egy fordulóra jutó processzoridő másodpercben annak a botnak, amely óra szerint gondolkodik.
terminal-help-dataset = Botok játszmáit írja egy mappába, játszmalapként és tömbként, kutatáshoz.
terminal-help-dataset-bots = Helyenként egy bot, vesszővel elválasztva, vagy egy mindenhová.
terminal-help-out = A mappa. Ha a játszmák egy része már megvan, csak a többit játssza le.
terminal-help-ray = Játék egy Ray-klaszteren; cím nélkül ezen a gépén.
terminal-help-train = Egy játék mestere önmaga ellen játszva tanul.
terminal-help-train-out = A mappa. A félbeszakított tanulás onnan folytatódik.
terminal-help-rounds = A tanulás fordulóinak száma.
terminal-help-train-games = Játszmák száma egy fordulóban.
terminal-help-trial = Hány próbajátszma dönt: amit tanult, csak akkor marad meg, ha nyer vele.
terminal-help-backup = Minden asztalt egy fájlba ír, akár fut a szerver, akár nem.
terminal-help-restore = Egy ilyen fájl asztalait üres adatbázisba olvassa.
terminal-help-backup-file = A biztonsági mentés fájlja.
terminal-help-admin = Egy szerver gondozása: az asztalok, és akik elrontják a játékot. Közben futhat a szerver, másodperceken belül észreveszi.
terminal-help-admin-list = Az asztalok, elöl a legutóbbi; a bejelentések; és hogy ki van kitiltva vagy elnémítva.
terminal-help-admin-close = Egy játszmát győztes nélkül lezár; a várakozó asztalt törli.
terminal-help-admin-mute = Akié a hely, az egyik asztalnál sem írhat többé a csevegésbe.
terminal-help-admin-unmute = Újra írhat.
terminal-help-admin-ban = Minden kérést elutasít, ami egy címről vagy hálózatból jön.
terminal-help-admin-unban = Újra beengedi.
terminal-help-admin-remove-name = A hely számát írja a név helyére.
terminal-help-admin-erase = Törli a hely gazdájának neveit és üzeneteit minden asztalnál.
terminal-help-admin-log = Mi történt ezekkel a parancsokkal, mikor és ki által.
terminal-help-admin-table = Az asztal: amivel a címe végződik.
terminal-help-admin-seat = A hely, 1-től számolva.
terminal-help-admin-address = Egy cím, vagy egy hálózat, például 192.0.2.0/24.
terminal-admin-done = Kész
terminal-admin-none = Itt nincs adatbázis: { $path }
terminal-admin-nothing = Nincs mivel ezt megtenni: lásd tablestead admin list
terminal-admin-ban = kitiltva ({ $date } óta): { $value }
terminal-admin-mute = elnémítva ({ $date } óta): { $value }
terminal-admin-report = bejelentve ({ $date }), asztal: { $table }, hely: { $n }: { $name }: { $text }
terminal-admin-report-name = bejelentve ({ $date }), asztal: { $table }, hely: { $n }: a név: { $name }
terminal-help-verify = Csak ellenőriz: a fájl minden asztalát újrajátssza, és semmit sem változtat.
terminal-help-host = A szerver címe; 0.0.0.0: a hálózaton mindenki eléri.
terminal-help-port = A port; ha foglalt, a következő szabad port, de --url mellett nem.
terminal-help-database = Ami az asztalokat megőrzi: egy fájl vagy { $value }. Enélkül az, amit a TABLESTEAD_DATABASE mond, különben egy fájl a szokásos helyen.
terminal-help-workers = Hány folyamat szolgál ki; egynél többhöz PostgreSQL kell.
terminal-help-url = A nyilvános cím, például { $value }, ha webszerver áll előtte.
terminal-help-keep = Ennyi nap után törlődik az asztal, amelyhez senki sem nyúlt.
terminal-help-keep-finished = Ennyi nap után törlődik a befejezett asztal.
terminal-help-tables-per-hour = Hány asztal nyitható egy címről egy órában.
terminal-help-sockets = Hány kapcsolata lehet egy címnek egyszerre.
terminal-help-patience = Hány perc távollét után játszhat bot egy játékos helyett, ha nincs óra.
terminal-help-patience-live = Ugyanez élő óránál.
terminal-help-smtp = A levelezőszerver, például { $value }, amelyen a játékosok megtudják, hogy ők jönnek. Enélkül az, amit a TABLESTEAD_SMTP mond, különben nincs levél.
terminal-help-mail-from = A levelek feladója, ha nem a --smtp felhasználója.
terminal-help-contact = Ahol az értesítési szolgáltatók elérnek: { $value }. Enélkül a --url címe.
terminal-help-call-after = Hány perc után tudja meg az asztaltól távol lévő játékos, hogy ő jön.
terminal-help-log = A szerver jelentései: szöveges sorok, vagy programoknak JSON.
terminal-help-open = Megnyissa-e az oldalt a böngészőben.
terminal-compiled = lefordítva
terminal-pure = fordítás nélkül

## Mi a baj a parancssorral vagy egy fájllal

terminal-line = { $line }. sor: { $text }
terminal-usage = A parancssort nem értettük
terminal-no-command = Nincs ilyen parancs: { $value }. Van: { $allowed }
terminal-no-option = Nincs ilyen beállítás: { $option }
terminal-needs-value = Ehhez a beállításhoz érték kell: { $option }
terminal-missing = Valami hiányzik a parancssorból: { $name }
terminal-needs-extra = A parancshoz nem telepített csomag kell ({ $name }). Így telepíthető: { $text }
terminal-unreadable = A fájl nem olvasható: { $path }
terminal-no-text = A fájl nem szöveg: { $path }
terminal-unwritable = A fájl nem írható: { $path }
terminal-exists = A fájl már létezik, és nem játszmalap, ezért érintetlen marad: { $path }
terminal-finished = Ez a játszma véget ért. Megnézheted így: tablestead replay { $path }
terminal-other-game = Ez egy másik játék játszmalapja: { $game }
terminal-resume-options = A mentett játszma megtartja a beállításait: { $option } nem változtatható
terminal-no-rule = Nincs ilyen szabály: { $value }. A szabályok: { $allowed }
terminal-nothing-found = Egy szabályban sincsenek ezek a szavak: { $value }
terminal-no-value = A fájl nem használható ehhez a beállításhoz ({ $option }), mert nem JSON: { $path }
terminal-cannot-listen = A szerver itt nem érhető el ({ $value }): { $text }
terminal-no-origin = Ez nem nyilvános cím (ilyen kell: { $expected }, utána semmi): { $value }
terminal-listening = Tablestead: { $value }  (leállítás: Ctrl-C)
terminal-listening-network = A hálózaton másoknak: { $value }
terminal-port-busy = Foglalt port: { $port }, próbáljuk ezt: { $last }.
terminal-backed-up = { $n } asztal elmentve: { $path }
terminal-restored = { $n } asztal visszaállítva: { $path }
terminal-verified = { $n } asztal újrajátszható ({ $going } folyamatban, { $over } befejezett; { $lines } sor, { $chat } üzenet): { $path }

## Egy játszma

terminal-player = { $n }. játékos
terminal-welcome = Írj be egy számot a listából, vagy egy lépést a jelöléssel. A ? megmutatja a parancsokat.
terminal-turn = { $text } · { $seat }
terminal-pass-device = Add tovább az eszközt. Következik: { $seat }, Enterrel:
terminal-enter = (Enter)
terminal-costs = ára: { $goods }
terminal-reroll = Írd be az újradobandó kockák számát, például 1 3. A 0 mindet megtartja.
terminal-reroll-lead = Írd be az újradobandó kockák számát, például 1 3. A 0 mindet megtartja. Vezetéssel egy kocka: lead 2, lead skull.
terminal-type-roll = { $n ->
    [one] Dobj 1 kockával, és írd be az oldalát számmal vagy szóval.
   *[other] Dobj { $n } kockával, és írd be az oldalakat számmal vagy szóval, például 1 1 3.
}
terminal-dice-prompt = Kockák
terminal-no-number = Ez a szám nincs a listában: { $value }
terminal-no-die = { $n ->
    [one] Csak 1 kocka választható: { $value }
   *[other] A választható kockák száma 1–{ $n }, mindegyik egyszer: { $value }
}
terminal-see-rule = A szabályhoz írd be: ? { $rule }
terminal-command-moves = Egy szám választ a listából, egy második megmondja, hányszor: 4 3. A jelölés is jó: { $text }
terminal-command-rules = ? rules a szabályok listája, ? { $rule } egy szabályt mutat, ? { $word } a szabályokban keres
terminal-command-why = why: az utolsó elutasítás szabálya, why { $text }: lehetséges-e egy lépés
terminal-command-sheet = sheet: minden, ami az asztalon van
terminal-command-log = log: az utolsó fordulók, log all: az egész játszma
terminal-command-undo = undo: az utolsó döntésed visszavonása
terminal-command-hint = hint: mit tenne a legjobb bot
terminal-command-save = save FÁJL: a játszmalap mentése
terminal-command-quit = quit: a játszmalap mentése és kilépés
terminal-undone = Visszavonva: { $text }
terminal-hint = Tipp: { $text }
terminal-hint-or = Vagy: { $text }
terminal-hint-win = A győzelem esélye: { $n }%
terminal-hint-expects = Várható végeredmény: { NUMBER($n, minimumFractionDigits: 1) }
terminal-hint-margin = { $side ->
    [ahead] Várhatóan { NUMBER($n, minimumFractionDigits: 1) } pont előny
    [behind] Várhatóan { NUMBER($n, minimumFractionDigits: 1) } pont hátrány
   *[even] Várhatóan holtverseny
}
terminal-saved = A játszmalap mentve: { $path }
terminal-resume = Később így folytathatod: tablestead play { $game } --resume { $path }
terminal-possible = Ez lehetséges
terminal-nothing-refused = Még semmit sem utasítottunk el. Írj utána egy lépést: why { $text }
terminal-unfinished = A játszma nem ért véget
terminal-step = Forduló: { $n }/{ $all }. Enter: tovább, b: vissza, szám: ugrás egy fordulóra, q: vége
terminal-sheet = { $seat } · { $text }
terminal-item = { $name }: { $value }
terminal-place = { $place }. hely: { $seat } · { $text }

## Roll Through the Ages

terminal-ages-dice = Kockák: { $text }
terminal-ages-letters = Betűk: { $text }
terminal-ages-locked = { $face } (félretéve)
terminal-ages-forecast = Ha mind marad: { $text }. Étel élelmezés után: { $after }. Éhező városok: { $unfed }
terminal-ages-disaster = Csapás: { $disaster }
terminal-ages-over-limit = Áru a 6-os határ felett: { $n }
terminal-ages-power = Elkölthető: { $n } (érme: { $coins }, áru: { $goods }, étel: { $food })
terminal-ages-offer = Ajánlat. { $seat } adja: { $give }. { $partner } adja: { $take }
terminal-ages-left = üres: { $n }
terminal-ages-only-coins = Fizetés csak érmével
terminal-ages-sum = értéke { $n }
terminal-ages-waste = { $n ->
    [0] pontosan
   *[other] elvész: { $n }
}
terminal-ages-boxes = { $building }: { $n }/{ $boxes }
terminal-ages-goods-value = az áruk értéke

## Milestones

terminal-milestones-row = Szabad számok, { $row } sor: { $text }
terminal-milestones-piece = Figura: { $n }. munkahely
terminal-milestones-signs = Jelek: { $text }
terminal-milestones-letters = A munkások és bónuszlapkáik: { $text }
terminal-milestones-supplied = piac liszttel
terminal-milestones-site = ide ház építhető
terminal-milestones-short = Röviden: mill a move mill helyett, E5 E6 E7 egy útszakasz, A2-A3-B2 egy ház, Q1|C3 at 3 egy munkáslapka
terminal-milestones-drawn = Húzás
terminal-milestones-type-lot = Írd be az erőforrását számmal, szóval vagy betűvel. Egymás után többet is: stone wood coin
terminal-milestones-type-tile = Írd be a két munkását, például Q1|C3; egymás után több lapkát is. A húzópakliban: { $n }
terminal-milestones-goods-left = maradt erőforrás

## Keyflower

terminal-keyflower-signs = Jelek: = út, ~ víz, | egyik sem, + fejlesztett. Betűk: { $text }
terminal-keyflower-tile = ? { $name } megmutat egy lapkát, és így bármelyik másikat
terminal-keyflower-order = Sorrend: { $text }
terminal-keyflower-holds = { $name } ({ $piece })
terminal-keyflower-passed = { $name } (passzolt)
terminal-keyflower-on = rajta: { $text }
terminal-keyflower-next-use = következő használat: legalább { $n } munkás
terminal-keyflower-full = több munkás nem fér rá
terminal-keyflower-leads = { $seat } vezet: { $text }
terminal-keyflower-loses = { $seat } túllicitálva: { $text }
terminal-keyflower-taken = elkelt ({ $seat })
terminal-keyflower-screen = A paravánod mögött: { $text }
terminal-keyflower-to-lay = lerakásra vár: { $text }
terminal-keyflower-known = { $n } (ismert: { $text })
terminal-keyflower-village = Falu: { $seat }
terminal-keyflower-aside = félretéve
terminal-keyflower-free = szabad: { $text }
terminal-keyflower-touches = { $direction }: { $tile } ({ $edge })
terminal-keyflower-free-edges = szabad, { $edge }: { $text }
terminal-keyflower-needs = { $most ->
    [0] { $tile }: legalább { $n }
   *[other] { $tile }: legalább { $n }, legfeljebb { $most }
}
terminal-keyflower-chosen = Kiválasztva: { $text }
terminal-keyflower-bids = Licit
terminal-keyflower-uses-offered = Egy árverezett lapka használata
terminal-keyflower-uses-own = A saját falud egy lapkájának használata
terminal-keyflower-uses-of = Egy másik falu lapkájának használata: { $seat }
terminal-keyflower-rival = { $seat } vezet, licitje { $n }

## Az aréna

terminal-arena-title = Játszmák: { $n }, mag: { $value }, másodperc: { NUMBER($seconds, minimumFractionDigits: 1) }
terminal-arena-wins = Győzelem
terminal-arena-interval = 95%-os intervallum
terminal-arena-average = Átlag
terminal-arena-median = Medián
terminal-arena-range = Legkisebb … legnagyobb
terminal-arena-line = { $name }: győzelem { NUMBER($rate, minimumFractionDigits: 1) }% (95%-os intervallum: { NUMBER($low, minimumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1) }%), átlag { NUMBER($average, minimumFractionDigits: 1) }, medián { NUMBER($median, minimumFractionDigits: 1) }
terminal-arena-more = A győztes átlaga: { NUMBER($winner, minimumFractionDigits: 1) }, körök: { NUMBER($rounds, minimumFractionDigits: 1) }
terminal-ladder-title = Élő-pontok { $n } játékossal, mag: { $value }; 1000 pont: { $name }
terminal-ladder-elo = Élő-pont
terminal-ladder-games = Játszma
terminal-ladder-line = { $name }: { NUMBER($elo, useGrouping: 0) } Élő-pont (95%-os intervallum: { NUMBER($low, useGrouping: 0) } … { NUMBER($high, useGrouping: 0) }), győzelem: { NUMBER($rate, minimumFractionDigits: 1) }%, játszma: { $n }
terminal-percent = { NUMBER($n, minimumFractionDigits: 1) }%
terminal-percent-range = { NUMBER($low, minimumFractionDigits: 1) } … { NUMBER($high, minimumFractionDigits: 1) }%
terminal-number = { NUMBER($n, minimumFractionDigits: 1) }
terminal-making-games = Játszmák
terminal-making-arrays = Tömbök
terminal-games-made = Játszmák itt: { $path }: { $n }, ebből most: { $played }
terminal-making-fit = Tanulás
terminal-making-match = Próba
terminal-round = { $n }. forduló: { $samples } minta, hiba { NUMBER($error, minimumFractionDigits: 2) } (ökölszabályok: { NUMBER($thumb, minimumFractionDigits: 2) }); { $games } próbajátszmából { $won } győzelem, egyenlő erőnél { $expected } járna: { $kept ->
    [0] nem marad meg
   *[other] megmarad
}
terminal-trained = Ami alapján a mester ítél: { $path }
terminal-untrained = Amit tanult, azzal egyszer sem nyerte meg a próbát: több játszma kell
terminal-ray-jobs = A --jobs és a --ray nem fér össze

terminal-help-learn = Tanulj meg egy játékot játszva: a leckéi, vagy egy közülük.
terminal-help-lesson = A lecke száma vagy neve; nélküle a leckék listája.
terminal-help-task = Az a feladat, amellyel kezdődjön.
terminal-no-lesson = Nincs ilyen lecke: { $value }. Van: { $allowed }
terminal-learn-welcome = Írd be, amire a feladat kér, vagy a lista egyik számát. A show megcsinálja helyetted, a back és a skip másik feladatra lép, a ? segít, a quit kilép.
terminal-learn-enter = Enterrel tovább.
terminal-learn-over = Ennyi volt a lecke.
terminal-learn-resume = Így folytathatod: tablestead learn { $game } { $name } --task { NUMBER($n, useGrouping: 0) }

## Egy elemzés

terminal-help-analyse = Értékeli egy játszma minden döntését, és elválasztja a szerencsét a játéktól.
terminal-help-analyse-file = A játszmalap fájlja, - a csővezeték tartalmához, vagy egy mappa játszmalapokkal.
terminal-help-depth = Milyen alaposan: másodpercek, percek, vagy ameddig tart.
terminal-help-judged = Csak ezt a helyet értékeli, aszerint, amit tudhatott.
terminal-help-html = Ebbe a fájlba is kiírja, olyan oldalként, amelyhez nem kell semmi más.
terminal-help-save-analysis = A játszmalapot az elemzéssel együtt ebbe a fájlba írja.
terminal-analysis-grade = Így játszott
terminal-analysis-mean = Vesztett pont nyílt döntésenként
terminal-analysis-marks = Pontatlanság · hiba · baklövés
terminal-analysis-start = Várható előny az elején
terminal-analysis-loss = Veszteség saját döntésekből
terminal-analysis-others = Nyereség mások döntéseiből
terminal-analysis-luck = Szerencse
terminal-analysis-result = Előny a végén
terminal-analysis-without = Előny szerencse nélkül
terminal-analysis-turned = Itt fordult meg
terminal-analysis-change = { $text }: { $before }% → { $after }%
terminal-analysis-hundredths = { NUMBER($n, minimumFractionDigits: 2) }
terminal-analysis-slip = pontatlanság
terminal-analysis-mistake = hiba
terminal-analysis-blunder = baklövés
terminal-analysis-place = { $n }. { $text }
terminal-analysis-decision = { $text }: { $mark }
terminal-analysis-points = { NUMBER($n, minimumFractionDigits: 1) } pont
terminal-analysis-win = nyerési esély { $n }%
terminal-analysis-played = Ezt játszotta: { $text } (előny: { NUMBER($n, minimumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1) })
terminal-analysis-better = Jobb lett volna: { $text } (előny: { NUMBER($n, minimumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1) })
terminal-analysis-none = Nincs egyértelmű hiba.
terminal-analysis-exact = A dobások esélyei pontosak; ami a forduló után jön, az becslés.
terminal-analysis-estimated = Az előnyök és az esélyek becslések, a ± 100-ból 95 esetre szól; a bizonytalan különbség kevesebbet számít, és hibát csak egyértelmű különbség jelez.
terminal-analysis-curve = Nyerési esély fordulónként: { $name }
terminal-analysis-player = Játékos
terminal-analysis-nameless = név nélkül
terminal-analysis-empty = Itt nincs játszmalap: { $path }
terminal-analysis-one = A --html, a --save és a --seat egyetlen játszmalaphoz való
