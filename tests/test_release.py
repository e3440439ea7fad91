"""A release is one command: `make release VERSION=…`."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

TOOL = Path(__file__).parents[1] / "tools" / "release.py"
FILES = {
    "src/tablestead/__init__.py": '"""A package."""\n\n__version__ = "0.1.0"\n',
    "CITATION.cff": "cff-version: 1.2.0\nversion: 0.1.0\n",
    "CHANGELOG.md": "# Changelog\n\n## 0.2.0 (unreleased)\n\n- News.\n\n## 0.1.0 (2026-01-01)\n\n- Old.\n",
    "Makefile": "test:\n\t@grep -q 0.2.0 CITATION.cff\n",
}


class Repository:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name, text in FILES.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(text, encoding="utf-8")
        self.git("init", "--quiet", "--initial-branch", "main")
        self.git("config", "user.name", "Ada")
        self.git("config", "user.email", "ada@example.org")
        self.commit()

    def git(self, *words: str) -> str:
        done = subprocess.run(["git", *words], cwd=self.folder, check=True, capture_output=True, text=True)
        return done.stdout.strip()

    def commit(self) -> None:
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message", "Begin")

    def release(self, *words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, str(TOOL), *words]
        return subprocess.run(command, cwd=self.folder, capture_output=True, text=True)

    def read(self, name: str) -> str:
        return (self.folder / name).read_text(encoding="utf-8")


@pytest.fixture
def repository(tmp_path: Path) -> Repository:
    return Repository(tmp_path)


def test_a_release_is_tested_committed_and_tagged(repository: Repository) -> None:
    done = repository.release("0.2.0")
    assert done.returncode == 0, done.stderr
    assert '__version__ = "0.2.0"' in repository.read("src/tablestead/__init__.py")
    assert repository.read("CITATION.cff") == "cff-version: 1.2.0\nversion: 0.2.0\n"
    assert re.search(r"## 0\.2\.0 \(\d{4}-\d\d-\d\d\)\n\n- News", repository.read("CHANGELOG.md"))
    assert repository.git("describe", "--exact-match") == "v0.2.0"
    assert repository.git("status", "--porcelain") == ""
    assert "git push --follow-tags" in done.stdout


def test_a_dry_run_changes_nothing(repository: Repository) -> None:
    done = repository.release("0.2.0", "--dry-run")
    assert done.returncode == 0
    assert "v0.2.0" in done.stdout
    assert repository.git("tag") == repository.git("status", "--porcelain") == ""


def test_a_failing_test_leaves_all_as_it_was(repository: Repository) -> None:
    done = repository.release("0.3.0")
    assert done.returncode == 1
    assert "a test fails" in done.stderr
    assert repository.git("tag") == repository.git("status", "--porcelain") == ""


@pytest.mark.parametrize(
    ("version", "change", "fault"),
    [
        ("0.2", None, "no version"),
        ("0.0.9", None, "comes before"),
        ("0.2.0", "CITATION.cff", "not committed"),
    ],
)
def test_what_stands_in_the_way_is_named(
    repository: Repository, version: str, change: str | None, fault: str
) -> None:
    if change:
        (repository.folder / change).write_text("version: 0\n", encoding="utf-8")
    done = repository.release(version)
    assert done.returncode == 1
    assert fault in done.stderr


def test_no_version_twice_and_none_without_news(repository: Repository) -> None:
    assert repository.release("0.2.0", "--tested").returncode == 0
    again = repository.release("0.2.0").stderr
    assert "There is a tag v0.2.0 already." in again
    assert "what is new?" in again


def test_releases_are_made_on_main(repository: Repository) -> None:
    repository.git("switch", "--quiet", "--create", "other")
    assert "releases are made on main" in repository.release("0.2.0").stderr
