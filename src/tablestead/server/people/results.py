"""What is remembered of a game that ends, for every browser that holds a seat."""

from __future__ import annotations

import logging
import time
from datetime import datetime
from typing import Final

import msgspec

from tablestead.server.operations.logs import short
from tablestead.server.people.goals import Ending, reached
from tablestead.server.people.seats import Holders
from tablestead.server.storage import StoredResult, StoredStatus, now
from tablestead.server.table.history import Steps
from tablestead.server.table.position import Position

log = logging.getLogger(__name__)

LONGEST_OPTION: Final = 40
"""Of a text that is an option: a longer one is a board of one's own."""


def results_of(
    position: Position, holders: Holders, steps: Steps, status: StoredStatus, resigned: int = -1
) -> list[StoredResult]:
    """`steps`: the line that ends the game, which is not yet part of the position."""
    row, after = position.row, steps.after
    record, _ = position.current()
    finished = status == "finished"
    begun = datetime.fromisoformat(row.created).timestamp()
    return [
        StoredResult(
            browser=browser,
            table_id=row.id,
            game=row.game,
            options={name: value for name, value in row.options.items() if len(str(value)) <= LONGEST_OPTION},
            bots=[seat.bot for seat in position.seats],
            mine=mine,
            status=status,
            resigned=resigned,
            scores=after.scores() if finished else [],
            places=after.places() if finished else [],
            rounds=after.round,
            turns=sum(map(record.game.ends_turn, [*record.actions, *steps.actions])),
            minutes=max(0, round((time.time() - begun) / 60)),
            ended=now(),
            achievements=_achievements(position, steps, mine[0]) if finished and len(mine) == 1 else [],
        )
        for browser, mine in holders.by_browser().items()
    ]


def _achievements(position: Position, steps: Steps, seat: int) -> list[str]:
    """What the one seat of a browser reached: of several it is not known whose the browser is."""
    row, after = position.row, steps.after
    try:
        told = [event for entry in position.history.log(seat) for event in entry.events]
        for before, action, then in zip(steps.states[:-1], steps.actions, steps.states[1:], strict=True):
            told += before.game.describe(before, action, then, seat)
        view = msgspec.to_builtins(after.view(seat))
        bots = [one.bot for one in position.seats]
        return reached(Ending(row.game, row.options, seat, after.scores(), after.places(), bots, view, told))
    except Exception:  # whatever is wrong here, the game has ended
        log.exception("table %s: achievements cannot be told", short(row.id))
        return []
