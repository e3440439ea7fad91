"""What every State must do, shown on random positions: legality, chance, copies, digests, views."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import msgspec
import pytest
from hypothesis import given, settings

import tablestead as ts
from tests.engine.positions import SETUPS, played, played_positions

GAME = ts.game("ages")
ACTIONS = 3743


@given(played_positions())
@settings(max_examples=60)
def test_why_not_is_none_exactly_for_legal_actions(position: tuple[ts.State, ts.Record]) -> None:
    """Over all actions of the numbering, and some outside it."""
    state, _ = position
    before = state.digest()
    possible = set(state.legal()) | {action for action, _ in state.outcomes()}
    for action in (*range(-2, ACTIONS + 2), 2**40):
        refusal = state.why_not(action)
        assert (refusal is None) == (action in possible)
        if refusal is not None:
            assert refusal.rule.startswith("A-")
            assert refusal.key.startswith("ages-refused-")
    assert state.digest() == before


@given(played_positions())
def test_illegal_actions_change_nothing(position: tuple[ts.State, ts.Record]) -> None:
    state, _ = position
    before = state.digest()
    for action in range(state.round % 7, ACTIONS, 97):
        if state.why_not(action) is None:
            continue
        with pytest.raises(ts.IllegalAction) as caught:
            state.apply(action)
        assert (caught.value.action, caught.value.rule) == (action, caught.value.refusal.rule)
        assert state.digest() == before


@given(played_positions())
def test_legal_is_sorted_and_there_are_no_dead_ends(position: tuple[ts.State, ts.Record]) -> None:
    state, _ = position
    legal = state.legal()
    assert legal == sorted(set(legal))
    assert bool(legal) == (state.player >= 0)
    for action in legal:
        trial = state.copy()
        trial.apply(action)
        assert trial.player in (ts.CHANCE, ts.OVER) or trial.legal()


def in_the_air(dice: int) -> ts.State:
    """A position whose next event is the roll of so many dice."""
    state = GAME.start()
    state.cells[18] = dice
    state.cells[5] = 1
    assert state.player == ts.CHANCE
    return state


@pytest.mark.parametrize("dice", range(1, 8))
def test_outcomes_sum_to_one_exactly(dice: int) -> None:
    outcomes = in_the_air(dice).outcomes()
    exact = [Fraction(round(chance * 6**dice), 6**dice) for _, chance in outcomes]
    assert sum(exact) == 1
    for (_, chance), fraction in zip(outcomes, exact, strict=True):
        assert chance == pytest.approx(float(fraction), rel=1e-15)
        assert fraction > 0
    actions = [action for action, _ in outcomes]
    assert actions == sorted(set(actions))


@pytest.mark.parametrize(("dice", "count"), [(1, 6), (2, 21), (3, 56), (7, 792)])
def test_number_of_outcomes(dice: int, count: int) -> None:
    assert len(in_the_air(dice).outcomes()) == count


def test_exact_probabilities_of_three_dice() -> None:
    chances = {GAME.text(action): chance for action, chance in in_the_air(3).outcomes()}
    assert chances["roll food food food"] == 1 / 216
    assert chances["roll food food coins"] == 3 / 216
    assert chances["roll food good skull"] == 6 / 216


@pytest.mark.parametrize("dice", [1, 2, 3, 5, 7])
def test_sample_agrees_with_outcomes(dice: int) -> None:
    """Chi-square over all outcomes, those that are too rare taken together."""
    state, rng, draws = in_the_air(dice), ts.Rng(dice), 30_000
    seen = Counter(state.sample(rng) for _ in range(draws))
    outcomes = dict(state.outcomes())
    assert set(seen) <= set(outcomes)
    common = {action: chance * draws for action, chance in outcomes.items() if chance * draws >= 8}
    groups = [(seen[action], expected) for action, expected in common.items()]
    rest = draws - sum(expected for _, expected in groups)
    if rest >= 8:
        groups.append((draws - sum(count for count, _ in groups), rest))
    chi_square = sum((count - expected) ** 2 / expected for count, expected in groups)
    degrees = len(groups) - 1
    assert chi_square < degrees + 4 * (2 * degrees) ** 0.5 + 6


@given(played_positions())
def test_chance_is_only_where_dice_are_in_the_air(position: tuple[ts.State, ts.Record]) -> None:
    state, _ = position
    assert bool(state.outcomes()) == (state.player == ts.CHANCE)
    if state.player == ts.CHANCE:
        assert state.sample(ts.Rng(1)) in dict(state.outcomes())


@given(played_positions())
def test_copies_are_independent(position: tuple[ts.State, ts.Record]) -> None:
    state, _ = position
    before, twin = state.digest(), state.copy()
    assert (twin.digest(), twin.player, twin.legal()) == (before, state.player, state.legal())
    ts.playout(twin, ts.Rng(1))
    assert state.digest() == before
    changed = twin.digest()
    ts.playout(state, ts.Rng(2))
    assert twin.digest() == changed


def test_digest_sees_every_cell() -> None:
    state, _ = played(GAME, {"players": 4, "edition": "late", "trade": True}, 3, 200)
    seen = {state.digest()}
    for cell in range(len(state.cells)):
        other = state.copy()
        other.cells[cell] += 1
        seen.add(other.digest())
    assert len(seen) == len(state.cells) + 1


@given(played_positions())
def test_a_view_restores_the_position(position: tuple[ts.State, ts.Record]) -> None:
    state, _ = position
    for seat in (*range(state.players), None):
        restored = GAME.restore(state.view(seat))
        assert restored.digest() == state.digest()
        assert restored.legal() == state.legal()


@given(played_positions())
def test_all_see_the_same(position: tuple[ts.State, ts.Record]) -> None:
    """Nothing is hidden: byte by byte the same view for all, but for whose eyes it is."""
    state, _ = position
    streams = set()
    for seat in (*range(state.players), None):
        dealt = state.copy()
        dealt.redeal(seat or 0, ts.Rng(seat or 0))
        view = msgspec.to_builtins(dealt.view(seat))
        assert view.pop("seat") == seat
        streams.add(msgspec.json.encode(view))
    assert len(streams) == 1


@given(played_positions())
@settings(max_examples=50)
def test_choices_describe_the_legal_actions_of_the_seat_that_decides(
    position: tuple[ts.State, ts.Record],
) -> None:
    state, _ = position
    for seat in (*range(state.players), None):
        choices = state.choices(seat)
        assert [choice.action for choice in choices] == (state.legal() if seat == state.player else [])
        for choice in choices:
            assert choice.text == GAME.text(choice.action)
            assert choice.kind
            msgspec.json.encode(choice)


@given(played_positions())
@settings(max_examples=50)
def test_gives_is_what_happens(position: tuple[ts.State, ts.Record]) -> None:
    """Where a choice says what it brings in points, the score changes by that, now or when it is paid."""
    state, _ = position
    if state.player < 0:
        return
    seat = state.active
    for choice in state.choices(state.player):
        if "points" not in choice.gives or choice.kind == "buy":
            continue
        after = state.copy()
        after.apply(choice.action)
        assert after.scores()[seat] - state.scores()[seat] == choice.gives["points"]


@given(played_positions())
@settings(max_examples=50)
def test_events_are_told_of_every_action_alike(position: tuple[ts.State, ts.Record]) -> None:
    _, record = position
    before = record.start()
    for action in record.actions[:60]:
        after = before.copy()
        after.apply(action)
        told = [msgspec.json.encode(GAME.describe(before, action, after, seat)) for seat in (0, None)]
        assert told[0] == told[1]
        before = after


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: "-".join(map(str, setup.values())))
def test_playout_ends_every_game(setup: dict[str, int | str | bool]) -> None:
    state = GAME.start(**setup)
    steps = ts.playout(state, ts.Rng(11))
    assert steps > 30
    assert (state.player, state.legal(), state.outcomes()) == (ts.OVER, [], [])
    places = state.places()
    assert sorted(places)[0] == 1
    assert state.winners() == [seat for seat, place in enumerate(places) if place == 1]


def test_playout_counts_its_steps() -> None:
    counted = GAME.start(players=3)
    steps = ts.playout(counted, ts.Rng(4))
    state, _ = played(GAME, {"players": 3}, 4, 0)
    rng, by_hand = ts.Rng(4), 0
    state = GAME.start(players=3)
    while state.player != ts.OVER:
        legal = state.legal()
        state.apply(state.sample(rng) if state.player == ts.CHANCE else legal[rng.below(len(legal))])
        by_hand += 1
    assert (steps, counted.digest()) == (by_hand, state.digest())
