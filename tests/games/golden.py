"""Golden records: `python -m tests.games.golden [GAME [NAME …]]` makes them anew.

A golden record is a whole game kept as it was played, by the `hand` of its title. test_golden.py replays each
on every run, so a change of the rules shows at once. Make one anew only when the rules were wrong: bump the
rules version of the game, keep what still replays, and say in docs/rulings.md what changed.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import tablestead as ts
from tests.games.title import Title
from tests.games.titles import TITLES

HERE = Path(__file__).parent
NAMES = ("Anna", "Béla", "Chloé", "Dan", "Éva", "Félix")
SEED = 2026


def folder(title: Title) -> Path:
    return HERE / title.game.id / "golden"


def text_of(title: Title, name: str) -> str:
    return (folder(title) / f"{name}.txt").read_bytes().decode("utf-8")


def expected(title: Title) -> dict[str, dict[str, object]]:
    """The summaries, by name."""
    found: dict[str, dict[str, object]] = json.loads((folder(title) / "expected.json").read_text("utf-8"))
    return found


def play(title: Title, name: str) -> ts.Record:
    seed = SEED + list(title.golden).index(name)
    dealer = ts.Dealer(seed)
    options = dealer.settle(title.game, **title.golden[name])
    record = ts.Record(title.game, options, NAMES[: int(options["players"])])
    state = record.start()
    hand = title.hand(name, seed, options, dealer)
    while state.player != ts.OVER:
        chance = state.player == ts.CHANCE
        action = hand.draw(state) if chance else hand.choose(state, state.legal())
        state.apply(action)
        record.append(action)
        hand.played(action)
    return record


def summary(title: Title, record: ts.Record) -> dict[str, object]:
    """What must come out again."""
    state = record.state()
    return {
        "actions": len(record.actions),
        **title.facts(state),
        "scores": state.scores(),
        "places": state.places(),
        "digest": state.digest(),
    }


def make(title: Title, names: list[str]) -> None:
    summaries = expected(title)
    for name in names or title.golden:
        record = play(title, name)
        (folder(title) / f"{name}.txt").write_text(record.text(), encoding="utf-8", newline="\n")
        summaries[name] = summary(title, record)
        print(f"{title.game.id} {name}: {summaries[name]}")
    text = json.dumps(summaries, indent=1) + "\n"
    (folder(title) / "expected.json").write_text(text, encoding="utf-8", newline="\n")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.games.golden", description=__doc__)
    parser.add_argument("game", nargs="?", choices=list(TITLES), help="all of them when none is named")
    parser.add_argument("names", nargs="*", help="all records of the game when none is named")
    arguments = parser.parse_args()
    for title in [TITLES[arguments.game]] if arguments.game else TITLES.values():
        make(title, arguments.names)


if __name__ == "__main__":
    main()
