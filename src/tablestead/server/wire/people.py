"""What is asked and answered over HTTP about who a browser is, and whom it meets (docs/protocol.md)."""

from __future__ import annotations

import msgspec


class PersonalLink(msgspec.Struct):
    """What another device needs to hold the same seats, once and within a day. Only the latest counts."""

    key: str


class Device(msgspec.Struct):
    """A browser that holds seats of this one, or this one itself, which comes first."""

    id: str
    family: str
    """Such as Firefox; empty where it did not say."""
    linked: str
    """When it was linked: ISO 8601, UTC; empty where nobody knows."""
    seen: float
    """When it was last at a table of both: Unix time; 0 where nobody knows."""
    this: bool
    giver: bool
    """By its link this browser came to its seats, so this one cannot sign it out."""


class Neighbour(msgspec.Struct):
    """Somebody at a table: a seat, or -1 for who opened it."""

    seat: int


class Block(msgspec.Struct):
    """Somebody whom this browser has blocked."""

    id: str
    name: str
    """As it was then; empty where it was erased."""
    made: str
    """When: ISO 8601, UTC."""


class RecoveryCode(msgspec.Struct):
    """By which another browser gets all that this one has, once."""

    code: str


class Recovered(msgspec.Struct):
    tables: int
    """How many tables it holds something at."""
