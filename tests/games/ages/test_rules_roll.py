"""A-T0…A-T4: the order of steps, and rolling."""

from __future__ import annotations

import pytest

import tablestead as ts

from .positions import GAME, goods, legal, lost, play, position, refused, roll, rolled, seen, sheet, step


def test_a_t0_steps_in_order_with_trade() -> None:
    """Everything open in one turn: each step comes once, in the order of the rule."""
    state = position(
        2, trade=True, owns={0: "leadership granaries"}, goods={0: "5 wood", 1: "1 cloth"}, food=9
    )
    passed = [step(state)]

    def then(*lines: str) -> None:
        play(state, *lines)
        passed.append(step(state))

    then("roll")
    then("roll workers either coins")
    then("stop")
    then("food 1")
    then("offer 2")
    play(state, "give wood 1")
    then("propose")
    then("refuse")
    then("done")
    then("done")
    then("buy irrigation")
    then("with wood")
    then("food 0")
    assert passed == [
        *("start", "rolling", "reroll", "food", "trade", "offer", "respond", "trade", "build", "buy"),
        *("pay", "sell", "end"),
    ]
    play(state, "end")
    assert (state.active, step(state)) == (1, "start")


def test_a_t0_a_step_out_of_order_is_refused() -> None:
    """Before, and after: no step is returned to."""
    start = position(owns={0: "leadership engineering"}, goods={0: "5 wood 2 stone"})
    for early in ("stop", "lead food", "food 1", "build city-4", "spend-stone", "buy irrigation", "done"):
        refused(start, early, "A-T0", "order", step="now-start")
    refused(start, "with wood", "A-T0", "order")
    refused(start, "discard wood", "A-T0", "order")
    end = position(step="end", goods={0: "5 wood"}, rolls=1, dice="food food food")
    for late in ("roll", "stop", "food 1", "build city-4", "done", "with wood"):
        refused(end, late, "A-T0", "order", step="now-end")
    refused(end, "reroll food", "A-T0", "order")
    assert legal(end) == ["end"]


def test_a_t0_dice_in_the_air_wait_for_chance() -> None:
    state = play(position(), "roll")
    assert (state.player, state.legal()) == (ts.CHANCE, [])
    refused(state, "stop", "A-T0", "rolling")
    refused(state, "end", "A-T0", "rolling")
    refused(position(), "roll food food food", "A-T0", "no-roll")


def test_a_t0_what_is_no_action_is_refused() -> None:
    state = position()
    for action in (-5, 311, 2027, 3743, 10**9):
        before = state.digest()
        with pytest.raises(ts.IllegalAction) as caught:
            state.apply(action)
        assert (caught.value.rule, caught.value.key) == ("A-T0", "ages-refused-unknown")
        assert state.digest() == before


def test_a_t0_optional_steps_may_be_passed() -> None:
    """Rerolling, building and buying are passed; the workers and coins are lost."""
    state = roll(position(goods={0: "5 wood"}), "workers coins coins")
    play(state, "stop")
    assert step(state) == "build"
    play(state, "done")
    assert step(state) == "buy"
    play(state, "done", "end")
    assert sheet(state).score.total == 0
    assert goods(state) == "5 wood"


def test_a_t0_buying_that_was_passed_is_over() -> None:
    state = position(step="buy", coins=30, dice="coins coins coins food food", rolls=1)
    play(state, "done")
    refused(state, "buy irrigation", "A-T0", "order", step="now-end")


def test_a_t0_what_could_not_be_bought_was_too_dear() -> None:
    """The engine passes over a step without choices; the reason is told all the same."""
    state = rolled(position(), "coins food food")
    assert step(state) == "end"
    refused(state, "buy irrigation", "A-T18", "too-dear")


def test_a_t0_compulsory_steps_cannot_be_passed() -> None:
    refused(position(), "end", "A-T1", "must-roll")
    either = position(step="food", dice="either food food", rolls=1)
    refused(either, "done", "A-T0", "order")
    refused(either, "end", "A-T0", "order")
    discard = position(step="discard", goods={0: "5 wood 2 stone"})
    refused(discard, "end", "A-T21", "must-discard", n=1)
    refused(discard, "done", "A-T0", "order")


def test_a_t1_one_die_per_city_owned_at_the_start() -> None:
    for cities in (3, 4, 5, 6, 7):
        state = play(position(cities={0: cities}), "roll")
        assert seen(state).rolling == cities
        refused(state, "roll " + "food " * (cities - 1), "A-T1", "dice-count", n=cities)
        play(state, "roll " + "coins " * cities)
        assert sum(seen(state).dice) == cities


def test_a_t1_at_most_three_rolls() -> None:
    state = roll(position(), "food food food")
    play(state, "reroll food", "roll good", "reroll food food", "roll coins food")
    assert seen(state).rolls == 3
    assert step(state) == "end"
    refused(state, "reroll good", "A-T0", "order")


def test_a_t1_the_first_roll_is_compulsory() -> None:
    assert legal(position()) == ["roll"]
    refused(position(), "end", "A-T1", "must-roll")


def test_a_t2_skulls_are_locked() -> None:
    state = roll(position(), "food skull skull")
    assert legal(state) == ["stop", "reroll food"]
    refused(state, "reroll skull", "A-T2", "locked")
    refused(state, "reroll food skull", "A-T2", "locked")
    play(state, "reroll food", "roll skull")
    assert seen(state).rolls == 2
    assert step(state) == "buy"  # all dice are locked: rolling is over


