"""Milestones in the terminal: whole games, the game board drawn and in words, boards from files."""

from __future__ import annotations

import io
import json
import re
import sys
from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path

import pytest
from rich.console import Console

import tablestead as ts
from tablestead.cli import landscape, milestones
from tablestead.cli.landscape import ASCII, DRAWN, LARGE, SMALL
from tablestead.cli.screen import Screen
from tablestead.cli.seats import resume_seats, seat_players
from tablestead.engine.game import State
from tablestead.games.milestones.board import STANDARD_CONTENT
from tablestead.games.milestones.state import Step
from tablestead.games.milestones.view import MilestonesView
from tablestead.words import LANGUAGES, Words, rules

from .conftest import Run
from .games import ESCAPES, at_terminal, random_record, script

KEYS = re.compile(r"\b(?:milestones|terminal|error|common)-[a-z]")
ANNA = ("play", "milestones", "--seat", "Anna", "--seat", "Béla", "--seed", "3")


def saved(folder: Path) -> Path:
    (path,) = folder.glob("milestones-*.txt")
    return path


def settled(seed: int, **options: object) -> Mapping[str, object]:
    return ts.Dealer(seed).settle(ts.game("milestones"), **options)


def town() -> State:
    """Streets with a fork, a house, a marketplace: built by the rules, with goods that were given."""
    state = ts.game("milestones").restore(random_record(1, 2, 45, "milestones").state().view(None))
    view = state.view(None)
    assert isinstance(view, MilestonesView)
    view.step, view.moves, view.round, view.active = "works", 1, 3, 0
    view.placing, view.section, view.lot = "", [], ""
    seat = view.seats[0]
    seat.goods = [9, 9, 9, 9, 9]
    seat.workers = ["Q1", "cover", "", "L4", "S5", "G6", "C7", ""]
    seat.bonus = [False] * 8
    seat.piece = "board-of-works"
    state = ts.game("milestones").restore(view)
    for line in ("street B1 B2 B3", "market B3", "street B3 C3 D3", "street B3 B4 B5", "house A3-B2-B3"):
        for action in state.read(line):
            state.apply(action)
            while any(choice.kind == "leave" for choice in state.choices(state.player)):
                state.apply(state.read("leave")[0])
    return state


def town_view() -> MilestonesView:
    view = town().view(None)
    assert isinstance(view, MilestonesView)
    return view


def decisions(players: int = 2) -> Iterator[tuple[State, MilestonesView]]:
    """Every decision of a game between bots that build."""
    game = ts.game("milestones")
    options = settled(2, players=players)
    bots = [ts.bot("greedy", game, options, seat, seed=seat) for seat in range(players)]
    state, dealer = game.start(**options), ts.Dealer(2)
    while state.player != ts.OVER:
        if state.player == ts.CHANCE:
            state.apply(dealer.draw(state))
            continue
        for action in bots[state.player].choose(state.view(state.player)):
            view = state.view(None)
            assert isinstance(view, MilestonesView)
            yield state, view
            state.apply(action)


def screen_of(columns: int, plain: bool = False, lang: str = "en") -> Screen:
    screen = Screen(Words(lang), plain)
    screen.console = Console(width=columns, highlight=False, emoji=False, markup=False)
    screen.game, screen.names = "milestones", ["Anna", "Béla", "Clara", "Dóra"]
    return screen


# Whole games


