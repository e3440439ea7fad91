### Mi a baj egy sorral, egy beállítással vagy egy játszmalappal.

error-line-empty = A sor üres
error-beyond-turn = A sor ott is folytatódik, ahol már más döntés következik. Semmi sem történt
error-word = Ismeretlen szó: { $word }. Itt lehetséges: { $allowed }
error-word-extra = Eggyel több a szó „{ $verb }” után: { $word }
error-word-missing = Hiányzik valami „{ $verb }” után. Lehetséges: { $allowed }

error-game-unknown = Nincs ilyen játék: { $game }. Van: { $allowed }
error-bot-unknown = Nincs ilyen bot: { $bot }. Van: { $allowed }
error-bot-clock = Ez a bot óra szerint gondolkodik, ezért egy mag nem ismételné meg a játszmáit: { $bot }. Add meg, hányszor gondolkodjon fordulónként, például { $allowed }
error-plugin = Ez a bővítmény nem használható: { $name }, forrása: { $value }. Oka: { $text }
error-no-observation = Ehhez a játékhoz nincs megfigyelés tanulóprogramoknak: { $game }
error-batch-action = A köteg { $n } számú játékában nem játszható ki: { $action } ({ $text }). { $why }
error-extra-missing = Hiányzik ez a csomag: { $name }. Telepítése: pip install { $extra }
error-option-unknown = Nincs ilyen beállítás: { $option }. Van: { $allowed }
error-option-value = A beállítás ({ $option }) nem lehet ez: { $value }. Lehetséges: { $allowed }
error-option-unsettled = Ez a beállítás még a véletlenre vár: { $option }
error-option-trade-solo = Egyedül nem lehet cserélni: a kereskedelmi játékhoz 2–4 játékos kell

error-record-start = Ez nem játszmalap: nem a „tablestead” szóval és egy számmal kezdődik
error-record-newer = A játszmalap formátuma ({ $version }) újabb, mint amit ez a program ismer ({ $known })
error-record-head = Ebből a sorból hiányzik a név vagy a kettőspont: { $text }
error-record-twice = Kétszer szerepel: „{ $name }”
error-record-missing = Hiányzik ez a sor: „{ $name }:”
error-record-cut = A játszmalap csonka: hiányzik az utolsó sora („end:”)
error-record-slow = Ennek a játszmalapnak a beolvasása túl sokáig tart: ilyen valódi játszma nincs
error-record-game = Nincs ilyen játék: { $game }
error-record-rules = Ez nem a szabályok változatszáma: { $text }
error-record-seats = A helyek sorszámai nem illenek a játékosok számához ({ $players })
error-record-hidden = A játszmalapból hiányzik, amit egy játékos nem látott ({ $text }), ezért nem játszható vissza
error-record-over = A játszma már véget ért, de a játszmalap folytatódik: { $text }
error-record-seat = Nem ez a hely következik: { $text }. A sor elején ennek kell állnia: { $expected }
error-record-version = Ez a sor már nem felel meg a szabályoknak: { $text }. A játszmalap szabályváltozata: { $version }, ez itt: { $known }
error-record-after-end = A befejezés után is van valami
error-record-end = Ez nem egy játszma befejezése: { $text }
error-record-end-wrong = A befejezés nem illik az álláshoz: { $text }

