# The analysis of a game that is over: fetched when somebody opens it.

analysis = Analysis
analysis-overview = Overview
analysis-turns = Turns
analysis-board = Board

analysis-ask = Did you play well? Were you lucky?
analysis-ask-about = Every decision is compared with the best lines found, and luck is told apart from play. It runs in the background: you may step through the game meanwhile.
analysis-start = Analyse
analysis-go-on = Go on
analysis-deeper = Deeper
analysis-stop = Stop
analysis-depth = How thoroughly
analysis-depth-quick = Quick
analysis-depth-normal = Thorough
analysis-depth-deep = Deep
analysis-progress = { $done } of { $all } turns, from the end
analysis-about = about { $time }
analysis-seconds = { $n } s
analysis-minutes = { $n } min
analysis-not-yet = not analysed yet
analysis-stopped = Stopped: turns { $from } to { $all } are counted

analysis-verdict-own =
    { $played ->
        [strongly] You played well.
        [evenly] You could have played better.
       *[weakly] You gave much away.
    } { $luck ->
        [with] Luck helped you.
        [against] Luck was against you.
       *[neither] Luck decided little.
    }
analysis-verdict-of =
    { $played ->
        [strongly] { $name } played well.
        [evenly] { $name } could have played better.
       *[weakly] { $name } gave much away.
    } { $luck ->
        [with] Luck helped.
        [against] Luck was against it.
       *[neither] Luck decided little.
    }
analysis-so-far-own =
    { $played ->
        [strongly] So far you played well.
        [evenly] So far you could have played better.
       *[weakly] So far you gave much away.
    }
analysis-so-far-of =
    { $played ->
        [strongly] So far { $name } played well.
        [evenly] So far { $name } could have played better.
       *[weakly] So far { $name } gave much away.
    }
analysis-how = Played well?
analysis-per-decision = lost per decision
analysis-luck = Luck, in points
analysis-where = Where did it turn?
analysis-turned = { $round }: { $before } → { $after }
analysis-turned-by = decisions { $own }, luck { $luck }
analysis-fair = Without luck
analysis-fair-own = Without luck you would have won
analysis-fair-waits = Without luck: known when all turns are counted
analysis-points =
    { $n ->
        [one] { $text } point
       *[other] { $text } points
    }
analysis-phase = Rounds { $first }–{ $last }

analysis-curve = Chance to win
analysis-curve-points = Expected points
analysis-curve-of = What is shown
analysis-chance = Chance
analysis-score = Points
analysis-alike = all alike
analysis-mark-slip = slip
analysis-mark-mistake = mistake
analysis-mark-blunder = blunder
analysis-lucky = lucky
analysis-unlucky = unlucky
analysis-luck-row = Luck, points
analysis-curve-text = Chance of { $name } to win: { $from } at the start, { $to } at the end, { $marks } marked decisions. The table below has every turn.
analysis-curve-turn = Turn
analysis-curve-loss = Points lost
analysis-curve-luck = Luck

analysis-which = Which turns
analysis-all = All { $n }
analysis-mistakes = Mistakes { $n }
analysis-no-mistakes = No mistake is marked.
analysis-loss = { $points } points
analysis-loss-win = { $points } points, { $win }

analysis-head = { $round }, { $name }
analysis-better = better
analysis-played = played
analysis-other = other
analysis-exact = exact
analysis-estimated = estimated
analysis-outlook = chance to win, and lead in points at the end
analysis-outlook-alone = points at the end
analysis-equal = About equal: the difference may be chance.
analysis-best = This was the best line found.
analysis-no-choice = Nothing to decide here.
analysis-unknown = Not analysed yet.
analysis-judged-by = Judged by
analysis-could-know = what { $name } could know
analysis-open = all screens open
analysis-screens = With all screens open it would have been worth { $points } points more: that was luck, not judgement.
analysis-screens-worse = With all screens open it would have been worth { $points } points less: that was luck, not judgement.

analysis-try = Try it again
analysis-try-ask = Your turn again: what do you play?
analysis-try-hidden = The answer stays hidden until you choose. In the game you played: { $line }
analysis-try-tell = Show the answer
analysis-try-back = Take back
analysis-try-again = Once more
analysis-try-leave = Back to the analysis
analysis-try-best = Yes, that is the best line found.
analysis-try-good = Good: about as good as the best line.
analysis-try-same = That is what you played.
analysis-try-worse = There is something better.
analysis-try-unknown = The analysis did not compare this line.
analysis-try-instead = { $now } instead of { $then } to win.
analysis-try-next = Next mistake, { $n } of { $all }
analysis-try-series = Your mistakes
analysis-play-on = Play on from here

analysis-larger = Larger board
analysis-smaller = Smaller board
analysis-turn-of = Turn { $n } of { $all }
analysis-only = Stop only at mistakes
analysis-method = { "" }
    .exact = Exact
    .exact-about = dice odds, points on the board.
    .estimated = Estimated
    .estimated-about = chances and expected points, { $n } games played out, ± 95 %.
analysis-share = Share link
analysis-shared = The link is copied.
analysis-save = Save as file
