"""Makes the golden records: `python -m tests.games.keyflower.make_golden NAME …` or `--all`.

A golden record is a whole game kept as it was played: by the greedy bot in every seat with some steps left
to chance, or by the eager hand of games.py, who carries and upgrades more. test_golden.py replays each on
every run, so a change of the rules shows at once. Make one anew only when the rules were wrong: bump the
rules version of the game, keep what still replays, and say in docs/rulings.md what changed.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import tablestead as ts
from tablestead.games.keyflower.rules import KeyflowerState

from .games import PLAYER_COUNTS, eager_choice
from .positions import GAME

FOLDER = Path(__file__).parent / "golden"
EXPECTED = FOLDER / "expected.json"
NAMES = ("Anna", "Béla", "Chloé", "Dan", "Éva", "Félix")
SEED = 2026
CHANCE_SHARE = 0.08
"""So often a step is drawn evenly from what is legal."""

Expected = dict[str, dict[str, object]]


def setups() -> dict[str, int]:
    """The name of every golden record and its number of players."""
    return {f"{players}-{hand}": players for players in PLAYER_COUNTS for hand in ("greedy", "eager")}


def play(name: str, players: int) -> ts.Record:
    seed = SEED + list(setups()).index(name)
    dealer = ts.Dealer(seed)
    options = dealer.settle(GAME, players=players)
    record = ts.Record(GAME, options, NAMES[:players])
    state = record.start()
    assert isinstance(state, KeyflowerState)
    rng = ts.Rng(seed)
    bots = [ts.bot("greedy", GAME, options, seat, seed=seed) for seat in range(players)]
    plan: list[int] = []
    while state.player != ts.OVER:
        if state.player == ts.CHANCE:
            action = dealer.draw(state)
        elif rng.chance() < CHANCE_SHARE:
            legal = state.legal()
            action = legal[rng.below(len(legal))]
        elif name.endswith("eager"):
            action = eager_choice(state, rng)
        else:
            plan = plan or bots[state.player].choose(state.view(state.player))
            action = plan[0]
        plan = plan[1:] if plan[:1] == [action] else []
        state.apply(action)
        record.append(action)
    return record


def summary(record: ts.Record) -> dict[str, object]:
    """What must come out again."""
    state = record.state()
    return {
        "actions": len(record.actions),
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
    for name, players in setups().items():
        if arguments.all or name in arguments.names:
            record = play(name, players)
            (FOLDER / f"{name}.txt").write_text(record.text(), encoding="utf-8", newline="\n")
            expected[name] = summary(record)
            print(f"{name}: {expected[name]}")
    EXPECTED.write_text(json.dumps(expected, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
