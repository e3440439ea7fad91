### The start page: what there is to play, in which way, and what goes on already.

## The games

shell-to-games = To the games
shell-pages = Pages
shell-hello = What shall we play?
shell-tagline = Against bots, together at one screen, or with friends far away.
shell-choose-game = Games
shell-game-ages = Roll the dice, feed your cities, raise a pyramid before the others do.
shell-game-milestones = Lay streets, set milestones and open markets along a wild coast.
shell-game-keyflower = Bid with workers, build your village through four seasons.
shell-minutes = { $n } min
shell-weight-1 = light
shell-weight-2 = medium
shell-weight-3 = heavy
shell-more-ways = More ways to play
shell-how-to-play = How to play

## Against bots

shell-play-now = Play now
shell-play-alone = alone, for the best score
shell-play-with = { $n ->
    [1] with one { $text } bot
    [2] with two { $text } bots
    [3] with three { $text } bots
   *[other] with { $n } { $text } bots
}
shell-play-bots = { $n ->
    [1] with one bot
   *[other] with { $n } bots
}
shell-options-bots = Options and bots
shell-setup-about = Everything is set; change what you like.
shell-setup-kept = “Play now” will remember this.
shell-bots = Bots
shell-bots-count = Number of bots
shell-bots-none = None
shell-alone = Alone
shell-level = Level
shell-level-rating = Elo { NUMBER($elo, useGrouping: 0) }
shell-level-rating-about = Elo with two players: who has 200 more wins about three games of four.
shell-level-record = You won { $wins } of { $games }.
shell-level-next = You won the last three against the level below: try it.
shell-bot-random = Random bot
    .level = Random
    .about = Plays anything the rules allow.
    .one = random
    .many = random
shell-bot-greedy = Greedy bot
    .level = Greedy
    .about = Takes what looks good now, and forgets tomorrow.
    .one = greedy
    .many = greedy
shell-bot-planner = Planner bot
    .level = Planner
    .about = Plans its whole turn, and counts what it is worth.
    .one = planning
    .many = planning
shell-bot-mcts = Searching bot
    .level = Searching
    .about = Plays out many futures; thinks for a few seconds.
    .one = searching
    .many = searching
shell-bot-beginner = Beginner bot
    .level = Beginner
    .about = Knows the rules, and takes what is at hand.
    .one = beginner
    .many = beginner
shell-bot-casual = Casual bot
    .level = Casual
    .about = Has ideas of its own, not all of them good.
    .one = casual
    .many = casual
shell-bot-skilled = Skilled bot
    .level = Skilled
    .about = Plans its turn well, and errs now and then.
    .one = skilled
    .many = skilled
shell-bot-strong = Strong bot
    .level = Strong
    .about = Looks far ahead, and gives little away.
    .one = strong
    .many = strong
shell-bot-expert = Expert bot
    .level = Expert
    .about = The best that we have; takes its time to think.
    .one = expert
    .many = expert

## With friends

shell-friends = Play with friends
    .about = link or QR code
shell-friends-open = Your table is open: send the link, or let them scan it.
shell-friends-scan = Point a phone at it. No account, no app: a name is enough.
shell-friends-begin = It begins when every seat is taken.
shell-friends-go = Go to the table
shell-seats = Seats
shell-seat-bot = Bot instead
shell-seat-bot-at = Bot instead: seat { $n }
shell-seat-keep = Keep it free
shell-seat-keep-at = Keep it free: seat { $n }
shell-seat-more = One more seat
shell-seat-less = One seat less
shell-listed = Show it among the open tables
    .about = Then anyone may take a free seat.

## At one screen

shell-screen = At one screen
    .about = pass it around
shell-screen-open = Everyone plays here, in turn.
shell-screen-hidden = Everyone plays here, in turn; the screen is covered in between.
shell-names-kept = The names will be remembered here.

## Choose every seat

shell-every-seat = Choose every seat
    .about = Who sits where: people here, friends far away, bots of any level.
shell-who-plays = Who plays at seat { $n }
shell-seat-person = At this screen
shell-seat-friend = A friend, by link
shell-seat-anyone = Anyone
shell-seats-kept = The seats will be remembered here.
shell-seats-watch = Only bots play; you look on.
shell-watch-bots = Watch

## One’s name

shell-name-change = { $name }: change the name
shell-name-about = What the others see at the table. It is kept in this browser only.
shell-name-keep = Keep

## What goes on, and what is over

shell-continue = Continue
shell-running = { $n ->
    [one] { $n } running game
   *[other] { $n } running games
}
shell-all-games = All { $n } games
shell-all-tables = All { $n }
shell-fewer = Show fewer
shell-finished-none = Your results and best scores will stand here.
shell-best-alone = best alone, { $name }
shell-best = best: { $n }
shell-best-par = par: { $n }
shell-opponents = Played with lately
shell-opponent-games = { $n ->
    [one] { $n } game, last { $name }
   *[other] { $n } games, last { $name }
}
shell-best-new = A new best score: before it was { $n }
shell-result-won = Won { $text }
shell-result-place = { $n ->
    [1] 1st { $text }
    [2] 2nd { $text }
    [3] 3rd { $text }
   *[other] { $n }th { $text }
}

## The foot

shell-unofficial = Unofficial; not connected with the publishers. All pictures are our own.
shell-credits-ages = Matt Leacock, Gryphon Games/Eagle-Gryphon Games
shell-credits-milestones = Stefan Dorra and Ralf zur Linde, eggertspiele
shell-credits-keyflower = Sebastian Bleasdale and Richard Breese, R&D Games
shell-fonts = Fonts: Alegreya and Figtree, SIL Open Font License.
shell-fonts-licence = Text of the licences
shell-documentation = Documentation
