# interpreted
"""Fits the planner's value of positions by self-play and writes weights.json.

    python -m tablestead.bots.ages.fit --seed 1 --games 2000

Alone the number of turns is known, so the fit goes backwards: with one turn left the planner's exact
expectation of that turn is the target of a least-squares fit over positions from its own games, with
two turns left its expectation with the weights just fitted, and so on.

With opponents nobody knows when the end comes. There the fit is of the difference between the seat
whose turn comes next and each other one, over all positions of games between planners whose weights are
a little disturbed, so that every development and monument is tried. The target is partly the
difference at the end of the game, which is honest but depends much on luck, and, after a first pass,
mostly what the planner expects of that turn. The guess of the rounds left is fitted beside it.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import multiprocessing
import os
import random
import sys
import time
from dataclasses import dataclass
from multiprocessing.pool import Pool
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from tablestead.bots.ages import value as v
from tablestead.bots.ages.levels import tastes
from tablestead.bots.ages.planner import PlannerBot
from tablestead.bots.ages.squares import LeastSquares
from tablestead.engine.game import CHANCE, OVER
from tablestead.engine.rng import Rng
from tablestead.games import game as find_game
from tablestead.games.ages import actions as a
from tablestead.games.ages import material as m
from tablestead.games.ages import state as s
from tablestead.games.ages.rules import AgesState

PATH = Path(__file__).with_name("weights.json")
KNOTS = [1.0, 2.0, 3.0, 4.5, 6.5, 9.0]
"""With opponents. Alone there is one for every turn."""
SOLO_PULL = 0.5
PULL = 25.0
HONEST = 0.25
"""The share of the real outcome in the target with opponents; 1 in the first pass."""


Sums = tuple[list[float], list[float], int, float]
"""What a LeastSquares tells another process."""


@dataclass
class Plain:
    """Weights as they travel between processes and into the file."""

    knots: list[float]
    table: list[list[float]]
    rounds: list[float]
    spread: float

    def weights(self, table: list[list[float]] | None = None) -> v.Weights:
        flat = [weight for row in (table or self.table) for weight in row]
        return v.Weights(self.knots, flat, self.rounds, self.spread)


def by_hand(knots: list[float]) -> Plain:
    guess = v.by_hand()
    return Plain(knots, [list(guess.at(knot)) for knot in knots], list(guess.rounds), guess.spread)


def disturbed(plain: Plain, rng: random.Random, strength: float) -> v.Weights:
    """Weights of a player with some tastes of its own."""
    strays = tastes(strength, lambda: rng.gauss(0, 1))
    table = [[x + y for x, y in zip(row, strays, strict=True)] for row in plain.table]
    return plain.weights(table)


def play(
    players: int, edition: str, seed: int, plain: Plain, strength: float
) -> tuple[list[AgesState], AgesState]:
    """One game; gives the positions at the end of every turn, and the last one."""
    game = find_game("ages")
    rng = random.Random(seed)
    dice = Rng(seed)
    state = game.start(players=players, edition=edition, start=1 + seed % players)
    assert isinstance(state, AgesState)
    bots = []
    for seat in range(players):
        bot = PlannerBot(game, seat, 1.0, Rng(seed + seat))
        calm = rng.random() < 0.3
        bot.weights = plain.weights() if calm else disturbed(plain, rng, strength)
        bots.append(bot)
    positions = []
    while state.player != OVER:
        if state.player == CHANCE:
            state.apply_trusted(state.sample(dice))
            continue
        legal = state.legal()
        action = legal[0] if len(legal) == 1 else bots[state.player].decide(state, legal)
        if action == a.END:
            positions.append(state.copy())
        state.apply_trusted(action)
    return positions, state


def seed_of(*parts: object) -> int:
    return int.from_bytes(hashlib.sha256(repr(parts).encode()).digest()[:6], "little")


# Alone


def solo_positions(task: tuple[str, int, Plain, float]) -> list[list[int]]:
    edition, seed, plain, strength = task
    positions, _ = play(1, edition, seed, plain, strength)
    return [list(position.cells) for position in positions]


def solo_targets(task: tuple[list[list[int]], Plain]) -> list[tuple[list[float], float]]:
    """Features of positions, and the points that the planner expects to add from there."""
    cells, plain = task
    game = find_game("ages")
    bot = PlannerBot(game, 0, 1.0, Rng(0))
    bot.weights = plain.weights()
    result = []
    for one in cells:
        state = AgesState(game, vec[i64](one))
        row = v.features(state, 0)
        score = state.scores()[0]
        state.apply_trusted(a.END)
        result.append((row, bot.start_value(state) - score))
    return result


def fit_solo(pool: Pool, edition: str, seed: int, games: int, passes: int) -> Plain:
    rounds = m.SOLO_ROUNDS[m.EDITION_IDS.index(edition)]
    knots = [float(turns) for turns in range(1, rounds)]
    plain = by_hand(knots)
    passes = max(1, passes - 1)  # going backwards, each pass is whole in itself
    for number in range(passes):
        strength = 1.0 if number < passes - 1 else 0.6
        tasks = [(edition, seed_of(seed, edition, number, game), plain, strength) for game in range(games)]
        by_turns: list[list[list[int]]] = [[] for _ in range(rounds)]
        for cells in pool.imap(solo_positions, tasks, 8):
            for one in cells:
                by_turns[rounds - one[s.ROUND]].append(one)
        for turns in range(1, rounds):
            parts = [(by_turns[turns][at : at + 16], plain) for at in range(0, len(by_turns[turns]), 16)]
            squares = LeastSquares(v.FEATURES)
            # Fitted is the change, so what the positions do not tell stays as it is with fewer turns.
            start = plain.table[turns - 1] if turns == 1 else plain.table[turns - 2]
            for rows in pool.imap(solo_targets, parts):
                for row, target in rows:
                    columns = [index for index in range(v.FEATURES) if row[index]]
                    entries = [row[index] for index in columns]
                    known = sum(start[index] * row[index] for index in columns)
                    squares.add(columns, entries, target - known)
            change = squares.solve(SOLO_PULL)
            plain.table[turns - 1] = [x + y for x, y in zip(start, change, strict=True)]
            error = squares.error(change) ** 0.5
            say(f"  pass {number + 1}, {turns} turns left: {squares.rows} positions, error {error:.2f}")
    return plain


# With opponents


def count_games(
    task: tuple[int, str, list[int], Plain, float, float],
) -> tuple[list[Sums], float, float, int]:
    """Play some games and sum them up for the fits: of differences, of the rounds left, of the level."""
    players, edition, seeds, plain, strength, honest = task
    weights = plain.weights()
    differences = LeastSquares(v.FEATURES * len(plain.knots))
    rounds = LeastSquares(v.ROUND_FEATURES)
    level = LeastSquares(len(plain.knots))
    strays = turns_in_all = 0.0
    length = 0
    for seed in seeds:
        positions, over = play(players, edition, seed, plain, strength)
        final = over.scores()
        length += over.round
        for position in positions:
            left = v.rounds_left(position, weights, 0)
            if not position.cells[s.LAST_ROUND]:
                told = list(v.round_features(position, 0))
                rounds.add(list(range(v.ROUND_FEATURES)), told, over.round - position.round)
            turns = [left + v.yet_to_play(position, seat) for seat in range(players)]
            rows = [v.features(position, seat) for seat in range(players)]
            worth = worths(position, weights)
            for seat in range(players):
                shares = shares_of(plain.knots, turns[seat])
                if shares:
                    columns, entries = zip(*shares, strict=True)
                    level.add(list(columns), list(entries), final[seat] - worth[seat])
            after = position.copy()
            after.apply_trusted(a.END)
            one = after.active
            hoped = [float(score) for score in final]
            if honest < 1 and after.player != OVER:
                bot = PlannerBot(position.game, one, 1.0, Rng(0))
                bot.weights = weights
                hoped = worths(after, weights)
                hoped[one] = bot.start_score(after)
            for two in range(players):
                if two == one or turns[one] + turns[two] == 0:
                    continue
                row: dict[int, float] = {}
                spread_out(row, plain.knots, turns[one], rows[one], 1.0)
                spread_out(row, plain.knots, turns[two], rows[two], -1.0)
                known = worth[one] - worth[two]
                real = final[one] - final[two] - known
                target = honest * real + (1 - honest) * (hoped[one] - hoped[two] - known)
                differences.add(list(row), list(row.values()), target)
                strays += real * real
                turns_in_all += turns[one] + turns[two]
    return [differences.state(), rounds.state(), level.state()], strays, turns_in_all, length


def worths(state: AgesState, weights: v.Weights) -> list[float]:
    """What every seat may expect in the end, when the active one's turn is over."""
    left = v.rounds_left(state, weights, 0)
    scores = state.scores()
    return [
        scores[seat] + v.future(state, seat, weights.at(left + v.yet_to_play(state, seat)))
        for seat in range(state.players)
    ]


