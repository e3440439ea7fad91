"""A-V1, A-V3…A-V5: solo and the editions. The trade game has its own file, the late rules too."""

from __future__ import annotations

import pytest

import tablestead as ts
from tablestead.games.ages import material as m

from .positions import (
    GAME,
    finish,
    goods,
    legal,
    lost,
    play,
    position,
    refused,
    roll,
    rolled,
    seen,
    sheet,
    step,
)
from .test_rules_components import DEVELOPMENTS_2009, MONUMENTS_2009, check_developments


@pytest.mark.parametrize(("edition", "rounds"), [("2009", 10), ("reprint", 10), ("late", 11)])
def test_a_v1_solo_rounds(edition: str, rounds: int) -> None:
    state = position(1, edition=edition)
    assert seen(state).rounds == rounds
    played = 0
    while state.player != ts.OVER:
        finish(state)
        played += 1
    assert (played, state.round) == (rounds, rounds)
    refused(state, "roll", "A-V1", "over")


def test_a_v1_no_earlier_end() -> None:
    """All developments and monuments: the game goes on to its last round."""
    everything = " ".join(id for id in DEVELOPMENTS_2009 if id != "empire")
    every = " ".join(f"{boxes} {id}" for id, boxes, _, _ in MONUMENTS_2009)
    state = position(1, step="buy", coins=60, food=0, owns={0: everything}, boxes={0: every})
    play(state, "buy empire with coins", "end")
    assert (state.player, state.round) == (0, 2)


@pytest.mark.parametrize("edition", ["2009", "reprint", "late"])
def test_a_v1_all_monuments_at_their_high_value(edition: str) -> None:
    for id, boxes, first, _ in MONUMENTS_2009:
        state = play(position(1, edition=edition, step="build", workers=boxes), f"build {id} {boxes}")
        assert state.scores() == [first]


@pytest.mark.parametrize("edition", ["2009", "reprint", "late"])
def test_a_v1_pestilence_hits_the_player(edition: str) -> None:
    dice = "skull skull skull"
    assert lost(rolled(position(1, edition=edition), dice)) == {"pestilence": 3}
    assert lost(rolled(position(1, edition=edition, owns={0: "medicine"}), dice)) == {}


def test_a_v1_religion_just_prevents_revolt() -> None:
    dice = "skull skull skull skull skull"
    state = rolled(position(1, cities={0: 5}, food=9, goods={0: "1 wood"}), dice)
    assert goods(state) == ""
    state = rolled(position(1, cities={0: 5}, food=9, owns={0: "religion"}, goods={0: "1 wood"}), dice)
    assert goods(state) == "3 wood 2 stone 2 pottery 2 cloth 2 spearhead"


def test_a_v1_skulls_of_2009_may_be_rerolled_and_leadership_comes_after_three_rolls() -> None:
    state = roll(position(1, owns={0: "leadership"}), "skull skull food")
    play(state, "reroll skull", "roll skull", "reroll skull skull", "roll skull coins")
    assert (step(state), seen(state).rolls) == ("lead", 3)
    refused(state, "reroll skull", "A-T2", "rolling-over")
    play(state, "lead skull", "roll skull")
    assert lost(state) == {}  # one skull is left: no disaster


def test_a_v1_drought_and_invasion_as_usual() -> None:
    assert lost(rolled(position(1), "skull skull food")) == {"drought": 2}
    state = position(1, cities={0: 4}, food=9)
    assert lost(rolled(state, "skull skull skull skull")) == {"invasion": 4}


def test_a_v1_no_trade_game_alone() -> None:
    with pytest.raises(ts.OptionError) as caught:
        GAME.start(players=1, trade=True)
    assert (caught.value.key, caught.value.rule) == ("error-option-trade-solo", "A-V2")


def test_a_v1_the_one_seat_counts_as_the_winner() -> None:
    state = position(1, round=10, step="end", losses={0: "9 famine"})
    play(state, "end")
    assert (state.scores(), state.winners(), state.places()) == ([-9], [0], [1])


def test_a_v3_late_is_2009_but_for_its_own_rules() -> None:
    """Disasters, goods, cities and the limit of six are those of 2009."""
    state = position(2, edition="late", goods={0: "6 wood"})
    rolled(state, "skull skull skull")
    assert (lost(state, 1), goods(state)) == (
        {"pestilence": 3},
        "8 wood 1 stone 1 pottery 1 cloth 1 spearhead",
    )
    while step(state) != "discard":
        play(state, "done")
    refused(state, "end", "A-T21", "must-discard", n=6)


def test_a_v3_what_is_late_is_refused_in_the_other_editions() -> None:
    for edition in ("2009", "reprint"):
        state = position(2, edition=edition, step="buy", coins=99)
        for id in ("preservation", "shipping", "smithing", "commerce"):
            refused(state, f"buy {id}", "A-V5", "only-late")
        refused(position(2, edition=edition), "preserve", "A-L3", "only-late")
        refused(position(2, edition=edition, step="build", workers=1), "ship", "A-L4", "only-late")
        refused(state, "swap wood stone", "A-L5", "only-late")
        refused(state, "spearheads 1", "A-L6", "only-late")


def test_a_v4_reprint_developments() -> None:
    changed = {
        "medicine": (20, 4),
        "religion": (25, 7),
        "architecture": (60, 8),
        "empire": (70, 10),
    }
    check_developments("reprint", DEVELOPMENTS_2009 | changed)


def later_points(edition: str) -> list[int]:
    return [monument.later for monument in seen(position(4, edition=edition)).monuments]


def test_a_v4_reprint_later_points_and_the_same_first_points() -> None:
    assert later_points("reprint") == [0, 1, 3, 4, 5, 6, 8]
    boxes = {0: "15 great-pyramid", 1: "15 great-pyramid"}
    assert position(4, edition="reprint", boxes=boxes).scores() == [12, 8, 0, 0]


def test_a_v4_reprint_otherwise_as_2009() -> None:
    state = position(2, edition="reprint", boxes={0: "3 step-pyramid"}, owns={0: "architecture empire"})
    assert state.scores()[0] == 8 + 10 + 1 + 2 + 3
    view = seen(state)
    assert (view.end.developments_needed, view.end.monuments_needed) == (5, 5)
    assert seen(position(1, edition="reprint")).rounds == 10


def test_a_v5_default_is_2009() -> None:
    assert seen(GAME.start()).edition == "2009"
    assert GAME.check({})["edition"] == "2009"


def test_a_v5_three_value_sets_never_mixed() -> None:
    """Each edition shows its own costs, points and later points, and only its own developments."""
    shown = {
        edition: (
            {d.id: (d.cost, d.points) for d in seen(position(4, edition=edition)).developments},
            later_points(edition),
        )
        for edition in m.EDITION_IDS
    }
    assert [len(developments) for developments, _ in shown.values()] == [13, 13, 17]
    assert shown["2009"] != shown["reprint"] != shown["late"]
    state = position(2, step="buy", coins=99)
    assert "buy commerce" not in legal(state)
    refused(state, "buy commerce", "A-V5", "only-late")


def test_a_v5_an_unknown_edition_is_refused() -> None:
    with pytest.raises(ts.OptionError) as caught:
        GAME.start(edition="2010")
    assert caught.value.info == {"option": "edition", "value": "2010", "allowed": "2009, reprint, late"}


def test_a_v1_scores_of_a_solo_game_are_just_the_score() -> None:
    state = position(1, owns={0: "religion"})
    assert (state.scores(), sheet(state).score.total) == ([6], 6)
