"""Bots and hints, and what comes of it when a bot's process dies, hangs, or is not waited for any more."""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import psutil
import pytest

import tablestead as ts
from tablestead.server.bots.pool import (
    ATTEMPTS,
    BotFailed,
    BotPool,
    Question,
    budget,
    encoded,
    is_line,
)
from tablestead.server.operations import metrics
from tablestead.server.workers import Worker
from tests.processes import still_running
from tests.server.client import WAIT_S, Site

FOREVER = "mcts:1000000"


def test_a_bot_thinks_aloud(site: Site) -> None:
    table = site.new("", "random")
    with site.sit(table) as browser:
        rng = ts.Rng(2)
        while browser.choices:
            browser.step(rng)
        assert browser.until("note") == {
            "type": "note",
            "kind": "thinking",
            "seat": 1,
            "online": [],
            "watching": 0,
            "chat": [],
        }


def test_a_hint_can_be_played(site: Site) -> None:
    table = site.new("", "")
    with site.sit(table) as browser:
        for _ in range(30):
            hint = browser.answer(type="hint")
            assert hint["type"] == "hint", hint
            for candidate in hint["candidates"]:
                assert candidate["choices"][0] in browser.choices
            best = hint["candidates"][0]
            assert 0 <= best["win"] <= 1
            assert best["facts"] or best["choices"][0]["kind"] == "end"
            browser.play(*[choice["action"] for choice in best["choices"]])


def test_no_hint_in_the_bots_turn(site: Site) -> None:
    table = site.new("random", "random", real_draws=True)
    with site.sit(table) as browser:
        assert browser.answer(type="hint")["key"] == "error-hint"


# The pool


def question(bot: str = "random", table: str = "t", seconds: float = 1.0) -> tuple[Question, ts.State]:
    """A decision without a choice gets an answer without thought, so this one has several."""
    game = ts.game("milestones")
    options = ts.Dealer(1).settle(game, players=2)
    state, dealer = game.start(**options), ts.Dealer(1)
    while state.player < 0 or len(state.legal()) < 2:
        state.apply(dealer.draw(state) if state.player == ts.CHANCE else state.legal()[0])
    view = encoded(state.view(state.player))
    return Question(table, "milestones", options, state.player, bot, seconds, view), state


@contextmanager
def pool_of(workers: int) -> Iterator[BotPool]:
    pool = BotPool(workers)
    try:
        yield pool
    finally:
        pool.close()


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Worker]:
    """The workers in the order in which they are asked. `before[n]` is done to the one asked n-th."""
    found: list[Worker] = []
    ask = Worker.ask

    def noted(worker: Worker, message: bytes) -> None:
        found.append(worker)
        if len(found) in before:
            before[len(found)](worker)
        ask(worker, message)

    before.clear()
    monkeypatch.setattr(Worker, "ask", noted)
    return found


before: dict[int, Callable[[Worker], None]] = {}


def gone(worker: Worker) -> bool:
    """Its process is our child, so its end is seen by asking for it."""
    return not worker.process.is_alive()


async def until_asked(asked: list[Worker], count: int) -> None:
    async with asyncio.timeout(WAIT_S):
        while len(asked) < count:
            await asyncio.sleep(0)


async def is_answered(pool: BotPool, table: str = "t") -> None:
    asking, state = question(table=table)
    async with asyncio.timeout(WAIT_S):
        assert is_line(state, await pool.choose(asking, state))


def test_a_killed_worker_is_replaced(asked: list[Worker]) -> None:
    before[1] = lambda worker: worker.process.kill()

    async def play(pool: BotPool) -> None:
        await is_answered(pool)
        assert len(asked) == 2
        assert gone(asked[0])
        assert asked[1].process.is_alive()

    with pool_of(1) as pool:
        asyncio.run(play(pool))


