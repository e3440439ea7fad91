### The page around the games.

## Start

shell-players = Players
shell-player-n = Player { $n }
shell-guest = Guest
shell-name-of = Name of player { $n }
shell-add-person = Add a player
shell-remove-seat = Remove: { $name }
shell-options = Options
shell-more-options = More options
shell-option-range = { $from } to { $to }.
shell-board-own = Own file
    .about = Another board, or the printed one; if something is wrong with the file, every fault is named.
shell-board-file = Choose a board file
shell-board-other = Choose another file
shell-board-none = Choose a board file first
shell-board-help = How a board file is written
shell-at-random = At random
shell-start = Start
shell-retry = Try again
shell-finished-games = Finished
shell-delete = Delete
shell-delete-game = Delete the game: { $name }
shell-delete-title = Delete this game?
shell-delete-ask = { $name }. It cannot be brought back.
shell-cancel = Cancel
shell-import = Open a record
shell-import-about = Drop a file anywhere on this page, choose one, or paste the text.
shell-import-text = Text of the record
shell-import-file = Choose a file
shell-import-open = Open
shell-import-line = Line { $line }:
shell-language = Language
shell-theme-system = Theme: system
shell-theme-light = Theme: light
shell-theme-dark = Theme: dark
shell-close = Close
shell-zoom-in = Zoom in
shell-zoom-out = Zoom out

## The table

shell-steps = Steps of the turn
shell-end = End:
    .short = End:
shell-ends = How near the end is
shell-n-of = { $n } of { $of }
shell-scores = Scores
shell-tabs = Parts of the table
shell-panel = Log and rule help
shell-panel-open = Open the side panel
shell-panel-fold = Fold the side panel
shell-log = Log
shell-log-empty = Nothing has happened yet
shell-log-earlier = Earlier: { $text }
shell-rule-help = Rule help
shell-search-rules = Search the rules
shell-rules = Rules
shell-search-ignored = a an and are can do does for get go how i if in is it many much my of on or the to we what when where which who with you your
shell-how-to-play-of = How to play { $name }
shell-legend = Legend
shell-overview-turn = A turn
shell-overview-ends = When the game ends
shell-overview-scores = What scores
shell-overview-missed = Five things that beginners miss
shell-overview-rules = All rules
shell-overview-play = Play
shell-no-rule = No rule found
shell-open-rule = Open rule { $name }
shell-notices = Messages
shell-board-reconstruction = The board is a reconstruction
shell-menu = Menu
shell-menu-again = New game with the same players
shell-menu-coach = Coach
shell-coach-full = Full
shell-coach-brief = Brief
shell-coach-off = Off
shell-menu-auto-end = End turns automatically
shell-menu-ask-draws = Ask before a draw
shell-menu-motion = Animations
shell-shortcuts = Keyboard shortcuts
shell-leave = Leave the table
shell-home = Back to the start page
shell-save-record = Save the record
shell-connecting = Connecting…
shell-lost = Connection lost. Trying again; your game is safe
shell-status-broken = The record no longer fits the rules
shell-status-abandoned = The game was abandoned

## Others’ turns, played back

shell-menu-playback = Others’ turns
shell-playback = A turn, played back
shell-playback-instant = At once
shell-playback-fast = Fast
shell-playback-normal = Normal
shell-playback-step = Step by step
shell-playback-next = Next
shell-playback-skip = Skip
shell-playback-of = { $seat }’s turn is shown
shell-since = Since your last turn
shell-since-short = Recap
shell-key-skip = Skip what is played back; so does any other key
shell-final-board = Final board

## The prompt bar

