## Choices: what a button or a piece does

ages-choice-roll = { $n ->
    [one] Roll 1 die
   *[other] Roll { $n } dice
}
ages-choice-preserve = Double the food: { $food }
ages-choice-reroll = Reroll: { $shows }
ages-choice-stop = Keep all
ages-choice-lead = { $rolls ->
    [0] Leadership: reroll { $shows }
    [one] Leadership: give up 1 roll, reroll { $shows }
   *[other] Leadership: give up { $rolls } rolls, reroll { $shows }
}
ages-choice-food = Take { $gains }
ages-choice-spearheads = { $n ->
    [0] Spend no spearheads
    [one] Spend { $n } spearhead
   *[other] Spend { $n } spearheads
}
ages-choice-offer = Trade with: { $partner }
ages-choice-give = You give: { $goods }
ages-choice-take = You take: { $goods }
ages-choice-propose = Offer
ages-choice-accept = Accept
ages-choice-refuse = Refuse
ages-choice-done-trade = Done trading
ages-choice-build = Build: { $building }
ages-choice-spend-stone = Spend 1 stone: 3 workers
ages-choice-ship = Build a ship
ages-choice-done-build = { $workers ->
    [0] Done building
    [one] Leave 1 worker unused
   *[other] Leave { $workers } workers unused
}
ages-choice-swap = Swap: 1 { $good } → 1 { $other }
ages-choice-buy = Buy { $development } ({ $cost })
ages-choice-done-buy = Buy nothing
ages-choice-with = Pay { $pays } (worth { $sum })
ages-choice-sell-food = { $n ->
    [0] Sell no food
   *[other] Sell { $n } food: { $coins } coins
}
ages-choice-discard = Discard: { $good }
ages-choice-end = End turn

## What is expected now

ages-prompt-start = Your turn: roll the dice.
ages-prompt-rolling = The dice roll.
ages-prompt-reroll = { $rolls ->
    [0] Your turn: keep or reroll.
   *[other] Your turn: roll { $rolls } of 3 done. Keep or reroll.
}
ages-prompt-lead = Leadership: reroll one die, or keep all.
ages-prompt-food = Choose for each die: food or workers.
ages-prompt-spearheads = Invasion: choose how many spearheads to spend.
ages-prompt-trade = Trade, or go on.
ages-prompt-offer = Make your offer: what you give, what you take.
ages-prompt-respond = An offer for you: accept or refuse.
ages-prompt-build = { $workers ->
    [0] Build.
    [one] Build: 1 worker left.
   *[other] Build: { $workers } workers left.
}
ages-prompt-buy = Buy a development, or nothing.
ages-prompt-pay = Choose what to pay with.
ages-prompt-sell = Choose how much food to sell.
ages-prompt-discard = More than 6 goods: choose what to discard.
ages-prompt-end = All done: end your turn.
ages-prompt-over = The game is over.
ages-warns-development = { $left ->
    [0] One more ends the game with this turn.
   *[other] One more starts the last round.
}
ages-warns-monument = { $left ->
    [0] Finishing the last monument ends the game with this turn.
   *[other] Finishing the last monument starts the last round.
}
ages-warns-last-round = This is the last round.
ages-prompt-wait = Waiting for: { $seat }

## Dice

ages-face-food = food
    .full = 3 food
ages-face-good = good
    .full = 1 good
ages-face-skull = goods and skull
    .full = 2 goods and 1 skull
ages-face-workers = workers
    .full = 3 workers
ages-face-either = food or workers
    .full = 2 food or 2 workers
ages-face-coins = coins
    .full = 7 coins

## Goods, in short, for narrow places

ages-short-wood = Wood
ages-short-stone = Stone
ages-short-pottery = Pottery
ages-short-cloth = Cloth
ages-short-spearhead = Spears

## Cities

ages-city-4 = 4th city
    .short = 4th
ages-city-5 = 5th city
    .short = 5th
ages-city-6 = 6th city
    .short = 6th
ages-city-7 = 7th city
    .short = 7th

## Effects of the developments

ages-effect-leadership = Reroll 1 die after rolling
ages-effect-irrigation = Averts drought
ages-effect-agriculture = +1 food per food die
ages-effect-quarrying = +1 stone if goods ≥ 2
ages-effect-medicine = Averts pestilence
ages-effect-preservation = 1 pottery doubles your food
ages-effect-coinage = Coin dice: 12
ages-effect-caravans = Keep more than 6 goods
ages-effect-shipping = Ships: 1 wood + 1 cloth each
ages-effect-smithing = Invasion hits the others
ages-effect-religion = Revolt hits the others
ages-effect-granaries = Sell food: { $n } coins each
ages-effect-masonry = +1 worker per worker die
ages-effect-engineering = 1 stone gives 3 workers
ages-effect-commerce = +1 point per good at the end
ages-effect-architecture = { $n ->
    [one] +1 point per monument
   *[other] +{ $n } points per monument
}
ages-effect-empire = +1 point per city

