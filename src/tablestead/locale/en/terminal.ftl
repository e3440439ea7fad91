### The terminal: the command `tablestead` and a game played there.

## Help on the command line

terminal-help = A table for board games: play, watch and measure.
terminal-help-play = Play a game in the terminal.
terminal-help-replay = Show a record in words.
terminal-help-rules = Show the rules of a game.
terminal-help-arena = Let bots play against each other and count their wins.
terminal-help-ladder = Let all bots play each other and rate them by Elo.
terminal-help-serve = Start the server and open the page.
terminal-help-lang = The language; without it, that of the system.
terminal-help-version = Say the version, and whether the engine is compiled.
terminal-help-usage = Usage:
terminal-help-arguments = Arguments:
terminal-help-options = Options:
terminal-help-commands = Commands:
terminal-help-help = Show this help and end.
terminal-help-default = default: { $value }
terminal-help-game = The game: { $allowed }.
terminal-help-players = The number of players. Without --seat and --bot you play against the best bot.
terminal-help-seat = A player’s name, or bot:NAME. Can be repeated, once for each seat.
terminal-help-bot = A bot for one of the last seats. Can be repeated.
terminal-help-option = { $game }: { $text }
terminal-help-start = The number of the start player’s seat, or random.
terminal-help-seed = A number that makes dice and draws the same every time.
terminal-help-real = Roll dice and draw tiles at your own table, and type in what came up.
terminal-help-resume = Go on with a saved game. Seats named like a bot are played by it.
terminal-help-plain = Plain lines, for screen readers, or tables. Without either: tables on a screen.
terminal-help-file = The file with the record, or - for what is piped in.
terminal-help-step = Go through the game turn by turn.
terminal-help-json = Answer in JSON, for programs.
terminal-help-perspective = Show the game as this seat saw it; without it, as everybody did.
terminal-help-rule = The id of one rule, such as A-T2.
terminal-help-search = Show the rules with these words.
terminal-help-bots = One bot for each seat, or one for all.
terminal-help-games = How many games are played.
terminal-help-arena-players = The number of players; without it, the number of bots.
terminal-help-ladder-bots = The bots; without any, all levels and rungs. The first has 1000 points.
terminal-help-ladder-games = How many games for every table that the bots can make.
terminal-help-ladder-players = The number of players at a table.
terminal-help-jobs = How many processes; without it, one for each core.
terminal-help-seconds = The seconds of processor time for a turn of a bot that thinks by the clock.
terminal-help-dataset = Write games of bots into a folder, as records and as arrays, for research.
terminal-help-dataset-bots = One bot for each seat, separated by commas, or one for all.
terminal-help-out = The folder. If some of the games are there already, only the others are played.
terminal-help-ray = Play on a Ray cluster; without an address, on that of this machine.
terminal-help-train = Let the expert of a game learn by playing against itself.
terminal-help-train-out = The folder. A run that was stopped goes on where it was.
terminal-help-rounds = How many rounds of learning.
terminal-help-train-games = How many games in a round.
terminal-help-trial = How many games a round is tried in: what was learned stays only if it wins.
terminal-help-backup = Write all tables into one file, while the server runs or not.
terminal-help-restore = Read the tables of such a file into an empty database.
terminal-help-backup-file = The file of the backup.
terminal-help-admin = Look after a server: its tables, and people who spoil the game. It may be running, and notices within seconds.
terminal-help-admin-list = The tables, the latest first; what was reported; who is banned or muted.
terminal-help-admin-close = End a game without a winner; a table that waits is deleted.
terminal-help-admin-mute = Let who has a seat write no more chat, at any table.
terminal-help-admin-unmute = Let them write again.
terminal-help-admin-ban = Refuse everything that comes from an address or a network.
terminal-help-admin-unban = Let it in again.
terminal-help-admin-remove-name = Put the number of a seat in the place of its name.
terminal-help-admin-erase = Erase the names and the chat of who has a seat, at all tables.
terminal-help-admin-log = What was done by these commands, when and by whom.
terminal-help-admin-table = The table: what its address ends with.
terminal-help-admin-seat = The seat, counted from 1.
terminal-help-admin-address = An address, or a network such as 192.0.2.0/24.
terminal-admin-done = Done
terminal-admin-none = There is no database at { $path }
terminal-admin-nothing = There is nothing to do that to: see tablestead admin list
terminal-admin-ban = banned since { $date }: { $value }
terminal-admin-mute = muted since { $date }: { $value }
terminal-admin-report = reported on { $date }, table { $table }, seat { $n }: { $name }: { $text }
terminal-admin-report-name = reported on { $date }, table { $table }, seat { $n }: the name { $name }
terminal-help-verify = Only look: replay every table of the file, and change nothing.
terminal-help-host = The address to listen on; 0.0.0.0 is everyone in the network.
terminal-help-port = The port; if it is busy, the next free one is taken, but not with --url.
terminal-help-database = What keeps the tables: a file, or { $value }. Without it, what TABLESTEAD_DATABASE says, else a file in the usual place.
terminal-help-workers = How many processes serve; more than one needs PostgreSQL.
terminal-help-url = The public address, such as { $value }, when a web server stands in front.
terminal-help-keep = After so many days a table nobody has touched is deleted.
terminal-help-keep-finished = After so many days a finished table is deleted.
terminal-help-tables-per-hour = How many tables can be opened from one address in an hour.
terminal-help-sockets = How many connections one address can have at the same time.
terminal-help-patience = After how many minutes a bot may stand in for an absent player, without a clock.
terminal-help-patience-live = The same at tables with a live clock.
terminal-help-smtp = The mail server, such as { $value }, by which players are told that it is their turn. Without it, what TABLESTEAD_SMTP says, else no mail is offered.
terminal-help-mail-from = The sender of the mails, if it is not the user of --smtp.
terminal-help-contact = Where push services reach you: { $value }. Without it, the address of --url.
terminal-help-call-after = After how many minutes a player who is not at the table is told that it is their turn.
terminal-help-log = What the server reports: lines of text, or JSON for programs.
terminal-help-open = Open the page in the browser, or not.
terminal-compiled = compiled
terminal-pure = not compiled

