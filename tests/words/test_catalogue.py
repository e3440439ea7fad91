"""Every key in every language, none too many, and all of them can be said."""

from __future__ import annotations

import itertools
import re
from collections import Counter

import pytest

import tablestead as ts
from tablestead.engine.choice import Arg
from tablestead.games.ages import material as m
from tablestead.games.ages import state as s
from tablestead.words import LANGUAGES, Words

from .catalogue import (
    ATTRIBUTES,
    FAMILIES,
    KINDS,
    Message,
    every_message,
    family_keys,
    literal_keys,
    messages,
    template_prefixes,
)

PREFIXES = ("ages", "common", "shell", "terminal", "error", "undo")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_is_defined_twice(lang: str) -> None:
    counted = Counter(message.key for message in messages(lang))
    assert [key for key, count in counted.items() if count > 1] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_keys(lang: str) -> None:
    english = {message.key for message in messages("en")}
    here = {message.key for message in messages(lang)}
    assert (english - here, here - english) == (set(), set())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_attributes_of_english(lang: str) -> None:
    """But for the glossary, whose forms are each language's own."""
    here = {message.key: message for message in messages(lang)}
    missing = [
        f"{message.key}.{attribute}"
        for message in messages("en")
        if message.file != "terms.ftl" and message.key in here
        for attribute in message.attributes
        if attribute not in here[message.key].attributes
    ]
    assert missing == []


def test_families_are_complete() -> None:
    known = {message.key for message in messages("en")}
    assert sorted(family_keys() - known) == []


def test_families_have_their_attributes() -> None:
    known = {message.key: message.attributes for message in messages("en")}
    missing = [
        f"{prefix}{id}.{attribute}"
        for prefix, attributes in ATTRIBUTES.items()
        for id in FAMILIES[prefix]
        for attribute in attributes
        if prefix + id in known and attribute not in known[prefix + id]
    ]
    assert missing == []


def test_every_put_together_key_belongs_to_a_family() -> None:
    open_ended = ("ages-", "error-", "undo-")  # a term of the glossary, a key that came over the wire
    unknown = {
        prefix: file
        for prefix, file in template_prefixes().items()
        if prefix not in open_ended
        and not any(known.startswith(prefix) or prefix.startswith(known) for known in FAMILIES)
    }
    assert unknown == {}


def test_every_key_in_a_source_exists() -> None:
    known = {message.key for message in messages("en")}
    wanted = {
        key: file
        for key, file in literal_keys().items()
        if re.match(
            r"(ages-(board|event|choice|prompt|refused|now|effect|guide|heading)|shell|terminal|error|undo)-",
            key,
        )
    }
    assert {key: file for key, file in wanted.items() if key not in known} == {}


def test_no_key_is_unused() -> None:
    """The glossary is a family of its own: any event, choice or player's text may name any of its terms."""
    used = family_keys() | set(literal_keys())
    unused = [m.key for m in messages("en") if m.file != "terms.ftl" and m.key not in used]
    assert unused == []


def test_keys_say_whose_they_are() -> None:
    assert [m.key for m in messages("en") if not m.key.startswith(tuple(f"{p}-" for p in PREFIXES))] == []


# Saying everything

TERMS: dict[str, tuple[str, ...]] = {
    "building": m.BUILDING_IDS,
    "monument": m.MONUMENT_IDS,
    "development": m.DEVELOPMENT_IDS,
    "by": (*m.DEVELOPMENT_IDS, "great-wall"),
    "disaster": (*m.LOSS_IDS, "revolt"),
    "good": m.KIND_IDS,
    "other": m.KIND_IDS[:5],
    "face": tuple(f"face-{face}" for face in m.FACE_IDS),
    "step": tuple(f"now-{step}" for step in s.STEP_IDS),
    "edition": ("edition-2009", "edition-reprint", "edition-late"),
}
"""Arguments that are the id of a term, with every id there can be."""
COUNTS: dict[str, Arg] = {
    "dice": {"face-food": 2, "face-skull": 1},
    "gains": {"food": 3, "goods": 2, "worker": 3, "coin": 7, "skull": 1},
    "give": {"wood": 2, "food": 1},
    "take": {},
    "goods": ["wood", "stone"],
    "names": ["Anna", "Béla"],
}
NUMBERS = (0, 1, 2, 5, 1234)


