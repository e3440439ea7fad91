"""M-O1, M-O2: the option `board`: standard, random, and files with every fault named."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tablestead as ts
from tablestead.games.milestones import board as b
from tablestead.games.milestones import material as m

from .games import played
from .positions import (
    GAME,
    SMALL_ROWS,
    STANDARD_FILE,
    STANDARD_TILES,
    at_works,
    board_file,
    board_text,
    drafted,
    legal,
    new,
    play,
    points,
    seen,
    set_up,
    small_board,
    targets,
)

SOURCE = Path(__file__).parents[3] / "src" / "tablestead" / "games" / "milestones" / "board.py"
STANDARD = b.board_of("standard")


def faults(text: str) -> list[tuple[str, dict[str, object]]]:
    """Every fault of a board file: key and arguments."""
    with pytest.raises(ts.OptionError) as caught:
        GAME.check({"board": text})
    error = caught.value
    assert (error.key, error.rule) == ("error-board", "M-O2")
    assert error.info == {"option": "board", "n": len(error.faults)}
    for fault in error.faults:
        assert fault.rule == "M-O2"
        assert not fault.faults
    return [(fault.key.removeprefix("error-board-"), fault.info) for fault in error.faults]


def rows_with(row: str, **changes: object) -> list[object]:
    """The standard rows, one of them changed."""
    rows: list[dict[str, object]] = json.loads(json.dumps(STANDARD_FILE["rows"]))
    for content in rows:
        if content["row"] == row:
            content.update(changes)
    return list(rows)


# M-O1


def test_m_o1_standard_by_default() -> None:
    assert GAME.check({})["board"] == "standard"
    assert GAME.check({"board": " Standard "})["board"] == "standard"
    option = GAME.option("board")
    assert (option.kind, option.values, option.default) == ("board", ["standard", "random"], "standard")
    assert seen(new()).layout == "standard"


@pytest.mark.parametrize("value", ["", "big", "standrad", "true", 3, True, None, 2.5])
def test_m_o1_anything_else_is_refused(value: object) -> None:
    with pytest.raises(ts.OptionError) as caught:
        GAME.check({"board": value})
    assert (caught.value.key, caught.value.rule) == ("error-option-value", "M-O1")
    assert caught.value.info["option"] == "board"
    assert caught.value.info["value"] == str(value).strip()


def test_m_o1_a_random_board_must_be_settled_before_the_game() -> None:
    with pytest.raises(ts.OptionError) as caught:
        GAME.start(board="random")
    assert (caught.value.key, caught.value.info) == ("error-option-unsettled", {"option": "board"})


def random_boards(count: int) -> list[b.Board]:
    return [b.board_of(b.random_board(ts.Rng(seed))) for seed in range(count)]


RANDOM_BOARDS = random_boards(40)


def test_m_o1_random_points_lines_and_start_are_the_standard_ones() -> None:
    for board in RANDOM_BOARDS:
        for point in range(m.POINTS):
            assert (board.value(point) >= 0) == (STANDARD.value(point) >= 0)
            if board.value(point) >= 0:
                assert board.joined(point) == STANDARD.joined(point)
        assert board.start == STANDARD.start
        assert list(board.on_board) == list(STANDARD.on_board)
        assert (board.tiles, board.bonuses) == (STANDARD.tiles, STANDARD.bonuses)


def test_m_o1_random_numbers_are_shuffled_at_equal_distance() -> None:
    away = distances_by_hand(STANDARD)
    assert away == b.distances(list(STANDARD.values), STANDARD.start)
    for board in RANDOM_BOARDS:
        for distance in range(max(away) + 1):
            ring = [point for point in range(m.POINTS) if away[point] == distance]
            assert Counter(board.value(p) for p in ring) == Counter(STANDARD.value(p) for p in ring)
    assert len({tuple(board.values) for board in RANDOM_BOARDS}) == len(RANDOM_BOARDS)


def distances_by_hand(board: b.Board) -> list[int]:
    """Fewest lines from the start, by widening rings."""
    result = [-1] * m.POINTS
    ring, distance = {board.start}, 0
    while ring:
        for point in ring:
            result[point] = distance
        ring = {other for point in ring for other in board.joined(point) if result[other] < 0}
        distance += 1
    return result


def test_m_o1_random_bushes_share_no_corner_and_do_not_touch_the_start() -> None:
    for board in RANDOM_BOARDS:
        assert len(board.bushes) == 15
        corners = [point for bush in board.bushes for point in m.CORNERS[bush]]
        assert len(set(corners)) == 45
        assert board.start not in corners
        assert all(board.on_board[bush] for bush in board.bushes)
    assert len({tuple(sorted(board.bushes)) for board in RANDOM_BOARDS}) == len(RANDOM_BOARDS)


def test_m_o1_random_every_triangle_off_the_start_can_have_a_bush() -> None:
    seen_bushes = {bush for board in random_boards(120) for bush in board.bushes}
    allowed = {n for n in range(m.TRIANGLES) if STANDARD.on_board[n] and STANDARD.start not in m.CORNERS[n]}
    assert seen_bushes == allowed


def test_m_o1_the_standard_bushes_share_no_corner_either() -> None:
    corners = [point for bush in STANDARD.bushes for point in m.CORNERS[bush]]
    assert len(corners) == len(set(corners)) == 45
    assert STANDARD.start not in corners


def test_m_o1_the_dealer_draws_the_board_and_a_seed_draws_it_again() -> None:
    texts = set()
    for seed in range(10):
        options = ts.Dealer(seed).settle(GAME, board="random", start="random")
        assert options == ts.Dealer(seed).settle(GAME, board="random", start="random")
        assert GAME.check(options) == options
        state = GAME.start(**options)
        assert seen(state).layout == options["board"]
        texts.add(options["board"])
    assert len(texts) == 10


def test_m_o1_the_drawing_is_no_chance_event_of_the_game() -> None:
    options = ts.Dealer(1).settle(GAME, board="random")
    record = ts.Record(GAME, options)
    assert record.actions == []
    assert record.state().outcomes()[0][0] == GAME.parse("lot stone")


def test_m_o1_a_record_holds_the_board_and_replays_without_a_generator() -> None:
    state, record = played({"players": 3, "board": "random"}, seed=4, eager=True)
    text = record.text()
    header = next(line for line in text.splitlines() if line.startswith("board: "))
    content = json.loads(header.removeprefix("board: "))
    assert list(content) == list(b.FIELDS)
    assert content["start_market"] == "B1"
    assert ts.replay(text).digest() == state.digest()
    assert ts.parse_record(text).text() == text


def test_m_o1_a_record_made_for_another_board_is_refused_with_line_and_rule() -> None:
    """Actions of a random board, replayed on the standard one."""
    refused_by = set()
    for seed in range(8):
        _, record = played({"players": 4, "board": "random", "turn_limit": 30}, seed=seed)
        wrong = re.sub(r"^board: .*$", "board: standard", record.text(), flags=re.MULTILINE)
        lines = wrong.splitlines()
        try:
            ts.parse_record(wrong)  # what was built happens to fit both boards
        except ts.RecordError as error:
            line = int(str(error.info["line"]))
            refused_by.add(error.rule)
        else:
            continue
        assert re.match("[1-4*] ", lines[line - 1])
        ts.parse_record("\n".join([*lines[: line - 1], "end: unfinished"]))  # all before it is fine
    assert any(rule.startswith("M-") for rule in refused_by)


def record_fault(text: str) -> ts.RecordError:
    with pytest.raises(ts.RecordError) as caught:
        ts.parse_record(text)
    return caught.value


SHORT = """\
tablestead 1
game: milestones
rules: 1
players: 2
board: BOARD
start: 1
turn_limit: 60

