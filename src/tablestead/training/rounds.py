"""Learning in rounds: games, a fit, a match; what wins is the champion of the next round (expert iteration).

A folder holds all of it, written whole or not at all, so that a killed run goes on where it was:

    01/samples-000.npz …   games of the round
    01/judgement.json      what was learned of these and the rounds before
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
from pathlib import Path

import numpy as np

import tablestead as ts
from tablestead.arena.workers import Workers
from tablestead.bots.judgement.file import Judgement, save
from tablestead.engine.errors import TablesteadError
from tablestead.training import selfplay, trial
from tablestead.training.fit import fit
from tablestead.training.prior_fit import fit_prior
from tablestead.training.samples import Samples, joined
from tablestead.training.subjects import subject_of

PART = 64
"""Games in a file."""
REMEMBERED = 3
"""What positions are worth is learned from the games of so many rounds; the prior from the last ones alone,
for the searches get better."""
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
    agrees: float
    thumb_agrees: float
    trial_games: int
    won: float
    expected: float
    kept: bool
    seconds: float


def train(folder: Path, plan: Plan, workers: Workers, progress: Progress) -> Iterator[Round]:
    """Go on to so many rounds; gives those that are over, the earlier ones too."""
    subject_of(plan.game)
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
    path, asked = (
        folder / "plan.json",
        {"game": plan.game, "trial_games": plan.trial_games, "seed": plan.seed},
    )
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
    play_games(here, plan, number, champion, workers, progress)
    samples = joined(read_games(folder, max(1, number - REMEMBERED + 1), number))
    progress("fit", 0, 1)
    subject = subject_of(plan.game)
    value = fit(samples, subject.buckets, plan.seed + number)
    latest = joined(read_games(folder, number, number))
    prior = fit_prior(latest, subject.buckets, subject.model().temperature, plan.seed + number)
    candidate = here / "judgement.json"
    hours = (time.monotonic() - started + sum(one.seconds for one in log_of(folder))) / 3600
    made = about(plan, number, int(samples.game[-1]) + 1, hours)
    save(Judgement(made, value.widths, value.learned, prior.learned), candidate)
    tasks = trial.trials(plan.game, str(candidate), champion, plan.trial_games, plan.seed + number)
    verdict = trial.decide(tasks, workers, lambda done: progress("match", done, len(tasks)))
    if verdict.better:
        shutil.copyfile(candidate, folder / "judgement.part")
        (folder / "judgement.part").replace(folder / "judgement.json")
    return Round(
        number,
        plan.games,
        len(samples),
        round(value.error, 3),
        round(value.thumb_error, 3),
        round(prior.agrees, 3),
        round(prior.thumb_agrees, 3),
        verdict.games,
        round(verdict.won, 2),
        round(verdict.expected, 2),
        verdict.better,
        round(time.monotonic() - started, 1),
    )


def play_games(
    here: Path, plan: Plan, number: int, champion: str, workers: Workers, progress: Progress
) -> None:
    """The games of a round that are not there yet, a file for every PART of them."""
    tasks = selfplay.schedule(plan.game, plan.games, plan.seed * 1000 + number, champion)
    files = {
        here / f"samples-{at // PART:03}.npz": tasks[at : at + PART] for at in range(0, len(tasks), PART)
    }
    missing = {path: part for path, part in files.items() if not path.exists()}
    wanted = [task for part in missing.values() for task in part]
    done = len(tasks) - len(wanted)
    played = workers.map(selfplay.play, wanted)
    for path, part in missing.items():
        games = []
        for _ in part:
            games.append(next(played))
            progress("games", done := done + 1, len(tasks))
        made = path.with_suffix(".part")
        with made.open("wb") as file:
            np.savez_compressed(file, **vars(joined(games)))
        made.replace(path)


def read_games(folder: Path, first: int, last: int) -> Iterator[Samples]:
    """Of some rounds."""
    for number in range(first, last + 1):
        for path in sorted((folder / f"{number:02}").glob("samples-*.npz")):
            with np.load(path) as held:
                yield Samples(**held)


def about(plan: Plan, number: int, games: int, hours: float) -> dict[str, str | int | float]:
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
