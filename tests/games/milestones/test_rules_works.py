"""M-T9…M-T12: streets, houses and marketplaces."""

from __future__ import annotations

import pytest

from tablestead.games.milestones.rules import MilestonesState

from .positions import (
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
)

PATH = ["B1 B2 B3 C4 C3"]
"""Two sections: milestones on B2 and C4, the joint on B3, the end on C3."""


def check_cost(line: str, rule: str, *goods: str) -> None:
    """It is refused when one of these is lacking, whatever else is held."""
    for lacking in goods:
        held = " ".join(f"1 {good}" for good in ("stone", "wood", "sand") if good != lacking)
        state = at_works(held, streets=PATH)
        refused(state, line, rule, "goods", need=dict.fromkeys(goods, 1), goods={lacking: 1})


def middles(state: MilestonesState, start: str) -> list[str]:
    return legal(play(state.copy(), f"street {start}"))


def ends(state: MilestonesState, start: str, middle: str) -> list[str]:
    return legal(play(state.copy(), f"street {start} {middle}"))


# Streets


def test_m_t9_two_pieces_a_milestone_and_its_number() -> None:
    state = at_works("1 stone 1 sand")
    told = events(state, "street B1 B2 B3")
    board = seen(state).board
    assert (board.streets, board.milestones) == (["B1-B2", "B2-B3"], ["B2"])
    assert (goods(state), points(state), own(state).score.streets) == ("", 1, 1)
    assert told == [("street", {"seat": 0, "path": "B1–B2–B3", "points": 1})]
    assert seen(state).left.sections == 23


def test_m_t9_it_costs_a_stone_and_a_sand() -> None:
    check_cost("street C3", "M-T9", "stone", "sand")
    nothing = play(position(streets=PATH), "move board-of-works")
    both = {"stone": 1, "sand": 1}
    refused(nothing, "street C3", "M-T9", "goods", need=both, goods=both)


def test_m_t9_the_very_first_begins_at_the_start_market() -> None:
    state = at_works()
    assert targets(state, "street") == ["B1"]
    assert middles(state, "B1") == ["A1", "A2", "B2", "C2"]
    assert ends(state, "B1", "A1") == ["A2"]
    refused(state, "street B2", "M-T9", "street-start", point="B2")


def test_m_t9_it_starts_at_a_streets_end_or_a_marketplace() -> None:
    state = at_works(streets=PATH)
    assert targets(state, "street") == ["B1", "C3"]
    refused(state, "street E5", "M-T9", "street-start", point="E5")
    more = at_works(streets=["B1 B2 B3 C4 C3"], markets="B3")
    assert targets(more, "street") == ["B1", "B3", "C3"]


def test_m_t9_a_street_branches_only_at_marketplaces() -> None:
    state = at_works(streets=PATH)
    for point in ("B2", "C4", "B3"):  # two milestones and the joint
        refused(state, f"street {point}", "M-T9", "street-branch", point=point)
    play(state, "market B3", "street B3 A4 A5", "street B3 B4 C5")
    assert seen(state).board.streets == [
        *("A4-A5", "A4-B3", "B1-B2", "B2-B3", "B3-B4", "B3-C4", "B4-C5", "C3-C4"),
    ]


def test_m_t9_a_marketplace_at_an_end_branches_too() -> None:
    state = at_works(streets=PATH, markets="C3")
    play(state, "street C3 C2 D2", "street C3 D3 E3")
    assert points(state) == 2 + 2


def test_m_t9_middle_and_far_point_must_be_free() -> None:
    state = at_works(streets=PATH)
    play(state, "street B1")
    refused(state, "B2", "M-T9", "street-taken", point="B2")  # a milestone
    play(state, "C2")
    refused(state, "C3", "M-T9", "street-taken", point="C3")  # a street's end
    refused(state, "B1", "M-T9", "street-taken", point="B1")  # a marketplace, where it began
    refused(state, "B2", "M-T9", "street-taken", point="B2")
    assert legal(state) == ["D2"]
    on = play(at_works(streets=PATH), "street C3", "D3")
    refused(on, "C4", "M-T9", "street-taken", point="C4")


def test_m_t9_no_loop() -> None:
    """Back to the own street, to its joint, to another branch: every way round is taken."""
    state = at_works(streets=PATH)
    play(state, "street C3")
    refused(state, "B3", "M-T9", "street-taken", point="B3")
    assert legal(state) == ["C2", "D2", "D3"]
    assert ends(at_works(streets=PATH), "C3", "C2") == ["D2"]


def test_m_t9_the_lines_must_meet() -> None:
    state = play(at_works(), "street B1")
    refused(state, "B3", "M-T9", "street-not-joined", point="B3")
    refused(state, "B1", "M-T9", "street-not-joined", point="B1")
    play(state, "B2")
    refused(state, "C4", "M-T9", "street-not-joined", point="C4")
    refused(state, "B2", "M-T9", "street-not-joined", point="B2")


