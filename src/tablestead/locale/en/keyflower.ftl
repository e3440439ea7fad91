## Choices: what a button or a piece does

keyflower-choice-bid = { $own ->
    [0] { $beats ->
        [0] Bid on { $tile-the }
       *[other] Bid on { $tile-the }: more than { $beats }
    }
   *[other] { $beats ->
        [0] Raise your bid on { $tile-the } (now { $own })
       *[other] Raise your bid on { $tile-the } (now { $own }, largest other { $beats })
    }
}
keyflower-choice-use = { $last ->
    [0] Use { $tile-the }
    [one] Use { $tile-the }: more than { $last } worker
   *[other] Use { $tile-the }: more than { $last } workers
}
keyflower-choice-pass = Pass
keyflower-choice-workers-bid = { $n ->
    [one] { $n } { $worker } on { $tile-the }, bid: { $total }
   *[other] { $n } { $worker-plural } on { $tile-the }, bid: { $total }
}
keyflower-choice-workers-use = { $n ->
    [one] { $n } { $worker } onto { $tile-the }, there in all: { $total }
   *[other] { $n } { $worker-plural } onto { $tile-the }, there in all: { $total }
}
keyflower-choice-group = { $n ->
    [one] Move { $n } { $worker } from { $tile-the } to { $to-the }
   *[other] Move { $n } { $worker-plural } from { $tile-the } to { $to-the }
}
keyflower-choice-done-workers = { $n ->
    [one] Done: { $n } worker on { $tile-the }
   *[other] Done: { $n } workers on { $tile-the }
}
keyflower-choice-pay-worker = Pay 1 { $worker }
keyflower-choice-pay-skill = Pay 1 { $skill }
keyflower-choice-decline = Do not pay
keyflower-choice-take = Take 1 { $good }
keyflower-choice-carry = { $left ->
    [one] Carry 1 { $good } from { $tile-the } ({ $left } step left)
   *[other] Carry 1 { $good } from { $tile-the } ({ $left } steps left)
}
keyflower-choice-carry-to = Carry 1 { $good } to { $tile-the } ({ $direction })
keyflower-choice-upgrade = Upgrade { $tile-the } ({ $cost })
keyflower-choice-with = Pay: { $goods }
keyflower-choice-done-transport = Done carrying and upgrading
keyflower-choice-keep = Put on offer: { $tiles }
keyflower-choice-boat = Choose { $boat-the }
keyflower-choice-boat-tile = Take { $boat-the } into your village
keyflower-choice-lay = { $n ->
    [one] Lay { $tile-the } ({ $n } place)
   *[other] Lay { $tile-the } ({ $n } places)
}
keyflower-choice-cell = { $n ->
    [one] Lay { $tile-the } { $direction } of { $beside-the } ({ $n } rotation)
   *[other] Lay { $tile-the } { $direction } of { $beside-the } ({ $n } rotations)
}
keyflower-choice-rotation = { $n ->
    [0] Not turned, roads joined: { $roads }
    [1] Turned by 60°, roads joined: { $roads }
    [2] Turned by 120°, roads joined: { $roads }
    [3] Turned by 180°, roads joined: { $roads }
    [4] Turned by 240°, roads joined: { $roads }
   *[5] Turned by 300°, roads joined: { $roads }
}
keyflower-choice-end = End turn

## What is expected now

