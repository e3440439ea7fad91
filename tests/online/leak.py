"""The leak test: `python -m tests.online.leak --games 500`.

Whole games of Keyflower over real sockets: people on browsers of their own, some with two seats, bots, a
second device, a spectator, one who had to give up their seat; now and then a bot stands in for somebody who
then returns. Everybody also tries to see, to ask and to do what is not theirs. Every byte that the server
sends is kept; when a game is over, its true course is known, and

- every message must be, byte for byte, what the position of that moment shows to the perspective it was
  sent to, which must be that of a seat that the browser holds;
- it must be the same when everything hidden from it is dealt anew (`truth.py`);
- no message holds a cookie, a personal link or, but for the host, an invite.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import os
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import tablestead as ts
from tablestead.server import wire
from tests.online.driver import Browser, Message
from tests.online.servers import SqliteFile, serving
from tests.online.truth import GAME, Leak, Truth, Visitor, check_secrets

BATCH = 10
"""Games on one server."""
AT_ONCE = 5
PEEKED = 5
"""How often everybody tries to peek in a game, about."""
UNDONE = 0.1
HINTED = 0.05
"""Share of the peeks in which who decides asks for a hint."""
CHATTY = 2
"""Lines of chat by one page: more, by two devices of a seat, might be too fast."""
STOOD_IN = 0.02
"""Share of the decisions at which somebody lets a bot stand in until it has acted,"""
BREAKS = 2
"""as often as that at most: everybody is told, and that is paced."""
GAME_S = 1800.0


class Playing:
    """One game: who sits where, how they play, and what they try beside it."""

    def __init__(self, address: str, store: SqliteFile, index: int) -> None:
        self.store = store
        self.index = index
        self.rng = random.Random(index)
        self.players = GAME.min_players + index % (GAME.max_players - GAME.min_players + 1)
        self.browsers: list[Browser] = []
        self.address = address
        self.visitors: list[Visitor] = []
        self.keys: list[str] = []
        """Personal links."""
        self.invites: list[str] = []
        """The last is good."""
        self.chat: set[str] = set()
        self.known: list[int] = []
        """Actions that were possible at some time."""
        self.counts: Counter[str] = Counter()

    async def play(self) -> Counter[str]:
        try:
            async with asyncio.timeout(GAME_S):
                await self._open()
                await asyncio.gather(*(self._decide(one) for one in self.visitors if one.plays))
                await self._look_back()
                return await self._check()
        finally:
            await asyncio.gather(*(browser.close() for browser in self.browsers))

    # Who is there

    def _browser(self) -> Browser:
        self.browsers.append(Browser([self.address], self.index))
        return self.browsers[-1]

    async def _open(self) -> None:
        rng = self.rng
        people = rng.randint(1, self.players)
        shared = people > 1 and rng.random() < 0.3
        friends = people - 1 - shared
        self.words = ["me"] * (people - friends) + [rng.choice(["friend", "anyone"]) for _ in range(friends)]
        self.words += ["random"] * (self.players - people)
        rng.shuffle(self.words)
        self.watch = rng.random() < 0.8
        host = self._browser()
        self.id = await host.create("keyflower", *self.words, watch=self.watch, hints=True)
        own = tuple(seat for seat, word in enumerate(self.words) if word == "me")
        await self._sit(host, own, host=True, plays=True)
        self.invites.append(self.visitors[0].page.table["invite"])
        vacant = [seat for seat, word in enumerate(self.words) if word in ("friend", "anyone")]
        if len(vacant) > 1 and rng.random() < 0.5:
            await self._have_to_go(rng.choice(vacant))
        for seat in vacant:
            friend = self._browser()
            invite = self.invites[-1] if self.words[seat] == "friend" else ""
            await friend.join(self.id, seat, invite=invite)
            await self._sit(friend, (seat,), plays=True)
        if rng.random() < 0.3:  # a second device
            moved = rng.choice([one for one in self.visitors if one.held])
            link = f"/api/tables/{self.id}/link?host={moved.host}"
            self.keys.append((await moved.page.browser.post(link))["key"])
            device = self._browser()
            await device.post(f"/api/tables/{self.id}/claim", {"key": self.keys[-1]})
            await self._sit(device, moved.held, moved.host)
            await self._turned_away(self._browser(), "claim", {"key": self.keys[-1]})  # it works once
        await self._sit(self._browser(), ())

    async def _have_to_go(self, seat: int) -> None:
        """Somebody takes a seat, the host frees it before the game begins, and it is theirs no more."""
        host, gone = self.visitors[0].page, self._browser()
        await gone.join(self.id, seat, invite=self.invites[-1])
        await host.ask("command", command="free", seat=seat)
        await host.until(lambda: host.table["invite"] not in ("", self.invites[-1]))
        self.words[seat] = "friend"
        await self._turned_away(gone, "join", {"seat": seat, "name": "", "invite": self.invites[-1]})
        self.invites.append(host.table["invite"])
        await self._sit(gone, ())
        self.counts["seats freed"] += 1

    async def _turned_away(self, browser: Browser, path: str, body: Message) -> None:
        answer = await browser.ask("POST", f"/api/tables/{self.id}/{path}", json=body)
        if not answer.is_client_error:
            raise Leak(f"{path} {body} was not refused: {answer.text}")
        self.counts[f"refused: {path}"] += 1

    async def _sit(
        self, browser: Browser, held: tuple[int, ...], host: bool = False, plays: bool = False
    ) -> None:
        heard: list[str] = []
        page = await browser.sit(self.id, heard.append)
        self.visitors.append(Visitor(page, held, host, plays, heard))

    # What they do

    async def _decide(self, visitor: Visitor) -> None:
        page, rng = visitor.page, self.rng
        while await page.my_turn():
            if rng.random() < PEEKED / (100 * self.players):
                await self._peek(visitor)
            self.known.append(rng.choice(page.choices)["action"])
            if visitor.breaks < BREAKS and rng.random() < STOOD_IN:
                await self._take_a_break(visitor)
            elif page.last["undo"]["n"] and rng.random() < UNDONE:
                await page.take_back()
            else:
                await page.play(rng.choice(page.choices)["action"])

    async def _take_a_break(self, visitor: Visitor) -> None:
        """A bot stands in for the seat that decides, and whose it is returns when it has acted."""
        page, seat, seq = visitor.page, int(visitor.page.view["player"]), visitor.page.seq
        visitor.breaks += 1
        await page.ask("command", command="stand-in", seat=seat)
        await page.until(lambda: page.seq > seq)
        if not page.over:
            answer = await page.ask("command", command="return", seat=seat)
            if answer["type"] == "nack":  # meanwhile the bot has ended the game
                visitor.nacks[answer["id"]] = wire.Nack(answer["id"], "", "error-over", {})
            await page.until(lambda: page.over or not page.table["seats"][seat]["stand_in"])
        self.counts["stand-ins"] += 1

    async def _peek(self, decider: Visitor) -> None:
        """While one seat decides nothing moves: everybody tries what is not theirs, and asks what is."""
        seat, seq = int(decider.page.view["player"]), decider.page.seq
        for visitor in self.visitors:
            page = visitor.page
            if self.watch or visitor.held:
                await page.until(lambda page=page: page.seq == seq)  # type: ignore[misc]
            for other in range(self.players):
                if other not in visitor.held:
                    await page.send(type="look", seat=other)
                    self.counts["refused: perspectives of others"] += 1
            if seat not in visitor.held:
                await self._meddle(visitor, seat, seq)
            await self._ask_http(visitor, seq)
            if visitor.held and visitor.said < CHATTY:
                visitor.said += 1
                text = f"I am {visitor.held[0]} at {seq} 👍"
                self.chat.add(text)
                await page.ask("say", seat=visitor.held[0], text=text)
            if self.watch or visitor.held:
                await page.hello()
                await page.ask("at", self.rng.randint(0, page.last["actions"]))
            else:
                await self._refused(visitor, "error-door", {}, "at", 0)
        await self._try_own(decider, seat, seq)

    async def _refused(
        self, visitor: Visitor, key: str, args: Message, type: str, seq: int = -1, **more: Any
    ) -> None:
        answer = await visitor.page.ask(type, seq, **more)
        visitor.nacks[answer["id"]] = wire.Nack(answer["id"], "", key, args)
        self.counts[f"refused: {type}"] += 1

    async def _meddle(self, visitor: Visitor, seat: int, seq: int) -> None:
        """Act, take back, ask and speak for another seat."""
        key, args = ("error-not-your-seat", {"seat": seat}) if visitor.held else ("error-no-seat", {})
        await self._refused(visitor, key, args, "act", seq, actions=[self._some_action()])
        await self._refused(visitor, key, args, "undo", seq, n=1)
        await self._refused(visitor, key, args, "hint")
        await self._refused(visitor, "error-no-seat", {}, "say", seat=seat, text="It was not me")
        late = ("error-time-left", {"seat": seat}) if visitor.held else ("error-no-seat", {})
        await self._refused(visitor, *late, "command", command="stand-in", seat=seat)
        key = "error-begun" if visitor.host else "error-not-host"
        await self._refused(visitor, key, {}, "command", command="free", seat=seat)
        joining = {"seat": seat, "name": "", "invite": self.invites[-1]}
        await self._turned_away(visitor.page.browser, "join", joining)

    def _some_action(self) -> int:
        return self.rng.choice(self.known) if self.known else 0

    async def _ask_http(self, visitor: Visitor, seq: int) -> None:
        browser, table = visitor.page.browser, f"/api/tables/{self.id}"
        may_see = self.watch or bool(visitor.held)
        others = [seat for seat in range(self.players) if seat not in visitor.held]
        for perspective in (None, *visitor.held, *self.rng.sample(others, min(1, len(others)))):
            query = {} if perspective is None else {"seat": perspective + 1}
            answer = await browser.ask("GET", f"{table}/record", params=query)
            visitor.heard_http.append(answer.text)
            if may_see and (perspective is None or perspective in visitor.held):
                visitor.records.append((seq, perspective, answer.text))
            elif not answer.is_client_error:
                raise Leak(f"{visitor.held} got the record of {perspective}: {answer.text}")
            else:
                self.counts["refused: record"] += 1
        asked = [("GET", "/api/mine"), ("GET", "/api/tables")]
        refused = [("GET", f"{table}/review"), ("POST", f"{table}/rematch")]
        refused += [] if visitor.host else [("DELETE", table)]
        refused += [] if visitor.held else [("POST", f"{table}/link")]
        for method, path in (*asked, *refused):
            answer = await browser.ask(method, path)
            visitor.heard_http.append(answer.text)
            if answer.is_client_error != ((method, path) in refused):
                raise Leak(f"{visitor.held}: {method} {path}: {answer.status_code} {answer.text}")

    async def _try_own(self, decider: Visitor, seat: int, seq: int) -> None:
        """What the seat itself may ask: an impossible line, a hint, other perspectives at a shared screen."""
        page = decider.page
        legal = {choice["action"] for choice in page.choices}
        for action in set(self.rng.sample(self.known, min(5, len(self.known)))) - legal:
            answer = await page.act(action)
            decider.tries[answer["id"]] = action
        if self.rng.random() < HINTED:
            await page.ask("hint")
        others = [other for other in decider.held if other != seat]
        if others:
            await page.look(self.rng.choice(others))
            await self._refused(decider, "error-not-looking", {"seat": seat}, "act", seq, actions=[0])
            await page.look(seat)

    async def _look_back(self) -> None:
        """When it is over everything is open, and the past is as each seat saw it."""
        for visitor in self.visitors:
            page = visitor.page
            if self.watch or visitor.held:
                await page.until(lambda page=page: page.over)  # type: ignore[misc]
                await page.look(self.rng.randrange(self.players))
                await page.ask("at", self.rng.randint(0, page.last["actions"]))
                visitor.heard_http.append(await page.browser.record(self.id))

    # What must hold

    async def _check(self) -> Counter[str]:
        events = await self.store.events(self.id)
        record = ts.parse_record(await self.visitors[0].page.browser.record(self.id))
        names = [f"Player {seat + 1}" for seat in range(self.players)]
        seats = [
            wire.SeatInfo(name, "random" if word == "random" else "", mine=False)
            for name, word in zip(names, self.words, strict=True)
        ]
        setup = wire.TableInfo(
            id=self.id,
            game=GAME.id,
            options=dict(record.options),
            seats=seats,
            real_draws=False,
            hidden=True,
            status="running",
            resigned=-1,
            clock=wire.Clock(),
            host=False,
            invite="",
            watch=self.watch,
            watching=0,
            hints=True,
            patience=3600.0,
            rematch="",
        )
        people = {seat for seat, word in enumerate(self.words) if word != "random"}
        coached = any(people.issubset(visitor.held) for visitor in self.visitors)
        truth = Truth(setup, self.invites, events, self.chat, ts.Rng(self.index), coached)
        if record.actions != [step.action for step in truth.positions[events[-1][0]].trail]:
            raise Leak("the record is not what the events tell")
        for visitor in self.visitors:
            truth.check(visitor)
            check_secrets(visitor, self._secrets(visitor))
        self.counts["games"] += 1
        self.counts[f"{self.players} players"] += 1
        self.counts["sockets"] += len(self.visitors)
        self.counts["shared screens"] += sum(len(visitor.held) > 1 for visitor in self.visitors)
        self.counts["second devices"] += len(self.keys)
        self.counts["closed tables"] += not self.watch
        return self.counts + truth.counts

    def _secrets(self, visitor: Visitor) -> list[str]:
        """Of all cookies the hashes too, as the server keeps them."""
        cookies = [browser.cookie for browser in self.browsers if browser.cookie]
        hashes = [hashlib.sha256(cookie.encode()).hexdigest() for cookie in cookies]
        return [*cookies, *hashes, *self.keys, *([] if visitor.host else filter(None, self.invites))]


async def play_batch(games: Sequence[int]) -> Counter[str]:
    """Some games on a server of their own."""
    counts: Counter[str] = Counter()
    with tempfile.TemporaryDirectory(prefix="tablestead-leak-") as name:
        folder = Path(name)
        store = SqliteFile(folder)
        async with serving(store.url, folder) as servers:
            turns = asyncio.Semaphore(AT_ONCE)

            async def one(index: int) -> None:
                nonlocal counts
                async with turns:
                    try:
                        counts += await Playing(servers[0].address, store, index).play()
                    except Exception as error:
                        raise Leak(f"game {index}: {error!r}") from error

            await asyncio.gather(*map(one, games))
        if complaints := servers[0].complaints():
            raise Leak(f"the server complains: {complaints[:5]}")
    return counts


def batch(games: Sequence[int]) -> tuple[int, Counter[str]]:
    return len(games), asyncio.run(play_batch(games))


def report(counts: Counter[str]) -> Table:
    table = Table("what", "")
    table.columns[1].justify = "right"
    for name in sorted(counts):
        table.add_row(name, f"{counts[name]:,}")
    return table


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.online.leak", description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--first", type=int, default=0, help="number of the first game, which is its seed")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    games = range(given.first, given.first + given.games)
    batches = [games[at : at + BATCH] for at in range(0, len(games), BATCH)]
    console = Console()
    counts: Counter[str] = Counter()
    began = time.monotonic()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with get_context("spawn").Pool(given.cores) as pool, Progress(*columns, console=console) as progress:
        task = progress.add_task("games", total=len(games))
        try:
            for played, counted in pool.imap_unordered(batch, batches):
                counts += counted
                progress.advance(task, played)
        except Leak as leak:
            console.print(str(leak), markup=False, highlight=False)
            return 1
    console.print(report(counts))
    console.print(f"{len(games):,} games, {(time.monotonic() - began) / 60:.1f} minutes. Nothing leaked.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
