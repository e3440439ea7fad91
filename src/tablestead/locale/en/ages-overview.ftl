### How to play Roll Through the Ages, on one page.

## The overview

ages-overview-goal = Score the most points by building monuments and buying developments; your dice bring everything you need for that.
ages-overview-roll = Roll one die for each of your cities, up to three times: reroll any dice but those with a skull.
ages-overview-feed = Collect food and goods. Then each city eats 1 food; every hungry one costs you 1 point.
ages-overview-disaster = Two skulls or more are a disaster. Exactly three hit the others, not you.
ages-overview-build = Each worker crosses off one box of a city or a monument. What you begin, you may finish later.
ages-overview-buy = Buy one development with this turn’s coins and with goods. Each has an effect, and points.
ages-overview-discard = At the end of the turn keep 6 goods at most.
ages-overview-end = The round in which somebody gets a 5th development, or in which the last monument has been finished by somebody, is the last one. (Late edition: the 7th. Alone: 10 rounds.)
ages-overview-monuments = Monuments: the first to finish one scores about twice as much as those who follow.
ages-overview-developments = Developments: 2 to 10 points each; some score more at the end.
ages-overview-lost = Hunger and disasters: every lost point is subtracted.
ages-overview-unspent = Coins and workers last for this turn only. Food and goods stay with you.
ages-overview-whole = A kind of goods is spent whole, and no change is given.
ages-overview-order = Goods come in order, wood first: five in one turn bring one of each kind.
ages-overview-worth = Each further good of a kind is worth more than the one before: saving pays.
ages-overview-city = A new city gives its die from your next turn on, and from then on it must eat, too.

## The legend

ages-overview-dice = Dice
ages-overview-things = What dice bring
ages-overview-goods = Goods, the cheapest first
ages-overview-signs = On the sheet
ages-overview-sign-food = Food: feeds your cities
ages-overview-sign-worker = Worker: crosses off a box
ages-overview-sign-coin = Coins: buy developments
ages-overview-sign-skull = Skull: two or more are a disaster
ages-overview-sign-goods = Good: of the next kind in order
ages-overview-sign-ship = Ship: swaps a good (late edition)
ages-overview-sign-wood = Wood: 1, 3, 6, 10 …
ages-overview-sign-stone = Stone: 2, 6, 12, 20 …
ages-overview-sign-pottery = Pottery: 3, 9, 18, 30 …
ages-overview-sign-cloth = Cloth: 4, 12, 24, 40 …
ages-overview-sign-spearhead = Spearheads: 5, 15, 30, 50
ages-overview-sign-city = City: one die each
ages-overview-sign-monument = Monument: brings points
ages-overview-sign-box = Boxes: crossed ones are done
ages-overview-sign-reroll = This die is rolled again
ages-overview-sign-lock = Locked: a skull stays
ages-overview-sign-points = Points
