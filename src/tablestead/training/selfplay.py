"""Games that a bot plays against itself to learn from."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tablestead.arena.playing import game_seed
from tablestead.bots import bot, levels
from tablestead.bots.judgement.file import load
from tablestead.bots.search.bot import SearchBot
from tablestead.engine.dealer import Dealer
from tablestead.engine.game import CHANCE, OVER, Game, Value
from tablestead.engine.rng import Rng
from tablestead.games import game as find_game
from tablestead.training.samples import Samples, samples_of
from tablestead.training.subjects import subject_of

STRAYS = (0.0, 0.04, 0.12)
"""How often the players of a game try something by their prior: the judge must know such positions too."""

THOROUGH = 0.1
"""The share of turns about which it is thought so long that the prior can be learned from it."""


@dataclass
class SelfPlay:
    """One game to be played."""

    game: str
    players: int
    seed: int
    judgement: str
    """The file the players judge by; empty for `mcts`, with which learning begins."""


def schedule(game_id: str, games: int, seed: int, judgement: str) -> list[SelfPlay]:
    """Games of all player counts, by their shares; fewer of those that take longer."""
    rng = random.Random(seed)
    shares = subject_of(game_id).players
    counts = rng.choices(list(shares), [share / players**1.5 for players, share in shares.items()], k=games)
    return [
        SelfPlay(game_id, players, game_seed(seed, number), judgement)
        for number, players in enumerate(counts)
    ]


def play(task: SelfPlay) -> Samples:
    """One game, as samples."""
    options, actions, thoughts = play_out(task)
    return samples_of(task.game, options, actions, thoughts)


def play_out(task: SelfPlay) -> tuple[dict[str, Value], list[int], dict[int, dict[int, int]]]:
    rng, subject = random.Random(task.seed), subject_of(task.game)
    game, dealer = find_game(task.game), Dealer(task.seed)
    options = dealer.settle(game, players=task.players)
    slow, most = (1, subject.thorough[1]) if task.judgement else (subject.pace, subject.thorough[0])
    simulations = [int(rng.choice(subject.simulations) / slow) for _ in range(task.players)]
    players = [searcher(task.judgement, game, options, seat, task.seed, 1) for seat in range(task.players)]
    strays, actions, thoughts = rng.choice(STRAYS), list[int](), dict[int, dict[int, int]]()
    state = game.start(**options)
    while state.player != OVER:
        if state.player == CHANCE:
            line: Sequence[int] = [dealer.draw(state)]
        elif len(legal := state.legal()) > 1 and rng.random() < strays:
            line = rng.choices(legal, players[state.player].model.prior(state, legal))
        else:
            player, thorough = players[state.player], rng.random() < THOROUGH
            player.simulations = most if thorough else simulations[state.player]
            player.thoughts = [] if thorough else None
            line = player.choose(state.view(state.player))
            for thought in player.thoughts or []:
                thoughts[len(actions) + thought.at] = dict(zip(thought.actions, thought.visits, strict=True))
        for action in line:
            state.apply_trusted(action)
        actions.extend(line)
    return options, actions, thoughts


def searcher(
    judgement: str, game: Game, options: dict[str, Value], seat: int, seed: int, simulations: int
) -> SearchBot:
    """A bot that judges by this file."""
    own_seed = game_seed(seed, seat)
    if judgement:
        learned = load(Path(judgement))
        return levels.EXPERTS[game.id](learned, game, seat, 1.0, Rng(own_seed), simulations)
    made = bot(f"mcts:{simulations}", game, options, seat, seed=own_seed)
    assert isinstance(made, SearchBot)
    return made
