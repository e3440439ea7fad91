"""What the coach says in Keyflower, and where it says nothing."""

from __future__ import annotations

from tests.games.coach import Cases
from tests.games.keyflower.positions import play, position

HANDS = {0: "4 red 2 blue 1 saw", 1: "5 red"}
KNOWN = {1: "5 red"}
VILLAGES = position(
    screens=HANDS, known=KNOWN, village={0: "keywood@0,-1", 1: "miner@0,1"}, offer="stable smelter"
)

BOATS = (
    "Turn-order tiles decide who takes a boat first at the end of the season. Look at what the boats carry."
)
WINTER = (
    "The last season: workers, skill tiles and resources count only where a tile scores them; gold 1 each."
)

CASES: Cases = {
    "a quiet turn": (position(screens=HANDS), [BOATS]),
    "a bid that can be answered": (position(screens=HANDS, known=KNOWN, bids={"miner": "0 red 1"}), [BOATS]),
    "a bid that cannot": (
        position(screens={0: "2 blue", 1: "5 red"}, known=KNOWN, bids={"miner": "0 red 3"}),
        ["Béla has enough red workers to outbid you on the Miner, and you have none left to answer.", BOATS],
    ),
    "a bid that may be outbid by what nobody knows": (
        position(screens={0: "2 blue", 1: "5 red"}, bids={"miner": "0 red 3"}),
        [BOATS],
    ),
    "a bid that nobody can follow": (
        position(screens={0: "2 blue", 1: "5 red"}, known=KNOWN, bids={"miner": "0 blue 3"}),
        [
            "Nobody can outbid you on the Miner with what they have now: your other workers are free.",
            BOATS,
        ],
    ),
    "outbid": (
        position(screens=HANDS, bids={"miner": "0 red 2, 1 red 3"}),
        [
            "You are outbid on the Miner: those 2 workers may go together to another bid or onto a tile.",
            BOATS,
        ],
    ),
    "the last to pass": (
        position(screens={0: "2 red"}, passes=1, village={0: "keywood@0,-1"}),
        [
            "All others have passed: if you pass too, the season ends with these unused: 2 red workers.",
            "You can still use Keywood in your village: the workers come back to you when the season ends.",
            BOATS,
        ],
    ),
    "the last to pass, with no workers": (position(screens={1: "5 red"}, passes=1), [BOATS]),
    "an upgrade that is paid for": (
        position(screens=HANDS, village={0: "keywood@0,-1"}, goods={"keywood": "1 wood"}),
        ["You could upgrade Keywood: all it costs is there. Use a tile that upgrades.", BOATS],
    ),
    "workers on another's tile": (
        play(VILLAGES.copy(), "use miner"),
        ["These workers go to Béla when the season ends: the tile is in another’s village."],
    ),
    "workers on one's own tile": (play(VILLAGES.copy(), "use keywood"), []),
    "a price that cannot be paid": (
        play(VILLAGES.copy(), "use smelter"),
        ["You cannot pay what the Smelter asks for: used now it does nothing."],
    ),
    "winter tiles in hand": (
        position(season="autumn", offer="blacksmith", screens=HANDS, winter={0: "key-guild keythedral"}),
        [
            "In your hand the Key guild would score nothing yet: collect what it counts, or keep another.",
            BOATS,
        ],
    ),
    "the last season": (position(season="winter", offer="keythedral", screens=HANDS), [WINTER]),
    "a rival's winter tile": (
        position(
            season="winter",
            offer="keythedral key-guild",
            screens={0: "4 red", 1: "5 blue"},
            bids={"keythedral": "1 red 1"},
        ),
        [
            "Béla leads on the Keythedral, which would bring at least 12 points: you can still outbid it.",
            WINTER,
        ],
    ),
    "a rival's winter tile that nobody else can bid on": (
        position(season="winter", offer="keythedral", screens={0: "4 blue"}, bids={"keythedral": "1 red 1"}),
        [WINTER],
    ),
    "winter tiles to keep": (
        position(
            season="winter",
            step="keep",
            phase="keep",
            offer="",
            screens=HANDS,
            winter={0: "key-guild keythedral"},
        ),
        ["In your hand the Key guild would score nothing yet: collect what it counts, or keep another."],
    ),
    "a winter tile that is worth nothing": (
        play(position(season="winter", offer="key-guild keythedral", screens=HANDS), "bid key-guild"),
        ["As things stand the Key guild would bring you no points: it is a bid for nothing."],
    ),
    "a winter tile that is worth something": (
        play(position(season="winter", offer="key-guild keythedral", screens=HANDS), "bid keythedral"),
        [],
    ),
    "a resource without a road": (
        position(
            step="transport",
            screens=HANDS,
            village={0: "keywood@0,-1"},
            aside={0: "miner"},
            goods={"miner": "2 iron 1 wood"},
        ),
        ["No road leads from your wood to Home 1, which needs it for its upgrade."],
    ),
    "a resource with a road": (
        position(
            step="transport", screens=HANDS, village={0: "keywood@0,-1"}, goods={"home-1": "1 wood 1 iron"}
        ),
        [],
    ),
}
