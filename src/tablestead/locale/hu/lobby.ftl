### Ahol a játékosok egymásra találnak: új asztalok, nyílt asztalok, váróterem, és amit egy asztallal tenni lehet.

## Az asztal ideje

shell-real-together = Csak akkor, ha mindenki a saját asztalodnál ül.
shell-time = Tempó
shell-time-none = Nincs óra
    .about = Mindenki addig gondolkodik, ameddig akar.
shell-time-live = Élő
    .about = Idő az egész játszmára; minden forduló ad hozzá egy keveset. Ha valakinek lejár az ideje, a többiek várhatnak, vagy bot léphet helyette.
shell-time-move = Lassú
    .about = Idő minden lépésre, több napon át tartó játszmához. Ha valakinek lejár az ideje, a többiek várhatnak, vagy bot léphet helyette.
shell-time-stock = Idő játékosonként
shell-time-preset = { $minutes } perc, fordulónként +{ $seconds } mp
shell-time-other = Más
shell-time-minutes = Perc a játszmára
shell-time-seconds = Ráadás fordulónként, másodperc
shell-time-each = Idő minden lépésre
shell-watch = Jöhetnek nézők
    .about = Aki ismeri a címet, látja, ami nyíltan van az asztalon.
shell-hints = Lehet tippet kérni
    .about = Vagy mindenki kérhet tanácsot egy bottól, vagy senki.

## Órák szavakban

shell-clock-none = Nincs óra
shell-clock-live = Fejenként { $minutes } perc, fordulónként +{ $seconds } mp
shell-clock-move = Lépésenként { $time }
shell-time-left = Még { $time }
shell-time-up = Lejárt az idő

## Játszmáim és a nyílt asztalok

shell-mine-turn = Te jössz
shell-mine-turns = { $n } asztalnál te jössz
shell-mine-waits = Várunk rá: { $name }
shell-seats-free = Szabad hely: { $n }
shell-lobby = Nyílt asztalok
shell-lobby-none = Most egy sincs. Nyiss egyet, hátha leül valaki.
shell-lobby-open = Asztalt nyitok
shell-lobby-join = Csatlakozás
shell-lobby-join-table = Csatlakozás: { $name }
shell-lobby-count = { $n ->
    [0] Most egy sincs. A lista magától frissül.
   *[other] { $n } asztal, ebből { $hosts } gazdája itt van. A lista magától frissül.
}
shell-lobby-lost = Nincs kapcsolat: a lista elavult lehet
shell-lobby-new = { $n } új asztal
shell-lobby-call = Nyílt egy asztal
shell-lobby-filter = Szűrők
shell-lobby-all-games = Mind
shell-lobby-game = Játék
shell-lobby-host = Gazda
shell-lobby-seats = Helyek
shell-lobby-pace = Tempó
shell-lobby-age = Mióta nyitott
shell-lobby-sort = Rendezés
shell-lobby-pace-live = Élő
shell-lobby-pace-move = Lassú
shell-lobby-pace-none = Nincs óra
shell-lobby-one-seat = Egy szabad hely
shell-lobby-more-seats = Több szabad hely
shell-lobby-here = A gazda itt van
shell-lobby-host-away = Nem ül az asztalnál
shell-lobby-seen = { $time } óta nincs itt
shell-lobby-gone = Már nem nyitott
shell-lobby-watch = Nézhető játszmák
shell-lobby-watch-none = Most egy sincs.
shell-lobby-nomatch = Egy asztal sem felel meg a szűrőknek
shell-lobby-reset = Minden asztal mutatása
shell-lobby-empty = Most egy asztal sem nyitott
    .about = Nyiss egyet: mindenki látja itt, amíg valaki le nem ül.
shell-lobby-tell = Szólj, ha nyílik egy asztal
shell-lobby-telling = Szólunk
shell-spectators = { $n } néző

## A váróterem

shell-room-option = { $name }: { $value }
shell-room-waits = Szabad hely: { $n }. A játszma akkor kezdődik, amikor minden hely foglalt.
shell-room-sit = Foglalj helyet: a játszma akkor kezdődik, amikor minden hely foglalt.
shell-room-lapse = Egy hely újra szabad, ha a játékosa { $time } óta nincs itt.
shell-room-leave = Felállás az asztaltól
shell-room-leave-seat = Felállás az asztaltól: { $name }
shell-door-free = Ebben a játszmában van szabad hely: ülj le, és folytasd.
shell-door-invited = A szabad helyek azokra várnak, akiknek megvan a meghívólink.
shell-door-invited-watch = A szabad helyek azokra várnak, akiknek megvan a meghívólink. Ha elkezdődik a játszma, nézheted.
shell-door-closed = Ez az asztal nem nyitott a nézőknek, és szabad hely sincs.