@pytest.mark.parametrize(
    ("seed", "options", "arguments"),
    [
        (1, {"players": 2, "turn_limit": 12}, ("--seat", "Anna", "--seat", "Béla", "--turn-limit", "12")),
        (
            2,
            {"players": 4, "board": "random", "start": 3, "turn_limit": 6},
            (*("--seat", "x") * 4, "--board", "random", "--start", "3", "--turn-limit", "6"),
        ),
    ],
)
@pytest.mark.parametrize("style", ["--plain", "--tables"])
def test_a_whole_game(
    run: Run, tmp_path: Path, seed: int, options: dict[str, object], arguments: tuple[str, ...], style: str
) -> None:
    lines, state = script(seed, settled(seed, **options), "milestones")
    result = run("play", "milestones", *arguments, "--seed", str(seed), style, typed="\n".join(lines) + "\n")
    assert result.exit_code == 0, result.output
    assert "Game over" in result.output
    assert "cannot" not in result.output
    record = ts.parse_record(saved(tmp_path).read_text(encoding="utf-8"))
    assert (record.end, record.state().digest()) == ("finished", state.digest())
    if style == "--tables":
        shown = [line for line in result.output.splitlines() if "> " not in line and ".txt" not in line]
        assert max(map(len, shown)) <= 80


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("style", ["--plain", "--tables"])
def test_a_whole_game_with_bots_in_every_language(run: Run, tmp_path: Path, lang: str, style: str) -> None:
    options = settled(5, players=3, turn_limit=8)
    lines, state = script(5, options, "milestones", {1: "random", 2: "greedy"})
    arguments = ("--seat", "Anna", "--bot", "random", "--bot", "greedy", "--turn-limit", "8", "--seed", "5")
    result = run("play", "milestones", *arguments, style, typed="\n".join(lines) + "\n", lang=lang)
    assert result.exit_code == 0, result.output
    assert not KEYS.search(result.output.replace(saved(tmp_path).name, ""))
    assert Words(lang).term("game-over") in result.output
    assert ts.replay(saved(tmp_path).read_text(encoding="utf-8")).digest() == state.digest()


@pytest.mark.skipif(sys.platform == "win32", reason="no pseudo-terminals")
@pytest.mark.parametrize("columns", [50, 80, 120])
def test_a_whole_game_at_a_real_terminal(tmp_path: Path, columns: int) -> None:
    lines, state = script(7, settled(7, players=2, turn_limit=5), "milestones", {1: "greedy"})
    arguments = ("play", "milestones", "--seed", "7", "--seat", "Anna", "--seat", "bot:greedy")
    text = at_terminal(tmp_path, (*arguments, "--turn-limit", "5"), lines, columns, True)
    assert ts.replay(saved(tmp_path).read_text(encoding="utf-8")).digest() == state.digest()
    plain = ESCAPES.sub("", text).replace("\r", "")
    shown = [line for line in plain.split("\n") if "> ~" not in line and ".txt" not in line]
    assert max(map(len, shown)) <= columns
    first = next(line for line in shown if line.startswith("   A "))
    apart = 8 if columns == 120 else 4
    assert first[5 : 5 + 2 * apart + 1 : apart] == "121"
    assert ("Score" in shown[shown.index(first) + 1]) == (columns >= 80)


@pytest.mark.parametrize("columns", [24, 43, 60, 77, 110, 111, 200])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_is_wider_than_the_terminal(
    capsys: pytest.CaptureFixture[str], columns: int, lang: str
) -> None:
    screen, state = screen_of(columns, lang=lang), town()
    view = town_view()
    milestones.show_sheets(screen, view, True)
    milestones.show_decision(screen, view, state.choices(0))
    output = capsys.readouterr().out
    assert max(map(len, output.splitlines())) <= columns
    assert ("B1–B2–B3" in output) == (columns < SMALL.width)


# The game board


def test_the_board_is_drawn() -> None:
    view = town_view()
    view.board.bonuses = {"C3-C4-D3": "grain", "A4-A5-B4": "coin"}
    view.board.markets[0].flour = True
    drawn = landscape.draw(view.board, DRAWN, SMALL).plain.splitlines()
    assert drawn[:8] == [
        "ACEG 1   2   3   4   5   6   7   8   9   10",
        "   A 1   2   1   1   2   3   4   2   3   4",
        "             ⌂     C",
        "   B   ■━━━●━━━□━━━●━━━1   2   3   4   2",
        "              ╱",
        "   C     2   ●   1   2   3   1   2   3   4",
        "              ╲G",
        "   D       1   2   3   1   2   3   5   2",
    ]
    assert drawn[-1] == " BDF   1   2   3   4   5   6   7   8   9"


def test_a_terminal_without_signs_gets_ascii() -> None:
    view = town_view()
    view.board.markets[0].flour = True
    for scale in (SMALL, LARGE):
        text = landscape.draw(view.board, ASCII, scale).plain
        assert text.isascii()
        assert re.search(r"B  +F-+o-+M-+o-+1", text)
        assert {"/", "\\", "^"} <= set(text)


