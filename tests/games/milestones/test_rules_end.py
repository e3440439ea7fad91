"""M-E1…M-E4: the end and the final scoring."""

from __future__ import annotations

from typing import Any

import pytest

import tablestead as ts
from tablestead.games.milestones.rules import MilestonesState

from .positions import (
    GAME,
    at_mill,
    at_trade,
    at_works,
    events,
    legal,
    own,
    play,
    points,
    position,
    refused,
    seen,
    small_board,
    step,
)

TARGETS = {2: 67, 3: 59, 4: 51}


def idle_to_end(state: MilestonesState) -> MilestonesState:
    """The player to move goes to the castle and does nothing that need not be done."""
    while "end" not in (names := legal(state)):
        play(state, "done" if "done" in names else names[0])
    return state


def idle(state: MilestonesState) -> MilestonesState:
    """A whole turn of that, ended."""
    return play(idle_to_end(state), "end")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_m_e1_the_target_reached_brings_last_turns_for_the_others(players: int) -> None:
    state = position(players, points={0: TARGETS[players] - 1}, workers={0: "Q1* C2"})
    assert seen(state).target == TARGETS[players]
    told = events(state, "move 1")
    assert ("last-turns-points", {"seat": 0, "points": TARGETS[players]}) in told
    assert seen(state).end_by == 0
    assert (step(state), seen(state).moves) == ("move", 1)  # the turn is finished, second move included
    idle(state)
    for seat in range(1, players):
        assert state.player == seat
        idle(state)
    assert state.player == ts.OVER
    assert seen(state).step == "over"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_m_e1_one_point_short_triggers_nothing(players: int) -> None:
    state = position(players, points={0: TARGETS[players] - 2}, workers={0: "Q1* C2"})
    play(state, "move 1")
    assert seen(state).end_by is None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_m_e1_passing_it_is_as_good(players: int) -> None:
    state = at_works(players=players, points={0: TARGETS[players] - 1}, streets=["B1 B2 B3 C4 C3"])
    play(state, "market C3")
    assert (points(state), seen(state).end_by) == (TARGETS[players] + 2, 0)


LAST: dict[str, Any] = {"points": {0: 66}, "streets": ["B1 B2 B3 C4 C3"]}


@pytest.mark.parametrize(
    ("before", "line"),
    [
        (at_works(**LAST), "street C3 C2 D2"),
        (at_works(**LAST), "house A3-B2-B3"),
        (at_works(**LAST), "market B3"),
        (at_mill(**LAST), "flour B1"),
        (
            at_works(points={0: 65}, workers={0: "Q1 C2"}, bonuses={"A2-A3-B2": "stone"}),
            "street B1 B2 B3 bonus 1",
        ),
        (position(points={0: 66}, workers={0: "Q1* Q2"}), "move 2"),
    ],
)
def test_m_e1_points_of_any_kind(before: MilestonesState, line: str) -> None:
    state = before.copy()
    assert seen(state).end_by is None
    told = events(state, line)
    assert seen(state).end_by == 0
    assert told[-1] == ("last-turns-points", {"seat": 0, "points": points(state)})


def test_m_e1_the_last_tile_of_the_display() -> None:
    state = at_trade("4 coin", display="L4|L4 Q1|C3", pile="")
    play(state, "hire Q1|C3 at 1")
    assert seen(state).end_by is None  # one is left
    idle(state)
    idle(state)
    assert state.player == 0
    view = seen(state)
    view.seats[0].goods = [0, 0, 0, 0, 2]
    again = GAME.restore(view)
    assert isinstance(again, MilestonesState)
    play(again, "move trading-house")
    told = events(again, "hire L4|L4 at 3")
    assert [key for key, _ in told] == ["hires", "last-turns-tiles"]
    assert told[-1][1] == {"seat": 0}
    assert (seen(again).end_by, seen(again).display) == (0, [""] * 5)
    idle(again)
    assert again.player == 1
    idle(again)
    assert again.player == ts.OVER


def test_m_e1_with_tiles_in_the_pile_nothing_is_triggered() -> None:
    state = at_trade("2 coin", display="L4|L4", pile="Q2|S2")
    play(state, "hire L4|L4 at 1", "tile Q2|S2")
    assert (seen(state).end_by, seen(state).pile) == (None, [])


def test_m_e1_the_triggering_player_finishes_the_turn_in_full() -> None:
    state = at_works(
        "3 stone 3 sand 9 wood", points={0: 66}, streets=["B1 B2 B3 C4 C3"], workers={0: "Q1 C2"}
    )
    play(state, "street C3 C2 D2")
    assert (seen(state).end_by, step(state)) == (0, "works")
    play(state, "market B3", "done")
    refused(state, "end", "M-T1", "must-move", n=1)
    play(state, "move castle")
    assert points(state) == 66 + 2 + 2


