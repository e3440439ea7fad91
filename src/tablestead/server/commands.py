"""What people do about a table, not in the game: seats change hands, the game ends, they talk.

A command changes the row of the table if nobody else changed it meanwhile; else it is thought over again.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import tablestead as ts
from tablestead.engine.visible import one_line
from tablestead.server import clock, wire
from tablestead.server.limits import Bucket
from tablestead.server.live import (
    CHAT_SHOWN,
    RUNNING,
    STORAGE_FAILED,
    TRIES,
    WAITING,
    LiveTable,
    chat_message,
    play,
    row_changes,
)
from tablestead.server.seats import FRIEND, Seat, changed, is_listed, new_secret, same, stored
from tablestead.server.storage import Holder, RowVersionConflict, SequenceConflict, StoredEvent, StoredStatus
from tablestead.server.viewer import RequestRejected, Viewer

MAX_SAID: Final = 500
MAX_LINES: Final = 2**31
MAX_NAME: Final = 40
CHAT_PACE: Final = (5, 0.5)
"""Lines at once, and then so many in a second."""


@dataclass
class Change:
    """What is to be stored."""

    fields: dict[str, Any] = field(default_factory=dict)
    hold: Sequence[Holder] = ()
    free: Sequence[int] = ()
    event: StoredEvent | None = None


Command = Callable[[LiveTable], Change | None]
"""What a command changes; nothing when it was done before, if only by a server that died over the answer."""


async def change(table: LiveTable, command: Command, done: Callable[[], None] = lambda: None) -> None:
    """Store what a command changes, and tell everyone. `done` is called once it is durable."""
    async with table.lock:
        await table.settle_doubt()
        for _ in range(TRIES):
            if table.deleted:
                raise RequestRejected("error-table")
            if table.broken is not None:
                raise table.broken
            wanted = command(table)
            if wanted is None:
                done()
                return
            table.doubt()  # until it has been read what is stored
            try:
                await table.storage.update(
                    table.id,
                    table.row.row_version,
                    table.seq,
                    wanted.fields,
                    wanted.hold,
                    wanted.free,
                    wanted.event,
                )
            except (RowVersionConflict, SequenceConflict):
                await table.settle_doubt()
                continue
            except STORAGE_FAILED as error:
                raise RequestRejected("error-storage") from error
            done()
            with contextlib.suppress(RequestRejected):  # it is done, though it cannot be shown yet
                await table.settle_doubt()
            return
    raise RequestRejected("error-old-position")


# Seats


def join(browser: str, asked: wire.Join) -> Command:
    def command(table: LiveTable) -> Change:
        seat = _seat(table, asked.seat)
        if table.over:
            raise RequestRejected("error-over")
        if not seat.vacant:
            raise RequestRejected("error-seat-taken")
        if seat.vacant == FRIEND and not (table.row.invite and same(asked.invite, table.row.invite)):
            raise RequestRejected("error-invite")
        name = one_line(asked.name)
        if not 0 < len(name) <= MAX_NAME:
            raise RequestRejected("error-name", {"number": asked.seat + 1, "n": MAX_NAME})
        seats = changed(table.seats, asked.seat, name=name, vacant="", stand_in="", opened=seat.vacant)
        return _seated(table, seats, hold=[Holder(asked.seat, browser)])

    return command


def _seated(
    table: LiveTable, seats: list[Seat], hold: Sequence[Holder] = (), free: Sequence[int] = ()
) -> Change:
    """Seats change hands: the game starts when the last one is taken, and bots have no clock."""
    wanted = Change({"seats": stored(seats), "listed": is_listed(seats)}, hold, free)
    wanted.fields["agreed"] = [seat for seat in table.row.agreed if seats[seat] == table.seats[seat]]
    if table.status == WAITING:
        if not any(seat.vacant for seat in seats):
            _start(table, seats, wanted)
    elif table.status == RUNNING:
        wanted.fields |= _clocks(table, seats)
    return wanted


def _clocks(table: LiveTable, seats: Sequence[Seat]) -> dict[str, Any]:
    """Whoever comes to a seat, or back to it, finds some time there."""
    times, player = table.times, table.position()[1].player
    back = [n for n, seat in enumerate(seats) if seat.present and not table.seats[n].present]
    bot = player >= 0 and bool(seats[player].played_by)
    if restarts := player in back or bot != table.row.bot_turn:
        times = clock.stopped(table.clock, times, player, time.time())
    for seat in back:
        times = clock.returned(table.clock, times, seat)
    if restarts:
        times = clock.running(table.clock, times, -1 if bot else player, time.time())
    return row_changes(times) | {"bot_turn": bot}


def _start(table: LiveTable, seats: list[Seat], wanted: Change) -> None:
    """The first chance is drawn when all are there, not before."""
    state = table.position()[1].copy()
    _, lines = play(state, [], table.dealer())
    if lines:
        wanted.event = StoredEvent(table.seq + 1, "act", {"id": "", "lines": lines})
    bot = state.player >= 0 and bool(seats[state.player].played_by)
    times = clock.first(table.clock, len(seats))
    times = clock.running(table.clock, times, -1 if bot else state.player, time.time())
    wanted.fields |= {"status": RUNNING, "round": state.round, "player": state.player, "bot_turn": bot}
    wanted.fields |= row_changes(times)


def _free(table: LiveTable, viewer: Viewer, message: wire.Command) -> Change | None:
    _host(viewer)
    seat = _seat(table, message.seat)
    if seat.vacant == FRIEND:
        return None
    if seat.vacant or seat.bot or viewer.mine == (message.seat,):  # one's last seat one resigns
        raise RequestRejected("error-vacant")
    _not_over(table)
    wanted = _seated(
        table, changed(table.seats, message.seat, vacant=FRIEND, stand_in=""), free=[message.seat]
    )
    wanted.fields["invite"] = new_secret()  # who had to go knows the old one
    return wanted


def _fill(table: LiveTable, viewer: Viewer, message: wire.Command) -> Change | None:
    _host(viewer)
    _not_over(table)
    seat = _seat(table, message.seat)
    if message.bot and seat.bot == message.bot:
        return None
    if not seat.vacant:
        raise RequestRejected("error-seat-taken")
    bots = ts.bot_names(table.game.id)
    if message.bot not in bots:
        raise RequestRejected("error-bot-unknown", {"bot": message.bot[:60], "allowed": ", ".join(bots)})
    name = seat.name or free_name(message.bot, table.seats)
    seats = changed(table.seats, message.seat, name=name, bot=message.bot, vacant="", stand_in="")
    return _seated(table, seats)


def _stand_in(table: LiveTable, viewer: Viewer, message: wire.Command) -> Change:
    """For oneself at any time; for another whose time is up, or whose seat is vacant."""
    _running(table)
    seat = _seat(table, message.seat)
    if seat.bot:
        raise RequestRejected("error-command")
    if message.seat not in viewer.mine:
        _player(viewer)
        _, state = table.position()
        late = table.row.deadline is not None and time.time() >= table.row.deadline
        if not seat.vacant and not (late and state.player == message.seat):
            raise RequestRejected("error-time-left", {"seat": message.seat})
    bot = ts.bot_names(table.game.id)[-1]
    return _seated(table, changed(table.seats, message.seat, stand_in=bot))


def _return(table: LiveTable, viewer: Viewer, message: wire.Command) -> Change:
    _running(table)
    _own(viewer, message.seat)
    return _seated(table, changed(table.seats, message.seat, stand_in=""))


def _resign(table: LiveTable, viewer: Viewer, message: wire.Command) -> Change:
    """Leaves a table that waits. Else, with two players or as the last person, the game is lost; with more
    a bot goes on."""
    _own(viewer, message.seat)
    _not_over(table)
    if table.status == WAITING:
        opened = table.seats[message.seat].opened or FRIEND
        return _seated(table, changed(table.seats, message.seat, vacant=opened), free=[message.seat])
    others = [seat for number, seat in enumerate(table.seats) if seat.person and number != message.seat]
    if len(table.seats) <= 2 or not others:
        return _end(table, message.id, "resigned", message.seat)
    bot = ts.bot_names(table.game.id)[-1]
    return _seated(table, changed(table.seats, message.seat, bot=bot, stand_in=""), free=[message.seat])


# The end of a game before its end


def _end(table: LiveTable, id: str, status: StoredStatus, resigned: int = -1) -> Change:
    ending = {"status": status, "resigned": resigned}
    event = StoredEvent(table.seq + 1, "end", {"id": id, **ending})
    fields = {**ending, "player": ts.OVER, "deadline": None, "bot_turn": False, "listed": False}
    return Change(fields | {"agreed": []}, event=event)


def _close(table: LiveTable, viewer: Viewer, message: wire.Command) -> Change:
    _host(viewer)
    _not_over(table)
    return _end(table, message.id, "abandoned")


def _agree(table: LiveTable, viewer: Viewer, message: wire.Command) -> Change:
    """The votes stay, so that the end can say that all agreed."""
    _running(table)
    _own(viewer, message.seat)
    agreed = sorted({*table.row.agreed, message.seat})
    asked = [number for number, seat in enumerate(table.seats) if seat.present]
    wanted = _end(table, message.id, "abandoned") if set(asked) <= set(agreed) else Change()
    wanted.fields["agreed"] = agreed
    return wanted


def _disagree(table: LiveTable, viewer: Viewer, message: wire.Command) -> Change:
    """Whoever is against it ends the vote."""
    _running(table)
    _own(viewer, message.seat)
    return Change({"agreed": []})


# The house


def _watch(table: LiveTable, viewer: Viewer, message: wire.Command) -> Change:
    _host(viewer)
    return Change({"watch": message.command == "watch"})


def rematched(table: LiveTable, was: str, new: str) -> Change:
    if table.row.rematch != was:
        raise RequestRejected("error-rematch")
    return Change({"rematch": new})


COMMANDS: Final[dict[wire.CommandName, Callable[[LiveTable, Viewer, wire.Command], Change | None]]] = {
    "free": _free,
    "fill": _fill,
    "stand-in": _stand_in,
    "return": _return,
    "resign": _resign,
    "close": _close,
    "agree": _agree,
    "disagree": _disagree,
    "watch": _watch,
    "unwatch": _watch,
}


async def run(table: LiveTable, viewer: Viewer, message: wire.Command) -> None:
    command = COMMANDS[message.command]

    def acknowledge() -> None:
        table.remember(message.id)
        viewer.send(wire.Ack(message.id))

    def once(table: LiveTable) -> Change | None:
        return None if table.known(message.id) else command(table, viewer, message)

    await change(table, once, acknowledge)


# Chat


async def say(table: LiveTable, viewer: Viewer, message: wire.Say) -> None:
    async with table.lock:
        _own(viewer, message.seat)
        if not table.known(message.id):
            text = one_line(message.text)
            if not 0 < len(text) <= MAX_SAID:
                raise RequestRejected("error-chat", {"n": MAX_SAID})
            _slowly(table, viewer)
            name = table.seats[message.seat].name
            try:
                said = await table.storage.say(table.id, message.seat, name, text, message.id)
            except STORAGE_FAILED as error:
                raise RequestRejected("error-storage") from error
            table.remember(message.id)
            await _tell_chat(table, chat_message(said))
        viewer.send(wire.Ack(message.id))


async def react(table: LiveTable, viewer: Viewer, message: wire.React) -> None:
    async with table.lock:
        _own(viewer, message.seat)
        if not table.known(message.id):
            if message.emoji not in wire.REACTIONS or not 0 < message.n < MAX_LINES:
                raise RequestRejected("error-reaction")
            _slowly(table, viewer)
            try:
                found = await table.storage.react(table.id, message.n, message.seat, message.emoji)
            except STORAGE_FAILED as error:
                raise RequestRejected("error-storage") from error
            if found is None:
                raise RequestRejected("error-reaction")
            table.remember(message.id)
            await _tell_chat(table, chat_message(found))
        viewer.send(wire.Ack(message.id))


def _slowly(table: LiveTable, viewer: Viewer) -> None:
    if table.chatting.setdefault(viewer.browser, Bucket(*CHAT_PACE)).take():
        raise RequestRejected("error-chat-fast")


async def _tell_chat(table: LiveTable, line: wire.ChatMessage) -> None:
    hear_chat(table, [line])
    await table.storage.notify({"chat": table.id})


def hear_chat(table: LiveTable, lines: Sequence[wire.ChatMessage]) -> None:
    """New or changed lines, from here or another process."""
    known = {line.n: line for line in table.chat or []}
    news = [line for line in lines if known.get(line.n) != line]
    if table.chat is not None:
        known |= {line.n: line for line in news}
        table.chat = [known[n] for n in sorted(known)][-CHAT_SHOWN:]
    if news:
        note = wire.Note("chat", chat=news)
        for viewer in table.viewers:
            if table.hears(viewer):
                viewer.send(note)


# What a command asks for


def _seat(table: LiveTable, seat: int) -> Seat:
    if not 0 <= seat < len(table.seats):
        raise RequestRejected("error-command")
    return table.seats[seat]


def _own(viewer: Viewer, seat: int) -> None:
    if seat not in viewer.mine:
        raise RequestRejected("error-no-seat")


def _player(viewer: Viewer) -> None:
    if not viewer.mine:
        raise RequestRejected("error-no-seat")


def _host(viewer: Viewer) -> None:
    if not viewer.host:
        raise RequestRejected("error-not-host")


def _running(table: LiveTable) -> None:
    if table.status != RUNNING:
        raise RequestRejected("error-waiting" if table.status == WAITING else "error-over")


def _not_over(table: LiveTable) -> None:
    if table.over:
        raise RequestRejected("error-over")


# Words people type


def free_name(bot: str, seats: Sequence[Seat]) -> str:
    """A bot's seat needs a name for the record; the page shows the bot's own name in its language."""
    taken = {seat.name for seat in seats}
    return next(name for n in range(1, 99) if (name := f"{bot} {n}" if n > 1 else bot) not in taken)
