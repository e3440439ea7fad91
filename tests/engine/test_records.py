"""Records: written, read, replayed; every fault is named with its line; what one undo takes back."""

from __future__ import annotations

import re

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import tablestead as ts
from tablestead.engine.record import end_text
from tests.games.ages.games import played, played_positions
from tests.games.title import Title
from tests.games.titles import EVERY_SETUP

GAME = ts.game("ages")

SHORT = """\
tablestead 1
game: ages
rules: 1
players: 2
edition: 2009
trade: false
start: 2
seat 1: Anna
seat 2: Béla

2 roll
* roll food workers coins
2 stop
2 build city-4
2 build city-4
2 done
2 end
1 roll
end: unfinished
"""
OLD_RULES = SHORT.replace("rules: 1", "rules: 0").replace("2 stop\n", "2 reroll skull\n")


def lines_of(text: str) -> list[str]:
    return text.splitlines()


def line_number(text: str, line: str) -> int:
    return lines_of(text).index(line) + 1


def finished_game(seed: int = 5) -> ts.Record:
    _, record = played({"players": 2}, seed)
    return record


def test_the_format_is_as_described() -> None:
    record = ts.parse_record(SHORT)
    assert record.text() == SHORT
    assert record.names == ["Anna", "Béla"]
    assert record.options == {"players": 2, "edition": "2009", "trade": False, "start": 2}
    assert (record.end, record.rules_version, len(record.actions)) == ("", 1, 8)
    state = ts.replay(SHORT)
    assert (state.player, state.active) == (ts.CHANCE, 0)


@EVERY_SETUP
def test_round_trip_of_whole_games(title: Title, number: int) -> None:
    state, record = title.play(title.setups[number], 12)
    text = record.text()
    assert text.endswith("\nend: finished\n")
    again = ts.parse_record(text)
    assert (again.actions, again.options, again.end) == (record.actions, record.options, "finished")
    assert again.text() == text
    assert ts.replay(text).digest() == state.digest() == record.state().digest()


@given(played_positions(120), st.booleans())
@settings(max_examples=50)
def test_round_trip_of_any_position(position: tuple[ts.State, ts.Record], named: bool) -> None:
    state, record = position
    if named:
        record.names = [f"Player {seat}" for seat in range(state.players)]
    again = ts.parse_record(record.text())
    assert again.state().digest() == state.digest()
    assert again.names == record.names
    half = len(record.actions) // 2
    assert record.state(half).digest() == _replayed(record, half).digest()


def _replayed(record: ts.Record, count: int) -> ts.State:
    state = record.start()
    for action in record.actions[:count]:
        state.apply(action)
    return state


@given(st.lists(st.text(max_size=60), min_size=2, max_size=2))
@example(["x" * 39 + " y", "\n1 roll"])
@example(["", "\u2028"])
def test_names_never_spoil_a_record(names: list[str]) -> None:
    """Whatever people call themselves: the record reads back, and writes the same again."""
    record = ts.Record(GAME, GAME.check({}), names)
    text = record.text()
    again = ts.parse_record(text)
    assert len(again.names) == 2
    assert again.text() == text


def test_what_a_seat_has_seen_of_an_open_game_is_everything() -> None:
    record = ts.parse_record(SHORT)
    for seat in (0, 1, None):
        assert record.text_seen(seat) == SHORT


def test_forgiving_reading() -> None:
    """A byte order mark, Windows line ends, empty lines at the end, several steps on a line."""
    state = ts.replay(SHORT)
    for text in (
        "\ufeff" + SHORT,
        SHORT.replace("\n", "\r\n"),
        SHORT + "\n\n",
        SHORT.replace("2 build city-4\n2 build city-4\n2 done\n2 end\n", "2 build city-4 2 done end\n"),
        SHORT.replace("game: ages", "Game:ages").replace("2 stop", "  2 stop  "),
        SHORT.replace("2 stop", "2\tstop").replace("* roll", "*\t roll"),
        SHORT.replace("seat 1: Anna\nseat 2: Béla\n", ""),
        SHORT.replace("edition: 2009\ntrade: false\n", ""),
    ):
        assert ts.replay(text).digest() == state.digest()


def fault(text: str) -> ts.RecordError:
    with pytest.raises(ts.RecordError) as caught:
        ts.parse_record(text)
    with pytest.raises(ts.RecordError):
        ts.replay(text)
    return caught.value


def changed(old: str, new: str) -> str:
    assert SHORT.count(old) == 1, old
    return SHORT.replace(old, new)


