"""Makes the golden records: `python -m tests.games.milestones.make_golden NAME …` or `--all`.

A golden record is a whole game kept as it was played: by the greedy bot in every seat, with some steps left
to chance; one is all chance. test_golden.py replays each on every run, so a change of the rules shows at
once. Make one anew only when the rules were wrong: bump the rules version of the game, keep what still
replays, and say in docs/rulings.md what changed.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import tablestead as ts

from .games import BOARDS, Setup
from .positions import GAME, STANDARD_TILES, seen, small_board

FOLDER = Path(__file__).parent / "golden"
EXPECTED = FOLDER / "expected.json"
NAMES = ("Anna", "Béla", "Chloé", "Dan")
SEED = 2026
CHANCE_SHARE = 0.08
"""So often a step is drawn evenly from what is legal."""

Expected = dict[str, dict[str, object]]

HOLLOW = small_board(
    rows=[
        {"row": "A", "first_hx": 4, "values": [5, 4, 3]},
        {"row": "B", "first_hx": 3, "values": [2, 1, 1, 2]},
        {"row": "C", "first_hx": 2, "values": [3, 1, 0, 1, 3]},
        {"row": "D", "first_hx": 3, "values": [2, 1, 1, 2]},
        {"row": "E", "first_hx": 4, "values": [3, 4, 5]},
    ],
    start_market="C4",
    bush_triangles=["A3-A4-B3", "A4-A5-B4", "B2-C2-C3", "B5-C5-C6", "D2-E3-D3", "D4-D5-E5", "B3-B4-C4"],
    bonus_tiles={"Q": 2, "L": 1, "S": 2, "G": 1, "C": 1},
    worker_tiles=STANDARD_TILES[3:],
)
"""A hexagon with the start in its middle: one bush touches the start, two share a corner."""


def setups() -> dict[str, Setup]:
    """The name of every golden record and the options of its game."""
    return {
        "2-standard": {"players": 2, "board": "standard"},
        "3-standard": {"players": 3, "board": "standard"},
        "4-standard": {"players": 4, "board": "standard"},
        "2-random": {"players": 2, "board": "random"},
        "3-random": {"players": 3, "board": "random"},
        "4-random": {"players": 4, "board": "random"},
        "2-limit": {"players": 2, "board": "standard", "turn_limit": 9},
        "3-limit": {"players": 3, "board": "random", "turn_limit": 5},
        "2-shared": {"players": 2, "board": BOARDS["shared"], "turn_limit": 20},
        "3-hollow": {"players": 3, "board": HOLLOW, "turn_limit": 30},
        "3-tiles": {"players": 3, "board": BOARDS["few"]},
        "4-tiles": {"players": 4, "board": BOARDS["few"]},
        "4-chance": {"players": 4, "board": "standard", "turn_limit": 15},
    }


def play(name: str, setup: Setup) -> ts.Record:
    seed = SEED + list(setups()).index(name)
    dealer = ts.Dealer(seed)
    options = dealer.settle(GAME, **{"start": "random", **setup})
    players = int(options["players"])
    record = ts.Record(GAME, options, NAMES[:players])
    state = record.start()
    rng = ts.Rng(seed)
    bots = [ts.bot("greedy", GAME, options, seat, seed=seed) for seat in range(players)]
    plan: list[int] = []
    while state.player != ts.OVER:
        if state.player == ts.CHANCE:
            action = dealer.draw(state)
        elif name.endswith("chance") or rng.chance() < CHANCE_SHARE:
            legal = state.legal()
            action = legal[rng.below(len(legal))]
        else:
            plan = plan or bots[state.player].choose(state.view(state.player))
            action = plan[0]
        plan = plan[1:] if plan[:1] == [action] else []
        state.apply(action)
        record.append(action)
    return record


def ended_by(state: ts.State) -> str:
    view = seen(state)
    if view.end_by is None or (view.active + 1) % view.players != view.end_by:
        return "limit"
    return "points" if any(view.display) else "tiles"


def summary(record: ts.Record) -> dict[str, object]:
    """What must come out again."""
    state = record.state()
    return {
        "actions": len(record.actions),
        "round": state.round,
        "ended_by": ended_by(state),
        "scores": state.scores(),
        "places": state.places(),
        "digest": state.digest(),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", choices=[*setups(), []])
    parser.add_argument("--all", action="store_true")
    arguments = parser.parse_args()
    expected: Expected = json.loads(EXPECTED.read_text()) if EXPECTED.exists() else {}
    for name, setup in setups().items():
        if arguments.all or name in arguments.names:
            record = play(name, setup)
            (FOLDER / f"{name}.txt").write_text(record.text(), encoding="utf-8", newline="\n")
            expected[name] = summary(record)
            print(f"{name}: {expected[name]}")
    EXPECTED.write_text(json.dumps(expected, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
