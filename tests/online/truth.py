"""What may be sent to whom in a game with secrets, told from its true course.

A message is made once more from the position it shows, and from a twin of it in which everything hidden from
its reader was dealt anew (`tablestead.testing.secrets`): the first shows that the server sends what it
means to, the second that nothing in it depends on what the reader may not know.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import cast

import msgspec

import tablestead as ts
from tablestead.engine.errors import IllegalAction
from tablestead.server import wire
from tablestead.server.table.viewer import nack
from tablestead.testing.secrets import Perspective, seat_of
from tests.online.driver import Message, Page
from tests.online.servers import Event
from tests.soak.games import TITLES
from tests.soak.title import uniform

TITLE = TITLES["keyflower"]
GAME = TITLE.game
STAND_IN = ts.bot_names(GAME.id)[-1]
DEALT = 3
"""How often a twin is dealt anew when the other one cannot follow."""

encode = msgspec.json.encode


class Leak(Exception):
    """Somebody was sent what is not theirs, or not what the position shows."""


@dataclass
class Step:
    """An action of the true game."""

    before: ts.State
    action: int
    after: ts.State
    _told: dict[Perspective, wire.LogEntry] = field(default_factory=dict)

    def told(self, perspective: Perspective) -> wire.LogEntry:
        if perspective not in self._told:
            events = GAME.describe(self.before, self.action, self.after, perspective)
            self._told[perspective] = wire.LogEntry(
                self.before.player, self.before.active, self.before.round, events
            )
        return self._told[perspective]


def told(steps: Sequence[Step], perspective: Perspective) -> list[wire.LogEntry]:
    return [line for step in steps if (line := step.told(perspective)).events]


def seen(steps: Sequence[Step], perspective: Perspective) -> list[wire.View]:
    """The positions on the way that an event of several actions brings, right after each line it tells."""
    views = [step.after.view(perspective) for step in steps if step.told(perspective).events]
    return cast(list[wire.View], views if len(steps) > 1 else [])


@dataclass
class Position:
    """The true game after one event."""

    seq: int
    state: ts.State
    trail: list[Step]
    """All that counts so far."""
    played: list[Step]
    taken_back: list[Step]

    @property
    def status(self) -> str:
        return "finished" if self.state.player == ts.OVER else "running"


def positions(options: Message, events: Sequence[Event]) -> dict[int, Position]:
    """By seq. Told from what is stored, not from what was sent."""
    trail: list[Step] = []
    state = GAME.start(**options)
    found = {}
    for seq, kind, payload in events:
        played: list[Step] = []
        taken_back: list[Step] = []
        if kind == "undo":
            trail, taken_back = trail[: -payload["n"]], trail[-payload["n"] :]
            state = taken_back[0].before
        else:
            for line in payload["lines"]:
                after = state.copy()
                action = GAME.parse(line.partition(" ")[2])
                after.apply(action)
                played.append(Step(state, action, after))
                state = after
            trail = trail + played
        found[seq] = Position(seq, state, trail, played, taken_back)
    return found


@dataclass
class Visitor:
    """One page, who it is, and everything it was sent."""

    page: Page
    held: tuple[int, ...]
    host: bool
    plays: bool
    heard: list[str]
    """Over the socket."""
    heard_http: list[str] = field(default_factory=list)
    records: list[tuple[int, Perspective, str]] = field(default_factory=list)
    """Exports while the game went on: at which seq, for which perspective, the text."""
    nacks: dict[str, wire.Nack] = field(default_factory=dict)
    """What was refused by id, and how it must have been."""
    tries: dict[str, int] = field(default_factory=dict)
    """Actions of one's own that were not possible, by id."""
    said: int = 0
    """Lines of chat."""
    breaks: int = 0
    """How often a bot stood in."""


class PeekView(msgspec.Struct):
    seat: int | None = None


class PeekSeat(msgspec.Struct):
    stand_in: str


class PeekTable(msgspec.Struct):
    seats: list[PeekSeat]


class Peek(msgspec.Struct):
    """As much of a message as tells what it must be compared with."""

    type: str
    id: str = ""
    seq: int = -1
    view: PeekView | None = None
    table: PeekTable | None = None


