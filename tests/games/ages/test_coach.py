"""What the coach says in Roll Through the Ages, and where it says nothing."""

from __future__ import annotations

from tablestead.games.ages.rules import AgesState
from tests.games.ages.positions import position
from tests.games.coach import Cases


def rolled(dice: str, step: str = "reroll", **setup: object) -> AgesState:
    setup = {"food": 9, "cities": {0: len(dice.split())}, "rolls": 1, **setup}
    return position(step=step, dice=dice, **setup)  # type: ignore[arg-type]


FOUR = "leadership irrigation agriculture quarrying"
SKULLS = "skull skull skull food"

CASES: Cases = {
    "nothing before the roll": (position(), []),
    "hungry cities": (
        rolled("good good workers", food=1),
        ["With these dice 2 cities go hungry: −2 points."],
    ),
    "enough food": (rolled("food good good", food=0), []),
    "dice for food or workers": (
        rolled("either either good", "food", food=1),
        ["Without food from these dice 2 cities go hungry: −2 points."],
    ),
    "dice for food or workers, and enough food": (rolled("either either good", "food", food=3), []),
    "drought": (
        rolled("skull skull food"),
        ["Two skulls: drought. You lose 2 points; Irrigation would avert it."],
    ),
    "drought with Irrigation": (
        rolled("skull skull food", owns={0: "irrigation"}),
        ["Two skulls: drought. Your Irrigation averts it."],
    ),
    "pestilence, and the fourth skull": (
        rolled(SKULLS),
        [
            "Three skulls: pestilence. Every opponent without Medicine loses 3 points.",
            "Careful with another roll: 4 skulls mean invasion, and it would hit you.",
        ],
    ),
    "pestilence alone": (
        rolled(SKULLS, players=1, edition="reprint"),
        ["Three skulls: pestilence. Alone, you lose 3 points yourself; Medicine would avert it."],
    ),
    "pestilence when all have Medicine": (
        rolled(SKULLS, "lead", owns={0: "leadership", 1: "medicine"}),
        ["Three skulls: pestilence. Medicine averts it."],
    ),
    "invasion, and Leadership": (
        rolled("skull skull skull skull", "lead", owns={0: "leadership"}),
        [
            "Leadership can reroll a skull too: it may still avert the invasion.",
            "Four skulls: invasion. You lose 4 points; a finished Great Wall would avert it.",
        ],
    ),
    "invasion with Smithing": (
        rolled("skull skull skull skull food", "food", edition="late", owns={0: "smithing"}),
        ["Four skulls: invasion. With Smithing it hits every opponent without the Great Wall for 4 points."],
    ),
    "revolt": (
        rolled("skull skull skull skull skull", "lead", owns={0: "leadership religion"}),
        ["Five skulls: revolt. With your Religion the opponents without it lose all their goods."],
    ),
    "coins that buy nothing": (
        rolled("coins food food"),
        ["7 coins buy nothing yet: the cheapest development costs 10, and coins do not keep."],
    ),
    "coins that buy with goods": (rolled("coins good food", goods={0: "wood"}), []),
    "a race": (
        position(step="build", workers=1, food=9, boxes={0: "4 obelisk", 1: "7 obelisk"}),
        [
            "Béla lacks 2 boxes of the Obelisk: the first scores 6, later only 3.",
            "1 worker still has nothing to do. What you do not place is lost.",
        ],
    ),
    "no race for what is finished": (
        position(step="build", workers=1, food=9, boxes={0: "4 obelisk", 1: "9 obelisk"}),
        ["1 worker still has nothing to do. What you do not place is lost."],
    ),
    "workers and an empty store": (
        position(step="build", workers=3, food=1),
        [
            "Next turn 3 cities want food, and you have 1 in stock. The dice must bring the rest.",
            "3 workers still have nothing to do. What you do not place is lost.",
        ],
    ),
    "too many goods, and coins": (
        position(step="buy", coins=7, goods={0: "4 wood 4 stone"}),
        [
            "2 goods above six are lost when the turn ends, unless you spend them first.",
            "7 coins are gone when the turn ends: a development now, with goods added, or nothing.",
        ],
    ),
    "Caravans": (
        position(step="buy", coins=7, goods={0: "4 wood 4 stone"}, owns={0: "caravans"}),
        ["7 coins are gone when the turn ends: a development now, with goods added, or nothing."],
    ),
    "the last turn": (
        position(step="buy", coins=12, last_round=True),
        [
            "Your last turn: only what you finish and buy now counts; half a monument scores nothing.",
            "12 coins are gone when the turn ends: a development now, with goods added, or nothing.",
        ],
    ),
    "the last turn alone": (
        position(1, step="buy", coins=12, round=10),
        [
            "Your last turn: only what you finish and buy now counts; half a monument scores nothing.",
            "12 coins are gone when the turn ends: a development now, with goods added, or nothing.",
        ],
    ),
    "food to sell": (
        position(step="sell", coins=12, food=1, owns={0: "granaries"}),
        ["Next turn 3 cities want food, and you have 1 in stock. The dice must bring the rest."],
    ),
    "a rival before the last development, who still plays in this round": (
        position(step="build", owns={1: FOUR}),
        ["Béla has 4 developments: one more ends the game, so this may be your last turn."],
    ),
    "a rival before the last development, who has played in this round": (
        position(step="buy", active=1, owns={0: FOUR}),
        ["Anna has 4 developments: one more ends the game, so the next round may be the last."],
    ),
    "of two rivals the one who still plays": (
        position(3, step="buy", active=1, owns={0: FOUR, 2: FOUR}),
        ["Clara has 4 developments: one more ends the game, so this may be your last turn."],
    ),
    "four of the seven of the late edition": (position(step="buy", edition="late", owns={1: FOUR}), []),
    "one's own four developments": (position(step="buy", owns={0: FOUR}), []),
    "one monument is missing": (
        position(step="buy", boxes={0: "3 step-pyramid 9 obelisk", 1: "5 stone-circle 13 great-wall"}),
        ["One monument is missing, the Hanging Gardens: the round in which anyone finishes it is the last."],
    ),
}