def test_m_t9_the_far_point_may_be_joined_to_the_start() -> None:
    state = play(at_works(), "street B1 B2 C2")
    assert seen(state).board.streets == ["B1-B2", "B2-C2"]
    assert targets(state, "street") == ["B1", "C2"]


def test_m_t9_a_middle_without_a_way_on_is_refused() -> None:
    state = at_works(streets=["B1 A2 B2"])
    play(state, "street B1")
    refused(state, "A1", "M-T9", "street-dead-end", point="A1")
    assert legal(state) == ["C2"]
    built = play(at_works(), "street B1 A2 B2", "street B1")
    refused(built, "A1", "M-T9", "street-dead-end", point="A1")
    assert legal(built) == ["C2"]


def test_m_t9_no_start_where_no_section_has_room() -> None:
    """A1 lies in the corner: the street that ends there ends for good."""
    state = at_works(streets=["B1 A2 A1"])
    assert targets(state, "street") == ["B1"]
    refused(state, "street A1", "M-T9", "street-no-room", point="A1")
    closed = play(at_works(), "street B1 A1 A2", "street A2 B2 C2")
    refused(closed, "street B1", "M-T9", "street-no-room", point="B1")
    assert targets(closed, "street") == ["C2"]


def test_m_t9_a_free_point_that_has_become_a_dead_end_is_no_way_on() -> None:
    """Only A1 is left round the start, and the street through A2 has closed it."""
    state = play(at_works(), "street B1 B2 C2", "street B1 A2 A3")
    assert targets(state, "street") == ["A3", "C2"]
    refused(state, "street B1", "M-T9", "street-no-room", point="B1")


def test_m_t9_when_the_board_is_full_the_works_offer_no_street() -> None:
    """C1 and C4 are free, but no section fits in there."""
    streets = ["B1 B2 C2", "B1 A1 A2 A3 A4 B3 C3"]
    full = position(board=small_board(), goods={0: "9 stone 9 sand"}, streets=streets)
    play(full, "move board-of-works")
    assert step(full) == "move"
    for point in ("B1", "C2", "C3"):
        refused(full, f"street {point}", "M-T9", "street-no-room", point=point)


def test_m_t9_points_of_the_board_only() -> None:
    for line in ("street C1", "market C1"):
        refused(at_works(), line, "M-O2", "no-point", point="C1")
    refused(play(at_works(), "street B1"), "C1", "M-O2", "no-point", point="C1")
    refused(at_works(), "B2", "M-T2", "order", step="now-works")
    refused(position(), "street B1", "M-T2", "order", step="now-move")


def test_m_t9_any_number_of_builds() -> None:
    state = at_works("3 stone 3 sand")
    play(state, "street B1 B2 B3", "street B3 C4 C3", "street C3 C2 D2")
    assert (points(state), goods(state), step(state)) == (1 + 1 + 2, "", "move")


def test_m_t9a_the_joint_stays_open() -> None:
    state = at_works(streets=PATH)
    assert "B3" not in seen(state).board.milestones
    assert "market B3" in legal(state)
    assert play(state.copy(), "house B3-C3-C4").scores()[0] == 2 + 3  # its number counts
    play(state, "market B3")
    assert points(state) == 2
    refused(state, "market B3", "M-T11", "market-covered", point="B3")


def test_m_t9a_the_joint_of_a_street_that_was_continued() -> None:
    state = play(at_works(), "street B1 B2 B3")
    assert targets(state, "street") == ["B1", "B3"]
    play(state, "street B3 C4 C3")
    assert targets(state, "street") == ["B1", "C3"]
    assert targets(state, "market") == ["B3", "C3"]


def test_m_t9b_an_end_has_one_piece_and_neither_market_nor_milestone() -> None:
    state = at_works(streets=[*PATH, "B1 A2 A3"])
    assert targets(state, "street") == ["A3", "B1", "C3"]
    play(state, "market A3")
    assert "A3" in targets(state, "street")  # as a marketplace now
    play(state, "street A3 A4 B4")
    assert targets(state, "street") == ["B1", "B4", "C3"]  # the way round A3 is closed now
    refused(state, "street A3", "M-T9", "street-no-room", point="A3")
    refused(state, "street A4", "M-T9", "street-branch", point="A4")


def test_m_t9c_the_far_end_takes_no_bonus_tile() -> None:
    bonuses = {"A2-A3-B2": "sand"}
    far = play(at_works(bonuses=bonuses), "street B1 C2 B2")
    assert (step(far), seen(far).board.bonuses) == ("works", bonuses)
    middle = play(at_works(bonuses=bonuses), "street B1 B2 C2")
    assert (step(middle), legal(middle)) == ("bonus", ["leave", "bonus 1"])
    play(far, "market B2")  # but a marketplace on it does
    assert (step(far), legal(far)) == ("bonus", ["leave", "bonus 1"])


# Houses


def test_m_t10_a_house_beside_a_street_brings_its_uncovered_numbers() -> None:
    state = at_works("1 stone 1 wood", streets=PATH)
    told = events(state, "house A3-B2-B3")
    assert (points(state), goods(state), own(state).score.houses) == (1 + 2, "", 3)
    assert told == [("house", {"seat": 0, "triangle": "A3-B2-B3", "points": 3})]
    assert seen(state).board.houses == ["A3-B2-B3"]


