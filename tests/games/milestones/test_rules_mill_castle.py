"""M-T13…M-T16: the mill and the castle."""

from __future__ import annotations

import pytest

from tablestead.games.milestones import material as m

from .positions import (
    at_mill,
    at_works,
    events,
    goods,
    legal,
    own,
    play,
    points,
    position,
    refused,
    seen,
    small_board,
    step,
    targets,
    workers,
)

STREETS = ["B1 B2 B3 B4 B5"]


def test_m_t13_two_grain_for_the_best_two_numbers_and_a_coin() -> None:
    state = at_mill("2 grain", markets="B3", streets=STREETS)
    told = events(state, "flour B3")
    # Round B3: A3 1, A4 1, B2 covered, B4 covered, C3 3, C4 1.
    assert (points(state), goods(state), own(state).score.flour) == (3 + 1, "1 coin", 4)
    assert told == [("flour", {"seat": 0, "point": "B3", "points": 4})]
    assert {market.point: market.flour for market in seen(state).board.markets} == {"B1": False, "B3": True}


def test_m_t13_whether_or_not_a_street_runs_there() -> None:
    assert points(play(at_mill(), "flour B1")) == 2 + 2  # A2 and C2, before any street


def test_m_t13_any_number_of_times() -> None:
    state = at_mill("6 grain", markets="B3 B5", streets=STREETS)
    assert targets(state, "flour") == ["B1", "B3", "B5"]
    play(state, "flour B1", "flour B5")
    assert (step(state), targets(state, "flour")) == ("mill", ["B3"])
    play(state, "flour B3")
    assert (step(state), goods(state)) == ("move", "3 coin")
    # B1: A2 and C2; B5: C6 and C5, A6; B3: C3 and one of the ones.
    assert points(state) == (2 + 2) + (3 + 3) + (3 + 1)


def test_m_t13_a_marketplace_without_flour_only() -> None:
    state = at_mill(markets="B3", streets=STREETS, flour="B3")
    assert targets(state, "flour") == ["B1"]
    refused(state, "flour B3", "M-T13", "flour-supplied", point="B3")
    refused(state, "flour B2", "M-T13", "flour-no-market", point="B2")
    refused(state, "flour E5", "M-T13", "flour-no-market", point="E5")
    refused(state, "flour C1", "M-O2", "no-point", point="C1")
    refused(position(goods={0: "9 grain"}), "flour B1", "M-T2", "order", step="now-move")


def test_m_t13_needs_two_grain() -> None:
    state = play(at_mill("3 grain", markets="B3", streets=STREETS), "flour B1")
    assert (step(state), goods(state)) == ("move", "1 grain 1 coin")
    refused(state, "flour B3", "M-T13", "grain", n=2, held=1)


def test_m_t13_with_fewer_than_two_uncovered_those_there_are_count() -> None:
    """Round B1: A1 1, A2 2, B2 1, C2 2."""
    one = at_mill(streets=["B1 A1 A2", "B1 B2 B3", "B1 C2 C3"])
    assert points(play(one, "flour B1")) == 2
    none = at_mill(streets=["B1 A1 A2", "B1 B2 B3", "B1 C2 C3"], markets="A2")
    told = events(none, "flour B1")
    assert (points(none), goods(none)) == (0, "7 grain 1 coin")
    assert told == [("flour", {"seat": 0, "point": "B1", "points": 0})]


def test_m_t13_the_engine_takes_the_best_two_and_asks_nothing() -> None:
    state = at_mill("2 grain", board=small_board())
    assert legal(state) == ["done", "flour B1"]
    # Round B1: A1 1, A2 2, B2 5, C1 2, C2 3.
    play(state, "flour B1")
    assert (points(state), step(state)) == (5 + 3, "move")


def test_m_t13_equal_numbers_count_both() -> None:
    state = at_mill(streets=["B1 B2 B3"])
    assert points(play(state, "flour B1")) == 2 + 2


