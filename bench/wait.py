"""Prints how long a person waits between own decisions: `python -m bench.wait [--players 6]`.

One seat is a person, played by greedy without a wait; the others are mcts with the seconds the server gives
them.
"""

from __future__ import annotations

import argparse
import time

import tablestead as ts
from tablestead.server.bots.pool import budget


def waits(players: int, seed: int) -> list[float]:
    """Seconds between two decisions of the person, over a whole game of Keyflower."""
    game = ts.game("keyflower")
    options = game.check({"players": players})
    seconds = budget(game.id, players - 1)
    seats = [
        ts.bot("greedy" if seat == 0 else "mcts", game, options, seat, seconds, seed)
        for seat in range(players)
    ]
    state, dealer = game.start(**options), ts.Dealer(seed)
    found: list[float] = []
    waited = 0.0
    while state.player != ts.OVER:
        if state.player == ts.CHANCE:
            state.apply(dealer.draw(state))
            continue
        view = state.view(state.player)
        began = time.perf_counter()
        actions = seats[state.player].choose(view)
        if state.player != 0:
            waited += time.perf_counter() - began
        elif waited > 0.0:
            found.append(waited)
            waited = 0.0
        for action in actions:
            state.apply(action)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.wait", description=__doc__)
    parser.add_argument("--players", type=int, choices=range(2, 7), default=6)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    found = sorted(waits(arguments.players, arguments.seed))
    middle, longest = found[len(found) // 2], found[-1]
    waited = f"median {middle:.1f} s, longest {longest:.1f} s (bar 10)"
    print(f"{arguments.players} players, {len(found)} waits: {waited}")


if __name__ == "__main__":
    main()
