"""What Roll Through the Ages brings to the tests of all titles."""

from __future__ import annotations

import tablestead as ts
from tests.games.title import Title
from tests.soak.ages.players import Player
from tests.soak.title import Options

from .games import EDITIONS, SETUPS, played, played_positions
from .positions import GAME


def hand(name: str, seed: int, options: Options, _: ts.Dealer) -> Player:
    """The late trade games are rich ones, so that ships, swaps and spearheads occur."""
    return Player("rich" if name.endswith("late-trade") else "mixed", seed, options, ts.Rng(seed))


TITLE = Title(
    game=GAME,
    actions=3743,
    setups=SETUPS,
    play=played,
    positions=played_positions(),
    examples=[
        *("roll", "reroll food skull", "stop", "lead food", "food 2", "build great-wall", "build city-4"),
        *("buy masonry", "with coins", "with wood stone", "with wood stone spearhead", "preserve"),
        *("discard wood", "spend-stone", "ship", "swap wood stone", "spearheads 2", "offer 2", "give wood 2"),
        *("take food 3", "propose", "accept", "refuse", "done", "end", "roll food workers coins"),
    ],
    unknown=[
        *(("bild great-wall", "bild"), ("build great-wal", "great-wal"), ("buy gold", "gold")),
        *(("with coins wood", "coins"), ("food many", "many"), ("food 16", "16"), ("food -1", "-1")),
        *(("spearheads 5", "5"), ("lead horse", "horse"), ("reroll food hose", "hose")),
        *(("discard food", "food"), ("swap wood gold", "gold"), ("offer 0", "0"), ("offer 5", "5")),
        *(("give wood 16", "16"), ("take gold 1", "gold")),
    ],
    missing=[
        *("build", "with", "food", "lead", "reroll", "swap wood", "give wood"),
    ],
    extra=[
        *(("build great-wall city-4", "city-4"), ("with wood wood", "wood"), ("lead food food", "food")),
        ("roll " + "food " * 8, "food"),
    ],
    golden={
        f"{setup['players']}-{setup['edition']}" + "-trade" * bool(setup["trade"]): {
            **setup,
            "start": "random",
        }
        for setup in sorted(SETUPS, key=lambda setup: EDITIONS.index(str(setup["edition"])))
    },
    hand=hand,
    facts=lambda state: {"round": state.round},
)
