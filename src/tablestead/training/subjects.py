"""What a game brings to be learned: what the network is told, when, and in which phase of the game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tablestead.bots.keyflower import action_features as keyflower_actions
from tablestead.bots.keyflower import features as keyflower_features
from tablestead.bots.keyflower import judged as keyflower_judged
from tablestead.bots.keyflower.model import KeyflowerModel
from tablestead.bots.milestones import action_features as milestones_actions
from tablestead.bots.milestones import features as milestones_features
from tablestead.bots.milestones import judged as milestones_judged
from tablestead.bots.milestones.model import MilestonesModel
from tablestead.engine.errors import OptionError


@dataclass(frozen=True)
class Subject:
    """A game that can be learned."""

    game: str
    features: Callable[[], Any]
    """Makes what writes the features of all seats of a position."""
    size: int
    """Features of a seat."""
    model: Callable[[], Any]
    """Makes the model that the rules of thumb are, whose scores of actions the network corrects."""
    actions: Callable[[], Any]
    """Makes what writes the features of an action."""
    action_size: int
    """Features of an action."""
    buckets: int
    bucket_of: Callable[[Any], int]
    learns_from: Callable[[Any], bool]
    """Whether this is a position of the kind that the search has judged."""
    ahead: int
    """A position is held against what is thought of the game so many rounds later."""
    players: dict[int, float]
    """The share of the time that goes to games of so many players."""
    simulations: tuple[int, ...]
    """Each seat of a game draws one of these, so that the judge sees the play of several strengths;"""
    thorough: tuple[int, int]
    """now and then it takes so many, from which the prior is learned: in the first round, and later."""
    pace: float
    """So many simulations take as long as one of `mcts`, whose fast players play on for longer."""


SUBJECTS = {
    subject.game: subject
    for subject in (
        Subject(
            "milestones",
            milestones_features.Features,
            milestones_features.FEATURES,
            MilestonesModel,
            milestones_actions.MilestonesActions,
            milestones_actions.FEATURES,
            milestones_judged.BUCKETS,
            milestones_judged.bucket_of,
            milestones_judged.begins_turn,
            2,
            {2: 0.25, 3: 0.3, 4: 0.45},
            (30, 80, 160),
            (352, 1500),
            1.1,
        ),
        Subject(
            "keyflower",
            keyflower_features.Features,
            keyflower_features.FEATURES,
            KeyflowerModel,
            keyflower_actions.KeyflowerActions,
            keyflower_actions.FEATURES,
            keyflower_judged.BUCKETS,
            keyflower_judged.bucket_of,
            keyflower_judged.is_judged,
            1,
            {2: 0.24, 3: 0.26, 4: 0.28, 5: 0.07, 6: 0.15},
            (10, 24, 48),
            (75, 800),
            4.0,
        ),
    )
}


def subject_of(game_id: str) -> Subject:
    if game_id not in SUBJECTS:
        allowed = ", ".join(SUBJECTS)
        raise OptionError("error-option-value", {"option": "game", "value": game_id[:60], "allowed": allowed})
    return SUBJECTS[game_id]
