"""The games of a match: who sits where, and playing them."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from time import process_time

from tablestead.arena.results import MatchResult, Outcome, Standing
from tablestead.arena.workers import Processes, Workers
from tablestead.bots import DEFAULT_BUDGET, bot, check_name
from tablestead.bots.search.bot import SearchBot
from tablestead.engine.dealer import Dealer
from tablestead.engine.errors import OptionError
from tablestead.engine.game import CHANCE, OVER, State, Value
from tablestead.engine.record import Record
from tablestead.games import game as find_game


@dataclass
class Task:
    """One game: who sits where, and the seed that settles the rest."""

    game: str
    names: tuple[str, ...]
    """By entrant."""
    entrants: tuple[int, ...]
    """The entrant at each seat."""
    options: dict[str, Value]
    seed: int
    budget: float = DEFAULT_BUDGET
    """Seconds of the processor for a turn, for those who think by the clock."""


def game_seed(seed: int, number: int) -> int:
    """A seed of its own for every game of a match."""
    digest = hashlib.sha256(f"{seed}:{number}".encode()).digest()
    return int.from_bytes(digest[:7], "little")


def play_through(task: Task) -> tuple[Record, State]:
    """One game from start to end, and its last position; every action is checked."""
    game = find_game(task.game)
    dealer = Dealer(task.seed)
    options = dealer.settle(game, **task.options)
    names = [task.names[entrant] for entrant in task.entrants]
    players = [
        bot(name, game, options, seat, task.budget, game_seed(task.seed, seat))
        for seat, name in enumerate(names)
    ]
    for player in players:
        if isinstance(player, SearchBot):
            player.clock = process_time  # so that what else this machine does takes time from nobody
    state, record = game.start(**options), Record(game, options, names)
    while state.player != OVER:
        if state.player == CHANCE:
            actions: Sequence[int] = [dealer.draw(state)]
        else:
            actions = players[state.player].choose(state.view(state.player))
        for action in actions:
            state.apply(action)
            record.append(action)
    return record, state


def play_game(task: Task) -> Outcome:
    """One game, and what it came to."""
    record, state = play_through(task)
    by_source = [record.game.points_by_source(state, seat) for seat in range(state.players)]
    return Outcome(task.entrants, state.scores(), state.winners(), state.round, by_source)


def schedule(
    game_id: str,
    names: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, object],
    budget: float = DEFAULT_BUDGET,
) -> list[Task]:
    """The games of a match: the entrants move on by one seat from game to game.

    One name fills every seat. With as many names as seats everybody plays everybody in every game, each
    with a standing of its own, also where a name comes more than once.
    """
    game = find_game(game_id)
    asked = dict(options)
    asked.setdefault("players", len(names) if len(names) > 1 else 2)
    if any(option.name == "start" for option in game.options):
        asked.setdefault("start", 1)
    checked = game.check(asked, settled=False)
    players = int(checked["players"])
    for name in names:
        check_name(name, game_id)
    if len(names) not in (1, players):
        allowed = "1" if players == 1 else f"1, {players}"
        raise OptionError(
            "error-option-value", {"option": "bots", "value": str(len(names)), "allowed": allowed}
        )
    tasks = []
    for number in range(games):
        seats = tuple((seat + number) % len(names) for seat in range(players))
        tasks.append(Task(game_id, tuple(names), seats, checked, game_seed(seed, number), budget))
    return tasks


def match(
    game_id: str,
    names: Sequence[str],
    games: int,
    seed: int = 1,
    options: Mapping[str, object] | None = None,
    jobs: int | None = None,
    progress: Callable[[int], None] | None = None,
    workers: Workers | None = None,
    budget: float = DEFAULT_BUDGET,
) -> MatchResult:
    """Play a match; `progress` hears of every game.

    Who thinks by the clock has `budget` seconds of the processor a turn. The games are played by `jobs`
    processes of this machine, or by `workers` such as a `Cluster`.
    """
    started = time.perf_counter()
    tasks = schedule(game_id, names, games, seed, options or {}, budget)
    settled = tasks[0].options if tasks else {}
    players = int(settled.get("players", 0))
    result = MatchResult(
        game_id, dict(settled), seed, games, 0.0, [Standing(name) for name in names],
        [0.0] * players, [{} for _ in range(players)],
    )  # fmt: skip
    outcomes = (workers or Processes(jobs)).map(play_game, tasks)
    for number, outcome in enumerate(outcomes, start=1):
        result.add(outcome)
        if progress:
            progress(number)
    result.seconds = time.perf_counter() - started
    return result
