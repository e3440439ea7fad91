"""What is remembered of a game that ends, for every browser that holds a seat."""

from __future__ import annotations

import time
from datetime import datetime
from typing import Final

from tablestead.server.seats import Holders
from tablestead.server.storage import StoredResult, StoredStatus, now
from tablestead.server.table.history import Steps
from tablestead.server.table.position import Position

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
            achievements=[],
        )
        for browser, mine in holders.by_browser().items()
    ]
