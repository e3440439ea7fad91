"""Keyflower in the terminal: whole games, auction and villages in both styles, secrets that stay secret."""

from __future__ import annotations

import io
import itertools
import json
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

import tablestead as ts
from tablestead.cli import keyflower
from tablestead.cli.history import turns
from tablestead.cli.play import Session
from tablestead.cli.screen import Screen
from tablestead.cli.seats import Seats
from tablestead.engine.game import State
from tablestead.games.keyflower import material as m
from tablestead.games.keyflower.view import KeyflowerView
from tablestead.words import LANGUAGES, Words, rules

from .conftest import Run
from .games import ESCAPES, at_terminal, random_record, script

KEYS = re.compile(r"\b(?:keyflower|terminal|error|common)-[a-z]")
NAMES = ["Anna", "Béla", "Clara", "Dóra"]
DEVICE = "Pass the device to "


def saved(folder: Path) -> Path:
    (path,) = folder.glob("keyflower-*.txt")
    return path


def screen_of(columns: int, plain: bool = False, lang: str = "en", encoding: str = "utf-8") -> Screen:
    screen = Screen(Words(lang), plain)
    file = io.TextIOWrapper(io.BytesIO(), encoding, errors="replace")
    screen.console = Console(width=columns, highlight=False, emoji=False, markup=False, file=file)
    screen.game, screen.names = "keyflower", NAMES
    return screen


def printed(screen: Screen) -> str:
    file = screen.console.file
    assert isinstance(file, io.TextIOWrapper)
    file.flush()
    buffer = file.buffer
    assert isinstance(buffer, io.BytesIO)
    return spaced(buffer.getvalue().decode(file.encoding))


def spaced(text: str) -> str:
    """With plain spaces only."""
    return text.replace("\u00a0", " ")


def decisions(seed: int = 3, players: int = 3) -> Iterator[tuple[State, KeyflowerView]]:
    """Every decision of a random game, as the seat that decides sees it."""
    record = random_record(seed, players, id="keyflower")
    state = record.start()
    for action in record.actions:
        if state.player >= 0:
            yield state, seen(state)
        state.apply(action)


def some_decisions() -> Iterator[tuple[State, KeyflowerView]]:
    """A few of every step in every season."""
    times: Counter[tuple[str, str]] = Counter()
    for state, view in decisions():
        times[view.step, view.season] += 1
        if times[view.step, view.season] <= 2:
            yield state, view


def seen(state: State, seat: int | None = -1) -> KeyflowerView:
    view = state.view(state.player if seat == -1 else seat)
    assert isinstance(view, KeyflowerView)
    return view


# Whole games


@pytest.mark.parametrize("style", ["--plain", "--tables"])
def test_a_whole_game_of_people(run: Run, tmp_path: Path, style: str) -> None:
    lines, state = script(5, {"players": 2}, "keyflower")
    seats = ("--seat", "Anna", "--seat", "Béla")
    result = run("play", "keyflower", *seats, "--seed", "5", style, typed="\n".join(lines) + "\n")
    assert result.exit_code == 0, result.output
    assert "Game over" in result.output
    assert "cannot" not in result.output
    assert not KEYS.search(result.output)
    assert ts.replay(saved(tmp_path).read_text("utf-8")).digest() == state.digest()


@pytest.mark.parametrize("lang", ["hu", "fr"])
def test_a_whole_game_against_bots(run: Run, tmp_path: Path, lang: str) -> None:
    lines, state = script(6, {"players": 3}, "keyflower", {1: "random", 2: "random"})
    arguments = ("--seat", "Anna", "--bot", "random", "--bot", "random", "--seed", "6", "--plain")
    result = run("play", "keyflower", *arguments, typed="\n".join(lines) + "\n", lang=lang)
    assert result.exit_code == 0, result.output
    assert not KEYS.search(result.output)
    assert Words(lang).say("terminal-pass-device", {"seat": 0}, names=["Anna"]) not in result.output
    assert ts.replay(saved(tmp_path).read_text("utf-8")).digest() == state.digest()


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_at_a_real_terminal_the_device_is_passed_on(tmp_path: Path) -> None:
    """Two turns each; every time the screen is cleared before and after the question."""
    lines, _ = script(7, {"players": 2}, "keyflower")
    ends = [at for at, line in enumerate(lines) if line == ""][:5]
    typed = [*lines[: ends[4]], "", "quit"]
    arguments = ["play", "keyflower", "--seat", "Anna", "--seat", "Béla", "--seed", "7"]
    output = at_terminal(tmp_path, arguments, typed, 100, colour=False)
    handed = output.split(DEVICE)
    assert len(handed) == 6
    for before, after in itertools.pairwise(handed):
        assert before.endswith("\x1b[2J\x1b[3J") or "\x1b[3J" in before[-20:]
        assert "\x1b[2J" in after[:120]
    assert max(map(len, ESCAPES.sub("", output).splitlines())) <= 120


