"""What is measured. A step is an applied action, chance included; every figure is the best of some rounds."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec

import tablestead as ts
from tablestead.bots import bot, bot_names
from tablestead.engine import game as engine_game

ROUNDS = 5
DECISIONS = 30


def build() -> str:
    """Which build this process runs."""
    return "pure" if str(engine_game.__file__).endswith(".py") else "compiled"


def best(work: Callable[[], float]) -> float:
    """The least of a few rounds: what the machine does when nothing else disturbs it."""
    return min(work() for _ in range(ROUNDS))


def steps_per_second(seconds: float = 1.0) -> float:
    """Uniform random games of two players in the loop of `ts.playout`."""
    game = ts.game("ages")
    rng = ts.Rng(1)
    ts.playout(game.start(players=2), rng)

    def one_round() -> float:
        steps = 0
        began = time.perf_counter()
        while (spent := time.perf_counter() - began) < seconds / ROUNDS:
            for _ in range(10):
                steps += ts.playout(game.start(players=2), rng)
        return spent / steps

    return 1 / best(one_round)


def middle_of_a_game() -> ts.State:
    """A position of a random game with many choices: dice that may be rerolled."""
    game = ts.game("ages")
    state = game.start(players=2)
    rng = ts.Rng(3)
    while state.round < 6 or len(state.legal()) < 40:
        legal = state.legal()
        state.apply_trusted(legal[rng.below(len(legal))] if legal else state.sample(rng))
        if state.player == ts.OVER:
            state = game.start(players=2)
    return state


def microseconds(work: Callable[[], object], repeats: int) -> float:
    def one_round() -> float:
        began = time.perf_counter()
        for _ in range(repeats):
            work()
        return (time.perf_counter() - began) / repeats * 1e6

    return best(one_round)


def copy_time(state: ts.State) -> float:
    return microseconds(state.copy, 20_000)


def view_time(state: ts.State) -> float:
    """A view for the page without its choices, built and encoded."""
    encoder = msgspec.json.Encoder()
    return microseconds(lambda: encoder.encode(state.view(state.player)), 300)


def view_and_choices_time(state: ts.State) -> float:
    encoder = msgspec.json.Encoder()
    return microseconds(lambda: encoder.encode((state.view(state.player), state.choices(state.player))), 50)


def decision_times(name: str = "planner") -> list[float] | None:
    """Milliseconds for each decision of a bot against itself; None where there is no such bot."""
    game = ts.game("ages")
    if name not in bot_names(game.id):
        return None
    options = game.check({"players": 2})
    seats = [bot(name, game, options, seat, seed=seat) for seat in range(2)]
    state, dealer = game.start(**options), ts.Dealer(1)
    times: list[float] = []
    while state.player != ts.OVER and len(times) < DECISIONS:
        if state.player == ts.CHANCE:
            state.apply(dealer.draw(state))
            continue
        only = len(state.legal()) == 1
        view = state.view(state.player)
        began = time.perf_counter()
        actions = seats[state.player].choose(view)
        if not only:
            times.append((time.perf_counter() - began) * 1000)
        for action in actions:
            state.apply(action)
    return times


def results(seconds: float, with_bots: bool = True) -> dict[str, float | str]:
    """All figures of this build."""
    state = middle_of_a_game()
    found: dict[str, float | str] = {
        "build": build(),
        "steps_per_second": steps_per_second(seconds),
        "copy_us": copy_time(state),
        "view_us": view_time(state),
        "view_and_choices_us": view_and_choices_time(state),
        "choices": len(state.legal()),
    }
    times = decision_times() if with_bots else None
    if times:
        found["planner_median_ms"] = sorted(times)[len(times) // 2]
        found["planner_longest_ms"] = max(times)
    return found