def test_a_line_for_a_terminal_without_signs() -> None:
    screen = screen_of(80)
    output = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    screen.console = Console(width=80, file=output, highlight=False, emoji=False, markup=False)
    screen.names = ["Anna", "Bea"]
    milestones.show_sheets(screen, town_view(), True)
    milestones.show_decision(screen, town_view(), town().choices(0))
    output.flush()
    assert "M-C5" in output.buffer.getvalue().decode("ascii")


def test_targets_are_marked() -> None:
    state = town()
    lit = {choice.target for choice in state.choices(0)}
    assert "triangle:B3-B4-C4" in lit
    drawn = landscape.draw(town_view().board, DRAWN, SMALL, lit)
    row = drawn.plain.splitlines()[4]
    assert row[SMALL.inside("B3-B4-C4")[1] + landscape.LABELS] == "+"
    assert drawn.plain.splitlines()[2].count("⌂") == 1


def test_the_board_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    view = town_view()
    view.board.markets[0].flour = True
    view.board.bonuses = {"C3-C4-D3": "grain"}
    milestones.show_sheets(screen_of(80, plain=True), view, True)
    output = capsys.readouterr().out.replace("\u00a0", " ")
    assert "Marketplaces: B1 (flour), B3\n" in output
    assert "Streets: B1–B2–B3, B3–B4–B5, B3–C3–D3\n" in output
    assert "Milestones: B2, B4, C3\n" in output
    assert "Ends of streets, with their numbers: B5 1, D3 2\n" in output
    assert "Houses: A3-B2-B3\n" in output
    assert "Bonus tiles: C3-C4-D3 grain\n" in output
    assert "Open numbers, row B: B5 1, B6 2, B7 3, B8 4, B9 2\n" in output
    assert "Space 1: quarryman 1 · Space 2: covered · Space 4: lumberjack 4" in output
    assert "Playing piece: board of works" in output
    assert "━" not in output


def test_streets_of_a_long_game_are_all_told() -> None:
    """Every piece is in one row of points, and no row goes through a marketplace."""
    *_, (_, view) = decisions()
    paths = [path.split("–") for path in landscape.streets(view.board)]
    told = [{one, other} for path in paths for one, other in pairwise(path)]
    assert len(told) == len(view.board.streets) > 8
    assert all(set(line.split("-")) in told for line in view.board.streets)
    markets = {market.point for market in view.board.markets}
    assert not any(markets & set(path[1:-1]) for path in paths)


def test_the_loop_shows_piece_cover_and_bonus(capsys: pytest.CaptureFixture[str]) -> None:
    view = town_view()
    view.seats[0].bonus[3] = True
    view.seats[0].piece = "4"
    milestones.show_sheets(screen_of(80), view, False)
    output = capsys.readouterr().out
    assert re.search(r"▶ Anna +Q1  ▒▒  ·  ▸L4\* S5  G6  C7  ·", output)
    assert "Castle 1   2   3   4   5   6   7   8   Trade Works Mill" in output


# A decision


def test_spaces_have_their_own_numbers() -> None:
    state, view = next((state, view) for state, view in decisions() if view.step == "move")
    menu = milestones.menu(view, state.choices(state.player))
    texts = [entry.choices[0].text for entry in menu.values()]
    assert list(menu) == [str(number) for number in range(1, 13)]
    assert texts[:8] == [f"move {space}" for space in range(1, 9)]
    assert texts[8:] == ["move trading-house", "move board-of-works", "move mill", "move castle"]


@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_decision_can_be_shown(capsys: pytest.CaptureFixture[str], lang: str, plain: bool) -> None:
    screen = screen_of(80, plain, lang)
    kinds: set[str] = set()
    for state, view in decisions(4):
        choices = state.choices(state.player)
        new = {choice.kind for choice in choices} - kinds
        if not new:
            continue
        kinds |= new
        milestones.show_sheets(screen, view, False)
        milestones.show_decision(screen, view, choices)
        menu = milestones.menu(view, choices)
        listed = [choice for entry in menu.values() for choice in entry.choices]
        assert sorted(choice.action for choice in listed) == [choice.action for choice in choices]
        for choice in listed:
            screen.line(milestones.label(screen, view, choice))
    assert len(kinds) >= 22
    output = capsys.readouterr().out
    assert not KEYS.search(output)
    assert plain or max(map(len, output.splitlines())) <= 80