keyflower-prompt-homes = The home tiles are dealt.
keyflower-prompt-screens = Every player draws 8 workers.
keyflower-prompt-deal = The winter tiles are dealt.
keyflower-prompt-load = Workers come aboard the boats.
keyflower-prompt-load-skills = Skill tiles come aboard the boats.
keyflower-prompt-offer = The tiles of the season are laid out.
keyflower-prompt-draw = Workers are drawn from the bag.
keyflower-prompt-draw-skills = Skill tiles are drawn from the pile.
keyflower-prompt-gift = Summer boat 1a: workers are drawn from the bag.
keyflower-prompt-turn = { $outbid ->
    [0] { $workers ->
        [0] No workers left: pass.
       *[other] Your turn: bid, use a tile, or pass.
    }
   *[other] You were outbid: move those workers, place others, or pass.
}
keyflower-prompt-workers = Choose the workers you place.
keyflower-prompt-cost = Pay for the effect, or decline.
keyflower-prompt-choose = Choose the resource you take.
keyflower-prompt-transport = Transport and upgrade, or go on.
keyflower-prompt-direction = Transport: choose where the resource goes.
keyflower-prompt-payment = Upgrade: choose what you pay with.
keyflower-prompt-keep = Choose the winter tiles you put on offer, at least one.
keyflower-prompt-boat = { $round ->
    [4] Choose a boat tile for your village.
   *[other] Choose a boat: its workers and skill tiles are yours.
}
keyflower-prompt-lay = Choose a tile to lay in your village.
keyflower-prompt-cell = Choose where the tile goes.
keyflower-prompt-rotation = Choose how the tile is turned.
keyflower-prompt-end = { $phase ->
    [keep] Winter tiles chosen: confirm them.
    [boats] Boat chosen: confirm it.
    [lay] All tiles are laid: confirm your village.
   *[other] { $passes ->
        [0] All done: end your turn.
       *[other] You pass: end your turn. If others act, you may act again.
    }
}
keyflower-prompt-over = The game is over.

## The season, and the way back

keyflower-round = { $n ->
    [0] Setup
    [1] Spring
    [2] Summer
    [3] Autumn
   *[other] Winter
}
keyflower-undo-chance = Nothing to undo: workers or tiles have been drawn

## Where points come from

keyflower-source-printed = Printed points
keyflower-source-yards = Resources on tiles
keyflower-source-winter = Winter tiles
keyflower-source-boats = Boats
keyflower-source-turn-order = Turn-order tiles
keyflower-source-gold = Gold

## Options of a new game

keyflower-option-players = Players
    .about = 2 to 6. The more players, the more tiles and boats are in play.

## First-game guide: one line for each kind of decision

keyflower-guide-bid = A bid: workers beside a tile. When the season ends, the largest bid takes the tile into its village.
keyflower-guide-use = A use: workers on any tile, another’s too, for what it shows. Each later use takes one more, up to 6.
keyflower-guide-pass = The season ends when all pass one after the other. Until then you may act again after a pass.
keyflower-guide-workers-bid = The first workers at a tile set its colour for all, beside it and on it. A winning bid is spent.
keyflower-guide-workers-use = When the season ends, all workers on a tile go to its owner: those on your own tiles, to you.
keyflower-guide-group = Outbid workers are not lost: as a whole group they may move to another bid or onto a tile.
keyflower-guide-pay-worker = The tile works only if you pay one more worker. If not, your workers just take up room there.
keyflower-guide-pay-skill = The tile works only if you pay a skill tile. If not, your workers just take up room there.
keyflower-guide-take = What a tile of your village makes stays on it; what other tiles make goes to your home.
keyflower-guide-carry = A step carries 1 resource on a road to the next tile: where it pays an upgrade, or scores.
keyflower-guide-carry-to = An upgrade is paid with what lies on that very tile: bring the resource all the way there.
keyflower-guide-upgrade = An upgraded tile does more, often for points. Resources on it and your skill tiles pay for it.
keyflower-guide-with = Gold stands in for any resource; but every gold left is worth 1 point at the end.
keyflower-guide-keep = Winter tiles score workers, skill tiles and resources. Offer what suits you: all may bid on it.
keyflower-guide-boat = You get all its workers and skill tiles. Winners of turn-order tiles choose first.
keyflower-guide-boat-tile = In winter the boat itself comes into your village and scores at the end: see what each counts.
keyflower-guide-lay = Lay every tile that fits. Touching edges must be alike: road to road, water to water, plain to plain.
keyflower-guide-cell = Resources travel only on joined roads: keep what makes them near what needs them.
keyflower-guide-end = Undo works until you end your turn or something is drawn at random.

## Effects of tiles: one side of a tile

