"""Whole games typed in: the lines are made on a copy of the game that the terminal plays."""

from __future__ import annotations

import os
import re
import select
import struct
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import tablestead as ts
from tablestead.cli import ages
from tablestead.cli.game_screen import screen_of
from tablestead.engine.game import State
from tablestead.games.ages.view import AgesView

WAIT_S = 120.0
"""A terminal that shows nothing new for so long is stuck."""
SOURCES = str(Path(ts.__file__).resolve().parents[1])
"""For a process of its own: the package that these tests use."""
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
PROMPT = re.compile("(?:(?:Anna|Béla)>|presses Enter:) (?:\x1b\\[[0-9;?]*[a-zA-Z])*$".encode())


def by_number(state: State, rng: ts.Rng) -> tuple[str, int]:
    """A line of numbers for a decision, and the action it means."""
    view = state.view(state.player)
    if isinstance(view, AgesView) and view.step == "reroll":
        free = ages.free_dice(view)
        numbers = [number for number in range(1, len(free) + 1) if rng.below(3) == 0]
        faces = " ".join(free[number - 1] for number in numbers)
        if not numbers:
            return "0", state.game.parse("stop")
        return " ".join(map(str, numbers)), state.game.parse(f"reroll {faces}")
    menu = screen_of(state.game.id).menu(view, state.choices(state.player))
    number = list(menu)[int(rng.below(len(menu)))]
    entry = menu[number]
    chosen = entry.choices[int(rng.below(len(entry.choices)))]
    return f"{number} {chosen.args['n']}" if entry.amounts else number, chosen.action


def by_notation(state: State, rng: ts.Rng) -> tuple[str, int]:
    legal = state.legal()
    action = legal[int(rng.below(len(legal)))]
    return state.game.text(action), action


def script(
    seed: int, options: Mapping[str, object], id: str = "ages", bots: Mapping[int, str] | None = None
) -> tuple[list[str], State]:
    """All lines that people type in a game, and the position it ends in; bots play as the terminal's do."""
    game = ts.game(id)
    rng, dealer = ts.Rng(seed), ts.Dealer(seed)
    state = game.start(**options)
    playing = {
        seat: ts.bot(name, game, options, seat, seed=seed + 1_000_003 * (seat + 1))
        for seat, name in (bots or {}).items()
    }
    people = [seat for seat in range(state.players) if seat not in playing]
    eyes = -1
    lines: list[str] = []
    while state.player != ts.OVER:
        if game.hidden and len(people) > 1 and state.player in people and state.player != eyes:
            eyes = state.player
            lines.append("")  # who takes the device says so
        if state.player == ts.CHANCE:
            state.apply(dealer.draw(state))
        elif state.player in playing:
            for action in playing[state.player].choose(state.view(state.player)):
                state.apply(action)
        else:
            # Turns change between the two ways, so both are used for every kind of decision.
            line, action = (by_number if len(lines) % 2 else by_notation)(state, rng)
            lines.append(line)
            state.apply(action)
    return lines, state


def at_terminal(
    folder: Path, arguments: Sequence[str], lines: Sequence[str], columns: int, colour: bool
) -> str:
    """What a pseudo-terminal shows when every line is typed as it is asked for; `~` stands before each."""
    import fcntl
    import pty
    import termios

    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    environment = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "NO_COLOR")}
    environment |= {"PYTHONPATH": SOURCES, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}
    environment |= {} if colour else {"NO_COLOR": "1"}
    process = subprocess.Popen(
        [sys.executable, "-m", "tablestead.cli", *arguments],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        cwd=folder,
        env=environment,
        close_fds=True,
    )
    os.close(theirs)
    output = b""
    typed = 0
    try:
        while select.select([ours], [], [], WAIT_S)[0]:
            try:
                piece = os.read(ours, 65536)
            except OSError:  # the other side is closed
                break
            if not piece:
                break
            output += piece
            # A prompt is the last thing on the screen; what was typed is echoed before the next one.
            if typed < len(lines) and PROMPT.search(output[-200:]):
                os.write(ours, lines[typed].encode() + b"\n")
                output += b"~"
                typed += 1
    finally:
        os.close(ours)
        process.wait(WAIT_S)
    text = output.decode()
    assert process.returncode == 0, text[-2000:]
    assert typed == len(lines)
    return text


def random_record(
    seed: int = 1, players: int = 2, upto: int | None = None, id: str = "ages", **options: object
) -> ts.Record:
    """A game of random moves, or its beginning."""
    game = ts.game(id)
    rng = ts.Rng(seed)
    names = ["Anna", "Béla", "Clara", "Dóra"][:players]
    record = ts.Record(game, game.check({"players": players, **options}), names)
    state = record.start()
    while state.player != ts.OVER and (upto is None or len(record.actions) < upto):
        legal = state.legal()
        action = legal[int(rng.below(len(legal)))] if legal else state.sample(rng)
        state.apply(action)
        record.append(action)
    return record
