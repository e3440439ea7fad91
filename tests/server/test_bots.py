"""Bots and hints, and what happens when a bot's process dies."""

from __future__ import annotations

import asyncio
import multiprocessing

import pytest

import tablestead as ts
from tablestead.server.bots import BotFailed, BotPool, Question, budget, is_line
from tablestead.server.live import seen
from tests.server.client import Site


def test_a_bot_thinks_aloud(site: Site) -> None:
    table = site.new("", "random")
    with site.sit(table) as browser:
        rng = ts.Rng(2)
        while browser.choices:
            browser.step(rng)
        assert browser.until("note") == {"type": "note", "kind": "thinking", "seat": 1}


def test_a_dead_worker_is_replaced(site: Site) -> None:
    table = site.new("", "random")
    with site.sit(table) as browser:
        rng = ts.Rng(6)
        killed = 0
        while browser.status == "running":
            browser.step(rng)
            if killed < 2 and not browser.choices:
                for worker in multiprocessing.active_children():
                    worker.kill()
                    killed += 1
        assert killed
    assert ts.replay(site.record(table)).player == ts.OVER


def test_a_hint_can_be_played(site: Site) -> None:
    table = site.new("", "")
    with site.sit(table) as browser:
        for _ in range(30):
            hint = browser.answer(type="hint")
            assert hint["type"] == "hint", hint
            assert hint["choices"]
            assert hint["choices"][0] in browser.choices
            browser.play(*[choice["action"] for choice in hint["choices"]])


def test_no_hint_in_the_bots_turn(site: Site) -> None:
    table = site.new("random", "random", real=True)
    with site.sit(table) as browser:
        assert browser.answer(type="hint")["key"] == "error-hint"


def question(bot: str) -> tuple[Question, ts.State]:
    game = ts.game("ages")
    options = ts.Dealer(1).settle(game, players=2)
    state = game.start(**options)
    return Question("t", "ages", options, 0, bot, 1.0, seen(state, 0)), state


def test_a_bot_that_always_fails_plays_the_first_legal_action() -> None:
    asked, state = question("no such bot")
    pool = BotPool(1)
    try:
        assert asyncio.run(pool.choose(asked, state)) == [state.legal()[0]]
        with pytest.raises(BotFailed):
            asyncio.run(pool.advise(asked, state))
    finally:
        pool.close()


def test_people_wait_ten_seconds_at_most() -> None:
    """Three rounds of bots may lie between two decisions of a person."""
    assert all(3 * bots * budget("keyflower", bots) <= 10 for bots in range(1, 7))
    assert budget("keyflower", 0) == budget("milestones", 3) == 1.0


def test_what_a_line_is() -> None:
    _, state = question("random")
    roll = state.legal()[0]
    assert is_line(state, [roll])
    assert not is_line(state, [])
    assert not is_line(state, [roll, roll])
    assert not is_line(state, [roll + 1])
