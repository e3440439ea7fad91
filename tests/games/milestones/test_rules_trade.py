"""M-T6…M-T8: the trading house."""

from __future__ import annotations

import pytest

import tablestead as ts

from .positions import (
    DISPLAY,
    at_trade,
    events,
    goods,
    legal,
    own,
    play,
    points,
    position,
    refused,
    seen,
    step,
    targets,
    workers,
)


@pytest.mark.parametrize(
    ("row", "income"),
    [
        ("Q1 C3 - Q5 L5 C5 G7 -", True),
        ("S3 C3 Q6 G7", True),
        ("S8 C8 Q6 G7", False),
        ("Q1 - - - - - - C1", True),
        ("C2 - - - - - - Q1", False),
        ("Q1 L2 S3 G4 C5 Q6 L7 S8", True),
        ("Q1 L2 S3 G4 C5 Q6 L8 S7", False),
        ("x Q5 x x C5 - x G5", True),
        ("x Q5 x C4 x - x G5", False),
    ],
)
def test_m_t6_income_if_the_numbers_never_fall(row: str, income: bool) -> None:
    state = position(workers={0: row})
    assert own(state).ascending == income
    told = events(state.copy(), "move trading-house")
    assert told == [("moves-trade", {"seat": 0})] + [("income", {"seat": 0})] * income
    assert goods(play(state, "move trading-house")) == ("1 coin" if income else "")


def test_m_t6_a_cover_takes_its_number_out_of_the_row() -> None:
    state = position(workers={0: "Q8 C2 G5"}, piece={0: "mill"})
    assert not own(state).ascending
    play(state, "move castle", "cover 1")
    assert own(state).ascending


def test_m_t6_looked_at_once_before_anything_is_hired() -> None:
    """A tile that mends the row brings nothing now, one that breaks it costs nothing."""
    falling = position(workers={0: "Q8 C2"}, goods={0: "2 coin"})
    play(falling, "move trading-house", "hire G1|L1 at 1", "tile Q2|S2")
    assert (own(falling).ascending, goods(falling)) == (True, "")
    rising = position(workers={0: "Q1 C2"}, goods={0: "2 coin"})
    play(rising, "move trading-house")
    assert goods(rising) == "3 coin"
    play(rising, "hire L8|S8 at 1", "tile Q2|S2")
    assert goods(rising) == "1 coin"
    broken = position(workers={0: "- Q1 C2"}, goods={0: "1 coin"})
    play(broken, "move trading-house", "hire L8|S8 at 1", "tile Q2|S2")
    assert (own(broken).ascending, goods(broken)) == (False, "")


def test_m_t6_the_coin_of_the_income_can_be_spent() -> None:
    state = play(position(workers={0: "Q1 C2"}, goods={0: "1 coin"}), "move trading-house")
    assert (goods(state), step(state)) == ("2 coin", "trade")
    assert "hire Q1|C3" in legal(state)


def test_m_t6_every_arrival_brings_it() -> None:
    state = position(workers={0: "Q1 C2"})
    for _ in range(3):
        for seat in (0, 1):
            line = ("move castle", "move trading-house") if seat == 0 else ("move castle", "move castle")
            play(state, *line)
            if step(state) == "trade":
                play(state, "done")
            play(state, "end")
    assert goods(state) == "3 coin"


def test_m_t7_any_of_these_in_any_order() -> None:
    state = at_trade("4 stone 2 coin", workers={0: "Q1 C2"})
    play(state, "sell stone stone", "buy grain", "sell stone stone")
    assert goods(state) == "1 grain 2 coin"
    play(state, "hire S6|C8 at 7", "tile Q2|S2")
    assert step(state) == "move"
    first = play(
        at_trade("4 stone 4 coin"), "hire S6|C8 at 7", "tile Q2|S2", "sell stone stone 2", "buy sand"
    )
    assert (goods(first), step(first)) == ("1 sand 2 coin", "trade")


