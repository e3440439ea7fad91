### How to play Keyflower, on one page.

## The overview

keyflower-overview-goal = Build the village that is worth the most points after four seasons.
keyflower-overview-place = Place one or more workers at one tile: beside it as a bid, or on it to use it. Or pass.
keyflower-overview-bid = A bid must beat all others. The largest takes the tile when the season ends, and its workers are spent.
keyflower-overview-use = Use any tile, on offer or in a village, another’s too. The first use takes 1 worker, each later one more.
keyflower-overview-colour = The first workers at a tile set its colour: until the season ends all others there must match.
keyflower-overview-upgrade = Carry resources over roads to a tile of your village, and pay there for its better side.
keyflower-overview-season = When all pass one after the other, the season ends: choose a boat of new workers, then lay the tiles you won.
keyflower-overview-end = After winter. In winter you bid on winter tiles, which the players hold from the start, and the boats themselves come into the villages.
keyflower-overview-printed = The points that your tiles show, and 1 for each gold left over.
keyflower-overview-winter = Winter tiles: points for workers, skill tiles and resources.
keyflower-overview-boats = Boats and turn-order tiles: points for how your village is laid.
keyflower-overview-owner = All workers on a tile go to its owner when the season ends: using others’ tiles gives them yours.
keyflower-overview-outbid = Outbid workers are not lost: move the whole group to another bid or onto a tile.
keyflower-overview-green = Green workers are few: where you place the first, hardly anybody can follow.
keyflower-overview-home = What a tile of your village makes stays on it; what other tiles make comes to your home.
keyflower-overview-plan = Look at your winter tiles before spring: they say what is worth collecting.

## The legend

keyflower-overview-workers = Workers
keyflower-overview-goods = Resources and skills
keyflower-overview-bids = At a tile
keyflower-overview-tiles = On tiles
keyflower-overview-sign-worker = Workers: blue, red, yellow
keyflower-overview-sign-green = Green: only from some tiles
keyflower-overview-sign-purple = Purple: the start player
keyflower-overview-sign-lying = Lies down: of another colour than the tile
keyflower-overview-sign-bag = Draw a worker from the bag
keyflower-overview-sign-screen = Screen: hides what you hold
keyflower-overview-sign-wood = Wood
keyflower-overview-sign-stone = Stone
keyflower-overview-sign-iron = Iron
keyflower-overview-sign-gold = Gold: stands in for any, 1 point at the end
keyflower-overview-sign-skills = Skill tiles: anvil, pick, saw
keyflower-overview-sign-leads = Crown: this bid leads
keyflower-overview-sign-loses = Dashed: outbid, may move
keyflower-overview-sign-colour = The colour of the tile
keyflower-overview-sign-least = Workers on it, and how many the next use takes
keyflower-overview-sign-cart = Transport steps
keyflower-overview-sign-upgrade = Upgrades, or what one costs
keyflower-overview-sign-shield = Points at the end
keyflower-overview-sign-edges = Edges: road, water, plain
keyflower-overview-sign-order = Turn order: who chooses a boat first
keyflower-overview-sign-boat = Boat: brings workers and skill tiles
