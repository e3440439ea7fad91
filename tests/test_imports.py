"""Imports point one way, as docs/architecture.md draws it. Read from the sources, not run."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "tablestead"
ROOT = "tablestead"

MAY_IMPORT: dict[str, set[str]] = {
    "engine": set(),
    "games": {"engine"},
    "bots": {"engine", "games"},
    ROOT: {
        "engine",
        "games",
        "bots",
        "analysis",
        "research",
        "words",
    },  # the package itself: what `import tablestead as ts` offers
    "words": {"locale", "games"},
    "locale": set(),
    "testing": {"engine"},
    "analysis": {"engine", "games", "bots"},
    "lessons": {"engine", "games", "bots", "words"},
    "research": {ROOT, "engine", "games", "bots", "arena"},
    "arena": {ROOT, "engine", "games", "bots"},
    "training": {ROOT, "engine", "games", "bots", "arena"},
    "server": {ROOT, "engine", "games", "bots", "analysis", "lessons", "words", "locale"},
    "cli": {
        *(ROOT, "engine", "games", "bots", "analysis", "lessons", "arena", "research", "training", "server"),
        "words",
        "locale",
    },
}
"""For every part (a folder or module of the package) the parts it may import beside itself."""

LIGHT = {"librt", "msgspec", "mypy_extensions"}
"""All that the engine and the games may need beside Python."""


def sources() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def part_of(module: str) -> str:
    """`tablestead.games.ages.rules` belongs to `games`; `tablestead` alone is the package itself."""
    names = module.split(".")
    return names[1] if len(names) > 1 else ROOT


def module_of(path: Path) -> str:
    names = [ROOT, *path.relative_to(PACKAGE).with_suffix("").parts]
    return ".".join(names[:-1] if names[-1] == "__init__" else names)


def imports_of(path: Path) -> Iterator[tuple[int, str]]:
    """Every import, wherever it stands, as a line and a full module name."""
    package = module_of(path) if path.name == "__init__.py" else module_of(path).rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                above = package.split(".")[: len(package.split(".")) - node.level + 1]
                base = ".".join([*above, base] if base else above)
            for alias in node.names:
                inside = base == ROOT and (PACKAGE / alias.name).exists()
                inside = inside or (base == ROOT and (PACKAGE / f"{alias.name}.py").exists())
                yield node.lineno, f"{base}.{alias.name}" if inside else base


def faults() -> Iterator[str]:
    for path in sources():
        own = part_of(module_of(path))
        for line, module in imports_of(path):
            if module.split(".")[0] != ROOT:
                continue
            part = part_of(module)
            if part != own and part not in MAY_IMPORT.get(own, set()):
                yield f"{path.relative_to(PACKAGE)}:{line}: {own} imports {module}"


def test_imports_point_one_way() -> None:
    assert not list(faults()), "\n".join(faults())


def test_every_part_has_its_place() -> None:
    parts = {part_of(module_of(path)) for path in sources()}
    assert parts <= set(MAY_IMPORT), "say in MAY_IMPORT what a new part may import"


def test_no_game_imports_another() -> None:
    for path in (PACKAGE / "games").glob("*/**/*.py"):
        own = module_of(path).split(".")[2]
        for line, module in imports_of(path):
            names = module.split(".")
            if names[:2] == [ROOT, "games"] and len(names) > 2:
                assert names[2] == own, f"{path}:{line}"


@pytest.mark.parametrize("part", ["engine", "games"])
def test_engine_and_games_depend_on_little(part: str) -> None:
    for path in (PACKAGE / part).rglob("*.py"):
        for line, module in imports_of(path):
            top = module.split(".")[0]
            assert top in LIGHT | {ROOT} or top in sys.stdlib_module_names, f"{path}:{line}: {module}"


@pytest.mark.parametrize("part", ["engine", "games", "bots"])
def test_no_other_source_of_randomness(part: str) -> None:
    """`random.Random` never enters what is compiled: there is `ts.Rng`."""
    for path in (PACKAGE / part).rglob("*.py"):
        if path.read_text(encoding="utf-8").startswith("# interpreted\n"):
            continue
        for line, module in imports_of(path):
            assert module.split(".")[0] not in ("random", "secrets"), f"{path}:{line}: {module}"


def test_the_view_is_not_needed_to_play() -> None:
    """`view/` imports the rules, not the other way round, but inside functions of game.py."""
    for path in (PACKAGE / "games").glob("*/*.py"):
        if path.name == "game.py":
            continue
        for line, module in imports_of(path):
            assert not module.endswith(".view"), f"{path}:{line}"


def test_a_start_reads_only_what_it_needs() -> None:
    """On SQLite, of the newest revision, and for one line that is printed."""
    names = ("alembic", "asyncpg", "sqlalchemy.orm", "sqlalchemy.dialects.postgresql", "numpy")
    program = f"import sys, tablestead.cli, tablestead.server.serve; print(*(sys.modules.keys() & {names!r}))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []


def test_the_check_itself_sees_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "engine"
    folder.mkdir()
    (tmp_path / "server").mkdir()
    (folder / "bad.py").write_text("def f():\n    from ..server import app\n    import tablestead.games\n")
    monkeypatch.setattr("tests.test_imports.PACKAGE", tmp_path)
    assert list(faults()) == [
        "engine/bad.py:2: engine imports tablestead.server",
        "engine/bad.py:3: engine imports tablestead.games",
    ]