## Rounds, real dice and undo

ages-round = { $n ->
    [0] Setup
   *[other] Round { $n }
}
ages-real-rolling = { $rolling ->
    [one] Roll 1 die and enter what it shows
   *[other] Roll { $rolling } dice and enter what they show
}
ages-undo-chance = Nothing to undo: the dice have been rolled

## Options of a new game

ages-option-players = Players
    .about = 1 to 4. Alone you play 10 rounds for the best score.
ages-option-edition = Edition
    .about = Costs, points and developments differ.
ages-option-trade = Trade game
    .about = After feeding, the active player may trade goods and food with the others. For 2 to 4 players.
ages-option-start = Start player
    .about = Who begins every round.
ages-option-real = Real dice
    .about = Roll your own dice and type in the result; the program keeps the sheets.
ages-option-edition-2009 = 2009 edition
    .about = The original game with 13 developments. The game ends at 5 of them.
ages-option-edition-reprint = Reprint (2024/25)
    .about = As 2009, with new costs and more points for monuments finished later.
ages-option-edition-late = Late Bronze Age
    .about = The designer’s variant: 17 developments, ships and smithing. The game ends at 7 developments.

## First-game guide: one line for each kind of decision

ages-guide-roll = You roll one die per city. More cities give more dice, but each of them eats 1 food.
ages-guide-preserve = Doubling pays off with much food: 1 pottery is worth little on its own.
ages-guide-reroll = Reroll what you cannot use now. You have three rolls; skulls stay.
ages-guide-lead = Leadership rerolls one die of your choice, a skull too. The new face counts.
ages-guide-food = Feed every city first: each hungry city costs 1 point. The other dice can give workers.
ages-guide-spearheads = Each spearhead hits every unprotected opponent for 2 more points, but it is gone then.
ages-guide-offer = Offer what you have too much of. Goods of one kind grow in value with their number.
ages-guide-accept = Compare what you would get with what you give: the values stand on the peg board.
ages-guide-build = Build cities first: they bring more dice. The first to finish a monument scores twice the points.
ages-guide-spend-stone = 1 stone becomes 3 workers: worth it if they finish something this turn.
ages-guide-ship = A ship swaps 1 good for another kind every turn, for the rest of the game.
ages-guide-swap = Swap a cheap good for a valuable one of which you already have some.
ages-guide-buy = One development per turn. A kind of goods is spent whole, and no change is given.
ages-guide-with = The first way wastes the least: what you pay above the cost is lost.
ages-guide-sell-food = Sell only food that your cities will not need next turn.
ages-guide-discard = You may keep 6 goods. Keep the most valuable kinds, and those of which you have several.
ages-guide-end = Until you end your turn you can still take back what you did since the last roll.

## The table

