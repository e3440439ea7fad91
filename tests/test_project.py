"""The project's own files fit together: locked versions, workflows, templates."""

from __future__ import annotations

import ast
import itertools
import re
import tomllib
from pathlib import Path

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version
from tools import made

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
FILE_LINES, FUNCTION_LINES = 500, 60
"""At most, as ESLint holds the page to."""
YAML = sorted([*(ROOT / ".github").rglob("*.yml"), ROOT / ".pre-commit-config.yaml", ROOT / "CITATION.cff"])


def locked(extra: str) -> dict[str, list[Version]]:
    """What a lock file pins, by name: several versions where the platform decides."""
    text = (ROOT / "requirements" / f"{extra}.txt").read_text(encoding="utf-8")
    found: dict[str, list[Version]] = {}
    for name, version in re.findall(r"^([\w.-]+)(?:\[[\w,]+\])?==([\w.!+]+)", text, re.MULTILINE):
        found.setdefault(canonicalize_name(name), []).append(Version(version))
    return found


@pytest.mark.parametrize("extra", ["play", "dev"])
def test_the_locked_versions_are_those_that_the_project_asks_for(extra: str) -> None:
    """After a change of the dependencies: `make lock`."""
    pinned = locked(extra)
    for line in (*PROJECT["dependencies"], *PROJECT["optional-dependencies"][extra]):
        wanted = Requirement(line)
        if wanted.name == PROJECT["name"]:
            continue
        versions = pinned.get(canonicalize_name(wanted.name), [])
        assert versions, f"{wanted.name} is not locked"
        assert all(version in wanted.specifier for version in versions), wanted


@pytest.mark.parametrize("extra", ["play", "dev"])
def test_every_locked_version_has_a_hash_and_no_host(extra: str) -> None:
    text = (ROOT / "requirements" / f"{extra}.txt").read_text(encoding="utf-8")
    entries = re.split(r"^(?=\S)", text, flags=re.MULTILINE)
    assert all("--hash=sha256:" in entry for entry in entries if entry.strip())
    assert "://" not in text
    assert "index-url" not in text


def test_every_dependency_ends_somewhere() -> None:
    """A version that nobody has tried is not taken where the locked ones cannot be had."""
    whole = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = PROJECT["optional-dependencies"].values()
    lines = [*whole["build-system"]["requires"], *PROJECT["dependencies"], *itertools.chain(*extras)]
    wanted = [each for each in map(Requirement, lines) if each.name != PROJECT["name"]]
    assert [each.name for each in wanted if not any(part.operator == "<" for part in each.specifier)] == []


def imported(path: Path) -> list[str]:
    """What a file imports from elsewhere, with the names."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and not node.level:
            found += [f"{node.module}.{alias.name}" for alias in node.names]
    return [name for name in found if not name.startswith(("tablestead", "__future__"))]


def test_nothing_private_of_others_is_used() -> None:
    names = [name for path in (ROOT / "src").rglob("*.py") for name in imported(path)]
    assert [name for name in names if any(part.startswith("_") for part in name.split("."))] == []
    assert [name for name in names if name.startswith("uvicorn.protocols")] == []


def workflow(name: str) -> str:
    return (ROOT / ".github" / "workflows" / f"{name}.yml").read_text(encoding="utf-8")


def test_what_is_installed_is_locked_audited_and_listed() -> None:
    assert "--require-hashes -r requirements/dev.txt" in workflow("ci")
    assert "npm ci" in workflow("wheels")
    for lock in ("requirements/play.txt", "requirements/dev.txt"):
        assert re.search(rf"pip-audit==[\d.]+ .*--require-hashes .*-r {lock}", workflow("audit"))
    assert "npm audit" in workflow("audit")
    jobs = yaml.safe_load(workflow("wheels"))["jobs"]
    assert {"wheels", "source", "materials"} <= set(jobs["release"]["needs"])
    listing = str(jobs["materials"])
    assert "cyclonedx" in listing
    assert "npm sbom" in listing
    guide = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert guide.count("python3 play.py --check") == guide.count("python3 play.py --check --locked") == 2


@pytest.mark.parametrize("path", YAML, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_it_is_well_formed(path: Path) -> None:
    assert isinstance(yaml.safe_load(path.read_text(encoding="utf-8")), dict)


def test_the_workflows_try_every_python_that_is_promised() -> None:
    workflow = yaml.safe_load((ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8"))
    promised = [line.rpartition(" ")[2] for line in PROJECT["classifiers"] if re.search(r":: 3\.\d+$", line)]
    matrix = workflow["jobs"]["python"]["strategy"]["matrix"]
    assert matrix["python"] == promised
    assert {name.partition("-")[0] for name in matrix["os"]} == {"ubuntu", "macos", "windows"}


def test_the_citation_names_this_version() -> None:
    import tablestead as ts

    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert citation["version"] == ts.__version__


def test_files_and_functions_can_be_taken_in() -> None:
    long = []
    for path in sorted((ROOT / "src").rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        where = path.relative_to(ROOT).as_posix()
        if text.count("\n") > FILE_LINES:
            long.append(where)
        functions = (ast.FunctionDef, ast.AsyncFunctionDef)
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, functions) and (node.end_lineno or 0) - node.lineno >= FUNCTION_LINES:
                long.append(f"{where}: {node.name}")
    assert not long


def test_what_a_tool_makes_is_written_or_compared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(made, "ROOT", tmp_path)
    pages = {tmp_path / "docs" / "a.md": "ä\n", tmp_path / "b.md": "b\n"}
    monkeypatch.setattr("sys.argv", ["tools/any.py", "--check"])
    assert made.write_or_check(pages) == 1
    assert capsys.readouterr().err.splitlines() == [
        f"{name} is stale: run python tools/any.py" for name in ("docs/a.md", "b.md")
    ]
    monkeypatch.setattr("sys.argv", ["tools/any.py"])
    assert made.write_or_check(pages) == 0
    monkeypatch.setattr("sys.argv", ["tools/any.py", "--check"])
    assert made.write_or_check(pages) == 0