def test_m_t7_the_visit_goes_on_until_nothing_is_possible() -> None:
    state = at_trade("2 stone 1 coin")
    assert legal(state) == ["done", "sell stone stone"]
    play(state, "sell stone stone")
    assert legal(state)[:5] == ["done", "buy stone", "buy wood", "buy sand", "buy grain"]
    play(state, "buy wood")
    assert (step(state), goods(state)) == ("move", "1 wood")


def test_m_t7a_a_hire_costs_two_coins_and_covers_anything() -> None:
    state = at_trade("3 coin", workers={0: "Q1 C3 x - Q5"})
    assert sorted(targets(state, "hire")) == sorted(DISPLAY.split())
    play(state, "hire L4|L4")
    assert (goods(state), step(state), seen(state).placing) == ("1 coin", "place", "L4|L4")
    assert targets(state, "at") == ["1", "2", "3", "4", "5", "6", "7"]
    assert workers(play(state.copy(), "at 1")) == "L4 L4 x - Q5 - - -"
    assert workers(play(state.copy(), "at 3")) == "Q1 C3 L4 L4 Q5 - - -"
    assert workers(play(state.copy(), "at 4")) == "Q1 C3 x L4 L4 - - -"
    assert workers(play(state.copy(), "at 7")) == "Q1 C3 x - Q5 - L4 L4"


def test_m_t7a_only_from_the_display_with_two_coins() -> None:
    refused(at_trade("2 coin"), "hire Q2|S2", "M-T7a", "not-on-display", tile="Q2|S2")
    refused(at_trade("2 stone 1 coin"), "hire Q1|C3", "M-T7a", "coins", n=2, held=1)
    refused(position(), "hire Q1|C3", "M-T2", "order", step="now-move")


def test_m_t7a_no_wrapping_round() -> None:
    state = play(at_trade("2 coin"), "hire L4|L4")
    with pytest.raises(ts.NotationError):
        state.read("at 8")
    refused(state, "done", "M-T2", "order", step="now-place")


def test_m_t7a_at_most_once_a_visit() -> None:
    state = play(at_trade("9 coin"), "hire L4|L4 at 1", "tile Q2|S2")
    assert targets(state, "hire") == []
    refused(state, "hire Q2|S2", "M-T7a", "hired-already")
    play(state, "done", "move castle", "return coin 4", "end")
    play(state, "move mill", "move castle", "end")
    play(state, "move trading-house", "hire Q2|S2")
    assert step(state) == "place"


def test_m_t7a_the_display_is_refilled_before_anything_else() -> None:
    state = at_trade("5 coin")
    slot = seen(state).display.index("L4|L4")
    pile = seen(state).pile
    play(state, "hire L4|L4 at 1")
    assert (state.player, step(state), state.active) == (ts.CHANCE, "refill", 0)
    assert seen(state).display[slot] == ""
    for line in ("buy stone", "done", "end", "move mill"):
        refused(state, line, "M-T7a", "drawing")
    refused(state, "tile L4|L4", "M-S6", "none-left", tile="L4|L4")
    assert {action for action, _ in state.outcomes()} == {state.game.parse(f"tile {tile}") for tile in pile}
    assert all(chance == 1 / len(pile) for _, chance in state.outcomes())
    play(state, "tile Q2|S2")
    assert seen(state).display[slot] == "Q2|S2"
    assert len(seen(state).pile) == len(pile) - 1
    assert (state.player, step(state)) == (0, "trade")


def test_m_t7a_the_refill_comes_even_when_nothing_else_is_left_to_do() -> None:
    state = at_trade("2 coin")
    play(state, "hire L4|L4 at 1", "tile Q2|S2")
    assert (step(state), goods(state)) == ("move", "")


