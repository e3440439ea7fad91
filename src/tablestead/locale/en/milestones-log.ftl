### What the log says of an event, and why an action is refused.

## Events: a line each, beginning with the player if it is one's deed

milestones-event-lot = Bonus tile on { $triangle }: { $good }
milestones-event-tile-display = In the display: { $left } { $leftn }, { $right } { $rightn }
milestones-event-tile-starting = Starting tile: { $left } { $leftn }, { $right } { $rightn }
milestones-event-tile-refill = New in the display: { $left } { $leftn }, { $right } { $rightn }
milestones-event-drafts = { $seat } chooses { $left } { $leftn } and { $right } { $rightn } for spaces { $n } and { $m }
milestones-event-hires = { $seat } hires { $left } { $leftn } and { $right } { $rightn } for spaces { $n } and { $m }
milestones-event-bonus-lost = { $seat } loses the bonus tile of the covered { $worker }
milestones-event-moves-worker = { $seat } moves to the { $worker } ({ $number }): { $gains }
milestones-event-moves-empty = { $seat } moves to space { $n }: no worker there
milestones-event-moves-castle = { $seat } moves to the castle
milestones-event-moves-trade = { $seat } moves to the trading house
milestones-event-moves-works = { $seat } moves to the board of works
milestones-event-moves-mill = { $seat } moves to the mill
milestones-event-income = { $seat } gets income for an ascending sequence: +1 coin
milestones-event-bonus-points = { $points ->
    [one] { $seat } scores with a bonus tile: +1 point
   *[other] { $seat } scores with bonus tiles: +{ $points } points
}
milestones-event-buys = { $seat } buys 1 { $good } (2 coins)
milestones-event-sells = { $seat } sells: { $goods } (+1 coin)
milestones-event-street = { $points ->
    [one] { $seat } builds a street section { $path }: +1 point
   *[other] { $seat } builds a street section { $path }: +{ $points } points
}
milestones-event-house = { $points ->
    [one] { $seat } builds a house in { $triangle }: +1 point
   *[other] { $seat } builds a house in { $triangle }: +{ $points } points
}
milestones-event-market = { $points ->
    [one] { $seat } builds a marketplace on { $point }: +1 point
   *[other] { $seat } builds a marketplace on { $point }: +{ $points } points
}
milestones-event-takes-bonus = { $seat } takes the { $good } bonus tile for the { $worker } ({ $number }): +1 point
milestones-event-leaves-bonus = { $seat } leaves the { $good } bonus tile
milestones-event-flour = { $points ->
    [one] { $seat } delivers 1 flour sack to { $point }: +1 point, +1 coin
   *[other] { $seat } delivers 1 flour sack to { $point }: +{ $points } points, +1 coin
}
milestones-event-returns = { $seat } returns 1 { $good }
milestones-event-covers = { $seat } covers the { $worker } ({ $number })
milestones-event-last-turns-points = { $seat } reaches { $points } points: last turns
milestones-event-last-turns-tiles = { $seat } takes the last tile of the display: last turns
milestones-event-turn-limit = { $n ->
    [one] Everyone has had 1 turn: the game is over
   *[other] Everyone has had { $n } turns: the game is over
}
milestones-event-majority = { $points ->
    [2] { $seat } is tied for the most { $worker-plural }: +2 points
   *[other] { $seat } has the most { $worker-plural }: +{ $points } points
}
milestones-event-wins = { $points ->
    [one] { $seat } wins: { $points } point
   *[other] { $seat } wins: { $points } points
}
milestones-event-shares = { $points ->
    [one] { $seat } shares the victory: { $points } point
   *[other] { $seat } shares the victory: { $points } points
}

## Refusals: what is not possible, a colon, why

