### What the log says of an event, and why an action is refused.

## Events: a line each, beginning with the player if it is one's deed

keyflower-event-home = { $seat } gets { $tile-the }
keyflower-event-start-player = { $seat } is the start player
keyflower-event-screen = { $seat } draws: { $workers }
keyflower-event-screen-hidden = { $n ->
    [one] { $seat } draws { $n } worker
   *[other] { $seat } draws { $n } workers
}
keyflower-event-winter-dealt = { $seat } gets winter tiles: { $tiles }
keyflower-event-winter-hidden = { $n ->
    [one] { $seat } gets { $n } winter tile
   *[other] { $seat } gets { $n } winter tiles
}
keyflower-event-season = { $season-begins }
keyflower-event-loads = { $n ->
    [0] { $m ->
        [0] Aboard { $boat-the }: nothing
       *[other] Aboard { $boat-the }: { $skills }
    }
   *[other] { $m ->
        [0] Aboard { $boat-the }: { $workers }
       *[other] Aboard { $boat-the }: { $workers }, { $skills }
    }
}
keyflower-event-offers = On offer: { $tiles }
keyflower-event-bids = { $n ->
    [one] { $seat } bids { $n } { $worker } on { $tile-the }
   *[other] { $seat } bids { $n } { $worker-plural } on { $tile-the }
}
keyflower-event-outbid = { $seat } is outbid on { $tile-the }: { $workers } may move
keyflower-event-uses = { $seat } uses { $tile-the } ({ $workers })
keyflower-event-uses-other = { $seat } uses { $tile-the } ({ $workers }) in the village of { $owner }
keyflower-event-moves = { $n ->
    [one] { $seat } moves { $n } { $worker } away from { $tile-the }
   *[other] { $seat } moves { $n } { $worker-plural } away from { $tile-the }
}
keyflower-event-stands-up = { $seat } has workers stand up at { $tile-the }: now only { $worker-plural } there
keyflower-event-passes = { $seat } passes
keyflower-event-makes = { $seat } makes: { $goods } (on { $tile-the })
keyflower-event-makes-nothing = { $seat } gains nothing from { $tile-the }
keyflower-event-pays = { $seat } pays: { $pieces }
keyflower-event-declines = { $seat } does not pay at { $tile-the }
keyflower-event-greens = { $n ->
    [one] { $seat } takes { $n } green worker
   *[other] { $seat } takes { $n } green workers
}
keyflower-event-draws = { $seat } draws 1 { $worker }
keyflower-event-draws-hidden = { $seat } draws 1 worker
keyflower-event-draws-skill = { $seat } draws 1 { $skill }
keyflower-event-draws-skill-hidden = { $seat } draws 1 skill tile
keyflower-event-carries = { $seat } carries 1 { $good } from { $source-the } to { $tile-the }
keyflower-event-upgrades = { $seat } upgrades { $tile-the } ({ $goods })
keyflower-event-season-over = { $season-ends }
keyflower-event-returns = { $seat } takes back losing bids: { $workers }
keyflower-event-unsold = Out of the game without a bid: { $tiles }
keyflower-event-wins = { $n ->
    [one] { $seat } wins { $tile-the } with { $n } worker
   *[other] { $seat } wins { $tile-the } with { $n } workers
}
keyflower-event-wins-workers = { $seat } gets the workers on { $tile-the }: { $workers }
keyflower-event-takes-back = { $seat } takes the workers on the tiles of the village: { $workers }
keyflower-event-takes-boat = { $n ->
    [0] { $m ->
        [0] { $seat } chooses { $boat-the }: nothing
       *[other] { $seat } chooses { $boat-the }: { $skills }
    }
   *[other] { $m ->
        [0] { $seat } chooses { $boat-the }: { $workers }
       *[other] { $seat } chooses { $boat-the }: { $workers }, { $skills }
    }
}
keyflower-event-takes-boat-tile = { $seat } takes { $boat-the } into the village
keyflower-event-wins-turn-order = { $seat } takes { $tile-the } into the village
keyflower-event-gift-green = { $seat } gets 1 green worker (Summer boat 1b)
keyflower-event-lays = { $seat } lays { $tile-the } { $direction } of { $beside-the }
keyflower-event-set-aside = { $seat } sets { $tile-the } aside: it fits nowhere
keyflower-event-keeps = { $seat } puts on offer: { $tiles }
keyflower-event-kept = { $n ->
    [one] { $seat } puts { $n } winter tile on offer
   *[other] { $seat } puts { $n } winter tiles on offer
}
keyflower-event-points = { $points ->
    [one] { $seat } scores { $points } point
   *[other] { $seat } scores { $points } points
}
keyflower-event-wins-game = { $points ->
    [one] { $seat } wins: { $points } point
   *[other] { $seat } wins: { $points } points
}
keyflower-event-shared = { $points ->
    [one] Shared victory of { $n } players: { $points } point
   *[other] Shared victory of { $n } players: { $points } points
}

