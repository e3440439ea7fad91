## Choices: what a button or a piece does

milestones-choice-draft = Choose: { $left } { $leftn }, { $right } { $rightn }
milestones-choice-hire = Hire: { $left } { $leftn }, { $right } { $rightn }
milestones-choice-place = Place on spaces { $n } and { $m }
milestones-choice-move-worker = Move to space { $n }: { $worker } { $number }
milestones-choice-move-empty = Move to space { $n }: no worker there
milestones-choice-move-castle = Move to the castle
milestones-choice-move-trade = Move to the trading house
milestones-choice-move-works = Move to the board of works
milestones-choice-move-mill = Move to the mill
milestones-choice-buy = Buy: { $good }
milestones-choice-sell = Sell: { $good }, { $other }
milestones-choice-street = Street section from { $point }
milestones-choice-street-middle = Milestone on { $point }
milestones-choice-street-end = Street section { $path }
milestones-choice-market = Marketplace on { $point }
milestones-choice-house = House in { $triangle }
milestones-choice-flour = Deliver flour to { $point }
milestones-choice-bonus = Bonus to space { $n }: { $worker } { $number }
milestones-choice-leave = Leave the bonus tile: { $good }
milestones-choice-return = Return: { $good }
milestones-choice-cover = Cover space { $n }: { $worker } { $number }
milestones-choice-may-cover = Cover space { $n }: { $worker } { $number }
milestones-choice-done-trade = Done trading
milestones-choice-done-works = Done building
milestones-choice-done-mill = Done at the mill
milestones-choice-end = End turn

## What is expected now

milestones-prompt-lots = The bonus tiles are laid out.
milestones-prompt-tiles = The worker tiles are laid out.
milestones-prompt-draft = Choose a starting tile: you take two, one after the other.
milestones-prompt-place = Place the tile on two neighbouring spaces.
milestones-prompt-move = { $moves ->
    [0] Your turn, first move: choose a space.
   *[other] Second move: choose a space.
}
milestones-prompt-trade = Trading house: hire, buy, sell, or go on.
milestones-prompt-refill = A new tile comes into the display.
milestones-prompt-works = Board of works: build, or go on.
milestones-prompt-street-middle = Street section: choose where the milestone goes.
milestones-prompt-street-end = A section is two lines long: choose its end. Anyone can build on from there.
milestones-prompt-bonus = Bonus tile: choose the worker who gets it.
milestones-prompt-mill = Mill: deliver flour, or go on.
milestones-prompt-return = Castle: return goods until you have 3.
milestones-prompt-cover = Castle: cover one of your workers.
milestones-prompt-may-cover = { $moves ->
    [1] Castle: you may cover a worker, or make your second move.
   *[other] Castle: you may cover a worker, or end your turn.
}
milestones-prompt-end = { $round ->
    [0] Both tiles are placed: end your draft.
   *[other] All done: end your turn.
}
milestones-prompt-over = The game is over.

## Real components: what people draw and enter

milestones-real-lots = Draw a bonus tile and enter it.
milestones-real-tiles = Draw a worker tile and enter it.
milestones-real-refill = Draw a new tile for the display and enter it.

## The turn of every player, and the way back

milestones-round = { $n ->
    [0] Setup
   *[other] Turn { $n }
}
milestones-undo-chance = Nothing to undo: a tile has been drawn
milestones-draws = A new worker tile is drawn right after this, so you cannot take it back.

## Steps of a turn in the header, and the places in short

milestones-step-setup = setup
milestones-step-draft = draft
milestones-step-move-1 = move 1
milestones-step-move-2 = move 2
milestones-step-end = end turn
milestones-place-castle = Castle
milestones-place-trading-house = Trade
milestones-place-board-of-works = Works
milestones-place-mill = Mill

## Where points come from

milestones-source-streets = Streets
milestones-source-houses = Houses
milestones-source-markets = Marketplaces
milestones-source-flour = Flour sacks
milestones-source-bonus = Bonus tiles
milestones-source-majorities = Majorities

## Options of a new game

milestones-option-players = Players
    .about = 2 to 4. The more players, the sooner the end comes.
