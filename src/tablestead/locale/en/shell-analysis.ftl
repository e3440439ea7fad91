# The analysis of a game that is over: fetched when somebody opens it.

shell-analysis-overview = Overview
shell-analysis-turns = Turns
shell-analysis-board = Board

shell-analysis-ask = Did you play well? Were you lucky?
shell-analysis-ask-about = Every decision is compared with the best lines found, and luck is told apart from play. It runs in the background: you may step through the game meanwhile.
shell-analysis-start = Analyse
shell-analysis-go-on = Go on
shell-analysis-deeper = Deeper
shell-analysis-stop = Stop
shell-analysis-depth = How thoroughly
shell-analysis-depth-quick = Quick
shell-analysis-depth-normal = Thorough
shell-analysis-depth-deep = Deep
shell-analysis-progress = { $done } of { $all } turns, from the end
shell-analysis-about = about { $time }
shell-analysis-seconds = { $n } s
shell-analysis-minutes = { $n } min
shell-analysis-not-yet = not analysed yet
shell-analysis-stopped = Stopped: turns { $from } to { $all } are counted

shell-analysis-verdict-own =
    { $played ->
        [strongly] You played well.
        [evenly] You could have played better.
        [unsure] Too few decisions were open to tell how you played.
       *[weakly] You gave much away.
    } { $luck ->
        [with] Luck helped you.
        [against] Luck was against you.
       *[neither] Luck decided little.
    }
shell-analysis-verdict-of =
    { $played ->
        [strongly] { $name } played well.
        [evenly] { $name } could have played better.
        [unsure] Too few decisions were open to tell how { $name } played.
       *[weakly] { $name } gave much away.
    } { $luck ->
        [with] Luck helped.
        [against] Luck was against them.
       *[neither] Luck decided little.
    }
shell-analysis-so-far-own =
    { $played ->
        [strongly] So far you played well.
        [evenly] So far you could have played better.
        [unsure] So far too few decisions tell how you played.
       *[weakly] So far you gave much away.
    }
shell-analysis-so-far-of =
    { $played ->
        [strongly] So far { $name } played well.
        [evenly] So far { $name } could have played better.
        [unsure] So far too few decisions tell how { $name } played.
       *[weakly] So far { $name } gave much away.
    }
shell-analysis-how = Played well?
shell-analysis-per-decision = points lost per decision
shell-analysis-luck = Luck, in points
shell-analysis-luck-of = everybody’s dice and draws
shell-analysis-choose = How { $name } played
shell-analysis-where = Where did it turn?
shell-analysis-turned = { $round }: { $before } → { $after }
shell-analysis-turned-by = decisions { $own }, luck { $luck }
shell-analysis-fair = Without luck
shell-analysis-fair-own = Without luck you would have won
shell-analysis-fair-waits = Without luck: known when all turns are counted

shell-analysis-curve = Chance to win
shell-analysis-curve-points = Expected points
shell-analysis-curve-of = What is shown
shell-analysis-chance = Chance
shell-analysis-score = Points
shell-analysis-alike = all alike
shell-analysis-mark-slip = slip
shell-analysis-mark-mistake = mistake
shell-analysis-mark-blunder = blunder
shell-analysis-lucky = lucky
shell-analysis-unlucky = unlucky
shell-analysis-luck-whose = for whose turn it is
shell-analysis-curve-text = Chance of { $name } to win: { $from } at the start, { $to } at the end, { $marks } marked decisions. The table below has every turn.
shell-analysis-curve-turn = Turn
shell-analysis-curve-loss = Points lost
shell-analysis-curve-luck = Luck

shell-analysis-which = Which turns
shell-analysis-all = All { $n }
shell-analysis-mistakes = Mistakes { $n }
shell-analysis-mistakes-own = Your mistakes { $n }
shell-analysis-loss = { $points } points
shell-analysis-loss-win = { $points } points, { $win }

shell-analysis-head = { $round }, { $name }
shell-analysis-better = better
shell-analysis-played = played
shell-analysis-tried = tried
shell-analysis-other = other
shell-analysis-exact = exact
shell-analysis-estimated = estimated
shell-analysis-outlook = chance to win, and lead in points at the end
shell-analysis-outlook-alone = points at the end
shell-analysis-equal = About equal: the difference may be chance.
shell-analysis-best = This was the best line found.
shell-analysis-unknown = Not analysed yet.
shell-analysis-judged-by = Judged by
shell-analysis-could-know = what { $name } could know
shell-analysis-open = all screens open
shell-analysis-screens = With all screens open it would have been worth { $points } points more: that was luck, not judgement.
shell-analysis-screens-worse = With all screens open it would have been worth { $points } points less: that was luck, not judgement.

shell-analysis-try = Try it again
shell-analysis-try-ask = Your turn again: what do you play?
shell-analysis-try-hidden = The answer stays hidden until you choose. In the game you played: { $line }
shell-analysis-try-tell = Show the answer
shell-analysis-try-again = Once more
shell-analysis-try-leave = Back to the analysis
shell-analysis-try-best = Yes, that is the best line found.
shell-analysis-try-good = Good: about as good as the best line.
shell-analysis-try-same = That is what you played.
shell-analysis-try-worse = There is something better.
shell-analysis-try-closer = Better than in the game, but there is something better still.
shell-analysis-try-waits = This line was not compared before: it is being judged now…
shell-analysis-try-unknown = The analysis did not compare this line, and it cannot be judged now. Compare it with the lines below.
shell-analysis-try-instead = { $now } instead of { $then } to win.
shell-analysis-try-compared = Chance to win: { $now }; in the game { $then }, with the best line { $best }.
shell-analysis-try-next = Next mistake, { $n } of { $all }
shell-analysis-try-series = Your mistakes
shell-analysis-play-on = Play on from here

shell-analysis-larger = Larger board
shell-analysis-smaller = Smaller board
shell-analysis-turn-of = Turn { $n } of { $all }
shell-analysis-only = Stop only at mistakes
shell-analysis-only-own = Stop only at your mistakes
shell-analysis-method-exact = Exact: dice odds, points on the board.
shell-analysis-method-estimated = Estimated: chances and expected points, { $n } games played out, ± 95%.
shell-analysis-share = Share link
shell-analysis-shared = The link is copied.
shell-analysis-save = Save as file
