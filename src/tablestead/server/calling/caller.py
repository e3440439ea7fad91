"""Makes the calls that are due: looks at the rows now and then, claims a call, sends it in a thread."""

from __future__ import annotations

import asyncio
import http.client
import logging
import smtplib
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, cast

from litestar.datastructures import State
from sqlalchemy.exc import SQLAlchemyError

from tablestead.server.calling import mail, push
from tablestead.server.calling.message import confirmation, mail_of, push_of
from tablestead.server.calling.reasons import due
from tablestead.server.operations import metrics
from tablestead.server.rejection import RequestRejected
from tablestead.server.settings import Settings
from tablestead.server.storage import Callee, CallReason, CallWishes, Channel, ChannelKind, Storage, why
from tablestead.server.table.audience import Present

log = logging.getLogger(__name__)

PUSH_KEY: Final = "push-key"
BEAT_S: Final = 15.0
SHORTEST_BEAT_S: Final = 0.05
AT_ONCE: Final = {"push": 8, "mail": 2}
"""Threads: a service that hangs holds up its own kind alone."""
WAITING: Final = 40
"""Calls of a kind that are on their way; further ones are claimed when there is room."""
STORAGE_FAILED: Final = (SQLAlchemyError, OSError)
NOT_SENT: Final = (OSError, http.client.HTTPException, smtplib.SMTPException, push.NotPublic)


class Caller:
    """One in each process: of a call that all of them see, the database lets one make it."""

    def __init__(self, storage: Storage, settings: Settings, present: Callable[[str], Present]) -> None:
        self._storage = storage
        self._settings = settings
        self._present = present
        self._begun = time.time()
        self._threads = {kind: ThreadPoolExecutor(n, f"calling-{kind}") for kind, n in AT_ONCE.items()}
        self._underway = dict.fromkeys(AT_ONCE, 0)
        self._tasks: set[asyncio.Task[None]] = set()
        self.server = mail.read_server(settings.smtp, settings.mail_from) if settings.smtp else None
        self._contact = settings.contact or (settings.url if settings.secure else "")
        self._key = ""

    async def begin(self) -> None:
        key = await self._storage.calls.secret(PUSH_KEY, push.new_key())
        self._private = push.private(key)
        self.public_key = push.coded(push.public_bytes(self._private))
        self._key = await self._storage.devices.key()
        self._soon(self._look_after())

    async def close(self) -> None:
        """What is under way is not waited for: its claim runs out, and it is made after the next start."""
        for task in self._tasks:
            task.cancel()
        for threads in self._threads.values():
            threads.shutdown(wait=False, cancel_futures=True)

    async def _look_after(self) -> None:
        while True:
            await asyncio.sleep(max(SHORTEST_BEAT_S, min(BEAT_S, self._settings.call_delay_s / 8)))
            try:
                await self._beat()
            except STORAGE_FAILED as error:
                log.error("calls cannot be looked up: %s", why(error))
            except Exception:
                log.exception("calls cannot be looked up")

    async def _beat(self) -> None:
        """After a start everybody is away: they get the time to come back."""
        now, delay = time.time(), self._settings.call_delay_s
        if now - self._begun < delay:
            return
        for one in await self._storage.calls.callees(now, delay):
            kind = one.channel.kind
            if one.seat in self._present(one.table_id).seats or self._underway[kind] >= WAITING:
                continue
            if kind == "mail" and self.server is None:
                continue
            reasons = due(one, now, delay)
            tries = await self._storage.calls.undertake(one, reasons, now) if reasons else 0
            if tries:
                self._underway[kind] += 1
                self._soon(self._make(one, reasons[0], tries, now))

    async def _make(self, one: Callee, reason: CallReason, tries: int, now: float) -> None:
        kind = one.channel.kind
        try:
            outcome = await self._outcome(kind, self._sending(one, reason, now))
            metrics.CALLS.labels(kind, outcome).inc()
            if outcome == "gone":
                await self._storage.calls.close_id(one.channel.id)
            await self._storage.calls.settle(one, reason, tries, outcome != "failed", now)
        except STORAGE_FAILED as error:
            log.warning("a call could not be settled: %s", why(error))
        finally:
            self._underway[kind] -= 1

    def _sending(self, one: Callee, reason: CallReason, now: float) -> Callable[[], bool]:
        if one.channel.kind == "mail":
            return self._mailing(mail_of(one, reason, self._key), now)
        message = push_of(one, reason, now)

        def send() -> bool:
            status = push.send(message, self._private, self._contact, now, self._settings.push_loopback)
            if not 200 <= status < 300 and status not in push.GONE:
                raise OSError(f"the push service answered {status}")
            return status not in push.GONE

        return send

    def _mailing(self, message: mail.Mail, now: float) -> Callable[[], bool]:
        server = self.server
        assert server is not None
        return lambda: mail.send(message, server, now)

    async def _outcome(self, kind: ChannelKind, send: Callable[[], bool]) -> str:
        """`sent`, `gone` where there is nobody any more, or `failed`: of recipients the log says nothing."""
        try:
            sent = await asyncio.get_running_loop().run_in_executor(self._threads[kind], send)
        except NOT_SENT as error:
            log.warning("a call by %s was not sent: %s", kind, type(error).__name__)
            return "failed"
        return "sent" if sent else "gone"

    async def ask(self, channel: Channel, wishes: CallWishes) -> None:
        """Whether an address is theirs."""
        if self._underway["mail"] >= WAITING:
            raise RequestRejected("error-mail-failed")
        self._underway["mail"] += 1
        try:
            message = confirmation(channel, wishes, self._key)
            outcome = await self._outcome("mail", self._mailing(message, channel.made))
        finally:
            self._underway["mail"] -= 1
        if outcome != "sent":
            raise RequestRejected("error-mail-failed" if outcome == "failed" else "error-mail-address")

    def _soon(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def caller_of(state: State) -> Caller:
    """That of a running server."""
    return cast(Caller, state.caller)
