"""Reasons: what one line does and the other does not; none where there is no clear one."""

from __future__ import annotations

import contextlib
import itertools
from collections.abc import Iterator

import pytest

import tablestead as ts
from tablestead.analysis.cutting import Piece, cut
from tablestead.analysis.reasons import brings_more, costs_more, dice, reasons_of
from tablestead.bots.player import RandomBot
from tablestead.engine.choice import Fact
from tablestead.engine.game import State
from tablestead.words import Words

from .judges import begun, golden


def ages(*lines: str) -> State:
    """Three dice as they are to lie, then more lines."""
    state = ts.game("ages").start(players=2)
    state.play("roll")
    for line in lines:
        if state.player == ts.CHANCE:
            state.apply(state.game.parse(line))
        else:
            state.play(line)
    return state


def reasons(state: State, best: str, played: str) -> list[Fact]:
    return reasons_of(state, state.read(best), state.read(played))


def keys(facts: list[Fact]) -> list[str]:
    return [fact.key for fact in facts]


def test_what_both_do_is_no_reason() -> None:
    state = ages("roll workers workers workers")
    assert (
        reasons(
            state,
            "stop build city-4 3 build city-5 4 done end",
            "stop build city-4 3 build city-5 4 done end",
        )
        == []
    )


def test_a_city_that_only_the_better_line_finishes() -> None:
    state = ages("roll workers workers food")
    found = reasons(
        state, "stop build city-4 3 build city-5 3 end", "stop build stone-circle 5 build city-4 end"
    )
    assert [fact.key for fact in found] == ["better-city"]
    assert found[0].args["building"] == "city-4"


def test_a_monument_short_of_a_box() -> None:
    state = ages("roll workers workers food")
    found = reasons(
        state, "stop build stone-circle 5 build city-4 end", "stop build stone-circle 4 build city-4 2 end"
    )
    assert [fact.key for fact in found] == ["short", "better-city"][: len(found)]
    assert found[0].args["boxes"] == {"box": 1}


def test_workers_left_over() -> None:
    state = ages("roll workers workers food")
    found = reasons(state, "stop build city-4 3 build city-5 3 end", "stop build city-4 3 done end")
    assert Fact("played-idle", {"workers": {"worker": 3}}) in found


def test_what_is_sure_is_a_reason_against_rolling_on() -> None:
    state = ages("roll workers workers food")
    found = reasons(state, "stop build city-4 3 build city-5 3 end", "reroll food")
    assert [fact.key for fact in found] == ["better-city"]


def test_dice_in_the_air_may_bring_or_cost_as_much() -> None:
    state = ages("roll workers workers food")
    boxes = "stop build stone-circle 5 build city-4 end"
    assert "short" in keys(reasons(state, boxes, "stop build stone-circle 4 build city-4 2 end"))
    assert "short" not in keys(reasons(state, boxes, "reroll food"))
    hungry = ages("roll workers workers workers")
    line = "stop build city-4 3 build city-5 4 done end"
    assert "played-loses" not in keys(reasons(hungry, "reroll workers", line))


def points(key: str, n: int, **more: str) -> Fact:
    return Fact(key, {**more, "points": {"point": n}})


def test_of_two_gains_of_a_kind_the_better_line_has_more() -> None:
    quarrying, medicine = (
        points("buys", 3, development="quarrying"),
        points("buys", 3, development="medicine"),
    )
    religion = points("buys", 6, development="religion")
    assert not brings_more(quarrying, [quarrying], [medicine])
    assert not brings_more(quarrying, [quarrying], [quarrying])
    assert brings_more(religion, [religion], [medicine])
    assert brings_more(points("builds", 19), [points("builds", 19)], [points("builds", 12)])
    one, three = Fact("brings", {"gains": {"iron": 1}}), Fact("brings", {"gains": {"wood": 3}})
    assert brings_more(three, [three], [one])
    assert not brings_more(one, [one], [three])


def test_who_loses_more_is_told() -> None:
    assert costs_more(points("loses", 5, disaster="famine"), [points("loses", 1, disaster="famine")])
    assert not costs_more(points("loses", 1, disaster="famine"), [points("loses", 1, disaster="famine")])


def test_of_two_reasons_for_a_roll_the_greater_one() -> None:
    risk = [Fact("risk", {"disaster": "drought", "n": n}) for n in (58, 69)]
    feeds = [Fact("feeds", {"n": n}) for n in (70, 8)]
    assert keys(dice([risk[0], feeds[0]], [risk[1], feeds[1]])) == ["feeds"]
    assert keys(dice([risk[0]], [risk[1]])) == ["risk"]


def test_a_hire_in_the_middle_of_a_turn_is_not_compared_with_a_whole_turn() -> None:
    """The tile that takes the place of the hired one is drawn before the second move."""
    found = 0
    for turn in cut(golden("milestones", "2-standard")):
        for piece in turn.pieces:
            before, line = piece.before, piece.actions
            if piece.chance or "hire" not in before.say(line) or before.game.ends_turn(line[-1]):
                continue
            whole = RandomBot(before.game, piece.player, 0.0, ts.Rng(1)).play(before.copy())
            if before.game.ends_turn(whole[-1]):
                found += 1
                assert reasons_of(before, whole, line) == []
    assert found


def bids() -> Iterator[Piece]:
    for turn in cut(begun(golden("keyflower", "3-greedy"), 300)):
        for piece in turn.pieces:
            if piece.free and "bid " in piece.before.say(piece.actions):
                yield piece


def higher(known: ts.State, line: list[int]) -> Iterator[list[int]]:
    """Other bids on the same tile that its player could make."""
    tile = known.say(line).split()[1]
    for colour, n in itertools.product(("blue", "red", "yellow", "green"), range(1, 7)):
        with contextlib.suppress(ts.TablesteadError):
            yield known.read(f"bid {tile} {colour} {n} end")


def test_a_bid_that_others_can_raise() -> None:
    """By the hands that are possible, not by those that there are; against a bid that is safer."""
    found = []
    for piece in bids():
        told = []
        for seed in (1, 2):
            other = piece.before.copy()
            other.redeal(piece.player, ts.Rng(seed))
            known = other.game.restore(other.view(piece.player))
            told.append([reasons_of(known, line, piece.actions) for line in higher(known, piece.actions)])
            assert "answerable" not in keys(reasons_of(known, known.read("pass end"), piece.actions))
        assert told[0] == told[1]
        found += [fact for facts in told[0] for fact in facts]
    assert any(fact.key == "answerable" and 50 <= int(str(fact.args["n"])) <= 100 for fact in found)


def test_a_bid_is_no_worse_for_being_raised_where_the_better_one_can_be_raised_too() -> None:
    for piece in bids():
        known = piece.before.game.restore(piece.before.view(piece.player))
        assert "answerable" not in keys(reasons_of(known, piece.actions, piece.actions))


@pytest.mark.parametrize("lang", ["en", "hu", "fr"])
def test_reasons_are_sentences(lang: str) -> None:
    state = ages("roll workers workers food")
    for fact in reasons(state, "stop build city-4 3 build city-5 3 end", "stop build city-4 3 done end"):
        text, faults = Words(lang).format(f"ages-reason-{fact.key}", fact.args, "ages")
        assert not faults
        assert text.endswith(".")
