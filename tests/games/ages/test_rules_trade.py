"""A-V2: the trade game."""

from __future__ import annotations

import pytest

import tablestead as ts
from tablestead.games.ages.rules import AgesState

from .positions import (
    GAME,
    goods,
    legal,
    offer_on_table,
    play,
    position,
    refused,
    rolled,
    seen,
    sheet,
    step,
)


def market(players: int = 2, **kwargs: object) -> AgesState:
    """Seat 1 may trade."""
    return position(players, trade=True, step="trade", **kwargs)  # type: ignore[arg-type]


def test_a_v2_after_disasters_and_before_building() -> None:
    state = rolled(position(2, trade=True, goods={1: "1 cloth"}), "workers skull skull")
    assert (step(state), sheet(state).losses["drought"]) == ("trade", 2)
    play(state, "done")
    assert step(state) == "build"
    refused(state, "offer 2", "A-T0", "order")


def test_a_v2_only_in_the_trade_game() -> None:
    state = rolled(position(2, goods={0: "1 wood", 1: "1 cloth"}), "workers food food")
    assert step(state) == "build"
    refused(state, "offer 2", "A-V2", "no-trade-game")


def test_a_v2_goods_and_food_in_any_combination() -> None:
    state = market(goods={0: "2 wood 1 stone", 1: "1 cloth 2 pottery"}, food=[2, 9])
    play(state, "offer 2 give wood 2 give stone 1 take cloth 1 take pottery 2 take food 4 propose")
    assert state.player == 1
    play(state, "accept")
    assert (goods(state, 0), sheet(state, 0).food) == ("2 pottery 1 cloth", 6)
    assert (goods(state, 1), sheet(state, 1).food) == ("2 wood 1 stone", 5)


def test_a_v2_also_what_was_got_in_an_earlier_trade() -> None:
    state = market(3, goods={0: "1 wood", 1: "1 cloth", 2: "1 spearhead"})
    play(state, "offer 2 give wood 1 take cloth 1 propose", "accept")
    play(state, "offer 3 give cloth 1 take spearhead 1 propose", "accept")
    assert [goods(state, seat) for seat in range(3)] == ["1 spearhead", "1 wood", "1 cloth"]


def test_a_v2_one_offer_at_a_time_and_nothing_else_until_the_answer() -> None:
    state = market(3, goods={0: "2 wood", 1: "1 cloth", 2: "1 cloth"})
    play(state, "offer 2 give wood 1 propose")
    assert (state.player, state.active, legal(state)) == (1, 0, ["accept", "refuse"])
    for other in ("offer 3", "done", "give wood 1", "propose", "roll", "build city-4", "end"):
        refused(state, other, "A-T0", "order", step="now-respond")


def test_a_v2_refused_nothing_moves() -> None:
    state = market(goods={0: "2 wood", 1: "1 cloth"})
    play(state, "offer 2 give wood 2 take cloth 1 propose", "refuse")
    assert (goods(state, 0), goods(state, 1), state.player) == ("2 wood", "1 cloth", 0)
    assert (offer_on_table(state), seen(state).offers_left) == (None, 5)


def test_a_v2_others_trade_only_with_the_active_player() -> None:
    """An offer has the active player on one side; a partner answers and does no more."""
    state = market(3, goods={0: "2 wood", 1: "1 cloth", 2: "1 stone"})
    assert legal(state) == ["done", "offer 2", "offer 3"]
    refused(state, "offer 1", "A-V2", "own-seat")
    refused(state, "offer 4", "A-V2", "no-seat", n=4)
    assert [len(state.choices(seat)) for seat in range(3)] == [3, 0, 0]


def test_a_v2_both_hold_what_they_would_give() -> None:
    state = market(goods={0: "2 wood", 1: "1 cloth"}, food=[3, 2])
    play(state, "offer 2")
    refused(state, "give wood 3", "A-V2", "giver-short", need={"wood": 3}, n=2, partner=0)
    refused(state, "give cloth 1", "A-V2", "giver-short", need={"cloth": 1}, n=0, partner=0)
    refused(state, "take cloth 2", "A-V2", "giver-short", need={"cloth": 2}, partner=1)
    refused(state, "take food 3", "A-V2", "giver-short", need={"food": 3}, partner=1)
    assert {"give wood 1", "give wood 2", "take cloth 1", "give food 3", "take food 2"} <= set(legal(state))


