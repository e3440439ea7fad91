"""What the expert of Keyflower is told of a position and of a bid, and where it judges."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from librt.vecs import vec

import tablestead as ts
from tablestead.bots.judgement.network import Network
from tablestead.bots.keyflower import action_features as told
from tablestead.bots.keyflower import features as f
from tablestead.bots.keyflower.features import Features
from tablestead.bots.keyflower.fleet import MOST_BOATS, purple_holder
from tablestead.bots.keyflower.judged import BUCKETS, JudgedModel, is_judged
from tablestead.games.keyflower import actions as a
from tablestead.games.keyflower import material as m
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.rules import KeyflowerState
from tablestead.games.keyflower.scoring import tiles as scoring
from tests.games.keyflower.positions import TILE, position

GAME = ts.game("keyflower")
ALL_COUNTS = [2, 3, 4, 6]


def walk(players: int, seed: int, games: int = 3) -> Iterator[KeyflowerState]:
    """Every position of games that go at random, and half of the time well."""
    rng = ts.Rng(seed)
    for _ in range(games):
        state = GAME.start(players=players)
        assert isinstance(state, KeyflowerState)
        bots = [ts.bot("greedy", GAME, {"players": players}, seat, seed=seat) for seat in range(players)]
        while state.player != ts.OVER:
            yield state
            if state.player == ts.CHANCE:
                state.apply_trusted(state.sample(rng))
                continue
            legal = state.legal()
            greedy = len(legal) > 1 and rng.below(2) > 0
            action = bots[state.player].decide(state, legal) if greedy else legal[rng.below(len(legal))]
            state.apply_trusted(action)


def nothing_learned(features: int) -> Network:
    sizes = [BUCKETS * features, features, 1, BUCKETS, BUCKETS, BUCKETS, BUCKETS]
    return Network([features, 1, 1, BUCKETS], [[0] * size for size in sizes])


def features_of(state: KeyflowerState) -> Features:
    features = Features()
    features.write(state)
    return features


def value(state: KeyflowerState, seat: int, feature: int) -> int:
    return int(features_of(state).values[seat * f.FEATURES + feature])


# Where it judges


@pytest.mark.parametrize("players", [2, 4])
def test_every_leaf_is_of_the_kind_that_was_learned_from(players: int) -> None:
    """Also one among tiles that are being laid, or at the start of a season; in winter the end is counted."""
    model = JudgedModel(nothing_learned(f.FEATURES), nothing_learned(told.FEATURES), [9.0] * BUCKETS)
    rng, left = ts.Rng(3), set()
    for number, state in enumerate(walk(players, seed=4, games=2)):
        if number % (3 if state.step >= s.KEEP_STEP else 17) == 0:
            leaf = state.copy()
            model.rollout(leaf, rng)
            assert leaf.player == ts.OVER or is_judged(leaf), (state.step_id, leaf.step_id)
            left.add((state.step, leaf.step))
    assert {(s.LAY_STEP, s.LAY_STEP), (s.CELL_STEP, s.LAY_STEP), (s.TURN_STEP, s.TURN_STEP)} <= left


def test_a_judgement_of_other_features_is_refused() -> None:
    with pytest.raises(AssertionError):
        JudgedModel(nothing_learned(f.FEATURES - 1), nothing_learned(told.FEATURES), [9.0] * BUCKETS)


# Boats


def end_turns(state: KeyflowerState) -> KeyflowerState:
    """Everybody passes."""
    ended = state.copy()
    while ended.cells[s.PHASE] == s.TURN_PHASE:
        ended.apply(a.PASS if a.PASS in ended.legal() else a.END)
    return ended


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_boats_are_chosen_as_foreseen(players: int) -> None:
    """By features that saw other villages before; who leads on turn-order tiles chooses first."""
    features = Features()
    fleet = features.fleet
    led = 0
    for number, state in enumerate(walk(players, seed=6)):
        if state.step != s.TURN_STEP or number % 7:
            continue
        features.write(state)
        order = [int(fleet.order[place]) for place in range(players)]
        holder = purple_holder(state)
        after, captains = end_turns(state), list[int]()
        while after.cells[s.PHASE] == s.BOAT_PHASE and after.step != s.GIFT_STEP:
            if after.step == s.BOAT_STEP:
                captains.append(after.player)
            after.apply_trusted(after.legal()[0])
        assert captains == order[: players - 1]
        assert after.cells[s.START] == holder
        led += any(state.leader(tile) >= 0 for tile in range(m.TURN_ORDER, m.TILES))
    assert led > 3


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_boats_score_as_foreseen(players: int) -> None:
    """Where the season's turns are over and nothing is bid on: what the scoring says."""
    features, seen = Features(), 0
    for state in walk(players, seed=7, games=2):
        if state.step == s.LAY_STEP:
            features.write(state)
            for seat in range(players):
                worth = [features.fleet.worth[seat * MOST_BOATS + boat] for boat in range(players)]
                assert worth[0] == scoring.boat_points(state, seat, m.KEYFLOWER)
                assert worth[1] == scoring.boat_points(state, seat, m.SEA_BASTION)
                if players > 2:
                    assert worth[2] == m.CHAIN_POINTS[scoring.boat_chain(state, seat) + 1]
                seen += worth[1] > 0
    assert seen


