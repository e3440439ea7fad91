### Az oldal a játékok körül.

## Kezdés

shell-players = Játékosok
shell-player-n = { $n }. játékos
shell-guest = Vendég
shell-name-of = { $n }. játékos neve
shell-add-person = Játékos hozzáadása
shell-remove-seat = Eltávolítás: { $name }
shell-options = Beállítások
shell-more-options = További beállítások
shell-option-range = { $from }–{ $to }.
shell-board-own = Saját fájl
    .about = Egy másik tábla vagy a nyomtatott; ha valami nem stimmel a fájlban, minden hibáját megnevezzük.
shell-board-file = Táblafájl kiválasztása
shell-board-other = Másik fájl kiválasztása
shell-board-none = Előbb válassz ki egy táblafájlt
shell-board-help = Így kell táblafájlt írni
shell-at-random = Véletlenszerűen
shell-start = Kezdés
shell-retry = Próbáld újra
shell-finished-games = Befejezett játszmák
shell-delete = Törlés
shell-delete-game = Játszma törlése: { $name }
shell-delete-title = Törlöd ezt a játszmát?
shell-delete-ask = { $name }. Nem lehet visszahozni.
shell-cancel = Mégse
shell-import = Játszmalap megnyitása
shell-import-about = Húzz egy fájlt bárhová az oldalra, válassz ki egyet, vagy illeszd be a szövegét.
shell-import-text = A játszmalap szövege
shell-import-file = Fájl kiválasztása
shell-import-open = Megnyitás
shell-import-line = { $line }. sor:
shell-language = Nyelv
shell-theme-system = Téma: rendszer szerint
shell-theme-light = Téma: világos
shell-theme-dark = Téma: sötét
shell-close = Bezárás
shell-zoom-in = Nagyítás
shell-zoom-out = Kicsinyítés

## Az asztal

shell-steps = A forduló lépései
shell-end = A játék végéig:
    .short = Vége:
shell-ends = Mennyi van még a játék végéig
shell-n-of = { $n }/{ $of }
shell-scores = Pontszámok
shell-tabs = Az asztal részei
shell-panel = Napló és szabálysúgó
shell-panel-open = Oldalpanel kinyitása
shell-panel-fold = Oldalpanel összecsukása
shell-log = Napló
shell-log-empty = Még nem történt semmi
shell-log-earlier = Korábban: { $text }
shell-rule-help = Szabálysúgó
shell-search-rules = Keresés a szabályokban
shell-rules = Szabály
shell-search-ignored = a az be de egy el és ez hány hogy hogyan hol ha is itt ki kell lehet lesz ha meg mennyi mi miért mikor milyen mit nem van vagy
shell-how-to-play-of = Így játsszuk: { $name }
shell-legend = Jelmagyarázat
shell-overview-turn = Egy forduló
shell-overview-ends = Mikor van vége
shell-overview-scores = Mi ér pontot
shell-overview-missed = Öt dolog, amit a kezdők elnéznek
shell-overview-rules = Minden szabály
shell-overview-play = Játék
shell-no-rule = Nincs ilyen szabály
shell-open-rule = Szabály megnyitása: { $name }
shell-notices = Üzenetek
shell-board-reconstruction = A tábla rekonstrukció
shell-menu = Menü
shell-menu-again = Új játszma ugyanezekkel a játékosokkal
shell-menu-coach = Tanácsadó
shell-coach-full = Részletes
shell-coach-brief = Rövid
shell-coach-off = Ki
shell-menu-auto-end = Forduló automatikus befejezése
shell-menu-ask-draws = Kérdés húzás előtt
shell-menu-motion = Animációk
shell-shortcuts = Billentyűparancsok
shell-leave = Távozás az asztaltól
shell-home = Vissza a kezdőlapra
shell-save-record = Játszmalap mentése
shell-connecting = Kapcsolódás…
shell-lost = Megszakadt a kapcsolat. Próbáljuk újra; a játszmád megvan
shell-status-broken = A játszmalap már nem felel meg a szabályoknak
shell-status-abandoned = A játszma félbemaradt

## A többiek fordulója, visszajátszva

shell-menu-playback = A többiek fordulója
shell-playback = Egy forduló visszajátszása
shell-playback-instant = Azonnal
shell-playback-fast = Gyorsan
shell-playback-normal = Rendesen
shell-playback-step = Lépésenként
shell-playback-next = Tovább
shell-playback-skip = Átugrás
shell-playback-of = { $seat } fordulója látható
shell-since = A legutóbbi fordulód óta
shell-since-short = Mi történt?
shell-key-skip = A visszajátszás átugrása, ahogy bármely más billentyű
shell-final-board = A tábla a végén

## A parancssáv