ages-board-you = you
ages-board-seat-card = { $n ->
    [one] { $seat }: { $n } point, { $cities } cities, { $food } food
   *[other] { $seat }: { $n } points, { $cities } cities, { $food } food
}
ages-board-card-goods = Goods: { $goods }
ages-board-card-developments = Developments: { $developments }
ages-board-count = { $what }: { $n }
ages-board-players = Players
ages-board-score = Score: { $n }
ages-board-developments = Developments
ages-board-monuments = Monuments
ages-board-disasters = Disasters
ages-board-bonus = Bonus
ages-board-goods = Goods
ages-board-food = Food
ages-board-cities = Cities
ages-board-workers = Workers
ages-board-tab-goods = Goods
ages-board-tab-build = Build
ages-board-tab-develop = Develop
ages-board-first-mark = 1st
ages-board-no-developments = no developments
ages-board-show-sheet = Show the sheet: { $seat }
ages-board-back = Back to your sheet
ages-board-sheet-of = Sheet: { $seat }
ages-board-dice = Dice
ages-board-die = Die { $n }: { $face }. { $state }
ages-board-die-blank = Die { $n }: not rolled
ages-board-keep = Keep
ages-board-reroll = Reroll
ages-board-locked = Locked
ages-board-lead-why = Reroll this die with Leadership
ages-board-lead-early = { $rolls ->
    [one] Leadership ends the rolling: it gives up 1 roll.
   *[other] Leadership ends the rolling: it gives up { $rolls } rolls.
}
ages-board-lead-choose = Choose the die to reroll.
ages-board-lead-die = Choose
ages-board-lead-do = Reroll { $shows }
ages-board-take-food = Food
ages-board-take-workers = Workers
ages-board-not-rolled = Not rolled yet
ages-board-keep-all = If you keep all
ages-board-kept-all = If all are kept
ages-board-or = { $a } or { $b }
ages-board-fed = { $n } cities fed
ages-board-unfed = Unfed: { $n }
ages-board-unfed-loses = { $n } unfed: −{ $n }
ages-board-food-lost = { $n } lost
ages-board-food-sum = Food: { $have } + { $food } − { $cities }
ages-board-points-of = { $n ->
    [one] { $what }: { $n } point
   *[other] { $what }: { $n } points
}
ages-board-needs = { $n ->
    [one] { $building }: { $n } worker to go
   *[other] { $building }: { $n } workers to go
}
ages-board-above = { $n } above limit
ages-board-within = within the limit
ages-board-with-goods = { $n } with goods
ages-board-no-disaster = no disaster
ages-board-disaster-averted = { $disaster }: averted
ages-board-disaster-you = { $disaster }: −{ $n }
ages-board-disaster-goods = { $disaster }: all goods
ages-board-disaster-others = { $disaster }: the others
ages-board-after-feeding = after feeding: { $n }
ages-board-food-track = Food: { $n }
ages-board-food-preview = Food: { $n }; with these dice, after feeding: { $m }
ages-board-good-track = { $good }: { $n }, value { $value }
ages-board-good-preview = { $good }: { $n }, value { $value }; with these dice: { $m }
ages-board-of-limit = { $n } of 6
ages-board-no-limit = { $n }, no limit
ages-board-worth = worth { $n }
ages-board-cities-of = { $n } of 7
ages-board-first-later = first, later
ages-board-building = { $building }: { $n } of { $boxes } boxes
ages-board-monument = { $building }: { $n } of { $boxes } boxes. First: { $first }, later: { $later }
ages-board-wall = Averts invasion
ages-board-build-boxes = { $n ->
    [one] Build 1 box: { $building }
   *[other] Build { $n } boxes: { $building }
}
ages-board-finishes = { $n ->
    [one] 1 worker finishes it
   *[other] { $n } workers finish it
}
ages-board-done = done
ages-board-first-by = First to finish: { $seat }, { $n }
ages-board-first-open = First to finish: { $n }
ages-board-later = Finished later: { $n }
ages-board-progress-of = { $seat }: { $n } of { $boxes }
ages-board-with-dice = with these dice
ages-board-to-spend = to spend
ages-board-development = { $development }: cost { $cost }, { $points } points. { $effect }
ages-board-owned = yours
ages-board-affordable = affordable
ages-board-short = Missing: { $n }
ages-board-bought = One development a turn (A-T18)
ages-board-not-now = Not now: this happens in another step (A-T0)
ages-board-owners = Owned by: { $names }
ages-board-skulls-now = Skulls: { $n }
ages-board-lost = Lost so far: { $n }
ages-board-skulls-or-more = { $n }+
ages-board-averted-by = averted ({ $by })
ages-board-averted = averted
ages-board-loses-goods = all goods lost
ages-board-hit = { $seat }: −{ $n }
ages-board-hit-goods = { $seat }: all goods lost
ages-board-hit-averted = { $seat }: averted ({ $by })
ages-board-nobody = nobody
ages-board-least-first = Least waste first
ages-board-pay-title = Pay for { $development } ({ $cost })
ages-board-waste = { $n ->
    [0] exact
   *[other] wasted: { $n }
}
ages-board-trade-title = Trade
ages-board-trade-with = Trade with: { $partner }
ages-board-you-give = You give
ages-board-you-take = You take
ages-board-take-one = Take 1: { $good }
ages-board-give-one = Give 1: { $good }
ages-board-gets = { $partner } gets
ages-board-nothing = nothing
ages-board-value = value
ages-board-refused-yours = { $partner } refused your offer: you can change it.
ages-board-refused-theirs = You refused the offer of { $partner }: you can make a counter-offer.
ages-board-offers-left = Offers left: { $n }
ages-board-offer-from = Offer: { $seat } → { $partner }
ages-board-you-get = You get
ages-board-waiting-answer = Waiting for the answer: { $partner }
ages-board-swaps-left = Swaps left: { $n }
ages-board-swap-give = Give 1
ages-board-swap-take = Take 1
ages-board-swap-give-one = Give 1 with a ship: { $good }
ages-board-spearheads-title = Spearheads to spend
ages-board-spearheads-each = { $n ->
    [0] none
   *[other] { $n }: −{ $points } each
}
ages-board-stone-workers = 1 stone → 3 workers
ages-board-ship-cost = Ship: 1 wood + 1 cloth
ages-board-ship-times = Build { $n } ships
ages-board-stone-times = Spend { $n } stone: { $workers } workers
ages-board-preserve = Double the food (1 pottery)
ages-board-workers-left = Workers left: { $n }
ages-board-discard-left = To discard: { $n }
ages-board-discard-one = Discard 1: { $good }
ages-board-coins-held = Coins: { $n }
ages-board-end-rounds = Rounds