## Helyek

shell-seat-n = { $n }. hely
shell-seat-you = Te
shell-seat-here = Itt van
shell-seat-away = Nincs itt
shell-seat-for-friend = Szabad, annak, akinek megvan a link
shell-seat-for-anyone = Szabad, bárki leülhet
shell-seat-stand-in = Egyelőre bot játszik
shell-seat-agrees = Befejezné a játszmát
shell-seat-bot-now = Egyelőre bot
shell-sit = Leülés
shell-sit-at = Leülés: { $n }. hely
shell-sit-as = A neved
shell-sit-name = Előbb adj meg egy nevet
shell-free = Hely felszabadítása
shell-free-title = Hely felszabadítása: { $name }
shell-free-waiting = Utána más foglalhatja el az új meghívólinkkel: a régi már nem működik.
shell-fill = Bot ültetése ide
shell-fill-seat = Bot ültetése ide: { $n }. hely

## Linkek

shell-people = Játékosok és linkek
shell-link-invite = Meghívólink
    .about = Aki megnyitja, elfoglalhat egy szabad helyet.
    .local = Ez a cím csak ezen a gépen működik. Másoknak így indítsd: HOST=0.0.0.0 make play, vagy lásd: docs/hosting.md
shell-link-watch = Link a nézőknek
    .about = Megmutatja az asztalt, de helyet nem ad.
shell-link-own = A személyes linked
    .about = Megnyitja a helyedet egy másik eszközön, egyszer, egy napon belül. Aki először megnyitja, az a te helyeden játszik: ne add ki másnak.
shell-link-host = Házigazdai jogokkal együtt
    .about = Így a másik eszköz az asztalt is kezelheti.
shell-link-make = Játék egy másik eszközön
shell-link-copy = Másolás
shell-link-copy-it = Másolás: { $name }
shell-link-qr = A link QR-kódja
shell-link-share = Megosztás
shell-link-copied = Kimásolva
shell-link-selected = Kijelölve: másold ki

## Amit az asztallal tenni lehet

shell-host = A te asztalod
shell-host-delete = Asztal törlése
shell-host-delete-ask = A játszma, a játszmalap és a csevegés mindenki számára törlődik, és nem lehet visszahozni.
shell-own-seat = A te helyed
shell-own-seat-of = A te helyed: { $name }
shell-stand-in = Játsszon helyettem bot
shell-stand-in-back = Visszajöttem
shell-agree = Beleegyezés a befejezésbe
    .about = Ha mindenki beleegyezik, a játszma győztes nélkül ér véget.
shell-disagree = Folytassuk a játszmát
shell-abort = Játszma lefújása
    .about = Addig lehet, amíg mindenki sorra nem került. A játszma senkinek sem számít, és mindenki megtudja, hogy te fújtad le.
shell-abort-title = Lefújod a játszmát?
shell-resign = Feladás
shell-resign-seat = Feladás: { $name }
shell-resign-title = Feladod a játszmát?
shell-resign-two = A játszma most véget ér, és bármi is a pontok állása, elveszíted.
shell-resign-last = Rajtad kívül nincs más ember az asztalnál: a játszma most véget ér.
shell-resign-more = A helyedet végleg egy bot veszi át, a többiek pedig folytatják.

## A játszma vége

shell-wins-early = { $name } nyer
shell-ended-resigned = { $name } feladta a játszmát
shell-ended-agreed = A játékosok megegyeztek, hogy befejezik a játszmát
shell-rematch = Visszavágó
shell-rematch-go = A visszavágóhoz
shell-rematch-waits = Visszavágó: várunk rá: { $name }
shell-rematch-offer = { $name } visszavágót szeretne
shell-rematch-accept = Elfogadom
shell-rematch-decline = Most nem
shell-rematch-withdraw = Visszavonom
shell-rematch-declined = Nem lesz visszavágó. Nem kér belőle: { $name }

## Who is there: a name is reported, a person blocked

shell-neighbours = Kik vannak ennél az asztalnál
shell-neighbours-of = Kik vannak itt: { $name }
shell-neighbour-host = Házigazda hely nélkül
shell-report-name = A név jelentése
    .about = A szerver üzemeltetője el fogja olvasni ezt a nevet
shell-report-name-of = A név jelentése: { $name }
shell-block = Letiltás
    .about = Az asztalait nem látod itt többé, és a tieidhez nem ülhet le. Erről nem kap értesítést.
shell-block-them = Letiltás: { $name }