def spread_out(
    entries: dict[int, float], knots: list[float], turns: float, row: list[float], sign: float
) -> None:
    """The features of a seat, shared out to the knots on both sides of its turns left (as Weights.at)."""
    for knot, share in shares_of(knots, turns):
        for index, value in enumerate(row):
            if value:
                column = knot * v.FEATURES + index
                entries[column] = entries.get(column, 0.0) + sign * share * value


def shares_of(knots: list[float], turns: float) -> list[tuple[int, float]]:
    if turns <= 0:
        return []
    high = next((index for index, knot in enumerate(knots) if knot >= turns), len(knots) - 1)
    if high == 0:
        return [(0, min(1.0, turns / knots[0]))]
    share = min(1.0, (turns - knots[high - 1]) / (knots[high] - knots[high - 1]))
    return [(high, share), (high - 1, 1 - share)]


def fit_with_opponents(
    pool: Pool, players: int, edition: str, seed: int, games: int, passes: int, start: Plain | None
) -> Plain:
    plain = start or by_hand(KNOTS)
    if start is not None:
        passes = max(1, passes - 2)  # from the weights for fewer players it is not far
    for number in range(passes):
        strength = 1.0 if number < passes - 1 else 0.6
        seeds = [seed_of(seed, players, edition, number, game) for game in range(games)]
        honest = 1.0 if number == 0 and start is None else HONEST
        tasks = [
            (players, edition, seeds[at : at + 25], plain, strength, honest) for at in range(0, games, 25)
        ]
        differences = LeastSquares(v.FEATURES * len(plain.knots))
        rounds = LeastSquares(v.ROUND_FEATURES)
        level = LeastSquares(len(plain.knots))
        strays = turns = 0.0
        length = 0
        for sums, some, turned, played in pool.imap(count_games, tasks):
            for squares, part in zip((differences, rounds, level), sums, strict=True):
                squares.merge(part)
            strays += some
            turns += turned
            length += played
        change = differences.solve(PULL)
        table = [
            [plain.table[knot][index] + change[knot * v.FEATURES + index] for index in range(v.FEATURES)]
            for knot in range(len(plain.knots))
        ]
        for row, mean in zip(table, level.solve(1.0), strict=True):
            row[v.LEVEL] = mean
        spread = (strays / turns) ** 0.5
        plain = Plain(plain.knots, table, rounds.solve(1.0), spread)
        stray = (strays / differences.rows) ** 0.5
        error = differences.error(change) ** 0.5
        say(f"  pass {number + 1}: {differences.rows} positions, {length / games:.2f} rounds")
        say(f"    outcome missed by {stray:.2f}, target of the fit by {error:.2f}")
    return plain


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def write(fitted: dict[str, Plain], path: Path) -> None:
    known = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    for name, plain in fitted.items():
        known[name] = {
            "knots": plain.knots,
            "rounds": [round(weight, 4) for weight in plain.rounds],
            "spread": round(plain.spread, 4),
            "table": [[round(weight, 4) for weight in row] for row in plain.table],
        }
    lines = json.dumps({name: known[name] for name in sorted(known)}, indent=1)
    path.write_text(lines + "\n", encoding="utf-8", newline="\n")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tablestead.bots.ages.fit", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=2000, help="self-play games a pass")
    parser.add_argument("--passes", type=int, default=4)
    parser.add_argument("--players", type=int, nargs="*", default=[1, 2, 3, 4])
    parser.add_argument("--edition", nargs="*", default=list(m.EDITION_IDS))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, default=PATH)
    chosen = parser.parse_args()
    with multiprocessing.get_context("spawn").Pool(chosen.jobs) as pool:
        for edition in chosen.edition:
            nearest: Plain | None = None
            for players in sorted(chosen.players):
                started = time.perf_counter()
                name = v.weights_name(players, m.EDITION_IDS.index(edition))
                say(name)
                if players == 1:
                    plain = fit_solo(pool, edition, chosen.seed, chosen.games, chosen.passes)
                else:
                    plain = fit_with_opponents(
                        pool, players, edition, chosen.seed, chosen.games, chosen.passes, nearest
                    )
                    nearest = plain
                write({name: plain}, chosen.out)
                say(f"  {time.perf_counter() - started:.0f} s")


if __name__ == "__main__":
    main()
