"""Learning in rounds: games, a fit, a match; what wins is the champion of the next round (expert iteration).

A folder holds all of it, written whole or not at all, so that a killed run goes on where it was:

    01/samples-000.npz …   games of the round
    01/judgement.json      what was learned of these and the rounds before
    01/fit.json            and how well it foretells games; the match may be played by another machine
    log.jsonl              a line for every round that is over
    judgement.json         the champion
"""

from __future__ import annotations

import json
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

import tablestead as ts
from tablestead.arena.workers import Workers
from tablestead.bots.judgement.file import Judgement, save
from tablestead.engine.errors import TablesteadError
from tablestead.training import ages, selfplay, trial
from tablestead.training.fit import fit
from tablestead.training.prior_fit import fit_prior
from tablestead.training.samples import Samples, joined
from tablestead.training.subjects import subject_of

PART = 64
"""Games in a file."""
REMEMBERED = 3
"""The fit learns from the games of so many rounds."""
TRIAL_GAMES = 120

Progress = Callable[[str, int, int], None]
"""Hears what is being done (`games`, `fit` or `match`), how much of it is done and how much there will be."""


@dataclass
class Plan:
    """What is asked for."""

    game: str
    rounds: int
    games: int
    """In a round."""
    trial_games: int
    seed: int


@dataclass
class Round:
    """A line of the log."""

    number: int
    games: int
    samples: int
    error: float
    thumb_error: float
    trial_games: int
    won: float
    expected: float
    kept: bool
    seconds: float


@dataclass
class Recipe:
    """How a game is learned."""

    schedule: Callable[[int, int, str], list[Any]]
    """So many games, by a seed, of a champion."""
    play: Callable[[Any], Any]
    joined: Callable[[Iterator[Any] | list[Any]], Any]
    rows: Callable[..., Any]
    """Makes of the columns of a file what `play` gave."""
    learn: Callable[[Any, dict[str, Any], Path], tuple[float, float]]
    """Writes what is learned; gives its error, and that of what learning began with."""
    trials: Callable[[str, str, int, int], list[Any]]
    fight: Callable[[Any], float]


def recipe_of(plan: Plan) -> Recipe:
    """A network for most games; for Roll Through the Ages the planner's weighted sum."""
    if plan.game == ages.GAME:
        return Recipe(
            ages.schedule, ages.play, ages.joined, ages.Turns, ages.learn, ages.duels, ages.fight
        )  # fmt: skip
    subject_of(plan.game)
    return Recipe(
        partial(selfplay.schedule, plan.game),
        selfplay.play,
        joined,
        Samples,
        partial(learn_network, plan),
        partial(trial.trials, plan.game),
        trial.play,
    )


def train(folder: Path, plan: Plan, workers: Workers, progress: Progress) -> Iterator[Round]:
    """Go on to so many rounds; gives those that are over, the earlier ones too."""
    recipe_of(plan)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        agree(folder, plan)
        done = log_of(folder)
        yield from done[: plan.rounds]
        for number in range(len(done) + 1, plan.rounds + 1):
            finished = play_round(folder, plan, number, workers, progress)
            with (folder / "log.jsonl").open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(finished)) + "\n")
            yield finished
    except OSError as error:
        raise TablesteadError("terminal-unwritable", {"path": str(error.filename or folder)}) from error


def agree(folder: Path, plan: Plan) -> None:
    """A folder belongs to one plan; more rounds of it may follow, of fewer games or more."""
    path = folder / "plan.json"
    asked = {"game": plan.game, "trial_games": plan.trial_games, "seed": plan.seed}
    if not path.exists():
        path.write_text(json.dumps(asked) + "\n", encoding="utf-8")
    elif json.loads(path.read_text("utf-8")) != asked:
        raise TablesteadError("error-training-other", {"path": str(folder)})


def log_of(folder: Path) -> list[Round]:
    """The rounds that are over; a line that was cut short is none."""
    path = folder / "log.jsonl"
    lines = path.read_text("utf-8").splitlines(keepends=True) if path.exists() else []
    return [Round(**json.loads(line)) for line in lines if line.endswith("\n")]


