"""What the coach says in Milestones, and where it says nothing."""

from __future__ import annotations

from tests.games.coach import Cases
from tests.games.milestones.positions import at_mill, at_trade, at_works, play, position

ROW = {0: "Q1 L2 S3 G4"}
BUSH = "A2-A3-B2"

COVER = "No move passes the castle, and there you must cover one of your workers for good."

CASES: Cases = {
    "a quiet move": (position(workers=ROW), []),
    "numbers that fall": (
        position(workers={0: "Q3 L2"}),
        ["Your numbers fall somewhere: until that is mended, the trading house pays you no coin."],
    ),
    "the end is near": (
        position(workers=ROW, points={0: 3, 1: 61}),
        ["Béla is 6 points from the target: after that you have one more turn."],
    ),
    "the end is one's own": (
        position(workers=ROW, points={0: 66}),
        ["1 more point and you bring on the end: then the others have one last turn each."],
    ),
    "the last turn": (
        position(workers=ROW, points={1: 67}, end_by=1),
        ["Your last turn: goods left over only break a tie. Turn them into points now."],
    ),
    "the last round": (
        position(workers=ROW, turn_limit=3),
        ["Your last turn: goods left over only break a tie. Turn them into points now."],
    ),
    "a tile that fits everywhere": (play(at_trade("2 coin", workers={0: "Q1 L2"}), "hire L4|L4"), []),
    "a tile that keeps it in one place": (
        play(at_trade("2 coin", workers={0: "Q5 L5 Q5 L5 Q5 L5 Q5 L5"}), "hire L8|S8"),
        ["Only 1 place keeps your numbers rising; elsewhere the trading house stops paying its coin."],
    ),
    "a tile that breaks it": (
        play(at_trade("2 coin", workers={0: "Q2 L2 Q2 L2 Q2 L2 Q2 L2"}), "hire Q1|C3"),
        ["This tile breaks your rising numbers wherever it goes: the trading house then pays no coin."],
    ),
    "a tile in a row that falls": (play(at_trade("2 coin", workers={0: "Q3 L2"}), "hire L4|L4"), []),
    "a majority for hire": (
        at_trade("2 coin", workers={0: "Q1", 1: "S1 C2"}, points={0: 40}),
        ["One more lumberjack would bring you 5 points at the end: one is for hire."],
    ),
    "no coins to hire with": (at_trade("2 sand", workers={0: "Q1", 1: "S1 C2"}, points={0: 40}), []),
    "a bonus tile beside a street": (
        at_works("1 stone 1 sand", workers=ROW, bonuses={BUSH: "stone"}),
        ["A bonus tile is within reach: a street section takes it for your quarryman.", COVER],
    ),
    "a bonus tile for a house": (
        at_works("1 stone 1 wood", workers=ROW, streets=["B1 B2 A2"], bonuses={BUSH: "stone"}),
        ["A bonus tile is within reach: a house takes it for your quarryman.", COVER],
    ),
    "a bonus tile for a marketplace, before the move": (
        position(workers=ROW, goods={0: "wood sand"}, streets=["B1 A2 A3"], bonuses={BUSH: "grain"}),
        ["A bonus tile is within reach: a marketplace takes it for your grain grower."],
    ),
    "a bonus tile without a worker for it": (
        at_works("1 stone 1 sand", workers=ROW, bonuses={BUSH: "coin"}),
        [COVER],
    ),
    "a bonus tile behind the castle": (
        position(
            workers={0: "Q1 L2"},
            goods={0: "wood sand"},
            streets=["B1 A2 A3"],
            bonuses={BUSH: "stone"},
            piece={0: "mill"},
        ),
        [],
    ),
    "the castle": (
        position(workers=ROW, goods={0: "2 stone 4 wood"}, piece={0: "board-of-works"}),
        ["The castle is near and leaves you 3 goods: 3 would be lost.", COVER],
    ),
    "the castle, with little": (position(workers={0: "Q1 L2"}, piece={0: "board-of-works"}), []),
    "the mill before the castle": (
        at_mill("5 grain", workers={0: "Q1 L2"}),
        ["The castle is near and leaves you 3 goods: 2 would be lost."],
    ),
    "a worker to cover": (
        position(step="cover", moves=1, workers={0: "Q1 L4* S3"}),
        [
            "Covering a worker with a bonus tile loses the tile as well.",
            "Without the sand worker 3 your numbers would rise again, and the trading house would pay.",
        ],
    ),
    "a worker to cover in a rising row": (position(step="cover", moves=1, workers=ROW), []),
}