def test_a_t2_any_number_of_the_others_at_least_one() -> None:
    state = roll(position(cities={0: 5}), "food food coins workers skull")
    names = legal(state)
    assert len(names) == 1 + 3 * 2 * 2 - 1
    assert {"reroll food", "reroll food food", "reroll coins", "reroll food food workers coins"} <= set(names)
    refused(state, "reroll good", "A-T2", "no-die", face="face-good")
    refused(state, "reroll food food food", "A-T2", "no-die", face="face-food")
    with pytest.raises(ts.NotationError):
        GAME.parse("reroll")


def test_a_t2_kept_dice_may_be_rerolled_later() -> None:
    """Two coins kept after the first roll are taken up again after the second."""
    state = roll(position(), "coins coins food")
    play(state, "reroll food", "roll good")
    assert "reroll coins coins" in legal(state)
    play(state, "reroll coins coins", "roll food food")
    assert step(state) == "end"
    assert sheet(state).food == 3 + 6 - 3


def test_a_t2_a_skull_of_the_second_roll_is_locked_too() -> None:
    state = roll(position(), "coins coins food")
    play(state, "reroll food", "roll skull")
    refused(state, "reroll coins skull", "A-T2", "locked")
    assert legal(state) == ["stop", "reroll coins", "reroll coins coins"]


def test_a_t2_stopping_is_for_the_rest_of_the_turn() -> None:
    for rolls in (1, 2):
        state = position(step="reroll", dice="either coins coins", rolls=rolls)
        play(state, "stop")
        assert step(state) == "food"
        refused(state, "reroll coins", "A-T0", "order")
        refused(state, "stop", "A-T0", "order")


def test_a_t2_all_skulls_at_once_end_the_rolling() -> None:
    state = roll(position(), "skull skull skull")
    assert step(state) != "reroll"
    assert seen(state).rolls == 1
    assert lost(state, 1) == {"pestilence": 3}


def test_a_t3_leadership_after_the_third_roll() -> None:
    state = position(step="reroll", dice="food skull coins", rolls=2, owns={0: "leadership"})
    play(state, "reroll food", "roll good")
    assert step(state) == "lead"
    assert legal(state) == ["stop", "lead good", "lead skull", "lead coins"]
    refused(state, "lead food", "A-T3", "no-die", face="face-food")
    refused(state, "reroll good", "A-T2", "rolling-over")
    play(state, "lead skull", "roll workers")
    assert step(state) == "build"
    assert (seen(state).skulls, seen(state).workers, seen(state).coins) == (0, 3, 7)


def test_a_t3_leadership_after_stopping_early() -> None:
    """Using it in the reroll step ends the rolling: its face is final though rolls are left."""
    state = roll(position(owns={0: "leadership"}), "coins coins food")
    assert {"lead coins", "lead food", "stop", "reroll food"} <= set(legal(state))
    play(state, "lead food", "roll good")
    assert (seen(state).rolls, step(state)) == (1, "buy")
    refused(state, "reroll coins", "A-T0", "order")
    refused(state, "lead coins", "A-T3", "once")


def test_a_t3_one_die_once_and_any_face() -> None:
    state = position(
        step="lead", dice="food good skull workers either coins", rolls=3, owns={0: "leadership"}
    )
    faces = ("food", "good", "skull", "workers", "either", "coins")
    assert legal(state) == ["stop", *(f"lead {face}" for face in faces)]
    play(state, "lead skull")
    assert seen(state).rolling == 1
    play(state, "roll either")
    assert step(state) == "food"
    refused(state, "lead skull", "A-T3", "once")


def test_a_t3_a_skull_rolled_so_counts() -> None:
    state = position(step="lead", dice="skull food food", rolls=3, owns={0: "leadership"})
    play(state, "lead food", "roll skull")
    assert lost(state) == {"drought": 2}


def test_a_t3_when_all_dice_are_locked() -> None:
    state = roll(position(owns={0: "leadership"}), "skull skull skull")
    assert legal(state) == ["stop", "lead skull"]
    play(state, "lead skull", "roll coins")
    assert lost(state) == {"drought": 2}
    assert lost(state, 1) == {}


def test_a_t3_may_be_passed_and_needs_leadership() -> None:
    state = position(step="lead", dice="coins coins food", rolls=3, owns={0: "leadership"})
    play(state, "stop")
    assert step(state) == "buy"
    refused(
        roll(position(), "food food food"), "lead food", "A-T3", "needs-development", development="leadership"
    )


def test_a_t3_new_every_turn() -> None:
    state = position(step="end", owns={0: "leadership", 1: "leadership"}, led=True)
    play(state, "end")
    roll(state, "food food food")
    assert "lead food" in legal(state)


@pytest.mark.parametrize("edition", ["reprint", "late"])
def test_a_t4_solo_skulls_locked_in_other_editions(edition: str) -> None:
    state = roll(position(1, edition=edition), "food skull skull")
    assert seen(state).skulls_locked
    refused(state, "reroll skull", "A-T2", "locked")


def test_a_t4_solo_2009_rerolls_skulls() -> None:
    state = roll(position(1), "skull skull skull")
    assert not seen(state).skulls_locked
    assert legal(state) == ["stop", "reroll skull", "reroll skull skull", "reroll skull skull skull"]
    play(state, "reroll skull skull", "roll food coins")
    assert "reroll food skull coins" in legal(state)


def test_a_t4_two_players_2009_are_locked() -> None:
    assert seen(position(2)).skulls_locked
    refused(roll(position(2), "food skull skull"), "reroll skull", "A-T2", "locked")
