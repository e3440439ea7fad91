"""Why a line is good or not: every case of every game, and every fact in a case."""

from __future__ import annotations

import pytest

from tests.games.ages import test_facts as ages
from tests.games.facts import Cases, keys, told
from tests.games.keyflower import test_facts as keyflower
from tests.games.milestones import test_facts as milestones
from tests.words.catalogue import fact_keys

GAMES: dict[str, Cases] = {"ages": ages.CASES, "keyflower": keyflower.CASES, "milestones": milestones.CASES}


@pytest.mark.parametrize(("game", "name"), [(game, name) for game, cases in GAMES.items() for name in cases])
def test_what_speaks_for_a_line(game: str, name: str) -> None:
    state, line, sentence = GAMES[game][name]
    assert told(state, line) == sentence


@pytest.mark.parametrize("game", GAMES)
def test_every_fact_is_among_them(game: str) -> None:
    found = {key for state, line, _ in GAMES[game].values() for key in keys(state, line)}
    assert sorted(found) == fact_keys(game)
