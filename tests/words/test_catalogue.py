"""Every key in every language, none too many, and all of them can be said."""

from __future__ import annotations

import json
import re
from collections import Counter

import pytest

import tablestead as ts
from tablestead.engine.choice import Arg
from tablestead.games.ages import material as ages
from tablestead.games.keyflower import material as keyflower
from tablestead.games.milestones import board as boards
from tablestead.games.milestones import material as milestones
from tablestead.words import LANGUAGES, Words

from .catalogue import (
    ATTRIBUTES,
    FAMILIES,
    KINDS,
    STEPS,
    Message,
    board_faults,
    every_message,
    family_keys,
    literal_keys,
    messages,
    template_prefixes,
)

PREFIXES = (*ts.game_ids(), "common", "shell", "terminal", "mail", "error", "undo")


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
        if not message.is_term and message.key in here
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
    # a term of the glossary, a key that came over the wire
    open_ended = (*(f"{game}-" for game in ts.game_ids()), "error-", "undo-")
    unknown = {
        prefix: file
        for prefix, file in template_prefixes().items()
        if prefix not in open_ended
        and not any(known.startswith(prefix) or prefix.startswith(known) for known in FAMILIES)
    }
    assert unknown == {}


def test_every_key_in_a_source_exists() -> None:
    known = {message.key for message in messages("en")}
    own = "board|event|choice|prompt|refused|now|effect|guide|heading|real|undo"
    pattern = rf"(({'|'.join(ts.game_ids())})-({own})|shell|terminal|error|undo)-"
    wanted = {key: file for key, file in literal_keys().items() if re.match(pattern, key)}
    assert {key: file for key, file in wanted.items() if key not in known} == {}


def test_no_key_is_unused() -> None:
    """The glossary is a family of its own: any event, choice or player's text may name any of its terms."""
    used = family_keys() | set(literal_keys())
    unused = [m.key for m in messages("en") if not m.is_term and m.key not in used]
    assert unused == []


def test_keys_say_whose_they_are() -> None:
    assert [m.key for m in messages("en") if not m.key.startswith(tuple(f"{p}-" for p in PREFIXES))] == []


# Saying everything

TERMS: dict[str, dict[str, tuple[str, ...]]] = {
    "ages": {
        "building": ages.BUILDING_IDS,
        "monument": ages.MONUMENT_IDS,
        "development": ages.DEVELOPMENT_IDS,
        "by": (*ages.DEVELOPMENT_IDS, "great-wall"),
        "disaster": (*ages.LOSS_IDS, "revolt"),
        "good": ages.KIND_IDS,
        "other": ages.KIND_IDS[:5],
        "face": tuple(f"face-{face}" for face in ages.FACE_IDS),
        "step": tuple(f"now-{step}" for step in STEPS["ages"]),
        "edition": ("edition-2009", "edition-reprint", "edition-late"),
    },
    "milestones": {
        "good": milestones.GOOD_IDS,
        "other": milestones.GOOD_IDS[: milestones.CUBES],
        "worker": milestones.WORKER_IDS,
        "left": milestones.WORKER_IDS,
        "right": milestones.WORKER_IDS,
        "piece": ("street-section", "marketplace", "house", "flour-sack"),
        "tile": ("Q1|C3", *milestones.GOOD_IDS),
        "step": tuple(f"now-{step}" for step in STEPS["milestones"]),
    },
    "keyflower": {
        "tile": keyflower.TILE_IDS,
        "to": keyflower.TILE_IDS,
        "source": keyflower.TILE_IDS,
        "beside": keyflower.TILE_IDS,
        "boat": keyflower.TILE_IDS[keyflower.BOATS : keyflower.TURN_ORDER],
        "worker": keyflower.WORKER_IDS,
        "good": keyflower.GOOD_IDS,
        "skill": keyflower.SKILL_IDS,
        "piece": (*keyflower.WORKER_IDS, *keyflower.SKILL_IDS, "resource", "skill-tile", "worker"),
        "colour": tuple(f"colour-{id}" for id in keyflower.COLOUR_IDS),
        "edge": ("road", "water", "plain"),
        "season": keyflower.SEASON_IDS[keyflower.SPRING_SEASON :],
        "direction": tuple(f"direction-{id}" for id in keyflower.DIRECTION_IDS),
        "phase": ("turns", "keep", "boats", "lay"),
        "step": tuple(f"now-{step}" for step in STEPS["keyflower"]),
    },
}
"""Arguments that are the id of a term, with every id there can be."""
COUNTS: dict[str, dict[str, Arg]] = {
    "ages": {
        "shows": {"food": 6, "goods": 2, "skull": 1},
        "pays": {"coin": 7, "wood": 2},
        "gains": {"food": 3, "goods": 2, "worker": 3, "coin": 7, "skull": 1},
        "give": {"wood": 2, "food": 1},
        "take": {},
        "goods": ["wood", "stone"],
        "names": ["Anna", "Béla"],
    },
    "milestones": {
        "gains": {"stone": 2},
        "goods": {"stone": 1, "grain": 2},
        "covers": ["quarryman", "coiner"],
        "names": ["Anna", "Béla"],
        "point": "E5",
        "triangle": "A2-A3-B2",
        "path": "E5–E6–E7",
    },
    "keyflower": {
        "workers": {"blue-worker": 2, "green-worker": 1},
        "skills": {"saw": 1},
        "goods": {"gold": 1, "stone": 2},
        "pieces": {"wood": 1, "any-skill": 1},
        "cost": {"any-resource": 2, "anvil": 1},
        "gain": {"iron": 3},
        "tiles": ["jeweller", "windmill"],
        "names": ["Anna", "Béla"],
        "directions": "N, SE",
        "cell": "1,-1",
    },
}
SEATS = ("seat", "partner", "owner", "rival")
NUMBERS = (0, 1, 2, 5, 1234)


