### What the log says of an event, and why an action is refused.

## Events: a line each, beginning with the player

ages-event-rolls = { $n ->
    [one] { $seat } rolls 1 die
   *[other] { $seat } rolls { $n } dice
}
ages-event-rolled = { $seat } rolls: { $shows }
ages-event-rerolls = { $seat } rerolls: { $shows }
ages-event-stops = { $seat } keeps all dice
ages-event-leads = { $seat } uses Leadership to reroll: { $shows }
ages-event-preserves = { $seat } doubles the food for 1 pottery: { $food } food now
ages-event-collects = { $seat } collects: { $gains }
ages-event-lost-food = { $seat } loses { $n } food: the food track is full
ages-event-feeds = { $n ->
    [one] { $seat } feeds 1 city: { $food } food left
   *[other] { $seat } feeds { $n } cities: { $food } food left
}
ages-event-hit = { $points ->
    [one] { $seat } loses 1 point: { $disaster }
   *[other] { $seat } loses { $points } points: { $disaster }
}
ages-event-averted = { $seat } averts the { $disaster }: { $by }
ages-event-goods-lost = { $seat } loses all goods: { $disaster }
ages-event-spearheads = { $n ->
    [one] { $seat } spends 1 spearhead: the invasion costs { $points } more points
   *[other] { $seat } spends { $n } spearheads: the invasion costs { $points } more points
}
ages-event-offers = { $seat } makes an offer to { $partner }. Gives: { $give }. Takes: { $take }
ages-event-accepts = { $seat } accepts the offer
ages-event-refuses = { $seat } refuses the offer
ages-event-builds = { $seat } builds: { $building } ({ $n }/{ $boxes })
ages-event-finishes-city = { $seat } finishes the { $building }
ages-event-finishes-first = { $points ->
    [one] { $seat } is the first to finish the { $monument }: +1 point
   *[other] { $seat } is the first to finish the { $monument }: +{ $points } points
}
ages-event-finishes-later = { $points ->
    [one] { $seat } finishes the { $monument }: +1 point
   *[other] { $seat } finishes the { $monument }: +{ $points } points
}
ages-event-spends-stone = { $seat } spends 1 stone: 3 workers
ages-event-builds-ship = { $n ->
    [one] { $seat } builds a ship: { $n } ship now
   *[other] { $seat } builds a ship: { $n } ships now
}
ages-event-swaps = { $seat } swaps by ship: 1 { $good } → 1 { $other }
ages-event-buys = { $seat } buys { $development } ({ $cost } coins)
ages-event-discards = { $seat } discards 1 { $good }
ages-event-last-round-developments = { $seat } owns { $n } developments: last round
ages-event-last-round-monuments = { $seat } finishes the last open monument: last round
ages-event-wins = { $points ->
    [one] { $seat } wins: { $points } point
   *[other] { $seat } wins: { $points } points
}
ages-event-shares = { $points ->
    [one] { $seat } shares the victory: { $points } point
   *[other] { $seat } shares the victory: { $points } points
}

## Refusals: what is not possible, a colon, why

