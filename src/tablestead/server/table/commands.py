"""What people do about a table, not in the game: seats change hands, the game ends early.

A command changes the row of the table if nobody else changed it meanwhile; else it is thought over again.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import Any, Final

import msgspec

import tablestead as ts
from tablestead.engine.record import Record
from tablestead.server import wire
from tablestead.server.people import names
from tablestead.server.people.seats import (
    ANYONE,
    FRIEND,
    Holders,
    Seat,
    changed,
    is_listed,
    new_secret,
    same,
    stored,
)
from tablestead.server.rejection import RequestRejected
from tablestead.server.storage import Holder, Notice, StoredEvent, StoredStatus
from tablestead.server.table import clock
from tablestead.server.table.journal import Change, Command
from tablestead.server.table.position import RUNNING, WAITING, Position, row_changes
from tablestead.server.table.viewer import Viewer

# Seats


def join(browser: str, held: Callable[[], Collection[int]], asked: wire.Join) -> Command:
    """`held`: the seats this browser has; one who asks again because the answer was lost has it."""

    def command(position: Position) -> Change | None:
        seat = _seat(position, asked.seat)
        if asked.seat in held():
            return None
        if position.over:
            raise RequestRejected("error-over")
        if not seat.vacant:
            raise RequestRejected("error-seat-taken")
        if position.secret:  # one would see what the seat saw
            raise RequestRejected("error-begun")
        if seat.vacant == FRIEND and not (position.row.invite and same(asked.invite, position.row.invite)):
            raise RequestRejected("error-invite")
        name = names.checked(asked.name, asked.seat + 1)
        seats = changed(position.seats, asked.seat, name=name, vacant="", stand_in="", opened=seat.vacant)
        names.require_apart(seats, asked.seat, ts.bot_names(position.game.id))
        wanted = _seated(position, seats, hold=[Holder(asked.seat, browser, time.time())])
        wanted.notices = [_notice("joined", seats, asked.seat)]
        return wanted

    return command


def arrange(record: Record, seats: Sequence[Seat], own: Sequence[int], new: wire.NewTable) -> Command:
    """Other seats, options or clock while the table waits; who sits there keeps the seat and the name."""

    def command(position: Position) -> Change:
        if position.status != WAITING or position.row.game != record.game.id:
            raise RequestRejected("error-arrange")
        taken = {number for number, seat in enumerate(position.seats) if seat.person}
        if taken != {number for number, seat in enumerate(seats) if seat.person}:
            raise RequestRejected("error-seat-taken")
        if new.real_draws or not any(seat.vacant for seat in seats):
            raise RequestRejected("error-arrange")
        arranged = [
            replace(position.seats[n], name=seat.name if n in own else position.seats[n].name)
            if n in taken
            else seat
            for n, seat in enumerate(seats)
        ]
        for number in own:
            names.require_apart(arranged, number, ts.bot_names(record.game.id))
        state = record.start()
        fields = {"seats": stored(arranged), "listed": is_listed(arranged), "options": dict(record.options)}
        fields |= {"round": state.round, "player": state.player, "rules_version": record.game.rules_version}
        fields |= {"clock": msgspec.to_builtins(new.clock), "watch": new.watch, "agreed": []}
        fields["hints"] = position.row.hints if new.hints is None else new.hints
        fields |= row_changes(clock.first(new.clock, len(arranged)))
        alone = taken <= set(own)  # there is nobody to be told
        return Change(fields, notices=[] if alone else _arranged(position, arranged, record, new))

    return command


def _arranged(position: Position, seats: Sequence[Seat], record: Record, new: wire.NewTable) -> list[Notice]:
    """What the others are told of it."""
    told = [
        _notice("renamed", position.seats, number, seat.name)
        for number, (seat, before) in enumerate(zip(seats, position.seats, strict=False))
        if seat.person and seat.name != before.name
    ]
    if new.clock != position.clock:
        told.append(Notice("clock"))
    places = [[(seat.bot, seat.vacant) for seat in some] for some in (seats, position.seats)]
    if dict(record.options) != position.row.options or places[0] != places[1]:
        told.append(Notice("options"))
    if new.watch != position.row.watch:
        told.append(Notice("watch" if new.watch else "unwatch"))
    if new.hints is not None and new.hints != position.row.hints:
        told.append(Notice("hints" if new.hints else "no-hints"))
    return told


def lapse(absent: Collection[int]) -> Command:
    """Who took a seat for anyone and is `absent` before the game begins has it no longer."""

    def command(position: Position) -> Change | None:
        gone = lapsed(position, absent)
        if not gone:
            return None
        seats = [
            replace(seat, vacant=ANYONE) if number in gone else seat
            for number, seat in enumerate(position.seats)
        ]
        wanted = _seated(position, seats, free=gone)
        wanted.notices = [_notice("lapsed", position.seats, number) for number in gone]
        return wanted

    return command


def lapsed(position: Position, absent: Collection[int]) -> list[int]:
    """The seats that are kept for nobody. The host's is none: they have opened the table."""
    _require_waiting(position)
    return [n for n, seat in enumerate(position.seats) if seat.opened == ANYONE and n in absent]


