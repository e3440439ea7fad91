### How to play Milestones, on one page.

## The overview

milestones-overview-goal = Score the most points by building streets, houses and marketplaces in a land that belongs to everybody.
milestones-overview-moves = Move your piece twice, clockwise round your board, as far as you like, but never past the castle.
milestones-overview-worker = On a worker: get 1 good for it, and 1 for each of the same kind you passed.
milestones-overview-trade = At the trading house: hire a tile of two workers for 2 coins, buy and sell.
milestones-overview-works = At the board of works: two goods build a street, a house or a marketplace.
milestones-overview-mill = At the mill: 2 grain become a flour sack on a marketplace; it scores the two best numbers beside it, and brings 1 coin.
milestones-overview-castle = At the castle: keep 3 goods at most, and cover one of your workers.
milestones-overview-end = Somebody reaches 67, 59 or 51 points (with 2, 3 or 4 players) or takes the last worker tile. That turn is finished, and each of the others has one more.
milestones-overview-street = Street and marketplace: the number that the milestone or the marketplace covers.
milestones-overview-house = House: the sum of the open numbers at its three corners.
milestones-overview-bonus = Bonus tile: goes to your worker of its kind that has none yet. 1 point at once, and 1 whenever that worker produces.
milestones-overview-majorities = At the end: 5 points for the most workers of each kind.
milestones-overview-nobody = What stands on the land belongs to nobody: build on where others stopped.
milestones-overview-passed = You gather only from the kind you stop on; workers of that kind left of it give, too.
milestones-overview-rising = If your workers’ numbers never fall from left to right, each visit to the trading house pays 1 coin.
milestones-overview-spend = Spend your goods before the castle: what exceeds 3 is lost, coins included.
milestones-overview-early = Build a house before milestones cover the high numbers at its corners.

## The legend

milestones-overview-goods = Goods
milestones-overview-workers = Workers, with number and letter
milestones-overview-spaces = Your board
milestones-overview-board = The land
milestones-overview-sign-stone = Stone: for streets and houses
milestones-overview-sign-wood = Wood: for houses and marketplaces
milestones-overview-sign-sand = Sand: for streets and marketplaces
milestones-overview-sign-grain = Grain: for the mill
milestones-overview-sign-coin = Coin: for the trading house
milestones-overview-sign-quarryman = Quarryman: stone
milestones-overview-sign-lumberjack = Lumberjack: wood
milestones-overview-sign-sand-worker = Sand worker: sand
milestones-overview-sign-grain-grower = Grain grower: grain
milestones-overview-sign-coiner = Coiner: coins
milestones-overview-sign-bonus = With a bonus tile: 1 more point
milestones-overview-sign-castle = Castle: 3 goods stay, one worker is covered
milestones-overview-sign-trading-house = Trading house: hire, buy, sell
milestones-overview-sign-board-of-works = Board of works: build
milestones-overview-sign-mill = Mill: grain becomes flour
milestones-overview-sign-point = A number: points for whoever covers it
milestones-overview-sign-street = Street: two lines long
milestones-overview-sign-milestone = Milestone: in the middle of a section
milestones-overview-sign-market = Marketplace: streets branch here
milestones-overview-sign-house = House: in a triangle beside a street
milestones-overview-sign-flour = Flour sack: one for each marketplace
milestones-overview-sign-bush = Bush: a bonus tile lies here
