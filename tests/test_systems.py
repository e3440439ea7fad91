"""What would only fail on Windows or macOS, as far as it can be read from the sources."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCES = sorted([ROOT / "play.py", *(ROOT / "tools" / "start").glob("*.py"), *(ROOT / "src").rglob("*.py")])
UNIX_MODULES = {"crypt", "fcntl", "grp", "pty", "pwd", "resource", "syslog", "termios", "tty"}
UNIX_NAMES = {
    *("os.chown", "os.fork", "os.getuid", "os.geteuid", "os.killpg", "os.nice", "os.setpriority"),
    *("os.setsid", "os.uname", "os.mkfifo"),
    *("signal.SIGKILL", "signal.SIGHUP", "signal.SIGUSR1", "signal.SIGALRM"),
}
ASKS = ("platform", "hasattr", "os.name")
"""What a condition says that asks where it runs."""


def found_in(tree: ast.AST, guarded: bool = False) -> Iterator[tuple[ast.AST, bool]]:
    """Every node, and whether it is only reached after asking for the system, or failing is expected."""
    yield tree, guarded
    asked = isinstance(tree, ast.If | ast.IfExp) and any(word in ast.unparse(tree.test) for word in ASKS)
    expected = isinstance(tree, ast.Try) and "ImportError" in "".join(map(ast.unparse, tree.handlers))
    for child in ast.iter_child_nodes(tree):
        yield from found_in(child, guarded or asked or expected)


def faults(text: str) -> list[str]:
    said = []
    for node, guarded in found_in(ast.parse(text)):
        if isinstance(node, ast.Import | ast.ImportFrom) and not guarded:
            names = [alias.name for alias in node.names]
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else names
            said += [f"line {node.lineno}: import {name}" for name in names if name in UNIX_MODULES]
        if isinstance(node, ast.Attribute) and not guarded and ast.unparse(node) in UNIX_NAMES:
            said.append(f"line {node.lineno}: {ast.unparse(node)}")
        if isinstance(node, ast.Call) and not encoded(node):
            said.append(f"line {node.lineno}: text without an encoding")
    return said


def encoded(call: ast.Call) -> bool:
    """Whether it reads or writes no text, or says how its letters are written."""
    of, _, name = ast.unparse(call.func).rpartition(".")
    opens = (of, name) == ("", "open")
    # Click has a write_text of its own, for the terminal
    of_a_path = of not in ("", "formatter") and name in ("read_text", "write_text")
    if not opens and not of_a_path:
        return True
    binary = opens and any("b" in ast.unparse(argument) for argument in call.args[1:])
    said = any(keyword.arg == "encoding" for keyword in call.keywords)
    return binary or said or (name == "read_text" and bool(call.args))


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_nothing_is_taken_for_granted_that_only_some_systems_have(path: Path) -> None:
    assert faults(path.read_text(encoding="utf-8")) == []


def test_what_it_looks_for_is_found() -> None:
    assert faults("import os, pwd\nos.nice(5)") == ["line 1: import pwd", "line 2: os.nice"]
    assert faults("if hasattr(os, 'nice'):\n    os.nice(5)") == []
    assert faults("path.read_text()") == ["line 1: text without an encoding"]
    assert faults("open(name, 'rb')\nopen(name, encoding='utf-8')\npath.read_text('utf-8')") == []


def test_no_two_files_differ_by_case_alone_and_no_name_is_one_of_a_device() -> None:
    """Neither could be checked out on Windows, the first not on macOS."""
    folders = ("src", "web/src", "tests", "docs", "deploy", "tools", "bench", "examples")
    found = [path.relative_to(ROOT) for folder in folders for path in (ROOT / folder).rglob("*")]
    names = [path.as_posix() for path in found if "__pycache__" not in path.parts]
    assert len({name.lower() for name in names}) == len(names)
    assert not [name for name in names if set(name) & set('<>:"|?*\\')]
    devices = {"con", "prn", "aux", "nul", "com1", "lpt1"}
    assert not [path for path in found if path.stem.lower() in devices]
