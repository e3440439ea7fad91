"""What Keyflower brings to the tests of all titles."""

from __future__ import annotations

import tablestead as ts
from tablestead.games.keyflower.rules import KeyflowerState
from tests.games.title import Hand, Title
from tests.soak.title import Options

from .games import SETUPS, eager_choice, played, played_positions
from .positions import GAME


class Eager(Hand):
    """The eager hand of games.py, who carries and upgrades more."""

    def decide(self, state: ts.State) -> int:
        assert isinstance(state, KeyflowerState)
        return eager_choice(state, self.rng)


HANDS = {"greedy": Hand, "eager": Eager}


def hand(name: str, seed: int, options: Options, dealer: ts.Dealer) -> Hand:
    return HANDS[name.partition("-")[2]](GAME, seed, options, dealer)


TITLE = Title(
    game=GAME,
    actions=10342,
    setups=SETUPS,
    play=played,
    positions=played_positions(),
    examples=[
        *("end", "pass", "done", "decline", "bid miner", "bid turn-order-3", "use home-1", "use miner"),
        *("red 2", "green 40", "from keywood", "pay red", "pay saw", "take wood", "carry wood keywood", "ne"),
        *("s", "upgrade stable", "with wood", "with gold wood", "with saw", "with gold gold gold"),
        *("with wood saw", "boat sea-breeze", "keep jeweller windmill", "keep scholar", "lay miner"),
        *("lay boat-keyflower", "at 1,-1", "at 0,0", "at -47,47", "turn 2", "worker red", "worker green"),
        *("skill saw", "tile miner", "tile summer-boat-2a", "tile home-6"),
    ],
    unknown=[
        *(("bit miner", "bit"), ("bid mine", "mine"), ("use miners", "miners"), ("red 0", "0")),
        *(("red 41", "41"), ("red two", "two"), ("purple 1", "purple"), ("from sea", "sea")),
        *(("pay wood", "wood"), ("take food", "food"), ("carry wheat keywood", "wheat")),
        *(("carry wood nowhere", "nowhere"), ("north", "north"), ("upgrade it", "it"), ("with food", "food")),
        *(("boat titanic", "titanic"), ("boat boat-sea-breeze", "boat-sea-breeze"), ("keep miner", "miner")),
        *(("lay bricks", "bricks"), ("at 1", "1"), ("at 1;2", "1;2"), ("at 48,0", "48,0"), ("turn 6", "6")),
        *(("worker purple", "purple"), ("skill axe", "axe"), ("+", "+")),
    ],
    missing=[
        *("bid", "use", "red", "from", "pay", "take", "carry", "carry wood", "upgrade", "with", "boat"),
        *("keep", "lay", "at", "turn", "tile"),
    ],
    extra=[
        *(("bid miner keywood", "keywood"), ("pass now", "now"), ("decline it", "it"), ("red 2 3", "3")),
        *(("pay red red", "red"), ("ne ne", "ne"), ("with wood wood wood wood", "wood")),
        *(("with saw pick", "pick"), ("keep scholar scholar", "scholar")),
        *(("keep scholar scribes windmill jeweller", "jeweller"), ("at 1,1 2,2", "2,2")),
    ],
    golden={f"{setup['players']}-{name}": setup for setup in SETUPS for name in HANDS},
    hand=hand,
)