def test_m_e1_a_later_trigger_changes_nothing() -> None:
    """Seat 1 passes the target in the last turn: the game still ends after seat 2, before seat 0."""
    state = position(3, points={0: 58, 1: 58}, workers={0: "Q1* C2", 1: "Q1* C2"})
    play(state, "move 1")
    idle(state)
    told = events(state, "move 1")
    assert points(state, 1) == 59
    assert "last-turns-points" not in [key for key, _ in told]
    assert seen(state).end_by == 0
    idle(state)
    assert state.player == 2
    idle(state)
    assert state.player == ts.OVER


def test_m_e1_the_same_player_passing_it_again_changes_nothing() -> None:
    state = position(2, points={0: 66}, workers={0: "Q1* Q2*"})
    play(state, "move 1")
    told = events(state, "move 2")
    assert [key for key, _ in told] == ["moves-worker", "bonus-points"]
    assert seen(state).end_by == 0


def test_m_e1_last_turns_go_round_past_the_start_player() -> None:
    """Seat 2 of 3 triggers; seats 0 and 1 have their last turns in the next round."""
    state = position(3, active=2, points={2: 58}, workers={2: "Q1* C2"})
    play(state, "move 1")
    idle(state)
    assert (state.player, state.round) == (0, 4)
    idle(state)
    assert state.player == 1
    idle(state)
    assert (state.player, state.round) == (ts.OVER, 4)


def test_m_e1_last_turns_are_played_by_the_full_rules() -> None:
    state = position(
        active=1, end_by=0, goods={1: "1 stone 1 sand"}, workers={1: "Q1 C2"}, bonuses={"A2-A3-B2": "stone"}
    )
    play(state, "move board-of-works", "street B1 B2 B3", "bonus 1", "move castle", "end")
    assert state.player == ts.OVER
    assert own(state, 1).score.streets == 1
    assert own(state, 1).score.bonus == 1


def test_m_e1_points_of_the_final_scoring_trigger_nothing() -> None:
    state = position(2, turn_limit=3, active=1, points={1: 65}, workers={0: "C1 C2", 1: "Q1 Q2"})
    idle(state)
    assert (points(state, 1), seen(state).end_by, state.player) == (70, None, ts.OVER)


def test_m_e1_nothing_is_possible_afterwards() -> None:
    state = idle(position(2, active=1, end_by=0))
    assert (state.player, state.legal(), state.outcomes()) == (ts.OVER, [], [])
    refused(state, "move 1", "M-E1", "over")
    refused(state, "end", "M-E1", "over")
    refused(state, "tile Q1|C3", "M-E1", "over")


# Final scoring


def finished(*rows: str, **setup: object) -> MilestonesState:
    """The last turn ends with these workers on the boards."""
    players = len(rows)
    setup.setdefault("piece", dict.fromkeys(range(players), "mill"))
    state = position(
        players,
        active=players - 1,
        end_by=0,
        step="end",
        moves=2,
        workers=dict(enumerate(rows)),
        **setup,  # type: ignore[arg-type]
    )
    return play(state, "end")


def majorities(state: MilestonesState) -> list[int]:
    return [own(state, seat).score.majorities for seat in range(state.players)]


def test_m_e2_each_visible_worker_one_with_a_bonus_tile_two() -> None:
    state = position(workers={0: "Q1* Q2 x L4 L5* - C6 C7"})
    assert own(state).majority == [3, 3, 0, 0, 2]


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        (("Q1 Q2", "Q1 x"), [5, 0]),
        (("Q1 Q2", "Q1*"), [0, 0]),  # two players, a tie: all are equal
        (("Q1", "Q2", "L3 x"), [2, 2, 5]),
        (("Q1 Q2", "Q1*", "Q1"), [2, 2, 0]),
        (("Q1", "Q2", "Q3"), [0, 0, 0]),
        (("Q1 Q2", "Q1", "Q1", "Q1"), [5, 0, 0, 0]),
        (("Q1 Q2", "Q1 Q3", "Q1 Q4", "Q1"), [2, 2, 2, 0]),
        (("Q1 Q2", "Q1 Q3", "Q1 Q4", "Q1*"), [0, 0, 0, 0]),
        (("Q1 L2 S3 G4 C5", "x x"), [25, 0]),
        (("Q1 L2", "S3 G4", "C5 -"), [10, 10, 5]),
    ],
)
def test_m_e2_majorities_by_kind(rows: tuple[str, ...], expected: list[int]) -> None:
    state = finished(*rows)
    assert majorities(state) == expected == state.scores()


def test_m_e2_a_kind_nobody_has_is_never_scored() -> None:
    assert majorities(finished("Q1 L2", "Q2 L3")) == [0, 0]


