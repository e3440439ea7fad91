"""A bot of this version against the same bot of another one, which another interpreter has installed.

    python -m bench.versus /path/to/other/bin/python keyflower mcts:100 --games 100

The other one sees its views by its own rules: the two exchange actions and nothing else. Each takes every
seat equally often. Give bots a number of simulations, so that a busy machine favours nobody.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from subprocess import PIPE
from typing import IO

from tablestead.arena.playing import game_seed
from tablestead.arena.results import wilson
from tablestead.bots import bot
from tablestead.engine.dealer import Dealer
from tablestead.engine.game import CHANCE, OVER, Value
from tablestead.games import game as find_game


class Player:
    """One seat of a game, with a position of its own."""

    def __init__(self, game_id: str, options: dict[str, Value], name: str, seat: int, seed: int) -> None:
        game = find_game(game_id)
        self.state = game.start(**options)
        self.seat = seat
        self.bot = bot(name, game, options, seat, seed=seed)

    def apply(self, actions: Sequence[int]) -> None:
        for action in actions:
            self.state.apply(action)

    def choose(self) -> list[int]:
        return self.bot.choose(self.state.view(self.seat))


class Other:
    """A player of the other version: as `Player`, over pipes."""

    def __init__(self, python: str) -> None:
        command = [python, str(Path(__file__).resolve()), "--serve"]
        own = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        self.process = subprocess.Popen(command, env=own, stdin=PIPE, stdout=PIPE, text=True)

    def ask(self, *message: object) -> list[int]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps(message), file=self.process.stdin, flush=True)
        answer: list[int] = json.loads(self.process.stdout.readline())
        return answer


def serve(lines: IO[str]) -> None:
    """The other side: `start`, `apply` and `choose` as lines, an answer for each."""
    player: Player | None = None
    for line in lines:
        verb, *rest = json.loads(line)
        answer: list[int] = []
        if verb == "start":
            player = Player(*rest)
        elif verb == "apply" and player is not None:
            player.apply(rest[0])
        elif player is not None:
            answer = player.choose()
        print(json.dumps(answer), flush=True)


def play(other: Other, game_id: str, name: str, number: int, seed: int) -> tuple[float, list[int]]:
    """What of a game for two this version won, and the points of both, its own first."""
    game = find_game(game_id)
    dealer = Dealer(game_seed(seed, number))
    asked: dict[str, Value] = {"players": 2}
    if any(option.name == "start" for option in game.options):
        asked["start"] = 1
    options = dealer.settle(game, **asked)
    seat = number % 2
    player = Player(game_id, options, name, seat, game_seed(seed, 2 * number))
    other.ask("start", game_id, options, name, 1 - seat, game_seed(seed, 2 * number + 1))
    while player.state.player != OVER:
        if player.state.player == CHANCE:
            actions = [dealer.draw(player.state)]
        else:
            actions = player.choose() if player.state.player == seat else other.ask("choose")
        player.apply(actions)
        other.ask("apply", actions)
    winners, scores = player.state.winners(), player.state.scores()
    return (1.0 / len(winners) if seat in winners else 0.0), [scores[seat], scores[1 - seat]]


def main() -> None:
    if sys.argv[1:] == ["--serve"]:
        serve(sys.stdin)
        return
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    arguments.add_argument("python")
    arguments.add_argument("game")
    arguments.add_argument("bot")
    arguments.add_argument("--games", type=int, default=100)
    arguments.add_argument("--seed", type=int, default=1)
    asked = arguments.parse_args()
    other = Other(asked.python)
    won, points = 0.0, [0, 0]
    for number in range(asked.games):
        share, scores = play(other, asked.game, asked.bot, number, asked.seed)
        won += share
        points = [one + more for one, more in zip(points, scores, strict=True)]
    low, high = wilson(won, asked.games)
    own, others = (total / asked.games for total in points)
    share = f"{won / asked.games:.1%} ({low:.1%}–{high:.1%})"
    print(f"{share} of {asked.games} games, {own:.1f} to {others:.1f} points")


if __name__ == "__main__":
    main()