keyflower-effect-produce = Take: { $goods }.
keyflower-effect-choose = Take 1 of these: { $goods }.
keyflower-effect-draw-workers = { $n ->
    [one] Draw { $n } worker from the bag.
   *[other] Draw { $n } workers from the bag.
}
keyflower-effect-draw-skills = { $n ->
    [one] Draw { $n } skill tile from the pile.
   *[other] Draw { $n } skill tiles from the pile.
}
keyflower-effect-pay-green = { $n ->
    [one] Pay 1 more { $worker }, then take { $n } green worker.
   *[other] Pay 1 more { $worker }, then take { $n } green workers.
}
keyflower-effect-pay-workers = { $n ->
    [one] Pay 1 more worker of any colour, then draw { $n } worker from the bag.
   *[other] Pay 1 more worker of any colour, then draw { $n } workers from the bag.
}
keyflower-effect-skill-produce = Pay 1 { $skill }, then take: { $goods }.
keyflower-effect-skill-workers = { $n ->
    [one] Pay 1 skill tile of any kind, then draw { $n } worker from the bag.
   *[other] Pay 1 skill tile of any kind, then draw { $n } workers from the bag.
}
keyflower-effect-skill-skills = { $n ->
    [one] Pay 1 skill tile of any kind, then draw { $n } skill tile from the pile.
   *[other] Pay 1 skill tile of any kind, then draw { $n } skill tiles from the pile.
}
keyflower-effect-transport = { $n ->
    [one] { $m ->
        [one] Up to { $n } transport step and { $m } upgrade in your village.
       *[other] Up to { $n } transport step and { $m } upgrades in your village.
    }
   *[other] { $m ->
        [one] Up to { $n } transport steps and { $m } upgrade in your village.
       *[other] Up to { $n } transport steps and { $m } upgrades in your village.
    }
}
keyflower-effect-each = { $points ->
    [one] At the end { $points } point for each { $good } lying on it.
   *[other] At the end { $points } points for each { $good } lying on it.
}
keyflower-effect-each-any = { $points ->
    [one] At the end { $points } point for each resource lying on it.
   *[other] At the end { $points } points for each resource lying on it.
}
keyflower-effect-points = { $points ->
    [one] { $points } point at the end.
   *[other] { $points } points at the end.
}
keyflower-effect-none = No action.
keyflower-effect-cost = To upgrade, pay: { $cost }.

## Summer boats, winter tiles, boats and turn-order tiles

keyflower-card-summer-boat-1a = When the boats of a season are taken, you draw 2 workers from the bag.
keyflower-card-summer-boat-1b = When the boats of a season are taken, you get 1 green worker from the supply.
keyflower-card-summer-boat-2a = You transport between any two touching tiles, but not across water. The edges of tiles you lay need not match.
keyflower-card-summer-boat-2b = Transport steps and upgrades are doubled on every tile you use, and so are the points of the Keyflower.
keyflower-card-summer-boat-3a = In your upgrades any resource stands in for any other, gold too.
keyflower-card-summer-boat-3b = In the final scoring each of your resources stands in for any other, gold too.
keyflower-card-summer-boat-4a = On a tile on offer that has another player’s bid you may bid in another colour; these workers lie down.
keyflower-card-summer-boat-4b = A tile that has a bid or was used this season you may use with workers of any colours, mixed too.
keyflower-card-jeweller = At the end 2 points for each gold instead of 1.
keyflower-card-craftsmans-guild = At the end 3 points for each set of a blue, a red and a yellow worker.
keyflower-card-watermill = At the end 1 point for each resource of one kind you choose.
keyflower-card-mercers-guild = At the end 5 points for each set of wood, stone and iron; gold stands in for any of them.
keyflower-card-keythedral = 12 points at the end.
keyflower-card-windmill = At the end 5 points for every 5 resources.
keyflower-card-scribes = At the end 10 points for each set of an anvil, a pick and a saw.
keyflower-card-scholar = At the end 3 points for each skill tile of one kind you choose.
keyflower-card-village-hall = At the end 1 point for each worker of one colour you choose.
keyflower-card-key-market = At the end 2 points for each green worker.
keyflower-card-key-guild = At the end 10 points for every 5 skill tiles.
keyflower-card-apothecary = At the end 3 points for every 5 workers.
keyflower-card-boat-keyflower = At the end 1 point for each transport step shown on your home and your other transport tiles.
keyflower-card-boat-sea-bastion = At the end 1 point for each tile on your longest loop of joined roads.
keyflower-card-boat-sea-breeze = At the end 2, 4, 8, 16 or 32 points for a chain of 1 to 5 boats that starts at your home’s water.
keyflower-card-boat-flipper = 2 points at the end, and one tile of your village is upgraded without cost.
keyflower-card-boat-invincible = 5 points at the end.
keyflower-card-boat-white-wind = At the end 1 point for each worker that counts for nothing else.
keyflower-card-turn-order-1 = Its winner chooses a boat 1st. Won in winter, it gives 1 point for each adjacent tile.
keyflower-card-turn-order-2 = Its winner chooses a boat 2nd. Won in winter, it gives 1 point for each adjacent tile.
keyflower-card-turn-order-3 = Its winner chooses a boat 3rd. Won in winter, it gives 1 point for each adjacent tile.
keyflower-card-turn-order-4 = Its winner chooses a boat 4th. Won in winter, it gives 1 point for each adjacent tile.
keyflower-card-purple = It brings the purple worker: its winner becomes the start player.

