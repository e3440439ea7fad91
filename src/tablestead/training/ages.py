"""The expert of Roll Through the Ages learns: the planner's weighted sum, fitted to games without their luck.

A game begins among players with tastes of their own, so that everything is tried; from some turn on the
champion plays for both. From there on the tables say at the start of every turn which lead to expect, and
when its dice lie, which lead they give. The difference is luck, whose mean is exactly nothing: the lead at
the end is learned without it, for so it strays far less.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import exp, log, sqrt
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from librt.vecs import vec
from mypy_extensions import i64

from tablestead.arena.playing import game_seed
from tablestead.bots.ages import value as v
from tablestead.bots.ages.expert import ExpertBot
from tablestead.bots.ages.fit import Plain, disturbed, shares_of, spread_out, worths
from tablestead.bots.ages.planner import PlannerBot, dice_rank
from tablestead.bots.ages.squares import LeastSquares
from tablestead.engine.dealer import Dealer
from tablestead.engine.game import CHANCE, OVER
from tablestead.engine.rng import Rng
from tablestead.games import game as find_game
from tablestead.games.ages import actions as a
from tablestead.games.ages import material as m
from tablestead.games.ages import state as s
from tablestead.games.ages.rules import AgesState
from tablestead.training.trial import share_of_win

GAME = "ages"
PLAYERS = 2
"""With more, what one gains is not what another loses, and the expert is the planner."""
EDITIONS = (m.E2009, m.REPRINT, m.E2009, m.LATE)
"""In turn."""
ASTRAY = 12
"""Players with tastes play fewer turns than this at the start of a game."""
TASTES = (0.5, 1.0, 1.0, 1.5, 2.0)
"""How strong tastes are: each player draws one of these."""
PULL = 25.0
"""Pulls the weights to those of the planner, as strongly as so many rows."""
HELD_BACK = 9
"""One game in so many, of every edition, tells how well the others were learned."""
SPREADS = [1.0 + 0.1 * step for step in range(50)]
"""Those that are tried."""


@dataclass
class Lesson:
    """One game to be played."""

    edition: int
    seed: int
    judgement: str
    """The file the champion judges by; empty for the planner, with which learning begins."""


@dataclass
class Turns:
    """A row for every turn that ended, with what came of the game."""

    cells: npt.NDArray[np.int16]
    points: npt.NDArray[np.int16]
    """Of both seats at the end."""
    luck: npt.NDArray[np.float32]
    """What of the first seat's lead at the end was luck, from here on."""
    game: npt.NDArray[np.int32]
    """Which game it is of: whole games are held back for the test."""

    def __len__(self) -> int:
        return len(self.luck)


def joined(parts: Iterable[Turns]) -> Turns:
    """All rows together; games are numbered anew."""
    found = list(parts)
    games = 0
    for part in found:
        part.game += games
        games = int(part.game[-1]) + 1 if len(part) else games
    fields = Turns.__dataclass_fields__
    return Turns(*(np.concatenate([getattr(part, name) for part in found]) for name in fields))


# Games


def schedule(games: int, seed: int, judgement: str) -> list[Lesson]:
    return [
        Lesson(EDITIONS[number % len(EDITIONS)], game_seed(seed, number), judgement)
        for number in range(games)
    ]


def weights_of(judgement: str, edition: int) -> v.Weights:
    """Those of a file; the planner's for what it does not know."""
    learned = v.load(Path(judgement)) if judgement else {}
    return learned.get(v.weights_name(PLAYERS, edition)) or v.weights_for(PLAYERS, edition)


def plain_of(weights: v.Weights) -> Plain:
    rows = [list(weights.at(knot)) for knot in weights.knots]
    return Plain(list(weights.knots), rows, list(weights.rounds), weights.spread)


