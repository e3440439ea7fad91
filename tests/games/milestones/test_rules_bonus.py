"""M-B1…M-B5: bonus tiles."""

from __future__ import annotations

import pytest

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
    workers,
)

LOT = "A2-A3-B2"
STONE_LOT = {LOT: "stone"}
QUARRY = {0: "Q1 C3 Q5"}


def test_m_b1_a_milestone_on_a_corner() -> None:
    state = at_works(workers=QUARRY, bonuses=STONE_LOT)
    play(state, "street B1 B2 B3")
    view = seen(state)
    assert (view.step, view.lot, view.built) == ("bonus", LOT, "B2")
    assert legal(state) == ["leave", "bonus 1", "bonus 3"]
    play(state, "bonus 3")
    assert (workers(state), seen(state).board.bonuses) == ("Q1 C3 Q5* - - - - -", {})
    assert (step(state), seen(state).lot, seen(state).built) == ("works", "", "")


def test_m_b1_a_marketplace_on_a_corner() -> None:
    state = at_works(workers=QUARRY, bonuses=STONE_LOT, streets=["B1 C2 B2"])
    play(state, "market B2", "bonus 1")
    assert (workers(state), points(state)) == ("Q1* C3 Q5 - - - - -", 1 + 1)


def test_m_b1_it_is_decided_at_once_before_the_next_build() -> None:
    state = play(at_works(workers=QUARRY, bonuses=STONE_LOT), "street B1 B2 B3")
    for line in ("street B1", "house A2-B1-B2", "market B3", "done", "end"):
        refused(state, line, "M-T2", "order", step="now-bonus")


def test_m_b1_a_tile_left_stays_and_can_be_taken_later() -> None:
    state = at_works(workers=QUARRY, bonuses=STONE_LOT)
    told = events(state, "street B1 B2 B3 leave")
    assert told[-1] == ("leaves-bonus", {"seat": 0, "good": "stone"})
    assert (seen(state).board.bonuses, points(state)) == (STONE_LOT, 1)
    play(state, "street B1 A2 A3")  # another corner
    assert (step(state), seen(state).built) == ("bonus", "A2")
    play(state, "leave", "market A3", "bonus 1")
    assert (workers(state), seen(state).board.bonuses) == ("Q1* C3 Q5 - - - - -", {})


def test_m_b1_the_next_player_can_take_what_was_left() -> None:
    state = at_works("1 stone 1 sand", workers={0: "Q1 C3", 1: "Q2 L4"}, bonuses=STONE_LOT)
    play(state, "street B1 B2 B3 leave", "move castle", "end")
    view = seen(state)
    view.seats[1].goods = [1, 0, 1, 0, 0]
    other = state.game.restore(view)
    for action in other.read("move board-of-works street B1 A2 A3 bonus 1"):
        other.apply(action)
    assert other.scores() == [1, 2 + 1]


def test_m_b1_without_a_worker_for_it_the_tile_stays_unasked() -> None:
    state = play(at_works(workers={0: "L1 C3 Q5*"}, bonuses=STONE_LOT), "street B1 B2 B3")
    assert (step(state), seen(state).board.bonuses) == ("works", STONE_LOT)
    assert points(state) == 1


def test_m_b1_a_corner_elsewhere_touches_nothing() -> None:
    state = play(at_works(workers=QUARRY, bonuses=STONE_LOT), "street B1 C2 C3")
    assert (step(state), seen(state).board.bonuses) == ("works", STONE_LOT)


SHARED = {"A3-B2-B3": "stone", "A2-A3-B2": "wood", "B2-C2-C3": "stone"}
"""On the small board all three lie round B2, in this order in its file."""


def test_m_b1_several_tiles_one_after_another_in_the_order_of_the_file() -> None:
    state = at_works(board=small_board(), workers={0: "Q1 L2 Q3"}, bonuses=SHARED)
    play(state, "street B1 B2 C2")
    assert (seen(state).lot, legal(state)) == ("A3-B2-B3", ["leave", "bonus 1", "bonus 3"])
    play(state, "bonus 3")
    assert (seen(state).lot, legal(state)) == ("A2-A3-B2", ["leave", "bonus 2"])
    play(state, "bonus 2")
    assert (seen(state).lot, legal(state)) == ("B2-C2-C3", ["leave", "bonus 1"])
    play(state, "bonus 1")
    assert (workers(state), points(state)) == ("Q1* L2* Q3* - - - - -", 5 + 3)
    assert (step(state), seen(state).board.bonuses) == ("works", {})


def test_m_b1_each_of_several_tiles_may_be_left() -> None:
    state = at_works(board=small_board(), workers={0: "Q1 L2 Q3"}, bonuses=SHARED)
    play(state, "street B1 B2 C2", "leave", "leave")
    assert seen(state).lot == "B2-C2-C3"
    play(state, "bonus 1")
    assert seen(state).board.bonuses == {"A3-B2-B3": "stone", "A2-A3-B2": "wood"}
    assert points(state) == 5 + 1


def test_m_b1_every_tile_on_its_own_worker() -> None:
    """One quarryman for two tiles: after the first the last one is not asked about."""
    state = at_works(board=small_board(), workers={0: "Q1 C2"}, bonuses=SHARED)
    play(state, "street B1 B2 C2", "bonus 1")
    assert (step(state), points(state)) == ("works", 5 + 1)
    assert seen(state).board.bonuses == {"A2-A3-B2": "wood", "B2-C2-C3": "stone"}