## What is wrong with the command line or a file

terminal-line = Line { $line }: { $text }
terminal-usage = The command line was not understood
terminal-no-command = There is no command { $value }. There is: { $allowed }
terminal-no-option = There is no option { $option }
terminal-needs-value = The option { $option } needs a value
terminal-missing = Something is missing on the command line: { $name }
terminal-needs-extra = The command needs packages that are not installed ({ $name }). This brings them: { $text }
terminal-unreadable = The file cannot be read: { $path }
terminal-no-text = The file is no text: { $path }
terminal-unwritable = The file cannot be written: { $path }
terminal-exists = The file is there already and is no record, so it is left alone: { $path }
terminal-finished = This game is over. To look at it: tablestead replay { $path }
terminal-other-game = This is a record of another game: { $game }
terminal-resume-options = A saved game keeps its options: { $option } cannot be changed
terminal-no-rule = There is no rule { $value }. The rules: { $allowed }
terminal-nothing-found = No rule has these words: { $value }
terminal-no-value = The file cannot be used for the option { $option }, since it holds no JSON: { $path }
terminal-cannot-listen = The server cannot listen on { $value }: { $text }
terminal-no-origin = This is no public address such as { $expected }, without anything behind it: { $value }
terminal-listening = Tablestead: { $value }  (Ctrl-C ends it)
terminal-listening-network = For others in your network: { $value }
terminal-port-busy = Port { $port } is busy, trying { $last }.
terminal-backed-up = { $n ->
    [one] { $n } table is saved: { $path }
   *[other] { $n } tables are saved: { $path }
}
terminal-restored = { $n ->
    [one] { $n } table is back: { $path }
   *[other] { $n } tables are back: { $path }
}
terminal-verified = { $n ->
    [one] { $n } table replays
   *[other] { $n } tables replay
} ({ $going } under way, { $over } over; lines: { $lines }, chat messages: { $chat }): { $path }

