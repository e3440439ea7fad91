"""What speaks for a line, in the words of every language, as its own seat knows it."""

from __future__ import annotations

import tablestead as ts
from tablestead.engine.choice import Fact
from tablestead.words import LANGUAGES, Words

Cases = dict[str, tuple[ts.State, str, list[str]]]
"""By what it shows: a position, a line, and what speaks for it in English."""
NAMES = ["Anna", "Béla", "Clara", "Dani"]


def facts(state: ts.State, line: str) -> list[Fact]:
    """All of them; `Game.facts` gives the first few."""
    seen = state.game.restore(state.view(state.player))
    found = state.game.facts_of(seen, state.read(line))
    assert state.game.facts(state.view(state.player), state.read(line)) == found[: len(found)][:3]
    return found


def keys(state: ts.State, line: str) -> list[str]:
    return [fact.key for fact in facts(state, line)]


def told(state: ts.State, line: str, lang: str = "en") -> list[str]:
    """Every fact as a clause. None may lack a word, in any language."""
    game = state.game.id
    clauses: dict[str, list[str]] = {}
    for one in LANGUAGES:
        said = [Words(one).format(f"{game}-fact-{f.key}", f.args, game, NAMES) for f in facts(state, line)]
        assert not [errors for _, errors in said if errors], said
        clauses[one] = [text.replace("\u00a0", " ").replace("\u202f", " ") for text, _ in said]
    return clauses[lang]
