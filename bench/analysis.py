"""How far an analysis can be trusted: `python -m bench.analysis [--game ages] [--part speed] [--games 60]`.

    speed    seconds of a quick analysis, on one core
    levels   points lost per decision by each level against the strong one: whether it orders the levels as
             the ladder does, and the limits of the grades
    luck     of strong ones among themselves, how much of the spread of results is luck
    depths   how often quick and deep find the same best line, or one within a point of it
    planted  random lines in the place of an expert's: how many are found, and how many of the expert's own
             are marked wrongly

Where the expert thinks by the clock, a number of simulations stands in for it, so that a seed repeats it.
All figures grow with `--games`; they are printed as Markdown.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from random import Random
from statistics import fmean, stdev, variance

from tablestead.analysis.cutting import Piece, cut
from tablestead.analysis.deciding import Question
from tablestead.analysis.judge import judge_for
from tablestead.analysis.walk import Analysis
from tablestead.arena.playing import Task, game_seed, play_through
from tablestead.arena.workers import Processes
from tablestead.bots import levels
from tablestead.bots.player import RandomBot
from tablestead.engine.record import Record
from tablestead.engine.rng import Rng
from tablestead.games import game as find_game

GAMES = ("ages", "milestones", "keyflower")
PARTS = ("speed", "levels", "luck", "depths", "planted")
EXPERT_SIMULATIONS = {"milestones": 2000, "keyflower": 800}
"""In the place of the expert's clock."""


def counted(game: str, simulations: Sequence[int]) -> tuple[str, ...]:
    """The names of the levels with the simulations that each has."""
    counts = (*simulations[:-1], EXPERT_SIMULATIONS[game])
    return tuple(f"{name}:{n}" if n else name for name, n in zip(levels.LEVELS, counts, strict=True))


LEVELS = {
    "ages": levels.LEVELS,
    "milestones": counted("milestones", levels.MILESTONES_SIMULATIONS),
    "keyflower": counted("keyflower", levels.KEYFLOWER_SIMULATIONS),
}
"""From weakest to strongest."""
CASUAL, SKILLED, STRONG = 1, 2, 3
BAD = ("mistake", "blunder")
FROM_A_GAME = 6
"""Decisions of one game that are looked at twice."""


@dataclass
class Job:
    """A game to be played and looked at."""

    game: str
    level: str
    rival: str
    """At all seats but the first."""
    seed: int
    players: int = 2
    truth: str = "deep"
    """The depth that quick is held against."""


@dataclass
class Seat:
    """What an analysis says of a player."""

    decisions: int
    mean_loss: float
    luck: float
    result: float
    without_luck: float


def played(job: Job) -> Record:
    options: dict[str, int | str | bool] = {"players": job.players}
    if any(option.name == "start" for option in find_game(job.game).options):
        options["start"] = 1
    seats = (0, *(1 for _ in range(job.players - 1)))
    task = Task(job.game, (job.level, job.rival), seats, options, job.seed)
    return play_through(task)[0]


def analysed(job: Job) -> tuple[float, list[Seat]]:
    """The seconds of the processor that it took, and what it says."""
    record = played(job)
    began = time.process_time()
    analysis = Analysis(record, "quick", job.seed)
    for _ in analysis:
        pass
    spent = time.process_time() - began
    players = analysis.report().players
    return spent, [
        Seat(one.decisions, one.mean_loss, one.luck, one.result, one.without_luck) for one in players
    ]


def decisions(job: Job) -> Iterator[Piece]:
    """Some decisions of a game."""
    found = [piece for turn in cut(played(job)) for piece in turn.pieces if piece.free]
    yield from Random(job.seed).sample(found, min(FROM_A_GAME, len(found)))


def compared(job: Job) -> list[tuple[bool, float]]:
    """Of some decisions: whether both depths choose the same line, and how much worse quick's is by deep."""
    game = find_game(job.game)
    quick, deep = (judge_for(game, job.players, depth) for depth in ("quick", job.truth))
    found = []
    for piece in decisions(job):
        first = Question(quick, piece, job.seed, open_screens=False)
        second = Question(deep, piece, job.seed, open_screens=False)
        mine, theirs = first.lines[first.best], second.lines[second.best]
        if mine == theirs:
            found.append((True, 0.0))
            continue
        n = deep.effort.second
        better, worse = deep.look(second.known, [theirs, mine], n, job.seed, second.looker)
        found.append((False, deep.lasting * better.minus(worse)[piece.player].lead.mean))
    return found


@dataclass
class Planted:
    """A decision of an expert, and a random line in its place: what both depths say of them."""

    own: tuple[str, str]
    random: tuple[str, str]


