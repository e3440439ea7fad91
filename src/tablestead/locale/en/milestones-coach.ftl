## The coach: what is easily overlooked, and rules that matter now

milestones-coach-last-turn = Your last turn: goods left over only break a tie. Turn them into points now.
milestones-coach-end-near = { $n ->
    [one] { $rival } is 1 point from the target: after that you have one more turn.
   *[other] { $rival } is { $n } points from the target: after that you have one more turn.
}
milestones-coach-ends = { $n ->
    [one] 1 more point and you bring on the end: then the others have one last turn each.
   *[other] { $n } more points and you bring on the end: then the others have one last turn each.
}
milestones-coach-income = { $n ->
    [0] This tile breaks your rising numbers wherever it goes: the trading house then pays no coin.
    [one] Only 1 place keeps your numbers rising; elsewhere the trading house stops paying its coin.
   *[other] Only { $n } places keep your numbers rising; elsewhere the trading house stops paying its coin.
}
milestones-coach-cover-bonus = Covering a worker with a bonus tile loses the tile as well.
milestones-coach-cover-mends = Without the { $worker } { $number } your numbers would rise again, and the trading house would pay.
milestones-coach-majority = One more { $worker } would bring you { $n } points at the end: one is for hire.
milestones-coach-bonus = A bonus tile is within reach: a { $work } takes it for your { $worker }.
milestones-coach-castle = { $n ->
    [one] The castle is near and leaves you 3 goods: 1 would be lost.
   *[other] The castle is near and leaves you 3 goods: { $n } would be lost.
}
milestones-coach-cover = No move passes the castle, and there you must cover one of your workers for good.
milestones-coach-no-income = Your numbers fall somewhere: until that is mended, the trading house pays you no coin.