def test_m_t13_a_joint_and_a_streets_end_are_uncovered() -> None:
    state = at_mill(markets="B3", streets=["B1 B2 B3 C3 C4"])
    # Round B3: A3 1, A4 1, B2 and C3 covered, B4 3, C4 1 (the end of a street).
    assert points(play(state, "flour B3")) == 3 + 1


def test_m_t14_the_start_marketplace_can_be_supplied() -> None:
    state = at_mill("4 grain")
    play(state, "flour B1")
    assert seen(state).board.markets[0].flour
    assert seen(state).left.sacks == 11
    assert step(state) == "move"  # no marketplace is left
    refused(state, "flour B1", "M-T13", "flour-supplied", point="B1")


def test_m_t14_twelve_sacks_in_all() -> None:
    """As many as marketplaces: with the last one all are supplied, and the mill has nothing to offer."""
    spine = "B1 B2 B3 B4 B5 B6 B7 B8 B9 C9 C8 C7 C6 C5 C4 D3 E3 E4 E5 E6 E7 E8 E9"
    joints = spine.split()[2::2]
    assert len(joints) == 11
    state = at_mill("99 grain", streets=[spine], markets=" ".join(joints))
    assert seen(state).left.markets == 0
    for point in ("B1", *joints):
        assert step(state) == "mill"
        play(state, f"flour {point}")
    assert (seen(state).left.sacks, step(state)) == (0, "move")
    assert goods(state) == "75 grain 12 coin"


def test_m_t14_no_sack_no_flour() -> None:
    state = position(goods={0: "9 grain"}, left={"sacks": 0})
    play(state, "move mill")
    assert step(state) == "move"
    refused(state, "flour B1", "M-T14", "supply", piece="flour-sack")


# The castle


def test_m_t15_goods_above_three_are_returned_by_choice() -> None:
    state = position(goods={0: "2 stone 1 wood 3 coin"}, workers={0: "Q1 C2"})
    play(state, "move castle")
    assert (step(state), targets(state, "return")) == ("return", ["stone", "wood", "coin"])
    refused(state, "return grain", "M-T15", "return-none", good="grain")
    told = events(state, "return coin")
    assert told == [("returns", {"seat": 0, "good": "coin"})]
    play(state, "return stone 2")
    assert (goods(state), step(state)) == ("1 wood 2 coin", "may-cover")


def test_m_t15_coins_count() -> None:
    state = play(position(goods={0: "4 coin"}), "move castle")
    assert legal(state) == ["return coin"]
    play(state, "return coin")
    assert (goods(state), step(state)) == ("3 coin", "may-cover")


def test_m_t15_three_or_fewer_are_kept() -> None:
    for held in ("", "1 stone 1 wood 1 coin", "3 grain"):
        state = play(position(goods={0: held}), "move castle")
        assert (goods(state), step(state)) == (held, "may-cover")


def test_m_t15_every_arrival_counts_also_twice_in_a_turn() -> None:
    state = position(goods={0: "5 stone"}, workers={0: "C2 C3"})
    play(state, "move castle", "return stone 2", "move castle")
    assert legal(state) == ["end", "cover 1", "cover 2"]


def test_m_t16_one_visible_worker_of_choice_is_covered() -> None:
    state = position(workers={0: "Q1 - C3* x - L6"}, piece={0: "mill"})
    play(state, "move castle")
    assert (step(state), targets(state, "cover")) == ("cover", ["1", "3", "6"])
    for space in (2, 4, 8):
        refused(state, f"cover {space}", "M-T16", "cover-none", n=space)
    told = events(state, "cover 3")
    assert workers(state) == "Q1 - x x - L6 - -"
    covered = ("covers", {"seat": 0, "worker": "coiner", "number": 3})
    assert told == [covered, ("bonus-lost", {"seat": 0, "worker": "coiner"})]
    assert step(state) == "move"


def test_m_t16_exactly_one_on_every_arrival() -> None:
    state = position(workers={0: "Q1 L2 C3 S4 G5"})
    play(state, "move castle", "cover 1")
    assert step(state) == "move"
    play(state, "move castle", "cover 2")
    assert (workers(state), step(state)) == ("x x C3 S4 G5 - - -", "end")


