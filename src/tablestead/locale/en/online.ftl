### A table whose people are in different places.

## The connection

shell-link-open = Connected
shell-link-lost = Offline
shell-link-restarts = Server restarts
shell-link-restarts-long = The server restarts: you will be reconnected, your game is safe
shell-link-back = Connected again
shell-command-offline = There was no connection. See how the game stands, and try again
shell-link-many = Too many connections from this address: close other tabs, then try again
shell-line-queued = Your move is kept here and will be sent when the connection is back
shell-line-withdraw = Take it back
shell-line-sent = Your move was on its way when the connection was lost: the server will say whether it arrived

## Players and their time

shell-at-table = At the table
shell-clock-left = Time left: { $text }
shell-watching = You are watching

## Messages about the table

shell-note-time = { $seat } has run out of time
shell-note-time-own = Your time is up: play on, but the others may let a bot play for you
shell-note-bot = Let a bot play
shell-note-wait = Wait
shell-note-absent = { $seat } has been away for { $time }
shell-note-end = End the game
shell-note-stand-in = A bot plays for { $seat }
shell-note-stand-in-own = A bot plays for you
shell-note-vote = { $name } would end the game here. It ends when all agree
shell-note-vote-own = You would end the game here. Not yet agreed: { $name }
shell-note-vote-back = Play on
shell-note-agree = Agree
shell-note-disagree = Disagree
shell-note-vacant = Vacant seat: { $name }
shell-note-rematch = There is a rematch

## When somebody is wanted at the table

shell-call-turn = Your turn
shell-call-start = The game begins
shell-call-offer = An offer for you
shell-call-vote = End the game?
shell-call-rematch = A rematch?
shell-menu-sounds = Sounds
shell-sounds-off = Off
shell-sounds-soft = Soft
shell-sounds-middle = Middle
shell-sounds-loud = Loud
shell-menu-notify = Notification when it is my turn
shell-notify-denied = This browser does not allow notifications here: allow them in its settings for this page
shell-notify-none = This browser shows no notifications here: it does so only for pages with https

## Chat

shell-chat = Chat
shell-chat-unread = Unread:
shell-chat-who = Whose messages are shown
shell-chat-mute = Mute: { $name }
shell-chat-empty = Nobody has written yet
shell-chat-erased = Erased
shell-chat-sending = on its way…
shell-chat-reaction = from { $name }
shell-chat-react = React to { $name }
shell-chat-report = Report
    .about = Whoever runs this server will read this line
shell-chat-reported = Reported
shell-chat-as = Write as
shell-chat-write = Write a message
shell-chat-send = Send
shell-chat-watching = Only players can write
shell-chat-said = { $name }: { $text }
shell-key-chat = Write in the chat

## What everyone is told about the table

shell-notices-here = What happened at this table
shell-notice-joined = { $name } sits down
shell-notice-left = { $name } leaves the table
shell-notice-freed = The host frees a seat: { $name }
shell-notice-lapsed = { $name } has been away too long: the seat is free again
shell-notice-filled = A bot takes a seat: { $name }
shell-notice-renamed = { $name } has a new name: { $text }
shell-notice-options = The host changes the seats or the options
shell-notice-clock = The host changes the clock
shell-notice-watch = The host opens the table to spectators
shell-notice-unwatch = The host closes the table to spectators
shell-notice-hints = The host allows hints
shell-notice-no-hints = The host rules out hints
shell-notice-stand-in = A bot plays for { $name }
shell-notice-stand-in-by = { $text } lets a bot play for { $name }, who is late or away
shell-notice-return = { $name } is back
shell-notice-grace = { $name } gets time to think, up to 30 seconds: once a game
shell-notice-replaced = { $name } resigns: a bot has the seat from now on
shell-notice-device = { $name } plays on one more device
shell-notice-host = One more device has the rights of the host
shell-notice-aborted = { $name } calls the game off in the first turns: it counts for nobody
shell-notice-holidays = { $name } has changed the days on which their deadlines stand still
