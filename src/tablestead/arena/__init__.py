"""Matches between bots: seat-balanced, on all cores, the same for a seed whatever the machine."""

from __future__ import annotations

from tablestead.arena.ladder import Ladder, climb
from tablestead.arena.playing import Task, game_seed, match, play_game, play_through, schedule
from tablestead.arena.results import MatchResult, Outcome, Standing, wilson
from tablestead.arena.workers import Processes, Workers

__all__ = [
    "Ladder",
    "MatchResult",
    "Outcome",
    "Processes",
    "Standing",
    "Task",
    "Workers",
    "climb",
    "game_seed",
    "match",
    "play_game",
    "play_through",
    "schedule",
    "wilson",
]
