"""Games in the terminal: typed by number and in notation, with all that belongs to them."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

import tablestead as ts
from tablestead.cli import ages
from tablestead.cli.screen import Screen
from tablestead.cli.seats import Seats, resume_seats, seat_players
from tablestead.games.ages.view import AgesView
from tablestead.words import Words, rules

from .conftest import Run
from .games import ESCAPES, at_terminal, random_record, script


def saved(folder: Path) -> Path:
    """The one record in a folder."""
    (path,) = folder.glob("ages-*.txt")
    return path


# Who plays


@pytest.mark.parametrize(
    ("players", "seats", "bots", "names", "playing"),
    [
        (None, [], [], ["Player 1", "expert"], ["", "expert"]),
        (1, [], [], ["Player 1"], [""]),
        (3, [], [], ["Player 1", "expert", "expert 2"], ["", "expert", "expert"]),
        (None, [], ["greedy"], ["Player 1", "greedy"], ["", "greedy"]),
        (3, [], ["greedy"], ["Player 1", "Player 2", "greedy"], ["", "", "greedy"]),
        (None, ["Anna", "bot:random", "Anna"], [], ["Anna", "random", "Anna 2"], ["", "random", ""]),
        (None, ["Anna"], ["greedy"], ["Anna", "greedy"], ["", "greedy"]),
        (None, ["  An\tna  "], [], ["An na"], [""]),
        (4, ["Anna"], ["greedy"], ["Anna", "Player 2", "Player 3", "greedy"], ["", "", "", "greedy"]),
        (None, ["bot:random", "bot:random"], [], ["random", "random 2"], ["random", "random"]),
    ],
)
def test_seats(
    players: int | None, seats: list[str], bots: list[str], names: list[str], playing: list[str]
) -> None:
    found = seat_players(Words("en"), ts.game("ages"), players, seats, bots)
    assert (found.names, found.bots) == (names, playing)


def test_a_resumed_game_knows_its_bots() -> None:
    record = random_record(players=3, upto=20)
    record.names = ["Anna", "greedy", "greedy 2"]
    assert resume_seats(Words("en"), record).bots == ["", "greedy", "greedy"]
    record.names = []
    assert resume_seats(Words("en"), record).names == ["Player 1", "Player 2", "Player 3"]


# Whole games


@pytest.mark.parametrize(
    ("seed", "options", "arguments"),
    [
        (1, {"players": 2}, ("--seat", "Anna", "--seat", "Béla")),
        (
            2,
            {"players": 3, "edition": "late", "trade": True, "start": 2},
            (*("--seat", "x") * 3, "--edition", "late", "--trade", "--start", "2"),
        ),
        (3, {"players": 1, "edition": "reprint"}, ("--players", "1", "--edition", "reprint")),
    ],
)
@pytest.mark.parametrize("style", ["--plain", "--tables"])
def test_a_whole_game(
    run: Run, tmp_path: Path, seed: int, options: dict[str, object], arguments: tuple[str, ...], style: str
) -> None:
    lines, state = script(seed, options)
    result = run("play", "ages", *arguments, "--seed", str(seed), style, typed="\n".join(lines) + "\n")
    assert result.exit_code == 0, result.output
    assert "Game over" in result.output
    assert "cannot" not in result.output
    record = ts.parse_record(saved(tmp_path).read_text(encoding="utf-8"))
    assert record.end == "finished"
    assert record.state().digest() == state.digest()
    if style == "--tables":
        shown = [line for line in result.output.splitlines() if not line.startswith((" ", "Anna>", "x"))]
        assert max(map(len, shown)) <= 80


@pytest.mark.parametrize("lang", ["hu", "fr"])
def test_a_whole_game_in_another_language(run: Run, tmp_path: Path, lang: str) -> None:
    lines, state = script(4, {"players": 2, "edition": "late", "trade": True})
    arguments = ("--seat", "Anna", "--seat", "Béla", "--edition", "late", "--trade", "--seed", "4")
    result = run("play", "ages", *arguments, typed="\n".join(lines) + "\n", lang=lang)
    assert result.exit_code == 0
    assert not re.search(r"\b(?:ages|terminal|error)-[a-z]", result.output.replace(saved(tmp_path).name, ""))
    assert ts.replay(saved(tmp_path).read_text(encoding="utf-8")).digest() == state.digest()


def test_bots_play_by_themselves(run: Run, tmp_path: Path) -> None:
    first = run("play", "ages", "--seat", "bot:greedy", "--seat", "bot:random", "--seed", "5")
    assert "Game over" in first.output
    text = saved(tmp_path).read_text(encoding="utf-8")
    saved(tmp_path).unlink()
    run("play", "ages", "--seat", "bot:greedy", "--seat", "bot:random", "--seed", "5")
    assert saved(tmp_path).read_text(encoding="utf-8") == text  # a seed gives the same game again


@pytest.mark.skipif(sys.platform == "win32", reason="no pseudo-terminals")
@pytest.mark.parametrize("colour", [True, False])
def test_a_whole_game_at_a_real_terminal(tmp_path: Path, colour: bool) -> None:
    """A pseudo-terminal of 80 columns: every line is typed when it is asked for."""
    lines, state = script(6, {"players": 2})
    arguments = ("play", "ages", "--seed", "6", "--seat", "Anna", "--seat", "Béla")
    text = at_terminal(tmp_path, arguments, lines, 80, colour)
    assert "Game over" in text
    assert ts.replay(saved(tmp_path).read_text(encoding="utf-8")).digest() == state.digest()
    # Only colours, and what the line editor needs for pasting: nothing moves the cursor.
    codes = {code for code in ESCAPES.findall(text) if not code.endswith("m")}
    assert codes <= {"\x1b[?2004h", "\x1b[?2004l"}
    colours = re.search(r"\x1b\[[0-9;]*3[1-7]m", text)
    assert (colours is not None) == colour
    plain = ESCAPES.sub("", text).replace("\r", "")
    assert max(len(line) for line in plain.split("\n") if "> ~" not in line) <= 80
    assert "▢" in plain
    assert "[FFF]" in plain


# Real dice


def test_real_dice_are_typed_in(run: Run, tmp_path: Path) -> None:
    typed = "roll\n7\nfood food\nnonsense\n1 4 6\n0\nquit\n"
    result = run("play", "ages", "--seat", "Anna", "--seat", "Béla", "--real", typed=typed)
    assert "1 food, 2 good, 3 goods and skull, 4 workers, 5 food or workers, 6 coins" in result.output
    assert "This cannot be the roll: 3\u00a0dice are being rolled (A-T1)" in result.output
    assert "Unknown word: nonsense" in result.output
    text = saved(tmp_path).read_text(encoding="utf-8")
    assert text.endswith("\n1 roll\n* roll food workers coins\n1 stop\nend: unfinished\n")


@pytest.mark.parametrize("line", ["1 1 3", "113", "1,1,3", "food food skull", "roll food food skull", "11 3"])
def test_ways_to_type_a_roll(line: str) -> None:
    view = random_record(upto=1).state().view(None)
    assert isinstance(view, AgesView)
    assert ages.chance_notation(view, line) == "roll food food skull"


# Commands

ANNA = ("play", "ages", "--seat", "Anna", "--seat", "Béla", "--seed", "3")


def test_commands_change_nothing(run: Run, tmp_path: Path) -> None:
    output = run(
        *ANNA, typed="?\nhelp\nsheet\nlog\n? rules\n? A-T2\n? three rolls\n? zz9\n? A-T99\nundo\nquit\n"
    ).output
    assert "undo takes back your last decision" in output
    assert "A-V5  Default edition" in output
    assert "A-T1 Number of dice" in output
    assert "No rule has these words: zz9" in output
    assert "There is no rule A-T99" in output
    assert "Nothing to undo: no decision has been made yet" in output
    assert list(tmp_path.glob("*.txt")) == []  # nothing was played, so nothing is saved


def test_the_commands_are_not_buried_under_the_rules(run: Run) -> None:
    output = run(*ANNA, typed="?\nquit\n").output
    assert "? rules lists the rules" in output
    assert "Default edition" not in output


def test_who_leaves_is_told_how_to_go_on(run: Run, tmp_path: Path) -> None:
    output = run(*ANNA, typed="roll\n").output  # the end of what is typed is a Ctrl-C
    file = saved(tmp_path).name
    assert f"To go on later: tablestead play ages --resume {file}" in output


def test_why(run: Run) -> None:
    output = run(*ANNA, typed="why\nend\nwhy\nwhy build city-4\nwhy roll\nquit\n").output
    text = {rule.id: rule.text for rule in rules("en", "ages")}
    assert "Nothing has been refused yet" in output
    assert " ".join(text["A-T0"].split()) in " ".join(output.split())
    assert output.count("You cannot do this now: it is time for the first roll") >= 1
    assert "This is possible" in output


@pytest.mark.parametrize(
    ("lang", "level"), [("en", "Skilled bot"), ("hu", "Haladó bot"), ("fr", "Bot confirmé")]
)
def test_bots_are_called_by_their_level(run: Run, tmp_path: Path, lang: str, level: str) -> None:
    output = run(
        "play", "ages", "--seat", "Anna", "--bot", "skilled", "--seed", "3", typed="roll\n", lang=lang
    )
    assert level in output.output
    assert "skilled" not in output.output
    assert "seat 2: skilled\n" in saved(tmp_path).read_text(encoding="utf-8")


def test_levels_of_bots() -> None:
    seats = Seats(["Anna", "casual", "casual 2", "mcts:200"], ["", "casual", "casual", "mcts:200"])
    assert seats.shown(Words("en")) == ["Anna", "Casual bot", "Casual bot 2", "Searching bot (200)"]
    assert seats.shown(Words("hu")) == ["Anna", "Közepes bot", "Közepes bot 2", "Kereső bot (200)"]
    assert Seats(["wise"], ["wise"]).shown(Words("fr")) == ["wise"]


@pytest.mark.parametrize("lang", ["en", "hu", "fr"])
@pytest.mark.parametrize("players", [2, 4])
def test_no_label_of_a_sheet_is_broken(lang: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    screen = Screen(Words(lang), plain=False)
    screen.game, screen.names = "ages", ["Anna", "Béla", "Clara", "Dora"][:players]
    state = ts.game("ages").start(players=players, start=1)
    with screen.console.capture() as capture:
        ages.show_sheets(screen, state.view(None), True)
    words = capture.get().split()
    for id, form in (("development", "plural"), ("disaster-points", ""), ("hanging-gardens", "")):
        assert set(screen.term(id, form).split()) <= set(words)


def test_undo_and_log(run: Run, tmp_path: Path) -> None:
    typed = "roll\nundo\nstop\nundo\nlog\nlog all\nquit\n"
    output = run("play", "ages", "--seat", "Anna", "--seat", "Béla", "--seed", "2", typed=typed).output
    assert "Nothing to undo: the dice have been rolled" in output
    assert "Taken back: stop" in output
    assert output.count("Anna keeps all dice") == 1
    assert "stop" not in saved(tmp_path).read_text(encoding="utf-8")


def test_several_boxes_at_once(run: Run, tmp_path: Path) -> None:
    """`2 3` is the second choice three times, as `build city-5 3` in notation."""
    typed = "roll\nworkers workers food\n0\n2 3\nbuild city-4 2\nundo\nquit\n"
    output = run("play", "ages", "--seat", "Anna", "--bot", "random", "--real", typed=typed).output
    assert "Anna builds: 5th city (3/4)\n" in output
    assert "Anna builds: 5th city (1/4)" not in output  # told once
    lines = saved(tmp_path).read_text(encoding="utf-8").splitlines()
    assert lines.count("1 build city-5") == 3


def test_leadership_by_number(run: Run) -> None:
    record = random_record(upto=0)
    state = record.start()
    for line in ("roll", "roll coins coins coins", "stop", "buy leadership with coins", "end"):
        for action in state.read(line):
            state.apply(action)
            record.append(action)
    for line in ("roll", "roll skull food good", "stop", *("end",) * 1):
        for action in state.read(line):
            state.apply(action)
            record.append(action)
    Path("game.txt").write_text(record.text(), encoding="utf-8")
    typed = "roll\nfood good skull\nlead 3\nlead 2\nskull\nquit\n"
    output = run("play", "ages", "--resume", "game.txt", "--real", typed=typed).output
    assert "The dice to choose have the numbers 1 to 2" in output
    assert "Anna uses Leadership to reroll: 1\u00a0good" in output


def test_a_refusal_names_its_rule_and_shows_where_to_read(run: Run) -> None:
    output = run(*ANNA, typed="end\nbuild great-wall\n99\nroll\n1 1\n9\n1 2 3 4\nlead food\n\nquit\n").output
    assert "You cannot end the turn: you have not rolled yet (A-T1)\nFor this rule type: ? A-T1\n" in output
    assert "You cannot do this now: it is time for the first roll (A-T0)" in output
    assert "This number is not in the list: 99" in output
    assert output.count("The dice to choose have the numbers 1 to 3, each once") == 3
    assert "You cannot do this: you do not own Leadership (A-T3)" in output
    assert "The line is empty" in output


def test_a_line_ends_with_the_own_turn(run: Run, tmp_path: Path) -> None:
    typed = "roll\ncoins coins coins\nstop done end roll\nstop done end\nquit\n"
    output = run("play", "ages", "--seat", "Anna", "--seat", "Béla", "--real", typed=typed).output
    assert "The line goes on where another decision begins. Nothing of it was played" in output
    assert saved(tmp_path).read_text(encoding="utf-8").endswith("1 stop\n1 done\n1 end\nend: unfinished\n")


def test_hint(run: Run) -> None:
    output = run(*ANNA, typed="hint\nroll\nhint\nquit\n").output
    assert "Hint: roll\n" in output
    assert output.count("Hint: ") == 2


def test_enter_takes_the_only_choice(run: Run, tmp_path: Path) -> None:
    output = run(*ANNA, typed="\nquit\n").output
    assert "Roll 3\u00a0dice" in output
    assert "(Enter)" in output
    assert "\n1 roll\n" in saved(tmp_path).read_text(encoding="utf-8")


# Saving


def test_save_and_resume(run: Run, tmp_path: Path) -> None:
    output = run(*ANNA, typed="roll\nsave first.txt\nquit\n").output
    path = tmp_path / "first.txt"
    assert f"The record is saved: {path}" in output
    before = ts.parse_record(path.read_text(encoding="utf-8"))
    output = run("play", "ages", "--resume", "first.txt", typed="0\nquit\n").output
    after = ts.parse_record(path.read_text(encoding="utf-8"))
    assert after.actions[: len(before.actions)] == before.actions
    assert len(after.actions) == len(before.actions) + 1
    assert after.names == ["Anna", "Béla"]


def test_a_resumed_seat_can_change_hands(run: Run, tmp_path: Path) -> None:
    Path("game.txt").write_text(random_record(upto=30).text(), encoding="utf-8")
    run("play", "ages", "--resume", "game.txt", "--seat", "bot:random", "--seat", "bot:greedy", "--seed", "1")
    record = ts.parse_record(Path("game.txt").read_text(encoding="utf-8"))
    assert (record.names, record.end) == (["random", "greedy"], "finished")


def test_other_files_are_not_written_over(run: Run, tmp_path: Path) -> None:
    Path("diary.txt").write_text("Dear diary", encoding="utf-8")
    output = run(*ANNA, typed="roll\nsave diary.txt\nsave no/such/folder\nquit\n").output
    assert "is no record, so it is left alone: diary.txt" in output
    assert "The file cannot be written: no/such/folder" in output
    assert Path("diary.txt").read_text(encoding="utf-8") == "Dear diary"
    assert saved(tmp_path).exists()


def test_the_end_of_input_saves_too(run: Run, tmp_path: Path) -> None:
    result = run(*ANNA, typed="roll\n")
    assert result.exit_code == 0
    assert "The record is saved" in result.output
    assert "\n1 roll\n" in saved(tmp_path).read_text(encoding="utf-8")


def test_quit_stays_where_nothing_can_be_saved(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(name: str, text: str) -> Path:
        raise ts.TablesteadError("terminal-unwritable", {"path": name})

    monkeypatch.setattr("tablestead.cli.play.write_text", full)
    result = run(*ANNA, typed="roll\nquit\nlog\n")
    assert result.exit_code == 2
    assert result.output.count("The file cannot be written") == 2  # on quitting, and at the end of input
    assert "Round 1 · Anna" in result.output.rpartition("> ")[0]