## The table: areas and headings

keyflower-board-auction = Auction
keyflower-board-on-offer = On offer
keyflower-board-nothing-on-offer = Nothing on offer yet
keyflower-board-tiles-spring = spring tiles
keyflower-board-tiles-summer = summer tiles
keyflower-board-tiles-autumn = autumn tiles
keyflower-board-tiles-winter = winter tiles
keyflower-board-turn-order = Turn order
keyflower-board-boats = Boats
keyflower-board-others = Others
keyflower-board-tab-auction = Auction
keyflower-board-tab-village = My village
keyflower-board-your-village = Your village
keyflower-board-village-of = Village: { $seat }
keyflower-board-whose-village = Whose village
keyflower-board-village-words = The village in words
keyflower-board-zoom-fit = Show all of it
keyflower-board-screen = Your screen
keyflower-board-your-screen = your screen
keyflower-board-spectator = You are watching: what lies behind the screens is hidden
keyflower-board-workers = Workers
keyflower-board-outbid = Outbid
keyflower-board-outbid-on = Outbid on { $tile-the }: { $workers }
keyflower-board-pass-on = Pass until the season ends
keyflower-board-passing = You pass until the season ends.
keyflower-board-all-passed = All have passed: end your turn, and the season ends.
keyflower-board-pass-stopped = Outbid on { $tile-the }: these workers can still move. Press again to pass
keyflower-board-skills = Skill tiles
keyflower-board-winter-hand = Winter tiles: only you see them
keyflower-board-skill-about = { $skill }: pays at tiles that show it and for upgrades, and then goes into the pile
keyflower-board-kept = chosen

## Supplies

keyflower-board-supply = What is left
keyflower-board-supply-bag = { $n ->
    [one] { $n } worker in the bag: drawn unseen, by tiles and for the boats
   *[other] { $n } workers in the bag: drawn unseen, by tiles and for the boats
}
keyflower-board-supply-pile = { $n ->
    [one] { $n } skill tile in the pile, face down
   *[other] { $n } skill tiles in the pile, face down
}
keyflower-board-supply-green = { $n ->
    [one] { $n } green worker in the supply: only a few tiles bring it
   *[other] { $n } green workers in the supply: only a few tiles bring them
}
keyflower-board-supply-goods = Resources in the supply: { $goods }

## Players

