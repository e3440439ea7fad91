"""What the parsers are held to, whatever they are given: they read it, or say what is wrong with it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import msgspec

import tablestead as ts
from tablestead.engine.errors import TablesteadError
from tablestead.engine.game import State
from tablestead.engine.rng import Rng
from tablestead.games.milestones.board import random_board
from tablestead.server import wire

CORPUS = Path(__file__).with_name("corpus")
GOLDEN = Path(__file__).parents[1] / "games"
STOPS = (0, 30, 120, 300)
"""Actions of a golden game after which a line is read."""
MOST_ACTIONS = 100
incoming = msgspec.json.Decoder(wire.Incoming)


def record(text: str) -> None:
    """A record that is read is written as one that is read to the same."""
    written = ts.parse_record(text).text()
    assert ts.parse_record(written).text() == written


def board(text: str) -> None:
    """A board that is taken stays what it is."""
    settled = ts.game("milestones").check({"players": 2, "board": text})
    assert ts.game("milestones").check(settled) == settled


def notation(text: str) -> None:
    """A line that is played is the notation of its actions; one that is refused changes nothing."""
    chosen, _, line = text.partition("\n")
    state = positions()[sum(chosen.encode()) % len(positions())].copy()
    before = state.copy()
    try:
        actions = state.play(line)
    except TablesteadError:
        assert state == before
        raise
    again = [before.game.parse(state.game.text(action)) for action in actions]
    assert again == actions
    for action in actions:
        before.apply(action)
    assert state == before


def message(text: str) -> None:
    """What a socket takes is taken again as it is written; a line in it is played or refused."""
    try:
        found = incoming.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):  # as the server takes it
        return
    assert incoming.decode(msgspec.json.encode(found)) == found
    if isinstance(found, wire.Act):
        state = positions()[found.seq % len(positions())].copy()
        for action in found.actions[:MOST_ACTIONS]:
            state.apply(action)
        if found.text:
            state.play(found.text)


TARGETS: dict[str, Callable[[str], None]] = {
    "record": record,
    "board": board,
    "notation": notation,
    "message": message,
}


def tried(target: str, data: bytes) -> None:
    """Give a parser this. What is refused is refused in a sentence."""
    try:
        TARGETS[target](data.decode(errors="replace"))
    except TablesteadError as error:
        sentence = str(error).strip()
    else:
        return
    assert sentence


@cache
def positions() -> list[State]:
    """Of every title: the first position, and some later ones."""
    found = []
    for game in ts.game_ids():
        golden = min((GOLDEN / game / "golden").glob("2-*.txt"))
        played = ts.parse_record(golden.read_text(encoding="utf-8"))
        found += [played.state(stop) for stop in STOPS]
    return found


def seeds(target: str) -> list[str]:
    """What a parser does take, to begin with."""
    golden = {
        game: min((GOLDEN / game / "golden").glob("2-*.txt")).read_text(encoding="utf-8")
        for game in ts.game_ids()
    }
    if target == "record":
        cut = [text.partition("\n\n") for text in golden.values()]
        return [
            "\n".join([head, "", *lines.splitlines()[:n], "end: unfinished"])
            for head, _, lines in cut
            for n in (0, 25)
        ]
    if target == "notation":
        return [
            f"{chr(number + 48)}\n{line}"
            for number, state in enumerate(positions())
            for line in state.moves()[:8]
        ]
    if target == "message":
        return [
            '{"type":"hello","last_seq":3}',
            *(
                f'{{"type":"act","id":"a","seq":{number},"actions":{state.legal()[:1]}}}'
                for number, state in enumerate(positions())
            ),
            '{"type":"act","id":"a","seq":0,"text":"roll"}',
            '{"type":"undo","id":"a","seq":3,"n":1}',
            '{"type":"command","id":"a","command":"fill","seat":1,"bot":"greedy"}',
            '{"type":"say","id":"a","text":"hello"}',
        ]
    return ["standard", *(random_board(Rng(seed)) for seed in range(2))]