milestones-refused-unknown = This cannot be played: the game has no such action
milestones-refused-over = You cannot play on: the game is over
milestones-refused-no-draw = You cannot enter a tile: none is being drawn
milestones-refused-drawing = You cannot do this now: a tile is being drawn
milestones-refused-none-left = This cannot have been drawn: there is no such tile left ({ $tile })
milestones-refused-order = You cannot do this now: it is time for { $step }
milestones-refused-behind = You cannot move there: a move goes forward to another space and not past the castle
milestones-refused-must-move = { $n ->
    [one] You cannot end the turn: you still have 1 move to make
   *[other] You cannot end the turn: you still have { $n } moves to make
}
milestones-refused-not-laid-out = You cannot choose { $tile }: it is not among the starting tiles
milestones-refused-overlap = You cannot place the tile here: your two starting tiles may not overlap
milestones-refused-not-on-display = You cannot hire { $tile }: it is not in the display
milestones-refused-hired-already = You cannot hire any more: only one tile per visit
milestones-refused-coins = { $n ->
    [one] You cannot pay for this: it costs 1 coin, and you have { $held }
   *[other] You cannot pay for this: it costs { $n } coins, and you have { $held }
}
milestones-refused-cubes = You cannot sell these: it takes { $need }, and you lack { $goods }
milestones-refused-goods = You cannot build this: it costs { $need }, and you lack { $goods }
milestones-refused-supply = You cannot do this: the supply has no { $piece } left
milestones-refused-no-point = You cannot choose { $point }: this board has no such point
milestones-refused-no-triangle = You cannot build in { $triangle }: this board has no such triangle
milestones-refused-street-start = You cannot start at { $point }: it is neither the end of a street nor a marketplace
milestones-refused-street-branch = You cannot start at { $point }: streets branch only at marketplaces
milestones-refused-street-no-room = You cannot start at { $point }: no way leads on over two free points
milestones-refused-street-taken = You cannot build to { $point }: the point is not free
milestones-refused-street-not-joined = You cannot build to { $point }: no line leads there from the point before
milestones-refused-street-dead-end = You cannot put the milestone on { $point }: no free point comes after it
milestones-refused-house-stands = You cannot build here: a house already stands in this triangle
milestones-refused-house-no-street = You cannot build here: no street runs along this triangle
milestones-refused-house-bonus = You cannot build here: no worker of yours can carry the { $good } bonus tile
milestones-refused-market-covered = You cannot build on { $point }: its number is covered
milestones-refused-market-no-street = You cannot build on { $point }: no street reaches it
milestones-refused-flour-no-market = You cannot deliver to { $point }: no marketplace stands there
milestones-refused-flour-supplied = You cannot deliver to { $point }: the marketplace already has flour
milestones-refused-grain = You cannot deliver flour: a sack takes { $n } grain, and you have { $held }
milestones-refused-bonus-worker = You cannot put it on space { $n }: the tile needs a visible worker of its kind without a bonus tile
milestones-refused-bonus-house = You cannot leave the bonus tile: whoever builds a house in its triangle takes it
milestones-refused-return-none = You cannot return { $good }: you have none
milestones-refused-cover-none = You cannot cover space { $n }: no visible worker is there
milestones-refused-cover-once = You cannot cover another worker: the castle covers one on each visit
milestones-refused-must-return = { $n ->
    [one] You cannot go on: first return 1 good
   *[other] You cannot go on: first return { $n } goods
}
milestones-refused-must-cover = You cannot go on: first cover a worker

## What is expected now, for milestones-refused-order

milestones-now-lots = the bonus tiles
milestones-now-tiles = the worker tiles
milestones-now-draft = the choice of a starting tile
milestones-now-place = placing the tile
milestones-now-move = a move
milestones-now-trade = the trading house
milestones-now-refill = the new tile
milestones-now-works = the board of works
milestones-now-street-middle = the milestone of the section
milestones-now-street-end = the end of the section
milestones-now-bonus = the bonus tile
milestones-now-mill = the mill
milestones-now-return = returning goods
milestones-now-cover = covering a worker
milestones-now-may-cover = covering a worker or going on
milestones-now-end = the end of the turn
milestones-now-over = the final score

## Facts: why a line is good or not, clauses of one sentence

milestones-fact-last-turns = starts the last turns
milestones-fact-builds = builds { $works }: { $points }
milestones-fact-delivers = delivers { $sacks }: { $points }
milestones-fact-majority = the most { $worker-plural }: { $points } at the end
milestones-fact-bonus = { $points } by bonus tiles
milestones-fact-hires = hires { $left } { $leftn } and { $right } { $rightn }
milestones-fact-covers = covers the { $worker } ({ $number })
milestones-fact-gains = brings { $goods }
milestones-fact-returns = gives back { $goods }
milestones-fact-ascending = ascending sequence: +1 coin at the trading house
milestones-fact-keeps-ascending = keeps the ascending sequence: +1 coin at the trading house
milestones-fact-ends-ascending = ends the ascending sequence: no income at the trading house
milestones-fact-hand = in hand then: { $goods }
