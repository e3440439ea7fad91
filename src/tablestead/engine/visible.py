"""Text that people gave, as it may be shown: without characters that do something instead of being seen."""

from __future__ import annotations

from typing import Final

JOINER: Final = "\u200d"
"""The one invisible character that is kept: it joins emoji to one."""


def visible(text: str) -> str:
    """Spaces stand for control characters, which could colour a terminal or turn round a line."""
    return "".join([c if c.isprintable() or c == JOINER else " " for c in text])


def one_line(text: str) -> str:
    """A name as it is kept and shown: a record writes names as lines."""
    return " ".join(visible(text).split()).strip(f"{JOINER} ")