def test_m_t7a_with_an_empty_pile_the_display_shrinks() -> None:
    state = at_trade("5 coin", display="Q1|C3 L4|L4 S6|C8", pile="")
    play(state, "hire L4|L4 at 3")
    assert (state.player, step(state)) == (0, "trade")
    assert seen(state).display == ["Q1|C3", "", "S6|C8", "", ""]
    assert seen(state).end_by is None


def test_m_t7a_the_last_tile_of_the_pile_refills_once_more() -> None:
    state = play(at_trade("4 coin", pile="Q2|S2"), "hire L4|L4 at 3")
    assert step(state) == "refill"
    play(state, "tile Q2|S2")
    assert (seen(state).pile, sorted(seen(state).display)[0]) == ([], "G1|L1")


def test_m_t7b_two_coins_for_a_cube_any_number() -> None:
    state = at_trade("7 coin")
    assert targets(state, "buy") == ["stone", "wood", "sand", "grain"]
    play(state, "buy stone", "buy grain 2")
    assert goods(state) == "1 stone 2 grain 1 coin"
    assert step(state) == "trade"  # three cubes could be sold
    refused(state, "buy stone", "M-T7b", "coins", n=2, held=1)


def test_m_t7b_coins_are_not_bought() -> None:
    with pytest.raises(ts.NotationError):
        at_trade("7 coin").read("buy coin")
    refused(at_trade("2 stone"), "buy wood", "M-T7b", "coins", n=2, held=0)
    refused(position(goods={0: "9 coin"}), "buy wood", "M-T2", "order", step="now-move")


def test_m_t7c_any_two_cubes_for_a_coin() -> None:
    state = at_trade("2 stone 1 wood 1 grain")
    assert targets(state, "sell") == ["stone stone", "stone wood", "stone grain", "wood grain"]
    play(state, "sell grain wood", "sell stone stone")
    assert goods(state) == "2 coin"
    refused(state, "sell stone wood", "M-T7c", "cubes")


def test_m_t7c_any_number_but_never_coins() -> None:
    state = play(at_trade("8 sand"), "sell sand sand 4")
    assert goods(state) == "4 coin"
    refused(state, "sell sand sand", "M-T7c", "cubes", need={"sand": 2}, goods={"sand": 2})
    for line in ("sell coin coin", "sell stone coin", "sell sand"):
        with pytest.raises(ts.NotationError):
            state.read(line)
    refused(position(goods={0: "2 sand"}), "sell sand sand", "M-T2", "order", step="now-move")


def test_m_t8_upright_left_worker_left() -> None:
    state = play(at_trade("2 coin"), "hire S6|C8 at 5")
    assert workers(state) == "S1 C2 - - S6 C8 - -"


def test_m_t8_a_covered_worker_and_its_bonus_tile_are_gone() -> None:
    """Also when the new worker is of the same kind."""
    state = at_trade("2 coin", workers={0: "Q1 L2* L3* C4*"}, bonuses={"A4-A5-B4": "wood"})
    told = events(state, "hire L4|L4 at 2")
    assert workers(state) == "Q1 L4 L4 C4* - - - -"
    assert [key for key, _ in told] == ["hires", "bonus-lost", "bonus-lost"]
    assert told[1][1] == {"seat": 0, "worker": "lumberjack"}
    assert seen(state).board.bonuses == {"A4-A5-B4": "wood"}  # not put back anywhere
    assert points(state) == 0


def test_m_t8_what_was_covered_no_longer_counts() -> None:
    state = at_trade("2 coin", workers={0: "Q1* L2"})
    play(state, "hire L4|L4 at 1", "tile Q2|S2", "move castle", "end")
    play(state, "move mill", "move castle", "end")
    play(state, "move 2")
    assert (goods(state), points(state)) == ("2 wood", 0)


def test_m_t8_a_placed_tile_never_moves() -> None:
    """No action takes a tile up again: `at` is only for the tile in hand."""
    state = play(at_trade("4 coin"), "hire S6|C8 at 5", "tile Q2|S2")
    refused(state, "at 1", "M-T2", "order", step="now-trade")