def _seated(
    position: Position, seats: list[Seat], hold: Sequence[Holder] = (), free: Sequence[int] = ()
) -> Change:
    """Seats change hands: the game starts when the last one is taken, and bots have no clock."""
    wanted = Change({"seats": stored(seats), "listed": is_listed(seats)}, hold, free)
    wanted.fields["agreed"] = [seat for seat in position.row.agreed if seats[seat] == position.seats[seat]]
    if position.status == WAITING:
        if not any(seat.vacant for seat in seats):
            _start(position, seats, wanted)
    elif position.status == RUNNING:
        wanted.fields |= _clocks(position, seats)
    return wanted


def _clocks(position: Position, seats: Sequence[Seat]) -> dict[str, Any]:
    """A clock runs on, whoever plays the seat; it stops when a bot has it for good."""
    times, player, now = position.times, position.player, time.time()
    timed = player >= 0 and not seats[player].bot
    if timed != (times.deadline is not None):
        times = clock.stopped(position.clock, times, player, now)
        seat = player if timed else -1
        times = clock.running(position.clock, times, seat, now, holidays=position.holidays.get(seat, ()))
    return row_changes(times) | {"bot_turn": player >= 0 and bool(seats[player].played_by)}


def _start(position: Position, seats: list[Seat], wanted: Change) -> None:
    """The first chance is drawn when all are there, not before."""
    outcome = position.line_outcome("", position.played([]))
    state = outcome.after
    if outcome.steps.actions:
        wanted.event = outcome.event
    bot = state.player >= 0 and bool(seats[state.player].played_by)
    times = clock.first(position.clock, len(seats))
    seat = -1 if bot else state.player
    free = position.holidays.get(seat, ())
    times = clock.running(position.clock, times, seat, time.time(), holidays=free)
    wanted.fields |= {"status": RUNNING, "round": state.round, "player": state.player, "bot_turn": bot}
    wanted.fields |= row_changes(times)


def _free(position: Position, viewer: Viewer, message: wire.Command) -> Change | None:
    _require_host(viewer)
    seat = _seat(position, message.seat)
    if seat.vacant == FRIEND:
        return None
    _require_waiting(position)
    if seat.vacant or seat.bot or viewer.mine == (message.seat,):  # one's last seat one resigns
        raise RequestRejected("error-vacant")
    wanted = _seated(
        position, changed(position.seats, message.seat, vacant=FRIEND, stand_in=""), free=[message.seat]
    )
    wanted.fields["invite"] = new_secret()  # who had to go knows the old one
    wanted.notices = [_notice("freed", position.seats, message.seat)]
    return wanted


def _fill(position: Position, viewer: Viewer, message: wire.Command) -> Change | None:
    _require_host(viewer)
    seat = _seat(position, message.seat)
    if message.bot and seat.bot == message.bot:
        return None
    _require_waiting(position)
    if not seat.vacant:
        raise RequestRejected("error-seat-taken")
    bots = ts.bot_names(position.game.id)
    if message.bot not in bots:
        raise RequestRejected("error-bot-unknown", {"bot": message.bot[:60], "allowed": ", ".join(bots)})
    name = seat.name or free_name(message.bot, position.seats)
    seats = changed(position.seats, message.seat, name=name, bot=message.bot, vacant="", stand_in="")
    wanted = _seated(position, seats)
    wanted.notices = [Notice("filled", message.seat, message.bot)]
    return wanted