## A game

terminal-player = Player { $n }
terminal-welcome = Type a number from the list, or a move in notation. ? shows the commands.
terminal-turn = { $text } · { $seat }
terminal-pass-device = Pass the device to { $seat }, who presses Enter:
terminal-enter = (Enter)
terminal-costs = cost: { $goods }
terminal-reroll = Type the numbers of the dice to reroll, such as 1 3. 0 keeps all.
terminal-reroll-lead = Type the numbers of the dice to reroll, such as 1 3. 0 keeps all. With Leadership, one die: lead 2, lead skull.
terminal-type-roll = { $n ->
    [one] Roll 1 die and type in its face, by number or by word.
   *[other] Roll { $n } dice and type in their faces, by number or by word, such as 1 1 3.
}
terminal-dice-prompt = Dice
terminal-no-number = This number is not in the list: { $value }
terminal-no-die = { $n ->
    [one] There is only 1 die to choose: { $value }
   *[other] The dice to choose have the numbers 1 to { $n }, each once: { $value }
}
terminal-see-rule = For this rule type: ? { $rule }
terminal-command-moves = A number chooses from the list, a second one says how often: 4 3. Notation works too: { $text }
terminal-command-rules = ? rules lists the rules, ? { $rule } shows one, ? { $word } searches them
terminal-command-why = why tells the rule behind the last refusal, why { $text } whether a move is possible
terminal-command-sheet = sheet shows what lies on the table
terminal-command-log = log shows the last turns, log all the whole game
terminal-command-undo = undo takes back your last decision
terminal-command-hint = hint says what the best bot would do
terminal-command-save = save FILE saves the record
terminal-command-quit = quit saves the record and ends
terminal-undone = Taken back: { $text }
terminal-hint = Hint: { $text }
terminal-hint-or = Or: { $text }
terminal-hint-win = Chance to win: { $n }%
terminal-hint-expects = Expected final score: { NUMBER($n, minimumFractionDigits: 1) }
terminal-hint-margin = { $side ->
    [ahead] Expected: { NUMBER($n, minimumFractionDigits: 1) } points ahead
    [behind] Expected: { NUMBER($n, minimumFractionDigits: 1) } points behind
   *[even] Expected: level
}
terminal-saved = The record is saved: { $path }
terminal-resume = To go on later: tablestead play { $game } --resume { $path }
terminal-possible = This is possible
terminal-nothing-refused = Nothing has been refused yet. Type a move after it: why { $text }
terminal-unfinished = The game is not finished
terminal-step = Turn { $n } of { $all }. Enter: on, b: back, number: go to a turn, q: end
terminal-sheet = { $seat } · { $text }
terminal-item = { $name }: { $value }
terminal-place = { $place }. { $seat } · { $text }

## Roll Through the Ages

terminal-ages-dice = Dice: { $text }
terminal-ages-letters = Letters: { $text }
terminal-ages-locked = { $face } (locked)
terminal-ages-forecast = If all are kept: { $text }. Food after feeding: { $after }. Unfed cities: { $unfed }
terminal-ages-disaster = Disaster: { $disaster }
terminal-ages-over-limit = Above the limit of 6 goods: { $n }
terminal-ages-power = To spend: { $n } (coins: { $coins }, goods: { $goods }, food: { $food })
terminal-ages-offer = Offer. { $seat } gives: { $give }. { $partner } gives: { $take }
terminal-ages-left = open: { $n }
terminal-ages-only-coins = Pay with coins only
terminal-ages-sum = worth { $n }
terminal-ages-waste = { $n ->
    [0] exact
   *[other] wasted: { $n }
}
terminal-ages-boxes = { $building }: { $n } of { $boxes }
terminal-ages-goods-value = value of goods