def samples(message: Message) -> list[dict[str, object]]:
    """Arguments to say a message with: every term once, every kind of number."""
    names = {name for name in message.variables if name.partition("-")[0] not in TERMS}
    names |= {name.partition("-")[0] for name in message.variables if name.partition("-")[0] in TERMS}
    terms = sorted(names & set(TERMS))
    result: list[dict[str, object]] = []
    longest = max([len(TERMS[name]) for name in terms], default=1)
    for number, at in itertools.product(NUMBERS, range(longest)):
        args: dict[str, object] = {}
        for name in names:
            if name in TERMS:
                args[name] = TERMS[name][at % len(TERMS[name])]
            elif name in ("seat", "partner"):
                args[name] = int(name == "partner")
            else:
                args[name] = COUNTS.get(name, number)
        result.append(args)
    return result


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said(lang: str) -> None:
    words = Words(lang)
    faults: dict[str, str] = {}
    for message in messages(lang):
        keys = [message.key] if message.value is not None else []
        keys += [f"{message.key}.{attribute}" for attribute in message.attributes]
        for args in samples(message):
            for key in keys:
                text, errors = words.format(key, args, names=["Anna", "Béla"])
                if errors or "{" in text or not text.strip():
                    faults[key] = f"{text} {errors}"
    assert faults == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_uses_the_same_arguments(lang: str) -> None:
    """A form such as $good-accusative counts as $good; leaving an argument out is a language's own choice."""
    known = {m.key: {name.partition("-")[0] for name in m.variables} for m in messages("en")}
    more = {
        message.key: sorted({name.partition("-")[0] for name in message.variables} - known[message.key])
        for message in messages(lang)
        if message.key in known
    }
    assert {key: names for key, names in more.items() if names} == {}


# What the game really says


@pytest.mark.parametrize(
    ("players", "edition", "trade"), [(2, "late", True), (3, "2009", True), (1, "reprint", False)]
)
def test_a_game_says_nothing_unknown(players: int, edition: str, trade: bool) -> None:
    game = ts.game("ages")
    rng = ts.Rng(players)
    known = {lang: Words(lang) for lang in LANGUAGES}
    names = ["Anna", "Béla", "Clara"]
    for _ in range(3):
        state = game.start(players=players, edition=edition, trade=trade, start=1)
        while state.player != ts.OVER:
            keys: list[tuple[str, dict[str, Arg]]] = []
            if state.player == ts.CHANCE:
                action = state.sample(rng)
            else:
                choices = state.choices(state.player)
                assert {choice.kind for choice in choices} <= set(KINDS)
                chosen = choices[int(rng.below(len(choices)))]
                action = chosen.action
                keys.append((f"ages-choice-{chosen.kind}", chosen.args))
            before = state.copy()
            state.apply(action)
            events = game.describe(before, action, state, None)
            keys += [(f"ages-event-{event.key}", event.args) for event in events]
            for key, args in keys:
                for words in known.values():
                    text, errors = words.format(key, args, names=names)
                    assert not errors, (key, args, text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_can_be_said(lang: str) -> None:
    """Every action tried at many positions: whatever is refused has its words."""
    game = ts.game("ages")
    rng = ts.Rng(5)
    words = Words(lang)
    said: set[str] = set()
    for players, edition, trade in ((2, "late", True), (4, "2009", True), (1, "2009", False)):
        state = game.start(players=players, edition=edition, trade=trade, start=1)
        step = 0
        while state.player != ts.OVER and step < 400:
            for action in (*range(0, 330), 500, 2500) if step % 9 == 0 else ():
                refusal = state.why_not(action)
                if refusal is None:
                    continue
                text, errors = words.format(refusal.key, refusal.args, names=["A", "B", "C", "D"])
                assert not errors, (refusal, text)
                assert ":" in text, text
                said.add(refusal.key)
            legal = state.legal()
            state.apply(state.sample(rng) if state.player == ts.CHANCE else legal[int(rng.below(len(legal)))])
            step += 1
    assert len(said) > 20


def test_the_catalogue_is_read_by_file() -> None:
    assert {message.file for message in every_message()} >= {"terminal.ftl", "errors.ftl", "ages-log.ftl"}
