### Where people find each other: new tables, the lobby, the waiting room, and what they do about a table.

## The time of a table

shell-real-together = Only when everyone sits at your own table.
shell-time = Pace
shell-time-none = No clock
    .about = Everyone thinks as long as they like.
shell-time-live = Live
    .about = Time for the whole game; every turn adds a little. When it runs out, the others may wait, or let a bot play.
shell-time-move = Slow
    .about = Time for each move, for a game over days. When it runs out, the others may wait, or let a bot play.
shell-time-stock = Time for each player
shell-time-preset = { $minutes } min + { $seconds } s per turn
shell-time-other = Other
shell-time-minutes = Minutes for the game
shell-time-seconds = More seconds per turn
shell-time-each = Time for each move
shell-watch = Spectators may look on
    .about = Whoever has the address sees what lies open on the table.
shell-hints = Hints allowed
    .about = Everyone may ask a bot for advice, or nobody.

## Clocks in words

shell-clock-none = No clock
shell-clock-live = { $minutes } min each, +{ $seconds } s per turn
shell-clock-move = { $time } for each move
shell-time-left = { $time } left
shell-time-up = Time is up

## My games, and open tables

shell-mine-turn = Your turn
shell-mine-turns = { $n ->
    [one] Your turn in { $n } game
   *[other] Your turn in { $n } games
}
shell-mine-waits = Waiting for: { $name }
shell-seats-free = Free seats: { $n }
shell-lobby = Open tables
shell-lobby-none = None at the moment. Open one, and somebody may sit down.
shell-lobby-open = Open a table
shell-lobby-join = Join
shell-lobby-join-table = Join: { $name }
shell-lobby-count = { $n ->
    [0] None just now. The list is live.
    [one] One table, hosts here: { $hosts }. The list is live.
   *[other] { $n } tables, hosts here: { $hosts }. The list is live.
}
shell-lobby-lost = No connection: the list may be out of date
shell-lobby-new = { $n ->
    [one] One new table
   *[other] { $n } new tables
}
shell-lobby-call = A table has opened
shell-lobby-filter = Filters
shell-lobby-all-games = All
shell-lobby-game = Game
shell-lobby-host = Host
shell-lobby-seats = Seats
shell-lobby-pace = Pace
shell-lobby-age = Open for
shell-lobby-sort = Sort by
shell-lobby-pace-live = Live
shell-lobby-pace-move = Slow
shell-lobby-pace-none = No clock
shell-lobby-one-seat = One seat free
shell-lobby-more-seats = More seats free
shell-lobby-here = Host here
shell-lobby-host-away = No seat
shell-lobby-seen = seen { $time } ago
shell-lobby-gone = No longer open
shell-lobby-watch = To watch
shell-lobby-watch-none = No game at the moment.
shell-lobby-nomatch = No table fits these filters
shell-lobby-reset = Show all tables
shell-lobby-empty = No table is open just now
    .about = Open one: it stands here for everybody until somebody sits down.
shell-lobby-tell = Tell me when a table opens
shell-lobby-telling = You will be told
shell-spectators = { $n ->
    [one] One spectator
   *[other] { $n } spectators
}

## The waiting room

shell-room-option = { $name }: { $value }
shell-room-waits = { $n ->
    [one] One seat is still free. The game starts when it is taken.
   *[other] { $n } seats are still free. The game starts when all are taken.
}
shell-room-sit = Take a seat: the game starts when all are taken.
shell-room-lapse = A seat is free again when its player has been away for { $time }.
shell-room-leave = Leave my seat
shell-room-leave-seat = Leave the seat: { $name }
shell-door-free = A seat is free in this game: take it and go on playing.
shell-door-invited = The free seats are kept for those who have the invite link.
shell-door-invited-watch = The free seats are kept for those who have the invite link. You can look on when the game starts.
shell-door-closed = This table is not open to spectators, and it has no free seat.

## Seats

shell-seat-n = Seat { $n }
shell-seat-you = You
shell-seat-here = Here
shell-seat-away = Away
shell-seat-for-friend = Free, for whoever has the link
shell-seat-for-anyone = Free, for anyone
shell-seat-stand-in = A bot plays for now
shell-seat-agrees = Would end the game
shell-seat-bot-now = A bot for now
shell-sit = Sit here
shell-sit-at = Sit here: seat { $n }
shell-sit-as = Your name
shell-sit-name = Give a name first
shell-free = Free the seat
shell-free-title = Free the seat: { $name }
shell-free-waiting = Somebody else can take it then, with the new invite link: the old one no longer works.
shell-fill = Put a bot here
shell-fill-seat = Put a bot here: seat { $n }

## Links

shell-people = Players and links
shell-link-invite = Invite link
    .about = Whoever opens it can take a free seat.
    .local = This address works on this machine only. For others, start with HOST=0.0.0.0 make play, or see docs/hosting.md
shell-link-watch = Link for spectators
    .about = It shows the table, and gives nobody a seat.
shell-link-own = Your personal link
    .about = Opens your seat on another device, once and within a day. Whoever opens it first plays your seat: keep it to yourself.
shell-link-host = With my rights as the host
    .about = The other device may then arrange the table too.
shell-link-make = Play on another device
shell-link-copy = Copy
shell-link-copy-it = Copy: { $name }
shell-link-qr = QR code of the link
shell-link-share = Share
shell-link-copied = Copied
shell-link-selected = Selected: now copy it yourself

## What people do about a table

shell-host = Your table
shell-host-delete = Delete the table
shell-host-delete-ask = The game, its record and the chat are deleted for everyone, and cannot be brought back.
shell-own-seat = Your seat
shell-own-seat-of = Your seat: { $name }
shell-stand-in = Let a bot play for me
shell-stand-in-back = I am back
shell-agree = Agree to end the game
    .about = The game ends without a winner when everyone agrees to it.
shell-disagree = Go on playing
shell-abort = Call the game off
    .about = Possible until everyone has had a turn. The game counts for nobody, and all are told that it was you.
shell-abort-title = Call the game off?
shell-resign = Resign
shell-resign-seat = Resign: { $name }
shell-resign-title = Resign from the game?
shell-resign-two = The game ends now, and you lose it whatever the points.
shell-resign-last = Nobody else is at the table: the game ends now.
shell-resign-more = A bot takes your seat for good, and the others go on playing.

## The end

shell-wins-early = { $name } wins
shell-ended-resigned = { $name } has resigned
shell-ended-agreed = The players agreed to end the game
shell-rematch = Rematch
shell-rematch-go = Go to the rematch
shell-rematch-waits = Rematch: waiting for { $name }
shell-rematch-offer = { $name } would like a rematch
shell-rematch-accept = Accept
shell-rematch-decline = No, thanks
shell-rematch-withdraw = Withdraw
shell-rematch-declined = No rematch: { $name } would rather not

## Who is there: a name is reported, a person blocked

shell-neighbours = Who is at this table
shell-neighbours-of = Who is there: { $name }
shell-neighbour-host = Host without a seat
shell-report-name = Report the name
    .about = Whoever runs this server will read this name
shell-report-name-of = Report the name: { $name }
shell-block = Block
    .about = You will not see their tables here any more, and they cannot sit down at yours. They are not told.
shell-block-them = Block: { $name }