WAGONS = {1: "stable@0,1 wainwright@0,-1"}


def test_the_first_pick_is_worth_what_the_other_would_take() -> None:
    """The Keyflower scores more than the Sea Bastion for both; the holder of the purple worker is first."""
    state = position(season="winter", offer="", start=0, active=1, screens={1: "2 red"}, village=WAGONS)
    features = features_of(state)
    fleet = features.fleet
    assert fleet.worth[MOST_BOATS] == scoring.transport_capacity(state, 1) > 4
    assert fleet.margin(1) == fleet.best(1) == fleet.worth[MOST_BOATS]
    assert [fleet.place[0], fleet.place[1]] == [0, 1]
    assert value(state, 1, f.TAKES) == 0
    assert value(state, 1, f.MISSES) == 2 * fleet.best(1)
    assert fleet.pick_gain(state, 1, m.TURN_ORDER) == fleet.best(1)
    assert fleet.takes[1] == 0, "nothing is changed by asking"
    led = position(season="winter", offer="", start=0, bids={"turn-order-1": "1 red 1"}, village=WAGONS)
    assert value(led, 1, f.TAKES) == 2 * fleet.best(1)
    assert (value(led, 0, f.PICKS), value(led, 1, f.PICKS)) == (1, 0)
    assert (value(led, 0, f.PURPLE), value(led, 1, f.PURPLE)) == (0, 1)


def test_before_winter_the_load_is_taken() -> None:
    loads = {"keyflower": "2 red", "sea-bastion": "3 red 3 blue"}
    state = position(loads=loads, start=1)
    assert value(state, 1, f.TAKES) > 2 * value(state, 0, f.TAKES) > 0
    assert value(state, 0, f.MISSES) == 0


# Bids


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_a_lead_is_threatened_if_another_could_bid_more(players: int) -> None:
    """By the rules, were it the other's turn."""
    features, found = Features(), set()
    for number, state in enumerate(walk(players, seed=8)):
        if state.step != s.TURN_STEP or number % 5:
            continue
        features.write(state)
        bids = [set(legal_bids(state, seat)) for seat in range(players)]
        for seat in range(players):
            led = [tile for tile in range(m.TILES) if state.leader(tile) == seat]
            threatened = [
                tile for tile in led if any(tile in bids[other] for other in range(players) if other != seat)
            ]
            row = seat * f.FEATURES
            assert features.values[row + f.THREATENED] == len(threatened)
            assert (features.values[row + f.AT_STAKE] > 0) <= bool(threatened)
            found.add((bool(threatened), len(threatened) < len(led)))
    assert {(True, False), (False, True)} <= found


def legal_bids(state: KeyflowerState, seat: int) -> list[int]:
    turn = state.copy()
    turn.cells[s.ACTIVE] = seat
    return [action - a.BID for action in turn.legal() if a.BID <= action < a.USE]


def winter(rival: str, own: str = "1 red") -> KeyflowerState:
    """Seat 0 leads on the cathedral with one red worker."""
    return position(
        season="winter",
        offer="keythedral scribes",
        bids={"keythedral": "0 red 1"},
        screens={0: own, 1: rival},
    )


