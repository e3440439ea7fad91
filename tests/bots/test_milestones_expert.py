"""What the expert of Milestones is told of a position and of an action."""

from __future__ import annotations

import pytest

from tablestead.bots.judgement.file import Learned, sizes
from tablestead.bots.milestones import action_features as of_action
from tablestead.bots.milestones import features as of_seat
from tablestead.bots.milestones.judged import BUCKETS, PHASES, JudgedModel, bucket_of
from tablestead.bots.milestones.mcts import MctsBot
from tablestead.bots.milestones.model import MilestonesModel
from tablestead.engine.rng import Rng
from tablestead.games.milestones import actions as a
from tablestead.games.milestones import state as s
from tablestead.games.milestones.rules import MilestonesState
from tests.bots.milestones import decisions, give, is_line, set_out

ROWS = ("Q1 L2 S3", "Q1 L2", "Q1 S3", "G1 C1")


def told(state: MilestonesState, feature: int) -> list[int]:
    """Of every seat."""
    features = of_seat.Features()
    features.write(state)
    return [int(features.values[seat * of_seat.FEATURES + feature]) for seat in range(state.players)]


def told_of(state: MilestonesState, action: int) -> list[int]:
    features = of_action.MilestonesActions()
    features.write(state, action, 0.0)
    return [int(value) for value in features.values]


def carry(state: MilestonesState, seat: int, space: int) -> None:
    state.cells[s.SEATS + seat * s.SEAT_CELLS + s.SEAT_CARRIES + space] = 1


def ignorant() -> JudgedModel:
    """It has learned nothing: the rules of thumb stand as they are."""
    value = Learned([of_seat.FEATURES, 1, 1, BUCKETS], [])
    prior = Learned([of_action.FEATURES, 1, 1, BUCKETS], [])
    for learned in (value, prior):
        learned.weights = [[0] * size for size in sizes(learned.shape)]
    return JudgedModel(value.network(), prior.network(), [8.0] * BUCKETS)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_to_look_changes_nothing(players: int) -> None:
    for state in decisions(players, 4):
        before = state.digest()
        told(state, 0)
        for action in state.legal():
            told_of(state, action)
        assert state.digest() == before


def test_what_rivals_build_before_a_seat() -> None:
    state = set_out(4, *ROWS)
    give(state, 0, stone=1, sand=1)
    give(state, 2, stone=2, sand=2)
    one, none, two, nothing = told(state, of_seat.BUILDS)
    assert none == nothing == 0 < one < two
    assert told(state, of_seat.OTHER_BUILDS) == [two, two, one, two]
    assert told(state, of_seat.BUILT_FIRST) == [0, one, one, one + two]
    state.cells[s.ACTIVE] = 3
    assert told(state, of_seat.BUILT_FIRST) == [0, one, one, 0]


def test_the_board_is_open_to_all() -> None:
    """Nobody has built yet: a street can start at the marketplace, a house nowhere."""
    state = set_out(3, *ROWS[:3])
    assert min(told(state, of_seat.STREET)) > 0
    assert told(state, of_seat.HOUSE) == [0, 0, 0]
    assert told(state, of_seat.REST)[0] > told(state, of_seat.REST)[1], "sand for a street"


def test_who_had_the_last_turn_is_done() -> None:
    state = set_out(4, *ROWS)
    assert told(state, of_seat.IS_DONE) == [0, 0, 0, 0]
    state.cells[s.END_BY] = 2
    state.cells[s.ACTIVE] = 2
    assert told(state, of_seat.IS_DONE) == [0, 1, 0, 0]
    state.cells[s.ACTIVE] = 0
    assert told(state, of_seat.IS_DONE) == [0, 1, 1, 1]
    assert told(state, of_seat.STREET)[1:] == [0, 0, 0], "nothing is open to them any more"


def test_majorities_are_told_by_the_lead() -> None:
    state = set_out(3, "Q1 Q2 Q3", "Q1 L2", "Q1 S3")
    stone = of_seat.LEAD + of_seat.MOST_LEAD
    assert told(state, stone + 2) == [1, 0, 0]
    assert told(state, stone - 2) == [0, 1, 1]
    carry(state, 1, 1)
    assert told(state, stone + 1) == [1, 0, 0], "a bonus tile counts like a worker"
    assert told(state, stone - 1) == [0, 1, 0]
    assert told(state, of_seat.CARRIED) == [0, 1, 0]


def test_a_row_that_never_falls_is_told() -> None:
    state = set_out(2, "Q1 L2 S3", "Q3 L2 S3")
    assert told(state, of_seat.ASCENDS) == [1, 0]


def test_what_a_cover_costs_is_told() -> None:
    """A bonus tile, the last of a kind, a majority: the plain grain grower among three is cheapest."""
    state = set_out(2, "Q1 L2 S3 G4 G5 G6", "Q1 L2 S3")
    state.cells[s.STEP] = s.COVER_STEP
    carry(state, 0, 1)
    bonus, last, plain = (told_of(state, a.COVER + space - 1) for space in (1, 2, 4))
    assert [one[of_action.COVER_CARRIES] for one in (bonus, last, plain)] == [1, 0, 0]
    assert [one[of_action.COVER_LAST] for one in (bonus, last, plain)] == [1, 1, 0]
    costs = [one[of_action.COVER_LAP] for one in (bonus, last, plain)]
    assert costs[0] > costs[1] > costs[2]
    majorities = [one[of_action.COVER_MAJORITIES] for one in (bonus, last, plain)]
    assert majorities[0] > majorities[1] > majorities[2] == 0


def test_what_a_tile_buries_is_told() -> None:
    state = set_out(2, "Q1 L2 - G4", "Q1 L2 S3")
    state.cells[s.STEP] = s.PLACE_STEP
    carry(state, 0, 1)
    buried = [told_of(state, a.AT + space - 1) for space in (1, 2, 5)]
    assert [one[of_action.BURIED] for one in buried] == [2, 1, 0]
    assert [one[of_action.BURIED_CARRIES] for one in buried] == [1, 0, 0]


def test_player_counts_and_phases_are_judged_apart() -> None:
    found = []
    for players in (2, 3, 4):
        state = set_out(players, *ROWS[:players])
        early = bucket_of(state)
        state.cells[s.END_BY] = 1
        found.append((bucket_of(state), early))
    assert found == [(0, PHASES - 1), (PHASES, 2 * PHASES - 1), (2 * PHASES, BUCKETS - 1)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_who_has_learned_nothing_plays_by_the_rules_of_thumb(players: int) -> None:
    model = ignorant()
    assert model.lead_decides
    for state in decisions(players, 2):
        bot = MctsBot(state.game, state.player, 1.0, Rng(1), 6, model)
        assert is_line(state, bot.choose(state.view(state.player)))
        legal = state.legal()
        assert model.prior(state, legal) == MilestonesModel().prior(state, legal)