milestones-option-board = Board
    .about = Where streets, houses and marketplaces are built.
milestones-option-board-standard = Standard board
    .about = The numbers grow with the distance from the start. It fits every count and example of the rulebooks.
milestones-option-board-random = Random board
    .about = The standard points and lines; numbers and bushes are drawn anew, and numbers still grow outwards.
milestones-option-start = Start player
    .about = Begins the game, and chooses the starting tiles last.
milestones-option-turn_limit = Turn limit
    .about = The game is over when everyone has had this many turns. Real games end far sooner.
milestones-option-real = Real components
    .about = Draw your own tiles and enter them; the program keeps the boards and the points.
milestones-board-about = The standard board is our reconstruction, since the printed one survives in no text we have; you can enter a board of your own.

## First-game guide: one line for each kind of decision

milestones-guide-draft = Low numbers go left, high ones right: while they never fall, each trading house visit pays 1 coin.
milestones-guide-place = Where you see a coin, your numbers still rise: the trading house pays. What a tile covers later is gone.
milestones-guide-move-worker = You get 1 good for the worker you stop on and 1 for each of the same kind that you pass.
milestones-guide-move-castle = No move passes the castle. It leaves you 3 goods and covers a worker, so spend your goods before.
milestones-guide-move-trade = The trading house pays 1 coin if your numbers never fall; then you may hire, buy and sell.
milestones-guide-move-works = The board of works turns goods into streets, houses and marketplaces, as many as you can pay for.
milestones-guide-move-mill = At the mill 2 grain become a flour sack for a marketplace: you score the two highest numbers beside it, and get 1 coin.
milestones-guide-hire = Workers of one kind produce together in a single move. Keep the numbers rising if you can.
milestones-guide-buy = 1 good for 2 coins is expensive, but it may be just what a build still lacks.
milestones-guide-sell = Sell what you cannot use before the castle takes it.
milestones-guide-street = You score the number under the milestone. The next player may build on where you stop.
milestones-guide-street-middle = You score this number and cover it. A bonus tile beside it goes to your worker of its kind that has none yet.
milestones-guide-market = You score the number it covers. From here streets can branch, and flour can come here.
milestones-guide-house = You score the open numbers at the corners: build the house before a milestone covers one of them.
milestones-guide-flour = Each marketplace takes one sack. Deliver before others build on the high numbers around it.
milestones-guide-bonus = A worker with a bonus tile brings 1 point whenever it produces, and counts double for the majority.
milestones-guide-return = You keep 3 goods, coins included: those that your next stop needs.
milestones-guide-cover = A covered worker is gone for good: choose one that brings little or breaks the rising numbers.
milestones-guide-may-cover = With two workers or fewer you need not cover one. It can pay if it makes your numbers rise.
milestones-guide-end = Until you end your turn you can take back what you did since the last tile was drawn.

## The table

milestones-board-you = you
milestones-board-players = Players
milestones-board-tab-board = Board
milestones-board-tab-hire = Workers
milestones-board-map = Game board
milestones-board-track = Score track. Target: { $n }
milestones-board-race = Race to { $n }
milestones-board-score-of = { $seat }: { $n }
milestones-board-target = Target: { $n }
milestones-board-last-turns-by = Last turns. The end was triggered by { $seat }
milestones-board-mat-of = Player board: { $seat }
milestones-board-next = plays next
milestones-board-on-turn = on turn
milestones-board-count = { $what }: { $n }
milestones-board-reconstruction = The standard board is a reconstruction (M-C5)

## Spaces of the loop

