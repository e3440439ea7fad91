# interpreted
"""What people are told: the choices they have and the events they saw. Plain structs for the wire."""

from __future__ import annotations

import msgspec

Arg = int | str | list[str] | dict[str, int]
"""A typed part of a message. A string is the id of a term, a dict counts things by their id; the
names `seat`, `partner`, `owner` and `rival` hold seats."""


class Choice(msgspec.Struct, frozen=True):
    """A legal action described for people."""

    action: int
    text: str
    """The notation, for the command line."""
    kind: str
    """The verb; names the label's message, `<game>-choice-<kind>`."""
    target: str = ""
    """The piece to light, such as `die:food` or `monument:great-wall`."""
    args: dict[str, Arg] = {}
    gives: dict[str, int] = {}
    """What it brings for certain: goods, food, points, workers; costs are negative."""
    draws: bool = False
    """Right after it something is drawn that it does not speak of: it cannot be taken back then."""


class Event(msgspec.Struct, frozen=True):
    """Something that happened, as one viewer may know it."""

    key: str
    """Names the message, `<game>-event-<key>`."""
    args: dict[str, Arg] = {}


class Fact(msgspec.Struct, frozen=True):
    """One thing that speaks for a line or against it: what it brings, costs, finishes or risks."""

    key: str
    """Names the message, `<game>-fact-<key>`: a clause, for a sentence of several."""
    args: dict[str, Arg] = {}


class Concern(Fact, frozen=True):
    """What a coach would say of a position: what is easily overlooked, or a rule that matters now.

    Its message is `<game>-coach-<key>`, a whole sentence.
    """

    rule: str = ""
    """The rule to read about it."""
    teaches: bool = False
    """It explains the rule: once is enough."""
    severe: bool = False
    """It costs so much that it is worth saying also to who knows it."""
