"""The catalogue as the tests see it: every message of every language, and where keys are used."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, get_args

from fluent.syntax import FluentParser, ast

import tablestead as ts
from tablestead.analysis import reasons
from tablestead.analysis.report import Depth
from tablestead.games.ages import material as ages
from tablestead.games.ages import state as ages_state
from tablestead.games.ages.view import structs as ages_view
from tablestead.games.keyflower import material as keyflower
from tablestead.games.keyflower import state as keyflower_state
from tablestead.games.keyflower.view import structs as keyflower_view
from tablestead.games.milestones import material as milestones
from tablestead.games.milestones import state as milestones_state
from tablestead.games.milestones.view import structs as milestones_view
from tablestead.lessons.lesson import lessons
from tablestead.server import wire
from tablestead.server.people.goals import achievements_of
from tablestead.server.storage import CallReason
from tablestead.words import LANGUAGES, files

ROOT = Path(__file__).resolve().parents[2]
KINDS: dict[str, tuple[str, ...]] = {
    "ages": get_args(ages_view.Kind),
    "milestones": get_args(milestones_view.Kind),
    "keyflower": get_args(keyflower_view.Kind),
}
"""Of choices, by game; a test plays games and looks for others."""
UNGUIDED: dict[str, set[str]] = {
    "ages": {"stop", "give", "take", "propose", "refuse", "done-trade", "done-build", "done-buy"},
    "milestones": {"move-empty", "street-end", "leave", "done-trade", "done-works", "done-mill"},
    "keyflower": {"done-workers", "decline", "done-transport", "rotation"},
}
"""Kinds that come together with one that the guide explains."""
STEPS: dict[str, list[str]] = {
    "ages": list(ages_state.STEP_IDS),
    "milestones": list(milestones_state.STEP_IDS),
    "keyflower": list(keyflower_state.STEP_IDS),
}
DRAWN: dict[str, list[str]] = {
    "ages": ["rolling"],
    "milestones": ["lots", "tiles", "refill"],
    "keyflower": [],
}
"""Steps in which people with real components enter what they drew; a game with secrets has none."""


@dataclass
class Message:
    """One message of one language, its text with every placeable as {name}."""

    lang: str
    file: str
    key: str
    value: str | None
    attributes: dict[str, str] = field(default_factory=dict)
    variables: set[str] = field(default_factory=set)

    @property
    def is_term(self) -> bool:
        """It belongs to the glossary."""
        return self.file.startswith("terms-")

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

SIDES = {"better": reasons.GAINS, "played": reasons.COSTS}


def _source(game: str, name: str) -> str:
    return (ROOT / "src/tablestead/games" / game / name).read_text(encoding="utf-8")


def _strings(node: python.AST) -> set[str]:
    """The keys written in a piece of source."""
    texts = {part.value for part in python.walk(node) if isinstance(part, python.Constant)}
    return {text for text in texts if isinstance(text, str) and re.fullmatch("[a-z]+(-[a-z]+)*", text)}


def _names(node: python.AST) -> set[str]:
    return {part.id for part in python.walk(node) if isinstance(part, python.Name)}


def _said(source: str, callers: set[str], at: int) -> set[str]:
    """Every key that a call gives as argument number `at`: written there, or in a name given there."""
    nodes = list(python.walk(python.parse(source)))
    calls = [node for node in nodes if isinstance(node, python.Call) and isinstance(node.func, python.Name)]
    given = [call.args[at] for call in calls if _names(call.func) & callers]
    found = {key for node in given for key in _strings(node)}
    names = {name for node in given for name in _names(node)}
    for node in nodes:
        if isinstance(node, python.Assign) and any(_names(target) & names for target in node.targets):
            found |= _strings(node.value)
    return found


def event_keys(game: str) -> list[str]:
    """Read off the source that makes the events."""
    return sorted(_said(_source(game, "view/events.py"), {"Event", "_event"}, 0))


def fact_keys(game: str) -> list[str]:
    """Read off the source that makes the facts."""
    return sorted(_said(_source(game, "view/facts.py"), {"Fact"}, 0))


def reason_keys(game: str) -> list[str]:
    better, played = ([f"{line}-{key}" for key in kinds[game]] for line, kinds in SIDES.items())
    return [*better, *played, *reasons.OWN.get(game, ())]


def concern_keys(game: str) -> list[str]:
    """Read off the source of the coach."""
    return sorted(_said(_source(game, "view/coach.py"), {"Concern"}, 0))


def refusal_keys(game: str) -> list[str]:
    """Read off the source that makes the refusals; ages writes its keys in full."""
    source = _source(game, "violations.py")
    keys = re.findall(rf'"{game}-refused-([a-z-]+)"', source)
    return sorted({*keys, *_said(source, {"refused"}, 1)})


def board_faults() -> list[str]:
    return sorted(set(re.findall(r'\bfaults\.add\(\s*"([a-z-]+)"', _source("milestones", "board.py"))))


def lesson_keys(game: str) -> list[str]:
    """Of the lessons and of their tasks."""
    found = [one for one in lessons() if one.game == game]
    tasks = [f"{one.id}-{task.id}" for one in found for task in one.tasks]
    return [*(one.id for one in found), *tasks]


def options(game: str) -> list[str]:
    found = [] if ts.game(game).hidden else ["real"]
    for option in ts.game(game).options:
        found.append(option.name)
        if option.name in ("edition", "board"):
            found += [f"{option.name}-{value}" for value in option.values]
    return found


def game_families(game: str) -> dict[str, list[str]]:
    """What every game has."""
    return {
        f"{game}-event-": event_keys(game),
        f"{game}-fact-": fact_keys(game),
        f"{game}-reason-": reason_keys(game),
        f"{game}-coach-": concern_keys(game),
        f"{game}-refused-": refusal_keys(game),
        f"{game}-choice-": list(KINDS[game]),
        f"{game}-prompt-": STEPS[game],
        f"{game}-now-": STEPS[game],
        f"{game}-guide-": [kind for kind in KINDS[game] if kind not in UNGUIDED[game]],
        f"{game}-option-": options(game),
        f"{game}-real-": DRAWN[game],
        f"{game}-round": [""],
        f"{game}-undo-": ["chance"],
        f"{game}-lesson-": lesson_keys(game),
        f"{game}-achievement-": [one.id for one in achievements_of(game)],
    }


FAMILIES: dict[str, list[str]] = {
    **game_families("ages"),
    "ages-effect-": list(ages.DEVELOPMENT_IDS),
    "ages-face-": list(ages.FACE_IDS),
    "ages-short-": list(ages.KIND_IDS[: ages.KINDS]),
    "ages-city-": ["4", "5", "6", "7"],
    **game_families("milestones"),
    "milestones-step-": ["setup", "draft", "move-1", "move-2", "end"],
    "milestones-place-": [id for id in milestones.SPACE_IDS if not id.isdigit()],
    "milestones-source-": list(milestones.SOURCE_IDS),
    "milestones-board-castle-": ["both", "return", "cover", "free"],
    "milestones-board-mode-": ["street", "house", "market"],
    "milestones-board-words-": ["markets", "streets", "milestones", "houses", "bonuses", "ends"],
    "milestones-board-about": [""],
    **game_families("keyflower"),
    "keyflower-source-": ["printed", "yards", "winter", "boats", "turn-order", "gold"],
    "keyflower-effect-": [
        *("produce", "choose", "draw-workers", "draw-skills", "pay-green", "pay-workers", "skill-produce"),
        *("skill-workers", "skill-skills", "transport", "each", "each-any", "points", "none", "cost"),
    ],
    "keyflower-card-": list(keyflower.TILE_IDS[keyflower.WINTER :]),
    "keyflower-last-": [
        *("bids", "uses", "uses-other", "passes", "takes-boat", "takes-boat-tile", "keeps", "kept", "lays"),
        "upgrades",
    ],
    "keyflower-board-": ["use", "bid", "aside", "on-tile", "lies", "missing"],
    "keyflower-board-now-": ["on-offer", "village", "use", "goods-home", "no-bid", "outbid", "in-hand"],
    "keyflower-board-tiles-": list(keyflower.SEASON_IDS[keyflower.SPRING_SEASON :]),
    "keyflower-board-dock-": ["keep", "boat", "lay"],
    "keyflower-board-kind-": ["home", "village", "upgraded", "summer-boat", "boat", "turn-order", "winter"],
    "keyflower-board-label-": ["road", "water", "plain", "effect", "basic", "upgraded"],
    "error-board-": board_faults(),
    "shell-game-": ts.game_ids(),
    "shell-bot-": sorted({name for game in ts.game_ids() for name in ts.bot_names(game)}),
    "shell-credits-": ts.game_ids(),
    "shell-weight-": ["1", "2", "3"],
    "shell-lobby-": ["game", "host", "seats", "pace", "age"],
    "shell-lobby-pace-": ["live", "move", "none"],
    "shell-menu-": ["coach", "playback", "sounds"],
    "shell-playback-": ["instant", "fast", "normal", "step"],
    "shell-sounds-": ["off", "soft", "middle", "loud"],
    "shell-coach-": ["full", "brief", "off"],
    "mail-": list(get_args(CallReason)),
    "shell-notice-": [*filter(None, get_args(wire.NoticeKind)), "stand-in-by"],
    "shell-analysis-": ["overview", "turns", "board", "better", "played", "tried", "other"],
    "shell-analysis-depth-": list(get_args(Depth)),
    "shell-analysis-mark-": ["slip", "mistake", "blunder"],
    "shell-analysis-verdict-": ["own", "of"],
    "shell-analysis-so-far-": ["own", "of"],
    "shell-analysis-try-": ["best", "good", "same", "worse", "waits", "unknown"],
    "shell-theme-": ["system", "light", "dark"],
    "terminal-command-": ["moves", "rules", "why", "sheet", "log", "undo", "hint", "save", "quit"],
    "terminal-making-": ["games", "arrays", "fit", "match"],
    "terminal-analysis-": [
        *("mean", "start", "loss", "others", "luck", "result", "without", "exact", "estimated", "played"),
        *("better", "slip", "mistake", "blunder"),
    ],
    "terminal-arena-": ["wins", "interval", "average", "median", "range"],
}
"""A prefix, and the ids that follow it."""

ATTRIBUTES = {
    **{f"{game}-achievement-": ["about"] for game in ("ages", "milestones", "keyflower")},
    "ages-face-": ["full"],
    "ages-city-": ["short"],
    "ages-option-": ["about"],
    "milestones-option-": ["about"],
    "keyflower-option-": ["about"],
    "shell-bot-": ["level", "about", "one", "many"],
}
"""What the page asks of every member of a family besides its value."""


def family_keys() -> set[str]:
    return {prefix + id for prefix, ids in FAMILIES.items() for id in ids}


# Where keys are used

NOT_KEYS = {"undo-chance"}
"""A reason that every game says in a message of its own."""


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


HOLES = (
    *("${game}", "${view.game}", "${setup.game.id}", "${row.game}", "{screen.game}", "{self.game.id}"),
    "{report.game}",
)
"""What stands for the game's id in a key that is put together."""


def template_prefixes() -> dict[str, str]:
    """What stands before the first hole of a key that is put together, and a file that has it."""
    found: dict[str, str] = {}
    for name, text in sources().items():
        for game in ts.game_ids():
            filled = text
            for hole in HOLES:
                filled = filled.replace(hole, game)
            starts = "|".join((*ts.game_ids(), "shell", "terminal", "error", "undo"))
            for prefix in re.findall(rf"""["'`]((?:{starts})-[a-z-]*)\$?\{{""", filled):
                found.setdefault(prefix, name)
    return found
