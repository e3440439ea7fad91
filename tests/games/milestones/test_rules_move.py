"""M-T1…M-T5: moves and production."""

from __future__ import annotations

import pytest

from tablestead.games.milestones.rules import MilestonesState

from .positions import (
    at_mill,
    at_trade,
    at_works,
    drafted,
    events,
    goods,
    legal,
    new,
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


def test_m_t1_a_turn_is_exactly_two_moves() -> None:
    state = position()
    refused(state, "end", "M-T1", "must-move", n=2)
    play(state, "move 1")
    assert (seen(state).moves, step(state)) == (1, "move")
    refused(state, "end", "M-T1", "must-move", n=1)
    refused(state, "done", "M-T1", "must-move", n=1)
    play(state, "move 2")
    assert (seen(state).moves, legal(state)) == (2, ["end"])
    refused(state, "move 3", "M-T2", "order", step="now-end")
    play(state, "end")
    assert (state.player, seen(state).moves) == (1, 0)
    assert own(state, 0).piece == "2"


def test_m_t1_forward_to_a_space_of_choice() -> None:
    state = position(piece={0: "4"})
    assert targets(state, "move") == [
        *("castle", "5", "6", "7", "8"),
        *("trading-house", "board-of-works", "mill"),
    ]
    for space in ("1", "3", "4"):
        refused(state, f"move {space}", "M-T1", "behind")


def test_m_t1_no_move_passes_the_castle() -> None:
    state = position(piece={0: "mill"}, workers={0: "Q1 C2"})
    assert targets(state, "move") == ["castle"]
    refused(state, "move 1", "M-T1", "behind")
    refused(state, "move mill", "M-T1", "behind")
    play(state, "move castle")
    assert (own(state).piece, targets(state, "move")[1]) == ("castle", "1")


def test_m_t1_from_the_castle_all_the_way_round() -> None:
    state = position(goods={0: "5 stone"}, workers={0: "Q1 Q2 C3"})
    play(state, "move castle")
    assert (own(state).piece, step(state), seen(state).moves) == ("castle", "return", 1)
    play(state, "return stone 2", "cover 2")
    assert (goods(state), workers(state)) == ("3 stone", "Q1 x C3 - - - - -")
    play(state, "move castle")
    assert (step(state), seen(state).moves) == ("may-cover", 2)


def test_m_t1_the_castle_does_not_act_at_the_start_nor_when_left() -> None:
    state = drafted(new())
    assert (step(state), workers(state).count("x")) == ("move", 0)
    rich = position(goods={0: "9 stone"}, workers={0: "Q1 Q2 C3"})
    play(rich, "move 1")
    assert (goods(rich), step(rich), workers(rich)) == ("10 stone", "move", "Q1 Q2 C3 - - - - -")


def test_m_t2_a_space_is_resolved_before_the_next_move() -> None:
    state = position(goods={0: "1 stone 1 sand"})
    play(state, "move board-of-works")
    refused(state, "move mill", "M-T2", "order", step="now-works")
    play(state, "street B1")
    refused(state, "done", "M-T2", "order", step="now-street-middle")
    play(state, "B2")
    refused(state, "move mill", "M-T2", "order", step="now-street-end")
    play(state, "B3")
    assert (step(state), seen(state).moves) == ("move", 1)


@pytest.mark.parametrize(
    ("arrived", "now"), [(at_trade("9 coin"), "trade"), (at_works(), "works"), (at_mill(), "mill")]
)
def test_m_t2_what_a_visit_offers_may_be_left_unused(arrived: MilestonesState, now: str) -> None:
    state = arrived.copy()
    refused(state, "end", "M-T2", "order", step=f"now-{now}")
    before = goods(state)
    play(state, "done")
    assert (step(state), goods(state), points(state)) == ("move", before, 0)


def test_m_t2_visits_without_a_possibility_are_passed_over() -> None:
    state = position(workers={0: "C3 S1"})
    play(state, "move trading-house")
    assert (step(state), own(state).piece) == ("move", "trading-house")
    play(state, "move board-of-works")
    assert (step(state), own(state).piece) == ("end", "board-of-works")
    mill = play(position(goods={0: "1 grain"}), "move mill")
    assert (step(mill), own(mill).piece) == ("move", "mill")


def test_m_t2_the_castles_demands_are_not_voluntary() -> None:
    state = play(position(goods={0: "4 stone"}, workers={0: "Q1 Q2 C3"}), "move castle")
    for word in ("done", "end", "leave"):
        refused(state, word, "M-T15", "must-return", n=1)
    play(state, "return stone")
    for word in ("done", "end"):
        refused(state, word, "M-T16", "must-cover")
    refused(state, "move 1", "M-T2", "order", step="now-cover")


def test_m_t3_the_worker_and_those_of_its_kind_that_were_passed() -> None:
    state = position(workers={0: "Q1 L2 Q3 C4 Q5 Q6 G7 Q8"})
    assert goods(play(state.copy(), "move 1")) == "1 stone"
    assert goods(play(state.copy(), "move 5")) == "3 stone"
    assert goods(play(state.copy(), "move 8")) == "5 stone"
    assert goods(play(state.copy(), "move 7")) == "1 grain"


def test_m_t3_the_space_the_move_started_from_is_not_passed() -> None:
    state = position(workers={0: "Q1 L2 Q3 C4 Q5"})
    play(state, "move 1")
    assert goods(state) == "1 stone"
    assert goods(play(state, "move 3")) == "2 stone"
    other = position(workers={0: "Q1 L2 Q3 C4 Q5"}, piece={0: "3"})
    assert goods(play(other, "move 5")) == "1 stone"


def test_m_t3_what_is_past_the_stop_does_not_count() -> None:
    state = position(workers={0: "- Q1 Q2 Q3"})
    assert goods(play(state, "move 2")) == "1 stone"


def test_m_t3_only_visible_workers_are_passed() -> None:
    state = position(workers={0: "x - Q2 x Q3 - - -"})
    assert goods(play(state, "move 5")) == "2 stone"


def test_m_t3_production_does_not_look_at_the_numbers() -> None:
    state = position(workers={0: "L8 L1 S7 L4"})
    assert goods(play(state, "move 4")) == "3 wood"


def test_m_t4_an_empty_space_or_a_cover_gives_nothing() -> None:
    state = position(workers={0: "Q1 - x C3"})
    play(state, "move 2")
    assert (goods(state), own(state).piece, step(state)) == ("", "2", "move")
    play(state, "move 3")
    assert (goods(state), own(state).piece, step(state)) == ("", "3", "end")


def test_m_t4_production_is_taken_in_full() -> None:
    """There is nothing to choose: the goods are there and the next move is asked for."""
    state = play(position(goods={0: "9 stone"}, workers={0: "Q1 Q2"}), "move 2")
    assert (goods(state), step(state)) == ("11 stone", "move")
    refused(state, "return stone", "M-T2", "order", step="now-move")


def test_m_t5_a_worker_with_a_bonus_tile_gives_its_point() -> None:
    state = position(workers={0: "Q1* L2* Q3 Q4*"})
    told = events(state, "move 4")
    assert (goods(state), points(state), own(state).score.bonus) == ("3 stone", 2, 2)
    gains = {"seat": 0, "worker": "quarryman", "number": 4, "gains": {"stone": 3}}
    assert told == [("moves-worker", gains), ("bonus-points", {"seat": 0, "points": 2})]


def test_m_t5_only_for_those_that_produced() -> None:
    state = position(workers={0: "Q1* L2* Q3"}, piece={0: "1"})
    play(state, "move 3")
    assert (goods(state), points(state)) == ("1 stone", 0)
    assert "bonus-points" not in dict(events(position(workers={0: "Q1* L2"}), "move 2"))