def test_a_v2_nobody_passes_the_end_of_a_track() -> None:
    state = market(goods={0: "3 wood 4 spearhead", 1: "6 wood 1 spearhead"}, food=[14, 13])
    play(state, "offer 2")
    refused(state, "give wood 3", "A-V2", "track-end", good="wood")
    refused(state, "take spearhead 1", "A-V2", "track-end", good="spearhead")
    refused(state, "take food 2", "A-V2", "track-end", good="food")
    refused(state, "give food 3", "A-V2", "track-end", good="food")
    names = legal(state)
    assert "give wood 2" in names
    assert "take food 1" in names
    assert "give food 2" in names


def test_a_v2_a_kind_stands_on_one_side_only() -> None:
    state = market(goods={0: "2 wood", 1: "2 wood"})
    play(state, "offer 2 give wood 1")
    refused(state, "take wood 1", "A-V2", "kind-twice", good="wood")
    refused(state, "give wood 1", "A-V2", "kind-twice", good="wood")
    play(state, "give food 1")
    refused(state, "take food 2", "A-V2", "kind-twice", good="food")


def test_a_v2_one_side_may_be_empty_not_both() -> None:
    state = market(goods={0: "2 wood", 1: "1 cloth"})
    play(state, "offer 2")
    refused(state, "propose", "A-V2", "offer-empty")
    gift = play(state.copy(), "give wood 2 propose", "accept")
    assert (goods(gift, 0), goods(gift, 1)) == ("", "2 wood 1 cloth")
    begged = play(state.copy(), "take cloth 1 propose", "accept")
    assert (goods(begged, 0), goods(begged, 1)) == ("2 wood 1 cloth", "")


def test_a_v2_no_counter_offer() -> None:
    state = play(market(goods={0: "2 wood", 1: "1 cloth"}), "offer 2 give wood 1 propose")
    refused(state, "take wood 1", "A-T0", "order")
    refused(state, "offer 1", "A-V2", "own-seat")


def test_a_v2_at_most_six_offers_a_turn_refused_ones_counted() -> None:
    state = market(3, goods={0: "6 wood", 1: "1 cloth"}, workers=3, food=9)
    for left, (partner, answer) in enumerate([(2, "refuse"), (2, "accept"), (3, "refuse")] * 2):
        assert seen(state).offers_left == 6 - left
        play(state, f"offer {partner} give wood 1 propose", answer)
    assert seen(state).offers_left == 0
    assert step(state) == "build"  # no offer can be made any more
    assert goods(state, 1) == "2 wood 1 cloth"
    refused(state, "offer 2", "A-V2", "offers-used", n=6)


def test_a_v2_late_ship_swaps_go_on_after_six_offers() -> None:
    state = market(edition="late", offers=5, goods={0: "2 wood", 1: "1 cloth"}, ships={0: 1})
    play(state, "offer 2 give wood 1 propose", "refuse")
    assert step(state) == "trade"
    refused(state, "offer 2", "A-V2", "offers-used", n=6)
    assert "swap wood cloth" in legal(state)


def test_a_v2_offers_are_new_every_turn() -> None:
    state = position(2, trade=True, step="end", offers=6, goods={0: "1 wood", 1: "1 wood"})
    play(state, "end")
    rolled(state, "food food food")
    assert (seen(state).offers_left, step(state)) == (6, "trade")


def test_a_v2_who_has_nothing_to_exchange_gets_no_offer() -> None:
    """Full tracks on both sides, or nothing held by either: there is nothing to finish an offer with."""
    state = market(3, food=[0, 0, 5], goods={2: "1 wood"})
    assert legal(state) == ["done", "offer 3"]
    refused(state, "offer 2", "A-V2", "nothing-to-trade", partner=1)


def test_a_v2_the_step_is_passed_over_when_there_is_nothing() -> None:
    state = rolled(position(2, trade=True, food=[3, 0]), "coins coins workers")
    assert step(state) == "build"


def test_a_v2_coins_workers_and_ships_are_not_tradable() -> None:
    for word in ("coins", "workers", "ship"):
        with pytest.raises(ts.NotationError) as caught:
            GAME.parse(f"give {word} 1")
        assert caught.value.info["word"] == word


def test_a_v2_refused_with_one_player() -> None:
    with pytest.raises(ts.OptionError) as caught:
        GAME.check({"players": 1, "trade": True})
    assert (caught.value.rule, caught.value.info["option"]) == ("A-V2", "trade")


def test_a_v2_late_trade_comes_after_building_and_before_buying() -> None:
    state = rolled(position(2, edition="late", trade=True, goods={0: "5 wood"}), "workers food coins")
    assert step(state) == "build"
    play(state, "done")
    assert step(state) == "trade"
    play(state, "done")
    assert step(state) == "buy"