HEAD_FAULTS = [
    ("", "error-record-start", 1),
    ("\n\n", "error-record-start", 1),
    ("hello\n", "error-record-start", 1),
    (changed("tablestead 1\n", "tablestead one\n"), "error-record-start", 1),
    (changed("tablestead 1\n", "tablestead 0\n"), "error-record-start", 1),
    (changed("tablestead 1\n", "tablestead \u0661\n"), "error-record-start", 1),
    (changed("tablestead 1\n", "tablestead 2\n"), "error-record-newer", 1),
    (changed("tablestead 1\n", "tablestead 999999999\n"), "error-record-newer", 1),
    (changed("game: ages", "game: chess"), "error-record-game", 2),
    (changed("rules: 1", "rules: new"), "error-record-rules", 3),
    (changed("rules: 1", "rules: "), "error-record-rules", 3),
    (changed("rules: 1", "rules: \u0661"), "error-record-rules", 3),
    (changed("players: 2", "players: 7"), "error-option-value", 4),
    (changed("players: 2", "players: "), "error-option-value", 4),
    (changed("edition: 2009", "edition: 1066"), "error-option-value", 5),
    (changed("trade: false", "trade: maybe"), "error-option-value", 6),
    (changed("start: 2", "start: 9"), "error-option-value", 7),
    (changed("start: 2", "start: random"), "error-option-unsettled", 7),
    (changed("start: 2", "hue: red"), "error-option-unknown", 7),
    (changed("start: 2", "edition: late"), "error-record-twice", 7),
    (changed("seat 2: Béla", "seat 1: Béla"), "error-record-twice", 9),
    (changed("seat 2: Béla", "seat 3: Béla"), "error-record-seats", 9),
    (changed("seat 2: Béla\n", ""), "error-record-seats", 8),
    (changed("seat 2: Béla", "no colon here"), "error-record-head", 9),
    (changed("seat 2: Béla", "end: finished"), "error-record-head", 9),
    (changed("game: ages\n", ""), "error-record-missing", 9),
    (changed("rules: 1\n", ""), "error-record-missing", 9),
    (changed("players: 2\n", ""), "error-record-missing", 9),
    (changed("players: 2", "players: 1"), "error-option-value", 7),  # seat 2 cannot start
    (
        changed("players: 2\nedition: 2009\ntrade: false\nstart: 2", "players: 1\ntrade: true"),
        "error-option-trade-solo",
        5,
    ),
]


@pytest.mark.parametrize(("text", "key", "line"), HEAD_FAULTS)
def test_faults_of_the_head(text: str, key: str, line: int) -> None:
    error = fault(text)
    assert (error.key, error.info["line"]) == (key, line)


def test_newer_format_says_which_is_known() -> None:
    error = fault(changed("tablestead 1\n", "tablestead 3\n"))
    assert error.info == {"line": 1, "version": 3, "known": 1}


BODY_FAULTS = [
    ("2 stop", "2 ?", "error-record-hidden", ""),
    ("* roll food workers coins", "* ?", "error-record-hidden", ""),
    ("2 stop", "1 stop", "error-record-seat", ""),
    ("2 stop", "* roll food food food", "error-record-seat", ""),
    ("2 stop", "stop", "error-record-seat", ""),
    ("2 stop", "", "error-line-empty", ""),
    ("2 stop", "2", "error-line-empty", ""),
    ("2 stop", "2 stopp", "error-word", ""),
    ("2 stop", "2 reroll skull", "ages-refused-locked", "A-T2"),
    ("2 stop", "2 end", "ages-refused-order", "A-T0"),
    ("* roll food workers coins", "* roll food coins", "ages-refused-dice-count", "A-T1"),
    ("* roll food workers coins", "* roll workers food horse", "error-word", ""),
    ("* roll food workers coins", "* roll food workers coins stop", "error-word", ""),
    ("* roll food workers coins", "* roll food workers coins roll", "error-word", ""),
    ("* roll food workers coins", "* roll" + 8 * " food", "error-word-extra", ""),
    ("* roll food workers coins", "*", "error-line-empty", ""),
    ("2 end", "2 end roll", "error-beyond-turn", ""),
    ("1 roll", "1 roll roll coins coins coins", "error-beyond-turn", ""),
    ("end: unfinished", "end: well", "error-record-end", ""),
    ("end: unfinished", "end: resigned 3", "error-record-end", ""),
    ("end: unfinished", "end: resigned", "error-record-end", ""),
    ("end: unfinished", "end: finished", "error-record-end-wrong", ""),
    ("end: unfinished", "end: abandoned\n2 end", "error-record-after-end", ""),
]


