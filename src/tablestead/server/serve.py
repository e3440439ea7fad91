"""Starting and ending: where the server listens, its processes, and a word to everyone before it ends."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import logging
import multiprocessing
import os
import signal
import socket as sockets
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection, wait
from typing import Any, Final, cast

import uvicorn

from tablestead.engine.errors import TablesteadError
from tablestead.server.app import create_app
from tablestead.server.limits.connections import Complaints, Door, Doors, Line
from tablestead.server.limits.costs import Costs
from tablestead.server.limits.guard import Guard
from tablestead.server.operations import metrics
from tablestead.server.operations.logs import configure_logs
from tablestead.server.settings import Settings
from tablestead.server.storage import claimed, is_postgres, prepare
from tablestead.words import Words

log = logging.getLogger(__name__)

PORT: Final = 8000
PORTS_TRIED: Final = 20
MAX_FRAME: Final = 1024 * 1024
"""A message too long for the application is read up to this, so that its sender hears why it is refused."""
HEARTBEAT_S: Final = 20.0
SHUTDOWN_NOTICE_S: Final = 1.0
CLOSING_S: Final = 4.5
"""For everything from the signal to the end of a process, with some time to spare: 5 seconds are promised."""
RETRY_S: Final = 1.0
COLLECTIONS: Final = (500, 10, 2_000)
"""When unreachable cycles are looked for, which stops everybody meanwhile: often among what is new, of which
there is far more than is counted, since what is replaced counts against it; seldom among all that thousands
of sockets are made of, since nearly everything goes without."""
EVERYWHERE: Final = ("0.0.0.0", "::", "")
BUSY: Final = (errno.EADDRINUSE, *([errno.EACCES] if sys.platform == "win32" else []))
"""Elsewhere EACCES is what it says: this user may not have that port."""

context = multiprocessing.get_context("spawn")


def configure(app: Guard, **more: Any) -> uvicorn.Config:
    """uvicorn's own protocols, each behind one of ours."""
    settings: dict[str, Any] = {
        "ws_max_size": MAX_FRAME,
        "ws_per_message_deflate": False,
        "ws_ping_interval": HEARTBEAT_S,
        "ws_ping_timeout": HEARTBEAT_S,
        "access_log": False,
        "log_config": None,
        "log_level": "warning",
        "server_header": False,
        "timeout_graceful_shutdown": 2,
        **more,
    }
    # 19 KiB for a socket at rest; uvicorn's other one takes 26, and a third more time.
    plain = uvicorn.Config(cast(Any, app), ws="websockets-sansio", **settings)
    plain.load()
    doors = Doors(app.costs, plain.forwarded_allow_ips)
    settings["http"] = partial(Door, doors, plain.http_protocol_class)
    settings["ws"] = partial(Line, cast(Any, plain.ws_protocol_class))
    return uvicorn.Config(cast(Any, app), **settings)


class Server(uvicorn.Server):
    """Says when it listens, and tells everyone before it ends."""

    def __init__(self, config: uvicorn.Config, listening: Callable[[], None] = lambda: None) -> None:
        super().__init__(config)
        self._listening = listening

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        asyncio.get_running_loop().set_exception_handler(Complaints())
        await super().startup(sockets)
        if self.started:
            self._listening()

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        for server in self.servers:
            server.close()  # who comes now finds the next server, not one that ends
        try:
            async with asyncio.timeout(CLOSING_S):
                await self._send_shutdown_notice()
                await super().shutdown(sockets)
        except TimeoutError:
            log.warning("not everything ended in %s seconds", CLOSING_S)

    async def _send_shutdown_notice(self) -> None:
        tables = getattr(self.config.app, "tables", None)
        if tables is None:
            return
        try:
            async with asyncio.timeout(SHUTDOWN_NOTICE_S):
                await tables.send_shutdown_notice()
        except TimeoutError:
            pass  # who reads so slowly hears it from the closing code
        except Exception:
            log.exception("the shutdown notice failed")


# One process


def serve(
    settings: Settings,
    host: str = "127.0.0.1",
    port: int = PORT,
    workers: int = 1,
    logs: str = "text",
    lang: str = "en",
    open_browser: bool = False,
) -> None:
    """Serve until Ctrl-C or SIGTERM."""
    if workers > 1 and not is_postgres(settings.database):
        raise TablesteadError("error-workers", {"value": "postgresql://…"})
    with claimed(settings.database):
        asyncio.run(prepare(settings.database))  # before anyone serves: what is wrong is said in a line
        serve_prepared(settings, host, port, workers, logs, Words(lang), open_browser)


def serve_prepared(
    settings: Settings, host: str, port: int, workers: int, logs: str, words: Words, open_browser: bool
) -> None:
    # Behind a proxy the port is agreed on; elsewhere the next free one will do.
    socket = listen(host, port, words, 1 if settings.url else PORTS_TRIED)
    own = f":{socket.getsockname()[1]}/"
    shown = {"0.0.0.0": "127.0.0.1", "": "127.0.0.1", "::": "::1"}.get(host, host)
    address = settings.url or f"http://{f'[{shown}]' if ':' in shown else shown}{own}"

    def listening() -> None:
        print(words.say("terminal-listening", {"value": address}), flush=True)
        if host in EVERYWHERE and not settings.url and (mine := own_address()):
            print(words.say("terminal-listening-network", {"value": f"http://{mine}{own}"}), flush=True)
        if open_browser and has_screen():
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    configure_logs(logs)
    with contextlib.closing(socket):
        if workers > 1:
            Workers(workers, (settings, socket, logs, Costs(settings, workers)), listening).run()
            return
        allow_many_sockets()
        server = Server(configure(create_app(settings)), listening)
        collect_seldom()
        with contextlib.suppress(KeyboardInterrupt):
            server.run(sockets=[socket])
        if not server.started:
            raise TablesteadError("error-start")