def game_of(key: str) -> str:
    """Whose terms a message's arguments are."""
    prefix = key.partition("-")[0]
    return prefix if prefix in ts.game_ids() else "ages"


def samples(message: Message) -> list[dict[str, object]]:
    """Arguments to say a message with: every term once, every kind of number."""
    terms, counts = TERMS[game_of(message.key)], COUNTS[game_of(message.key)]
    names = {name for name in message.variables if name.partition("-")[0] not in terms}
    names |= {name.partition("-")[0] for name in message.variables if name.partition("-")[0] in terms}
    result: list[dict[str, object]] = []
    longest = max([len(terms[name]) for name in names if name in terms], default=1)
    counted = [(number, 0) for number in NUMBERS]
    for number, at in (*counted, *((NUMBERS[at % len(NUMBERS)], at) for at in range(1, longest))):
        args: dict[str, object] = {}
        for name in names:
            if name in terms:
                args[name] = terms[name][at % len(terms[name])]
            elif name in SEATS:
                args[name] = int(name != "seat")
            else:
                args[name] = counts.get(name, number)
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
                text, errors = words.format(key, args, game_of(key), ["Anna", "Béla"])
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


CLOSING = "done-|end|pass|decline|leave|move-castle|move-empty"


def lively(state: ts.State, rng: ts.Rng) -> ts.Choice:
    """A choice of a kind drawn first, and seldom one that closes a step: so that rare kinds come up too."""
    choices = state.choices(state.player)
    kinds = sorted({choice.kind for choice in choices})
    going = [kind for kind in kinds if not re.match(CLOSING, kind)]
    if going and rng.below(8):
        kinds = going
    kind = kinds[int(rng.below(len(kinds)))]
    same = [choice for choice in choices if choice.kind == kind]
    return same[int(rng.below(len(same)))]


