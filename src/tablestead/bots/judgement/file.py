# interpreted
"""A game's `judgement.json`: what was learned, from which games, and the network itself."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from pathlib import Path
from typing import Any

from tablestead.bots.judgement.network import Network
from tablestead.engine.errors import TablesteadError

SHAPE = ("features", "hidden", "inner", "outputs", "buckets")


class Judgement:
    """A network, and how wide a lead is that makes a win likely, by bucket."""

    def __init__(
        self, about: dict[str, Any], shape: list[int], widths: list[float], weights: list[list[int]]
    ):
        self.about = about
        """The commit, command, seed, games and hours it was made with."""
        self.shape = shape
        self.widths = widths
        self.weights = weights

    def network(self) -> Network:
        """One of its own for each bot: it holds what it is working on."""
        return Network(self.shape, self.weights)

    @property
    def version(self) -> str:
        """Names the weights: what was judged by them is judged anew by others."""
        return checksum(self.weights)[:12]


def path_of(game_id: str) -> Path:
    return Path(__file__).parent.parent / game_id / "judgement.json"


def checksum(weights: list[list[int]]) -> str:
    return hashlib.sha256(json.dumps(weights, separators=(",", ":")).encode()).hexdigest()


def save(judgement: Judgement, path: Path) -> None:
    held = {
        "about": judgement.about,
        **dict(zip(SHAPE, judgement.shape, strict=True)),
        "widths": judgement.widths,
        "check": checksum(judgement.weights),
        "weights": judgement.weights,
    }
    made = path.with_suffix(".part")
    lines = json.dumps(held, separators=(",", ":")).replace("],[", "],\n[")
    made.write_text(lines + "\n", encoding="utf-8")
    made.replace(path)


def load(path: Path) -> Judgement:
    """What a file holds; TablesteadError names a file that is missing or damaged."""
    try:
        held = json.loads(path.read_bytes())
        shape = [int(held[name]) for name in SHAPE]
        weights, widths = held["weights"], [float(width) for width in held["widths"]]
        whole = checksum(weights) == held["check"] and sizes(shape) == [len(layer) for layer in weights]
    except FileNotFoundError as error:
        raise TablesteadError("error-judgement-missing", {"file": str(path)}) from error
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise TablesteadError("error-judgement-damaged", {"file": str(path)}) from error
    if not whole or len(widths) != shape[-1]:
        raise TablesteadError("error-judgement-damaged", {"file": str(path)})
    return Judgement(held["about"], shape, widths, weights)


def sizes(shape: list[int]) -> list[int]:
    """How many weights each layer has."""
    features, hidden, inner, outputs, buckets = shape
    return [
        buckets * outputs * features,
        features * hidden,
        hidden,
        buckets * inner * hidden,
        buckets * inner,
        buckets * outputs * inner,
        buckets * outputs,
    ]


@cache
def judgement_of(game_id: str) -> Judgement:
    """The one that is shipped with a game's bots."""
    return load(path_of(game_id))
