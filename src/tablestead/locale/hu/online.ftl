### Asztal, amelynél a játékosok különböző helyeken ülnek.

## A kapcsolat

shell-link-open = Van kapcsolat
shell-link-lost = Nincs kapcsolat
shell-link-restarts = Újraindul a szerver
shell-link-restarts-long = A szerver újraindul: a kapcsolat magától helyreáll, a játszmád megvan
shell-link-back = Újra van kapcsolat
shell-command-offline = Nem volt kapcsolat. Nézd meg, hogyan áll a játszma, és próbáld újra
shell-link-many = Erről a címről túl sok a kapcsolat: zárj be más lapokat, aztán próbáld újra
shell-line-queued = A lépésed itt vár, és elküldjük, amint visszajön a kapcsolat
shell-line-withdraw = Visszavonás
shell-line-sent = A lépésed úton volt, amikor megszakadt a kapcsolat: a szerver megmondja majd, megérkezett-e

## A játékosok és az idejük

shell-at-table = Az asztalnál
shell-clock-left = Hátralévő idő: { $text }
shell-watching = Nézőként vagy itt

## Üzenetek az asztalról

shell-note-time = { $seat } ideje lejárt
shell-note-time-own = Lejárt az időd: játssz tovább, de a többiek botot ültethetnek a helyedre
shell-note-bot = Játsszon bot
shell-note-wait = Várunk
shell-note-absent = { $seat } már { $time } óta nincs itt
shell-note-end = Fejezzük be
shell-note-stand-in = Bot játszik helyette: { $seat }
shell-note-stand-in-own = Bot játszik helyetted
shell-note-vote = { $name } itt befejezné a játszmát. Akkor ér véget, ha mindenki egyetért
shell-note-vote-own = Itt befejeznéd a játszmát. Még nem értett egyet: { $name }
shell-note-vote-back = Játsszunk tovább
shell-note-agree = Egyetértek
shell-note-disagree = Nem értek egyet
shell-note-vacant = Üres hely: { $name }
shell-note-rematch = Visszavágó nyílt

## Ha valakire várnak az asztalnál

shell-call-turn = Te jössz
shell-call-start = Kezdődik a játszma
shell-call-offer = Ajánlatot kaptál
shell-call-vote = Vége legyen a játszmának?
shell-call-rematch = Visszavágó?
shell-menu-sounds = Hangok
shell-sounds-off = Ki
shell-sounds-soft = Halkan
shell-sounds-middle = Közepesen
shell-sounds-loud = Hangosan
shell-menu-notify = Értesítés, amikor én jövök
shell-notify-denied = Ez a böngésző itt nem engedi az értesítéseket: engedélyezd őket az oldal beállításaiban
shell-notify-none = Ez a böngésző itt nem mutat értesítést: csak https-oldalaknál teszi

## Csevegés

shell-chat = Csevegés
shell-chat-unread = Olvasatlan:
shell-chat-who = Kinek az üzenetei látszanak
shell-chat-mute = Némítás: { $name }
shell-chat-empty = Még senki sem írt
shell-chat-erased = Törölve
shell-chat-sending = úton van…
shell-chat-reaction = tőle: { $name }
shell-chat-react = Reakció erre: { $name }
shell-chat-report = Jelentés
    .about = Ezt a sort elolvassa, aki a szervert üzemelteti
shell-chat-reported = Jelentve
shell-chat-as = Küldő
shell-chat-write = Írj üzenetet
shell-chat-send = Küldés
shell-chat-watching = Csak a játékosok írhatnak
shell-chat-said = { $name } írja: { $text }
shell-key-chat = Írás a csevegésbe

## Amit mindenki megtud az asztalról

shell-notices-here = Ami ennél az asztalnál történt
shell-notice-joined = { $name } leül az asztalhoz
shell-notice-left = { $name } feláll az asztaltól
shell-notice-freed = A házigazda felszabadít egy helyet: { $name }
shell-notice-lapsed = { $name } túl sokáig volt távol: a hely újra szabad
shell-notice-filled = Bot ül az egyik helyre: { $name }
shell-notice-renamed = { $name } új neve: { $text }
shell-notice-options = A házigazda megváltoztatja a helyeket vagy a beállításokat
shell-notice-clock = A házigazda megváltoztatja az órát
shell-notice-watch = A házigazda beengedi a nézőket
shell-notice-unwatch = A házigazda nem enged be nézőket
shell-notice-hints = A házigazda megengedi a tippeket
shell-notice-no-hints = A házigazda nem enged meg tippeket
shell-notice-stand-in = Bot játszik helyette: { $name }
shell-notice-stand-in-by = { $text } botot ültet a késő vagy távol lévő játékos helyére: { $name }
shell-notice-return = { $name } visszatért
shell-notice-grace = { $name } gondolkodási időt kap, legfeljebb 30 másodpercet: játszmánként egyszer
shell-notice-replaced = { $name } feladja: a helyén mostantól bot játszik
shell-notice-device = { $name } még egy eszközön játszik
shell-notice-host = Még egy eszköz kapott házigazdai jogokat
shell-notice-aborted = { $name } az első fordulókban lefújja a játszmát: senkinek sem számít
shell-notice-holidays = { $name } módosította azokat a napokat, amikor áll a határideje