shell-prompt = Mi a teendő
shell-prompt-of = { $name } · { $prompt }
shell-waiting = Várunk rá: { $seat }
shell-thinking = { $seat } gondolkodik…
shell-game-over = Vége a játszmának
shell-taken-back = Visszavonva
shell-pick-selected = Kijelöltek újradobása
shell-pick-short = Újradobás
shell-pick-none = Még nincs semmi kijelölve: nyomd meg az újradobandó kockákat, vagy tartsd meg mindet
shell-why-possible = Ez most lehetséges: a lehetőségek közül vagy beírva
shell-choices = { $n } lehetőség
shell-draws = Ezután rögtön húzás következik, így ezt már nem vonhatod vissza.
shell-draws-again = Ne kérdezze többet
shell-draws-go = Mehet
shell-undo = Visszavonás
shell-hint = Tipp
shell-hint-more = + { $steps }
shell-hint-lines = A bot javaslatai
shell-hint-win = { $bound ->
    [below] < 1% győzelmi esély
    [above] > 99% győzelmi esély
   *[about] { $n }% győzelmi esély
}
shell-hint-expects = { $points } pont
shell-hint-margin = { $side ->
    [ahead] ({ NUMBER($n, maximumFractionDigits: 1) } pont előny)
    [behind] ({ NUMBER($n, maximumFractionDigits: 1) } pont hátrány)
   *[even] (holtverseny)
}
shell-hint-do = Ezt lépem
shell-hint-all = Végigjátszom
shell-coach-read = Tanács bezárása
shell-command-line = Parancssor
shell-completions = Kiegészítések
shell-real-enter = Húzz vagy dobj a saját asztalodnál, és add meg, mi lett
shell-real-add = Eggyel több: { $face }. Most { $n }
shell-real-less = Eggyel kevesebb: { $face }. Most { $n }
shell-real-left = Még { $n }
shell-real-done = Bevitel

## Egy képernyőnél játszók fordulói között

shell-cover-pass = Add tovább az eszközt. Következik: { $seat }
shell-cover-about = Amit csak egy játékos láthat, addig rejtve marad
shell-cover-show = { $seat } vagyok: mutasd az enyémet

## Billentyűparancsok

shell-key-dice = Kocka megtartása vagy újradobása
shell-key-boxes = Több vagy kevesebb rubrika a kijelölt épületen
shell-key-build = Építendő kiválasztása
shell-key-roll = Dobás, vagy a kijelölt kockák újradobása
shell-key-keep = Minden kocka megtartása
shell-key-pass = Passz
shell-key-rotate = A lapka elforgatása
shell-key-colour = Munkásszín választása
shell-key-card = A lapka adatai
shell-key-done = A lépés befejezése
shell-key-end = Forduló vége
shell-key-main = A fő gomb megnyomása
shell-key-choices = Minden lehetőség listája
shell-key-undo = Visszavonás
shell-key-hint = Tipp
shell-key-command = Parancssor
    .like = Egy lépés beírása, például: { $text }
shell-key-help = Ez a lista
shell-key-escape = Bezárás

## A játszma vége

shell-wins = { $name } nyer: { $n } pont
shell-share = Megosztott győzelem: { $name }, { $n } pont
shell-win-own = Te nyersz: { $n } pont
shell-place-own = { $place ->
    [2] Második lettél
    [3] Harmadik lettél
    [4] Negyedik lettél
    [5] Ötödik lettél
   *[other] Hatodik lettél
}
shell-solo-score = Pontszámod: { $n } pont
shell-over-about = Az elemzés megmutatja, jól játszottál-e, szerencséd volt-e, és hol fordult meg a játszma.
shell-place = { $n }. helyezett
shell-total = Összesen
shell-tie-breaker = { $what }: { $n }
shell-play-again = Új játszma
shell-analysis = Elemzés
shell-chart = A pontszámok alakulása
shell-chart-about = A pontszámok alakulása; a számok az alatta lévő táblázatban vannak
shell-chart-start = kezdet
shell-player-head = Játékos
shell-dice-stats = Kockák: dobott és várható
shell-dice-chance = várható
shell-dice-rolled = { $n } dobás
shell-replay = A játszma visszajátszása
shell-replay-position = Állás
shell-replay-first = Az elejére
    .short = Elejére
shell-replay-back = Egy lépéssel vissza
    .short = Lépés
shell-replay-play = Indítás
    .short = Indítás
shell-replay-pause = Szünet
    .short = Szünet
shell-replay-on = Egy lépéssel tovább
    .short = Lépés
shell-replay-last = A végére
    .short = Végére
shell-replay-leave = Vissza az eredményhez
shell-replay-nothing = A játszma kezdete
shell-replay-eyes = Nézőpont
shell-replay-everybody = Mindenki

## Hibák

error-offline = A szerver nem válaszol
