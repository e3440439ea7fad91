"""A small AlphaZero: OpenSpiel's MCTS plays Roll Through the Ages for two, and a network learns from it.

    pip install 'tablestead[learn,openspiel]'
    python examples/learning/alphazero_ages.py --minutes 20 --curve alphazero-ages.svg

The search asks the network what a position is worth and which actions to try first; the network learns to say
what the search came to: how often it visited each action, and who won in the end.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import torch
from curve import draw
from open_spiel.python.algorithms import mcts
from torch import nn

import tablestead as ts
from tablestead.research.openspiel import TableBot, load

GAME = load("ages", players=2)
SPACE = ts.research.space("ages")
LARGEST = torch.cat([torch.full((one.count,), float(max(1, min(one.high, 20)))) for one in SPACE.entries])
STEP = next(one.first for one in SPACE.entries if one.name == "step")
UCT, NOISE = 2.0, (0.25, 0.5)
REMEMBERED, MINIBATCH, ROUNDS = 40_000, 256, 40
OPENING = 60
"""Decisions of a game that are drawn by their visits, so that games differ; then the best is played."""


class Network(nn.Module):
    """What a seat sees in; how likely each action is and what the position is worth to this seat out."""

    def __init__(self, width: int = 128) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(SPACE.observation_size + 16, width), nn.ReLU())
        self.actions, self.value = nn.Linear(width, SPACE.actions), nn.Linear(width, 1)

    def forward(self, seen: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        step = nn.functional.one_hot(seen[:, STEP].long(), 16)
        latent = self.body(torch.cat([seen.float() / LARGEST, step], 1))
        return self.actions(latent), self.value(latent)[:, 0].tanh()


def look(state: Any, seat: int) -> torch.Tensor:
    seen = np.empty(SPACE.observation_size, np.int16)
    state.position.state.observe(seat, seen)
    return torch.from_numpy(seen)


class Guide(mcts.Evaluator):
    """The network as OpenSpiel's search asks it: a value for both players, a prior for each legal action."""

    def __init__(self, network: Network) -> None:
        self.network = network

    def ask(self, state: Any) -> tuple[torch.Tensor, float]:
        seat = state.current_player() if state.current_player() >= 0 else 0
        with torch.no_grad():
            logits, value = self.network(look(state, seat)[None])
        return logits[0], float(value[0]) * (1 if seat == 0 else -1)

    def evaluate(self, state: Any) -> np.ndarray:
        if state.is_terminal():
            return np.array(state.returns())
        _, value = self.ask(state)
        return np.array([value, -value])

    def prior(self, state: Any) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return list(state.chance_outcomes())
        legal = state.legal_actions()
        if len(legal) == 1:
            return [(legal[0], 1.0)]
        logits, _ = self.ask(state)
        return list(zip(legal, logits[legal].softmax(0).tolist(), strict=True))


def draw_chance(state: Any, chance: random.Random) -> None:
    actions, chances = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(chance.choices(actions, chances)[0])


def self_play(guide: Guide, simulations: int, chance: random.Random) -> list[tuple[Any, ...]]:
    """One game against itself: what was seen, the visits of the actions, and the result for that seat."""
    noise = np.random.RandomState(chance.randrange(2**32))
    search = mcts.MCTSBot(
        GAME, UCT, simulations, guide, solve=False, random_state=noise, dirichlet_noise=NOISE,
        child_selection_fn=mcts.SearchNode.puct_value,
    )  # fmt: skip
    state, decisions = GAME.new_initial_state(), []
    while not state.is_terminal():
        if state.is_chance_node():
            draw_chance(state, chance)
            continue
        legal = state.legal_actions()
        if len(legal) == 1:
            state.apply_action(legal[0])
            continue
        children = search.mcts_search(state).children
        actions, visits = [one.action for one in children], [one.explore_count for one in children]
        decisions.append(
            (look(state, state.current_player()), state.current_player(), legal, actions, visits)
        )
        drawn = (
            chance.choices(actions, visits)[0]
            if len(decisions) < OPENING
            else actions[int(np.argmax(visits))]
        )
        state.apply_action(drawn)
    results = state.returns()
    return [(seen, legal, actions, visits, results[seat]) for seen, seat, legal, actions, visits in decisions]


def learn(
    network: Network, optimizer: torch.optim.Optimizer, memory: Sequence[Any], chance: random.Random
) -> None:
    for _ in range(ROUNDS):
        chosen = chance.sample(memory, min(MINIBATCH, len(memory)))
        logits, values = network(torch.stack([one[0] for one in chosen]))
        masks, visits = torch.full_like(logits, -1e9), torch.zeros_like(logits)
        for row, (_, legal, actions, counts, _) in enumerate(chosen):
            masks[row, legal] = 0
            visits[row, actions] = torch.tensor(counts, dtype=torch.float) / sum(counts)
        policy = -(visits * (logits + masks).log_softmax(1)).sum(1).mean()
        loss = policy + (values - torch.tensor([one[4] for one in chosen])).square().mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()


def against(network: Network, rival: str, games: int, seed: int) -> float:
    """The share of wins of the network by itself, without any search, against a bot."""
    wins, guide, chance = 0.0, Guide(network), random.Random(seed)
    for number in range(games):
        own = number % 2
        bot, state = TableBot(GAME, 1 - own, rival, seed=seed + number), GAME.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                draw_chance(state, chance)
            elif state.current_player() == own:
                state.apply_action(max(guide.prior(state), key=lambda one: one[1])[0])
            else:
                state.apply_action(bot.step(state))
        wins += (state.returns()[own] + 1) / 2
    return wins / games


def main(arguments: Sequence[str] | None = None) -> float:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--simulations", type=int, default=24, help="for each decision")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=60, help="for each comparison with the bot random")
    parser.add_argument("--curve", type=Path)
    chosen = parser.parse_args(arguments)
    torch.manual_seed(chosen.seed)
    chance, network = random.Random(chosen.seed), Network()
    optimizer = torch.optim.Adam(network.parameters(), 1e-3, weight_decay=1e-4)
    memory: deque[Any] = deque(maxlen=REMEMBERED)
    began, games, curve = time.monotonic(), 0, [(0.0, against(network, "random", chosen.games, 10**6))]
    next_look = chosen.minutes / 12
    while (spent := (time.monotonic() - began) / 60) < chosen.minutes or len(curve) == 1:
        memory.extend(self_play(Guide(network), chosen.simulations, chance))
        learn(network, optimizer, memory, chance)
        games += 1
        if spent >= next_look or spent >= chosen.minutes:
            next_look += chosen.minutes / 12
            curve.append((spent, against(network, "random", chosen.games, 10**6)))
            print(f"{spent:5.1f} min  {games:5} games  wins against random: {curve[-1][1]:.0%}", flush=True)
    if chosen.curve:
        title = "AlphaZero-like loop on Roll Through the Ages, the network without search"
        draw(chosen.curve, title, "minutes", "share of wins against random", curve, {"one half": 0.5})
    return curve[-1][1]


if __name__ == "__main__":
    main()