def play(lesson: Lesson) -> Turns:
    """One game, as rows."""
    rng = random.Random(lesson.seed)
    weights = weights_of(lesson.judgement, lesson.edition)
    tastes = [disturbed(plain_of(weights), rng, rng.choice(TASTES)) for _ in range(PLAYERS)]
    astray = rng.randrange(ASTRAY)
    game, dice = find_game(GAME), Rng(lesson.seed)
    bots = [PlannerBot(game, seat, 1.0, Rng(lesson.seed)) for seat in range(PLAYERS)]
    state = game.start(players=PLAYERS, edition=m.EDITION_IDS[lesson.edition], start=rng.randint(1, PLAYERS))
    assert isinstance(state, AgesState)
    turn, luck, lucks = 0, 0.0, list[float]()
    expected: float | None = None
    cells = list[list[int]]()
    while state.player != OVER:
        if state.player == CHANCE:
            state.apply_trusted(state.sample(dice))
            continue
        bot = bots[state.player]
        bot.weights = weights if turn >= astray else tastes[state.player]
        legal = state.legal()
        action = legal[0] if len(legal) == 1 else bot.decide(state, legal)
        if action == a.ROLL and turn >= astray:
            expected = bot.solve(state).mean(bot.leads)
        elif expected is not None and state.step > s.LEAD_STEP:
            more = bot.leads[dice_rank(state)] - expected
            luck += more if state.active == 0 else -more
            expected = None
        if action == a.END:
            turn += 1
            if turn >= astray:
                cells.append(list(state.cells))
                lucks.append(luck)
        state.apply_trusted(action)
    rows = len(cells)
    return Turns(
        np.array(cells, np.int16).reshape(rows, int(s.CELLS)),
        np.array([state.scores()] * rows, np.int16).reshape(rows, PLAYERS),
        np.array([luck - before for before in lucks], np.float32),
        np.zeros(rows, np.int32),
    )


# The fit


class Pupil:
    """Learns the weights of one edition."""

    def __init__(self, turns: Turns, edition: int) -> None:
        rows = np.flatnonzero(turns.cells[:, s.EDITION] == edition)
        game = find_game(GAME)
        self.positions = [AgesState(game, vec[i64](turns.cells[row].tolist())) for row in rows]
        self.points = [[int(one) for one in turns.points[row]] for row in rows]
        self.luck = [float(turns.luck[row]) for row in rows]
        self.games = [int(turns.game[row]) for row in rows]
        self.plain = plain_of(v.weights_for(PLAYERS, edition))
        self.knots = self.plain.knots
        self.held = 0
        self.squares = self.squares_before = 0.0
        """What the leads of games held back are missed by, by what is learned and by the planner."""
        if rows.size:
            self.learn()

    def learn(self) -> None:
        before = self.plain.weights()
        self.plain.rounds = self.fit_rounds()
        start = self.plain.weights()
        differences = LeastSquares(v.FEATURES * len(self.knots))
        for row, position in enumerate(self.positions):
            if not self.is_held(row):
                entries: dict[int, float] = {}
                for seat, sign in ((0, 1.0), (1, -1.0)):
                    turns = turns_of(position, start, seat)
                    spread_out(entries, self.knots, turns, v.features(position, seat), sign)
                target = self.lead(row) - lead_of(position, start)
                differences.add(list(entries), list(entries.values()), target)
        change = differences.solve(PULL)
        for knot, weights in enumerate(self.plain.table):
            for index in range(v.FEATURES):
                weights[index] += change[knot * v.FEATURES + index]
        after = self.plain.weights()
        for row, position in enumerate(self.positions):
            if self.is_held(row):
                self.held += 1
                self.squares += (self.lead(row) - lead_of(position, after)) ** 2
                self.squares_before += (self.lead(row) - lead_of(position, before)) ** 2
        for weights, mean in zip(self.plain.table, self.fit_level(after), strict=True):
            weights[v.LEVEL] = mean
        self.plain.spread = self.likeliest_spread(after)

    def is_held(self, row: int) -> bool:
        return self.games[row] % HELD_BACK == 0

    def lead(self, row: int) -> float:
        """At the end, without luck."""
        points = self.points[row]
        return points[0] - points[1] - self.luck[row]

    def fit_rounds(self) -> list[float]:
        """The guess of the rounds left; the last row of a game is of its last round."""
        last = {game: position.round for game, position in zip(self.games, self.positions, strict=True)}
        squares = LeastSquares(v.ROUND_FEATURES)
        for game, position in zip(self.games, self.positions, strict=True):
            told = list(v.round_features(position, 0))
            if not position.cells[s.LAST_ROUND] and told[1] > 0:
                squares.add(list(range(v.ROUND_FEATURES)), told, last[game] - position.round)
        return squares.solve(1.0)

    def fit_level(self, weights: v.Weights) -> list[float]:
        """What all seats gain alike."""
        squares = LeastSquares(len(self.knots))
        for points, position in zip(self.points, self.positions, strict=True):
            for seat, worth in enumerate(worths(position, weights)):
                shares = shares_of(self.knots, turns_of(position, weights, seat))
                columns, entries = [knot for knot, _ in shares], [share for _, share in shares]
                squares.add(columns, entries, points[seat] - worth)
        return squares.solve(1.0)

    def likeliest_spread(self, weights: v.Weights) -> float:
        """The one under which those who won were likeliest to."""
        leads = list[tuple[float, float]]()
        for points, position in zip(self.points, self.positions, strict=True):
            turns = sum(turns_of(position, weights, seat) for seat in range(PLAYERS))
            if turns > 0 and points[0] != points[1]:
                lead = lead_of(position, weights)
                leads.append((lead if points[0] > points[1] else -lead, sqrt(turns)))
        return min(SPREADS, key=lambda spread: sum(surprises(leads, spread)))


