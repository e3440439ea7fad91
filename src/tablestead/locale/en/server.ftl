### What the server says when something is not possible.

error-table = There is no such table: it was deleted, or the address is wrong
error-table-broken = This table cannot go on: line { $line } of its record ({ $text }) does not fit the rules any more. It was played with version { $version } of the rules, this is version { $known }. The record can still be saved
error-message = The message was not understood
error-old-position = The game has moved on: this was meant for an earlier position. Nothing was changed
error-over = The game is over
error-bot-turn = It is not your turn: { $seat } is thinking
error-look = This seat is not yours to look through
error-not-looking = { $seat } is to decide: show that player’s screen first
error-real-hidden = This game has secrets: it cannot be played here with real components
error-review = The figures come with the end of the game: before, they would tell secrets
error-position = There is no such position: the game has { $n } so far
error-hint = No hint now: it is nobody’s turn here
error-hint-failed = The bot gave no hint this time
error-hint-busy = A hint is already on its way
error-undo = This cannot be taken back any more
error-table-damaged = What is stored of this table is damaged. Whoever runs the server may have a backup
error-storage = The server cannot reach its database, or its disk is full. Try again in a moment
error-storage-unknown = The server has just lost its database. Whether this was stored will show when it is back
error-slow = The connection was too slow and was closed
error-server = Something went wrong in the server. Nothing was changed
error-seats = The number of players does not match the seats: { $n }
error-name = The name of player { $number } must have 1 to { $n } characters
error-too-large = This is too long: at most { $kilobytes } kB are read
error-address = There is nothing at this address
error-method = This address cannot be used in this way
error-request = The request was not understood
error-origin = The request came from another site and was refused
error-database = Databases of the kind { $scheme } are not supported: give the path of an SQLite file or the address of a PostgreSQL database
error-database-newer = The database { $path } was written by a newer version of Tablestead
error-ports = All ports from { $port } to { $last } are busy
error-start = The server could not start
error-seat-taken = Somebody has taken this seat already
error-not-your-seat = { $seat } is to decide, and that seat is not yours
error-no-seat = You have no seat at this table
error-not-host = Only the host of this table can do that
error-invite = This seat is kept for a friend: it needs the invite link
error-link = This personal link is not valid any more: it works once and for a day. Make a new one on your other device
error-code = No such code: look at its letters again. It works once, and only the latest one counts
error-no-device = This device is signed out already
error-giver = This device gave you the seat: only it can sign itself out
error-door = This table is for its players only
error-waiting = The game has not begun: a seat is still free
error-command = This cannot be done here
error-time-left = { $seat } still has time
error-vacant = Only a person’s seat can be freed, and not your only one
error-chat = A message has 1 to { $n } characters
error-chat-fast = That was quick: wait a moment before you write more
error-reaction = This reaction is not possible
error-clock = This clock is not possible: between 10 seconds and 30 days, and none with real components
error-real-friends = With real components everybody sits at one table: there are no seats for friends elsewhere
error-too-many = { $minutes ->
    [one] Too much from this address: try again in a minute
   *[other] Too much from this address: try again in { $minutes } minutes
}
error-rematch = A rematch can be opened when the game is over
error-arrange = Only a table that waits for players can be changed, and one seat must stay free
error-rematch-declined = Somebody does not want a rematch
error-begun = The game has begun: now it ends only by agreement, resignation, time or absence
error-hint-none = This table is played without hints

undo-turn = Nothing to undo: the turn has ended
undo-forced = Nothing to undo: you had no other choice in this turn
undo-other = Nothing to undo: another player has acted
undo-hidden = Nothing to undo: something hidden has been seen
undo-nothing = Nothing to undo: no decision has been made yet
undo-over = Nothing to undo: the game is over