def test_m_t10_it_costs_a_stone_and_a_wood() -> None:
    check_cost("house A3-B2-B3", "M-T10", "stone", "wood")


def test_m_t10_needs_a_street_on_an_edge() -> None:
    state = at_works(streets=["B1 B2 B3"])
    assert targets(state, "house") == ["A2-B1-B2", "A3-B2-B3", "B1-B2-C2", "B2-B3-C3"]
    refused(state, "house A2-A3-B2", "M-T10", "house-no-street")  # a corner is not enough
    refused(state, "house D5-E5-E6", "M-T10", "house-no-street")


def test_m_t10_one_house_to_a_triangle() -> None:
    state = play(at_works(streets=PATH), "house A3-B2-B3")
    refused(state, "house A3-B2-B3", "M-T10", "house-stands")
    refused(state, "house B3-B2-A3", "M-T10", "house-stands")
    assert "A3-B2-B3" not in targets(state, "house")


def test_m_t10_numbers_count_whether_or_not_a_street_reaches_them() -> None:
    state = at_works(streets=["B1 B2 B3"])
    assert points(play(state.copy(), "house B2-B3-C3")) == 2 + 3
    assert points(play(state.copy(), "house A2-B1-B2")) == 2


def test_m_t10_a_house_worth_nothing_is_legal() -> None:
    state = at_works("1 stone 1 wood", streets=["B1 B2 B3", "B1 C2 C3"])
    told = events(state, "house B1-B2-C2")
    assert (points(state), goods(state)) == (0, "")
    assert told == [("house", {"seat": 0, "triangle": "B1-B2-C2", "points": 0})]


def test_m_t10_houses_cover_no_number_and_block_no_street() -> None:
    state = at_works(streets=PATH)
    play(state, "house A3-B2-B3", "house B3-C3-C4", "market B3", "street B3 A3 A4")
    assert points(state) == (1 + 2) + (2 + 3) + 2 + 1


def test_m_t10_house_first_then_the_number_is_covered() -> None:
    """The rulebook's note: the same number brings points twice in this order, once in the other."""
    first = play(at_works(streets=PATH), "house A3-B2-B3", "market B3")
    later = play(at_works(streets=PATH), "market B3", "house A3-B2-B3")
    assert (points(first), points(later)) == (3 + 2, 2 + 1)


def test_m_t10_triangles_of_the_board_only() -> None:
    refused(at_works(), "house B1-C1-C2", "M-O2", "no-triangle", triangle="B1-C1-C2")
    refused(position(), "house A2-B1-B2", "M-T2", "order", step="now-move")


def test_m_t10_a_bush_triangle_is_allowed() -> None:
    state = at_works(streets=["B1 A2 A3"])
    assert "A2-A3-B2" in seen(state).board.bushes
    assert points(play(state, "house A2-A3-B2")) == 1 + 1


# Marketplaces


@pytest.mark.parametrize(("point", "number"), [("B3", 2), ("C3", 3)])
def test_m_t11_between_two_sections_or_at_the_end(point: str, number: int) -> None:
    state = at_works("1 wood 1 sand", streets=PATH)
    assert targets(state, "market") == ["B3", "C3"]
    told = events(state, f"market {point}")
    assert (points(state), goods(state), own(state).score.markets) == (number, "", number)
    assert told == [("market", {"seat": 0, "point": point, "points": number})]
    assert [market.point for market in seen(state).board.markets] == ["B1", point]


def test_m_t11_it_costs_a_wood_and_a_sand() -> None:
    check_cost("market B3", "M-T11", "wood", "sand")


def test_m_t11_only_on_an_uncovered_number_with_a_street() -> None:
    state = at_works(streets=PATH)
    refused(state, "market B2", "M-T11", "market-covered", point="B2")
    refused(state, "market C4", "M-T11", "market-covered", point="C4")
    refused(state, "market A3", "M-T11", "market-no-street", point="A3")
    play(state, "market C3")
    refused(state, "market C3", "M-T11", "market-covered", point="C3")
    refused(position(streets=PATH), "market B3", "M-T2", "order", step="now-move")


def test_m_t11_a_marketplace_covers_its_number() -> None:
    state = play(at_works(streets=PATH, markets="B3"), "house A3-B2-B3")
    assert points(state) == 1


def test_m_t12_the_start_number_is_covered_from_the_beginning() -> None:
    state = at_works(streets=["B1 B2 B3"])
    refused(state, "market B1", "M-T12", "market-covered", point="B1")
    assert points(play(state, "house A2-B1-B2")) == 2  # A2 alone


def test_m_t12_on_a_board_of_ones_own_too() -> None:
    state = at_works(board=small_board(), streets=["B1 B2 B3"])
    refused(state, "market B1", "M-T12", "market-covered", point="B1")
    assert points(play(state, "house A2-B1-B2")) == 2
