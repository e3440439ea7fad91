"""Compiling while the page is served."""

import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import threading
from pathlib import Path

from tools.start.commands import LISTENING, PIP, Failed, explained, read, tail, with_path
from tools.start.package import IS_COMPILED
from tools.start.page import give_page
from tools.start.places import PYTHON, ROOT, WINDOWS, whole
from tools.start.progress import say

LOWEST = 19
PLAYED = """
import tablestead as ts
for id in ts.game_ids():
    state = ts.game(id).start(**ts.Dealer(1).settle(ts.game(id), players=2))
    print(id, ts.playout(state, ts.Rng(1)), state.digest(), state.scores())
"""
"""How a game of each title goes: the same in every build."""


class Compiler(threading.Thread):
    """Compiles a copy of the package at the lowest priority, and ends with the server.

    What it makes lies in a folder of its own, where new processes of bots and the next start find it.
    """

    def __init__(self, plain: Path, compiled: Path, packages: list[Path]) -> None:
        super().__init__(daemon=True)
        self._plain, self._compiled, self._packages = plain, compiled, packages
        self._program: subprocess.Popen[str] | None = None
        self._lock = threading.Lock()
        self._ended = False

    def run(self) -> None:
        if not has_compiler():
            say("Bots are slower than they could be: there is no C compiler here.")
            return
        say("Compiling behind the page, so that bots think faster: it takes a few minutes.")
        try:
            with whole(self._compiled) as folder:
                self._build(folder)
                self._check(folder)
                give_page(folder / "tablestead")
        except (Failed, OSError) as error:
            if not self._ended:
                say(f"It could not be compiled; all goes on as it was. The reason:\n{error}")
        else:
            say("Compiled: bots think faster from now on, and all of it is faster from the next start.")

    def end(self) -> None:
        with self._lock:
            self._ended = True
            if self._program and self._program.poll() is None:
                if sys.platform == "win32":
                    self._program.terminate()
                else:
                    os.killpg(self._program.pid, signal.SIGKILL)
        if self.ident:
            self.join()  # which clears away what is unfinished

    def _build(self, folder: Path) -> None:
        """Of a copy, since the sources may change meanwhile."""
        sources, scratch = folder.parent / "sources", folder.parent / "scratch"
        for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "tools/compiled_help.py"):
            (sources / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, sources / name)
        left_out = shutil.ignore_patterns("__pycache__", "page")
        shutil.copytree(self._plain / "tablestead", sources / "src" / "tablestead", ignore=left_out)
        scratch.mkdir()
        output = self._run([*PIP, "--no-deps", "--target", str(folder), str(sources)], scratch)
        if not folder.exists():
            raise Failed(explained("It could not be built.", output))

    def _run(self, command: list[str], scratch: Path) -> str:
        given = {**os.environ, "TMPDIR": str(scratch), "TEMP": str(scratch), "TMP": str(scratch)}
        with self._lock:
            if self._ended:
                raise Failed
            if sys.platform == "win32":
                priority = subprocess.IDLE_PRIORITY_CLASS
                self._program = subprocess.Popen(command, env=given, creationflags=priority, **LISTENING)
            else:
                self._program = subprocess.Popen(command, env=given, process_group=0, **LISTENING)
                os.setpriority(os.PRIO_PROCESS, self._program.pid, LOWEST)
        return str(self._program.communicate()[0])

    def _check(self, folder: Path) -> None:
        """That it is compiled, and that games go in it as they do in the plain one."""
        if read([str(PYTHON), "-c", IS_COMPILED], env=with_path([folder, *self._packages])) != "True":
            raise Failed("There is no C compiler that works.")
        plain, compiled = (
            read([str(PYTHON), "-c", PLAYED], env=with_path([build, *self._packages]))
            for build in (self._plain, folder)
        )
        if plain != compiled:
            raise Failed(f"Games go otherwise in it:\n{tail(compiled)}")


def has_compiler() -> bool:
    """As far as can be told without trying; on Windows it is tried."""
    if os.environ.get("TABLESTEAD_PURE"):
        return False
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    header = Path(sysconfig.get_path("include"), "Python.h")
    return WINDOWS or bool(shutil.which(command) and header.exists())