@pytest.mark.parametrize(("line", "instead", "key", "rule"), BODY_FAULTS)
def test_faults_of_the_body(line: str, instead: str, key: str, rule: str) -> None:
    error = fault(changed(f"\n{line}\n", f"\n{instead}\n"))
    number = line_number(SHORT, line) + ("after" in key)
    assert (error.key, error.info["line"], error.rule) == (key, number, rule)


def test_the_wrong_seat_is_told_the_right_one() -> None:
    assert fault(changed("\n2 stop\n", "\n1 stop\n")).info["expected"] == "2"
    assert fault(changed("\n1 roll\n", "\n* roll food\n")).info["expected"] == "1"


def test_a_fault_offers_the_words_of_a_record() -> None:
    assert fault(changed("trade: false", "trade: maybe")).info["allowed"] == "false, true"


@pytest.mark.parametrize(
    ("game", "line"), [("milestones", "* lot stone 3"), ("keyflower", "* worker red worker red")]
)
def test_chance_is_one_event_a_line(game: str, line: str) -> None:
    found = ts.game(game)
    dealer = ts.Dealer(1)
    record = ts.Record(found, dealer.settle(found, players=2))
    state = record.start()
    while state.player == ts.CHANCE and not found.text(dealer.draw(state)).startswith(line.split()[1]):
        action = dealer.draw(state)
        state.apply(action)
        record.append(action)
    text = record.text().replace("end: unfinished", f"{line}\nend: unfinished")
    assert (fault(text).key, fault(text).info["verb"]) == ("error-word-extra", line.split()[1])


def test_an_unsettled_board_is_told_of_its_line() -> None:
    text = (
        "tablestead 1\ngame: milestones\nrules: 1\nplayers: 2\nstart: 1\nboard: random\n\nend: unfinished\n"
    )
    assert (fault(text).key, fault(text).info["line"]) == ("error-option-unsettled", 6)


def test_names_are_read_without_what_could_drive_a_terminal() -> None:
    record = ts.parse_record(changed("seat 1: Anna", "seat 1: An\x1b[31mna\x07\u202e"))
    assert record.names == ["An [31mna", "Béla"]


def test_a_record_cut_short_anywhere() -> None:
    """Every proper beginning, by lines, is refused with a line that exists or would come next."""
    lines = lines_of(SHORT)
    for kept in range(1, len(lines)):
        error = fault("\n".join(lines[:kept]) + "\n")
        assert error.key in ("error-record-cut", "error-record-missing", "error-record-seats"), kept
        assert 1 <= int(str(error.info["line"])) <= kept + 1
    assert fault("\n".join(lines[:-1])).key == "error-record-cut"


def test_actions_after_the_end_of_the_game() -> None:
    text = finished_game().text().replace("end: finished\n", "1 roll\nend: finished\n")
    error = fault(text)
    assert (error.key, error.info["line"]) == ("error-record-over", len(lines_of(text)) - 1)


def test_a_game_that_is_over_was_finished() -> None:
    text = finished_game().text()
    for how in ("abandoned", "unfinished", "resigned 1"):
        assert fault(text.replace("end: finished", f"end: {how}")).key == "error-record-end-wrong"


@pytest.mark.parametrize("how", ["resigned 1", "resigned 2", "abandoned"])
def test_other_ends(how: str) -> None:
    record = ts.parse_record(changed("end: unfinished", f"end: {how}"))
    assert end_text(record.end, record.resigned) == how
    assert record.text().endswith(f"end: {how}\n")


def test_a_record_of_another_version_names_both() -> None:
    error = fault(OLD_RULES)
    assert (error.key, error.rule) == ("error-record-version", "A-T2")
    assert (error.info["version"], error.info["known"]) == (0, 1)
    assert error.info["line"] == line_number(OLD_RULES, "2 reroll skull")


def test_a_record_of_another_version_that_still_fits_is_replayed() -> None:
    record = ts.parse_record(SHORT.replace("rules: 1", "rules: 7"))
    assert record.state().digest() == ts.replay(SHORT).digest()
    assert "rules: 7" in record.text()


def test_an_option_out_of_range_is_refused_by_the_record_itself() -> None:
    with pytest.raises(ts.OptionError):
        ts.Record(GAME, {"players": 9})


def fault_line(text: str) -> int | None:
    """The line a record is refused for; None for one that is read. Any other error goes through."""
    error: ts.RecordError | None = None
    try:
        ts.parse_record(text)
    except ts.RecordError as caught:
        error = caught
    if error is None:
        return None
    assert re.fullmatch(r"error-[a-z-]+|ages-refused-[a-z-]+", error.key)
    line = int(str(error.info["line"]))
    assert 1 <= line <= len(text.split("\n")) + 1
    return line


@given(st.text(max_size=300))
@settings(max_examples=300)
def test_fuzz_of_any_text(text: str) -> None:
    fault_line(text)