def allow_many_sockets() -> None:
    """As many as the system lets us have."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with contextlib.suppress(ValueError, OSError):  # where "as many as one likes" is not meant
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def own_address() -> str:
    """Of this machine in its network: the one from which it would go out. Nothing is sent."""
    with sockets.socket(sockets.AF_INET, sockets.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def has_screen() -> bool:
    """Without one a text browser would take over the terminal."""
    return sys.platform in ("win32", "darwin") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))


def listen(host: str, port: int, words: Words | None = None, tries: int = PORTS_TRIED) -> sockets.socket:
    """A socket on `port`, or on the next free one."""
    say = (words or Words("en")).say
    family, _, _, _, target = sockets.getaddrinfo(host, port, type=sockets.SOCK_STREAM)[0]
    last = min(port + tries - 1, 65535)
    for candidate in range(port, last + 1) if port else [0]:
        # Named as TCP: only then asyncio sends small messages at once (TCP_NODELAY) instead of after 40 ms.
        socket = sockets.socket(family, sockets.SOCK_STREAM, sockets.IPPROTO_TCP)
        if sys.platform != "win32":  # there it would let two servers share the port
            socket.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
        try:
            socket.bind((target[0], candidate, *target[2:]))
            socket.listen(128)
        except OSError as error:
            socket.close()
            if error.errno not in BUSY:
                raise
            if candidate < last:
                values = {"port": str(candidate), "last": str(candidate + 1)}
                print(say("terminal-port-busy", values), flush=True)
            continue
        return socket
    raise TablesteadError("error-port" if tries == 1 else "error-ports", {"port": port, "last": last})


# Several processes


Arguments = tuple[Settings, sockets.socket, str, Costs]


class Worker:
    """One of several server processes. Its pipe says that it serves, and ends with it."""

    def __init__(self, number: int, arguments: Arguments) -> None:
        self.number = number
        self.pipe, theirs = context.Pipe(duplex=False)
        given = (number, *arguments, theirs)
        self.process = context.Process(target=work, args=given, name="tablestead-server")
        self.process.start()
        theirs.close()
        self.serves = False


class Workers:
    """Server processes that share a socket: one that dies is replaced, and all end with this one."""

    def __init__(self, count: int, arguments: Arguments, listening: Callable[[], None]) -> None:
        self._count = count
        self._arguments = arguments
        self._listening = listening
        self._workers: list[Worker] = []
        self._up = False
        """One of them has served: whatever went wrong later may pass."""

    def run(self) -> None:
        woken, wake = context.Pipe(duplex=False)
        handlers = {
            number: signal.signal(number, lambda *_: wake.send_bytes(b""))
            for number in (signal.SIGINT, signal.SIGTERM)
        }
        with metrics.begin_multiprocess():
            try:
                self._workers = [Worker(number, self._arguments) for number in range(self._count)]
                while not woken.poll():
                    self._look_after(woken)
            finally:
                self._end()
                for number, handler in handlers.items():
                    signal.signal(number, handler)

    def _look_after(self, woken: Connection) -> None:
        """Wait for a signal or the end of a process; on Windows a signal is only seen between two waits."""
        heard = wait([woken, *(worker.pipe for worker in self._workers)], timeout=1.0)
        for worker in [worker for worker in self._workers if worker.pipe in heard]:
            try:
                worker.pipe.recv_bytes()
            except EOFError:
                self._replace(worker, woken)
            else:
                worker.serves = True
                if not self._up:
                    self._up = True
                    self._listening()

    def _replace(self, worker: Worker, woken: Connection) -> None:
        worker.process.join()
        self._forget(worker)
        if woken.poll():
            return
        if not self._up:
            raise TablesteadError("error-start")
        log.error("a server process ended with code %s: starting another", worker.process.exitcode)
        if worker.serves or not woken.poll(RETRY_S):  # one that cannot start is not tried without a pause
            self._workers.append(Worker(worker.number, self._arguments))

    def _forget(self, worker: Worker) -> None:
        self._workers.remove(worker)
        worker.pipe.close()
        metrics.forget_process(worker.process.pid or 0)
        self._arguments[-1].forget_process(worker.number)

    def _end(self) -> None:
        if sys.platform != "win32":  # there Ctrl-C has reached them, and terminating is killing
            for worker in self._workers:
                worker.process.terminate()
        deadline = time.monotonic() + CLOSING_S
        for worker in self._workers:
            worker.process.join(max(0.0, deadline - time.monotonic()))
            if worker.process.is_alive():
                worker.process.kill()
                worker.process.join()


def work(
    number: int, settings: Settings, socket: sockets.socket, logs: str, costs: Costs, pipe: Connection
) -> None:
    costs.process = number
    allow_many_sockets()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # until uvicorn listens to it: the parent ends us
    threading.Thread(target=end_with_parent, daemon=True).start()
    configure_logs(logs)
    server = Server(configure(create_app(settings, costs)), lambda: pipe.send_bytes(b"serves"))
    collect_seldom()
    server.run(sockets=[socket])


def collect_seldom() -> None:
    """What the program itself is made of stays for good, and is never looked through again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTIONS)


def end_with_parent() -> None:
    """A killed parent cannot end its processes, and the next one needs their port."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