# Secrets


def test_real_pieces_are_refused(run: Run) -> None:
    result = run("play", "keyflower", "--real")
    assert result.exit_code == 2
    assert result.stderr.strip() == Words("en").say("error-real-hidden")


def test_each_player_sees_only_the_own_screen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """While one plays, what is shown does not depend on what the others hold."""
    monkeypatch.chdir(tmp_path)
    record = random_record(4, 3, 260, "keyflower")
    while record.state().player < 0:
        record.append(record.state().sample(ts.Rng(1)))
    seat = record.state().player

    def shown(state: State) -> str:
        screen = screen_of(80, plain=True)
        session = Session(screen, record, Seats(NAMES[:3], ["", "", ""]), seed=1, file="game.txt")
        session.state = state
        session.perspective = seat
        typed = iter(["sheet", "log all", "undo", "quit"])
        monkeypatch.setattr(screen, "ask", lambda prompt: next(typed))
        session.run()
        return printed(screen)

    dealt = record.state()
    dealt.redeal(seat, ts.Rng(9))
    assert dealt.digest() != record.state().digest()
    assert shown(dealt) == shown(record.state())


def test_between_turns_nothing_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Nobody's winter tiles or workers are shown before the device is in the right hands."""
    monkeypatch.chdir(tmp_path)
    screen = screen_of(80, plain=True)
    shown: list[str] = []

    def ask(prompt: str) -> str:
        shown.append(printed(screen))
        if not prompt.startswith(DEVICE):
            raise EOFError
        return ""

    monkeypatch.setattr(screen, "ask", ask)
    session = Session(screen, ts.Record(ts.game("keyflower"), {"players": 2}), Seats(NAMES[:2], ["", ""]), 1)
    session.run()
    first, second = shown
    assert "draws" not in first
    assert "worker" not in first
    seat = session.state.player
    own = seen(session.state).own
    assert own is not None
    for tile in own.winter:
        assert screen.name(tile) in second
    other = seen(session.state, 1 - seat).own
    assert other is not None
    for tile in other.winter:
        assert screen.name(tile) not in second
    assert f"{NAMES[1 - seat]} draws 8 workers" in second


def test_one_can_leave_while_the_device_is_passed_on(run: Run, tmp_path: Path) -> None:
    result = run("play", "keyflower", "--seat", "Anna", "--seat", "Béla", "--seed", "1", typed="quit\n")
    assert result.exit_code == 0
    assert "Behind your screen" not in result.output
    assert saved(tmp_path).exists()