ages-refused-unknown = This cannot be played: the game has no such action
ages-refused-over = You cannot play on: the game is over
ages-refused-dice-count = { $n ->
    [one] This cannot be the roll: 1 die is being rolled
   *[other] This cannot be the roll: { $n } dice are being rolled
}
ages-refused-no-roll = You cannot enter a roll: no dice are being rolled
ages-refused-rolling = You cannot do this now: the dice are still rolling
ages-refused-order = You cannot do this now: it is time for { $step }
ages-refused-needs-development = You cannot do this: you do not own { $development }
ages-refused-needs-good = { $n ->
    [0] You cannot do this: it takes { $need }, and you have none
   *[other] You cannot do this: it takes { $need }, and you have { $n }
}
ages-refused-only-late = You cannot do this: it belongs to another edition ({ $edition })
ages-refused-must-roll = You cannot end the turn: you have not rolled yet
ages-refused-must-discard = { $n ->
    [one] You cannot end the turn: first discard 1 good
   *[other] You cannot end the turn: first discard { $n } goods
}
ages-refused-before-roll = You cannot do this any more: it is possible only before the first roll
ages-refused-once = You cannot do this again: it is possible only once per turn
ages-refused-rolling-over = You cannot reroll: rolling is over
ages-refused-locked = You cannot reroll this die: a skull locks it
ages-refused-no-die = You cannot choose this die: none shows this face ({ $face })
ages-refused-food-dice = { $n ->
    [one] You cannot choose so many: only 1 die gives food or workers
   *[other] You cannot choose so many: only { $n } dice give food or workers
}
ages-refused-no-trade-game = You cannot trade: this is not the trade game
ages-refused-no-seat = You cannot make this offer: there is no seat { $n }
ages-refused-own-seat = You cannot make this offer: it is your own seat
ages-refused-offers-used = You cannot make another offer: only { $n } per turn
ages-refused-nothing-to-trade = You cannot trade with { $partner }: there is nothing that could change hands
ages-refused-offer-empty = You cannot make this offer: there is nothing in it yet
ages-refused-kind-twice = You cannot add this: it is already in the offer ({ $good })
ages-refused-giver-short = { $n ->
    [0] You cannot add { $need }: { $partner } has none
   *[other] You cannot add { $need }: { $partner } has { $n }
}
ages-refused-track-end = You cannot do this: the peg would pass the end of its track ({ $good })
ages-refused-same-kind = You cannot swap like this: a good is swapped for another kind
ages-refused-ships-used = You cannot swap: there is no ship left for it this turn
ages-refused-no-ship = You cannot swap goods: you have no ship
ages-refused-not-in-play = You cannot build this: it is not in play in this game ({ $monument })
ages-refused-finished = You cannot build here: you have finished it already ({ $building })
ages-refused-no-workers = You cannot build: there are no workers left
ages-refused-enough-workers = You cannot spend stone: your workers already suffice for every open box
ages-refused-ships-most = You cannot build another ship: { $n } is the maximum
ages-refused-owned = You cannot buy { $development }: you own it already
ages-refused-one-purchase = You cannot buy any more: only one development per turn
ages-refused-too-dear = You cannot buy { $development }: it costs { $cost } coins, and you have { $n } to spend
ages-refused-too-little = You cannot pay like this: it makes { $n } of the { $cost } coins needed
ages-refused-no-discard = You cannot discard: you hold no more than { $n } goods

## What is expected now, for ages-refused-order

ages-now-start = the first roll
ages-now-rolling = the roll of the dice
ages-now-reroll = keeping or rerolling
ages-now-lead = Leadership
ages-now-food = the choice of food or workers
ages-now-spearheads = the spending of spearheads
ages-now-trade = trading
ages-now-offer = the terms of the offer
ages-now-respond = the answer to the offer
ages-now-build = building
ages-now-buy = buying
ages-now-pay = the payment
ages-now-sell = the sale of food
ages-now-discard = the discard
ages-now-end = the end of the turn
ages-now-over = the final score

## Facts: why a line is good or not, clauses of one sentence

ages-fact-last-round = starts the last round
ages-fact-finishes-first = first to finish the { $monument }: { $points }
ages-fact-finishes-later = finishes the { $monument }: { $points }
ages-fact-race = { $rival } is { $boxes } away from it
ages-fact-city = finishes the { $building }: { $dice } from the next turn on
ages-fact-buys = buys { $development }: { $points }
ages-fact-loses = loses { $points }: { $disaster }
ages-fact-hits = the opponents lose { $points }: { $disaster }
ages-fact-goods-lost = loses all goods: { $disaster }
ages-fact-preserves = doubles the food: { $food }
ages-fact-keeps = keeps { $shows }
ages-fact-risk = risk of { $disaster }: { $n }%
ages-fact-feeds = all cities fed: { $n }%
ages-fact-progress = brings the { $building } to { $n }/{ $boxes }
ages-fact-idle = { $workers } left unused
ages-fact-fed = all cities fed, { $n } food left
ages-fact-value = { $side ->
    [more] goods worth { $coins } more
   *[less] goods worth { $coins } less
}
ages-fact-goods = keeps goods worth { $coins }