keyflower-board-start-player = start player
keyflower-board-passed = passed
keyflower-board-points-now = { $points ->
    [one] { $points } point if the game ended now
   *[other] { $points } points if the game ended now
}
keyflower-board-points-known = { $points ->
    [one] { $points } point if the game ended now, as far as is known
   *[other] { $points } points if the game ended now, as far as is known
}
keyflower-last-bids = bids { $n }{ $worker-short }: { $tile }
keyflower-last-uses = uses { $tile-the }
keyflower-last-uses-other = uses { $tile-the } ({ $owner })
keyflower-last-passes = passes
keyflower-last-takes-boat = chooses { $boat-the }
keyflower-last-takes-boat-tile = chooses { $boat-the }
keyflower-last-keeps = has chosen winter tiles
keyflower-last-kept = has chosen winter tiles
keyflower-last-lays = lays { $tile-the }
keyflower-last-upgrades = upgrades { $tile-the }
keyflower-board-no-goods = no resources
keyflower-board-screen-known = Known behind the screen: { $pieces }
keyflower-board-screen-unknown = { $n ->
    [one] { $m ->
        [one] Unknown: { $n } worker, { $m } skill tile
       *[other] Unknown: { $n } worker, { $m } skill tiles
    }
   *[other] { $m ->
        [one] Unknown: { $n } workers, { $m } skill tile
       *[other] Unknown: { $n } workers, { $m } skill tiles
    }
}
keyflower-board-village-holds = { $n ->
    [one] Village of { $n } tile with { $goods }
   *[other] Village of { $n } tiles with { $goods }
}
keyflower-board-winter-tiles = Winter tiles in hand: { $n }
keyflower-board-places-here = You can place workers here
keyflower-board-open-village = Opens the village

## Boats

keyflower-board-boat-carries = Carries { $pieces }
keyflower-board-boat-empty = Empty
keyflower-board-boat-taken = Taken by { $seat }
keyflower-board-worth = { $points ->
    [one] Would be worth { $points } point to you now, if it were yours
   *[other] Would be worth { $points } points to you now, if it were yours
}

## A place

keyflower-board-colour-only = { $worker-plural } only
keyflower-board-no-colour = no colour yet
keyflower-board-only = only { $colour }
keyflower-board-bid-leads = { $seat } bids { $workers }, leading
keyflower-board-bid-outbid = { $seat } bids { $workers }, outbid
keyflower-board-on-tile = On the tile: { $workers }
keyflower-board-next-use = { $n ->
    [one] The next use takes { $n } worker or more
   *[other] The next use takes { $n } workers or more
}
keyflower-board-full = full
keyflower-board-tile-full = The tile is full: nobody can use it again this season
keyflower-board-needs = at least, by colour: { $workers }
keyflower-board-lies = On the tile: { $goods }
keyflower-board-upgraded = upgraded
keyflower-board-upgraded-for = Upgraded ({ $cost }): { $side }
keyflower-board-aside = set aside: touches nothing
keyflower-board-cell = Cell { $cell }
keyflower-board-edge-open = { $direction }: { $edge }
keyflower-board-edge-next = { $direction }: { $tile } ({ $edge })

## The dock: planning and choosing

