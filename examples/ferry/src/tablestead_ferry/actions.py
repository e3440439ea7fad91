"""The numbering of actions and their notation."""

from __future__ import annotations

from typing import Final

from tablestead.engine.blocks import Block, Ids, Numbering
from tablestead_ferry import material as m

END: Final = 0
ROLL: Final = 1
SEND: Final = 2  # + value
DEALT: Final = 8  # + value: this and the next are chance events
TIDE: Final = 14  # + value

VALUE: Final = Ids("VALUE", m.VALUE_IDS)

NUMBERING: Final = Numbering(
    (
        Block(END, "end"),
        Block(ROLL, "roll"),
        Block(SEND, "send", (VALUE,)),
        Block(DEALT, "dealt", (VALUE,), chance=True),
        Block(TIDE, "tide", (VALUE,), chance=True),
    )
)
