"""Makes the golden records: `python -m tests.games.ages.make_golden NAME …` or `--all`.

A golden record is a whole game of seeded mixed play, kept as it was; the late trade games are rich ones, so
that ships, swaps and spearheads occur (tests/soak/title.py has both kinds). test_golden.py replays
each on every run, so a change of the rules shows at once. Make one anew only when the rules were wrong:
bump the rules version of the game, keep what still replays, and say in docs/rulings.md what changed.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import tablestead as ts
from tablestead.games.ages.rules import AgesState
from tests.soak.ages.players import Player

FOLDER = Path(__file__).parent / "golden"
EXPECTED = FOLDER / "expected.json"
NAMES = ("Anna", "Béla", "Chloé", "Dan")
SEED = 2026

Expected = dict[str, dict[str, object]]


def setups() -> dict[str, dict[str, int | str | bool]]:
    """The name of every golden record and the options of its game."""
    result: dict[str, dict[str, int | str | bool]] = {}
    for edition in ("2009", "reprint", "late"):
        for players in (1, 2, 3, 4):
            for trade in (False, True):
                if players > 1 or not trade:
                    name = f"{players}-{edition}" + ("-trade" if trade else "")
                    result[name] = {"players": players, "edition": edition, "trade": trade}
    return result


def play(name: str, setup: dict[str, int | str | bool]) -> ts.Record:
    game = ts.game("ages")
    seed = SEED + list(setups()).index(name)
    options = ts.Dealer(seed).settle(game, **setup, start="random")
    record = ts.Record(game, options, NAMES[: int(options["players"])])
    state = game.start(**options)
    assert isinstance(state, AgesState)
    rng = ts.Rng(seed)
    player = Player("rich" if name.endswith("late-trade") else "mixed", seed, options, rng)
    while state.player != ts.OVER:
        chance = state.player == ts.CHANCE
        action = player.draw(state) if chance else player.choose(state, state.legal())
        state.apply(action)
        record.append(action)
        player.played(action)
    return record


def summary(record: ts.Record) -> dict[str, object]:
    """What must come out again."""
    state = record.state()
    return {
        "actions": len(record.actions),
        "round": state.round,
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
            print(f"{name}: {len(record.actions)} actions, {expected[name]['scores']}")
    EXPECTED.write_text(json.dumps(expected, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