def _stand_in(
    position: Position, viewer: Viewer, message: wire.Command, absent: Collection[int]
) -> Change | None:
    """For oneself at any time; for another who keeps the table waiting, late by the clock or `absent`
    for long; and for a vacant seat."""
    _require_running(position)
    seat = _seat(position, message.seat)
    if seat.bot:
        raise RequestRejected("error-command")
    if seat.stand_in:
        return None
    if message.seat not in viewer.mine:
        _require_player(viewer)
        _, state = position.current()
        late = position.row.deadline is not None and time.time() >= position.row.deadline
        waited_for = state.player == message.seat and (late or message.seat in absent)
        if not seat.vacant and not waited_for:
            raise RequestRejected("error-time-left", {"seat": message.seat})
    bot = ts.bot_names(position.game.id)[-1]
    wanted = _seated(position, changed(position.seats, message.seat, stand_in=bot))
    by = "" if message.seat in viewer.mine else position.seats[viewer.mine[0]].name
    wanted.notices = [_notice("stand-in", position.seats, message.seat, by)]
    return wanted


def _return(position: Position, viewer: Viewer, message: wire.Command) -> Change | None:
    """On a live clock, somebody with next to no time finds some: once a game."""
    _require_running(position)
    require_seat(viewer, message.seat)
    seat = _seat(position, message.seat)
    if not seat.stand_in:
        return None
    wanted = _seated(position, changed(position.seats, message.seat, stand_in=""))
    wanted.notices = [_notice("return", position.seats, message.seat)]
    decides = position.player == message.seat
    times = clock.graced(position.clock, position.times, message.seat, decides, time.time())
    if not seat.graced and times != position.times:
        seats = changed(position.seats, message.seat, stand_in="", graced=True)
        wanted.fields |= row_changes(times) | {"seats": stored(seats)}
        wanted.notices = [*wanted.notices, _notice("grace", seats, message.seat)]
    return wanted


def _resign(position: Position, viewer: Viewer, message: wire.Command) -> Change:
    """Leaves a table that waits. Else, with two players or as the last person, the game is lost; with more
    a bot goes on."""
    require_seat(viewer, message.seat)
    _require_not_over(position)
    if position.status == WAITING:
        opened = position.seats[message.seat].opened or FRIEND
        seats = changed(position.seats, message.seat, vacant=opened)
        wanted = _seated(position, seats, free=[message.seat])
        wanted.notices = [_notice("left", position.seats, message.seat)]
        return wanted
    others = [seat for number, seat in enumerate(position.seats) if seat.person and number != message.seat]
    if len(position.seats) <= 2 or not others:
        return _end(position, viewer.key(message.id), "resigned", message.seat)
    bot = ts.bot_names(position.game.id)[-1]
    seats = changed(position.seats, message.seat, bot=bot, stand_in="")
    wanted = _seated(position, seats, free=[message.seat])
    wanted.notices = [_notice("replaced", position.seats, message.seat)]
    return wanted


# The end of a game before its end


def _end(position: Position, id: str, status: StoredStatus, resigned: int = -1) -> Change:
    ending = {"status": status, "resigned": resigned}
    event = StoredEvent(position.seq + 1, "end", {"id": id, **ending})
    fields = {**ending, "player": ts.OVER, "deadline": None, "bot_turn": False, "listed": False}
    return Change(fields | {"agreed": [], "since": time.time()}, event=event)


def _abort(position: Position, viewer: Viewer, message: wire.Command) -> Change:
    """Call the game off while somebody has not had a turn yet: it counts for nobody."""
    _require_running(position)
    require_seat(viewer, message.seat)
    if not position.opening:
        raise RequestRejected("error-abort")
    wanted = _end(position, viewer.key(message.id), "abandoned")
    wanted.notices = [_notice("aborted", position.seats, message.seat)]
    return wanted


def _agree(position: Position, viewer: Viewer, message: wire.Command, absent: Collection[int]) -> Change:
    """The votes stay, so that the end can say that all agreed. While somebody `absent` is waited for, those
    who are there decide alone."""
    _require_running(position)
    require_seat(viewer, message.seat)
    agreed = sorted({*position.row.agreed, message.seat})
    excused = absent if position.player in absent else ()
    asked = {number for number, seat in enumerate(position.seats) if seat.present and number not in excused}
    wanted = _end(position, viewer.key(message.id), "abandoned") if asked <= set(agreed) else Change()
    wanted.fields["agreed"] = agreed
    return wanted


def _disagree(position: Position, viewer: Viewer, message: wire.Command) -> Change:
    """Whoever is against it ends the vote."""
    _require_running(position)
    require_seat(viewer, message.seat)
    return Change({"agreed": []})


# The house


def _watch(position: Position, viewer: Viewer, message: wire.Command) -> Change | None:
    _require_host(viewer)
    return _set(position, "watch", message.command == "watch", message.command)


def _hints(position: Position, viewer: Viewer, message: wire.Command) -> Change | None:
    _require_host(viewer)
    _require_waiting(position)
    return _set(position, "hints", message.command == "hints", message.command)


