### Amit egy böngésző megjegyez: eredmények, leckék és érdemek az „Eredményeim” oldalon, és amit a játszma vége mond róluk.

## Az oldal

shell-me = Eredményeim
shell-me-about = Ennek a böngészőnek jegyezzük meg, név nélkül; más nem látja. Személyes hivatkozással másik eszközre is átvihető.
shell-me-none = Még nincs semmi. Az első játszmától kezdve itt lesz, hogyan végződtek a játszmáid.
shell-me-save = Mentés fájlba
shell-me-erase = Minden törlése
shell-me-erase-title = Mindent törölsz?
shell-me-erase-ask = Az eredmények, az érdemek és a leckékben elért haladás végleg eltűnik. Az asztalaid megmaradnak.
shell-me-erased = Minden törölve.

## Számok

shell-me-against = { $text }, { $n } játékos
shell-me-people = Emberek
shell-me-opponents = Ellenfelek
shell-me-games = Játszmák
shell-me-wins = Győzelmek
shell-me-mean = Átlag
shell-me-best = Legjobb
shell-me-par = Mérce
    .about = A mérce az, amennyit a legerősebb bot egyedül minden második játszmában elér.
shell-me-curve = Alakulása
shell-me-curve-words = Pontok a legrégebbi játszmától a legújabbig: { $text }
shell-me-lessons = Elvégzett leckék: { $n } / { $all }

## Eredmények

shell-me-resigned = Feladtad
shell-me-resigned-other = Más adta fel

## Érdemek

shell-me-achievements = Érdemek
shell-me-reached = { $n } / { $all }
shell-me-open = Még nincs meg
shell-me-first = először

ages-achievement-great-wall = Falépítő
    .about = Az asztalnál elsőként fejezd be a Nagy Falat.
ages-achievement-great-pyramid = Zárókő
    .about = Fejezd be a Nagy Piramist.
ages-achievement-five-monuments = A világ csodái
    .about = Fejezz be öt alkotást egy játszmában.
ages-achievement-no-monument = Alkotás nélkül
    .about = Győzz mások ellen úgy, hogy egyetlen alkotást sem fejeztél be.
ages-achievement-seven-cities = Hét város
    .about = Legyen meg mind a hét városod.
ages-achievement-seven-developments = A tudás kora
    .about = Legyen hét fejlesztésed.
ages-achievement-averted = Felkészülten
    .about = Háríts el három csapást egy játszmában.
ages-achievement-unscathed = Sértetlenül
    .about = Játssz végig egy játszmát úgy, hogy se csapás, se éhínség miatt nem vesztesz pontot vagy árut.
ages-achievement-spent = Semmi sem maradt
    .about = Győzz mások ellen úgy, hogy a végén nincs árud.
ages-achievement-runaway = Messze elöl
    .about = Győzz legalább 20 pont előnnyel.
ages-achievement-skilled = Jobb a legjobb botnál
    .about = Győzd le a legerősebb botot.
ages-achievement-par = A mérce fölött
    .about = Érj el egyedül több pontot a mércénél.

milestones-achievement-streets = Útépítő
    .about = Építs nyolc útszakaszt egy játszmában.
milestones-achievement-houses = Egy egész városrész
    .about = Építs hét házat egy játszmában.
milestones-achievement-markets = Vásárvárosok
    .about = Építs négy piacot egy játszmában.
milestones-achievement-miller = Friss kenyér
    .about = Szállíts le négy liszteszsákot egy játszmában.
milestones-achievement-bonus = Jó szem
    .about = Vegyél el öt bónuszlapkát egy játszmában.
milestones-achievement-income = Szép sorban
    .about = Kapj ötször bevételt növekvő sorért egy játszmában.
milestones-achievement-majorities = Nagy munkaadó
    .about = Kapj a végén négy többségért pontot, akár döntetlennel.
milestones-achievement-all-round = Mindenből egy kicsi
    .about = Szerezz egy játszmában pontot utakért, házakért, piacokért, lisztért, bónuszlapkákért és többségekért is.
milestones-achievement-no-trade = Önellátó
    .about = Győzz úgy, hogy semmit sem vettél és semmit sem adtál el.
milestones-achievement-spent = Semmi sem maradt
    .about = Győzz úgy, hogy a végén se árud, se pénzed nincs.
