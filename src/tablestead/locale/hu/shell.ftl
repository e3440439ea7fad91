### Az oldal a játékok körül.

## Kezdés

shell-tagline = Asztal társasjátékokhoz: botok ellen vagy együtt, egy képernyőnél
shell-new-game = Új játszma
shell-choose-game = Válassz játékot
shell-game-ages = Kockák, városok és emlékművek a bronzkorban. 1–4 játékos, kb. 30 perc
shell-coming = Hamarosan
shell-players = Játékosok
shell-player-n = { $n }. játékos
shell-name-of = { $n }. játékos neve
shell-who-plays = Ki játszik a(z) { $n }. helyen
shell-person = Ember
shell-bot-random = Véletlen
    .level = Bot: bármit lép
shell-bot-greedy = Mohó
    .level = Bot: értelmes
shell-bot-planner = Tervező
    .level = Bot: erős
shell-add-person = Új ember
shell-add-bot = Új bot
shell-remove-seat = Eltávolítás: { $name }
shell-solo-note = Egyedül: a legjobb pontszámért játszol
shell-options = Beállítások
shell-at-random = Véletlenszerűen
shell-start = Kezdés
shell-retry = Újra
shell-continue = Játszma folytatása
shell-continue-none = Nincs félbehagyott játszma
shell-finished-games = Befejezett játszmák
shell-delete = Törlés
shell-delete-game = Játszma törlése: { $name }
shell-delete-title = Törlöd ezt a játszmát?
shell-delete-ask = { $name }, { $n }. kör. Nem lehet visszahozni.
shell-cancel = Mégse
shell-import = Játszmalap megnyitása
shell-import-about = Húzz ide egy fájlt, válassz ki egyet, vagy illeszd be a szövegét.
shell-import-text = A játszmalap szövege
shell-import-file = Fájl kiválasztása
shell-import-open = Megnyitás
shell-import-line = { $line }. sor:
shell-unofficial = Nem hivatalos; a kiadóktól független
shell-credits = Roll Through the Ages: Matt Leacock, Gryphon Games/Eagle-Gryphon Games · Milestones: Stefan Dorra és Ralf zur Linde, eggertspiele · Keyflower: Sebastian Bleasdale és Richard Breese, R&D Games
shell-language = Nyelv
shell-theme-system = Téma: mint a rendszeré
shell-theme-light = Téma: világos
shell-theme-dark = Téma: sötét
shell-close = Bezárás

## Az asztal

shell-round = { $n }. kör
shell-round-of = { $n }. kör, összesen { $of }
shell-rounds = { $from }–{ $to }. kör
shell-over-rounds = Vége a játéknak · { $n } kör
shell-steps = A forduló lépései
shell-end = Vége:
shell-ends = Milyen közel a játék vége
shell-n-of = { $n }/{ $of }
shell-scores = Pontszámok
shell-tabs = Az asztal részei
shell-panel = Napló és szabálysúgó
shell-panel-open = Oldalpanel kinyitása
shell-panel-fold = Oldalpanel összecsukása
shell-log = Napló
shell-log-empty = Még nem történt semmi
shell-rule-help = Szabálysúgó
shell-search-rules = Keresés a szabályokban
shell-no-rule = Nincs ilyen szabály
shell-open-rule = Szabály megnyitása: { $name }
shell-notices = Üzenetek
shell-menu = Menü
shell-menu-again = Új játszma ugyanezekkel a játékosokkal
shell-menu-guide = Bevezető az első játszmához
shell-menu-auto-end = A forduló magától ér véget
shell-menu-motion = Animációk
shell-shortcuts = Billentyűparancsok
shell-leave = Távozás az asztaltól
shell-home = A kezdőlapra
shell-save-record = Játszmalap mentése
shell-connecting = Kapcsolódás …
shell-lost = Megszakadt a kapcsolat. Próbáljuk újra; semmi sem vész el
shell-status-broken = A játszmalap már nem felel meg a szabályoknak
shell-status-abandoned = A játszma félbemaradt

## A parancssáv

shell-prompt = Mi a teendő most
shell-prompt-of = { $name } · { $prompt }
shell-waiting = Várunk rá: { $seat }
shell-thinking = Gondolkodik: { $seat }
shell-game-over = Vége a játéknak
shell-taken-back = Visszavonva
shell-pick-selected = Kijelöltek újradobása
shell-pick-short = Újradobás
shell-choices = Lehetőségek: { $n }
shell-choices-short = +{ $n }
shell-undo = Visszavonás
shell-hint = Tipp
shell-hint-expects = Várható pontszám a végén: { $points }
shell-hint-margin = (előny: { $points })
shell-hint-do = Legyen ez
shell-guide-off = Nem kell több tanács
shell-command-line = Parancssor
shell-completions = Kiegészítések
shell-real-dice-enter = Dobj { $n } kockával, és add meg, mi lett
shell-real-dice-add = Eggyel több: { $face }. Most { $n }
shell-real-dice-less = Eggyel kevesebb: { $face }. Most { $n }
shell-real-dice-left = Még { $n }
shell-real-dice-done = Bevitel

## Billentyűparancsok

shell-key-dice = Kocka megtartása vagy újradobása
shell-key-roll = Dobás, vagy a kijelölt kockák újradobása
shell-key-keep = Minden kocka megtartása
shell-key-done = A lépés befejezése
shell-key-end = Forduló vége
shell-key-choices = Minden lehetőség listája
shell-key-undo = Visszavonás
shell-key-hint = Tipp
shell-key-command = Parancssor
shell-key-help = Ez a lista
shell-key-escape = Bezárás

## A játszma vége

shell-wins = { $name } nyer: { $n } pont
shell-share = Megosztott győzelem: { $name }, { $n } pont
shell-solo-score = Pontszámod: { $n } pont
shell-over-about = A játszmalap most már mindenkié
shell-place = { $n }. helyezett
shell-total = Összesen
shell-tie-breaker = { $what }: { $n }
shell-play-again = Visszavágó
shell-step-through = Visszajátszás
shell-chart = Pontszám az egyes körök után
shell-chart-about = Pontszámok az egyes körök után; a számok az alatta lévő táblázatban állnak
shell-chart-start = kezdet
shell-round-head = Kör
shell-player-head = Játékos
shell-dice-stats = Kockák: mi jött ki, és mit adna a véletlen
shell-dice-chance = véletlen
shell-dice-rolled = { $n } dobás
shell-replay = A játszma visszajátszása
shell-replay-position = Állás
shell-replay-back = Egy akcióval vissza
shell-replay-on = Egy akcióval tovább
shell-replay-turn-back = Egy fordulóval vissza
shell-replay-turn-on = Egy fordulóval tovább
shell-replay-leave = Az eredményhez
shell-replay-nothing = A játszma kezdete
shell-turn-of = { $n }. forduló, összesen { $of }

## Hibák

error-offline = A szerver nem válaszol
