"""One decision judged: which lines there were, which is the best, and what the played one cost."""

from __future__ import annotations

from typing import Final

from tablestead.analysis.cutting import Piece
from tablestead.analysis.futures import Futures, as_chance, is_clear, scaled, trust
from tablestead.analysis.judge import Judge, seed_of
from tablestead.analysis.marks import mark_of
from tablestead.analysis.reasons import reasons_of
from tablestead.analysis.report import Decision, Estimate, Line, Mark, Outlook
from tablestead.engine.choice import Choice
from tablestead.engine.game import MOST_FACTS, State

CERTAIN: Final = 100.0
"""What winning for sure is worth, in points, where lines are compared; the lead itself counts a little."""
LEAD_SHARE: Final = 0.2
A_WIN: Final = 40.0
"""So many points of lead are about as doubtful as a win."""
PLAYED: Final = 0
"""The index of the played line."""
NOTHING: Final = Estimate(0.0)


class Question:
    """A decision that is looked at: what its seat knew, its lines, and what is found out about them."""

    def __init__(self, judge: Judge, piece: Piece, seed: int, open_screens: bool) -> None:
        """`open_screens`: what was hidden may be looked at, to tell luck from judgement."""
        self.judge = judge
        self.seed = seed
        self.at, self.seat = piece.at, piece.player
        self.state = piece.before
        hidden = self.state.game.hidden
        self.known = self.state.game.restore(self.state.view(self.seat)) if hidden else self.state
        self.looker = self.seat if hidden else None
        found = judge.lines(self.known, self.seat, seed_of(seed, self.at, "search"))
        self.lines = distinct(self.known, [piece.actions, *found])
        self.futures = self.look("first", range(len(self.lines)), judge.effort.first)
        self.first = dict(self.futures)
        self.order = sorted(self.futures, key=self.worth, reverse=True)
        self.opened: dict[int, Futures] = {}
        self.best = self.second_look(open_screens and hidden)

    def look(self, name: str, which: range | list[int], n: int, opened: bool = False) -> dict[int, Futures]:
        lines = [self.lines[index] for index in which]
        seed = seed_of(self.seed, self.at, name)
        if opened:
            found = self.judge.look(self.state, lines, n, seed, None)
        else:
            found = self.judge.look(self.known, lines, n, seed, self.looker)
        return dict(zip(which, found, strict=True))

    def worth(self, index: int) -> float:
        """What a player wants: to win, and a little to win clearly; alone, points."""
        _, leads, wins = self.futures[index].means()
        lead = leads[self.seat]
        return lead if len(leads) == 1 else CERTAIN * wins[self.seat] + LEAD_SHARE * lead

    def is_better(self, index: int) -> bool:
        """Whether a line is better than the played one, by as much of the difference as can be believed."""
        own = self.doubted(self.change(self.futures, index)[self.seat])
        lead = trust(own.lead) * own.lead.mean
        if own.win is None:
            return lead > 0.0
        return CERTAIN * trust(own.win) * own.win.mean + LEAD_SHARE * lead > 0.0

    def second_look(self, open_screens: bool) -> int:
        """The index of the best line: the best of many is overrated by the look that found it, so it and the
        played one are looked at again, in other futures."""
        best = self.order[0]
        if self.worth(best) <= self.worth(PLAYED):
            return PLAYED
        self.futures |= self.look("second", [best, PLAYED], self.judge.effort.second)
        if not self.is_better(best):
            return PLAYED
        if open_screens:
            self.opened = self.look("open", [best, PLAYED], self.judge.effort.second, opened=True)
        return best

    # What it comes to

    def answer(self) -> tuple[Decision, list[Outlook]]:
        """The decision, and by seat what the best line would have changed on the curve."""
        seats = range(self.state.players)
        if self.best == PLAYED:
            nothing = Outlook(NOTHING, NOTHING, NOTHING if len(seats) > 1 else None)
            return self.decision(nothing, 0.0, 0.0, [0.0 for _ in seats], []), [nothing for _ in seats]
        changes = [self.doubted(one) for one in self.change(self.futures, self.best)]
        own = changes[self.seat]
        share, win_share = lost_share(own.lead), lost_share(own.win) if own.win is not None else 0.0
        screens = self.screens(changes, share) if self.opened else []
        effects = [0.0 - share * one.lead.mean for one in changes]
        decision = self.decision(own, share, win_share, effects, screens)
        return decision, [
            counted(one, share, win_share, screens[seat] if screens else 0.0)
            for seat, one in enumerate(changes)
        ]

    def change(self, futures: dict[int, Futures], index: int) -> list[Outlook]:
        """By seat: what a line would have changed for good, against the played one."""
        found = futures[index].minus(futures[PLAYED])
        then, now = futures[index].outlooks(), futures[PLAYED].outlooks()
        changes = [
            Outlook(one.points, one.lead, one.win and between(one.win, then[seat].win, now[seat].win))
            for seat, one in enumerate(found)
        ]
        lasting = self.judge.lasting
        return [weighed(one, lasting, lasting) if one.lead.error else one for one in changes]

    def doubted(self, change: Outlook) -> Outlook:
        """With the error that no number of futures takes away: the judge's own."""
        doubt = self.judge.doubt
        return Outlook(
            change.points, doubtful(change.lead, doubt), change.win and doubtful(change.win, doubt / A_WIN)
        )

    def decision(
        self, own: Outlook, share: float, win_share: float, effects: list[float], screens: list[float]
    ) -> Decision:
        loss = share * own.lead.mean + 0.0  # never −0.0
        clear = own.win is not None and is_clear(own.win)
        win_loss = win_share * own.win.mean + 0.0 if own.win is not None and clear else 0.0
        mark = self.mark(own, loss, win_loss) if self.best != PLAYED else ""
        reasons = reasons_of(self.known, self.lines[self.best], self.lines[PLAYED]) if mark else []
        return Decision(
            self.at, len(self.lines[PLAYED]), self.seat, self.state.step_id, self.told(), own.lead, own.win,
            loss, win_loss, effects, mark, screens, reasons,
        )  # fmt: skip

    def mark(self, own: Outlook, loss: float, win_loss: float) -> Mark:
        """Only for what is clear."""
        best = self.futures[self.best].outlooks()[self.seat].win
        return mark_of(
            loss if is_clear(own.lead) else 0.0,
            win_loss,
            best.mean if best is not None else None,
        )

    def screens(self, known: list[Outlook], share: float) -> list[float]:
        """Luck in what others held: what the choice cost by what could be known, less what it really cost."""
        opened = self.change(self.opened, self.best)
        mine, really = known[self.seat].lead, opened[self.seat].lead
        gap = Estimate(mine.mean - really.mean, (mine.error**2 + really.error**2) ** 0.5)
        if not is_clear(gap):
            return []
        return [share * one.lead.mean - two.lead.mean for one, two in zip(known, opened, strict=True)]

    def told(self) -> list[Line]:
        """The best line, then others that are no better; the played one is always there."""
        most = self.judge.effort.most
        best = self.worth_told(self.best)
        others = [index for index in self.order if index not in (self.best, PLAYED)]
        shown = [self.best] if self.best == PLAYED else [self.best, PLAYED]
        shown += [index for index in others if self.worth_told(index) <= best][: most - len(shown)]
        shown[1:] = sorted(shown[1:], key=self.worth_told, reverse=True)
        return [self.line(index) for index in shown]

    def outlook(self, index: int) -> Outlook:
        """What comes of a line: of the played one by the latest look, of the others as far apart from it as
        the latest look at them says."""
        now = self.futures[PLAYED].outlooks()[self.seat]
        if index == PLAYED:
            return now
        latest = self.futures if self.futures[index] is not self.first[index] else self.first
        found, change = latest[index].outlooks()[self.seat], self.change(latest, index)[self.seat]
        return beside(now, change, found)

    def worth_told(self, index: int) -> float:
        outlook = self.outlook(index)
        lead = outlook.lead.mean
        return lead if outlook.win is None else CERTAIN * outlook.win.mean + LEAD_SHARE * lead

    def line(self, index: int) -> Line:
        line, known = self.lines[index], self.known
        return Line(
            line, known.say(line), choices_of(known, line), self.doubted(self.outlook(index)),
            self.opened[index].outlooks()[self.seat] if index in self.opened else None,
            known.game.facts_of(known, line)[:MOST_FACTS], index == PLAYED,
        )  # fmt: skip