milestones-achievement-runaway = Messze elöl
    .about = Győzz legalább 20 pont előnnyel.
milestones-achievement-skilled = Jobb a legjobb botnál
    .about = Győzd le a legerősebb botot.

keyflower-achievement-village = Nagy falu
    .about = Álljon a falud a végén 14 lapkából.
keyflower-achievement-upgrades = Minden rendbe téve
    .about = Legyen a végén hét fejlesztett lapkád.
keyflower-achievement-loop = Körút
    .about = Szerezz legalább 8 pontot a Tengeri Bástyával: nyolc lapka egy zárt úton.
keyflower-achievement-keythedral = Katedrálisépítő
    .about = Nyerd el a faludnak a Kulcstedrálist.
keyflower-achievement-winter = Előrelátó
    .about = Szerezz pontot három téllapkával.
keyflower-achievement-gold = Kincseskamra
    .about = Legyen a végén 10 arany a faludban.
keyflower-achievement-workers = Telt ház
    .about = Legyen a végén 14 munkás a paravánod mögött.
keyflower-achievement-skills = Mesteremberek
    .about = Legyen a végén nyolc jártasságlapkád.
keyflower-achievement-host = Nyitott kapuk
    .about = Használják mások hétszer a falud lapkáit egy játszmában.
keyflower-achievement-own-village = Otthon a legjobb
    .about = Győzz úgy, hogy sosem használtad más falujának lapkáját.
keyflower-achievement-eighty = Nyolcvan pont
    .about = Érj el legalább 80 pontot.
keyflower-achievement-skilled = Jobb a legjobb botnál
    .about = Győzd le a legerősebb botot.

## Eszközök

shell-devices = Eszközeim
    .about = A böngészők, amelyek a te helyeiden játszanak. Csak azt jegyezzük meg róluk, ami itt áll.
shell-devices-none = A helyeiden csak ez a böngésző játszik. Az asztalnál a „Játékosok és linkek” alatt készíthetsz linket egy másik eszközhöz.
shell-device-this = Ez a böngésző
shell-device-unknown = Ismeretlen böngésző
shell-device-linked = összekapcsolva: { $date }
shell-device-seen = utoljára itt: { $date }
shell-device-giver = tőle kaptad a helyed
shell-device-out = Kijelentkeztetés
shell-device-out-it = Kijelentkeztetés: { $name }
shell-devices-out = Az összes többi kijelentkeztetése
shell-device-gone = Kijelentkeztetve.

## Kód elveszett süti ellen

shell-code = Ha ez a böngésző elfelejtene
    .about = Jegyezz fel egy kódot: vele bármely böngészőben visszakapod a helyeidet és az eredményeidet. Egyszer használható.
shell-code-make = Kód készítése
shell-code-yours = A kódod
    .about = Írd fel: többé nem látod. Egy új kód érvényteleníti a régit.
shell-code-scan = Vagy olvasd be a telefonoddal: ott ez az oldal nyílik meg, a kóddal kitöltve.
shell-recover = Van egy kódom
    .about = Visszaadja annak a böngészőnek a helyeit és eredményeit, amelyikben készült.
shell-recover-go = Helyeim visszakérése
shell-recovered = Újra itt vagy. Asztalok: { $n }

## Elfelejtés

shell-forget = Böngésző elfelejtése
    .about = Törli a nevedet, az üzeneteidet és minden mást, itt és minden asztalnál.
shell-forget-title = Elfelejtsük ezt a böngészőt?
shell-forget-ask = A neved, az üzeneteid, az eredményeid, a leckéid, az eszközeid és a beállításaid végleg törlődnek. Minden helyedről felállsz; a játszmák megmaradnak, de a neved nélkül. Megmarad, amit mások írtak, és az a hely is, amelyen egy másik eszközöd játszik.
shell-me-error = Veszteség / döntés
shell-me-luck = Szerencse

## Whom one has blocked

shell-blocks = Letiltottak
    .about = Az asztalaikat nem látod a nyitott asztalok között, és a tieidhez nem ülhetnek le.
shell-block-unnamed = Név nélkül
shell-block-since = letiltva: { $date }
shell-block-lift = Feloldás
shell-block-lift-it = A letiltás feloldása: { $name }
shell-block-lifted = A letiltás feloldva.
