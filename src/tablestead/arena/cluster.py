"""The nodes of a Ray cluster as workers (docs/cluster.md)."""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, TypeVar

import tablestead as ts
from tablestead.arena.workers import Workers, play_all
from tablestead.engine.errors import OptionError, TablesteadError

T = TypeVar("T")
R = TypeVar("R")

RETRIES = 8
"""How often a part is given to another node when one is lost: a part that loses nine is at fault itself."""

PATIENCE_S = 10.0
"""How long a cluster may take to answer."""


class Cluster(Workers):
    """A Ray cluster: what a lost node had, another plays again. A result counts once, when it is asked for.

    `address` is that of the cluster; without one it is the cluster of this machine, started if need be.
    """

    def __init__(self, address: str = "") -> None:
        try:
            self.ray: Any = import_module("ray")
        except ModuleNotFoundError as error:
            needed = {"name": "ray", "extra": "tablestead[ray]"}
            raise OptionError("error-extra-missing", needed) from error
        if not self.ray.is_initialized():
            require_reachable(address)
            self.ray.init(address or None, log_to_driver=False, logging_level=logging.ERROR)
        self.play_there = self.ray.remote(max_retries=RETRIES)(play_for)

    def count(self) -> int:
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def give(self, play: Callable[[T], R], tasks: Sequence[T]) -> Any:
        return self.play_there.remote(ts.__version__, play, tasks)

    def collect(self, given: Any) -> list[Any]:
        try:
            results: list[Any] = self.ray.get(given)
        except self.ray.exceptions.RayTaskError as error:
            raise error.cause from error
        except self.ray.exceptions.RayError as error:
            info = {"text": str(error).partition("\n")[0][:200]}
            raise TablesteadError("error-cluster-lost", info) from error
        return results

    def drop(self, given: Sequence[Any]) -> None:
        for part in given:
            self.ray.cancel(part)


def require_reachable(address: str) -> None:
    """Raise an error where nobody listens: Ray itself would go on trying for a quarter of an hour."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not address or address == "auto":
        return
    try:
        socket.create_connection((host, int(port)), PATIENCE_S).close()
    except (OSError, ValueError) as error:
        info = {"value": address[:60], "text": str(error)}
        raise TablesteadError("error-cluster", info) from error


def play_for(version: str, play: Callable[[T], R], tasks: Sequence[T]) -> list[R]:
    """On a node: what another version plays might be another game."""
    if version != ts.__version__:
        raise TablesteadError("error-cluster-version", {"version": ts.__version__, "known": version})
    return play_all(play, tasks)
