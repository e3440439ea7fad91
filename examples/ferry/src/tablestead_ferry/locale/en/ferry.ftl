### Ferry: all of its words. Keys are those of every game: <id>-choice-<kind>, <id>-event-<key>, <id>-refused-<key> …

ferry-game-title = Ferry
shell-game-ferry = Send the right passenger at every tide: a die and a hidden hand.
ferry-round = { $n ->
    [0] Deal
   *[other] Round { $n } of 4
}
ferry-crossings = crossings
ferry-tide = tide
ferry-hand = hand
ferry-unseen = unseen
ferry-cards = cards
ferry-sent = sent
ferry-score = score

ferry-choice-roll = Roll for the tide
ferry-choice-send = Send the { $n }
ferry-choice-end = End turn

ferry-prompt-deal = The cards are dealt.
ferry-prompt-start = Your turn: roll for the tide.
ferry-prompt-rolling = The tide turns.
ferry-prompt-send = The tide is { $tide }: send a passenger.
ferry-prompt-end = All done: end your turn.
ferry-prompt-over = The game is over.
ferry-prompt-wait = Waiting for: { $seat }

ferry-event-dealt = { $seat } is dealt a { $n }
ferry-event-tide = { $seat } rolls: the tide is { $n }
ferry-event-crosses = { $points ->
    [one] { $seat } sends a { $n }: it crosses for 1 point
   *[other] { $seat } sends a { $n }: it crosses for { $points } points
}
ferry-event-stays = { $seat } sends a { $n }: it stays on the shore
ferry-event-wins = { $points ->
    [one] { $seat } wins with 1 point
   *[other] { $seat } wins with { $points } points
}
ferry-event-shares = { $points ->
    [one] { $seat } shares the win with 1 point
   *[other] { $seat } shares the win with { $points } points
}

ferry-refused-unknown = This cannot be played: the game has no such action
ferry-refused-over = You cannot play on: the game is over
ferry-refused-order = You cannot do this now: it is time for { $step }
ferry-refused-no-card = You cannot send this passenger: you hold no { $n }
ferry-refused-no-draw = You cannot enter this: nothing of the kind is being drawn
ferry-refused-none-left = This cannot have been dealt: all { $of } cards of value { $n } are out

ferry-now-deal = the deal
ferry-now-start = the roll
ferry-now-rolling = the tide
ferry-now-send = sending a passenger
ferry-now-end = ending the turn
ferry-undo-chance = Nothing to undo: the die has been rolled