end: unfinished
"""


def test_m_o1_a_bonus_tile_that_lies_elsewhere_names_its_line() -> None:
    """On a file of one's own the house stands in another triangle's street."""
    own = json.loads(small_board())
    state = drafted(new(board=json.dumps(own)))
    record = ts.Record(GAME, GAME.check({"players": 2, "board": json.dumps(own)}))
    trial = record.start()
    lines = ["move castle", "move castle", "end"]
    while trial.round == 0 or trial.player < 0:
        action = trial.outcomes()[0][0] if trial.player == ts.CHANCE else trial.legal()[0]
        trial.apply(action)
        record.append(action)
    assert state.round == trial.round == 1
    for line in lines:
        for action in trial.read(line) if line in legal(trial) else []:
            trial.apply(action)
            record.append(action)
    text = record.text()
    error = record_fault(text.replace(f"board: {record.options['board']}", "board: standard"))
    number = int(str(error.info["line"]))
    # Three lots only on the small board: its fourth draw is a worker tile.
    assert text.splitlines()[number - 1].startswith("* tile ")
    assert (error.key, error.rule) == ("milestones-refused-drawing", "M-S6")


def test_m_o1_a_faulty_board_in_a_header_names_its_line_and_faults() -> None:
    broken = json.dumps(board_file(start_market="G1", colour="red"))
    error = record_fault(SHORT.replace("BOARD", broken))
    assert (error.key, error.rule, error.info["line"], error.info["n"]) == ("error-board", "M-O2", 5, 2)
    assert [fault.key for fault in error.faults] == ["error-board-unknown", "error-board-start"]
    unsettled = record_fault(SHORT.replace("BOARD", "random"))
    assert unsettled.key == "error-option-unsettled"
    odd = record_fault(SHORT.replace("BOARD", "huge"))
    assert (odd.key, odd.info["line"]) == ("error-option-value", 5)


# M-O2: what is accepted


def test_m_o2_a_file_with_the_standard_board_is_the_standard_board() -> None:
    own = b.board_of(str(GAME.check({"board": board_text()})["board"]))
    assert list(own.values) == list(STANDARD.values)
    assert (own.bushes, own.tiles, own.bonuses, own.start) == (
        STANDARD.bushes,
        STANDARD.tiles,
        STANDARD.bonuses,
        STANDARD.start,
    )
    assert own.checksum == STANDARD.checksum


def test_m_o2_tiles_and_bonus_tiles_are_the_standard_ones_if_not_given() -> None:
    board = b.board_of(str(GAME.check({"board": board_text(worker_tiles=None, bonus_tiles=None)})["board"]))
    assert (board.tiles, board.bonuses) == (STANDARD.tiles, [3, 3, 3, 3, 3])


def test_m_o2_supplies_targets_and_starting_tiles_are_rules_not_board() -> None:
    for name in ("supply", "targets", "starting_tiles", "lattice", "about", "examples"):
        assert faults(board_text(**{name: {}})) == [("unknown", {"name": name})]
    view = seen(set_up(new(3, board=small_board())))
    assert (view.target, view.left.sections, len(view.starting)) == (59, 24, 7)


def test_m_o2_letters_may_be_small() -> None:
    """Points, triangles, tiles, rows and kinds alike."""
    small = json.dumps(STANDARD_FILE).replace("|", "\\u007c")
    small = re.sub(r'"[A-G][0-9A-G-]*"|"[QLSGC]"', lambda found: found[0].lower(), small)
    small = re.sub(r'"[QLSGC]\d\\u007c[QLSGC]\d"', lambda found: found[0].lower(), small)
    assert small.count('"row": "a"') == small.count('"q": ') == 1
    assert b.read_board(small).text == b.read_board(json.dumps(STANDARD_FILE)).text


@pytest.mark.parametrize(
    ("field", "name"),
    [('"start_market": "D5", "start_market"', "start_market"), ('"bonus_tiles": {"Q": 3, "q": 3}, "x"', "q")],
)
def test_m_o2_a_field_given_twice_is_refused(field: str, name: str) -> None:
    text = json.dumps(STANDARD_FILE).replace('"start_market"', field, 1)
    assert ("twice", {"name": name}) in faults(text)


def test_m_o2_the_settled_board_is_one_line_and_always_the_same() -> None:
    """However the file is laid out; settling it again changes nothing."""
    loose = json.dumps(board_file(), indent=2)
    turned = json.dumps(dict(reversed(board_file().items())))
    lower = board_text().replace('"B1"', '"b1"').replace("A2-A3-B2", "b2-a3-a2").replace("Q1|C3", "q1|c3")
    texts = {str(GAME.check({"board": text})["board"]) for text in (board_text(), loose, turned, lower)}
    assert len(texts) == 1
    text = texts.pop()
    assert "\n" not in text
    assert GAME.check({"board": text})["board"] == text
    assert json.loads(text) == {**board_file(), "worker_tiles": STANDARD_TILES}


def test_m_o2_order_of_the_bushes_is_kept_order_of_the_tiles_is_not() -> None:
    bushes = list(reversed([m.TRIANGLE_IDS[bush] for bush in STANDARD.bushes]))
    text = str(
        GAME.check({"board": board_text(bush_triangles=bushes, worker_tiles=STANDARD_TILES[::-1])})["board"]
    )
    assert json.loads(text)["bush_triangles"] == bushes
    assert json.loads(text)["worker_tiles"] == STANDARD_TILES


def test_m_o2_a_board_of_ones_own_is_played_on() -> None:
    state = at_works(board=small_board())
    assert [point.id for point in seen(state).board.points] == [
        *("A1", "A2", "A3", "A4", "B1", "B2", "B3", "C1", "C2", "C3", "C4"),
    ]
    play(state, "street B1 B2 B3")
    assert points(state) == 5
    assert targets(state, "street") == ["B1", "B3"]


def test_m_o2_the_start_may_be_anywhere() -> None:
    rows = [
        {"row": "A", "first_hx": 0, "values": []},
        {"row": "B", "first_hx": 5, "values": [1, 2, 3]},
        {"row": "C", "first_hx": 4, "values": [4, 5, 0, 2]},
    ]
    file = small_board(rows=rows, start_market="C5", bush_triangles=["B3-C3-C4"], bonus_tiles={"G": 1})
    state = at_works(board=file)
    assert targets(state, "street") == ["C5"]
    assert seen(state).board.markets[0].point == "C5"
    play(state, "street C5 B4 B3")
    assert points(state) == 2
    assert json.loads(seen(state).layout)["rows"] == rows


def test_m_o2_bushes_may_share_corners_and_touch_the_start() -> None:
    file = small_board(bush_triangles=["A1-A2-B1", "A2-B1-B2"], bonus_tiles={"Q": 1, "L": 1})
    state = set_up(new(board=file))
    assert list(seen(state).board.bonuses) == ["A1-A2-B1", "A2-B1-B2"]


def test_m_o2_tiles_from_fourteen_to_ninety_nine_equal_ones_too() -> None:
    for count in (14, 99):
        state = set_up(new(4, board=board_text(worker_tiles=(STANDARD_TILES * 3)[:count])))
        view = seen(state)
        assert len(view.pile) == count - 14
        assert sorted([*view.display, *view.starting, *view.pile], key=STANDARD_TILES.index) == sorted(
            (STANDARD_TILES * 3)[:count], key=STANDARD_TILES.index
        )


def test_m_o2_the_whole_lattice_is_a_board() -> None:
    rows = [
        {"row": letter, "first_hx": row % 2, "values": [3] * (10 - row % 2)}
        for row, letter in enumerate("ABCDEFG")
    ]
    rows[6]["values"] = [3] * 9 + [0]
    text = str(GAME.check({"board": board_text(rows=rows, start_market="G10")})["board"])
    board = b.board_of(text)
    assert (min(board.values), len(board.values), sum(board.on_board)) == (0, 67, 102)
    assert board.start == m.POINT_IDS.index("G10")


def test_m_o2_positions_on_different_boards_differ() -> None:
    digests = {new(board=text).digest() for text in ("standard", small_board(), RANDOM_BOARDS[0].text)}
    other = board_text(rows=rows_with("G", values=[2, 3, 4, 3, 4, 5, 3, 4]))
    digests.add(new(board=other).digest())
    assert len(digests) == 4


# M-O2: every fault


def row_d(first_hx: object, values: object, name: str = "D") -> str:
    """The small board with a row D added."""
    return small_board(rows=[*SMALL_ROWS, {"row": name, "first_hx": first_hx, "values": values}])


def row_a(values: list[object]) -> str:
    """The standard board with another row A."""
    return board_text(rows=rows_with("A", values=values))


ROW_A = [1, 2, 1, 1, 2, 3, 4, 2, 3, 4]

FAULTS: list[tuple[str, list[tuple[str, dict[str, object]]]]] = [
    ("{\n 'rows': []}", [("json", {"line": 2, "column": 2, "text": "*"})]),
    ('{"rows": [1, 2', [("json", {"line": 1, "column": 15, "text": "*"})]),
    ('{"rows": ' + "9" * 5000 + "}", [("json", {"line": "*", "column": "*", "text": "*"})]),
    ("[]", [("object", {})]),
    ('[{"rows": []}]', [("object", {})]),
    ("[" * 9000, [("object", {})]),
    ("{" + " " * 20000 + "}", [("long", {"n": 20000})]),
    (board_text(rows=None, start_market=None, bush_triangles=[], bonus_tiles={}), [
        ("missing", {"name": "rows"}), ("missing", {"name": "start_market"}),
    ]),
    (board_text(start_market=None), [("missing", {"name": "start_market"})]),
    (board_text(bush_triangles=None), [("missing", {"name": "bush_triangles"})]),
    (board_text(colour="red"), [("unknown", {"name": "colour"})]),
    (board_text(rows={}, start_market=None, bush_triangles=[], bonus_tiles={}), [
        ("missing", {"name": "start_market"}), ("shape", {"name": "rows"}),
    ]),
    (board_text(bush_triangles="A2-A3-B2", bonus_tiles={}), [("shape", {"name": "bush_triangles"})]),
    (board_text(worker_tiles="Q1|C3"), [("shape", {"name": "worker_tiles"})]),
    (board_text(bonus_tiles=[3, 3, 3, 3, 3], bush_triangles=[]), [("shape", {"name": "bonus_tiles"})]),
    (board_text(rows=[*rows_with(""), {"row": "H", "first_hx": 1, "values": [1]}]), [("rows", {"n": 8})]),
    (small_board(rows=[*SMALL_ROWS, 7]), [("shape", {"name": "rows, D"})]),
    (small_board(rows=[*SMALL_ROWS, {"row": "D", "values": [1]}]), [("shape", {"name": "rows, D"})]),
    (row_d("1", [1]), [("shape", {"name": "rows, D"})]),
    (row_d(True, [1]), [("shape", {"name": "rows, D"})]),
    (row_d(1, 1), [("shape", {"name": "rows, D"})]),
    (row_d(1, [1], "E"), [("row", {"row": "E", "expected": "D"})]),
    (row_d(2, [1]), [("parity", {"row": "D", "n": 2})]),
    (row_d(-1, [1]), [("width", {"row": "D"})]),
    (row_d(1, [1] * 10), [("width", {"row": "D"})]),
    (row_d(19, [1]), [("width", {"row": "D"})]),
    (row_d(10**60, [1]), [("width", {"row": "D"})]),  # too large to be said as a number
    (row_d(19, []), [("width", {"row": "D"})]),
    (row_d(-1, []), [("width", {"row": "D"})]),
    (row_a([6, *ROW_A[1:]]), [("value", {"point": "A1", "value": "6"})]),
    (row_a([*ROW_A[:-1], -1]), [("value", {"point": "A10", "value": "-1"})]),
    (row_a(["1", *ROW_A[1:-1], 2.5]), [
        ("value", {"point": "A1", "value": "1"}), ("value", {"point": "A10", "value": "2.5"}),
    ]),
    (row_a([True, *ROW_A[1:]]), [("value", {"point": "A1", "value": "True"})]),
    (row_a([None, *ROW_A[1:]]), [("hole", {"point": "A1"})]),
    (board_text(start_market="C1"), [("start", {"point": "C1"})]),
    (board_text(start_market="Z9"), [("start", {"point": "Z9"})]),
    (board_text(start_market=7), [("start", {"point": "7"})]),
    (board_text(start_market="A1"), [("start-value", {"point": "A1"}), ("second-start", {"point": "B1"})]),
    (board_text(rows=rows_with("G", values=[0, 3, 4, 3, 4, 5, 3, 0])), [
        ("second-start", {"point": "G3"}), ("second-start", {"point": "G10"}),
    ]),
    (row_d(9, [1, 2]), [
        ("unreachable", {"point": "D5"}), ("unreachable", {"point": "D6"}),
    ]),
    (small_board(bush_triangles=["A2-A3-B2", "A1-A2-A3", "B2-C2-C3"]), [("bush", {"triangle": "A1-A2-A3"})]),
    (small_board(bush_triangles=["A2-A3-B2", "A8-A9-B8", "B2-C2"]), [
        ("bush", {"triangle": "A8-A9-B8"}), ("bush", {"triangle": "B2-C2"}),
    ]),
    (small_board(bush_triangles=["A2-A3-B2", 5, "B2-C2-C3-"]), [
        ("bush", {"triangle": "5"}), ("bush", {"triangle": "B2-C2-C3-"}),
    ]),
    (small_board(bush_triangles=["A2-A3-B2", "A3-B2-B3", "B2-A3-A2"]), [
        ("bush-twice", {"triangle": "A2-A3-B2"}),
    ]),
    (small_board(bush_triangles=["A2-A3-B2"]), [("bush-count", {"n": 1, "expected": "3"})]),
    (small_board(bonus_tiles={"Q": 2, "L": 1, "C": 1}), [("bush-count", {"n": 3, "expected": "4"})]),
    (small_board(bonus_tiles={"Q": 2, "L": 1, "X": 3}), [("bonus", {"name": "X"})]),
    (small_board(bonus_tiles={"Q": 2, "L": 1, "q": 1}), [("twice", {"name": "q"})]),
    (small_board(bonus_tiles={"X": 2, "L": 1}), [("bonus", {"name": "X"})]),
    (small_board(bonus_tiles={"Q": 2, "L": 1, "stone": 3}), [("bonus", {"name": "stone"})]),
    (small_board(bonus_tiles={"Q": 2, "L": 1, "S": -1}), [("bonus-count", {"name": "S", "value": "-1"})]),
    (small_board(bonus_tiles={"Q": 2, "L": 1, "S": 0.5}), [("bonus-count", {"name": "S", "value": "0.5"})]),
    (small_board(bonus_tiles={"Q": 2, "L": 1, "S": True}), [("bonus-count", {"name": "S", "value": "True"})]),
    (board_text(worker_tiles=[*STANDARD_TILES[:14], "Q9|C3"]), [("tile", {"text": "Q9|C3"})]),
    (board_text(worker_tiles=[*STANDARD_TILES[:14], "Q1C3", "X1|Q1", 4, "Q1|C3|L2", ""]), [
        ("tile", {"text": "Q1C3"}), ("tile", {"text": "X1|Q1"}), ("tile", {"text": "4"}),
        ("tile", {"text": "Q1|C3|L2"}), ("tile", {"text": ""}),
    ]),
    (board_text(worker_tiles=STANDARD_TILES[:13]), [("tiles-few", {"n": 13})]),
    (board_text(worker_tiles=[]), [("tiles-few", {"n": 0})]),
    (board_text(worker_tiles=["Q1|C3"] * 100), [("tiles-many", {"n": 100})]),
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), FAULTS, ids=[case[1][0][0] for case in FAULTS])
def test_m_o2_fault(text: str, expected: list[tuple[str, dict[str, object]]]) -> None:
    found = faults(text)
    assert [key for key, _ in found] == [key for key, _ in expected]
    for (_, info), (_, wanted) in zip(found, expected, strict=True):
        assert {**info, **{name: "*" for name, value in wanted.items() if value == "*"}} == wanted


def test_m_o2_every_fault_of_the_source_is_in_the_table() -> None:
    written = set(re.findall(r'faults\.add\(\s*"([a-z-]+)"', SOURCE.read_text(encoding="utf-8")))
    assert written == {key for _, expected in FAULTS for key, _ in expected}


def test_m_o2_of_many_faults_the_first_are_named_and_all_counted() -> None:
    with pytest.raises(ts.OptionError) as caught:
        GAME.check({"board": board_text(worker_tiles=[0] * 500)})
    assert caught.value.info["n"] == 501  # 99 tiles are the most
    assert [fault.key for fault in caught.value.faults] == ["error-board-tile"] * b.MOST_TOLD


def test_m_o2_all_faults_of_a_file_are_named_at_once() -> None:
    text = board_text(
        rows=rows_with("A", values=[9, None, *ROW_A[2:]]),
        start_market="C10",
        bush_triangles=["A4-A5-B4", "A4-A5-B4", "A1-A2-A3"],
        worker_tiles=["Q0|C3"],
        bonus_tiles={"Q": 1, "W": 2},
        extra=1,
    )
    assert faults(text) == [
        ("unknown", {"name": "extra"}),
        ("value", {"point": "A1", "value": "9"}),
        ("hole", {"point": "A2"}),
        ("start-value", {"point": "C10"}),
        ("second-start", {"point": "B1"}),
        ("bonus", {"name": "W"}),
        ("bush-twice", {"triangle": "A4-A5-B4"}),
        ("bush", {"triangle": "A1-A2-A3"}),
        ("tile", {"text": "Q0|C3"}),
        ("tiles-few", {"n": 1}),
    ]


def test_m_o2_all_faulty_rows_are_named_at_once() -> None:
    rows = rows_with("A", first_hx=1)
    rows[2] = {"row": "X", "first_hx": 2, "values": [1]}
    rows[3] = {"row": "D", "first_hx": 17, "values": [1, 1]}
    rows[4] = {"row": "E"}
    assert faults(board_text(rows=rows)) == [
        ("parity", {"row": "A", "n": 1}),
        ("row", {"row": "X", "expected": "C"}),
        ("width", {"row": "D"}),
        ("shape", {"name": "rows, E"}),
    ]


@pytest.mark.parametrize("rows", [None, {}, "A", [7]])
def test_m_o2_what_only_follows_from_unreadable_rows_is_not_named(rows: object) -> None:
    """Neither the start nor the bushes, but other faults of the file are."""
    found = faults(board_text(rows=rows, worker_tiles=["Q0|C3"] * 14))
    assert [key for key, _ in found[:1]] == ["missing" if rows is None else "shape"]
    assert [key for key, _ in found[1:]] == ["tile"] * 14


def test_m_o2_a_board_without_points_has_no_start() -> None:
    assert faults(small_board(rows=[], bush_triangles=[], bonus_tiles={})) == [("start", {"point": "B1"})]


def test_m_o2_a_faulty_number_is_no_hole_in_the_board() -> None:
    """The points beyond it can be reached and the bush at it is a triangle: one fault, not three."""
    rows = [
        {"row": "A", "first_hx": 0, "values": [1, 9, 2]},
        {"row": "B", "first_hx": 1, "values": [0]},
    ]
    file = small_board(rows=rows, bush_triangles=["A1-A2-B1"], bonus_tiles={"Q": 1})
    assert faults(file) == [("value", {"point": "A2", "value": "9"})]


def test_m_o2_a_byte_order_mark_and_space_around_are_forgiven() -> None:
    plain = GAME.check({"board": small_board()})["board"]
    for text in ("\ufeff" + small_board(), "\ufeff\n " + small_board() + " \r\n"):
        assert GAME.check({"board": text})["board"] == plain


def test_m_o2_start_refuses_a_faulty_board_too() -> None:
    with pytest.raises(ts.OptionError) as caught:
        GAME.start(board=board_text(start_market="C1"))
    assert (caught.value.key, len(caught.value.faults)) == ("error-board", 1)
    with pytest.raises(ts.OptionError):
        ts.Dealer(1).settle(GAME, board=board_text(start_market="C1"))


def test_m_o2_long_names_are_cut() -> None:
    (fault,) = faults(board_text(**{"x" * 500: 1}))
    assert fault == ("unknown", {"name": "x" * 60})
    (fault,) = faults(board_text(start_market="y" * 500))
    assert len(str(fault[1]["point"])) == 20


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=12)
    | st.sampled_from(["B1", "Q1|C3"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


@given(st.sampled_from(b.FIELDS), json_values)
@settings(max_examples=150)
def test_m_o2_whatever_a_field_holds_it_is_read_or_refused(name: str, value: object) -> None:
    text = board_text(**{name: [] if value is None else value})
    try:
        board = GAME.check({"board": text})["board"]
    except ts.OptionError as error:
        assert error.key == "error-board"  # noqa: PT017
        assert error.faults  # noqa: PT017
    else:
        assert GAME.check({"board": board})["board"] == board


@given(st.text(max_size=60))
def test_m_o2_whatever_a_file_holds_it_is_read_or_refused(text: str) -> None:
    with pytest.raises(ts.OptionError) as caught:
        GAME.check({"board": "{" + text})
    assert caught.value.key == "error-board"


@pytest.mark.parametrize("depth", [50, 300, 900, 2000, 4500])
@pytest.mark.parametrize("where", ["rows", "start_market", "bush_triangles", "worker_tiles", "bonus_tiles"])
def test_m_o2_deep_nesting_is_refused_not_a_crash(where: str, depth: int) -> None:
    deep = "[" * depth + "]" * depth
    text = board_text(**{where: ["HERE"]}).replace('"HERE"', deep)
    assert faults(text)
    assert faults(row_a(["HERE"]).replace('"HERE"', deep))
    assert faults(board_text(bonus_tiles={"Q": "HERE"}).replace('"HERE"', deep))