## Milestones

terminal-milestones-row = Open numbers, row { $row }: { $text }
terminal-milestones-piece = Playing piece: space { $n }
terminal-milestones-signs = Signs: { $text }
terminal-milestones-letters = Workers and their bonus tiles: { $text }
terminal-milestones-supplied = marketplace with flour
terminal-milestones-site = a house can be built here
terminal-milestones-short = In short: mill for move mill, E5 E6 E7 for a street section, A2-A3-B2 for a house, Q1|C3 at 3 for a worker tile
terminal-milestones-drawn = Drawn
terminal-milestones-type-lot = Type its good by number, by word or by letter. Several in a row: stone wood coin
terminal-milestones-type-tile = Type its two workers, such as Q1|C3; several tiles in a row too. In the draw pile: { $n }
terminal-milestones-goods-left = goods left

## Keyflower

terminal-keyflower-signs = Signs: = road, ~ water, | neither, + upgraded. Letters: { $text }
terminal-keyflower-tile = ? { $name } shows a tile, or any other
terminal-keyflower-order = Order: { $text }
terminal-keyflower-holds = { $name } ({ $piece })
terminal-keyflower-passed = { $name } (passed)
terminal-keyflower-on = on it: { $text }
terminal-keyflower-next-use = { $n ->
    [one] next use: at least { $n } worker
   *[other] next use: at least { $n } workers
}
terminal-keyflower-full = no more workers fit on it
terminal-keyflower-leads = { $seat } leads: { $text }
terminal-keyflower-loses = { $seat } is outbid: { $text }
terminal-keyflower-taken = taken ({ $seat })
terminal-keyflower-screen = Behind your screen: { $text }
terminal-keyflower-to-lay = to be laid: { $text }
terminal-keyflower-known = { $n } (known: { $text })
terminal-keyflower-village = Village: { $seat }
terminal-keyflower-aside = set aside
terminal-keyflower-free = free: { $text }
terminal-keyflower-touches = { $direction }: { $tile } ({ $edge })
terminal-keyflower-free-edges = free, { $edge }: { $text }
terminal-keyflower-needs = { $most ->
    [0] { $tile }: at least { $n }
   *[other] { $tile }: at least { $n }, at most { $most }
}
terminal-keyflower-chosen = Chosen: { $text }
terminal-keyflower-bids = Bid
terminal-keyflower-uses-offered = Use a tile on offer
terminal-keyflower-uses-own = Use a tile of your own village
terminal-keyflower-uses-of = Use a tile in another village: { $seat }
terminal-keyflower-rival = { $seat } leads with { $n }

## The arena

terminal-arena-title = Games: { $n }, seed: { $value }, seconds: { NUMBER($seconds, minimumFractionDigits: 1) }
terminal-arena-wins = Wins
terminal-arena-interval = 95% interval
terminal-arena-average = Average
terminal-arena-median = Median
terminal-arena-range = Lowest … highest
terminal-arena-line = { $name }: wins { NUMBER($rate, minimumFractionDigits: 1) }% (95% interval: { NUMBER($low, minimumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1) }%), average { NUMBER($average, minimumFractionDigits: 1) }, median { NUMBER($median, minimumFractionDigits: 1) }
terminal-arena-more = Winner’s average: { NUMBER($winner, minimumFractionDigits: 1) }, rounds: { NUMBER($rounds, minimumFractionDigits: 1) }
terminal-ladder-title = Ratings with { $n } players, seed: { $value }; { $name } has 1000 points
terminal-ladder-elo = Elo
terminal-ladder-games = Games
terminal-ladder-line = { $name }: Elo { NUMBER($elo, useGrouping: 0) } (95% interval: { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }), wins { NUMBER($rate, minimumFractionDigits: 1) }%, games: { $n }
terminal-percent = { NUMBER($n, minimumFractionDigits: 1) }%
terminal-percent-range = { NUMBER($low, minimumFractionDigits: 1) } … { NUMBER($high, minimumFractionDigits: 1) }%
terminal-number = { NUMBER($n, minimumFractionDigits: 1) }
terminal-making-games = Games
terminal-making-arrays = Arrays
terminal-games-made = Games in { $path }: { $n }, played now: { $played }
terminal-making-fit = Learning
terminal-making-match = Trial
terminal-round = Round { $n }: { $samples } samples, error { NUMBER($error, minimumFractionDigits: 2) } (rules of thumb: { NUMBER($thumb, minimumFractionDigits: 2) }); won { $won } of { $games } games, equals win { $expected }: { $kept ->
    [0] not kept
   *[other] kept
}
terminal-trained = What the expert judges by: { $path }
terminal-untrained = Nothing that was learned won its trial: play more games
terminal-ray-jobs = --jobs and --ray do not go together

