"""Why a line of Milestones is good or not."""

from __future__ import annotations

from tests.games.facts import Cases, told
from tests.games.milestones.positions import at_mill, at_trade, at_works, position

ROW = {0: "Q1 L2 S3* G4", 1: "Q1 C2"}

CASES: Cases = {
    "a street and a house": (
        at_works("2 stone 1 wood 1 sand"),
        "street B1 B2 B3 house B2-B3-C3",
        ["builds 1 street section, 1 house: 6 points"],
    ),
    "flour": (
        at_mill("2 grain"),
        "flour B1 move castle end",
        ["delivers 1 flour sack: 4 points", "in hand then: 1 coin"],
    ),
    "a majority": (
        at_trade("2 coin", workers={0: "Q1 L2", 1: "Q1 C2"}),
        "hire Q1|C3 at 3",
        [
            "the most quarrymen: 5 points at the end",
            "ends the ascending sequence: no income at the trading house",
            "hires quarryman 1 and coiner 3",
        ],
    ),
    "a row that goes on ascending": (
        at_trade("2 coin", workers={0: "Q1 L2", 1: "S6 S6 C8 C8"}),
        "hire S6|C8 at 3",
        [
            "keeps the ascending sequence: +1 coin at the trading house",
            "hires sand worker 6 and coiner 8",
        ],
    ),
    "an ascending row": (
        at_trade("2 coin", workers={0: "Q2 L1", 1: "L2 G2 G2"}),
        "hire G1|L1 at 1",
        ["ascending sequence: +1 coin at the trading house", "hires grain grower 1 and lumberjack 1"],
    ),
    "goods and a bonus tile": (
        position(workers=ROW),
        "move 3 move 4 end",
        ["1 point by bonus tiles", "brings 1 sand, 1 grain", "in hand then: 1 sand, 1 grain"],
    ),
    "the last turns": (
        position(workers=ROW, points={0: 66}),
        "move 3 move 4 end",
        [
            "starts the last turns",
            "1 point by bonus tiles",
            "brings 1 sand, 1 grain",
            "in hand then: 1 sand, 1 grain",
        ],
    ),
    "the castle": (
        position(workers=ROW, piece={0: "mill"}, goods={0: "4 stone"}),
        "move castle return stone cover 4",
        ["covers the grain grower (4)", "gives back 1 stone", "in hand then: 3 stone"],
    ),
}


def test_in_other_languages() -> None:
    state, line, _ = CASES["a majority"]
    hungarian = [
        "többségben leszel (kőfejtők): 5 pont a végén",
        "megtörik a növekvő sor: nincs bevétel a kereskedőháznál",
        "felveszed: kőfejtő 1, pénzverő 3",
    ]
    assert told(state, line, "hu") == hungarian
    french = [
        "majorité des carriers : 5 points à la fin",
        "rompt la suite croissante : pas de revenu à la maison de commerce",
        "embauche carrier 1 et monnayeur 3",
    ]
    assert told(state, line, "fr") == french
