"""PPO in one file learns Milestones by playing against itself, on `ts.batch`.

    pip install 'tablestead[learn]'
    python examples/learning/selfplay_milestones.py --minutes 20 --curve selfplay-milestones.svg

One network plays both seats: an observation is always that of the seat that decides, its own seat first. What
is good for one seat is bad for the other: values and advantages change their sign with the seat that decides.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import torch
from curve import draw
from torch import nn

import tablestead as ts

GAME, PLAYERS = "milestones", 2
SPACE = ts.research.space(GAME)
LARGEST = torch.cat([torch.full((one.count,), float(max(1, min(one.high, 20)))) for one in SPACE.entries])
LEAD = 1 / 30
"""The reward for a point ahead of the other at the end."""
GAMES, STEPS, EPOCHS, MINIBATCH = 96, 128, 3, 2048
LAMBDA, CLIP, ENTROPY, RATE = 0.97, 0.2, 0.003, 7e-4


class Network(nn.Module):
    """What a seat sees in; what to do and what it is worth out."""

    def __init__(self, width: int = 192) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(SPACE.observation_size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.actions, self.value = nn.Linear(width, SPACE.actions), nn.Linear(width, 1)
        nn.init.orthogonal_(self.actions.weight, 0.01)
        nn.init.orthogonal_(self.value.weight, 0.1)

    def forward(self, seen: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The log-probabilities of all actions, and the value."""
        latent = self.body(seen.float() / LARGEST)
        logits = self.actions(latent).masked_fill(masks == 0, -1e9)
        return logits.log_softmax(1), self.value(latent)[:, 0]


def advantages(
    rewards: torch.Tensor, values: torch.Tensor, players: torch.Tensor, ends: torch.Tensor
) -> torch.Tensor:
    """Generalised advantages; rows are steps, and `values` and `players` have one more: what comes next."""
    found = torch.zeros_like(rewards)
    later = torch.zeros(rewards.shape[1])
    for step in reversed(range(len(rewards))):
        same = torch.where(players[step + 1] == players[step], 1.0, -1.0) * (1 - ends[step])
        error = rewards[step] + same * values[step + 1] - values[step]
        found[step] = later = error + LAMBDA * same * later
    return found


def learn(network: Network, optimizer: torch.optim.Optimizer, batch: ts.research.Batch) -> float:
    """Play some steps of all games, then learn from them; gives the entropy of what is played."""
    shape = (STEPS, GAMES)
    seen = torch.empty((*shape, SPACE.observation_size), dtype=torch.int16)
    masks = torch.empty((*shape, SPACE.actions), dtype=torch.uint8)
    actions, chances = torch.empty(shape, dtype=torch.long), torch.empty(shape)
    rewards, ends = torch.empty(shape), torch.empty(shape)
    values, players = torch.empty(STEPS + 1, GAMES), torch.empty((STEPS + 1, GAMES), dtype=torch.long)
    rows = np.arange(GAMES)
    with torch.no_grad():
        for step in range(STEPS):
            seen[step], masks[step] = torch.from_numpy(batch.observations), torch.from_numpy(batch.masks)
            decided = batch.players.copy()
            players[step] = torch.from_numpy(decided)
            logs, values[step] = network(seen[step], masks[step])
            actions[step] = logs.exp().multinomial(1)[:, 0]
            chances[step] = logs.gather(1, actions[step, :, None])[:, 0]
            batch.step(actions[step].numpy())
            rewards[step] = LEAD * torch.from_numpy(batch.rewards[rows, decided])
            ends[step] = torch.from_numpy(batch.ends)
        players[STEPS] = torch.from_numpy(batch.players)
        values[STEPS] = network(torch.from_numpy(batch.observations), torch.from_numpy(batch.masks))[1]
    gains = advantages(rewards, values, players, ends)
    targets = (gains + values[:-1]).flatten()
    seen, masks, actions, chances = (one.flatten(0, 1) for one in (seen, masks, actions, chances))
    gains = (gains.flatten() - gains.mean()) / (gains.std() + 1e-8)
    entropies = []
    for _ in range(EPOCHS):
        for rows_now in torch.randperm(STEPS * GAMES).split(MINIBATCH):
            logs, value = network(seen[rows_now], masks[rows_now])
            ratio = (logs.gather(1, actions[rows_now, None])[:, 0] - chances[rows_now]).exp()
            gain = gains[rows_now]
            policy = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            entropy = -(logs.exp() * logs).sum(1).mean()
            loss = policy + 0.5 * (value - targets[rows_now]).square().mean() - ENTROPY * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()
            entropies.append(entropy.item())
    return float(np.mean(entropies))


def against(network: Network, rival: str, games: int, seed: int) -> tuple[float, float]:
    """The share of wins and the mean lead against a bot, on both seats in turn."""
    wins, leads = 0.0, 0
    seen, mask = np.empty(SPACE.observation_size, np.int16), np.empty(SPACE.actions, np.uint8)
    for number in range(games):
        own, dealer, game = number % PLAYERS, ts.Dealer(seed + number), ts.game(GAME)
        options = dealer.settle(game, players=PLAYERS)
        bot, state = ts.bot(rival, game, options, 1 - own, seed=number), game.start(**options)
        while state.player != ts.OVER:
            if state.player == ts.CHANCE:
                state.apply(dealer.draw(state))
            elif state.player == own:
                state.observe(own, seen)
                state.mask(mask)
                with torch.no_grad():
                    logs, _ = network(torch.from_numpy(seen)[None], torch.from_numpy(mask)[None])
                state.apply(SPACE.action(int(logs.argmax())))
            else:
                for action in bot.choose(state.view(state.player)):
                    state.apply(action)
        wins += (own in state.winners()) / len(state.winners())
        leads += state.scores()[own] - state.scores()[1 - own]
    return wins / games, leads / games


def main(arguments: Sequence[str] | None = None) -> float:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=20, help="for each comparison with the bot greedy")
    parser.add_argument("--curve", type=Path)
    chosen = parser.parse_args(arguments)
    torch.manual_seed(chosen.seed)
    network, batch = Network(), ts.batch(GAME, GAMES, seed=chosen.seed, players=PLAYERS, reward="points")
    optimizer = torch.optim.Adam(network.parameters(), RATE, eps=1e-5)
    began, next_look, steps, curve = time.monotonic(), 0.0, 0, []
    while (spent := (time.monotonic() - began) / 60) < chosen.minutes or not curve:
        entropy = learn(network, optimizer, batch)
        steps += STEPS * GAMES
        if spent >= next_look:
            next_look = spent + chosen.minutes / 15
            wins, lead = against(network, "greedy", chosen.games, 10**6)
            curve.append((spent, lead))
            told = f"{spent:5.1f} min  {steps:9} steps  entropy {entropy:.2f}"
            print(f"{told}  against greedy: lead {lead:.1f}, wins {wins:.0%}", flush=True)
    batch.close()
    if chosen.curve:
        title = "PPO self-play on Milestones"
        draw(chosen.curve, title, "minutes", "lead over greedy, in points", curve, {"level with greedy": 0.0})
    return curve[-1][1]


if __name__ == "__main__":
    main()
