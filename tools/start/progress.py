"""What is told while one waits."""

import contextlib
import shutil
import sys
import threading
import time
from collections.abc import Callable, Iterator

TICK_S = 0.5
QUICK_S = 2.0
"""What took less is not mentioned when it is done."""

_going: dict[str, tuple[float, str]] = {}
"""The steps that go on: since when, and how far."""
_lock = threading.Lock()


def say(text: str) -> None:
    with _lock:
        _wipe()
        print(f"tablestead: {text}", flush=True)


@contextlib.contextmanager
def step(name: str) -> Iterator[Callable[[str], None]]:
    """Says what is done, how far it is, and for how long: in a terminal on one line, kept up to date."""
    began = time.monotonic()
    _going[name] = began, ""
    if not sys.stdout.isatty():
        say(f"{name} …")
    elif len(_going) == 1:
        threading.Thread(target=_keep_up, daemon=True).start()
    try:
        yield lambda detail: _going.update({name: (began, detail)})
    except BaseException:
        del _going[name]
        raise
    del _going[name]
    took = time.monotonic() - began
    if took > QUICK_S:
        say(f"{name}: done, {took:.0f} s")


def _keep_up() -> None:
    while True:
        with _lock:
            going = list(_going.items())
            if not going:
                return
            now = time.monotonic()
            parts = [f"{name} {how_far} {now - since:.0f} s" for name, (since, how_far) in going]
            line = f"tablestead: {' · '.join(parts)}".replace("  ", " ")
            _wipe()
            print(line[: _width() - 1], end="\r", flush=True)
        time.sleep(TICK_S)


def _wipe() -> None:
    if sys.stdout.isatty():
        print(" " * (_width() - 1), end="\r")


def _width() -> int:
    return shutil.get_terminal_size().columns