def planted(job: Job) -> list[Planted]:
    game = find_game(job.game)
    judges = [judge_for(game, job.players, depth) for depth in ("quick", job.truth)]
    found = []
    for piece in decisions(job):
        bot = RandomBot(game, piece.player, 0.0, Rng(job.seed + piece.at))
        other = Piece(piece.at, piece.before, piece.player, bot.play(piece.before.copy()), True)
        own, random = (
            tuple(Question(judge, one, job.seed, open_screens=False).answer()[0].mark for judge in judges)
            for one in (piece, other)
        )
        found.append(Planted((own[0], own[1]), (random[0], random[1])))
    return found


# What is printed


def jobs_of(
    game: str, level: str, games: int, seed: int, rival: str = "", players: int = 2, truth: str = "deep"
) -> list[Job]:
    """Without a rival, against its like."""
    seeds = [game_seed(seed, number) for number in range(games)]
    return [Job(game, level, rival or level, one, players, truth) for one in seeds]


def print_speed(game: str, seed: int) -> None:
    tables = [(2, LEVELS[game][SKILLED])] + ([(6, LEVELS[game][CASUAL])] if game == "keyflower" else [])
    for players, level in tables:
        spent, seats = analysed(jobs_of(game, level, 1, seed, players=players)[0])
        count = sum(seat.decisions for seat in seats)
        print(f"| {game}, {players} players | {spent:.1f} s | {count} decisions |")


def print_levels(game: str, games: int, seed: int, workers: Processes) -> None:
    means = []
    rival = LEVELS[game][STRONG]
    for level in LEVELS[game]:
        seats = [found[0] for _, found in workers.map(analysed, jobs_of(game, level, games, seed, rival))]
        losses = [one.mean_loss for one in seats]
        means.append(fmean(losses))
        told = (interval(one) for one in (losses, [one.luck for one in seats], [one.result for one in seats]))
        print(
            "| {}, {} | {} points per decision, luck {}, result {} |".format(game, level, *told), flush=True
        )
    ordered = means == sorted(means, reverse=True)
    limits = [round((one + other) / 2, 2) for one, other in pairwise(means)]
    print(f"| {game}, the order of the levels | {'kept' if ordered else 'broken'} |")
    print(f"| {game}, limits of the grades | {', '.join(map(str, reversed(limits)))} |")


def interval(values: Sequence[float]) -> str:
    return f"{fmean(values):.2f} ± {1.96 * stdev(values) / sqrt(len(values)):.2f}"


def print_luck(game: str, games: int, seed: int, workers: Processes) -> None:
    seats = [found[0] for _, found in workers.map(analysed, jobs_of(game, LEVELS[game][STRONG], games, seed))]
    raw, without = [one.result for one in seats], [one.without_luck for one in seats]
    ratio = variance(without) / max(1e-9, variance(raw))
    gap = [one - other for one, other in zip(raw, without, strict=True)]
    print(
        f"| {game}, variance without luck | {ratio:.2f} of the raw one; spread of results "
        f"{stdev(raw):.1f}; raw mean − mean without luck {interval(gap)} |",
        flush=True,
    )


def print_depths(game: str, games: int, seed: int, workers: Processes, truth: str) -> None:
    found = [
        one
        for part in workers.map(compared, jobs_of(game, LEVELS[game][SKILLED], games, seed, truth=truth))
        for one in part
    ]
    good = sum(same or worse <= 1.0 for same, worse in found)
    same = sum(one for one, _ in found)
    print(f"| {game}, quick and {truth} agree | {good} of {len(found)} ({same} the same line) |", flush=True)


def print_planted(game: str, games: int, seed: int, workers: Processes, truth: str) -> None:
    found = [
        one
        for part in workers.map(planted, jobs_of(game, LEVELS[game][-1], games, seed, truth=truth))
        for one in part
    ]
    bad = [one.random for one in found if one.random[1] in BAD]
    hit = sum(quick in BAD for quick, _ in bad)
    marked = [one.own for one in found if one.own[0]]
    wrong = sum(not deep for _, deep in marked)
    print(f"| {game}, random lines found | {hit} of {len(bad)} |")
    print(
        f"| {game}, marks on the expert's own lines | {len(marked)} of {len(found)}, {wrong} not by {truth} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", choices=GAMES, action="append")
    parser.add_argument("--part", choices=PARTS, action="append")
    parser.add_argument("--games", type=int, default=60, help="for each level, or for each question")
    parser.add_argument(
        "--truth", choices=("normal", "deep"), default="deep", help="what quick is held against"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=None)
    asked = parser.parse_args()
    workers = Processes(asked.jobs)
    print("| what | found |\n|---|---|")
    for game in asked.game or GAMES:
        for part in asked.part or PARTS:
            if part == "speed":
                print_speed(game, asked.seed)
            elif part == "levels":
                print_levels(game, asked.games, asked.seed, workers)
            elif part == "luck":
                print_luck(game, asked.games, asked.seed, workers)
            elif part == "depths":
                print_depths(game, asked.games, asked.seed, workers, asked.truth)
            else:
                print_planted(game, asked.games, asked.seed, workers, asked.truth)


if __name__ == "__main__":
    main()
