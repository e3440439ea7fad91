### What is wrong with a line, an option or a record.

error-line-empty = The line is empty
error-beyond-turn = The line goes on where another decision begins. Nothing of it was played
error-word = Unknown word: { $word }. Possible here: { $allowed }
error-word-extra = One word too many after “{ $verb }”: { $word }
error-word-missing = Something is missing after “{ $verb }”. Possible: { $allowed }

error-game-unknown = There is no game called { $game }. There is: { $allowed }
error-bot-unknown = There is no bot called { $bot }. There is: { $allowed }
error-bot-clock = { $bot } thinks by the clock, so a seed would not repeat its games. Say how often it thinks a turn, as in { $allowed }
error-plugin = The plugin { $name } ({ $value }) cannot be used: { $text }
error-no-observation = The game { $game } brings no observations for learning programs
error-batch-action = Game { $n } of the batch cannot play { $action } ({ $text }): { $why }
error-extra-missing = The package { $name } is missing: pip install { $extra }
error-option-unknown = There is no option called { $option }. There is: { $allowed }
error-option-value = The option { $option } cannot be { $value }. Possible: { $allowed }
error-option-unsettled = The option { $option } is still left to chance
error-option-trade-solo = The trade game is not possible alone: it needs 2 to 4 players

error-record-start = This is no record of a game: it does not begin with “tablestead” and a number
error-record-newer = The record has format { $version }, newer than this program knows ({ $known })
error-record-head = This line should have a name and a colon: { $text }
error-record-twice = “{ $name }” is there twice
error-record-missing = The line “{ $name }:” is missing
error-record-cut = The record is cut short: its last line, “end:”, is missing
error-record-slow = It takes too long to read this record: no real game is like that
error-record-game = There is no game called { $game }
error-record-rules = This is no version of the rules: { $text }
error-record-seats = The numbers of the seats do not fit the number of players ({ $players })
error-record-hidden = The record leaves out what one seat did not see ({ $text }), so it cannot be replayed
error-record-over = The game is already over, but the record goes on: { $text }
error-record-seat = It is not this seat’s turn: { $text }. Expected at the beginning: { $expected }
error-record-version = This line does not fit the rules any more: { $text }. The record has version { $version } of the rules, this is version { $known }
error-record-after-end = There is something after the end
error-record-end = This is no end of a game: { $text }
error-record-end-wrong = The end does not fit the position: { $text }

error-board = { $n ->
    [one] The board cannot be used: it has 1 fault
   *[other] The board cannot be used: it has { $n } faults
}
error-board-long = The file is too long for a board: at most { $n } characters are read
error-board-json = This is no JSON: { $text } (line { $line }, column { $column })
error-board-object = A board is one JSON object, in curly brackets
error-board-missing = “{ $name }” is missing
error-board-unknown = A board has nothing called “{ $name }”
error-board-twice = “{ $name }” is there twice
error-board-shape = This is not built as it should be: “{ $name }”
error-board-row = This row should be called { $expected }, not { $row }: rows are named from A in order
error-board-rows = { $n } rows are too many: 7 is the most
error-board-parity = Row { $row } cannot begin at first_hx { $n }: rows A, C, E and G have even numbers, B, D and F odd ones
error-board-width = Row { $row } is too wide: hx goes from 0 to 18
error-board-value = Point { $point } cannot have the number { $value }: 1 to 5 are possible
error-board-hole = Point { $point } has no number
error-board-start = The start marketplace cannot be on { $point }: the board has no such point
error-board-start-value = The start, { $point }, must have the number 0
error-board-second-start = Point { $point } cannot have the number 0: only the start has it
error-board-unreachable = Point { $point } cannot be reached from the start
error-board-bush = A bush cannot be in { $triangle }: the board has no such triangle
error-board-bush-twice = The triangle { $triangle } is named twice
error-board-bush-count = The numbers differ: { $n } triangles with a bush, { $expected } bonus tiles
error-board-bonus = There is no bonus tile called { $name }: Q, L, S, G and C are possible
error-board-bonus-count = The number of bonus tiles { $name } cannot be { $value }
error-board-tile = This is no worker tile: { $text }. It is written like Q1|C3, with the kinds Q, L, S, G, C and numbers from 1 to 8
error-board-tiles-few = { $n ->
    [one] 1 worker tile is too few: it takes at least 14
   *[other] { $n } worker tiles are too few: it takes at least 14
}
error-board-tiles-many = { $n } worker tiles are too many: 99 is the most

error-lesson = The lesson { $path } (task: { $name }): { $text }
error-lesson-done = This task is done: go on to the next one
error-lesson-wait = The others are playing: wait a moment
error-no-lesson = There is no such lesson

error-worker-lost = A process that was playing games was killed. What is finished is not lost: run the command again
error-judgement-missing = What the bot has learned is missing: { $file }. Install the package again
error-judgement-damaged = What the bot has learned is damaged: { $file }. Install the package again
error-judgement-other = What the bot has learned belongs to another version: { $file }. Install the package again, or train it anew
error-training-other = { $path } belongs to another training: choose another folder, or the same game, games, trial and seed
error-cluster = The Ray cluster { $value } cannot be reached: { $text }
error-cluster-lost = The Ray cluster lost a game nine times: { $text }
error-cluster-version = A node of the cluster has version { $version } of tablestead, not { $known }

error-dataset-none = The folder { $path } has other files, but no dataset.json: games are written to a folder of their own
error-dataset-missing = There are no games in { $path }: it has no dataset.json
error-dataset-other = { $path } has other games: “{ $name }” is { $value } there, not { $expected }
error-dataset-unfinished = { $path } has { $n } of { $all } games, or not all arrays: run the same command again, and it is finished
error-dataset-busy = Another process is writing to { $path }
error-dataset-file = The file { $path } is damaged: { $text }
error-dataset-record = Game { $n } in { $path } cannot be replayed: { $text }
error-dataset-differs = The records in { $path } are not those of its arrays

error-no-judge = There is no judge for this game: { $game }
error-judge-weights = The judge of { $game } lacks its weights: install the package again
error-nothing-played = Nothing was played yet: there is nothing to judge