terminal-help-learn = Learn a game by playing: its lessons, or one of them.
terminal-help-lesson = The lesson, by its number or name; without it they are listed.
terminal-help-task = The task to begin with.
terminal-no-lesson = There is no lesson { $value }. There is: { $allowed }
terminal-learn-welcome = Type what you are asked for, or a number of the list. show does it for you, back and skip go to other tasks, ? helps, quit leaves.
terminal-learn-enter = Enter goes on.
terminal-learn-over = That was the lesson.
terminal-learn-resume = Come back with: tablestead learn { $game } { $name } --task { NUMBER($n, useGrouping: 0) }

## An analysis

terminal-help-analyse = Judge every decision of a game, and tell luck from play.
terminal-help-analyse-file = The file with the record, - for what is piped in, or a folder of records.
terminal-help-depth = How thoroughly: seconds, minutes, or as long as it takes.
terminal-help-judged = Judge this seat alone, by what it could know.
terminal-help-html = Write it into this file too, as a page that needs nothing else.
terminal-help-save-analysis = Write the record with its analysis into this file.
terminal-analysis-grade = Played like
terminal-analysis-mean = Points lost per open decision
terminal-analysis-marks = Slips · mistakes · blunders
terminal-analysis-start = Expected lead at the start
terminal-analysis-loss = Lost by own decisions
terminal-analysis-others = Gained by those of others
terminal-analysis-luck = Luck
terminal-analysis-result = Lead at the end
terminal-analysis-without = Lead without luck
terminal-analysis-turned = Where it turned
terminal-analysis-change = { $text }: { $before }% → { $after }%
terminal-analysis-hundredths = { NUMBER($n, minimumFractionDigits: 2) }
terminal-analysis-slip = slip
terminal-analysis-mistake = mistake
terminal-analysis-blunder = blunder
terminal-analysis-place = { $n }. { $text }
terminal-analysis-decision = { $text }: { $mark }
terminal-analysis-points = { NUMBER($n, minimumFractionDigits: 1) } points
terminal-analysis-win = chance to win { $n }%
terminal-analysis-played = Played: { $text } (lead { NUMBER($n, minimumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1) })
terminal-analysis-better = Better: { $text } (lead { NUMBER($n, minimumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1) })
terminal-analysis-none = No clear mistakes.
terminal-analysis-exact = The odds of the dice are exact; what comes after the turn is estimated.
terminal-analysis-estimated = Leads and chances are estimated, ± for 95 of 100; less is counted of a difference that is unsure, and mistakes are marked only where it is clear.
terminal-analysis-curve = Chance to win, turn by turn: { $name }
terminal-analysis-player = Player
terminal-analysis-nameless = without a name
terminal-analysis-empty = There are no records in { $path }
terminal-analysis-one = --html, --save and --seat are for a single record
