"""Why a line of Roll Through the Ages is good or not."""

from __future__ import annotations

from tablestead.games.ages.rules import AgesState
from tests.games.ages.positions import play, position
from tests.games.facts import Cases, told


def rolled(dice: str, **setup: object) -> AgesState:
    return position(step="reroll", dice=dice, rolls=1, cities={0: len(dice.split())}, **setup)  # type: ignore[arg-type]


CASES: Cases = {
    "a monument before a rival": (
        position(step="build", workers=3, boxes={0: "6 obelisk", 1: "7 obelisk"}),
        "build obelisk 3 end",
        ["first to finish the Obelisk: 6 points", "Béla is 2 boxes away from it"],
    ),
    "a monument after another": (
        position(step="build", workers=1, boxes={0: "8 obelisk", 1: "9 obelisk"}),
        "build obelisk end",
        ["finishes the Obelisk: 3 points"],
    ),
    "a city, and boxes of the next one": (
        position(step="build", workers=4),
        "build city-4 3 build city-5 end",
        ["finishes the 4th city: 4 dice from the next turn on", "brings the 5th city to 1/4"],
    ),
    "a purchase with what it counts": (
        position(step="buy", coins=60, cities={0: 5}, goods={0: "wood"}),
        "buy empire with coins end",
        ["buys Empire: 13 points", "keeps goods worth 1 coin"],
    ),
    "the last round": (
        position(step="buy", coins=12, owns={0: "leadership agriculture quarrying medicine"}),
        "buy irrigation with coins end",
        ["starts the last round", "buys Irrigation: 2 points"],
    ),
    "workers that are not needed": (
        position(step="build", workers=2),
        "done end",
        ["2 workers left unused"],
    ),
    "famine and drought": (
        rolled("skull skull workers", food=1),
        "stop build step-pyramid 3 done end",
        [
            "first to finish the Step Pyramid: 1 point",
            "loses 2 points: famine",
            "loses 2 points: drought",
            "keeps goods worth 10 coins",
        ],
    ),
    "enough food": (
        rolled("food food coins", food=0),
        "stop end",
        ["all cities fed, 3 food left"],
    ),
    "pestilence for the others": (
        rolled("skull skull skull food", food=4),
        "stop done end",
        [
            "the opponents lose 3 points: pestilence",
            "all cities fed, 3 food left",
            "keeps goods worth 17 coins",
        ],
    ),
    "revolt": (
        rolled("skull skull skull skull skull", food=9, goods={0: "2 cloth"}),
        "stop end",
        ["loses all goods: revolt", "all cities fed, 4 food left"],
    ),
    "dice kept and rolled": (
        rolled("skull coins food food"),
        "reroll food food",
        [
            "risk of drought: 28%",
            "all cities fed: 56%",  # 1 food is missing: 1 − (4/6)²
            "keeps 2 goods, 7 coins, 1 skull",
        ],
    ),
    "no drought with Irrigation": (
        rolled("skull coins food food", owns={0: "irrigation"}),
        "reroll food",
        ["keeps 3 food, 2 goods, 7 coins, 1 skull"],
    ),
    "food doubled": (
        position(edition="late", owns={0: "preservation"}, goods={0: "pottery"}, food=4),
        "preserve roll",
        ["doubles the food: 8 food", "risk of drought: 7%"],
    ),
    "an offer": (
        play(
            position(trade=True, step="trade", goods={0: "cloth", 1: "2 wood"}, food=5),
            "offer 2 give cloth 1 take wood 1 propose",
        ),
        "accept",
        ["goods worth 2 coins more"],
    ),
}


def test_in_other_languages() -> None:
    state, line, _ = CASES["a monument before a rival"]
    assert told(state, line, "hu") == [
        "elsőként fejezed be az Obeliszket: 6 pont",
        "Béla: innen már csak 2 rubrika hiányzik",
    ]
    assert told(state, line, "fr") == [
        "achève l’Obélisque en premier : 6 points",
        "plus que 2 cases pour Béla",
    ]
