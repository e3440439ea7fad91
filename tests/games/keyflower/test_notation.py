"""Notation of Keyflower: what it reads in any order, and lines of several steps."""

from __future__ import annotations

import pytest

import tablestead as ts

from .positions import GAME, bids_on, goods_on, play, position, screen, step, workers_on


def test_goods_and_tiles_in_any_order_and_a_plus_before_a_step() -> None:
    assert GAME.parse("with wood gold") == GAME.parse("with gold wood")
    assert GAME.parse("with saw wood") == GAME.parse("with wood saw")
    assert GAME.parse("keep windmill jeweller") == GAME.parse("keep jeweller windmill")
    assert GAME.parse("+ from keywood") == GAME.parse("from keywood")


GROUP = {"keywood": "0 red 2, 1 red 3", "stable": "0 red 1, 1 red 2"}


def texts(state: ts.State, line: str) -> list[str]:
    return [GAME.text(action) for action in state.read(line)]


def test_a_whole_placement_in_one_line() -> None:
    state = position(screens={0: "3 red"}, bids=GROUP)
    line = "bid miner red 2 + from keywood"
    assert texts(state, line) == ["bid miner", "red 2", "from keywood"]
    play(state, line)
    assert step(state) == "workers"  # the bid beside the stable could join, too
    play(state, "done end")
    assert bids_on(state, "miner") == "0 red 4 leads"
    again = position(screens={0: "3 red"}, bids=GROUP)
    play(again, "bid miner red 2 + from keywood + from stable end")
    assert bids_on(again, "miner") == "0 red 5 leads"


@pytest.mark.parametrize(
    "line",
    [
        "bid miner red 2 + from alehouse",
        "bid miner red 4 + from keywood",
        "bid miner red 2 + from keywood from stable pay red",
        "bid miner red 2 from keywood forge",
        "bid miner red 2 +",
        "bid miner red 2 + from",
        "bid miner blue 1",
        "pass end end",
    ],
)
def test_a_line_happens_whole_or_not_at_all(line: str) -> None:
    state = position(screens={0: "3 red"}, bids=GROUP)
    before = state.digest()
    with pytest.raises((ts.IllegalAction, ts.NotationError)):
        state.read(line)
    assert state.digest() == before


def test_effects_in_the_same_line() -> None:
    fair = play(position(screens={0: "3 red"}, offer="fair"), "use fair red 2 pay red end")
    assert screen(fair) == "1 green"
    stable = position(
        screens={0: "1 blue"},
        village={0: "keywood@0,-1 stable@1,-1/4"},
        offer="",
        goods={"keywood": "1 wood", "stable": "1 iron 1 gold 1 wood"},
    )
    line = "use stable blue 1 carry wood keywood s upgrade stable with gold iron done end"
    assert texts(stable, line)[-2:] == ["done", "end"]
    play(stable, line)
    assert (goods_on(stable, "home-1"), goods_on(stable, "stable")) == ("1 wood", "1 wood")
    mixed = position(
        screens={0: "1 blue 1 red"}, aside={0: "summer-boat-4b"}, season="autumn", on={"miner": "1 yellow"}
    )
    play(mixed, "use miner blue 1 red 1 end")
    assert workers_on(mixed, "miner") == "1 blue 1 red 1 yellow"


def test_season_lines() -> None:
    boats = position(3, offer="", phase="boats", step="boat")
    assert texts(boats, "boat sea-breeze end") == ["boat sea-breeze", "end"]
    keep = position(
        season="winter", phase="keep", step="keep", offer="", winter={0: "jeweller windmill", 1: "scholar"}
    )
    assert texts(keep, "keep jeweller windmill end") == ["keep jeweller windmill", "end"]
    lay = position(offer="", hand={0: "miner"}, phase="lay", step="lay")
    assert texts(lay, "lay miner at 1,-1 turn 1 end") == ["lay miner", "at 1,-1", "turn 1", "end"]


def test_the_step_that_fails_is_named() -> None:
    state = position(screens={0: "3 red"}, bids=GROUP)
    with pytest.raises(ts.IllegalAction) as caught:
        state.read("bid miner red 4 + from keywood")
    assert (caught.value.step, caught.value.rule) == (1, "K-T2")
    with pytest.raises(ts.NotationError) as word:
        state.read("bid miner red 2 + form keywood")
    assert word.value.info["word"] in ("form", "+")


@pytest.mark.parametrize("held", ["1 red", "3 red"])
def test_a_line_does_not_feel_behind_the_screen_of_another(held: str) -> None:
    """What the next player could do is not even tried: whether it fits would tell what that player holds."""
    state = position(screens={0: "3 red", 1: held})
    with pytest.raises(ts.NotationError) as caught:
        state.read("pass end bid miner red 2 end")
    assert caught.value.key == "error-beyond-turn"


@pytest.mark.parametrize("dealt", ["scholar", "jeweller"])
def test_nor_among_the_winter_tiles_of_another(dealt: str) -> None:
    state = position(season="winter", phase="keep", step="keep", offer="", winter={0: "windmill", 1: dealt})
    with pytest.raises(ts.NotationError) as caught:
        state.read("keep windmill end keep scholar")
    assert caught.value.key == "error-beyond-turn"
