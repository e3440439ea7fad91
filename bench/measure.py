"""What is measured. A step is an applied action, chance included; every figure is the best of some rounds."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec
from tests.soak.games import TITLES

import tablestead as ts
from bench.villages import large_village, score
from tablestead.bots.search.bot import SearchBot
from tablestead.engine import game as engine_game

ROUNDS = 5
DECISIONS = 30
MIXED_GAMES = 12
LATE_SEED = 1
WINTER = 4

Figures = dict[str, float | str]


def build() -> str:
    """Which build this process runs."""
    return "pure" if str(engine_game.__file__).endswith(".py") else "compiled"


def best(work: Callable[[], float]) -> float:
    """The least of a few rounds: what the machine does when nothing else disturbs it."""
    return min(work() for _ in range(ROUNDS))


def microseconds(work: Callable[[], object], repeats: int) -> float:
    def one_round() -> float:
        began = time.perf_counter()
        for _ in range(repeats):
            work()
        return (time.perf_counter() - began) / repeats * 1e6

    return best(one_round)


# Steps


def uniform_steps(game_id: str, players: int, seconds: float) -> float:
    """Steps a second in uniform random games, in the loop of `ts.playout`."""
    game = ts.game(game_id)
    rng = ts.Rng(1)
    ts.playout(game.start(players=players), rng)

    def one_round() -> float:
        steps = 0
        began = time.perf_counter()
        while (spent := time.perf_counter() - began) < seconds / ROUNDS:
            for _ in range(10):
                steps += ts.playout(game.start(players=players), rng)
        return spent / steps

    return 1 / best(one_round)


def mixed_game(number: int) -> tuple[ts.State, list[int]]:
    """The start and the actions of a game, each step greedy with probability 0.8, as in the long proof."""
    title = TITLES["milestones"]
    options = ts.Dealer(number).settle(title.game, players=2 + number % 3)
    state = title.start(options)
    start = state.copy()
    player = title.player("mixed", number, options, ts.Rng(number))
    actions: list[int] = []
    while state.player != ts.OVER:
        chance = state.player == ts.CHANCE
        action = player.draw(state) if chance else player.choose(state, state.legal())
        state.apply_trusted(action)
        player.played(action)
        actions.append(action)
    return start, actions


def replayed_steps(games: list[tuple[ts.State, list[int]]], seconds: float) -> float:
    """Steps a second through `legal` and `apply_trusted`, where what is chosen is known beforehand."""
    length = sum(len(actions) for _, actions in games)

    def one_round() -> float:
        spent, steps = 0.0, 0
        while spent < seconds / ROUNDS:
            ready = [(start.copy(), actions) for start, actions in games]
            began = time.perf_counter()
            for state, actions in ready:
                legal, apply = state.legal, state.apply_trusted
                for action in actions:
                    legal()
                    apply(action)
            spent += time.perf_counter() - began
            steps += length
        return spent / steps

    return 1 / best(one_round)


# Positions


def many_rerolls() -> ts.State:
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


def most_choices(games: list[tuple[ts.State, list[int]]]) -> ts.State:
    """The position with the most choices of all that occur."""
    found = games[0][0]
    most = 0
    for start, actions in games:
        state = start.copy()
        for action in actions:
            number = len(state.legal())
            if number > most:
                found, most = state.copy(), number
            state.apply_trusted(action)
    return found


def page_times(state: ts.State) -> Figures:
    """A copy; a view built and encoded for the page, alone and with its choices; and the way back from it."""
    encoder = msgspec.json.Encoder()
    seat = state.player
    view = state.view(seat)
    return {
        "copy_us": microseconds(state.copy, 20_000),
        "view_us": microseconds(lambda: encoder.encode(state.view(seat)), 300),
        "choices_us": microseconds(lambda: encoder.encode(state.choices(seat)), 50),
        "view_and_choices_us": microseconds(
            lambda: encoder.encode((state.view(seat), state.choices(seat))), 50
        ),
        "restore_us": microseconds(lambda: state.game.restore(view), 50),
        "choices": len(state.legal()),
    }


def late_game(players: int) -> tuple[ts.State, ts.State]:
    """Keyflower, mixed as above: a position late in winter, and the one with the most choices."""
    title = TITLES["keyflower"]
    options = title.game.check({"players": players})
    state = title.start(options)
    player = title.player("mixed", LATE_SEED, options, ts.Rng(LATE_SEED))
    widest = late = state.copy()
    most = 0
    while state.player != ts.OVER:
        chance = state.player == ts.CHANCE
        legal = state.legal()
        if len(legal) > most:
            widest, most = state.copy(), len(legal)
        if state.round == WINTER and len(legal) > 1:
            late = state.copy()
        action = player.draw(state) if chance else player.choose(state, legal)
        state.apply_trusted(action)
        player.played(action)
    return late, widest


def village_times() -> Figures:
    """Views of a late position of six players, its secrets dealt anew, and the score of a large village."""
    encoder = msgspec.json.Encoder()
    late, widest = late_game(6)
    large = large_village()
    rng = ts.Rng(1)
    seat = late.player
    view = late.view(seat)
    return {
        "copy_us": microseconds(late.copy, 20_000),
        "view_us": microseconds(lambda: encoder.encode(late.view(seat)), 100),
        "view_bytes": len(encoder.encode(view)),
        "choices_us": microseconds(lambda: encoder.encode(widest.choices(widest.player)), 50),
        "choices": len(widest.legal()),
        "score_us": microseconds(lambda: score(large), 50),
        "restore_us": microseconds(lambda: late.game.restore(view), 50),
        "redeal_us": microseconds(lambda: late.redeal(seat, rng), 1_000),
    }


def decision_times(game_id: str, name: str) -> Figures:
    """Milliseconds for the decisions of a bot against itself."""
    game = ts.game(game_id)
    options = game.check({"players": 2})
    seats = [ts.bot(name, game, options, seat, seed=seat) for seat in range(2)]
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
    return {"median_ms": sorted(times)[len(times) // 2], "longest_ms": max(times)}


def half_second(game_id: str, players: int, rounds: tuple[int, ...]) -> float:
    """Simulations that half a second of `mcts` gives, the mean of the first decisions of some rounds."""
    game = ts.game(game_id)
    options = game.check({"players": players})
    seats = [ts.bot("greedy", game, options, seat, seed=seat) for seat in range(players)]
    state, dealer = game.start(**options), ts.Dealer(1)
    left = list(rounds)
    counts: list[int] = []
    while state.player != ts.OVER and left:
        if state.player == ts.CHANCE:
            state.apply(dealer.draw(state))
            continue
        view = state.view(state.player)
        if state.round >= left[0] and len(state.legal()) > 3:
            thinker = ts.bot("mcts", game, options, state.player, budget=0.5, seed=1)
            assert isinstance(thinker, SearchBot)
            thinker.choose(view)
            counts.append(thinker.spent)
            left.pop(0)
        for action in seats[state.player].choose(view):
            state.apply(action)
    return sum(counts) / len(counts)


def results(game_id: str, seconds: float) -> Figures:
    """All figures of a game in this build."""
    game = ts.game(game_id)
    if game_id == "keyflower":
        steps = uniform_steps(game_id, 4, seconds)
        return {
            "build": build(),
            "steps_per_second": steps,
            **village_times(),
            **decision_times(game_id, "greedy"),
            "half_second": half_second(game_id, 2, (1, 2, 3, 4)),
            "half_second_most": half_second(game_id, game.max_players, (1, 2, 3, 4)),
        }
    if game_id == "ages":
        steps, state, bot = uniform_steps(game_id, 2, seconds), many_rerolls(), "planner"
    else:
        games = [mixed_game(number) for number in range(MIXED_GAMES)]
        steps, state, bot = replayed_steps(games, seconds), most_choices(games), "greedy"
    figures = {"build": build(), "steps_per_second": steps, **page_times(state)}
    figures |= decision_times(game_id, bot)
    if game_id == "milestones":
        figures["half_second"] = half_second(game_id, 2, (1, 6, 11, 16))
        figures["half_second_most"] = half_second(game_id, game.max_players, (1, 6, 11, 16))
    return figures
