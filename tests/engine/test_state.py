"""What every State must do, in every title: legality, chance, copies, digests, views, whole games."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tablestead as ts
from tablestead import testing
from tests.games import golden
from tests.games.title import Title
from tests.games.titles import EVERY_OPEN_TITLE, EVERY_SETUP, EVERY_TITLE
from tests.soak import checks
from tests.soak.games import TITLES as PROOFS
from tests.soak.title import uniform

SLOW_TO_REFUSE = 61
"""Of the actions of Keyflower only every so manieth is tried."""
pytestmark = pytest.mark.random


@EVERY_TITLE
@given(data=st.data())
@settings(max_examples=60)
def test_why_not_is_none_exactly_for_legal_actions(title: Title, data: st.DataObject) -> None:
    """Over all actions of the numbering, and some outside it."""
    state, _ = data.draw(title.positions)
    before = state.digest()
    possible = set(state.legal()) | {action for action, _ in state.outcomes()}
    every = SLOW_TO_REFUSE if title.game.id == "keyflower" else 1
    tried = range(before % every, title.actions, every)
    for action in {*tried, *possible, -2, -1, title.actions, title.actions + 1, 2**40}:
        violation = state.why_not(action)
        assert (violation is None) == (action in possible), action
        if violation is not None:
            assert violation.rule.startswith(PROOFS[title.game.id].rules)
            assert violation.key.startswith(f"{title.game.id}-refused-")
    assert state.digest() == before


@EVERY_TITLE
@given(data=st.data())
@settings(max_examples=100)
def test_legal_actions_lead_on_and_others_change_nothing(title: Title, data: st.DataObject) -> None:
    state, _ = data.draw(title.positions)
    legal = state.legal()
    testing.check_legal(state, legal)
    checks.check_actions(PROOFS[title.game.id], state, ts.Rng(state.digest()))
    for action, _ in state.outcomes():
        after = state.copy()
        after.apply(action)
        testing.check_legal(after, after.legal())


@EVERY_TITLE
@given(data=st.data())
@settings(max_examples=100)
def test_chance_is_only_where_something_is_drawn(title: Title, data: st.DataObject) -> None:
    state, _ = data.draw(title.positions)
    testing.check_chance(state, ts.Rng(1))


@EVERY_TITLE
@given(data=st.data())
@settings(max_examples=60)
def test_copies_are_independent(title: Title, data: st.DataObject) -> None:
    state, _ = data.draw(title.positions)
    before, twin = state.digest(), state.copy()
    assert (twin.digest(), twin.player, twin.legal()) == (before, state.player, state.legal())
    twin.redeal(0, ts.Rng(1))
    ts.playout(twin, ts.Rng(1))
    assert state.digest() == before
    changed = twin.digest()
    ts.playout(state, ts.Rng(2))
    assert twin.digest() == changed


@EVERY_TITLE
def test_digest_sees_every_cell(title: Title) -> None:
    state = ts.parse_record(golden.text_of(title, list(title.golden)[-1])).state(200)
    seen = {state.digest()}
    looked = [cell for cell in range(len(state.cells)) if cell < 1000 or cell % 7 == 0]
    for cell in looked:
        other = state.copy()
        other.cells[cell] += 1
        seen.add(other.digest())
    assert len(seen) == len(looked) + 1


@EVERY_OPEN_TITLE
@given(data=st.data())
@settings(max_examples=100)
def test_all_see_the_same_and_every_view_restores(title: Title, data: st.DataObject) -> None:
    state, _ = data.draw(title.positions)
    testing.check_view_restores(title.game, state, ts.Rng(1))
    for seat in (*range(state.players), None):
        restored = title.game.restore(state.view(seat))
        assert restored.digest() == state.digest()
        assert restored.legal() == state.legal()


@EVERY_TITLE
@given(data=st.data())
@settings(max_examples=50)
def test_choices_describe_the_legal_actions_of_the_seat_that_decides(
    title: Title, data: st.DataObject
) -> None:
    """And what they say they give is what happens."""
    state, _ = data.draw(title.positions)
    checks.check_choices(PROOFS[title.game.id], state)


@EVERY_OPEN_TITLE
@given(data=st.data())
@settings(max_examples=50)
def test_events_are_told_of_every_action_alike(title: Title, data: st.DataObject) -> None:
    _, record = data.draw(title.positions)
    before = record.start()
    for action in record.actions[:60]:
        after = before.copy()
        after.apply(action)
        told = [msgspec.json.encode(title.game.describe(before, action, after, seat)) for seat in (0, None)]
        assert told[0] == told[1]
        before = after


# Whole games


@EVERY_SETUP
def test_playout_ends_every_game(title: Title, number: int) -> None:
    state = title.game.start(**ts.Dealer(number).settle(title.game, **title.setups[number]))
    assert ts.playout(state, ts.Rng(11)) > 50 * state.players
    assert (state.player, state.legal(), state.outcomes()) == (ts.OVER, [], [])
    places = state.places()
    assert min(places) == 1
    assert state.winners() == [seat for seat, place in enumerate(places) if place == 1]


@EVERY_TITLE
def test_playout_counts_its_steps(title: Title) -> None:
    counted, state = title.game.start(players=3), title.game.start(players=3)
    steps = ts.playout(counted, ts.Rng(4))
    rng, by_hand = ts.Rng(4), 0
    while state.player != ts.OVER:
        state.apply(state.sample(rng) if state.player == ts.CHANCE else uniform(state.legal(), rng))
        by_hand += 1
    assert (steps, counted.digest()) == (by_hand, state.digest())


@EVERY_TITLE
def test_a_dealer_with_a_seed_repeats_itself(title: Title) -> None:
    def dealt(seed: int) -> int:
        state, dealer = title.game.start(players=4), ts.Dealer(seed)
        for _ in range(60):
            state.apply(dealer.draw(state) if state.player == ts.CHANCE else state.legal()[0])
        return state.digest()

    assert dealt(5) == dealt(5) != dealt(6)