def test_a_lead_is_safe_from_other_colours() -> None:
    safe, open_to_red = winter("5 blue"), winter("2 red")
    assert (
        value(safe, 0, f.THREATENED) == value(safe, 0, f.WINTER_AT_STAKE) == value(safe, 1, f.TEMPTING) == 0
    )
    points = 2 * m.KEYTHEDRAL_POINTS
    assert value(open_to_red, 0, f.THREATENED) == 1
    assert value(open_to_red, 0, f.AT_STAKE) == value(open_to_red, 0, f.WINTER_AT_STAKE) == points
    assert value(open_to_red, 0, f.COVETED) == value(open_to_red, 1, f.TEMPTING) == points
    assert value(open_to_red, 0, f.OUTMATCHED) == 0, "a second worker of the own would hold it"
    assert value(winter("3 red"), 0, f.OUTMATCHED) == points


def test_more_workers_than_the_seasons_to_come_will_use() -> None:
    assert value(position(season="autumn", screens={0: "6 red 5 blue"}), 0, f.IDLE) == 3
    assert value(position(season="summer", screens={0: "6 red 5 blue"}), 0, f.IDLE) == 0


# Actions


def told_of(state: KeyflowerState, action: int) -> dict[str, int]:
    actions = told.KeyflowerActions()
    assert action in state.legal()
    actions.look(state, vec[float]([0.0]), 1)
    actions.write(state, action, 0.0)
    names = ("WORTH", "WORTH_OTHER", "PICK", "GUARD", "ANSWERED", "OUTMATCHED", "BID_OWN")
    return {name: int(actions.values[getattr(told, name)]) for name in names}


def workers(colour: int, number: int) -> int:
    return a.WORKERS + colour * m.WORKERS_OF_COLOUR + number - 1


CATHEDRAL = 4 * m.KEYTHEDRAL_POINTS


def test_a_bid_knows_whether_it_can_be_answered() -> None:
    state = position(season="winter", offer="keythedral", screens={0: "1 blue 2 red", 1: "2 red"})
    bid = told_of(state, a.BID + TILE["keythedral"])
    assert (bid["WORTH"], bid["WORTH_OTHER"]) == (CATHEDRAL, CATHEDRAL)
    assert (bid["ANSWERED"], bid["OUTMATCHED"], bid["GUARD"], bid["PICK"]) == (0, 0, 0, 0), "blue is safe"
    state.apply(a.BID + TILE["keythedral"])
    assert told_of(state, workers(m.BLUE, 1))["ANSWERED"] == 0
    assert told_of(state, workers(m.RED, 1)) == bid | {"ANSWERED": 1}
    assert told_of(state, workers(m.RED, 2)) == bid
    only_red = position(season="winter", offer="keythedral", screens={0: "1 red", 1: "2 red"})
    bid = told_of(only_red, a.BID + TILE["keythedral"])
    assert (bid["ANSWERED"], bid["OUTMATCHED"]) == (1, 1)


def test_a_raise_guards_a_lead_that_can_be_taken() -> None:
    cathedral = a.BID + TILE["keythedral"]
    guard = told_of(winter("2 red"), cathedral)
    assert (guard["BID_OWN"], guard["GUARD"], guard["ANSWERED"]) == (1, CATHEDRAL, 0)
    assert told_of(winter("3 red"), cathedral)["ANSWERED"] == 1
    assert told_of(winter("5 blue"), cathedral)["GUARD"] == 0


def test_a_bid_for_turn_order_knows_the_boat() -> None:
    state = position(season="winter", offer="", start=0, active=1, screens={1: "2 red"}, village=WAGONS)
    gain = scoring.transport_capacity(state, 1)
    assert told_of(state, a.BID + m.TURN_ORDER)["PICK"] == 4 * gain
    state.apply(a.BID + m.TURN_ORDER)
    assert told_of(state, workers(m.RED, 1))["PICK"] == 4 * gain


def test_fleets_agree_whatever_they_saw_before() -> None:
    """What lies in a village is counted only when it has changed."""
    kept = Features()
    for state in walk(3, seed=9, games=1):
        if is_judged(state):
            kept.write(state)
            fresh = features_of(state)
            assert list(kept.values) == list(fresh.values)
