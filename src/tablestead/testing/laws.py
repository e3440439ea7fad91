"""The laws of one position: legality, refusals, choices, chance, views and records."""

from __future__ import annotations

import math
from collections.abc import Iterable

import msgspec

from tablestead.engine.choice import Choice
from tablestead.engine.errors import IllegalAction
from tablestead.engine.game import CHANCE, OVER, Game, State
from tablestead.engine.record import Record, parse_record
from tablestead.engine.rng import Rng
from tablestead.engine.view import views_of

TRIED_OUTCOMES = 5


def check_legal(state: State, legal: list[int]) -> None:
    """There are no dead ends, and legal actions have a fixed order."""
    if state.player >= 0:
        assert legal, "nothing is legal"
        assert legal == sorted(set(legal)), "legal actions are not sorted"
    else:
        assert legal == [], "something is legal though nobody decides"


def check_refused(game: Game, state: State, action: int) -> None:
    """An illegal action is refused with its rule and a message of the game, and nothing has changed."""
    before = list(state.cells)
    violation = None
    named = (action, "")
    try:
        state.apply(action)
    except IllegalAction as error:
        violation = error.violation
        named = (error.action, error.rule)
    text = game.text(action)
    assert violation is not None, f"{text} is accepted, but not legal"
    assert violation.rule, f"{text} is refused without a rule"
    assert named == (action, violation.rule)
    assert violation.key.startswith(f"{game.id}-refused-"), f"{text}: {violation}"
    assert list(state.cells) == before, f"{text} was refused and changed something"


def check_actions(game: Game, state: State, attempts: Iterable[int], rng: Rng) -> None:
    """Legal actions are accepted and lead on; others, among them `attempts`, are refused."""
    cells = list(state.cells)
    legal = state.legal()
    outcomes = [action for action, _ in state.outcomes()]
    possible = {*legal, *outcomes}
    some = {outcomes[rng.below(len(outcomes))] for _ in range(TRIED_OUTCOMES) if outcomes}
    for action in {*attempts, *legal, *some}:
        violation = state.why_not(action)
        assert (violation is None) == (action in possible), game.text(action)
        if violation is not None:
            check_refused(game, state, action)
            continue
        after = state.copy()
        after.apply(action)
        check_legal(after, after.legal())
        assert after.outcomes() or after.player != CHANCE
        assert list(after.cells) != cells, f"{game.text(action)} changes nothing"
    assert list(state.cells) == cells


def check_chance(state: State, rng: Rng) -> None:
    """Outcomes are different and possible, one of them happens for certain; a sample is among them."""
    outcomes = state.outcomes()
    if state.player != CHANCE:
        assert outcomes == []
        return
    assert len({action for action, _ in outcomes}) == len(outcomes)
    assert all(chance > 0 for _, chance in outcomes)
    assert abs(math.fsum(chance for _, chance in outcomes) - 1) < 1e-12
    assert state.sample(rng) in dict(outcomes)


def check_choices(game: Game, state: State) -> list[Choice]:
    """Every legal action has its choice, for the seat that decides and nobody else; gives the choices."""
    legal = state.legal()
    found: list[Choice] = []
    for seat in (*range(state.players), None):
        choices = state.choices(seat)
        if seat is None or seat != state.player:
            assert choices == []
            continue
        found = choices
        assert [choice.action for choice in choices] == legal
        assert len({(c.kind, c.target, msgspec.json.encode(c.args)) for c in choices}) == len(legal)
        for choice in choices:
            assert choice.text == game.text(choice.action)
            assert game.parse(choice.text) == choice.action
            assert state.read(choice.text) == [choice.action]
            if choice.draws:
                after = state.copy()
                after.apply(choice.action)
                assert after.player == CHANCE
    return found


def check_face(state: State) -> None:
    """A position says in a line what it is, draws itself in text, equals its copy and names its moves."""
    assert "\n" not in repr(state)
    assert state.step_id in repr(state) or state.player == OVER
    assert str(state).startswith(f"{state.game.id}, ")
    assert state == state.copy()
    assert [state.game.parse(move) for move in state.moves()] == state.legal()


def check_views(state: State) -> None:
    """What several see, made together, is what each sees."""
    seats = (*range(state.players), None)
    assert views_of(state, seats) == {seat: state.view(seat) for seat in seats}


def check_view_restores(game: Game, state: State, rng: Rng) -> None:
    """In an open game all see the same, a redeal changes nothing, and a view restores the position."""
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
    assert game.restore(decoded).digest() == before
    assert state.digest() == before


def check_record(record: Record, final: State) -> None:
    """The record of a finished game is written, read and replayed to the same position."""
    text = record.text()
    again = parse_record(text, lambda id: record.game)
    assert again.actions == record.actions
    assert again.text() == text
    assert again.state().digest() == final.digest()
    assert again.state().scores() == final.scores()
    assert text.endswith("\nend: finished\n")
