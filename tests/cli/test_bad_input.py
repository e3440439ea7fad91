"""Whatever is wrong: one line in the reader's language, exit code 2, no traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tablestead.words import LANGUAGES

from .conftest import Run
from .games import SOURCES, random_record

RECORD = random_record().text()
UNFINISHED = random_record(upto=30).text()

FILES: dict[str, bytes] = {
    "good": RECORD.encode(),
    "unfinished": UNFINISHED.encode(),
    "cut": RECORD[: len(RECORD) // 2].rpartition("\n")[0].encode(),
    "cut-head": b"tablestead 1\ngame: ages\nrules: 1\nplayers: 2\n",
    "empty": b"",
    "binary": bytes(range(256)),
    "other": b"hello\n",
    "newer": RECORD.replace("tablestead 1", "tablestead 2").encode(),
    "chess": RECORD.replace("game: ages", "game: chess").encode(),
    "word": RECORD.replace("1 roll\n", "1 rool\n", 1).encode(),
    "illegal": RECORD.replace("1 roll\n", "1 end\n", 1).encode(),
    "turn": RECORD.replace("1 roll\n", "2 roll\n", 1).encode(),
    "players": RECORD.replace("players: 2", "players: 7").encode(),
    "option": RECORD.replace("edition: 2009", "edition: 1999").encode(),
    "missing": RECORD.replace("rules: 1\n", "").encode(),
    "hidden": RECORD.replace("1 roll\n", "1 ?\n", 1).encode(),
    "end": RECORD.replace("end: finished", "end: unfinished").encode(),
    "long": b"x" * (5 * 1024 * 1024),
}
BAD: list[tuple[str, ...]] = [
    ("plya",),
    ("play",),
    ("play", "chess"),
    ("play", "ages", "more"),
    ("play", "ages", "--nope"),
    ("play", "ages", "--seed"),
    ("play", "ages", "--seed", "seven"),
    ("play", "ages", "--players", "0"),
    ("play", "ages", "--players", "9"),
    ("play", "ages", "--players", "two"),
    ("play", "ages", "--players", "1", "--trade"),
    ("play", "ages", "--players", "2", "--bot", "random", "--bot", "random", "--bot", "random"),
    ("play", "ages", *("--seat", "x") * 5),
    ("play", "ages", "--bot", "deep-blue"),
    ("play", "ages", "--seat", "Anna", "--seat", "bot:deep-blue"),
    ("play", "ages", "--edition", "1999"),
    ("play", "ages", "--start", "3"),
    ("play", "ages", "--start", "first"),
    ("play", "ages", "--resume", "nowhere.txt"),
    ("play", "ages", "--resume", "good"),
    ("play", "ages", "--resume", "cut"),
    ("play", "ages", "--resume", "unfinished", "--edition", "late"),
    ("play", "ages", "--resume", "unfinished", "--seat", "Anna"),
    ("play", "ages", "--board", "standard"),
    ("play", "milestones", "--edition", "late"),
    ("play", "milestones", "--players", "1"),
    ("play", "milestones", "--players", "5"),
    ("play", "milestones", "--start", "4"),
    ("play", "milestones", "--turn-limit", "0"),
    ("play", "milestones", "--turn-limit", "forever"),
    ("play", "milestones", "--board"),
    ("play", "milestones", "--board", "nowhere.json"),
    ("play", "milestones", "--board", "."),
    ("play", "milestones", "--board", "empty"),
    ("play", "milestones", "--board", "other"),
    ("play", "milestones", "--board", "binary"),
    ("play", "milestones", "--board", "long"),
    ("play", "milestones", "--bot", "planner"),
    ("play", "milestones", "--bot", "mcts:many"),
    ("play", "milestones", "--bot", "random:200"),
    ("play", "milestones", "--seat", "Anna", "--seat", "bot:mcts:0"),
    ("play", "milestones", "--resume", "unfinished"),
    ("replay",),
    ("replay", "nowhere.txt"),
    ("replay", "."),
    ("replay", "a\0b"),
    *(("replay", name) for name in FILES if name not in ("good", "unfinished")),
    ("rules", "chess"),
    ("rules", "ages", "A-T99"),
    ("rules", "ages", "nonsense"),
    ("rules", "ages", "--search", "xyzzy"),
    ("rules", "milestones", "A-T2"),
    ("rules", "milestones", "M-T7z"),
    ("arena", "ages"),
    ("arena", "chess", "random"),
    ("arena", "ages", "random", "deep-blue"),
    ("arena", "ages", "random", "random", "--games", "0"),
    ("arena", "ages", "random", "random", "--games", "many"),
    ("arena", "ages", "random", "random", "--jobs", "-1"),
    ("arena", "ages", "random", "random", "--seconds", "0"),
    ("arena", "ages", "random", "random", "--seconds", "soon"),
    ("train", "chess", "--out", "unused"),
    ("train", "keyflower", "--out", "unused", "--rounds", "0"),
    ("arena", "ages", "random", "random", "--players", "3"),
    ("arena", "ages", "random", "random", "--edition", "1999"),
    ("arena", "milestones", "random", "random", "--edition", "late"),
    ("arena", "milestones", "random", "random", "--turn-limit", "0"),
    ("arena", "milestones", "random", "random", "--board", "nowhere.json"),
    ("arena", "milestones", "random", "mcts:-5"),
    ("arena", "ages", "random", "--jobs", "2", "--ray", "127.0.0.1:6379"),
    ("games", "ages", "--bots", "random"),
    ("games", "ages", "--out", "new"),
    ("games", "chess", "--bots", "random", "--out", "new"),
    ("games", "ages", "--bots", "random,deep-blue", "--out", "new"),
    ("games", "ages", "--bots", "random,,random", "--out", "new"),
    ("games", "ages", "--bots", "random", "--players", "5", "--out", "new"),
    ("games", "milestones", "--bots", "mcts", "--out", "new"),
    ("games", "ages", "--bots", "random", "--out", "."),
    ("games", "ages", "--bots", "random", "--out", "good"),
    ("serve", "--port", "70000"),
    ("serve", "--port", "http"),
    ("serve", "--database", "mongodb://localhost"),
    ("serve", "--workers", "0"),
    ("serve", "--workers", "many"),
    ("serve", "--workers", "2", "--database", "tables.sqlite3"),
    ("serve", "--url", "games.example.org"),
    ("serve", "--url", "ftp://games.example.org"),
    ("serve", "--url", "https://games.example.org/tables"),
    ("serve", "--url", "https://anna@games.example.org"),
    ("serve", "--url", "https://games.example.org#here"),
    ("serve", "--url", "https://"),
    ("serve", "--keep", "0"),
    ("serve", "--keep", "forever"),
    ("serve", "--keep-finished", "-1"),
    ("serve", "--tables-per-hour", "none"),
    ("serve", "--sockets-per-address", "0"),
    ("serve", "--patience", "0"),
    ("serve", "--log", "xml"),
    ("backup",),
    ("backup", "copy", "--database", "nowhere.sqlite3"),
    ("backup", "copy", "--database", "mongodb://localhost"),
    ("restore",),
    ("restore", "nowhere.backup", "--database", "new.sqlite3"),
    ("restore", "other", "--database", "new.sqlite3"),
]


@pytest.fixture
def folder(run: Run, tmp_path: Path) -> Path:
    for name, content in FILES.items():
        (tmp_path / name).write_bytes(content)
    return tmp_path


@pytest.mark.parametrize("arguments", BAD, ids=" ".join)
def test_bad_input(run: Run, folder: Path, arguments: tuple[str, ...]) -> None:
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    said: set[str] = set()
    for lang in LANGUAGES:
        result = run(*arguments, lang=lang)
        assert result.exit_code == 2, result.output
        assert isinstance(result.exception, SystemExit)
        lines = result.output.rstrip("\n").split("\n")
        assert len(lines) == 1, result.output
        assert "Traceback" not in result.output
        assert not lines[0].startswith(("error-", "terminal-", "ages-", "milestones-"))
        said.add(lines[0])
    assert len(said) == len(LANGUAGES)  # each in its own words
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before


def test_a_fault_in_a_record_names_its_line(run: Run, folder: Path) -> None:
    line = RECORD.split("\n").index("1 roll") + 1
    assert run("replay", "word").output.startswith(f"Line {line}: Unknown word: rool.")
    illegal = run("replay", "illegal").output
    assert illegal == f"Line {line}: You cannot end the turn: you have not rolled yet (A-T1)\n"
    assert run("replay", "turn", lang="hu").output.startswith(
        f"{line}. sor: Nem ez a hely következik: 2 roll."
    )
    assert "format 2" in run("replay", "newer").output
    assert "chess" in run("replay", "chess").output


DRIVING = "\x1b[2J\x9b31m\u202e\x07"
"""Clears a terminal, colours it, turns round a line and rings."""


@pytest.mark.parametrize(
    "arguments",
    [
        (f"pl{DRIVING}ay",),
        ("play", f"ag{DRIVING}es"),
        ("play", "ages", f"--no{DRIVING}pe"),
        ("play", "ages", "--players", f"2{DRIVING}"),
        ("play", "ages", "--bot", DRIVING),
        ("play", "milestones", "--board", "board.json"),
        ("rules", "ages", "--search", DRIVING),
        ("replay", "record.txt"),
        ("replay", f"no{DRIVING}where"),
    ],
    ids=lambda arguments: ascii(" ".join(arguments)),
)
def test_what_is_quoted_cannot_drive_the_terminal(run: Run, folder: Path, arguments: tuple[str, ...]) -> None:
    (folder / "board.json").write_text(
        f'{{"{DRIVING.encode("unicode_escape").decode()}": 1}}'.replace("\\x", "\\u00")
    )
    (folder / "record.txt").write_text(RECORD.replace("1 roll\n", f"1 ro{DRIVING}ll\n", 1), encoding="utf-8")
    output = run(*arguments).output
    assert not set(output) & set(DRIVING) - set("[2J31m"), ascii(output)


def test_names_of_a_record_cannot_drive_the_terminal(run: Run, folder: Path) -> None:
    (folder / "named").write_text(RECORD.replace("Anna", f"An{DRIVING}na"), encoding="utf-8")
    result = run("replay", "named")
    assert result.exit_code == 0
    assert "An [2J 31m na" in result.output
    assert not set(result.output) & set(DRIVING) - set("[2J31m")


def command(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tablestead.cli", *arguments],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={
            **os.environ,
            "PYTHONPATH": SOURCES,
            "LC_ALL": "",
            "LC_MESSAGES": "",
            "LANGUAGE": "",
            **environment,
        },
        stdin=subprocess.DEVNULL,
        check=False,
    )


def test_the_real_command_speaks_the_language_of_the_system() -> None:
    result = command("play", "chess", LANG="hu_HU.UTF-8")
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr == "Nincs ilyen játék: chess. Van: ages, milestones, keyflower\n"


def test_the_language_can_be_chosen() -> None:
    result = command("play", "chess", "--lang=fr", LANG="hu_HU.UTF-8")
    assert result.stderr == "Ce jeu n’existe pas\u202f: chess. Il y a\u202f: ages, milestones, keyflower\n"


def test_an_unknown_language() -> None:
    result = command("rules", "ages", "--lang", "de", LANG="C.UTF-8")
    assert (result.returncode, result.stderr) == (2, "The option --lang cannot be de. Possible: en, hu, fr\n")