class Truth:
    """What may be sent to whom, from the true course of a game."""

    def __init__(
        self,
        setup: wire.TableInfo,
        invites: Sequence[str],
        events: Sequence[Event],
        chat: set[str],
        rng: ts.Rng,
        coached: bool,
    ) -> None:
        self.setup = setup
        self.invites = invites
        """The last is good: who frees a seat gets another."""
        self.positions = positions(setup.options, events)
        self.chat = chat
        self.rng = rng
        self.coached = coached
        """One browser holds the seats of all people."""
        self.counts: Counter[str] = Counter()
        self._standing: frozenset[int] = frozenset()
        """Seats for which a bot stands in, as the page that is being checked was told last."""
        self._evs: dict[tuple[int, Perspective, frozenset[int]], bytes] = {}

    # What a position shows

    def choices(self, state: ts.State, perspective: Perspective) -> list[ts.Choice]:
        decides = perspective is not None and perspective == state.player and not self._is_bot(state.player)
        return state.choices(perspective) if decides else []

    def coach(self, at: Position, perspective: Perspective) -> list[ts.Concern]:
        asked = self.coached and not self._is_bot(at.state.player)
        return GAME.concerns(at.state.view(perspective)) if asked else []

    def undo(self, at: Position, perspective: Perspective) -> wire.Undoable:
        if at.state.player == ts.OVER:
            return wire.Undoable(0, "undo-over")
        if not at.trail:
            return wire.Undoable(0, "undo-nothing")
        if perspective is None or perspective != at.state.player or self._is_bot(at.trail[-1].before.player):
            return wire.Undoable(0, "undo-turn")
        for count, step in enumerate(reversed(at.trail), start=1):
            player = step.before.player
            if player == ts.CHANCE:
                return wire.Undoable(0, "keyflower-undo-chance")
            if GAME.text(step.action) == "end":
                return wire.Undoable(0, "undo-turn" if count == 1 else "undo-forced")
            if player != perspective:
                return wire.Undoable(0, "undo-other")
            if GAME.reveals(step.before, step.action):
                return wire.Undoable(0, "undo-hidden")
            if len(step.before.legal()) > 1:
                return wire.Undoable(count)
        return wire.Undoable(0, "undo-nothing")

    def _is_bot(self, player: int) -> bool:
        return player >= 0 and (bool(self.setup.seats[player].bot) or player in self._standing)

    def ev(self, at: Position, perspective: Perspective) -> bytes:
        key = at.seq, perspective, self._standing
        if key not in self._evs:
            view, choices, lines = (
                at.state.view(perspective),
                self.choices(at.state, perspective),
                told(at.played, perspective),
            )
            self._check_twin(at, perspective, encode((view, choices)), lines)
            self._evs[key] = encode(
                wire.Ev(
                    seq=at.seq,
                    entries=lines,
                    taken_back=len(told(at.taken_back, perspective)),
                    steps=seen(at.played, perspective),
                    view=view,  # type: ignore[arg-type]
                    choices=choices,
                    undo=self.undo(at, perspective),
                    actions=len(at.trail),
                    status=cast(wire.Status, at.status),
                    resigned=-1,
                    clock=None,
                    coach=self.coach(at, perspective),
                    opening=self._opening(at),
                )
            )
        return self._evs[key]

    # The same with other secrets

    def _check_twin(
        self, at: Position, perspective: Perspective, shown: bytes, lines: list[wire.LogEntry]
    ) -> None:
        """Deal anew what is hidden before the event, and play the same: the same must be told."""
        if at.state.player == ts.OVER:
            return
        for _ in range(DEALT if at.played else 0):
            twin = at.played[0].before.copy()
            twin.redeal(seat_of(perspective), self.rng)
            steps = self._follow(twin, at.played, perspective)
            if steps is None:
                continue
            self.counts["messages made from a twin"] += 1
            differs = list(steps[0].before.cells) != list(at.played[0].before.cells)
            self.counts["of them from one that differs"] += differs
            if any(TITLE.opens(step.before, step.after) for step in at.played):
                self.counts["of them where secrets are laid open"] += 1
                break  # now it may be seen
            if encode(told(steps, perspective)) != encode(lines):
                raise Leak(f"{perspective} is told of what is hidden, at {at.seq}")
            if encode(seen(steps, perspective)) != encode(seen(at.played, perspective)):
                raise Leak(f"{perspective} sees what is hidden on the way to {at.seq}")
            self._same(at, perspective, steps[-1].after, shown)
            return
        else:
            self.counts["where only the position was dealt anew"] += 1
        twin = at.state.copy()
        twin.redeal(seat_of(perspective), self.rng)
        self._same(at, perspective, twin, shown)

    def _same(self, at: Position, perspective: Perspective, twin: ts.State, shown: bytes) -> None:
        if encode((twin.view(perspective), self.choices(twin, perspective))) != shown:
            raise Leak(f"{perspective} sees what is hidden, at {at.seq}")

    def _follow(self, state: ts.State, played: Sequence[Step], perspective: Perspective) -> list[Step] | None:
        """Play the same on a twin; what the perspective does not see, it draws and chooses by itself."""
        steps = []
        for step in played:
            action = step.action
            if GAME.conceals(step.before, action, perspective):
                legal = state.legal()
                action = uniform(legal, self.rng) if state.player >= 0 else state.sample(self.rng)
            elif state.why_not(action) is not None:
                return None
            after = state.copy()
            after.apply(action)
            steps.append(Step(state, action, after))
            state = after
        return steps

    # What was sent

    def check(self, visitor: Visitor) -> None:
        """Everything one page was sent, in its order."""
        at: Position | None = None
        perspective: Perspective = None
        self._standing = frozenset()
        for text in visitor.heard:
            raw = text.encode()
            peek = msgspec.json.decode(raw, type=Peek)
            self.counts[f"messages: {peek.type}"] += 1
            self.counts["bytes"] += len(raw)
            if isinstance(peek.view, PeekView):
                perspective = peek.view.seat
            if peek.table is not None:
                self._standing = frozenset(n for n, seat in enumerate(peek.table.seats) if seat.stand_in)
            if peek.type == "ev":
                at = self.positions[peek.seq]
                self._check_perspective(visitor, at, perspective, event=True)
                expected = self.ev(at, perspective)
            elif peek.type == "view":
                at = self.positions[peek.seq]
                self._check_perspective(visitor, at, perspective)
                expected = self._view(visitor, at, perspective, raw)
            elif peek.type == "past":
                assert at is not None
                self._check_perspective(visitor, at, perspective)
                expected = self._past(at, perspective, raw)
            else:
                expected = self._other(visitor, at, peek, raw)
            if raw != expected:
                raise Leak(f"{visitor.held}: {text[:3000]}\nis not\n{expected.decode()[:3000]}")
        for seq, perspective, text in visitor.records:
            self.counts["records"] += 1
            if text != self._record_seen(self.positions[seq], perspective):
                raise Leak(f"{visitor.held}: the record of {perspective} at {seq}:\n{text}")

    def _check_perspective(
        self, visitor: Visitor, at: Position, perspective: Perspective, event: bool = False
    ) -> None:
        """Only the perspective of a held seat; and at a shared screen only of the one that decides."""
        if at.state.player == ts.OVER:
            return
        if perspective is not None and perspective not in visitor.held:
            raise Leak(f"{visitor.held} looks through {perspective} at {at.seq}")
        if not visitor.held and not self.setup.watch:
            raise Leak(f"a stranger looks on at {at.seq}")
        if (
            event
            and len(visitor.held) > 1
            and at.state.player in visitor.held
            and perspective not in (None, at.state.player)
        ):
            raise Leak(f"{perspective} still looks at {at.seq}, where {at.state.player} decides")

    def _view(self, visitor: Visitor, at: Position, perspective: Perspective, raw: bytes) -> bytes:
        sent = msgspec.json.decode(raw, type=wire.ViewMessage)
        for line in sent.chat:
            self._check_chat(line)
        self.ev(at, perspective)  # with its twin
        return encode(
            wire.ViewMessage(
                seq=at.seq,
                table=self._table(visitor, sent.table, at.status),
                view=at.state.view(perspective),  # type: ignore[arg-type]
                choices=self.choices(at.state, perspective),
                undo=self.undo(at, perspective),
                log=told(at.trail, perspective),
                actions=len(at.trail),
                clock=None,
                chat=sent.chat,
                coach=self.coach(at, perspective),
            )
        )

    def _table(self, visitor: Visitor, sent: wire.TableInfo, status: str) -> wire.TableInfo:
        """Who is there, for whom a bot stands in and which seats are still vacant may be told to anyone; the
        invite to the host."""
        seats = [
            msgspec.structs.replace(
                seat,
                name="" if now.vacant and not now.name else seat.name,  # one that was freed keeps it
                mine=number in visitor.held,
                vacant=now.vacant,
                stand_in="" if seat.bot or now.stand_in != STAND_IN else STAND_IN,
                online=now.online,
                away=now.away,
            )
            for number, (seat, now) in enumerate(zip(self.setup.seats, sent.seats, strict=True))
        ]
        vacant = any(seat.vacant for seat in sent.seats)
        invite = sent.invite if sent.invite in self.invites else self.invites[-1]
        return msgspec.structs.replace(
            self.setup,
            seats=seats,
            status=status,
            host=visitor.host,
            watching=sent.watching,
            opening=sent.opening,  # whose turns have ended is seen by all
            invite=invite if visitor.host and vacant else "",
        )

    def _opening(self, at: Position) -> bool:
        """Some person has not ended a turn yet."""
        ended = {step.before.player for step in at.trail if at.state.game.ends_turn(step.action)}
        people = {number for number, seat in enumerate(self.setup.seats) if not seat.bot}
        return at.status == "running" and bool(people - ended)

    def _past(self, at: Position, perspective: Perspective, raw: bytes) -> bytes:
        sent = msgspec.json.decode(raw, type=wire.Past)
        trail = at.trail[: sent.seq]
        state = at.trail[sent.seq].before if sent.seq < len(at.trail) else at.state
        view = state.view(perspective)
        if state.player != ts.OVER:
            twin = state.copy()
            twin.redeal(seat_of(perspective), self.rng)
            if encode(twin.view(perspective)) != encode(view):
                raise Leak(f"{perspective} sees what was hidden after {sent.seq} actions")
        step = len(trail) - 1
        while step > 0 and trail[step].before.player == ts.CHANCE:
            step -= 1
        lines = told(trail[max(step, 0) :], perspective)
        return encode(wire.Past(sent.id, sent.seq, view, lines, len(told(trail, perspective))))  # type: ignore[arg-type]

    def _other(self, visitor: Visitor, at: Position | None, peek: Peek, raw: bytes) -> bytes:
        if peek.type == "table":
            info = msgspec.json.decode(raw, type=wire.TableMessage).table
            if info.status not in ("waiting", "running", "finished"):
                raise Leak(f"a table is {info.status}")
            return encode(wire.TableMessage(self._table(visitor, info, info.status)))
        if peek.type == "note":
            return self._note(at, raw)
        if peek.type == "hint":
            assert at is not None
            return self._hint(visitor, at, raw)
        if peek.type == "nack" and peek.id in visitor.tries:
            assert at is not None
            return self._refusal(at, visitor.tries[peek.id], peek.id)
        if peek.type == "nack":
            return encode(visitor.nacks.get(peek.id) or wire.Nack("", "", "error-look", {}))
        if peek.type != "ack" or peek.id not in {sent.id for sent in visitor.page.sent}:
            raise Leak(f"an answer to nothing: {raw!r}")
        return encode(wire.Ack(peek.id))

    def _note(self, at: Position | None, raw: bytes) -> bytes:
        sent = msgspec.json.decode(raw, type=wire.Note)
        people = [seat for seat, info in enumerate(self.setup.seats) if not info.bot]
        if (
            sent.kind == "thinking"
            and (at is None or at.state.player == sent.seat)
            and self._is_bot(sent.seat)
        ):
            return encode(wire.Note("thinking", sent.seat))
        if sent.kind == "presence" and set(sent.online) <= set(people):
            return encode(wire.Note("presence", online=sent.online, watching=sent.watching))
        if sent.kind == "chat":
            for line in sent.chat:
                self._check_chat(line)
            return encode(wire.Note("chat", chat=sent.chat))
        raise Leak(f"a note nobody wrote: {raw!r}")

    def _check_chat(self, line: wire.ChatMessage) -> None:
        names = [seat.name for seat in self.setup.seats]
        words = line.text in names or not line.text if line.notice else line.text in self.chat
        whom = names[line.seat] if line.seat >= 0 else ""
        if not words or line.name != whom:
            raise Leak(f"a line nobody wrote: {line}")

    def _hint(self, visitor: Visitor, at: Position, raw: bytes) -> bytes:
        """For the seat that decides: choices of its own, as it is shown them, and facts that its view tells.

        A bot made the figures from that view.
        """
        sent = msgspec.json.decode(raw, type=wire.Hint)
        seat = at.state.player
        if seat not in visitor.held:
            raise Leak(f"{visitor.held} got a hint for {seat}")
        twin = at.state.copy()
        twin.redeal(seat, self.rng)  # whatever the others hide, the facts are the same
        candidates = []
        for hinted in sent.candidates:
            state, choices = at.state.copy(), []
            for one in hinted.choices:
                choices += [choice for choice in state.choices(seat) if choice.action == one.action]
                state.apply(one.action)
            facts = state.game.facts(twin.view(seat), [choice.action for choice in choices])
            candidates.append(wire.Candidate(choices, hinted.expects, hinted.margin, hinted.win, facts))
        return encode(wire.Hint(sent.id, candidates))

    def _refusal(self, at: Position, action: int, id: str) -> bytes:
        """Why an action is not possible: the same whatever the others hide."""
        why = at.state.why_not(action)
        twin = at.state.copy()
        twin.redeal(at.state.player, self.rng)
        if why is None or twin.why_not(action) != why:
            raise Leak(f"the violation of {action} at {at.seq} depends on what is hidden")
        return encode(nack(id, IllegalAction(why, action)))

    def _record_seen(self, at: Position, perspective: Perspective) -> str:
        record = ts.Record(GAME, self.setup.options, [seat.name for seat in self.setup.seats])
        record.actions = [step.action for step in at.trail]
        return record.text_seen(perspective)


def check_secrets(visitor: Visitor, secrets: Sequence[str]) -> None:
    """No cookie, link or invite that is not meant for this browser, whatever the message."""
    for text in (*visitor.heard, *visitor.heard_http):
        if any(secret in text for secret in secrets):
            raise Leak(f"{visitor.held} was sent a secret: {text[:3000]}")