def play_round(folder: Path, plan: Plan, number: int, workers: Workers, progress: Progress) -> Round:
    started = time.monotonic()
    here = folder / f"{number:02}"
    here.mkdir(exist_ok=True)
    champion = str(folder / "judgement.json") if (folder / "judgement.json").exists() else ""
    recipe = recipe_of(plan)
    play_games(here, plan, number, champion, workers, progress)
    progress("fit", 0, 1)
    hours = (time.monotonic() - started + sum(one.seconds for one in log_of(folder))) / 3600
    learned = learn_once(folder, plan, number, hours)
    candidate = here / "judgement.json"
    tasks = recipe.trials(str(candidate), champion, plan.trial_games, plan.seed + number)
    verdict = trial.decide(recipe.fight, tasks, workers, lambda done: progress("match", done, len(tasks)))
    if verdict.better:
        shutil.copyfile(candidate, folder / "judgement.part")
        (folder / "judgement.part").replace(folder / "judgement.json")
    return Round(
        number,
        plan.games,
        learned["samples"],
        learned["error"],
        learned["thumb_error"],
        verdict.games,
        round(verdict.won, 2),
        round(verdict.expected, 2),
        verdict.better,
        round(time.monotonic() - started, 1),
    )


def learn_once(folder: Path, plan: Plan, number: int, hours: float) -> dict[str, Any]:
    """Fit to the games of a round, if that was not done before it was killed; what the fit says of itself."""
    here, recipe = folder / f"{number:02}", recipe_of(plan)
    fitted = here / "fit.json"
    if not fitted.exists():
        samples = recipe.joined(read_games(folder, recipe, number))
        made = about(plan, number, int(samples.game[-1]) + 1, hours)
        error, thumb_error = recipe.learn(samples, made, here / "judgement.json")
        said = {"samples": len(samples), "error": round(error, 3), "thumb_error": round(thumb_error, 3)}
        fitted.with_suffix(".part").write_text(json.dumps(said) + "\n", encoding="utf-8")
        fitted.with_suffix(".part").replace(fitted)
    found: dict[str, Any] = json.loads(fitted.read_text("utf-8"))
    return found


def play_games(
    here: Path, plan: Plan, number: int, champion: str, workers: Workers, progress: Progress
) -> None:
    """The games of a round that are not there yet, a file for every PART of them."""
    recipe = recipe_of(plan)
    tasks = recipe.schedule(plan.games, plan.seed * 1000 + number, champion)
    files = {
        here / f"samples-{at // PART:03}.npz": tasks[at : at + PART] for at in range(0, len(tasks), PART)
    }
    missing = {path: part for path, part in files.items() if not path.exists()}
    wanted = [task for part in missing.values() for task in part]
    done = len(tasks) - len(wanted)
    played = workers.map(recipe.play, wanted)
    for path, part in missing.items():
        games = []
        for _ in part:
            games.append(next(played))
            progress("games", done := done + 1, len(tasks))
        made = path.with_suffix(".part")
        with made.open("wb") as file:
            np.savez_compressed(file, **vars(recipe.joined(games)))
        made.replace(path)


def read_games(folder: Path, recipe: Recipe, number: int) -> Iterator[Any]:
    """Of this round and those it remembers."""
    for earlier in range(max(1, number - REMEMBERED + 1), number + 1):
        for path in sorted((folder / f"{earlier:02}").glob("samples-*.npz")):
            with np.load(path) as held:
                yield recipe.rows(**held)


def learn_network(plan: Plan, samples: Samples, about: dict[str, Any], path: Path) -> tuple[float, float]:
    subject, seed = subject_of(plan.game), plan.seed + about["round"]
    value = fit(samples, subject.buckets, seed)
    prior = fit_prior(samples, subject.buckets, subject.model().temperature, seed)
    told = about | {"agrees": round(prior.agrees, 3), "thumb_agrees": round(prior.thumb_agrees, 3)}
    save(Judgement(told, value.widths, value.learned, prior.learned), path)
    return value.error, value.thumb_error


def about(plan: Plan, number: int, games: int, hours: float) -> dict[str, Any]:
    """What a judgement says of itself."""
    asked = f"--rounds {plan.rounds} --games {plan.games} --trial {plan.trial_games} --seed {plan.seed}"
    return {
        "version": ts.__version__,
        "commit": commit(),
        "command": f"tablestead train {plan.game} {asked}",
        "round": number,
        "games": games,
        "hours": round(hours, 2),
    }


def commit() -> str:
    """Of the sources, where they are a clone."""
    command = ["git", "-C", str(Path(__file__).parent), "rev-parse", "--short=12", "HEAD"]
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""