keyflower-board-dock = Preview: { $name }
keyflower-board-dock-keep = Winter tiles
keyflower-board-dock-boat = Choose a boat
keyflower-board-dock-lay = Lay your tiles
keyflower-board-card = Tile card
keyflower-board-card-of = Tile card: { $tile }
keyflower-board-back = Take back
keyflower-board-use-or-bid = Use or bid
keyflower-board-use = Use
keyflower-board-bid = Bid
keyflower-board-with-workers = with { $workers }
keyflower-board-bid-sum = your { $own } there + { $n } = { $total }
keyflower-board-beats = more than { $n } of { $seat }
keyflower-board-first-bid = first bid here
keyflower-board-along = outbid on { $tiles }
keyflower-board-gain = → { $gain }
keyflower-board-pay-gain = pay { $cost } → { $gain }
keyflower-board-pay = pay { $cost }
keyflower-board-workers-after = { $whose ->
    [own] the workers come home when the season ends
    [other] { $seat } gets the workers when the season ends
   *[offer] who wins the tile gets the workers
}
keyflower-board-place = Place
keyflower-board-cannot-pay = You could not pay for it ({ $pieces }): it would bring nothing
keyflower-board-nothing-to-pay = You have nothing to pay with: there is no effect.
keyflower-board-so-far = Placed: { $workers }.
keyflower-board-moved-along = Moving along from: { $tiles }.
keyflower-board-in-all = Needed in all: { $n }
keyflower-board-group = { $tile }: { $n }
keyflower-board-workers-chosen = { $worker }: { $n }, chosen: { $chosen }
keyflower-board-fewer = Fewer
keyflower-board-more = More
keyflower-board-carry-where = { $good } from { $source-the }: where to?
keyflower-board-carry-from = 1 { $good } from { $tile-the }
keyflower-board-carry-steps = { $n ->
    [one] { $tile }: { $n } step
   *[other] { $tile }: { $n } steps
}
keyflower-board-carry-here = { $n ->
    [one] Carry 1 { $good } to { $tile-the }: { $n } step
   *[other] Carry 1 { $good } to { $tile-the }: { $n } steps
}
keyflower-board-work-left = Transport steps left: { $carries }. Upgrades left: { $upgrades }
keyflower-board-nothing-left = Nothing more can be done here
keyflower-board-missing = { $tile }: an upgrade still lacks { $pieces }
keyflower-board-keep = Choose at least one for the winter auction; the others leave the game
keyflower-board-keep-none = Choose at least one
keyflower-board-choose-cell = Choose a lit cell for { $tile }
keyflower-board-rotation = Roads that join: { $n }
keyflower-board-gains = { $why ->
    [touch] +{ $points }: { $tile } touches more tiles
    [loop] +{ $points }: a longer loop of roads for { $tile }
   *[row] +{ $points }: a longer row of boats for { $tile }
}
keyflower-board-rotate = Rotate
keyflower-board-lay-here = Lay it like this

## The tile card

keyflower-board-card-basic = Basic
keyflower-board-card-upgrade = Upgrade
keyflower-board-card-upgraded = Upgraded
keyflower-board-card-effect = Effect
keyflower-board-card-edges = Edges
keyflower-board-card-roads = Roads: { $directions }.
keyflower-board-card-water = Water: { $directions }.
keyflower-board-card-plain = The others are plain.
keyflower-board-turn-over = Show the upgraded side
keyflower-board-turn-back = Show the basic side
keyflower-board-card-names = Names
keyflower-board-card-now = Now
keyflower-board-now-on-offer = On offer this season
keyflower-board-now-village = In the village: { $seat }
keyflower-board-now-use = { $n ->
    [one] A use takes { $n } worker or more; places left: { $m }
   *[other] A use takes { $n } workers or more; places left: { $m }
}
keyflower-board-now-goods-home = Resources made here go to the home tile of the player who uses it, unless that player owns it
keyflower-board-now-no-bid = Nobody has bid here
keyflower-board-now-outbid = Your bid is outbid: it may move away, as a whole
keyflower-board-now-in-hand = In your hand: only you see it
keyflower-board-label-name = in your language
keyflower-board-label-basic = Basic side
keyflower-board-label-effect = Effect
keyflower-board-label-upgrade = Upgrade
keyflower-board-label-upgraded = Upgraded side
keyflower-board-label-colour = Colour of this place
keyflower-board-label-workers = Workers on the tile
keyflower-board-label-road = joins only a road
keyflower-board-label-water = joins only water
keyflower-board-label-plain = joins only a plain edge
keyflower-board-label-side = Side: { $seat }
keyflower-board-label-own-side = Your side
keyflower-board-label-no-bid = no bid here
keyflower-board-won-with = { $n ->
    [one] with { $n } worker
   *[other] with { $n } workers
}
keyflower-board-won-workers = gets from it
keyflower-board-unsold = Out of the game, without a bid
keyflower-board-come-home = Workers that come home
keyflower-board-kind-home = Home
keyflower-board-kind-village = Village tile
keyflower-board-kind-upgraded = Upgraded
keyflower-board-kind-summer-boat = Summer boat
keyflower-board-kind-boat = Boat
keyflower-board-kind-turn-order = Turn order
keyflower-board-kind-winter = Winter tile

## Header and end

keyflower-board-end-season = Season
keyflower-board-passed-of = { $n } of { $of } passed
keyflower-board-end-passes = Passes in a row
keyflower-board-counted = { $pieces }
