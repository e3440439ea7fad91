"""Sets everything up and opens the table: `python3 play.py` (Windows: `py play.py`).

Needs nothing but Python 3.11 or newer. The page opens as soon as it can be had, with plain Python; where
there is a C compiler, the engine and the bots are compiled behind it. What was done before is only done again
when it changed.

    --check      install the package into .venv, compiled where that works, and do not serve
    --dev        set up for development: linters and tests too
    --tools      all of that but the package itself, whose compiling takes minutes
    --locked     end where the tested versions of the packages cannot be had, instead of taking others
    --npm ARGS…  run npm in web/ with the Node found here
HOST and PORT (127.0.0.1 and 8000) say where the server listens.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit("Tablestead needs Python 3.11 or newer; this is %d.%d." % sys.version_info[:2])  # noqa: UP031

import io
import os
import signal
import subprocess
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tools.start.commands import TEXT, Failed, explained, with_path
from tools.start.compiler import Compiler
from tools.start.environment import fetch, find_packages, make_venv
from tools.start.package import copy_plain, install, installed_package, is_installed, write_command
from tools.start.page import find_npm, give_page, make_page, node_env
from tools.start.places import PYTHON, ROOT, VENV, WEB, clear_leftovers, package_mark
from tools.start.progress import say


def main() -> int:
    arguments = sys.argv[1:]
    if arguments[:1] == ["--npm"]:
        make_venv()
        return subprocess.run([*find_npm(), *arguments[1:]], cwd=WEB, env=node_env(), check=False).returncode
    if set(arguments) - {"--check", "--dev", "--tools", "--locked"}:
        print(__doc__)
        return 2
    clear_leftovers()
    make_venv()
    if {"--check", "--dev", "--tools"}.isdisjoint(arguments) and not is_installed():
        return play()
    dev = "--dev" in arguments
    unread = threading.Event()
    with ThreadPoolExecutor(1) as beside:  # Node and the C compiler wait for files, too
        page = beside.submit(make_page, dev, unread)
        try:
            (fetch if "--tools" in arguments else install)(dev)
        finally:
            unread.set()
        page.result()
    if "--tools" in arguments:
        return 0
    give_page(installed_package())
    return 0 if "--check" in arguments else serve([])


def play() -> int:
    """The page as soon as it can be had; what makes it faster comes behind it."""
    mark = package_mark()[:16]
    plain, compiled = VENV / f"plain-{mark}", VENV / f"compiled-{mark}"
    with ThreadPoolExecutor(1) as beside:
        page = beside.submit(make_page)
        packages = find_packages()
        copy_plain(plain, packages)
        page.result()
    give_page(plain / "tablestead")
    if compiled.exists():
        give_page(compiled / "tablestead")
    path = [compiled, plain, *packages]
    write_command(path)
    return serve(path, None if compiled.exists() else Compiler(plain, compiled, packages))


def serve(path: list[Path], compiler: Compiler | None = None) -> int:
    """A folder of `path` that is not there yet is found by processes that start later: those of the bots."""
    host, port = os.environ.get("HOST") or "127.0.0.1", os.environ.get("PORT") or "8000"
    command = [str(PYTHON), "-m", "tablestead.cli", "serve", "--host", host, "--port", port]
    server = subprocess.Popen(command, cwd=ROOT, env=with_path(path), stdout=subprocess.PIPE, **TEXT)
    signal.signal(signal.SIGTERM, lambda *_: server.terminate())
    assert server.stdout is not None
    while True:
        try:
            for line in server.stdout:
                print(line, end="", flush=True)
                if compiler and not compiler.ident and "http" in line:
                    compiler.start()
            code = server.wait()
            break
        except KeyboardInterrupt:  # the server got it too, and is ending
            continue
    if compiler:
        compiler.end()
    return code


if __name__ == "__main__":
    for stream in (sys.stdout, sys.stderr):  # a terminal that has no “…” shows a question mark
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        say("Stopped. Nothing is left half-installed: start again, and it goes on.")
        sys.exit(130)
    except Failed as failure:
        sys.exit(f"tablestead: {failure}")
    except OSError as error:
        sys.exit(f"tablestead: {explained('Something could not be written or read.', str(error))}")
