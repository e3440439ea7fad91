"""The catalogue as the tests see it: every message of every language, and where keys are used."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

import tablestead as ts
from tablestead.games.ages import material as m
from tablestead.games.ages import state as s
from tablestead.words import LANGUAGES, files

ROOT = Path(__file__).resolve().parents[2]
KINDS = (
    *("roll", "preserve", "reroll", "stop", "lead", "food", "spearheads", "offer", "give", "take", "propose"),
    *("accept", "refuse", "done-trade", "build", "spend-stone", "ship", "done-build", "swap", "buy"),
    *("done-buy", "with", "sell-food", "discard", "end"),
)
"""Of choices; a test plays games and looks for others."""
UNGUIDED = {"stop", "give", "take", "propose", "refuse", "done-trade", "done-build", "done-buy"}
"""Kinds that come together with one that the guide explains."""


@dataclass
class Message:
    """One message of one language, its text with every placeable as {name}."""

    lang: str
    file: str
    key: str
    value: str | None
    attributes: dict[str, str] = field(default_factory=dict)
    variables: set[str] = field(default_factory=set)

    def texts(self) -> Iterator[str]:
        if self.value is not None:
            yield self.value
        yield from self.attributes.values()


def _text(pattern: Any) -> list[str]:
    """All variants of a pattern as text."""
    texts = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            texts = [text + element.value for text in texts]
            continue
        expression = element.expression
        if isinstance(expression, ast.SelectExpression):
            variants = [part for variant in expression.variants for part in _text(variant.value)]
            texts = [text + part for text in texts for part in variants]
        elif isinstance(expression, ast.StringLiteral):
            texts = [text + expression.value for text in texts]
        else:
            texts = [text + "{x}" for text in texts]
    return texts


def _variables(node: Any) -> set[str]:
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    found: set[str] = set()
    if isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            for child in value if isinstance(value, list) else [value]:
                found |= _variables(child)
    elif isinstance(node, dict):
        for child in node.values():
            found |= _variables(child)
    return found


@cache
def messages(lang: str) -> list[Message]:
    found: list[Message] = []
    for path in files(lang):
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message):
                value = "\n".join(_text(entry.value)) if entry.value else None
                attributes = {one.id.name: "\n".join(_text(one.value)) for one in entry.attributes}
                found.append(Message(lang, path.name, entry.id.name, value, attributes, _variables(entry)))
    return found


def every_message() -> list[Message]:
    return [message for lang in LANGUAGES for message in messages(lang)]


# Families: keys that are made from ids


def event_keys() -> list[str]:
    """Read off the source that makes the events."""
    source = (ROOT / "src/tablestead/games/ages/view/events.py").read_text(encoding="utf-8")
    keys = set(re.findall(r'\bEvent\(\s*"([a-z-]+)"', source))
    for first, second in re.findall(r'\bkey = "([a-z-]+)" if .* else "([a-z-]+)"', source):
        keys |= {first, second}
    return sorted(keys)


def options() -> list[str]:
    found = ["real-dice"]
    for option in ts.game("ages").options:
        found.append(option.name)
        if option.name == "edition":
            found += [f"edition-{value}" for value in option.values]
    return found


FAMILIES: dict[str, list[str]] = {
    "ages-event-": event_keys(),
    "ages-choice-": list(KINDS),
    "ages-prompt-": list(s.STEP_IDS),
    "ages-now-": list(s.STEP_IDS),
    "ages-effect-": list(m.DEVELOPMENT_IDS),
    "ages-guide-": [kind for kind in KINDS if kind not in UNGUIDED],
    "ages-face-": list(m.FACE_IDS),
    "ages-option-": options(),
    "ages-short-": list(m.KIND_IDS[: m.KINDS]),
    "ages-city-": ["4", "5", "6", "7"],
    "shell-game-": ts.games(),
    "shell-bot-": ts.bot_names("ages"),
    "shell-theme-": ["system", "light", "dark"],
    "terminal-command-": ["moves", "rules", "sheet", "log", "undo", "hint", "save", "quit"],
    "terminal-arena-": ["wins", "interval", "average", "range"],
}
"""A prefix, and the ids that follow it."""

ATTRIBUTES = {
    "ages-face-": ["full"],
    "ages-city-": ["short"],
    "ages-option-": ["about"],
    "shell-bot-": ["level"],
}
"""What the page asks of every member of a family besides its value."""


def family_keys() -> set[str]:
    return {prefix + id for prefix, ids in FAMILIES.items() for id in ids}


# Where keys are used

NOT_KEYS = {"undo-why"}
"""Ids of elements that look like keys."""


@cache
def sources() -> dict[str, str]:
    """The text of every file that can use a key."""
    paths = [*(ROOT / "src/tablestead").rglob("*.py"), *(ROOT / "web/src").rglob("*")]
    wanted = [path for path in paths if path.suffix in (".py", ".ts", ".svelte")]
    return {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in wanted}


def literal_keys() -> dict[str, str]:
    """Every quoted key in a source file (its attribute cut off), and one file that has it."""
    found: dict[str, str] = {}
    for name, text in sources().items():
        for key in re.findall(r"""["'`]([a-z]+-[a-z0-9-]*[a-z0-9])(?:\.[a-z]+)?["'`]""", text):
            if key not in NOT_KEYS:
                found.setdefault(key, name)
    return found


def template_prefixes() -> dict[str, str]:
    """What stands before the first hole of a key that is put together, and a file that has it."""
    found: dict[str, str] = {}
    for name, text in sources().items():
        text = (
            text.replace("${game}", "ages").replace("${view.game}", "ages").replace("{screen.game}", "ages")
        )
        text = text.replace("{self.game.id}", "ages")
        for prefix in re.findall(r"""["'`]((?:ages|shell|terminal|error|undo)-[a-z-]*)\$?\{""", text):
            found.setdefault(prefix, name)
    return found