def test_what_was_missed_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Who takes the device reads what happened since, the own private draws included."""
    monkeypatch.chdir(tmp_path)
    record = random_record(2, 2, id="keyflower")
    session = Session(screen_of(80, plain=True), record, Seats(NAMES[:2], ["", ""]), 1)
    for seat in (0, 1):
        session.told[seat] = 0
        private = [event for turn in turns(record, seat) for event in turn.events]
        assert session._missed(seat) == private
    public = [event for turn in turns(record) for event in turn.events]
    assert public != private


def test_replay_from_a_seat(run: Run, tmp_path: Path) -> None:
    record = random_record(1, 3, id="keyflower")
    Path("game.txt").write_text(record.text(), encoding="utf-8")
    everybody = spaced(run("replay", "game.txt").output)
    anna = spaced(run("replay", "game.txt", "--seat", "1").output)
    assert "Anna gets 3 winter tiles" in everybody
    assert "Anna gets winter tiles: " in anna
    assert "Béla gets 3 winter tiles" in anna
    assert everybody.partition("Game over")[2] == anna.partition("Game over")[2]
    seat = json.loads(run("replay", "game.txt", "--json", "--seat", "2").output)["position"]["seat"]
    assert seat == 1
    assert run("replay", "game.txt", "--seat", "4").exit_code == 2


def test_an_unfinished_replay_keeps_its_secrets(run: Run, tmp_path: Path) -> None:
    record = random_record(1, 3, 200, id="keyflower")
    Path("game.txt").write_text(record.text(), encoding="utf-8")
    output = run("replay", "game.txt").output
    view = seen(record.state(), 0)
    assert view.own is not None
    assert "The game is not finished" in output
    assert "Behind your screen" not in output
    assert not any(Words("en").term(tile, game="keyflower") in output for tile in view.own.winter)
    assert "Behind your screen" in run("replay", "game.txt", "--seat", "1").output


# What is shown


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("plain", [True, False])
def test_every_decision_can_be_shown(plain: bool, lang: str) -> None:
    screen = screen_of(80, plain, lang)
    for state, view in some_decisions():
        choices = state.choices(state.player)
        keyflower.show_sheets(screen, view, view.step == "turn")
        keyflower.show_decision(screen, view, choices)
        menu = keyflower.menu(view, choices)
        listed = [choice.action for entry in menu.values() for choice in entry.choices]
        assert sorted(listed) == [choice.action for choice in choices]
        for entry in menu.values():
            assert not KEYS.search(keyflower.label(screen, view, entry.choices[0]))
    output = printed(screen)
    assert not KEYS.search(output)
    if not plain:
        assert max(map(len, output.splitlines())) <= 80


def test_without_unicode(run: Run) -> None:
    """No question marks where a terminal has only ASCII."""
    screen = screen_of(80, encoding="ascii")
    screen.names = ["Anna", "Bela", "Clara"]
    for state, view in some_decisions():
        keyflower.show_sheets(screen, view, False)
        keyflower.show_decision(screen, view, state.choices(state.player))
    assert "?" not in printed(screen)


def test_the_village_says_what_joins_its_tiles() -> None:
    """Roads, water and neither, of a village laid by the rules."""
    views = [view for _, view in decisions(seed=5, players=2)]
    view = views[-1]
    for plain in (True, False):
        screen = screen_of(200, plain)
        keyflower.show_sheets(screen, view, True)
        output = printed(screen)
        for seat in view.seats:
            for tile in seat.village:
                assert f"{tile.q},{tile.r}".replace("-", "−" if plain else "-") in output
        signs = ("(road)", "free, road") if plain else ("=", "free: ")
        assert all(sign in output for sign in signs)


def test_the_auction_names_bids_and_the_next_use() -> None:
    for _, view in decisions():
        offer = next((one for one in view.offer if sum(one.on) and one.bids), None)
        if offer is not None and sum(offer.on) + offer.last < m.MOST_ON_TILE:
            break
    else:
        raise AssertionError
    screen = screen_of(120)
    keyflower.show_sheets(screen, view, False)
    (line,) = [one for one in printed(screen).splitlines() if one.strip().startswith(screen.name(offer.tile))]
    bid = next(bid for bid in offer.bids if bid.leads)
    letter = screen.name(f"{bid.colour}-worker", "short")
    assert f"{NAMES[bid.seat]} {bid.n}{letter}" in line
    assert f"≥{offer.last + 1}" in line
    screen = screen_of(120, plain=True)
    keyflower.show_sheets(screen, view, False)
    assert f"{NAMES[bid.seat]} leads: {bid.n} {bid.colour} worker" in printed(screen)


def test_workers_are_chosen_with_two_numbers() -> None:
    """A colour, then how many."""
    for state, view in decisions():
        if view.step == "workers":
            menu = keyflower.menu(view, state.choices(state.player))
            many = [entry for entry in menu.values() if entry.amounts and len(entry.choices) > 1]
            if many:
                assert len({choice.target for choice in many[0].choices}) == 1
                return
    raise AssertionError


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_tile_has_its_card(lang: str) -> None:
    screen = screen_of(80, lang=lang)
    for id in m.TILE_IDS:
        assert keyflower.show_piece(screen, id)
        assert keyflower.show_piece(screen, screen.name(id))
    assert not keyflower.show_piece(screen, "skull")
    assert not KEYS.search(printed(screen))


def test_a_tile_is_shown_on_demand(run: Run) -> None:
    typed = "\n".join(["? sea bastion", "? K-B2", "?", "quit"])
    output = run("play", "keyflower", "--seat", "Anna", "--bot", "random", "--seed", "1", typed=typed).output
    assert "longest loop of joined roads" in output
    assert next(rule.text for rule in rules("en", "keyflower") if rule.id == "K-B2") in output


def test_the_auction_stands_next_to_the_choices(run: Run) -> None:
    arguments = ("play", "keyflower", "--seat", "Anna", "--bot", "random", "--seed", "1", "--tables")
    lines = run(*arguments, typed="quit\n").output.splitlines()
    auction = next(n for n, line in enumerate(lines) if line.lstrip().startswith("Auction"))
    assert auction > next(n for n, line in enumerate(lines) if line.lstrip().startswith("Village: Anna"))
    assert any("Upgrade cost" in line for line in lines)
    assert len(lines) - auction < 40


def test_the_turn_lists_bids_and_uses_under_headings(run: Run) -> None:
    output = run(
        "play", "keyflower", "--seat", "Anna", "--bot", "random", "--seed", "1", typed="quit\n"
    ).output
    assert "\nBid\n" in output
    assert "\nUse a tile on offer\n" in output
    assert "\nUse a tile of your own village\n" in output
    assert "\n  0  Pass  · pass\n" in output


def test_final_scores_add_up() -> None:
    state = random_record(8, 3, id="keyflower").state()
    view = seen(state, None)
    for plain in (True, False):
        screen = screen_of(100, plain)
        keyflower.show_scores(screen, view, state.places())
        output = printed(screen)
        for seat in view.seats:
            assert str(seat.points) in output
            assert sum(part.points for part in seat.parts) == seat.points
    assert view.step == "over"