@pytest.mark.parametrize(
    ("id", "options"),
    [
        ("ages", {"players": 2, "edition": "late", "trade": True, "start": 1}),
        ("ages", {"players": 3, "edition": "2009", "trade": True, "start": 1}),
        ("ages", {"players": 1, "edition": "reprint", "trade": False, "start": 1}),
        ("milestones", {"players": 2, "turn_limit": 40, "start": 1}),
        ("milestones", {"players": 4, "turn_limit": 25, "start": 1}),
        ("keyflower", {"players": 2}),
        ("keyflower", {"players": 5}),
    ],
)
def test_a_game_says_nothing_unknown(id: str, options: dict[str, object]) -> None:
    game = ts.game(id)
    rng = ts.Rng(int(str(options["players"])))
    known = {lang: Words(lang) for lang in LANGUAGES}
    names = ["Anna", "Béla", "Clara", "Dora", "Elek", "Flóra"]
    for _ in range(3):
        state = game.start(**options)
        while state.player != ts.OVER:
            keys: list[tuple[str, dict[str, Arg]]] = []
            if state.player == ts.CHANCE:
                action = state.sample(rng)
            else:
                assert {choice.kind for choice in state.choices(state.player)} <= set(KINDS[id])
                chosen = lively(state, rng)
                action = chosen.action
                keys.append((f"{id}-choice-{chosen.kind}", chosen.args))
            before = state.copy()
            state.apply(action)
            for eyes in (None, before.active) if game.hidden else (None,):
                events = game.describe(before, action, state, eyes)
                keys += [(f"{id}-event-{event.key}", event.args) for event in events]
            for key, args in keys:
                for words in known.values():
                    text, errors = words.format(key, args, id, names)
                    assert not errors, (key, args, text)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("id", "tried", "tables"),
    [
        (
            "ages",
            (*range(0, 330), 500, 2500),
            [
                {"players": 2, "edition": "late", "trade": True, "start": 1},
                {"players": 4, "edition": "2009", "trade": True, "start": 1},
                {"players": 1, "edition": "2009", "trade": False, "start": 1},
            ],
        ),
        (
            "milestones",
            (*range(-1, 430), 2027, 3627, 3632, 5232),
            [{"players": 2, "turn_limit": 60, "start": 1}, {"players": 4, "turn_limit": 30, "start": 1}],
        ),
        (
            "keyflower",
            (*range(-1, 880, 5), *range(1168, 1236), *range(5650, 5850, 9), *range(10261, 10342, 5)),
            [{"players": 2}, {"players": 4}],
        ),
    ],
)
def test_every_refusal_can_be_said(
    lang: str, id: str, tried: tuple[int, ...], tables: list[dict[str, object]]
) -> None:
    """Every action tried at many positions: whatever is refused has its words."""
    game = ts.game(id)
    rng = ts.Rng(5)
    words = Words(lang)
    said: set[str] = set()
    for options in tables:
        state = game.start(**options)
        step = 0
        while state.player != ts.OVER and step < 600:
            for action in tried if step % 7 == 0 else ():
                violation = state.why_not(action)
                if violation is None:
                    continue
                text, errors = words.format(violation.key, violation.args, id, list("ABCDEF"))
                assert not errors, (violation, text)
                assert ":" in text, text
                said.add(violation.key)
            state.apply(state.sample(rng) if state.player == ts.CHANCE else lively(state, rng).action)
            step += 1
    assert len(said) > 20


def row(name: str, first: int, *values: object) -> dict[str, object]:
    return {"row": name, "first_hx": first, "values": list(values)}


FAULTY: tuple[object, ...] = (
    "{" + " " * boards.LONGEST_FILE + "}",
    '{"rows": [',
    "[]",
    '{"rows": [], "rows": []}',
    {"rows": 1, "colour": "red", "start_market": "A1"},
    {"rows": [row(name, 0) for name in "ABCDEFGH"]},
    {"rows": [row("A", 1, 2), row("C", 1, 2)]},
    {"rows": [row("A", 18, 2, 3), row("B", 1, 7, None)]},
    {"rows": [row("A", 0, 0, 0, 1), row("B", 17, 3)], "start_market": "A3", "bonus_tiles": {"X": 1, "Q": -1}},
    {"rows": [row("A", 0, 0, 1), row("B", 1, 2)], "bush_triangles": ["A1-A2-B1", "B1-A2-A1", "A1-A2-A3"]},
    {"rows": [row("A", 0, 0, 1), row("B", 1, 2)], "bush_triangles": ["A1-A2-B1"]},
    {"rows": [row("A", 0, 0, 1), row("B", 1, 2)], "start_market": "G9"},
    {"worker_tiles": ["Q1|C3", "Q9|C3"]},
    {"worker_tiles": ["Q1|C3"] * 100},
)
"""Boards with every fault there is."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fault_of_a_board_can_be_said(lang: str) -> None:
    words = Words(lang)
    said: set[str] = set()
    for board in FAULTY:
        with pytest.raises(ts.OptionError) as caught:
            boards.read_board(board if isinstance(board, str) else json.dumps(board))
        for fault in (caught.value, *caught.value.faults):
            text, errors = words.format(fault.key, fault.info, "milestones")
            assert not errors, (fault, text)
            said.add(fault.key)
    assert said == {"error-board", *(f"error-board-{fault}" for fault in board_faults())}


def test_the_catalogue_is_read_by_file() -> None:
    assert {message.file for message in every_message()} >= {"terminal.ftl", "errors.ftl", "ages-log.ftl"}
