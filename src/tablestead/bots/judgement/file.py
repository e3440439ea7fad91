# interpreted
"""A game's `judgement.json`: what was learned, from which games, and the networks themselves."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from tablestead.bots.judgement.network import Network
from tablestead.engine.errors import TablesteadError

SHAPE = ("features", "hidden", "inner", "buckets")
NETWORKS = ("value", "prior")


@dataclass
class Learned:
    """The shape of a network and its weights, layer by layer."""

    shape: list[int]
    weights: list[list[int]]

    def network(self) -> Network:
        """One of its own for each bot: it holds what it is working on."""
        return Network(self.shape, self.weights)


@dataclass
class Judgement:
    """What a game's expert has learned."""

    about: dict[str, Any]
    """The commit, command, seed, games and hours it was made with."""
    widths: list[float]
    """How wide a lead is that makes a win likely, by bucket."""
    value: Learned
    """Corrects what the rules of thumb say a seat will have at the end."""
    prior: Learned
    """Corrects what they say an action is worth."""
    path: Path = field(default=Path("judgement.json"), compare=False)
    """The file that holds it."""

    def require(self, features: int, action_features: int, buckets: int) -> None:
        """Raise an error where it was learned from other features than this version has."""
        if self.value.shape[0] != features or self.prior.shape[0] != action_features:
            raise TablesteadError("error-judgement-other", {"file": str(self.path)})
        if {self.value.shape[-1], self.prior.shape[-1]} != {buckets}:
            raise TablesteadError("error-judgement-other", {"file": str(self.path)})

    @property
    def version(self) -> str:
        """Names the weights: what was judged by them is judged anew by others."""
        return checksum(self)[:12]


def path_of(game_id: str) -> Path:
    return Path(__file__).parent.parent / game_id / "judgement.json"


def checksum(judgement: Judgement) -> str:
    weights = [judgement.value.weights, judgement.prior.weights]
    return hashlib.sha256(json.dumps(weights, separators=(",", ":")).encode()).hexdigest()


def save(judgement: Judgement, path: Path) -> None:
    held = {"about": judgement.about, "check": checksum(judgement), "widths": judgement.widths}
    for name in NETWORKS:
        learned = getattr(judgement, name)
        held[name] = {**dict(zip(SHAPE, learned.shape, strict=True)), "weights": learned.weights}
    made = path.with_suffix(".part")
    lines = json.dumps(held, separators=(",", ":")).replace("],[", "],\n[")
    made.write_text(lines + "\n", encoding="utf-8")
    made.replace(path)


def load(path: Path) -> Judgement:
    """What a file holds; TablesteadError names a file that is missing or damaged."""
    try:
        held = json.loads(path.read_bytes())
        value, prior = (learned_of(held[name]) for name in NETWORKS)
        judgement = Judgement(held["about"], [float(width) for width in held["widths"]], value, prior, path)
        whole = checksum(judgement) == held["check"]
    except FileNotFoundError as error:
        raise TablesteadError("error-judgement-missing", {"file": str(path)}) from error
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise TablesteadError("error-judgement-damaged", {"file": str(path)}) from error
    if not whole or len(judgement.widths) != value.shape[-1]:
        raise TablesteadError("error-judgement-damaged", {"file": str(path)})
    return judgement


def learned_of(held: dict[str, Any]) -> Learned:
    shape, weights = [int(held[name]) for name in SHAPE], held["weights"]
    if sizes(shape) != [len(layer) for layer in weights]:
        raise ValueError("layers of another size")
    return Learned(shape, weights)


def sizes(shape: list[int]) -> list[int]:
    """How many weights each layer has."""
    features, hidden, inner, buckets = shape
    return [
        buckets * features,
        features * hidden,
        hidden,
        buckets * inner * hidden,
        buckets * inner,
        buckets * inner,
        buckets,
    ]


@cache
def judgement_of(game_id: str) -> Judgement:
    """The one that is shipped with a game's bots."""
    return load(path_of(game_id))
