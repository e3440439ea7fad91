"""What a table is opened with: the game, its options, seats and clock."""

from __future__ import annotations

import tablestead as ts
from tablestead.engine.game import Game, Value
from tablestead.server import wire
from tablestead.server.chance import Chance
from tablestead.server.people import names
from tablestead.server.people.seats import Seat
from tablestead.server.rejection import RequestRejected
from tablestead.server.table import clock


def checked(new: wire.NewTable, chance: Chance) -> tuple[Game, dict[str, Value], list[Seat]]:
    """The game, its options with what chance decides, and the seats; raises where something is wrong."""
    game = ts.game(new.game)
    if new.options.get("players", len(new.seats)) != len(new.seats):
        raise RequestRejected("error-seats", {"n": len(new.seats)})
    if new.real_draws and game.hidden:  # what one draws and types in, everybody would see
        raise RequestRejected("error-real-hidden")
    if new.real_draws and any(seat.vacant for seat in new.seats):
        raise RequestRejected("error-real-friends")
    if not clock.is_sound(new.clock) or (new.real_draws and new.clock.kind != clock.NONE):
        raise RequestRejected("error-clock")
    seats = [_seat(game, seat, number) for number, seat in enumerate(new.seats, start=1)]
    options = game.check({**new.options, "players": len(seats)}, settled=False)
    for number in range(len(seats)):
        names.require_apart(seats, number, ts.bot_names(game.id))
    return game, chance.dealer("options").settle(game, **options), seats


def _seat(game: Game, seat: wire.SeatSetup, number: int) -> Seat:
    bots = ts.bot_names(game.id)
    name = names.checked(seat.name, number) if seat.name or not seat.vacant else ""
    if seat.bot and seat.bot not in bots:
        raise RequestRejected("error-bot-unknown", {"bot": seat.bot[:60], "allowed": ", ".join(bots)})
    if seat.vacant and seat.bot:
        raise RequestRejected("error-command")
    return Seat(name, seat.bot, seat.vacant)
