### Amit a szerver mond, ha valami nem lehetséges.

error-table = Nincs ilyen asztal: törölték, vagy hibás a cím
error-table-broken = Ez az asztal nem folytatható: a játszmalap { $line }. sora ({ $text }) már nem felel meg a szabályoknak. A szabályok { $version }. változatával játszották, ez a { $known }. változat. A játszmalap még elmenthető
error-message = Az üzenet nem érthető
error-old-position = A játszma már továbbment: ez egy korábbi állásnak szólt. Semmi sem változott
error-over = A játszma véget ért
error-bot-turn = Nem te jössz. Gondolkodik: { $seat }
error-beyond-turn = A sor tovább tart, mint a döntésed. Semmi sem történt
error-look = Ez nem a te helyed, innen nem nézhetsz
error-not-looking = { $seat } dönt most: előbb válts az ő nézetére
error-real-hidden = Ebben a játékban titkok vannak: itt igazi játékelemekkel nem játszható
error-review = Az adatok a játszma végén jönnek: előbb titkokat árulnának el
error-position = Nincs ilyen állás. Eddigi állások száma: { $n }
error-hint = Most nincs tipp: itt senki sem jön
error-hint-failed = A bot most nem adott tippet
error-hint-busy = Már készül egy tipp
error-undo = Ez már nem vonható vissza
error-storage = A lépést nem sikerült elmenteni, ezért nem történt meg. Megtelt a lemez?
error-slow = A kapcsolat túl lassú volt, ezért lezárult
error-server = Hiba történt a szerverben. Semmi sem változott
error-seats = A játékosok száma nem egyezik a helyek számával: { $n }
error-name = { $number }. játékos: a név 1–{ $n } karakter hosszú lehet
error-too-large = Ez túl hosszú: legfeljebb { $kilobytes } kB olvasható be
error-address = Ezen a címen nincs semmi
error-method = Ez a cím így nem használható
error-request = A kérés nem érthető
error-origin = A kérés egy másik oldalról jött, ezért elutasítva
error-database = Ilyen adatbázis nem használható: { $scheme }. Add meg egy SQLite-fájl útvonalát
error-database-newer = Az adatbázist a Tablestead újabb változata írta: { $path }
error-ports = Minden port foglalt: { $port }–{ $last }
error-start = A szerver nem tudott elindulni

undo-turn = Nincs mit visszavonni: a forduló véget ért
undo-other = Nincs mit visszavonni: közben más játékos lépett
undo-hidden = Nincs mit visszavonni: rejtett dolog vált láthatóvá
undo-nothing = Nincs mit visszavonni: még nem volt döntés
undo-over = Nincs mit visszavonni: a játszma véget ért