def test_builds_come_by_what_they_bring() -> None:
    state = town()
    menu = milestones.menu(town_view(), state.choices(0))
    houses = [entry.choices[0] for entry in menu.values() if entry.choices[0].kind == "house"]
    points = [choice.gives["points"] for choice in houses]
    assert points == sorted(points, reverse=True)
    assert list(menu)[-1] == "0"
    assert menu["0"].choices[0].text == "done"
    screen = screen_of(80)
    worthless = [choice for choice in houses if choice.args["points"] == 0]
    assert "(0\u00a0points" in milestones.label(screen, town_view(), worthless[0])
    dear = next(choice for choice in houses if choice.args["points"] == 3)
    assert "(3\u00a0points" in milestones.label(screen, town_view(), dear)


@pytest.mark.parametrize(
    ("step", "line", "notation"),
    [
        ("move", "mill", "move mill"),
        ("move", "Works", "move board-of-works"),
        ("move", "trade", "move trading-house"),
        ("works", "E5 e6  E7", "street e5 e6 e7"),
        ("works", "E5–E6–E7", "street e5 e6 e7"),
        ("works", "A2-A3-B2", "house a2-a3-b2"),
        ("draft", "q1|c3 at 3", "draft q1|c3 at 3"),
        ("trade", "Q1C3", "hire q1|c3"),
        ("works", "market E5", ""),
        ("mill", "E5 E6 E7", ""),
        ("works", "E5 E6", ""),
        ("move", "3", ""),
    ],
)
def test_short_ways(step: Step, line: str, notation: str) -> None:
    view = town_view()
    view.step = step
    assert milestones.shortcut(view, line) == notation


def test_commands_undo_hint_and_refusals(run: Run, tmp_path: Path) -> None:
    typed = "?\n? M-T7a\n? flour sack\nsheet\nlog\nhint\nend\nundo\n99\n1\nundo\n1\n1\nquit\n"
    output = run(*ANNA, "--tables", typed=typed).output
    assert "Notation works too: street B1 B2 B3" in output.replace("\n", " ")
    assert "M-T7a Hiring\n" in output
    assert "M-T13 Flour\n" in output
    assert "Hint: draft " in output
    assert "You cannot do this now: it is time for the choice of a starting tile (M-S4)" in output
    assert "Nothing to undo: a tile has been drawn" in output
    assert "This number is not in the list: 99" in output
    assert "Taken back: draft " in output
    assert "Béla chooses " in output
    assert "▸ playing piece" in output.replace("\u00a0", " ")
    assert saved(tmp_path).read_text(encoding="utf-8").endswith("2 at 1\nend: unfinished\n")


def test_the_setup_is_told_in_three_lines(run: Run) -> None:
    output = run(*ANNA, typed="").output.split("\n")
    assert output[2].startswith("Bonus tiles: A2-A3-B2 ")
    assert output[2].count(",") == 14
    assert output[3].startswith("Display: ")
    assert output[3].count(" · ") == 4
    assert output[4].startswith("Starting tiles: ")


def test_save_and_resume(run: Run, tmp_path: Path) -> None:
    run("play", "milestones", "--seat", "Anna", "--bot", "random", "--seed", "4", typed="1\n1\nsave a.txt\n")
    before = ts.parse_record(Path("a.txt").read_text(encoding="utf-8"))
    assert before.names == ["Anna", "random"]
    run("play", "milestones", "--resume", "a.txt", typed="1\nquit\n")
    after = ts.parse_record(Path("a.txt").read_text(encoding="utf-8"))
    assert after.actions[: len(before.actions)] == before.actions
    assert len(after.actions) == len(before.actions) + 1
    output = run("play", "milestones", "--resume", "a.txt", "--turn-limit", "9").output
    assert "--turn-limit cannot be changed" in output


# Who plays


@pytest.mark.parametrize(
    ("players", "seats", "bots", "names"),
    [
        (None, [], [], ["Player 1", "expert", "expert 2"]),
        (None, ["Anna"], [], ["Anna", "expert"]),
        (None, [], ["expert:200"], ["Player 1", "expert:200"]),
        (None, ["Anna", "bot:expert:50", "bot:expert:50"], [], ["Anna", "expert:50", "expert:50 2"]),
        (2, ["Anna"], [], ["Anna", "Player 2"]),
    ],
)
def test_seats(players: int | None, seats: list[str], bots: list[str], names: list[str]) -> None:
    found = seat_players(Words("en"), ts.game("milestones"), players, seats, bots)
    assert found.names == names
    assert [bool(bot) for bot in found.bots] == ["expert" in name for name in names]