milestones-board-space-worker = Space { $n }: { $worker } { $number }
milestones-board-space-bonus = Space { $n }: { $worker } { $number }, with a bonus tile
milestones-board-space-cover = Space { $n }: covered
milestones-board-space-empty = Space { $n }: empty
milestones-board-covered = covered
milestones-board-here = you are here
milestones-board-piece-here = The playing piece is here
milestones-board-from-castle = From the castle: { $gains }
milestones-board-castle-about = keep 3 goods, cover 1 worker
milestones-board-works-about = build
milestones-board-mill-about = grain to flour
milestones-board-castle-both = { $n ->
    [one] return 1 good, cover 1 worker
   *[other] return { $n } goods, cover 1 worker
}
milestones-board-castle-return = { $n ->
    [one] return 1 good
   *[other] return { $n } goods
}
milestones-board-castle-cover = cover 1 worker
milestones-board-castle-free = nothing to give up
milestones-board-income = income 1 coin
milestones-board-no-income = no income
milestones-board-builds = { $n ->
    [0] nothing to build
    [one] 1 way to build
   *[other] { $n } ways to build
}
milestones-board-flour = { $n ->
    [0] no flour
    [one] flour: +{ $points } { $points ->
        [one] point
       *[other] points
    }, +1 coin
   *[other] { $n } flour sacks, up to +{ $points } points each
}

## Board of works and mill

milestones-board-modes = What to build
milestones-board-mode-street = Street
milestones-board-mode-house = House
milestones-board-mode-market = Market
milestones-board-up-to = up to +{ $points }
milestones-board-not-possible = nowhere to build
milestones-board-needs = needs { $need }
milestones-board-mode-needs = { $mode }: needs { $need }
milestones-board-section = Street: { $path } …
milestones-board-section-back = Take the section back
milestones-board-bonus-there = bonus tile: { $good }, +1
milestones-board-bonus-about = Bonus tile: { $good }. You may take it with a milestone or marketplace at a corner, or with a house here, if you have a { $worker } without a bonus tile.
milestones-board-bonus-title = Bonus tile: { $good }
milestones-board-bonus-choose = choose a worker for it

## Trading house and castle

milestones-board-buy = Buy 1 for 2 coins
milestones-board-sell = Sell 2 for 1 coin
milestones-board-sell-more = And one more
milestones-board-sell-first = Sell, first: { $good }
milestones-board-sell-not = Do not sell: { $good }
milestones-board-each = per tile
milestones-board-in-hand = In hand
milestones-board-place-choose = press where it goes (a coin marks income)
milestones-board-covers = covers: { $covers }
milestones-board-rising = numbers rise: income
milestones-board-falling = numbers fall: no income

## Workers for hire, supplies, majorities

milestones-board-hire = Workers for hire
milestones-board-starting = Starting tiles
milestones-board-tile = { $left } { $leftn }, { $right } { $rightn }
milestones-board-no-tile = empty
milestones-board-pile = draw pile
milestones-board-pile-show = { $n ->
    [one] Draw pile, 1 tile: show what is in it
   *[other] Draw pile, { $n } tiles: show what is in it
}
milestones-board-pile-title = In the draw pile: { $n }
milestones-board-pile-about = Their order is unknown.
milestones-board-pile-empty = The draw pile is empty
milestones-board-left = Left to build
milestones-board-left-cost = { $what }: { $n }, cost { $cost }
milestones-board-majorities = Majorities
milestones-board-majority-about =
    { $players ->
        [2] at the end: 5 each, tied none
       *[other] at the end: 5 each, tied 2
    }
milestones-board-majority-of = { $worker }: { $names }
milestones-board-leads = Ahead: { $names }
milestones-board-nobody = nobody

## Zoom

milestones-board-zoom-fit = Whole board

## The game board in words

milestones-board-words = The game board in words
milestones-board-words-markets = Marketplaces: { $names }
milestones-board-words-flour = { $point } (flour)
milestones-board-words-streets = Streets: { $names }
milestones-board-words-milestones = Milestones: { $names }
milestones-board-words-houses = Houses: { $names }
milestones-board-words-bonuses = Bonus tiles: { $names }
milestones-board-words-bonus = { $triangle } { $good }
milestones-board-words-ends = Ends of streets, with their numbers: { $names }
milestones-board-none = none

## What was drawn

milestones-board-draw-lot = Draw a bonus tile for { $triangle } and enter it
milestones-board-draw-tile = Draw a worker tile and enter it
milestones-board-draw-left = Left worker
milestones-board-draw-count = { $good }, left: { $n }

## How near the end is

milestones-board-end-points = Points of the leader
milestones-board-end-tiles = Worker tiles taken
milestones-board-tiles-left = { $n ->
    [one] 1 tile left
   *[other] { $n } tiles left
}