def test_a_worker_that_died_at_rest_is_not_asked(asked: list[Worker]) -> None:
    async def play(pool: BotPool) -> None:
        await is_answered(pool)
        asked[0].process.kill()
        asked[0].process.join()
        await is_answered(pool)
        assert len(asked) == 2

    with pool_of(1) as pool:
        asyncio.run(play(pool))


def test_a_build_that_is_finished_later_is_taken_by_the_next_worker(
    asked: list[Worker], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`play.py` names the folder of the compiled package before it is there."""
    built = tmp_path / "compiled"
    monkeypatch.syspath_prepend(built)
    executed = tmp_path / "executed"

    async def play(pool: BotPool) -> None:
        await is_answered(pool)
        assert not executed.exists()
        shutil.copytree(Path(ts.__path__[0]), tmp_path / "aside" / "tablestead")
        with (tmp_path / "aside" / "tablestead" / "__init__.py").open("a") as package:
            package.write(f"open({str(executed)!r}, 'w').close()\n")
        (tmp_path / "aside").rename(built)
        await is_answered(pool)
        assert executed.exists()
        assert gone(asked[0])
        await is_answered(pool)
        assert asked[2] is asked[1]

    with pool_of(1) as pool:
        asyncio.run(play(pool))


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="processes cannot be stopped here")
def test_a_hung_worker_is_replaced(asked: list[Worker], monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(worker: Worker) -> None:
        monkeypatch.setattr("tablestead.server.bots.pool.GRACE_S", 0.0)
        os.kill(worker.process.pid or 0, signal.SIGSTOP)

    before[1] = stop
    before[2] = lambda _: monkeypatch.setattr("tablestead.server.bots.pool.GRACE_S", WAIT_S)

    async def play(pool: BotPool) -> None:
        await is_answered(pool)
        assert len(asked) == 2
        assert gone(asked[0])

    with pool_of(1) as pool:
        asyncio.run(play(pool))


def test_a_search_nobody_waits_for_is_broken_off(
    asked: list[Worker], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablestead.server.bots.pool.LINGER_S", 0.0)

    async def play(pool: BotPool) -> None:
        thinking = asyncio.create_task(pool.choose(*question(FOREVER, seconds=WAIT_S)))
        await until_asked(asked, 1)
        thinking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thinking  # at once, though the only worker is still at work
        assert asked[0].process.is_alive()
        await is_answered(pool)
        assert gone(asked[0])
        assert len(asked) == 2

    with pool_of(1) as pool:
        asyncio.run(play(pool))


def test_a_worker_that_ends_soon_is_kept(asked: list[Worker], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablestead.server.bots.pool.LINGER_S", WAIT_S)

    async def play(pool: BotPool) -> None:
        thinking = asyncio.create_task(pool.choose(*question()))
        await until_asked(asked, 1)
        thinking.cancel()
        await is_answered(pool)
        assert asked[1] is asked[0]

    with pool_of(1) as pool:
        asyncio.run(play(pool))


def test_tables_do_not_disturb_each_other(asked: list[Worker]) -> None:
    """One thinks, while the worker of the other is killed and a search there is broken off."""

    async def play(pool: BotPool) -> None:
        long, state = question("mcts", "a", WAIT_S)
        thinking = asyncio.create_task(pool.choose(long, state))
        await until_asked(asked, 1)
        before[2] = lambda worker: worker.process.kill()
        await is_answered(pool, "b")
        assert asked[0] not in asked[1:]
        assert not thinking.done()
        assert asked[0].process.is_alive()
        thinking.cancel()

    with pool_of(2) as pool:
        asyncio.run(play(pool))


def test_a_table_comes_back_to_its_worker(asked: list[Worker]) -> None:
    """Its bots remember what they thought."""

    async def play(pool: BotPool) -> None:
        await asyncio.gather(is_answered(pool, "a"), is_answered(pool, "b"))
        for table in "baab":
            await is_answered(pool, table)
        assert asked[2] is asked[5]
        assert asked[3] is asked[4]
        assert {asked[2], asked[3]} == set(asked[:2])

    with pool_of(2) as pool:
        asyncio.run(play(pool))


def test_illegal_answers_end_with_a_legal_one(caplog: pytest.LogCaptureFixture) -> None:
    asking, state = question()
    later = state.copy()
    while later.player != ts.OVER:
        later.apply(ts.Dealer(1).draw(later) if later.player == ts.CHANCE else later.legal()[0])
        if later.player >= 0 and not set(later.legal()) & set(state.legal()):
            break

    async def play(pool: BotPool) -> None:
        assert await pool.choose(asking, later) == [later.legal()[0]]
        with pytest.raises(BotFailed):
            await pool.advise(asking, later)

    with pool_of(1) as pool, caplog.at_level(logging.WARNING):
        asyncio.run(play(pool))
    assert sum("illegal" in record.getMessage() for record in caplog.records) == 2 * ATTEMPTS


def test_a_bot_that_always_fails_plays_the_first_legal_action() -> None:
    asking, state = question("no such bot")

    async def play(pool: BotPool) -> None:
        assert await pool.choose(asking, state) == [state.legal()[0]]
        with pytest.raises(BotFailed):
            await pool.advise(asking, state)

    before = metrics.BOT_FAILURES._value.get()
    with pool_of(1) as pool:
        asyncio.run(play(pool))
    assert metrics.BOT_FAILURES._value.get() == before + 2


def test_after_the_end_nobody_plays_on(asked: list[Worker]) -> None:
    async def play(pool: BotPool) -> None:
        thinking = asyncio.create_task(pool.choose(*question(FOREVER, seconds=WAIT_S)))
        await until_asked(asked, 1)
        pool.close()
        with pytest.raises(asyncio.CancelledError):
            await thinking
        assert gone(asked[0])

    with pool_of(1) as pool:
        asyncio.run(play(pool))


@pytest.mark.skipif(not hasattr(os, "nice"), reason="processes have no priority here")
def test_searches_give_way_to_the_server(asked: list[Worker]) -> None:
    async def play(pool: BotPool) -> None:
        await is_answered(pool)
        own, theirs = (os.getpriority(os.PRIO_PROCESS, pid) for pid in (0, asked[0].process.pid or 0))
        assert theirs > own or own == 19

    with pool_of(1) as pool:
        asyncio.run(play(pool))


SERVER = """
import asyncio
from tablestead.server.bots.pool import BotPool
from tests.server.test_bots import FOREVER, question

async def main():
    pool = BotPool(1)
    await pool.choose(*question())
    print(*(worker.process.pid for worker in pool._workers), flush=True)
    await pool.choose(*question(FOREVER, seconds=600))

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_workers_end_with_a_killed_server(tmp_path: Path) -> None:
    script = tmp_path / "server.py"
    script.write_text(SERVER)
    paths = [Path(ts.__path__[0]).parent, Path(__file__).parents[2]]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, paths))}
    with subprocess.Popen(
        [sys.executable, script], stdout=subprocess.PIPE, text=True, env=environment
    ) as server:
        assert server.stdout is not None
        worker = psutil.Process(int(server.stdout.readline()))
        server.kill()
    assert not still_running([worker], WAIT_S)


def test_people_wait_ten_seconds_at_most() -> None:
    """Three rounds of bots may lie between two decisions of a person."""
    assert all(3 * count * budget("keyflower", count) <= 10 for count in range(1, 7))
    assert budget("keyflower", 0) == budget("milestones", 3) == 1.0


def test_what_a_line_is() -> None:
    state = ts.game("ages").start(**ts.Dealer(1).settle(ts.game("ages"), players=2))
    roll = state.legal()[0]
    assert is_line(state, [roll])
    assert not is_line(state, [])
    assert not is_line(state, [roll, roll])
    assert not is_line(state, [roll + 1])
