"""A record shown: printed, step by step, or as JSON."""

from __future__ import annotations

import json
import re

import msgspec

import tablestead as ts
from tablestead.cli.game_screen import screen_of
from tablestead.cli.history import show_turn, turns
from tablestead.cli.screen import Screen
from tablestead.engine.record import UNFINISHED, Record, end_text


def as_json(record: Record, perspective: int | None) -> str:
    """The result for programs: scores, places and the last position. Seats are in order."""
    state = record.state()
    return json.dumps(
        {
            "game": record.game.id,
            "rules": record.rules_version,
            "options": record.options,
            "names": record.names,
            "end": end_text(record.end or UNFINISHED, record.resigned),
            "actions": len(record.actions),
            "rounds": state.round,
            "scores": state.scores(),
            "places": state.places(),
            "winners": [seat + 1 for seat in state.winners()] if state.player == ts.OVER else [],
            "digest": state.digest(),
            "position": msgspec.to_builtins(state.view(perspective)),
        },
        ensure_ascii=False,
        indent=2,
    )


def show(screen: Screen, record: Record, perspective: int | None) -> None:
    """The whole game in words, and how it stands at its end."""
    for turn in turns(record, perspective):
        show_turn(screen, turn)
    _show_end(screen, record, perspective)


def step(screen: Screen, record: Record, perspective: int | None) -> None:
    """Turn by turn: Enter goes on, `b` back, a number to a turn, `q` ends."""
    told = list(turns(record, perspective))
    at = 0
    while told and at < len(told):
        screen.line()
        show_turn(screen, told[at])
        screen_of(screen.game).show_sheets(screen, record.state(told[at].actions).view(perspective), False)
        try:
            answer = (
                screen.ask(screen.say("terminal-step", {"n": at + 1, "all": len(told)}) + " ").strip().lower()
            )
        except (EOFError, KeyboardInterrupt):
            screen.line()
            return
        if answer in ("q", "quit"):
            return
        if answer in ("b", "back"):
            at = max(0, at - 1)
        elif re.fullmatch("[0-9]{1,9}", answer) and 1 <= int(answer) <= len(told):
            at = int(answer) - 1
        elif not answer:
            at += 1
    _show_end(screen, record, perspective)


def _show_end(screen: Screen, record: Record, perspective: int | None) -> None:
    state, game_screen = record.state(), screen_of(screen.game)
    if state.player == ts.OVER:
        screen.heading(screen.term("game-over"))
    else:
        screen.heading(screen.say("terminal-unfinished"))
        game_screen.show_sheets(screen, state.view(perspective), True)
    game_screen.show_scores(screen, state.view(perspective), state.places())