## Refusals: what is not possible, a colon, why

keyflower-refused-unknown = This cannot be played: the game has no such action
keyflower-refused-over = You cannot play on: the game is over
keyflower-refused-order = You cannot do this now: it is time for { $step }
keyflower-refused-drawing = You cannot do this now: something is being drawn
keyflower-refused-no-draw = You cannot enter this: nothing is being drawn
keyflower-refused-none-left = This cannot have been drawn: there is no { $piece } left
keyflower-refused-none-left-tile = This cannot have been drawn: { $tile-the } is not among the tiles left
keyflower-refused-not-offered = You cannot bid on { $tile-the }: it is not on offer
keyflower-refused-boat-bid = You cannot bid on a boat: boats are chosen when the season ends
keyflower-refused-not-usable = You cannot use { $tile-the }: it has no action
keyflower-refused-not-here = You cannot use { $tile-the }: it is in no village and not on offer
keyflower-refused-full = You cannot use { $tile-the }: 6 workers are the most, and no more fit
keyflower-refused-few = { $n ->
    [one] You cannot use { $tile-the } with so few: it takes at least { $n } worker
   *[other] You cannot use { $tile-the } with so few: it takes at least { $n } workers
}
keyflower-refused-many = { $n ->
    [one] You cannot place so many on { $tile-the }: there is room for { $n } worker
   *[other] You cannot place so many on { $tile-the }: there is room for { $n } workers
}
keyflower-refused-bid-low = { $n ->
    [one] You cannot bid so little on { $tile-the }: you must place at least { $n } worker
   *[other] You cannot bid so little on { $tile-the }: you must place at least { $n } workers
}
keyflower-refused-colour = You cannot use this colour at { $tile-the }: only { $worker-plural } may go there
keyflower-refused-own-colour = You cannot use this colour at { $tile-the }: your bid there is of { $worker-plural }
keyflower-refused-one-colour = You cannot mix colours: all workers of a placement are of one colour
keyflower-refused-screen-first = You cannot place these now: workers from behind the screen come first, in the order blue, red, yellow, green, then losing bids
keyflower-refused-screen = { $n ->
    [0] You cannot place so many: you have no { $worker } behind your screen
    [one] You cannot place so many: you have { $n } { $worker } behind your screen
   *[other] You cannot place so many: you have { $n } { $worker-plural } behind your screen
}
keyflower-refused-cannot = You cannot place workers at { $tile-the }: it takes at least { $need }, and you have { $n }
keyflower-refused-cannot-any = You cannot place workers at { $tile-the }: it takes at least { $need } of one colour, and you have { $n }
keyflower-refused-no-group = You cannot move workers from { $tile-the }: you have no bid there
keyflower-refused-winning = You cannot move workers from { $tile-the }: your bid there is winning
keyflower-refused-group-colour = You cannot move workers from { $tile-the }: { $worker-plural } do not fit where they would go
keyflower-refused-group-again = You cannot move workers from { $tile-the }: they are moving already
keyflower-refused-more-needed = { $n ->
    [one] You cannot stop yet: { $n } more worker is needed
   *[other] You cannot stop yet: { $n } more workers are needed
}
keyflower-refused-no-piece = You cannot pay this: you have no { $piece } behind your screen
keyflower-refused-cost-kind = You cannot pay this: { $tile-the } asks for something else
keyflower-refused-not-choice = You cannot take { $good }: the tile does not give it
keyflower-refused-none-supply = You cannot take { $good }: the supply has none left
keyflower-refused-not-there = You cannot carry { $good }: there is none on { $tile-the }
keyflower-refused-not-own = You cannot do this on { $tile-the }: it is not in your village
keyflower-refused-no-way = You cannot carry { $good } from { $tile-the }: no road leads on
keyflower-refused-no-road = You cannot carry it there: no road leads on ({ $direction })
keyflower-refused-no-tile = You cannot carry it there: your village has no tile there ({ $direction })
keyflower-refused-carries-spent = You cannot carry any more: no transport step is left
keyflower-refused-upgrades-spent = You cannot upgrade any more: no upgrade is left
keyflower-refused-upgraded = You cannot upgrade { $tile-the }: it is upgraded already
keyflower-refused-not-upgradable = You cannot upgrade { $tile-the }: it has no other side
keyflower-refused-missing = You cannot upgrade { $tile-the }: this is missing ({ $pieces })
keyflower-refused-wrong-payment = You cannot pay like this: the upgrade of { $tile-the } costs something else
keyflower-refused-boat-taken = You cannot choose { $boat-the }: it is taken already
keyflower-refused-boat-absent = You cannot choose { $boat-the }: it is not in play
keyflower-refused-not-dealt = You cannot put { $tile-the } on offer: it was not dealt to you
keyflower-refused-not-in-hand = You cannot lay { $tile-the }: you have no such tile to lay
keyflower-refused-fits-nowhere = You cannot lay { $tile-the } now: it fits nowhere
keyflower-refused-occupied = You cannot lay a tile at { $cell }: one lies there already
keyflower-refused-apart = You cannot lay a tile at { $cell }: it would touch no tile of your village
keyflower-refused-edges = You cannot lay { $tile-the } at { $cell }: touching edges must be alike

