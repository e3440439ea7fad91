"""The coach at the table: every case of every game, every concern in a case, nothing of what is hidden."""

from __future__ import annotations

import pytest

import tablestead as ts
from tests.games.ages import test_coach as ages
from tests.games.coach import Cases, concerns, keys, told
from tests.games.golden import text_of
from tests.games.keyflower import test_coach as keyflower
from tests.games.milestones import test_coach as milestones
from tests.games.titles import TITLES
from tests.words.catalogue import concern_keys

GAMES: dict[str, Cases] = {"ages": ages.CASES, "keyflower": keyflower.CASES, "milestones": milestones.CASES}


@pytest.mark.parametrize(("game", "name"), [(game, name) for game, cases in GAMES.items() for name in cases])
def test_what_the_coach_says(game: str, name: str) -> None:
    state, sentences = GAMES[game][name]
    assert told(state) == sentences


@pytest.mark.parametrize("game", GAMES)
def test_every_concern_is_among_them(game: str) -> None:
    found = {key for state, _ in GAMES[game].values() for key in keys(state)}
    assert sorted(found) == concern_keys(game)


@pytest.mark.parametrize("name", ["2-greedy", "4-eager"])
def test_what_is_hidden_changes_nothing(name: str) -> None:
    """The position itself and one dealt anew behind the others' screens: the coach sees no difference."""
    record = ts.parse_record(text_of(TITLES["keyflower"], name))
    state, rng = record.start(), ts.Rng(1)
    told_at = 0
    for action in record.actions:
        if state.player >= 0:
            dealt = state.copy()
            dealt.redeal(state.player, rng)
            known = concerns(state)
            assert state.game.concerns_of(state) == state.game.concerns_of(dealt) == known
            told_at += bool(known)
        state.apply(action)
    assert told_at > 100


@pytest.mark.parametrize("game", GAMES)
def test_only_who_decides_is_told(game: str) -> None:
    state = next(state for state, sentences in GAMES[game].values() if sentences)
    others = [seat for seat in range(state.players) if seat != state.player]
    assert [state.game.concerns(state.view(seat)) for seat in (*others, None)] == [[]] * state.players
