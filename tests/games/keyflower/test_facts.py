"""Why a line of Keyflower is good or not, as far as its own seat can know."""

from __future__ import annotations

import pytest

import tablestead as ts
from tests.games.facts import Cases, facts, told
from tests.games.keyflower.positions import position

HANDS = {0: "4 red 2 blue 1 saw", 1: "5 red"}
BIDS = position(screens=HANDS, bids={"miner": "1 red 2"})
VILLAGES = position(
    screens=HANDS,
    village={0: "keywood@0,-1", 1: "miner@0,1"},
    offer="stable alehouse",
    goods={"home-1": "2 wood"},
)

CASES: Cases = {
    "a higher bid": (
        BIDS,
        "bid miner red 3 end",
        ["wins the Miner unless outbid", "outbids Béla", "1 red worker left to raise it", "3 workers left"],
    ),
    "the first bid": (
        BIDS,
        "bid alehouse blue 2 end",
        ["wins the Alehouse unless outbid", "others need blue workers there", "4 workers left"],
    ),
    "a winter tile": (
        position(season="winter", offer="keythedral", screens=HANDS),
        "bid keythedral blue 2 end",
        [
            "wins the Keythedral unless outbid",
            "worth 12 points to you now",
            "others need blue workers there",
            "4 workers left",
        ],
    ),
    "a winter tile paid for with the five workers it would count": (
        position(season="winter", offer="apothecary", screens={0: "3 red 2 blue"}),
        "bid apothecary blue 2 end",
        ["wins the Apothecary unless outbid", "others need blue workers there", "3 workers left"],
    ),
    "a pass": (BIDS, "pass end", ["keeps 6 workers"]),
    "a tile of one's own": (
        VILLAGES,
        "use keywood red 1 end",
        [
            "brings 1 wood",
            "the workers come back at the end of the season",
            "others need red workers there",
            "5 workers left",
        ],
    ),
    "a tile of another": (
        VILLAGES,
        "use miner red 1 end",
        ["brings 2 iron", "Béla gets the workers", "others need red workers there", "5 workers left"],
    ),
    "a draw": (
        VILLAGES,
        "use alehouse blue 1",
        ["brings 1 worker from the bag", "others need blue workers there", "5 workers left"],
    ),
    "transport and upgrade": (
        VILLAGES,
        "use home-1 red 1 carry wood home-1 n upgrade keywood end",
        [
            "upgrades Keywood",
            "3 points more as things stand",
            "carries 1 wood",
            "the workers come back at the end of the season",
            "others need red workers there",
            "5 workers left",
        ],
    ),
    "a boat": (
        position(step="boat", phase="boats", loads={"keyflower": "2 red 1 blue saw"}),
        "boat keyflower",
        ["brings 1 blue worker, 2 red workers, 1 saw"],
    ),
    "a road": (
        position(step="lay", phase="lay", hand={0: "keywood"}),
        "lay keywood at -1,0 turn 1",
        ["joins 1 road"],
    ),
    "roads of several tiles": (
        position(step="lay", phase="lay", hand={0: "keywood alehouse"}),
        "lay keywood at -1,0 turn 1 lay alehouse at -1,-1 turn 1",
        ["the tiles join 1 road in all"],
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_what_others_hide_changes_nothing(name: str) -> None:
    state, line, _ = CASES[name]
    twin = state.copy()
    twin.redeal(state.player, ts.Rng(5))
    assert facts(twin, line) == facts(state, line)


def test_in_other_languages() -> None:
    state, line, _ = CASES["a higher bid"]
    assert told(state, line, "hu")[:3] == [
        "megnyered a Bányászt, ha nem licitálnak túl",
        "túllicitált játékos: Béla",
        "emeléshez marad 1 piros munkás",
    ]
    assert told(state, line, "fr")[:3] == [
        "remporte le Mineur sauf surenchère",
        "surenchérit sur Béla",
        "reste 1 ouvrier rouge pour surenchérir",
    ]
