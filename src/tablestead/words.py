"""The words in every language, for Python. The page reads the same files by the same rules.

words = Words("hu")
words.say("ages-event-buys", {"seat": 0, "development": "irrigation", "cost": 10}, "ages", ["Anna"])
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from tablestead.games import game as find_game
from tablestead.games import game_ids

LOCALE: Final = Path(__file__).parent / "locale"
LANGUAGES: Final = tuple(json.loads((LOCALE / "languages.json").read_text(encoding="utf-8")))
FALLBACK: Final = "en"

SEATS: Final = frozenset({"seat", "partner", "owner", "rival"})
"""Arguments that hold a seat and show its name."""

VERBATIM: Final = frozenset(
    {"allowed", "bot", "expected", "game", "name", "option", "path", "text", "value", "verb", "word"}
)
"""Arguments that somebody typed, or that can be typed: shown as they are, though a term may be called so."""

MOST_SEATS: Final = 6

ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*)[ \t]*=", re.MULTILINE | re.ASCII)
"""Where a message or a term begins; what goes on is indented."""
REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)", re.ASCII)
"""Another message or term in it."""

UNGROUPED: Final = {"hu": 10_000}
"""Below this number a language does not group digits: CLDR's minimumGroupingDigits, which a browser knows and
Babel does not."""

NOTHING: Final = "–"
"""For a list or a count without anything in it."""

Args = Mapping[str, object]


@dataclass(frozen=True)
class Rule:
    """Help for one rule: what it is called, what it says, and what people call it who look for it."""

    id: str
    title: str
    text: str
    also: str = ""


def languages() -> list[str]:
    return list(LANGUAGES)


def preferred(environment: Mapping[str, str] | None = None) -> str:
    """The language of the environment's locale if we have it, else English."""
    found = os.environ if environment is None else environment
    # In the order in which the C library looks.
    tags = found.get("LANGUAGE", "").split(":") if found.get("LANGUAGE") else []
    tags.append(found.get("LC_ALL") or found.get("LC_MESSAGES") or found.get("LANG") or "")
    for tag in tags:
        language = re.split(r"[_.@-]", tag.lower())[0]
        if language in LANGUAGES:
            return language
    return FALLBACK


def files(lang: str) -> list[Path]:
    """The catalogue of a language: ours, and what games of other packages bring."""
    return [path for folder in folders() for path in sorted((folder / lang).glob("*.ftl"))]


def folders() -> list[Path]:
    """Where the words are: here first, so that no other package takes away a message of ours."""
    brought = [find_game(id).locale for id in game_ids()]
    return [LOCALE, *(folder for folder in brought if folder is not None)]


def brought(game: str, lang: str) -> tuple[dict[str, str], dict[str, str]] | None:
    """The texts and the rule help, by file, of a game of another package; None for any other."""
    folder = find_game(game).locale if game in game_ids() else None
    if folder is None or lang not in LANGUAGES or not (folder / lang).is_dir():
        return None
    found = [sorted((folder / lang).glob(kind)) for kind in ("*.ftl", "rules/*.md")]
    texts, help = ({path.stem: path.read_text(encoding="utf-8") for path in paths} for paths in found)
    return texts, help


class Catalogue(FluentBundle):
    """The messages of a language. To parse them all takes half a second, so each is parsed when it is first
    asked for, with what it refers to."""

    def __init__(self, lang: str) -> None:
        super().__init__([lang], use_isolating=False)
        self._texts: dict[str, str] = {}
        for path in files(lang):
            text = path.read_text(encoding="utf-8")
            starts = [*ENTRY.finditer(text)]
            ends = [*(start.start() for start in starts[1:]), len(text)]
            for start, end in zip(starts, ends, strict=True):
                self._texts.setdefault(start[1], text[start.start() : end])

    def has_message(self, id: str) -> bool:
        if id in self._texts and not super().has_message(id):
            self._parse(id)
        return bool(super().has_message(id))

    def _parse(self, id: str) -> None:
        wanted = [id]
        for each in wanted:
            named = dict.fromkeys(REFERENCE.findall(self._texts[each]))
            wanted += [name for name in named if name in self._texts and name not in wanted]
        # What is referred to comes first: another thread may say the message as soon as it is there.
        self.add_resource(FluentResource("".join(self._texts[each] for each in reversed(wanted))))


@cache
def _bundle(lang: str) -> Catalogue:
    return Catalogue(lang)


@lru_cache(maxsize=4096)  # bounded: any text may be asked for
def _forms(lang: str, id: str, game: str) -> dict[str, str] | None:
    """A component's name, as the form without a name, and its other forms; None if the language lacks it."""
    bundle = _bundle(lang)
    for key in (f"{game}-{id}", f"common-{id}"):
        found = bundle.get_message(key) if bundle.has_message(key) else None
        if found is not None and found.value is not None:
            patterns = {"": found.value, **found.attributes}
            return {form: str(bundle.format_pattern(pattern)[0]) for form, pattern in patterns.items()}
    return None


