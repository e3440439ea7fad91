### What is wrong with a line, an option or a record.

error-line-empty = The line is empty
error-word = Unknown word: { $word }. Possible here: { $allowed }
error-word-extra = One word too many after “{ $verb }”: { $word }
error-word-missing = Something is missing after “{ $verb }”. Possible: { $allowed }

error-game-unknown = There is no game called { $game }. There is: { $allowed }
error-bot-unknown = There is no bot called { $bot }. There is: { $allowed }
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