def test_m_b1_the_order_is_that_of_the_file_not_of_the_lattice() -> None:
    turned = ["B2-C2-C3", "A2-A3-B2", "A3-B2-B3"]
    state = at_works(board=small_board(bush_triangles=turned), workers={0: "Q1 L2 Q3"}, bonuses=SHARED)
    play(state, "street B1 B2 C2")
    asked = []
    while step(state) == "bonus":
        asked.append(seen(state).lot)
        play(state, "leave")
    assert asked == turned


def test_m_b2_on_a_visible_own_worker_of_the_kind_without_a_tile() -> None:
    state = at_works(workers={0: "Q1* L2 Q3 x Q5 C6", 1: "Q1 Q2"}, bonuses=STONE_LOT)
    play(state, "street B1 B2 B3")
    assert legal(state) == ["leave", "bonus 3", "bonus 5"]
    for space in (1, 2, 4, 6, 7):
        refused(state, f"bonus {space}", "M-B2", "bonus-worker", n=space)


def test_m_b2_a_tile_is_never_moved_or_given_up_by_choice() -> None:
    state = play(at_works(workers=QUARRY, bonuses=STONE_LOT), "street B1 B2 B3", "bonus 1")
    refused(state, "bonus 3", "M-T2", "order", step="now-works")
    refused(state, "leave", "M-T2", "order", step="now-works")


@pytest.mark.parametrize(
    ("row", "able"), [("Q1 C3", True), ("L1 C3", False), ("Q1* C3", False), ("x C3 L1", False)]
)
def test_m_b3_a_house_in_the_bush_only_if_the_tile_can_be_taken(row: str, able: bool) -> None:
    state = at_works(workers={0: row}, streets=["B1 A2 A3"], bonuses=STONE_LOT)
    assert (LOT in targets(state, "house")) == able
    if not able:
        refused(state, f"house {LOT}", "M-B3", "house-bonus", good="stone")


def test_m_b3_the_house_takes_the_tile() -> None:
    """With one worker for it there is nothing to ask."""
    state = at_works(workers={0: "Q1 C3"}, streets=["B1 A2 A3"], bonuses=STONE_LOT)
    told = events(state, f"house {LOT}")
    assert (workers(state), points(state)) == ("Q1* C3 - - - - - -", (1 + 1) + 1)
    assert (step(state), seen(state).board.bonuses) == ("works", {})
    assert [key for key, _ in told] == ["house", "takes-bonus"]
    assert told[0][1]["points"] == 2
    assert told[1][1] == {"seat": 0, "good": "stone", "worker": "quarryman", "number": 1}


def test_m_b3_only_the_worker_is_a_choice_and_leaving_is_none() -> None:
    state = at_works(workers=QUARRY, streets=["B1 A2 A3"], bonuses=STONE_LOT)
    play(state, f"house {LOT}")
    assert (legal(state), seen(state).built, seen(state).lot) == (["bonus 1", "bonus 3"], "", LOT)
    refused(state, "leave", "M-B3", "bonus-house")
    refused(state, "bonus 2", "M-B2", "bonus-worker", n=2)
    told = events(state, "bonus 3")
    assert told == [("takes-bonus", {"seat": 0, "good": "stone", "worker": "quarryman", "number": 5})]
    assert (points(state), step(state)) == (2 + 1, "works")


def test_m_b3_without_the_tile_the_bush_is_a_triangle_like_others() -> None:
    state = at_works(workers={0: "L1 C3"}, streets=["B1 A2 A3"])
    assert LOT in targets(state, "house")


def test_m_b3_a_house_takes_only_the_tile_of_its_own_triangle() -> None:
    state = at_works(board=small_board(), workers={0: "Q1 L2 Q3"}, bonuses=SHARED, streets=["B1 C2 C3 B2 B3"])
    play(state, "house A3-B2-B3", "bonus 1")
    assert seen(state).board.bonuses == {"A2-A3-B2": "wood", "B2-C2-C3": "stone"}
    assert step(state) == "works"


def test_m_b3_a_bush_that_cannot_be_built_on_does_not_open_the_works() -> None:
    state = position(
        workers={0: "L1 C3"},
        goods={0: "1 stone 1 wood"},
        streets=["B1 A2 A3"],
        bonuses=STONE_LOT,
        houses="A1-A2-B1 A2-B1-B2",  # the other triangles beside the street
    )
    play(state, "move board-of-works")
    assert step(state) == "move"
    refused(state, f"house {LOT}", "M-B3", "house-bonus", good="stone")


def test_m_b4_taking_a_tile_brings_a_point_at_once() -> None:
    state = play(at_works(workers=QUARRY, bonuses=STONE_LOT), "street B1 B2 B3")
    before = points(state)
    told = events(state, "bonus 1")
    assert points(state) == before + 1
    assert own(state).score.bonus == 1
    assert told == [("takes-bonus", {"seat": 0, "good": "stone", "worker": "quarryman", "number": 1})]


def test_m_b5_a_good_and_a_point_passed_or_landed_on() -> None:
    passed = play(position(workers={0: "Q1* Q2"}), "move 2")
    assert (goods(passed), points(passed)) == ("2 stone", 1)
    landed = play(position(workers={0: "Q1 Q2*"}), "move 2")
    assert (goods(landed), points(landed)) == ("2 stone", 1)
    both = play(position(workers={0: "Q1* Q2*"}), "move 2")
    assert (goods(both), points(both)) == ("2 stone", 2)


def test_m_b5_every_time() -> None:
    state = position(workers={0: "Q1* Q2 C3"})
    play(state, "move 1", "move castle", "cover 2", "end")
    for turns in (2, 3):
        play(state, "move castle", "move castle", "end")
        play(state, "move 1", "move castle", "end")
        assert points(state) == turns


def test_m_b5_never_more_goods() -> None:
    assert goods(play(position(workers={0: "Q1*"}), "move 1")) == "1 stone"
