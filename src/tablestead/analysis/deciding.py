"""One decision judged: which lines there were, which is the best, and what the played one cost."""

from __future__ import annotations

from dataclasses import dataclass

from tablestead.analysis.cutting import Piece
from tablestead.analysis.futures import Futures, is_clear, trust
from tablestead.analysis.judge import SEEDS, Judge
from tablestead.analysis.marks import mark_of
from tablestead.analysis.reasons import reasons_of
from tablestead.analysis.report import Decision, Estimate, Line, Outlook
from tablestead.engine.choice import Choice
from tablestead.engine.game import MOST_FACTS, State

CERTAIN = 100.0
"""What winning for sure is worth, in points, where lines are compared; the lead itself counts a little."""
LEAD_SHARE = 0.2

FIRST, SECOND, OPEN, SEARCH = range(4)
"""The looks, each with seeds of its own."""


@dataclass
class Judged:
    """What is known of a decision."""

    decision: Decision
    played: Futures
    """What comes of the played line, all screens open where the viewer may look."""
    change: list[Outlook]
    """By seat: best minus played as it counts on the curve; screens included."""


def judge_decision(judge: Judge, piece: Piece, seed: int, open_screens: bool) -> Judged:
    """`open_screens`: what was hidden may be looked at, to tell luck from judgement."""
    seat, state = piece.player, piece.before
    hidden = state.game.hidden
    known = state.game.restore(state.view(seat)) if hidden else state
    looker = seat if hidden else None
    effort = judge.effort
    seeds = [(((seed * 4096 + piece.at) * 4) + look) * SEEDS for look in range(4)]
    lines = distinct(known, [piece.actions, *judge.lines(known, seat, seeds[SEARCH])])
    first = judge.look(known, lines, effort.first, seeds[FIRST], looker)
    order = sorted(range(len(lines)), key=lambda index: worth(first[index], seat), reverse=True)
    best = order[0]
    if worth(first[best], seat) <= worth(first[0], seat):
        best = 0
    # A second look with other futures: the best of many is overrated by the look that found it.
    pair = [best] if best == 0 else [best, 0]
    second = judge.look(known, [lines[index] for index in pair], effort.second, seeds[SECOND], looker)
    unknown = hidden and open_screens
    opened = (
        judge.look(state, [lines[index] for index in pair], effort.second, seeds[OPEN], None)
        if unknown
        else second
    )
    if worth(second[0], seat) <= worth(second[-1], seat):
        best = 0
    change = second[0].minus(second[-1])
    share = trust(change[seat].lead) if best else 0.0
    win_share = trust(change[seat].win) if best and change[seat].win is not None else 0.0
    screens = screens_of(change, opened[0].minus(opened[-1]), seat) if best and unknown else []
    futures = dict(zip(pair, second, strict=True))
    shown = [best, *(index for index in order if index != best)][: effort.most]
    if 0 not in shown:
        shown[-1] = 0
    looked = dict(zip(pair, opened, strict=True)) if unknown else {}
    told = [
        tell(known, lines[index], seat, futures.get(index, first[index]), looked.get(index), index == 0)
        for index in shown
    ]
    lead, win = change[seat].lead, change[seat].win
    loss = share * lead.mean if best else 0.0
    win_loss = win_share * win.mean if best and win is not None else 0.0
    clear_loss = loss if is_clear(lead) else 0.0
    clear_win = win_loss if win is not None and is_clear(win) else 0.0
    mark = mark_of(clear_loss, clear_win) if best else ""
    effects = [0.0 - share * one.lead.mean for one in change]
    decision = Decision(
        piece.at, len(piece.actions), seat, state.step_id, told,
        lead if best else Estimate(0.0), (win if best else Estimate(0.0)) if win is not None else None,
        loss, win_loss, effects, mark, screens,
        reasons_of(known, lines[best], lines[0]) if mark else [],
    )  # fmt: skip
    counted = [counted_change(one, share, win_share, screens[i] if screens else 0.0) for i, one in enumerate(change)]
    return Judged(decision, opened[-1], counted)


def counted_change(change: Outlook, share: float, win_share: float, screens: float) -> Outlook:
    win = change.win and scaled(change.win, win_share)
    lead = scaled(change.lead, share)
    return Outlook(scaled(change.points, share), Estimate(lead.mean - screens, lead.error, lead.n), win)


def scaled(estimate: Estimate, share: float) -> Estimate:
    return Estimate(share * estimate.mean, share * estimate.error, estimate.n)


def screens_of(known: list[Outlook], opened: list[Outlook], seat: int) -> list[float]:
    """Luck in what others held: what the choice cost by what could be known, less what it really cost."""
    gap = known[seat].lead.mean - opened[seat].lead.mean
    error = (known[seat].lead.error ** 2 + opened[seat].lead.error ** 2) ** 0.5
    if not is_clear(Estimate(gap, error)):
        return []
    return [mine.lead.mean - theirs.lead.mean for mine, theirs in zip(known, opened, strict=True)]


def worth(futures: Futures, seat: int) -> float:
    """What a player wants: to win, and a little to win clearly; alone, points."""
    lead = futures.mean_lead(seat)
    if futures.players == 1:
        return lead
    return CERTAIN * sum(wins[seat] for wins in futures.wins) / len(futures.wins) + LEAD_SHARE * lead


def distinct(state: State, lines: list[list[int]]) -> list[list[int]]:
    """Lines that lead to different positions, the first of equals; the played one stands first."""
    found: list[list[int]] = []
    known: set[int] = set()
    for line in lines:
        after = state.copy()
        for action in line:
            after.apply_trusted(action)
        if after.digest() not in known:
            known.add(after.digest())
            found.append(line)
    return found


def tell(
    state: State, line: list[int], seat: int, futures: Futures, opened: Futures | None, played: bool
) -> Line:
    """A line for people."""
    return Line(
        line, state.say(line), choices_of(state, line), futures.outlook(seat),
        opened.outlook(seat) if opened is not None else None,
        state.game.facts_of(state, line)[:MOST_FACTS], played,
    )  # fmt: skip


def choices_of(state: State, line: list[int]) -> list[Choice]:
    """As the seat that decides is shown its choices."""
    after = state.copy()
    choices: list[Choice] = []
    for action in line:
        choices += [choice for choice in after.choices(state.player) if choice.action == action]
        after.apply_trusted(action)
    return choices