def test_m_e2_nothing_is_scored_before_the_end() -> None:
    state = position(2, active=1, end_by=0, step="end", moves=2, workers={0: "Q1 Q2", 1: "C1 L2"})
    assert majorities(state) == [0, 0]
    told = events(state, "end")
    assert majorities(state) == [5, 10]
    assert told == [
        ("majority", {"seat": 0, "worker": "quarryman", "points": 5}),
        ("majority", {"seat": 1, "worker": "lumberjack", "points": 5}),
        ("majority", {"seat": 1, "worker": "coiner", "points": 5}),
        ("wins", {"seat": 1, "points": 10}),
    ]


def test_m_e2_covered_workers_do_not_count() -> None:
    assert majorities(finished("x x Q3 C1", "Q1 Q2 C1 -")) == [0, 5]


def test_m_e3_most_points_wins() -> None:
    state = finished("Q1 Q2", "Q1 x", points={0: 10, 1: 14})
    assert (state.scores(), state.places(), state.winners()) == ([15, 14], [1, 2], [0])


def test_m_e3_a_tie_goes_to_more_goods_coins_included() -> None:
    """As they lie: the castle's limit does not apply at the end."""
    equal = {"points": {0: 10, 1: 10}}
    state = finished("Q1 C1", "Q2 C2", goods={0: "3 stone", 1: "1 stone 6 coin"}, **equal)
    assert (state.scores(), state.places(), state.winners()) == ([10, 10], [2, 1], [1])


def test_m_e3_still_tied_is_shared() -> None:
    state = position(
        3, active=2, end_by=0, step="end", moves=2,
        points={0: 10, 1: 10, 2: 8}, goods={0: "3 stone", 1: "1 stone 2 coin", 2: "9 coin"},
        workers={0: "Q1 C1", 1: "Q2 C2", 2: "Q3 C3"},
    )  # fmt: skip
    told = events(state, "end")
    assert (state.places(), state.winners()) == ([1, 1, 3], [0, 1])
    assert told == [("shares", {"seat": 0, "points": 10}), ("shares", {"seat": 1, "points": 10})]


def test_m_e3_places_below_the_first_are_shared_too() -> None:
    state = finished("Q1 C1", "Q2 C2", "Q3 C3", "Q4 C4", points={0: 5, 1: 9, 2: 5, 3: 5}, goods={3: "1 coin"})
    assert state.places() == [3, 1, 3, 2]


def test_m_e3_goods_do_not_outweigh_points() -> None:
    state = finished("Q1 C1", "Q2 C2", points={0: 11, 1: 10}, goods={1: "9 coin"})
    assert state.places() == [1, 2]


# The limit


@pytest.mark.parametrize(("players", "start"), [(2, 1), (3, 1), (3, 2), (4, 4)])
def test_m_e4_over_when_every_player_has_had_so_many_turns(players: int, start: int) -> None:
    state = position(players, start=start, active=start - 1, round=1, turn_limit=2)
    turns = 0
    while state.player != ts.OVER:
        idle(state)
        turns += 1
    assert (turns, state.round) == (2 * players, 2)
    assert seen(state).end_by is None
    refused(state, "end", "M-E4", "over")


def test_m_e4_it_is_scored_like_any_end() -> None:
    state = position(2, turn_limit=3, active=1, step="end", moves=2, workers={0: "Q1 Q2", 1: "C1 x"})
    told = events(state, "end")
    assert told[0] == ("turn-limit", {"n": 3})
    assert state.scores() == [5, 5]
    assert [key for key, _ in told[1:]] == ["majority", "majority", "shares", "shares"]


def test_m_e4_the_limit_is_hard() -> None:
    """Seat 1 triggers the end in the last round: seat 2 still has its turn in it, seat 0 no other."""
    state = position(3, turn_limit=3, active=1, points={1: 58}, workers={1: "Q1* C2"})
    play(state, "move 1")
    assert seen(state).end_by == 1
    idle(state)
    assert state.player == 2
    told = events(idle_to_end(state), "end")
    assert state.player == ts.OVER
    assert told[0] == ("turn-limit", {"n": 3})


def test_m_e4_a_trigger_that_ends_with_the_limit_is_an_end_by_points() -> None:
    state = position(2, turn_limit=3, points={0: 66}, workers={0: "Q1* C2"})
    play(state, "move 1")
    idle(state)
    told = events(idle_to_end(state), "end")
    assert "turn-limit" not in [key for key, _ in told]
    assert state.player == ts.OVER


def test_m_e4_at_least_one_turn_and_sixty_by_default() -> None:
    assert GAME.check({})["turn_limit"] == 60
    option = GAME.option("turn_limit")
    assert (option.kind, option.values[0], option.values[-1]) == ("range", 1, 200)
    for value in (0, 201, -1, "many"):
        with pytest.raises(ts.OptionError) as caught:
            GAME.check({"turn_limit": value})
        assert caught.value.info == {"option": "turn_limit", "value": str(value), "allowed": "1–200"}
    state = position(2, round=1, turn_limit=1, board=small_board())
    idle(idle(state))
    assert state.player == ts.OVER