def surprises(leads: list[tuple[float, float]], spread: float) -> Iterator[float]:
    """How unlikely the results were, by the curve of `Weights.scale`; a lead is the later winner's."""
    for lead, root in leads:
        yield log(1 + exp(min(30.0, -lead / (0.15 + 0.55 * spread * root))))


def turns_of(position: AgesState, weights: v.Weights, seat: int) -> float:
    """Those that a seat has left."""
    return v.rounds_left(position, weights, 0) + v.yet_to_play(position, seat)


def lead_of(position: AgesState, weights: v.Weights) -> float:
    """The lead that the first seat may expect in the end."""
    first, second = worths(position, weights)
    return first - second


def learn(turns: Turns, about: dict[str, Any], path: Path) -> tuple[float, float]:
    """Write what is learned; gives what it and the planner miss leads without luck by (root mean square)."""
    held: dict[str, object] = {v.ABOUT: about}
    pupils = []
    for edition in sorted(set(EDITIONS)):
        pupil = Pupil(turns, edition)
        if pupil.positions:
            pupils.append(pupil)
            held[v.weights_name(PLAYERS, edition)] = {
                "knots": pupil.knots,
                "rounds": [round(weight, 4) for weight in pupil.plain.rounds],
                "spread": round(pupil.plain.spread, 4),
                "table": [[round(weight, 4) for weight in row] for row in pupil.plain.table],
            }
    made = path.with_suffix(".part")
    lines = json.dumps(held, separators=(",", ":")).replace("],[", "],\n[").replace("},", "},\n")
    made.write_text(lines + "\n", encoding="utf-8", newline="\n")
    made.replace(path)
    rows = max(1, sum(pupil.held for pupil in pupils))
    error, before = (
        sqrt(sum(squares) / rows)
        for squares in (
            [pupil.squares for pupil in pupils],
            [pupil.squares_before for pupil in pupils],
        )
    )
    return error, before


# The match


@dataclass
class Duel:
    """One game: the candidate at one seat, the champion at the other."""

    edition: int
    seat: int
    seed: int
    candidate: str
    champion: str
    players: int = PLAYERS


def duels(candidate: str, champion: str, games: int, seed: int) -> list[Duel]:
    """Editions and seats in turn."""
    return [
        Duel(
            EDITIONS[number % len(EDITIONS)],
            number // len(EDITIONS) % PLAYERS,
            game_seed(seed, number),
            candidate,
            champion,
        )
        for number in range(games)
    ]


def fight(duel: Duel) -> float:
    """1 where the candidate won, a half where it tied, 0 where it lost."""
    game, dealer = find_game(GAME), Dealer(duel.seed)
    options = dealer.settle(game, players=PLAYERS, edition=m.EDITION_IDS[duel.edition], start=1)
    bots = [
        duelist(duel.candidate if seat == duel.seat else duel.champion, duel.edition, seat)
        for seat in range(PLAYERS)
    ]
    return share_of_win(game.start(**options), dealer, bots, duel.seat)


def duelist(judgement: str, edition: int, seat: int) -> PlannerBot:
    """An expert that judges by this file; the planner where there is none yet."""
    game = find_game(GAME)
    if not judgement:
        return PlannerBot(game, seat, 1.0, Rng())
    bot = ExpertBot(game, seat, 1.0, Rng())
    bot.weights = weights_of(judgement, edition)
    return bot