shell-prompt = What to do now
shell-prompt-of = { $name } · { $prompt }
shell-waiting = Waiting for: { $seat }
shell-thinking = { $seat } is thinking…
shell-game-over = Game over
shell-taken-back = Taken back
shell-pick-selected = Reroll selected
shell-pick-short = Reroll
shell-pick-none = Nothing is selected yet: press the dice you want to reroll, or keep all
shell-why-possible = You can do this now, by the choices or by typing it
shell-choices = { $n ->
    [one] { $n } choice
   *[other] { $n } choices
}
shell-draws = Right after this something new is drawn, so you cannot take it back.
shell-draws-again = Do not ask again
shell-draws-go = Go on
shell-undo = Undo
shell-hint = Hint
shell-hint-more = + { $steps }
shell-hint-lines = What the bot suggests
shell-hint-win = { $bound ->
    [below] < 1% to win
    [above] > 99% to win
   *[about] { $n }% to win
}
shell-hint-expects = { $points } points
shell-hint-margin = { $side ->
    [ahead] ({ NUMBER($n, maximumFractionDigits: 1) } ahead)
    [behind] ({ NUMBER($n, maximumFractionDigits: 1) } behind)
   *[even] (level)
}
shell-hint-do = Do it
shell-hint-all = Do it all
shell-coach-read = Close this tip
shell-command-line = Command line
shell-completions = Completions
shell-real-enter = Draw at your table and enter what came up
shell-real-add = One more: { $face }. Now { $n }
shell-real-less = One less: { $face }. Now { $n }
shell-real-left = { $n } more
shell-real-done = Enter

## Between the turns of people who share a screen

shell-cover-pass = Pass the device to { $seat }
shell-cover-about = What only one player may see stays hidden until then
shell-cover-show = I am { $seat }: show my screen

## Keyboard shortcuts

shell-key-dice = Keep or reroll a die
shell-key-boxes = Build more or fewer boxes of the building in focus
shell-key-build = Choose what to build
shell-key-roll = Roll, or reroll the selected dice
shell-key-keep = Keep all dice
shell-key-pass = Pass
shell-key-rotate = Turn the tile
shell-key-colour = Choose a colour of workers
shell-key-card = Card of the tile
shell-key-done = Finish this step
shell-key-end = End the turn
shell-key-main = Press the main button
shell-key-choices = List of all choices
shell-key-undo = Undo
shell-key-hint = Hint
shell-key-command = Command line
    .like = Type a move, for example: { $text }
shell-key-help = This list
shell-key-escape = Close

## The end

shell-wins = { $n ->
    [one] { $name } wins: { $n } point
   *[other] { $name } wins: { $n } points
}
shell-share = { $n ->
    [one] Shared victory: { $name }, { $n } point
   *[other] Shared victory: { $name }, { $n } points
}
shell-win-own = { $n ->
    [one] You win: { $n } point
   *[other] You win: { $n } points
}
shell-place-own = { $place ->
    [2] You are second
    [3] You are third
    [4] You are fourth
    [5] You are fifth
   *[other] You are sixth
}
shell-solo-score = { $n ->
    [one] Your score: { $n } point
   *[other] Your score: { $n } points
}
shell-over-about = The analysis shows whether you played well, whether you were lucky, and where the game turned.
shell-place = { $n ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $n }th place
}
shell-total = Total
shell-tie-breaker = { $what }: { $n }
shell-play-again = Play again
shell-analysis = Analysis
shell-chart = How the scores grew
shell-chart-about = How the scores grew; the numbers are in the table below
shell-chart-start = start
shell-player-head = Player
shell-dice-stats = Dice: rolled and expected
shell-dice-chance = expected
shell-dice-rolled = { $n } rolled
shell-replay = Step through the game
shell-replay-position = Position
shell-replay-first = To the start
    .short = Start
shell-replay-back = One step back
    .short = Step
shell-replay-play = Play
    .short = Play
shell-replay-pause = Pause
    .short = Pause
shell-replay-on = One step on
    .short = Step
shell-replay-last = To the end
    .short = End
shell-replay-leave = Back to the result
shell-replay-nothing = The start of the game
shell-replay-eyes = Seen by
shell-replay-everybody = Everybody

## Errors

error-offline = The server does not answer
