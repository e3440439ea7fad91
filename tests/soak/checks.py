"""What must hold in every game, whatever its rules, at the positions that are looked at closely."""

from __future__ import annotations

import math

import msgspec

import tablestead as ts
from tests.soak.title import AnyTitle


def check_legal(state: ts.State, legal: list[int]) -> None:
    """No dead ends, and a fixed order."""
    if state.player >= 0:
        assert legal, "nothing is legal"
        assert legal == sorted(set(legal))
    else:
        assert legal == []


def check_refused(title: AnyTitle, state: ts.State, action: int) -> None:
    """RequestRejected with a rule, and nothing has changed."""
    before = list(state.cells)
    violation = None
    try:
        state.apply(action)
    except ts.IllegalAction as error:
        violation = error.violation
        assert (error.action, error.rule) == (action, violation.rule)  # noqa: PT017
    text = title.game.text(action)
    assert violation is not None, f"{text} is accepted, but not legal"
    assert violation.rule.startswith(title.rules), f"{text}: {violation}"
    assert violation.key.startswith(f"{title.game.id}-refused-"), f"{text}: {violation}"
    assert list(state.cells) == before, f"{text} was refused and changed something"


def check_views(title: AnyTitle, state: ts.State, rng: ts.Rng) -> None:
    """Everything is open: all see the same, a redeal changes nothing, and a view restores the position."""
    before = state.digest()
    seats = (*range(state.players), None)
    views = []
    for seat in seats:
        view = msgspec.to_builtins(state.view(seat))
        assert view.pop("seat") == seat
        views.append(view)
    assert all(view == views[0] for view in views)
    for seat in range(state.players):
        dealt = state.copy()
        dealt.redeal(seat, rng)
        assert dealt.digest() == before
    # As all see the same, one of them stands for all.
    shown = state.view(seats[rng.below(len(seats))])
    decoded = msgspec.json.decode(msgspec.json.encode(shown), type=type(shown))
    assert decoded == shown
    assert title.game.restore(decoded).digest() == before
    assert state.digest() == before


def check_choices(title: AnyTitle, state: ts.State, legal: list[int]) -> None:
    """Every legal action has its choice, for the seat that decides and nobody else."""
    for seat in (*range(state.players), None):
        choices = state.choices(seat)
        if seat is None or seat != state.player:
            assert choices == []
            continue
        assert [choice.action for choice in choices] == legal
        assert len({(c.kind, c.target, msgspec.json.encode(c.args)) for c in choices}) == len(legal)
        for choice in choices:
            assert choice.kind == title.kind_of(state, choice.action)
            assert choice.text == title.game.text(choice.action)
            assert state.read(choice.text) == [choice.action]
            title.check_choice(state, choice)


def check_actions(title: AnyTitle, state: ts.State, legal: list[int], rng: ts.Rng) -> None:
    """Legal actions are accepted and lead on; others are refused and change nothing."""
    cells = list(state.cells)
    outcomes = [action for action, _ in state.outcomes()]
    possible = {*legal, *outcomes}
    some = {outcomes[rng.below(len(outcomes))] for _ in range(5) if outcomes}
    for action in title.attempts(state, rng) | set(legal) | some:
        violation = state.why_not(action)
        assert (violation is None) == (action in possible), title.game.text(action)
        if violation is not None:
            check_refused(title, state, action)
            continue
        after = state.copy()
        after.apply(action)
        check_legal(after, after.legal())
        assert after.outcomes() or after.player != ts.CHANCE
        assert list(after.cells) != cells, f"{title.game.text(action)} changes nothing"
    assert list(state.cells) == cells


def check_chance(state: ts.State) -> None:
    """Different outcomes, each possible, one of which happens for certain."""
    outcomes = state.outcomes()
    if state.player != ts.CHANCE:
        assert outcomes == []
        return
    assert len({action for action, _ in outcomes}) == len(outcomes)
    assert all(chance > 0 for _, chance in outcomes)
    assert abs(math.fsum(chance for _, chance in outcomes) - 1) < 1e-12
