"""What the README and the docs show works as it stands there."""

from __future__ import annotations

import doctest
import re
import textwrap
from pathlib import Path

import pytest

import tablestead as ts

ROOT = Path(__file__).parents[1]
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")])
EVERY_PAGE = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())


def python_of(page: Path) -> list[str]:
    blocks = re.findall(
        r"^ *```(?:python|py)\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE
    )
    return [textwrap.dedent(block) for block in blocks]


@EVERY_PAGE
def test_its_python_runs(
    page: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page is one script; a block with prompts must print what it shows."""
    for example in (ROOT / "examples").glob("*/src"):
        monkeypatch.syspath_prepend(example)
    names: dict[str, object] = {}
    for number, block in enumerate(python_of(page)):
        if block.startswith(">>>"):
            shown = doctest.DocTestParser().get_doctest(block, names, page.name, str(page), number)
            assert doctest.DocTestRunner().run(shown, clear_globs=False).failed == 0, capsys.readouterr().out
            names.update(shown.globs)
        else:
            exec(compile(block, page.name, "exec"), names)


def test_the_example_for_researchers_plays_a_whole_game(capsys: pytest.CaptureFixture[str]) -> None:
    [_, example] = python_of(ROOT / "README.md")
    exec(compile(example, "README.md", "exec"), {})
    scores, _, record = capsys.readouterr().out.partition("\n")
    assert ts.replay(record.strip() + "\n").player == ts.OVER
    assert scores.startswith("[")


@EVERY_PAGE
def test_every_file_it_links_to_exists(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    for target in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", text):
        assert re.match(r"[a-z]+:", target) or (page.parent / target).exists(), target