def _set(position: Position, field: str, value: bool, kind: str) -> Change | None:
    if getattr(position.row, field) == value:
        return None
    return Change({field: value}, notices=[Notice(kind)])


def require_deletable(position: Position, holders: Holders, browser: str) -> None:
    """The host's right, but for a game that others play."""
    if not holders.hosts(browser):
        raise RequestRejected("error-not-host")
    people = {number for number, seat in enumerate(position.seats) if seat.person}
    if position.status == RUNNING and people - set(holders.of(browser)):
        raise RequestRejected("error-begun")


# The next game


def offer_rematch(browser_seats: Collection[int], there: Collection[int], was: str) -> Command:
    """Offer a rematch, or accept it. On a live clock only who is `there` counts: it runs from the start.
    `was`: the one that was opened before, and is gone."""

    def command(position: Position) -> Change | None:
        if not position.over:
            raise RequestRejected("error-rematch")
        if position.row.rematch != was:
            return None
        others = [seat for number, seat in enumerate(position.seats) if number not in browser_seats]
        if any(seat.rematch == "no" for seat in others):
            raise RequestRejected("error-rematch-declined")
        counts = range(len(position.seats)) if position.clock.kind != clock.LIVE else there
        seats = [
            replace(seat, rematch="yes" if n in browser_seats else seat.rematch if n in counts else "")
            for n, seat in enumerate(position.seats)
        ]
        return Change({"seats": stored(seats), "rematch": ""})

    return command


def all_accept(position: Position) -> bool:
    """Bots always do."""
    return all(seat.rematch == "yes" for seat in position.seats if seat.person)


def _decline(position: Position, viewer: Viewer, message: wire.Command) -> Change | None:
    """An offer is over with the first who declines it; that one alone can offer anew."""
    require_seat(viewer, message.seat)
    if not position.over:
        raise RequestRejected("error-rematch")
    if position.row.rematch:
        return None
    seats = [replace(seat, rematch="") for seat in position.seats]
    return Change({"seats": stored(changed(seats, message.seat, rematch="no"))})


def rematched(new: str) -> Command:
    def command(position: Position) -> Change:
        if position.row.rematch or not all_accept(position):
            raise RequestRejected("error-rematch")
        seats = [replace(seat, rematch="") for seat in position.seats]
        return Change({"rematch": new, "seats": stored(seats)})

    return command


COMMANDS: Final[dict[wire.CommandName, Callable[[Position, Viewer, wire.Command], Change | None]]] = {
    "free": _free,
    "fill": _fill,
    "return": _return,
    "resign": _resign,
    "abort": _abort,
    "disagree": _disagree,
    "watch": _watch,
    "unwatch": _watch,
    "hints": _hints,
    "no-hints": _hints,
    "decline": _decline,
}
WAITING_FOR: Final[
    dict[wire.CommandName, Callable[[Position, Viewer, wire.Command, Collection[int]], Change | None]]
] = {"stand-in": _stand_in, "agree": _agree}
"""Commands that ask who has been away for long."""


# What a command asks for, and what it tells


def _notice(kind: wire.NoticeKind, seats: Sequence[Seat], seat: int, text: str = "") -> Notice:
    return Notice(kind, seat, seats[seat].name, text)


def _seat(position: Position, seat: int) -> Seat:
    if not 0 <= seat < len(position.seats):
        raise RequestRejected("error-command")
    return position.seats[seat]


def require_seat(viewer: Viewer, seat: int) -> None:
    if seat not in viewer.mine:
        raise RequestRejected("error-no-seat")


def _require_player(viewer: Viewer) -> None:
    if not viewer.mine:
        raise RequestRejected("error-no-seat")


def _require_host(viewer: Viewer) -> None:
    if not viewer.host:
        raise RequestRejected("error-not-host")


def _require_running(position: Position) -> None:
    if position.status != RUNNING:
        raise RequestRejected("error-waiting" if position.status == WAITING else "error-over")


def _require_waiting(position: Position) -> None:
    """What the host alone decides, until the game begins."""
    _require_not_over(position)
    if position.status != WAITING:
        raise RequestRejected("error-begun")


def _require_not_over(position: Position) -> None:
    if position.over:
        raise RequestRejected("error-over")


# Words people type


def free_name(bot: str, seats: Sequence[Seat]) -> str:
    """A bot's seat needs a name for the record; the page shows the bot's own name in its language."""
    taken = {seat.name for seat in seats}
    return next(name for n in range(1, 99) if (name := f"{bot} {n}" if n > 1 else bot) not in taken)