def test_a_resumed_game_knows_its_searching_bots() -> None:
    record = random_record(1, 3, 20, "milestones")
    record.names = ["mcts:Anna", "mcts:50", "mcts:50 2"]
    assert resume_seats(Words("en"), record).bots == ["", "mcts:50", "mcts:50"]


def test_a_searching_bot_plays(run: Run, tmp_path: Path) -> None:
    seats = ("--seat", "bot:mcts:4", "--seat", "bot:random")
    result = run("play", "milestones", *seats, "--turn-limit", "2", "--seed", "1")
    assert "Game over" in result.output
    assert "seat 1: mcts:4\n" in saved(tmp_path).read_text(encoding="utf-8")


# Real tiles


def test_real_tiles_are_typed_in(run: Run, tmp_path: Path) -> None:
    typed = [
        "stone 2 S g coin",
        "gold",
        "lot stone lot stone lot stone",
        "1 1 2 2 3 3 4 4 5 5",
        "Q1",
        "Q1|C3 Q1|C3",
        "Q1|C3 g1l1 G1/Q1, C1 G2 tile S1|C2",
        "C1|L3 Q2|S2 C2|C3 L2|S3 L2|Q4",
        "l2q4 at 7",
    ]
    result = run("play", "milestones", "--seat", "Anna", "--seat", "Béla", "--real", typed="\n".join(typed))
    output = result.output.replace("\u00a0", " ")
    assert "Draw a bonus tile for A2-A3-B2 and enter it" in output
    assert "1 stone, left: 3 · 2 wood, left: 3" in output
    assert "Bonus tiles: A2-A3-B2 stone, A4-A5-B4 wood, A6-A7-B6 sand, A8-A9-B8 grain" in output
    assert "Unknown word: gold. Possible here: stone wood sand grain coin" in output
    assert "there is no such tile left (stone) (M-S1)" in output
    assert "Unknown word: Q1. Possible here: Q1|C3 …" in output
    assert "there is no such tile left (Q1|C3) (M-S6)" in output
    assert "Drawn> " in output
    text = saved(tmp_path).read_text(encoding="utf-8")
    assert "\n* tile S1|C2\n* tile C1|L3\n" in text
    assert text.endswith("2 draft L2|Q4\n2 at 7\nend: unfinished\n")


# Boards from files


def test_a_board_of_one_s_own(run: Run, tmp_path: Path) -> None:
    content = {name: STANDARD_CONTENT[name] for name in ("rows", "start_market", "bush_triangles")}
    text = json.dumps(content, indent=2).replace("[\n        1,", "[\n        5,", 1)
    Path("my.json").write_text("\ufeff" + text, encoding="utf-8")
    output = run(*ANNA, "--board", "my.json", typed="sheet\n1\n").output
    assert "Open numbers, row A: A1\u00a05, A2\u00a02" in output
    assert "reconstruction" not in output
    record = ts.parse_record(saved(tmp_path).read_text(encoding="utf-8"))
    assert json.loads(str(record.options["board"]))["rows"][0]["values"][:2] == [5, 2]