error-board = A tábla nem használható, mert { $n } hiba van benne
error-board-long = A fájl túl hosszú egy táblához: legfeljebb { $n } karaktert olvasunk
error-board-json = Ez nem JSON: { $text } ({ $line }. sor, { $column }. oszlop)
error-board-object = A tábla egyetlen JSON-objektum, kapcsos zárójelben
error-board-missing = Hiányzik: „{ $name }”
error-board-unknown = A táblának nincs ilyen része: „{ $name }”
error-board-twice = Kétszer szerepel: „{ $name }”
error-board-shape = Ez nem úgy épül fel, ahogy kellene: „{ $name }”
error-board-row = Rossz a sor neve: { $row }. Itt ennek kell állnia: { $expected }
error-board-rows = { $n } sor túl sok: legfeljebb 7 lehet
error-board-parity = A sor ({ $row }) nem kezdődhet itt: first_hx { $n }. Az A, C, E és G sorban páros, a B, D és F sorban páratlan számok állnak
error-board-width = Túl széles ez a sor: { $row }. A hx 0-tól 18-ig tart
error-board-value = Ezen a csomóponton ({ $point }) nem állhat ez a szám: { $value }. Lehetséges: 1–5
error-board-hole = Ezen a csomóponton nincs szám: { $point }
error-board-start = A kezdőpiac nem állhat itt: { $point }. A táblán nincs ilyen csomópont
error-board-start-value = A kezdőpiac csomópontján ({ $point }) 0-nak kell állnia
error-board-second-start = Ezen a csomóponton nem állhat 0: { $point }. Az csak a kezdőpiacé
error-board-unreachable = Ez a csomópont nem érhető el a kezdőpiactól: { $point }
error-board-bush = Itt nem lehet bokor: { $triangle }. A táblán nincs ilyen háromszög
error-board-bush-twice = Ez a háromszög kétszer szerepel: { $triangle }
error-board-bush-count = Eltér a két szám: { $n } bokros háromszög, { $expected } bónuszlapka
error-board-bonus = Nincs ilyen bónuszlapka: { $name }. Lehetséges: Q, L, S, G és C
error-board-bonus-count = A bónuszlapkák száma ({ $name }) nem lehet ez: { $value }
error-board-tile = Ez nem munkáslapka: { $text }. Így írjuk: Q1|C3, a típusok Q, L, S, G, C, a számok 1–8
error-board-tiles-few = { $n } munkáslapka túl kevés: legalább 14 kell
error-board-tiles-many = { $n } munkáslapka túl sok: legfeljebb 99 lehet

error-lesson = A(z) { $path } lecke ({ $name } feladat): { $text }
error-lesson-done = Ez a feladat kész: lépj tovább a következőre
error-lesson-wait = A többiek játszanak: várj egy kicsit
error-no-lesson = Nincs ilyen lecke

error-worker-lost = Leállítottak egy folyamatot, amely játszmákat játszott. Ami kész, nem veszett el: futtasd újra a parancsot
error-judgement-missing = Hiányzik, amit a bot tanult: { $file }. Telepítsd újra a csomagot
error-judgement-damaged = Sérült, amit a bot tanult: { $file }. Telepítsd újra a csomagot
error-judgement-other = Amit a bot tanult, egy másik változathoz tartozik: { $file }. Telepítsd újra a csomagot, vagy tanítsd újra
error-training-other = Ez a mappa egy másik tanulásé: { $path }. Válassz másikat, vagy ugyanazt a játékot, játszmaszámot, próbát és magot
error-cluster = A Ray-klaszter nem érhető el ({ $value }): { $text }
error-cluster-lost = A Ray-klaszter kilencszer elvesztett egy játszmát: { $text }
error-cluster-version = A klaszter egyik gépén a tablestead változata { $version }, nem { $known }

error-dataset-none = Ebben a mappában más fájlok vannak, dataset.json nincs: { $path }. A játszmák saját mappába kerülnek
error-dataset-missing = Itt nincsenek játszmák: { $path }. Hiányzik a dataset.json
error-dataset-other = Itt más játszmák vannak: { $path }. Ott „{ $name }” értéke { $value }, nem { $expected }
error-dataset-unfinished = Itt a játszmák közül ennyi van meg: { $n } / { $all }, vagy hiányoznak tömbök: { $path }. Ugyanaz a parancs újra futtatva befejezi
error-dataset-busy = Ide éppen egy másik folyamat ír: { $path }
error-dataset-file = A fájl sérült: { $path }. { $text }
error-dataset-record = Ez a játszma nem játszható vissza: { $n }., { $path }. { $text }
error-dataset-differs = A játszmalapok nem egyeznek a tömbjeikkel: { $path }

error-no-judge = Ehhez a játékhoz nincs elemző: { $game }
error-judge-weights = Az elemzőnek hiányoznak a súlyai ({ $game }): telepítsd újra a csomagot
error-nothing-played = Még semmi sem történt: nincs mit elemezni