class Words:
    """One language. What it lacks is said in English; what English lacks too shows its key."""

    def __init__(self, lang: str) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"no language {lang}")
        self.lang = lang
        self._bundle = _bundle(lang)
        self._fallback = None if lang == FALLBACK else Words(FALLBACK)

    def has(self, key: str) -> bool:
        """Whether there is something to say, be it in English."""
        return self.speaks(key) or (self._fallback is not None and self._fallback.has(key))

    def speaks(self, key: str) -> bool:
        """Whether this very language has the message, or the attribute."""
        return self._pattern(key) is not None

    def attributes(self, key: str) -> set[str]:
        """The attributes that a message has in this language."""
        return set(self._bundle.get_message(key).attributes) if self._bundle.has_message(key) else set()

    def say(self, key: str, args: Args | None = None, game: str = "", names: Sequence[str] = ()) -> str:
        """A message, or one of its attributes as `key.attribute`."""
        return self.format(key, args, game, names)[0]

    def format(
        self, key: str, args: Args | None = None, game: str = "", names: Sequence[str] = ()
    ) -> tuple[str, list[Exception]]:
        """What `say` gives, and what was wrong with it."""
        pattern = self._pattern(key)
        if pattern is not None:
            text, errors = self._bundle.format_pattern(pattern, self.expand(args or {}, game, names))
            return _minus(str(text)), list(errors)
        if self._fallback is not None:
            return self._fallback.format(key, args, game, names)
        return key, [LookupError(key)]

    def term(self, id: str, form: str = "", game: str = "") -> str:
        """A component's name by its id, in this game's sense; or one of its forms, such as `plural`."""
        found = _forms(self.lang, id, game)
        if found is None:
            return id if self._fallback is None else self._fallback.term(id, form, game)
        return found.get(form, found[""])

    def expand(self, args: Args, game: str = "", names: Sequence[str] = ()) -> dict[str, object]:
        """Typed arguments as Fluent takes them; the same rules hold in the page."""
        out: dict[str, object] = {}
        for name, value in args.items():
            if isinstance(value, int | float):
                out[name] = _name_of(value, names) if name in SEATS else self._number(value)
            elif isinstance(value, str):
                out[name] = value
                if name not in VERBATIM:
                    out.update(self._named_forms(name, value, game))
            elif isinstance(value, Mapping):
                counted = [self.count(str(id), n, game) for id, n in value.items() if n]
                out[name] = ", ".join(counted) or NOTHING
            elif isinstance(value, Sequence):
                out[name] = ", ".join(self.term(str(id), game=game) for id in value) or NOTHING
            else:
                raise TypeError(f"{name}: {value!r} is no argument of a message")
        return out

    def _number(self, n: float) -> object:
        """A number as people of this language write it."""
        return fluent_number(n, useGrouping=False) if abs(n) < UNGROUPED.get(self.lang, 0) else n

    def count(self, id: str, n: int | str, game: str = "") -> str:
        """A thing and its number, in the language's own way; a range such as `2–6` is a text."""
        args: dict[str, object] = {"one": self.term(id, game=game), "many": self.term(id, "plural", game)}
        args["n"] = n if isinstance(n, str) else self._number(n)
        return str(self._bundle.format_pattern(self._pattern("common-count"), args)[0])

    def _named_forms(self, name: str, id: str, game: str) -> dict[str, str]:
        """A term as `$name`, and its forms as `$name-the`, `$name-accusative` …"""
        found = _forms(self.lang, id, game)
        if found is None:
            return {} if self._fallback is None else self._fallback._named_forms(name, id, game)
        return {f"{name}-{form}" if form else name: text for form, text in found.items()}

    def _pattern(self, key: str) -> Any:
        """A message or attribute in this very language."""
        message, _, attribute = key.partition(".")
        if not self._bundle.has_message(message):
            return None
        found = self._bundle.get_message(message)
        return found.attributes.get(attribute) if attribute else found.value


def sentence(key: str, args: Args, lang: str = FALLBACK) -> str:
    """A message for a programmer, who has no names at the table; a line of a file comes first."""
    names = [f"Seat {number}" for number in range(1, MOST_SEATS + 1)]
    text = Words(lang).say(key, args, key.partition("-")[0], names)
    return f"line {args['line']}: {text}" if "line" in args else text


def _name_of(seat: float, names: Sequence[str]) -> str:
    return names[int(seat)] if 0 <= seat < len(names) else ""


def _minus(text: str) -> str:
    """Negative numbers with a real minus sign; an address stays as it is."""
    return re.sub(r"(?<![\w./=#&?-])-(?=\d)", "−", text)


# The rule help


@cache
def rules(lang: str, game: str) -> list[Rule]:
    """The help for every rule of a game, in the order of the rule file. Shared: do not change it.

    In English where the language has none; nothing where there is none at all.
    """
    for folder in folders():
        path = folder / lang / "rules" / f"{game}.md"
        if path.exists():
            return parse_rules(path.read_text(encoding="utf-8"))
    return [] if lang == FALLBACK else rules(FALLBACK, game)


def parse_rules(markdown: str) -> list[Rule]:
    """Each heading is a rule id, and its title if it has one; a comment holds other words to find it by."""
    found: list[Rule] = []
    open_rule = False
    for line in markdown.split("\n"):
        if line.startswith("#"):
            heading = re.match(r"#+\s+([A-Z]+-[A-Z]*\d*[a-z]?)\b(.*)$", line)
            open_rule = heading is not None
            if heading is not None:
                title = re.sub(r"^[\s.:·–—-]+", "", heading[2]).strip()
                found.append(Rule(heading[1], title, ""))
        elif open_rule and line.strip():
            comment = re.fullmatch(r"<!--\s*(.*?)\s*-->", line.strip())
            last = found[-1]
            if comment is not None:
                found[-1] = replace(last, also=comment[1])
            else:
                found[-1] = replace(last, text=f"{last.text} {line.strip()}".strip())
    return found
