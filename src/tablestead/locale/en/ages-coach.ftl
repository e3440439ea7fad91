## The coach: what is easily overlooked, and rules that matter now

ages-coach-last-turn = Your last turn: only what you finish and buy now counts; half a monument scores nothing.
ages-coach-end-developments = { $when ->
    [now] { $rival } has { $n } developments: one more ends the game, so this may be your last turn.
   *[next] { $rival } has { $n } developments: one more ends the game, so the next round may be the last.
}
ages-coach-end-monuments = One monument is missing, the { $monument }: the round in which anyone finishes it is the last.
ages-coach-hungry = { $n ->
    [one] With these dice 1 city goes hungry: −1 point.
   *[other] With these dice { $n } cities go hungry: −{ $n } points.
}
ages-coach-feed = { $n ->
    [one] Without food from these dice 1 city goes hungry: −1 point.
   *[other] Without food from these dice { $n } cities go hungry: −{ $n } points.
}
ages-coach-drought = { $side ->
    [self] Two skulls: drought. You lose 2 points; Irrigation would avert it.
   *[nobody] Two skulls: drought. Your Irrigation averts it.
}
ages-coach-pestilence = { $side ->
    [self] Three skulls: pestilence. Alone, you lose 3 points yourself; Medicine would avert it.
    [others] Three skulls: pestilence. Every opponent without Medicine loses 3 points.
   *[nobody] Three skulls: pestilence. Medicine averts it.
}
ages-coach-invasion = { $side ->
    [self] Four skulls: invasion. You lose 4 points; a finished Great Wall would avert it.
    [others] Four skulls: invasion. With Smithing it hits every opponent without the Great Wall for 4 points.
   *[nobody] Four skulls: invasion. It is averted.
}
ages-coach-revolt = { $side ->
    [self] Five skulls: revolt. You lose all your goods; with Religion the opponents would lose theirs.
    [others] Five skulls: revolt. With your Religion the opponents without it lose all their goods.
   *[nobody] Five skulls: revolt. Religion averts it.
}
ages-coach-lead = Leadership can reroll a skull too: it may still avert the { $disaster }.
ages-coach-next-skull = Careful with another roll: { $n } skulls mean { $disaster }, and it would hit you.
ages-coach-coins-short = { $n } coins buy nothing yet: the cheapest development costs { $cost }, and coins do not keep.
ages-coach-race = { $n ->
    [one] { $rival } lacks 1 box of the { $monument }: the first scores { $points }, later only { $later }.
   *[other] { $rival } lacks { $n } boxes of the { $monument }: the first scores { $points }, later only { $later }.
}
ages-coach-food-next = Next turn { $n } cities want food, and you have { $food } in stock. The dice must bring the rest.
ages-coach-workers = { $n ->
    [one] 1 worker still has nothing to do. What you do not place is lost.
   *[other] { $n } workers still have nothing to do. What you do not place is lost.
}
ages-coach-goods = { $n ->
    [one] 1 good above six is lost when the turn ends, unless you spend it first.
   *[other] { $n } goods above six are lost when the turn ends, unless you spend them first.
}
ages-coach-coins = { $n } coins are gone when the turn ends: a development now, with goods added, or nothing.
