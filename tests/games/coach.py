"""What the coach says of a position, in the words of every language, as the seat that decides knows it."""

from __future__ import annotations

import tablestead as ts
from tablestead.engine.choice import Concern
from tablestead.words import LANGUAGES, Words, rules

Cases = dict[str, tuple[ts.State, list[str]]]
"""By what it shows: a position, and what is said in English, the weightiest first."""
NAMES = ["Anna", "Béla", "Clara", "Dani", "Ede", "Flóra"]
LONGEST = 140


def concerns(state: ts.State) -> list[Concern]:
    return state.game.concerns(state.view(state.player))


def keys(state: ts.State) -> list[str]:
    return [concern.key for concern in concerns(state)]


def told(state: ts.State) -> list[str]:
    """Every concern as its sentence. None may lack a word or be long in any language."""
    game = state.game.id
    found = concerns(state)
    sentences: dict[str, list[str]] = {}
    for lang in LANGUAGES:
        said = [Words(lang).format(f"{game}-coach-{one.key}", one.args, game, NAMES) for one in found]
        assert not [errors for _, errors in said if errors], said
        sentences[lang] = [text.replace("\u00a0", " ").replace("\u202f", " ") for text, _ in said]
        assert [text for text in sentences[lang] if len(text) > LONGEST or text[0].islower()] == []
        assert {one.rule for one in found} <= {rule.id for rule in rules(lang, game)}
    return sentences["en"]
