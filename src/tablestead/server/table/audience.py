"""Who looks at a table, by which perspective, and what each viewer is sent."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final, cast

import msgspec

from tablestead.engine.game import State
from tablestead.engine.view import View, views_of
from tablestead.server import wire
from tablestead.server.people.seats import Holders
from tablestead.server.rejection import RequestRejected
from tablestead.server.settings import Settings
from tablestead.server.storage import Holder, StoredChat
from tablestead.server.table import clock
from tablestead.server.table.history import Perspective, with_events
from tablestead.server.table.position import WAITING, Outcome, Position
from tablestead.server.table.viewer import Viewer, encode, nack

CHAT_SHOWN: Final = 200


@dataclass(frozen=True)
class Present:
    """Who is at a table: the seats whose owners are, and how many look on."""

    seats: list[int]
    watching: int
    address: str = field(default="", compare=False)
    """Of the first of them: bots think for it."""


def together(present: Sequence[Present]) -> Present:
    """By several processes."""
    seats: set[int] = set().union(*(one.seats for one in present))
    address = next((one.address for one in present if one.address), "")
    return Present(sorted(seats), sum(one.watching for one in present), address)


@dataclass(frozen=True)
class Shown:
    """A position and its log by one perspective, as they are sent."""

    key: tuple[Perspective, int, int]
    """The perspective, and where in the game."""
    view: wire.View
    encoded_view: msgspec.Raw
    encoded_log: msgspec.Raw


class Audience:
    """The viewers of this process, and who is there by the others."""

    def __init__(
        self, position: Position, holders: Sequence[Holder], settings: Settings, begun: float
    ) -> None:
        self._position = position
        self._settings = settings
        self._begun = begun
        """When the server started: who was there before may just be coming back."""
        self._left: dict[int, float] = {}
        """By seat: when its owner was last seen to go."""
        self.holders = Holders(holders)
        self.viewers: set[Viewer] = set()
        """The sockets that have said hello."""
        self._elsewhere: dict[str, Present] = {}
        """By process: who is there by it."""
        self.chat: list[wire.ChatMessage] | None = None
        """Read when the first viewer comes."""
        self.thinking = -1
        """The bot's seat that is being waited for."""
        self._last_shown: Shown | None = None
        self.closing = False
        """The server ends: the shutdown notice is the last that is told."""

    # Who is there

    def hold(self, holders: Sequence[Holder]) -> None:
        """Seats have changed hands."""
        self.holders = Holders(holders)
        for viewer in self.viewers:
            self.seat(viewer)

    def seat(self, viewer: Viewer) -> None:
        """What this viewer's browser holds; a perspective it has lost is nobody's."""
        held, seats = self.holders.of(viewer.browser), len(self._position.seats)
        viewer.mine = tuple(seat for seat in held if seat < seats)
        viewer.host = self.holders.hosts(viewer.browser)
        chosen = viewer.perspective
        if isinstance(chosen, int) and not self._position.over and chosen not in viewer.mine:
            viewer.perspective = None

    @property
    def here(self) -> list[int]:
        """Seats whose owners are there by this process."""
        return sorted({seat for viewer in self.viewers for seat in viewer.mine})

    @property
    def present(self) -> Present:
        """Who is there by this process."""
        strangers = [viewer for viewer in self.viewers if not viewer.mine and self.sees(viewer)]
        # the host where they are here, else who has the first seat, else a stranger
        first = min(self.viewers, key=lambda one: (not one.host, not one.mine, one.mine), default=None)
        return Present(self.here, len(strangers), first.account.address if first is not None else "")

    @property
    def online(self) -> list[int]:
        return self.everyone.seats

    @property
    def everyone(self) -> Present:
        """Who is there, by whichever process."""
        return together([self.present, *self._elsewhere.values()])

    @property
    def attended(self) -> bool:
        """Somebody is there to see what happens."""
        everyone = self.everyone
        return bool(everyone.seats or everyone.watching)

    @property
    def address(self) -> str:
        """Of whom the bots think for. Empty where nobody is there, or nobody is counted."""
        return self.everyone.address

    def present_elsewhere(self, process: str, present: Present) -> None:
        """Who is there by another process."""
        before = self.everyone
        seats = [seat for seat in present.seats if seat < len(self._position.seats)]
        self._elsewhere[process] = replace(present, seats=seats)
        self.note_leaving(before.seats)
        if self.everyone != before:
            self.tell_presence()

    def note_leaving(self, before: Sequence[int]) -> None:
        """Remember when those went who were there before."""
        self._left |= dict.fromkeys(set(before) - set(self.online), time.time())

    def away(self, seat: int) -> float:
        """Seconds since the owner of a seat was last there, as far as this server can know."""
        if seat in self.online or not self._position.seats[seat].person:
            return 0.0
        seen = max(self._begun, self.holders.seen(seat), self._left.get(seat, 0.0))
        return max(0.0, time.time() - seen)

    def _holidays(self, seat: int) -> list[wire.Holiday]:
        now, spans = time.time(), self._position.holidays.get(seat, ())
        return [wire.Holiday(starts, ends) for starts, ends in spans if ends > now]

    @property
    def patience(self) -> float | None:
        """How long an absent player is waited for; a clock for each move says so itself."""
        patience = {clock.LIVE: self._settings.patience_live_s, clock.NONE: self._settings.patience_s}
        return patience.get(self._position.clock.kind)

    @property
    def absent(self) -> list[int]:
        """Seats whose owners have been away for longer than the others need to wait."""
        patience = self.patience
        if patience is None:
            return []
        return [seat for seat in range(len(self._position.seats)) if self.away(seat) >= patience]

    def forget_process(self, process: str) -> None:
        """It is dead, and nobody is there by it."""
        if process in self._elsewhere:
            self.present_elsewhere(process, Present([], 0))
            del self._elsewhere[process]

    # Who sees what

    def sees(self, viewer: Viewer) -> bool:
        """There is a position, and this viewer may look at it."""
        watch = self._position.row.watch
        return self._position.status != WAITING and (watch or bool(viewer.mine) or viewer.host)

    def hears(self, viewer: Viewer) -> bool:
        """May read the chat: in the waiting room those who have a seat, later whoever sees the game."""
        return self.sees(viewer) or bool(viewer.mine) or viewer.host

    def admit(self, viewer: Viewer) -> None:
        if not self.sees(viewer):
            raise RequestRejected("error-waiting" if self._position.status == WAITING else "error-door")

    def perspective_of(self, viewer: Viewer) -> Perspective:
        """Until it chooses: the seat it holds that decides, else its seat that acted last, else its first.

        In a game with secrets: its only seat, but nobody's where several people share the screen.
        """
        if not isinstance(viewer.perspective, str):
            return viewer.perspective
        if len(viewer.mine) < 2:
            return viewer.mine[0] if viewer.mine else None
        if self._position.hidden:
            return None
        for seat in (self._position.player, *reversed(self._position.actors)):
            if seat in viewer.mine:
                return seat
        return viewer.mine[0]

    def perspectives(self) -> set[Perspective]:
        """Those that the viewers have, and a spectator's, which a screen gets when it is covered."""
        seeing = [viewer for viewer in self.viewers if self.sees(viewer)]
        return {None, *map(self.perspective_of, seeing)} if seeing else set()

    def look(self, viewer: Viewer, seat: int | None) -> None:
        allowed = viewer.mine
        if self._position.over and self.sees(viewer):
            allowed = tuple(range(len(self._position.seats)))
        if seat is not None and seat not in allowed:
            raise RequestRejected("error-look")
        viewer.perspective = seat

    def hide_from_shared_screens(self) -> None:
        """Another person at the same screen is to decide: what the one before them saw is covered."""
        player = self._position.player
        if not self._position.secret or player < 0 or not self._position.seats[player].present:
            return
        for viewer in self.viewers:
            self._hide_from_shared_screen(viewer, player)

    def _hide_from_shared_screen(self, viewer: Viewer, player: int) -> None:
        chosen = viewer.perspective
        if isinstance(chosen, int) and chosen != player and player in viewer.mine:
            viewer.perspective = None

    def require_control(self, viewer: Viewer, player: int) -> None:
        """Only who holds the seat that decides acts, takes back and asks; with secrets by its perspective.

        What people draw with real components, anybody at the table types in.
        """
        if player >= 0 and self._position.seats[player].played_by:
            raise RequestRejected("error-bot-turn", {"seat": player})
        if not viewer.mine:
            raise RequestRejected("error-no-seat")
        if player >= 0 and player not in viewer.mine:
            raise RequestRejected("error-not-your-seat", {"seat": player})
        if self._position.hidden and self.perspective_of(viewer) != player:
            raise RequestRejected("error-not-looking", {"seat": player})

    # What they are sent

    def info(self, viewer: Viewer) -> wire.TableInfo:
        position, row, online = self._position, self._position.row, self.online
        seats = [
            wire.SeatInfo(
                name=seat.name,
                bot=seat.bot,
                mine=number in viewer.mine,
                vacant=seat.vacant,
                stand_in=seat.stand_in,
                online=number in online,
                agrees=number in row.agreed,
                rematch=seat.rematch if viewer.mine else "",
                away=round(self.away(number), 1),
                holidays=self._holidays(number),
            )
            for number, seat in enumerate(position.seats)
        ]
        vacant = any(seat.vacant for seat in position.seats)
        return wire.TableInfo(
            id=row.id,
            game=row.game,
            options=row.options,
            seats=seats,
            real_draws=row.real_draws,
            hidden=position.hidden,
            status=position.status,
            resigned=row.resigned,
            clock=position.clock,
            host=viewer.host,
            invite=row.invite if viewer.host and vacant else "",
            watch=row.watch,
            watching=self.everyone.watching,
            hints=row.hints,
            patience=self.patience,
            rematch=row.rematch if viewer.mine else "",
            opening=position.opening,
        )

    def _view_message(self, viewer: Viewer) -> wire.ViewMessage:
        position = self._position
        record, _ = position.current()
        perspective = self.perspective_of(viewer)
        shown = self._shown(perspective)
        return wire.ViewMessage(
            seq=position.seq,
            table=self.info(viewer),
            view=cast(wire.View, shown.encoded_view),
            choices=position.choices(perspective),
            undo=position.undoable(perspective),
            log=cast(list[wire.LogEntry], shown.encoded_log),
            actions=len(record.actions),
            clock=position.clock_state(),
            chat=self.chat or [],
            coach=position.concerns(shown.view) if self._coached else [],
        )

    def _shown(self, perspective: Perspective) -> Shown:
        """Made once for all who come while nothing happens, and look in the same way."""
        position = self._position
        record, state = position.current()
        key = (perspective, position.seq, len(record.actions))
        if self._last_shown is None or self._last_shown.key != key:
            view = view_of(state, perspective)
            log = with_events(position.history.log(perspective))
            self._last_shown = Shown(key, view, encoded(view), encoded(log))
        return self._last_shown

    @property
    def _coached(self) -> bool:
        """Where other people play, or are expected, nobody is coached."""
        people = {number for number, seat in enumerate(self._position.seats) if not seat.bot}
        return any(people.issubset(held) for held in self.holders.by_browser().values())

    def show(self, viewer: Viewer) -> None:
        """The whole position, and what else this viewer must know."""
        position = self._position
        if self.sees(viewer) and position.state is not None:
            viewer.send(self._view_message(viewer))
        else:
            viewer.send(wire.TableMessage(self.info(viewer)))
            if self.chat and self.hears(viewer):
                viewer.send(wire.Note("chat", chat=self.chat))
        if position.broken is not None:
            viewer.send(nack("", position.broken))
        if self.thinking >= 0 and position.bot_to_move:  # whom a bot stood in for may have just returned
            viewer.send(wire.Note("thinking", self.thinking))

    def show_all(self) -> None:
        for viewer in self.viewers:
            self.show(viewer)

    def shown(self) -> dict[Viewer, object]:
        """What decides about each viewer's position and choices, beside the position itself."""
        position = self._position
        about = position.played_by, position.row.deadline
        return {one: (self.sees(one), one.mine, self.perspective_of(one), *about) for one in self.viewers}

    def tell_table(self, before: dict[Viewer, object]) -> None:
        """The row has changed; where that touches what a viewer was shown `before`, they see all anew."""
        now = self.shown()
        for viewer in self.viewers:
            if now[viewer] == before[viewer]:
                viewer.send(wire.TableMessage(self.info(viewer)))
            else:
                self.show(viewer)

    def tell_event(self, outcome: Outcome) -> None:
        """Send `ev` to everyone who sees the game: one message for each perspective."""
        self._last_shown = None
        if self.closing:
            return
        seeing = {viewer: self.perspective_of(viewer) for viewer in self.viewers if self.sees(viewer)}
        messages = self._event_messages(outcome, set(seeing.values())) if seeing else {}
        for viewer, perspective in seeing.items():
            viewer.send_text(messages[perspective])

    def _event_messages(self, outcome: Outcome, perspectives: set[Perspective]) -> dict[Perspective, str]:
        position, coached = self._position, self._coached
        record, state = position.current()
        history, clock_state, opening = position.history, position.clock_state(), position.opening
        views = views_of(state, perspectives)
        steps = self._steps(outcome, views)
        messages: dict[Perspective, str] = {}
        for perspective, view in views.items():
            message = wire.Ev(
                seq=position.seq,
                entries=with_events(history.log(perspective)[outcome.kept :]),
                taken_back=history.lost(perspective) if outcome.event.kind == "undo" else 0,
                steps=steps[perspective],
                view=cast(wire.View, view),
                choices=position.choices(perspective),
                undo=position.undoable(perspective),
                actions=len(record.actions),
                status=position.status,
                resigned=position.row.resigned,
                clock=clock_state,
                coach=position.concerns(cast(wire.View, view)) if coached else [],
                opening=opening,
            )
            messages[perspective] = encode(message)
        return messages

    def _steps(self, outcome: Outcome, last: dict[Perspective, View]) -> dict[Perspective, list[wire.View]]:
        """What each perspective sees on the way, at each entry of its log; `last`: at the end of it."""
        states = outcome.steps.states[1:]
        found: dict[Perspective, list[wire.View]] = {perspective: [] for perspective in last}
        if len(states) < 2:
            return found
        logs = {one: self._position.history.log(one)[outcome.kept :] for one in last}
        for number, state in enumerate(states):
            told = [one for one, log in logs.items() if log[number].events]
            views = last if state is self._position.state else views_of(state, told)
            for perspective in told:
                found[perspective].append(cast(wire.View, views[perspective]))
        return found

    def tell(self, note: wire.Note) -> None:
        if self.closing:
            return
        text = encode(note)
        for viewer in self.viewers:
            viewer.send_text(text)

    def tell_presence(self) -> None:
        present = self.everyone
        self.tell(wire.Note("presence", online=present.seats, watching=present.watching))

    def tell_thinking(self, seat: int) -> None:
        self.thinking = seat
        self.tell(wire.Note("thinking", seat))

    def tell_chat(self, stored: Sequence[StoredChat]) -> None:
        """New or changed messages, from here or another process."""
        known = {one.n: one for one in self.chat or []}
        news = [one for one in map(chat_message, stored) if known.get(one.n) != one]
        if self.chat is not None:
            known |= {one.n: one for one in news}
            self.chat = [known[n] for n in sorted(known)][-CHAT_SHOWN:]
        if news:
            note = wire.Note("chat", chat=news)
            for viewer in self.viewers:
                if self.hears(viewer):
                    viewer.send(note)

    def drop_all(self, key: str) -> None:
        for viewer in self.viewers:
            viewer.drop(key)


def encoded(content: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(content))


def view_of(state: State, perspective: Perspective) -> wire.View:
    return cast(wire.View, state.view(perspective))


def chat_message(stored: StoredChat) -> wire.ChatMessage:
    return wire.ChatMessage(
        *(stored.n, stored.seat, stored.name, stored.text, stored.said, stored.reactions),
        notice=cast(wire.NoticeKind, stored.notice),
    )