def beside(now: Outlook, change: Outlook, found: Outlook) -> Outlook:
    """What comes of a line, as far from the outlook of the played one as it would have changed it."""
    return Outlook(
        moved(now.points, change.points, found.points),
        moved(now.lead, change.lead, found.lead),
        now.win and change.win and found.win and as_chance(moved(now.win, change.win, found.win)),
    )


def moved(now: Estimate, change: Estimate, found: Estimate) -> Estimate:
    return Estimate(now.mean + change.mean, max(now.error, found.error), max(now.n, found.n))


def between(change: Estimate, then: Estimate | None, now: Estimate | None) -> Estimate:
    """A change of a chance, from 0 to 1 as both its ends are."""
    assert then is not None
    assert now is not None
    return Estimate(then.mean - now.mean, change.error, change.n)


def doubtful(found: Estimate, doubt: float) -> Estimate:
    """What is the same in all futures, as where the line ends the game, leaves no doubt."""
    return Estimate(found.mean, (found.error**2 + doubt**2) ** 0.5, found.n) if found.error else found


def lost_share(change: Estimate) -> float:
    """The part of it that counts as lost."""
    return trust(change) if change.mean > 0.0 else 0.0


def weighed(change: Outlook, share: float, win_share: float) -> Outlook:
    return Outlook(
        scaled(change.points, share), scaled(change.lead, share), change.win and scaled(change.win, win_share)
    )


def counted(change: Outlook, share: float, win_share: float, screens: float) -> Outlook:
    """A change as it counts on the curve."""
    found = weighed(change, share, win_share)
    lead = Estimate(found.lead.mean - screens, found.lead.error, found.lead.n)
    return Outlook(found.points, lead, found.win)


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


def choices_of(state: State, line: list[int]) -> list[Choice]:
    """As the seat that decides is shown its choices."""
    after = state.copy()
    choices: list[Choice] = []
    for action in line:
        choices += [choice for choice in after.choices(state.player) if choice.action == action]
        after.apply_trusted(action)
    return choices