FAULTY = {
    "rows": [{"row": "A", "first_hx": 0, "values": [0, 1]}, {"row": "B", "first_hx": 1, "values": [9]}],
    "start_market": "B2",
    "bush_triangles": ["A1-A2-B1", "A1-A2-B1", "A1-A9-C3"],
    "bonus_tiles": {"Q": 1, "Z": 1},
    "worker_tiles": ["Q1|C3", "Q9|C3"],
    "colour": "green",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fault_of_a_board_has_its_line(run: Run, lang: str) -> None:
    Path("bad.json").write_text(json.dumps(FAULTY), encoding="utf-8")
    result = run("play", "milestones", "--board", "bad.json", lang=lang)
    assert result.exit_code == 2
    head, *faults = result.output.rstrip("\n").split("\n")
    assert head.endswith("(M-O2)")
    assert str(len(faults)) in head
    assert len(faults) >= 6
    assert all(fault.startswith("  ") for fault in faults)
    assert not KEYS.search(result.output)
    for named in ("colour", "B1", "B2", "A1-A9-C3", "Z", "Q9|C3"):
        assert sum(named in fault for fault in faults) >= 1, named


def test_a_board_that_is_no_json_says_where(run: Run) -> None:
    Path("cut.json").write_text('{"rows":\n  [1, 2', encoding="utf-8")
    output = run("play", "milestones", "--board", "cut.json").output.replace("\u00a0", " ")
    assert output.startswith("The board cannot be used: it has 1 fault (M-O2)\n  This is no JSON: ")
    assert "line 2" in output
    Path("list.json").write_text("[]", encoding="utf-8")
    assert "curly brackets" in run("arena", "milestones", "random", "--board", "list.json").output


def test_a_faulty_board_in_a_record(run: Run) -> None:
    text = random_record(1, 2, 30, "milestones").text()
    Path("game.txt").write_text(text.replace("board: standard", 'board: {"rows": []}'), encoding="utf-8")
    result = run("replay", "game.txt")
    assert result.exit_code == 2
    lines = result.output.split("\n")
    assert lines[0].startswith("Line 5: The board cannot be used")
    assert "  “start_market” is missing" in lines


# Other commands


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("style", ["--plain", "--tables"])
def test_replay(run: Run, lang: str, style: str) -> None:
    record = random_record(2, 3, id="milestones", turn_limit=6)
    Path("game.txt").write_text(record.text(), encoding="utf-8")
    result = run("replay", "game.txt", style, lang=lang)
    assert result.exit_code == 0
    assert not KEYS.search(result.output)
    assert Words(lang).say("milestones-round", {"n": 6}) + " · Clara\n" in result.output
    assert str(max(record.state().scores())) in result.output


def test_replay_for_programs_and_step_by_step(run: Run) -> None:
    record = random_record(2, 3, id="milestones", board=settled(1, board="random")["board"], turn_limit=4)
    Path("game.txt").write_text(record.text(), encoding="utf-8")
    answer = json.loads(run("replay", "game.txt", "--json").output)
    assert answer["scores"] == record.state().scores()
    assert answer["position"]["game"] == "milestones"
    output = run("replay", "game.txt", "--step", "--tables", typed="\n\nb\n5\nq\n").output
    shown = [line.split(" of ")[0] for line in output.splitlines() if re.match(r"Turn \d+ of", line)]
    assert shown == ["Turn 1", "Turn 2", "Turn 3", "Turn 2", "Turn 5"]
    unfinished = random_record(2, 3, 60, "milestones")
    Path("game.txt").write_text(unfinished.text(), encoding="utf-8")
    assert "The game is not finished" in run("replay", "game.txt").output


def test_a_refused_line_of_a_record_in_its_own_words(run: Run) -> None:
    text = random_record(2, 3, 60, "milestones").text()
    line = next(line for line in text.split("\n") if line.startswith("3 at "))
    Path("game.txt").write_text(text.replace(line, "3 end", 1), encoding="utf-8")
    output = run("replay", "game.txt", lang="hu").output
    assert Words("hu").term("now-place", game="milestones") in output
    assert output.endswith("(M-S4)\n")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules(run: Run, lang: str) -> None:
    rule = next(rule for rule in rules(lang, "milestones") if rule.id == "M-T7a")
    assert run("rules", "milestones", "m-t7a", lang=lang).output == f"M-T7a {rule.title}\n{rule.text}\n"


def test_arena(run: Run) -> None:
    arguments = ("greedy", "random", "--games", "2", "--turn-limit", "5", "--board", "random", "--jobs", "1")
    answer = json.loads(run("arena", "milestones", *arguments, "--json").stdout)
    assert (answer["game"], answer["average_rounds"]) == ("milestones", 5)
    assert "greedy: wins" in run("arena", "milestones", *arguments).stdout


@pytest.mark.parametrize("content", ["null", "1", " true\n", '"standard"'])
def test_a_board_file_that_is_json_but_no_board(run: Run, tmp_path: Path, content: str) -> None:
    Path("board.json").write_text(content)
    result = run("play", "milestones", "--board", "board.json")
    assert result.exit_code == 2
    assert (
        result.output
        == f"The option board cannot be {content.strip()}. Possible: standard, random, {{…}} (M-O1)\n"
    )