## What is expected now, for keyflower-refused-order

keyflower-now-homes = the home tiles
keyflower-now-screens = drawing the first workers
keyflower-now-deal = the winter tiles
keyflower-now-load = the workers on the boats
keyflower-now-load-skills = the skill tiles on the boats
keyflower-now-offer = the tiles of the season
keyflower-now-draw = drawing workers
keyflower-now-draw-skills = drawing skill tiles
keyflower-now-gift = drawing workers for a summer boat
keyflower-now-turn = a bid, a use or a pass
keyflower-now-workers = the choice of workers
keyflower-now-cost = the payment
keyflower-now-choose = the choice of a resource
keyflower-now-transport = transport and upgrade
keyflower-now-direction = the way of the resource
keyflower-now-payment = paying the upgrade
keyflower-now-end = the end of the turn
keyflower-now-keep = the choice of winter tiles
keyflower-now-boat = the choice of a boat
keyflower-now-lay = laying a tile
keyflower-now-cell = the place of the tile
keyflower-now-rotation = the rotation of the tile
keyflower-now-over = the final score

## Facts: why a line is good or not, clauses of one sentence

keyflower-fact-leads = wins { $tile-the } unless outbid
keyflower-fact-worth = worth { $points } to you now
keyflower-fact-outbids = outbids { $rival }
keyflower-fact-reserve = { $workers } left to raise it
keyflower-fact-colour = others need { $worker-plural } there
keyflower-fact-brings = brings { $gains }
keyflower-fact-upgrades = upgrades { $tile-the }
keyflower-fact-points = { $points } more as things stand
keyflower-fact-carries = carries { $goods }
keyflower-fact-joins = { $n ->
    [one] joins { $roads }
   *[other] the tiles join { $roads } in all
}
keyflower-fact-returns = the workers come back at the end of the season
keyflower-fact-owner-gets = { $owner } gets the workers
keyflower-fact-keeps = keeps { $workers }
keyflower-fact-left = { $workers } left