def test_m_t16_with_two_visible_covering_is_voluntary() -> None:
    state = play(position(workers={0: "Q1 x x C4"}), "move castle")
    assert (step(state), targets(state, "cover")) == ("may-cover", ["1", "4"])
    assert targets(state, "move") == list(m.SPACE_IDS)
    refused(state, "cover 2", "M-T16", "cover-none", n=2)
    refused(state, "end", "M-T1", "must-move", n=1)
    refused(state, "done", "M-T2", "order", step="now-may-cover")
    assert events(state.copy(), "cover 4") == [("covers", {"seat": 0, "worker": "coiner", "number": 4})]
    spared = play(state.copy(), "move 4")
    assert (workers(spared), goods(spared), step(spared)) == ("Q1 x x C4 - - - -", "1 coin", "end")
    play(state, "cover 4")
    assert (workers(state), step(state)) == ("Q1 x x x - - - -", "move")
    assert step(play(position(workers={0: "Q1 x x C4 L5"}), "move castle")) == "cover"


def test_m_t16_with_two_visible_the_turn_may_just_end() -> None:
    state = play(position(workers={0: "Q1 C4"}, moves=1), "move castle")
    assert legal(state) == ["end", "cover 1", "cover 2"]
    assert play(state.copy(), "end").active == 1
    assert legal(play(state, "cover 2")) == ["end"]
    assert workers(state) == "Q1 x - - - - - -"


def test_m_t16_the_last_worker_may_be_covered_too_and_then_there_is_nobody() -> None:
    state = play(position(workers={0: "x C4*"}), "move castle", "cover 2", "move castle")
    assert (workers(state), legal(state)) == ("x x - - - - - -", ["end"])
    refused(state, "cover 2", "M-T16", "cover-none", n=2)


@pytest.mark.parametrize(("row", "left"), [("Q1 C4", ["2"]), ("Q1 C4 L5", ["2", "3"])])
def test_m_t16_one_a_visit(row: str, left: list[str]) -> None:
    state = play(position(workers={0: row}), "move castle", "cover 1")
    assert (step(state), targets(state, "cover")) == ("move", [])
    refused(state, "cover 2", "M-T16", "cover-once")
    play(state, "move castle")
    assert (step(state), targets(state, "cover")) == ("may-cover", left)


def test_m_t6_with_one_visible_worker_or_none_nothing_falls() -> None:
    for row in ("Q5 C1", "x C1", "x x"):
        assert own(position(workers={0: row})).ascending == (row != "Q5 C1")
        state = play(position(workers={0: row}), "move trading-house")
        assert goods(state) == ("" if row == "Q5 C1" else "1 coin")


def test_m_t16_goods_first_then_the_cover() -> None:
    state = play(position(goods={0: "5 stone"}, workers={0: "Q1 L2 C3"}), "move castle")
    assert (step(state), legal(state)) == ("return", ["return stone"])
    refused(state, "cover 1", "M-T15", "must-return", n=2)
    play(state, "return stone 2")
    assert (step(state), targets(state, "cover")) == ("cover", ["1", "2", "3"])
    refused(state, "return stone", "M-T2", "order", step="now-cover")
    play(state, "cover 2")
    assert (goods(state), workers(state)) == ("3 stone", "Q1 x C3 - - - - -")


def test_m_t16_a_covered_worker_neither_produces_nor_carries() -> None:
    state = position(workers={0: "Q1* Q2 C3"}, piece={0: "mill"})
    play(state, "move castle", "cover 1", "move 2")
    assert (goods(state), points(state)) == ("1 stone", 0)
    later = at_works(workers={0: "x C3 L4"}, bonuses={"A2-A3-B2": "stone"})
    assert step(play(later, "street B1 B2 B3")) == "works"


def test_m_t16_only_at_the_castle() -> None:
    refused(position(workers={0: "Q1 L2 C3"}), "cover 1", "M-T2", "order", step="now-move")
