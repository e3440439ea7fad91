"""What bots did that no player who knows the rules would: the games up to there, and what they do now."""

from __future__ import annotations

from pathlib import Path

import pytest

import tablestead as ts
from tablestead.arena.playing import Task, play_through
from tablestead.bots.ages.building import Building
from tablestead.bots.ages.endings import QUIET, Endings
from tablestead.bots.ages.value import weights_for
from tablestead.bots.search.bot import SearchBot
from tablestead.engine.record import parse_record
from tablestead.games.ages import material as m
from tablestead.games.ages import state as s
from tests.bots.positions import set_up, start

GAMES = Path(__file__).parent / "foolish"
LEVELS = ["beginner", "casual:6", "strong:30", "expert:20"]
FOOLISH = [
    ("keyflower/for-nothing", "use home-5"),
    ("keyflower/unpaid", "use carpenter"),
    ("keyflower/decline", "decline"),
    ("keyflower/more-workers", "red 2"),
    ("keyflower/pass", "pass"),
    ("milestones/wait", "move 1"),
    ("milestones/past-workers", "move 3"),
    ("milestones/house", "move mill"),
    ("milestones/cover", "cover 8"),
]


def texts(state: ts.State) -> list[str]:
    return [state.game.text(action) for action in state.legal()]


def position(name: str) -> ts.State:
    return parse_record((GAMES / f"{name}.txt").read_text(), ts.game).state()


@pytest.mark.parametrize(("name", "foolish"), FOOLISH)
@pytest.mark.parametrize("level", LEVELS)
def test_no_level_does_it(level: str, name: str, foolish: str) -> None:
    state = position(name)
    seat = state.player
    bot = ts.bot(level, state.game, {"players": state.players}, seat, seed=1)
    assert foolish in texts(state)
    assert state.game.text(bot.choose(state.view(seat))[0]) != foolish


@pytest.mark.parametrize(("name", "foolish"), FOOLISH)
def test_a_search_does_not_try_it(name: str, foolish: str) -> None:
    state = position(name)
    bot = ts.bot("mcts:60", state.game, {"players": state.players}, state.player, seed=1)
    assert isinstance(bot, SearchBot)
    weights = dict(zip(texts(state), bot.model.prior(state, state.legal()), strict=True))
    assert weights[foolish] == 0.0
    assert sum(weights.values()) == pytest.approx(1.0)
    lines = bot.rank(state.view(state.player), most=len(weights))
    assert foolish not in {state.game.text(line.actions[0]) for line in lines}


# Roll Through the Ages


def test_a_beginner_lets_no_worker_stand_idle() -> None:
    """Six workers: five finished the stone circle, and one did nothing."""
    state = position("ages/idle")
    seat = state.player
    bot = ts.bot("beginner", state.game, {"players": state.players}, seat, seed=1)
    line = [state.game.text(action) for action in bot.choose(state.view(seat))]
    assert sum(text.startswith("build") for text in line) == 6, line


def test_beginners_build_cities() -> None:
    """Before, none ever did; now only those do not who have odd ideas of them."""
    cities: list[int] = []
    for seed in range(4):
        _, state = play_through(Task("ages", ("beginner",), (0, 0), {"players": 2, "start": 1}, seed))
        cities += [int(state.cells[s.SEATS + seat * s.SEAT_CELLS + s.SEAT_CITIES]) for seat in (0, 1)]
    assert sum(number > m.FIRST_CITIES for number in cities) >= len(cities) / 2, cities


def test_the_largest_monument_is_finished_too() -> None:
    """Three workers finish the great wall: two monuments are still open, so that the game goes on."""
    state = start(players=2, start=1)
    set_up(state, 0, city_4=3, city_5=4, city_6=5, city_7=6, great_wall=10, step_pyramid=1, stone_circle=4)
    set_up(state, 1, obelisk=9, hanging_gardens=11)
    set_up(state, 0, obelisk=9, hanging_gardens=11)
    building = Building(state, Endings(state, weights_for(2, 0)))
    assert dict(zip(m.BUILDING_IDS, building.buildings(QUIET, 0, 3), strict=True))["great-wall"] == 3


def without_waste(workers: int, plan: dict[str, int], **cells: int) -> dict[str, int]:
    """What becomes of a plan for the workers of seat 1."""
    state = start(players=2, start=1)
    set_up(state, 0, **cells)
    building = Building(state, Endings(state, weights_for(2, 0)))
    boxes = building.without_waste(QUIET, workers, [plan.get(id, 0) for id in m.BUILDING_IDS])
    return {id: number for id, number in zip(m.BUILDING_IDS, boxes, strict=True) if number}


def test_workers_finish_what_lacks_a_box_or_two() -> None:
    """A city they would leave one box short, for the great wall; the wall itself, for the gardens."""
    assert without_waste(3, {"city-4": 2, "great-wall": 1}) == {"city-4": 3}
    plan = {"city-6": 5, "hanging-gardens": 1}
    assert without_waste(6, plan, great_wall=12) == {"city-6": 5, "great-wall": 1}


def test_what_lacks_more_may_wait() -> None:
    plan = {"great-wall": 6}
    assert without_waste(6, plan, city_6=1) == plan


def test_the_last_monument_is_left_open() -> None:
    """To finish it ends the game: that is another plan, judged as such."""
    finished = {
        id.replace("-", "_"): boxes for id, boxes in zip(m.MONUMENT_IDS, m.MONUMENT_BOXES, strict=True)
    }
    nearly = {**finished, "great_wall": 12}
    del nearly["temple"], nearly["great_pyramid"]  # not in play with two
    assert without_waste(2, {"city-4": 2}, **nearly) == {"city-4": 2}
