### A kezdőlap: mit és hogyan lehet játszani, és ami már folyik.

## A játékok

shell-to-games = A játékokhoz
shell-pages = Oldalak
shell-hello = Mit játsszunk?
shell-tagline = Botok ellen, együtt egy képernyőnél vagy távoli barátokkal.
shell-choose-game = Játékok
shell-game-ages = Dobj a kockákkal, etesd városaidat, és építs piramist mindenki más előtt.
shell-game-milestones = Építs utakat, állíts mérföldköveket, nyiss piacokat egy vad part mentén.
shell-game-keyflower = Licitálj munkásokkal, építsd faludat négy évszakon át.
shell-minutes = { $n } perc
shell-weight-1 = könnyű
shell-weight-2 = közepes
shell-weight-3 = összetett
shell-more-ways = Más lehetőségek
shell-how-to-play = Hogyan játsszuk?

## Botok ellen

shell-play-now = Játsszunk!
shell-play-alone = egyedül, a legjobb pontszámért
shell-play-with = { $n ->
    [1] egy { $text } bottal
    [2] két { $text } bottal
    [3] három { $text } bottal
   *[other] { $n } { $text } bottal
}
shell-play-bots = { $n ->
    [1] egy bottal
   *[other] { $n } bottal
}
shell-options-bots = Beállítások, botok
shell-setup-about = Minden be van állítva; változtass, amin szeretnél.
shell-setup-kept = A „Játsszunk!” ezt megjegyzi.
shell-bots = Botok
shell-bots-count = Botok száma
shell-bots-none = Nincs
shell-alone = Egyedül
shell-level = Szint
shell-level-rating = Élő-pont: { NUMBER($elo, useGrouping: 0) }
shell-level-rating-about = Élő-pont két játékossal: akinek 200-zal több van, négyből nagyjából három játszmát nyer.
shell-level-record = { $games } játszmából { $wins } a tiéd.
shell-level-next = Az eggyel gyengébbet háromszor egymás után legyőzted: próbáld meg!
shell-bot-random = Véletlen bot
    .level = Véletlen
    .about = Azt lépi, ami éppen szabályos.
    .one = véletlen
    .many = véletlen
shell-bot-greedy = Mohó bot
    .level = Mohó
    .about = Elveszi, ami most jónak látszik, és nem gondol a holnapra.
    .one = mohó
    .many = mohó
shell-bot-planner = Tervező bot
    .level = Tervező
    .about = Az egész fordulóját megtervezi, és kiszámolja, mennyit ér.
    .one = tervező
    .many = tervező
shell-bot-mcts = Kereső bot
    .level = Kereső
    .about = Sok folytatást végigjátszik; néhány másodpercig gondolkodik.
    .one = kereső
    .many = kereső
shell-bot-beginner = Kezdő bot
    .level = Kezdő
    .about = Ismeri a szabályokat, és azt veszi el, ami kéznél van.
    .one = kezdő
    .many = kezdő
shell-bot-casual = Közepes bot
    .level = Közepes
    .about = Megvannak a maga ötletei, de nem mind jó.
    .one = közepes
    .many = közepes
shell-bot-skilled = Haladó bot
    .level = Haladó
    .about = Jól megtervezi a fordulóját, de néha téved.
    .one = haladó
    .many = haladó
shell-bot-strong = Erős bot
    .level = Erős
    .about = Messzire előrelát, és keveset enged át.
    .one = erős
    .many = erős
shell-bot-expert = Mester bot
    .level = Mester
    .about = A legjobb, amink van; időt szán a gondolkodásra.
    .one = mester
    .many = mester

## Barátokkal

shell-friends = Barátokkal
    .about = link vagy QR-kód
shell-friends-open = Az asztalod nyitva: küldd el a linket, vagy olvastasd be.
shell-friends-scan = Irányíts rá egy telefont. Nem kell fiók, sem alkalmazás: egy név elég.
shell-friends-begin = Akkor kezdődik, ha minden hely foglalt.
shell-friends-go = Az asztalhoz
shell-seats = Helyek
shell-seat-bot = Inkább bot
shell-seat-bot-at = Inkább bot: { $n }. hely
shell-seat-keep = Maradjon szabad
shell-seat-keep-at = Maradjon szabad: { $n }. hely
shell-seat-more = Még egy hely
shell-seat-less = Eggyel kevesebb hely
shell-listed = Látsszon a nyílt asztalok között
    .about = Akkor bárki leülhet egy szabad helyre.

## Egy képernyőnél

shell-screen = Egy képernyőnél
    .about = kézről kézre
shell-screen-open = Mindenki itt játszik, egymás után.
shell-screen-hidden = Mindenki itt játszik, egymás után; közben a képernyő takarva van.
shell-names-kept = A neveket itt megjegyezzük.

## Helyek kiosztása

shell-every-seat = Helyek kiosztása
    .about = Ki hol ül: ti itt, barátok távolról, bármilyen szintű botok.
shell-who-plays = Ki játszik itt: { $n }. hely
shell-seat-person = Ennél a képernyőnél
shell-seat-friend = Egy barát, linkkel
shell-seat-anyone = Bárki
shell-seats-kept = A helyeket itt megjegyezzük.
shell-seats-watch = Csak botok játszanak, te nézed őket.
shell-watch-bots = Megnézem

## A neved

shell-name-change = { $name }: név megváltoztatása
shell-name-about = Ezt látják a többiek az asztalnál. Csak ez a böngésző jegyzi meg.
shell-name-keep = Megjegyzés

## Ami folyik, és ami véget ért

shell-continue = Folytatás
shell-running = { $n } futó játszma
shell-all-games = Összes játszma ({ $n })
shell-all-tables = Összes ({ $n })
shell-fewer = Kevesebb
shell-finished-none = Itt lesznek az eredményeid és a legjobb pontszámaid.
shell-best-alone = legjobb egyedül, { $name }
shell-best = legjobb: { $n }
shell-best-par = mérce: { $n }
shell-opponents = Akikkel legutóbb játszottál
shell-opponent-games = { $n } játszma, legutóbb: { $name }
shell-best-new = Új legjobb pontszám: eddig { $n } volt
shell-result-won = Győzelem { $text }
shell-result-place = { $n }. hely { $text }

## Az oldal alja

shell-unofficial = Nem hivatalos; a kiadóktól független. Minden kép a sajátunk.
shell-credits-ages = Matt Leacock, Gryphon Games/Eagle-Gryphon Games
shell-credits-milestones = Stefan Dorra és Ralf zur Linde, eggertspiele
shell-credits-keyflower = Sebastian Bleasdale és Richard Breese, R&D Games
shell-fonts = Betűtípusok: Alegreya és Figtree, SIL Open Font License.
shell-fonts-licence = A licencek szövege
shell-documentation = Dokumentáció