LINES = [
    *lines_of(SHORT),
    "2 build city-4 99",
    "seat 9: x",
    "seat \u0661: x",
    "* ?",
    "end:",
    ":",
    "rules: 1e3",
    "start: 1",
]


@given(st.data())
@settings(max_examples=400)
def test_fuzz_of_damaged_records(data: st.DataObject) -> None:
    """Lines dropped, doubled, swapped, replaced and cut: a RecordError with a line, or a record."""
    lines = lines_of(SHORT)
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(lines) - 1))
        damage = data.draw(st.sampled_from(["drop", "double", "replace", "cut", "letter"]))
        if damage == "drop" and len(lines) > 1:
            del lines[at]
        elif damage == "double":
            lines.insert(at, lines[at])
        elif damage == "replace":
            lines[at] = data.draw(st.sampled_from(LINES))
        elif damage == "cut":
            lines[at] = lines[at][: data.draw(st.integers(0, 10))]
        else:
            lines[at] = lines[at].replace(data.draw(st.sampled_from("aeio1: ")), data.draw(st.characters()))
    text = "\n".join(lines)
    if fault_line(text) is None:
        record = ts.parse_record(text)
        assert ts.parse_record(record.text()).actions == record.actions


# Undo


def record_of(*lines: str, **options: int | str | bool) -> ts.Record:
    settled = GAME.check(options)
    state, record = GAME.start(**settled), ts.Record(GAME, settled)
    for line in lines:
        for action in state.read(line):
            state.apply(action)
            record.append(action)
    return record


def test_undo_nothing_at_the_start() -> None:
    assert record_of().undoable() == (0, "undo-nothing")


def test_undo_stops_at_the_dice() -> None:
    assert record_of("roll", "roll food food coins").undoable() == (0, "undo-chance")


def test_undo_stops_at_the_end_of_a_turn() -> None:
    ended = ("roll", "roll food food coins", "stop", "end")
    assert record_of(*ended).undoable() == (0, "undo-turn")
    assert record_of(*ended, players=1).undoable() == (0, "undo-turn")


def test_undo_takes_back_to_the_last_real_decision() -> None:
    start = ("roll", "roll workers workers coins")
    assert record_of(*start, "stop").undoable() == (1, "")
    assert record_of(*start, "stop", "build city-4").undoable() == (1, "")
    again = record_of(*start, "stop", "build city-4 2")
    for left in (4, 3):
        assert again.undoable() == (1, "")
        again.actions.pop()
        assert len(again.actions) == left


def test_undo_skips_what_was_no_choice() -> None:
    """`with coins` is the only way to pay here: it goes together with the purchase."""
    record = record_of("roll", "roll coins coins food", "stop", "buy irrigation with coins")
    assert record.undoable() == (2, "")


def test_undo_says_where_nothing_was_decided_in_this_turn() -> None:
    """A turn that ended before it is not the reason: what was done since was all that could be done."""
    ended = ("roll", "roll food food coins", "stop", "end")
    assert record_of(*ended, "roll").undoable() == (0, "undo-forced")


def test_undo_of_a_roll_not_yet_landed() -> None:
    """`roll` alone is no decision; a reroll that is in the air could still be taken back."""
    assert record_of("roll").undoable() == (0, "undo-nothing")
    assert record_of("roll", "roll coins coins food", "reroll food").undoable() == (1, "")


def test_undo_stops_at_another_players_action() -> None:
    opening = ("roll", "roll food food coins", "stop", "offer 2 give food 1 propose")
    assert record_of(*opening, trade=True).undoable() == (0, "undo-other")  # the partner is to answer
    assert record_of(*opening, "refuse", trade=True).undoable() == (0, "undo-other")
    assert record_of(*opening, "accept", trade=True).undoable() == (0, "undo-other")
    assert record_of(*opening, "refuse", "offer 2", trade=True).undoable() == (1, "")
    assert record_of(*opening, "refuse", "offer 2 give food 2", trade=True).undoable() == (1, "")


def test_undo_after_the_game_is_over() -> None:
    assert finished_game().undoable() == (0, "undo-over")


@given(played_positions(80))
@settings(max_examples=60)
def test_what_undo_takes_back_leaves_a_decision_of_the_same_seat(
    position: tuple[ts.State, ts.Record],
) -> None:
    state, record = position
    count, why = record.undoable()
    reasons = ("nothing", "chance", "turn", "forced", "other", "over")
    assert (count == 0) == (why in [f"undo-{reason}" for reason in reasons])
    if count:
        before = record.state(len(record.actions) - count)
        assert before.active == state.active
        assert before.player >= 0
        assert len(before.legal()) > 1
