"""What the README and the docs show works as it stands there."""

from __future__ import annotations

import doctest
import re
import runpy
import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from markdown_it import MarkdownIt
from markdown_it.token import Token

import tablestead as ts
from tablestead.cli.app import Command, app, language_of
from tablestead.words import LANGUAGES, Words

from .words.catalogue import messages

ROOT = Path(__file__).parents[1]
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")])
EVERY_PAGE = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
PYTHON, SHELL = ("python", "py"), ("", "sh")
"""What a block is marked with; one without a mark holds commands."""
MARK = re.compile(r"<!-- not run: (.+?) -->", re.DOTALL)


@dataclass(frozen=True)
class Block:
    """A block of code, and why it is not run: said right before it, or below a heading for its whole part."""

    kind: str
    text: str
    why: str


def blocks_of(page: Path) -> Iterator[Block]:
    parts: dict[int, str] = {}
    why, level = "", 0
    before: Token | None = None
    for token in MarkdownIt("commonmark").parse(page.read_text(encoding="utf-8")):
        if token.type == "heading_open":
            level = int(token.tag[1])
            parts = {above: said for above, said in parts.items() if above < level}
        elif token.type == "html_block" and (mark := MARK.search(token.content)):
            if before is not None and before.type == "heading_close":
                parts[level] = mark[1]
            why = mark[1]
        elif token.type in ("fence", "code_block"):
            yield Block(token.info.strip(), token.content, why or " ".join(parts.values()))
            why = ""
        elif token.type == "paragraph_open":
            why = ""
        before = token


def commands_of(text: str) -> Iterator[list[str]]:
    """The commands of a block, each as its words; what is fed into one (`<<END`) is left out."""
    text = re.sub(r"<<'?(\w+)'?\n.*?^\1$", "", text.replace("\\\n", " "), flags=re.DOTALL | re.MULTILINE)
    text = re.sub(r"\$\(.*?\)", "made", text)
    for line in text.splitlines():
        if words := shlex.split(line, comments=True):
            yield words


def ask(arguments: list[str]) -> Result:
    """The command `tablestead` in this process, with nobody who types."""
    return CliRunner().invoke(app(), arguments, obj=Words(language_of(arguments)))


def run(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    if words[0] == "tablestead":
        few = [
            "2" if before == "--games" else word for before, word in zip(["", *words], words, strict=False)
        ]
        result = ask([*few[1:], *(["--jobs", "1"] if {"arena", "games"} & {*few} else [])])
        assert result.exit_code == 0, (words, result.output, result.exception)
    elif words[:2] == ["python", "-m"]:
        monkeypatch.setattr("sys.argv", words[2:])
        with pytest.raises(SystemExit) as ended:
            runpy.run_module(words[2], run_name="__main__")
        assert not ended.value.code, words
    else:
        pytest.fail(f"{words} is neither run here nor marked: <!-- not run: why -->, or ```text")


@EVERY_PAGE
def test_what_it_shows_runs(
    page: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page is one script; a block with prompts must print what it shows. A match has two games here."""
    for example in (ROOT / "examples").glob("*/src"):
        monkeypatch.syspath_prepend(example)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TABLESTEAD_DATA", str(tmp_path))
    names: dict[str, object] = {}
    for number, block in enumerate(blocks_of(page)):
        if block.why:
            continue
        if block.kind in SHELL:
            for words in commands_of(block.text):
                run(words, monkeypatch)
        elif block.kind in PYTHON and block.text.startswith(">>>"):
            shown = doctest.DocTestParser().get_doctest(block.text, names, page.name, str(page), number)
            assert doctest.DocTestRunner().run(shown, clear_globs=False).failed == 0, capsys.readouterr().out
            names.update(shown.globs)
        elif block.kind in PYTHON:
            exec(compile(block.text, page.name, "exec"), names)


@EVERY_PAGE
def test_every_command_it_names_can_be_given(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also those that are not run, and those within sentences: names, arguments and options are ours."""
    monkeypatch.setattr(Command, "invoke", lambda *_: None)
    text = page.read_text(encoding="utf-8")
    inline = [" ".join(given.split()) for given in re.findall(r"`(?:\S*/)?(tablestead [a-z-][^`]*)`", text)]
    shown = [block.text for block in blocks_of(page) if block.kind in SHELL]
    for words in (words for text in [*inline, *shown] for words in commands_of(text)):
        ours = [
            at
            for at, word in enumerate(words)
            if word.endswith("bin/tablestead") or (word == "tablestead" and words[:at] in ([], ["sudo"]))
        ]
        if ours and "ferry" not in words:  # the game that test_fourth_game.py installs
            given = [word for word in words[ours[0] + 1 :] if word != "…"]
            result = ask(given if len(given) > 1 else [*given, "--help"])
            assert result.exit_code == 0, (words, result.output)


def test_the_example_for_researchers_plays_a_whole_game(capsys: pytest.CaptureFixture[str]) -> None:
    [_, example] = [block.text for block in blocks_of(ROOT / "README.md") if block.kind in PYTHON]
    exec(compile(example, "README.md", "exec"), {})
    scores, _, record = capsys.readouterr().out.partition("\n")
    assert ts.replay(record.strip() + "\n").player == ts.OVER
    assert scores.startswith("[")


@EVERY_PAGE
def test_every_file_it_links_to_exists(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    for target in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", text):
        assert re.match(r"[a-z]+:", target) or (page.parent / target).exists(), target


def test_every_file_that_the_architecture_names_exists() -> None:
    """From the root, the package, the server or a game; where it says <game>, in every game."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    package = ROOT / "src" / "tablestead"
    places = [ROOT, package, package / "server", package / "games", *(package / "games").iterdir()]
    missing = [
        path
        for named in re.findall(r"`([\w.<>/-]+/[\w.<>-]*)`", text)
        for path in {
            named.replace("<game>", game).replace("<language>", lang)
            for game in ts.game_ids()
            for lang in LANGUAGES
        }
        if not any((place / path).exists() for place in places)
    ]
    assert missing == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_players_are_told_to_press_is_called_so(lang: str) -> None:
    """Bold words in the pages for players are those of the page, or names of games."""
    known = {message.value for message in messages(lang)}
    text = (ROOT / "docs" / "players" / lang / "index.md").read_text(encoding="utf-8")
    assert [
        word for word in re.findall(r"\*\*(.+?)\*\*", text) if not word.endswith(".") and word not in known
    ] == []
