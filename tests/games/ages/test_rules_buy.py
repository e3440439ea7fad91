"""A-T18…A-T21: buying and discarding."""

from __future__ import annotations

import pytest

import tablestead as ts

from .positions import GAME, goods, legal, play, position, refused, rolled, seen, sheet, step


def test_a_t18_at_most_one_a_turn() -> None:
    state = position(step="buy", coins=70, dice="coins coins coins", rolls=1)
    play(state, "buy irrigation with coins")
    assert step(state) == "end"
    refused(state, "buy leadership", "A-T18", "one-purchase")


def test_a_t18_each_at_most_once_per_player() -> None:
    state = position(step="buy", coins=70, owns={0: "irrigation"})
    refused(state, "buy irrigation", "A-T18", "owned", development="irrigation")
    assert "buy irrigation" not in legal(state)


def test_a_t18_with_coins_and_any_set_of_kinds_that_reaches_the_cost() -> None:
    """7 coins, wood 3, stone 6, cloth 4 for 15: every subset worth 8 or more."""
    state = position(step="buy", coins=7, goods={0: "2 wood 2 stone 1 cloth"})
    play(state, "buy agriculture")
    assert set(legal(state)) == {"with wood stone", "with stone cloth", "with wood stone cloth"}
    refused(state, "with wood cloth", "A-T18", "too-little", cost=15, n=14)
    refused(state, "with coins", "A-T18", "too-little", n=7)
    refused(state, "with pottery wood stone", "A-T18", "needs-good", good="pottery")


def test_a_t18_a_kind_is_spent_entirely() -> None:
    state = position(step="buy", goods={0: "5 wood 1 spearhead"})
    play(state, "buy irrigation with wood")
    assert goods(state) == "1 spearhead"


def test_a_t18_overpayment_is_lost() -> None:
    state = position(step="buy", coins=7, goods={0: "4 spearhead 1 wood"})
    play(state, "buy leadership with spearhead")
    assert goods(state) == "1 wood"
    assert seen(state).coins == 0


def test_a_t18_more_kinds_than_needed_may_be_spent() -> None:
    state = position(step="buy", coins=14, goods={0: "2 wood 2 stone"})
    play(state, "buy irrigation")
    assert set(legal(state)) == {"with coins", "with wood", "with stone", "with wood stone"}
    play(state, "with wood stone")
    assert goods(state) == ""


def test_a_t18_no_goods_are_spent_without_a_purchase() -> None:
    state = position(step="buy", coins=14, goods={0: "2 wood"})
    refused(state, "with wood", "A-T0", "order")
    play(state, "done")
    assert goods(state) == "2 wood"


def test_a_t18_only_what_can_be_paid() -> None:
    state = position(step="buy", coins=14, goods={0: "2 wood"})  # 17 in all
    expected = {"leadership", "irrigation", "agriculture", "quarrying", "medicine"}
    assert set(legal(state)) == {"done"} | {f"buy {id}" for id in expected}
    refused(state, "buy coinage", "A-T18", "too-dear", cost=20, n=17)
    refused(state, "buy empire", "A-T18", "too-dear", cost=60, n=17)


def test_a_t18_a_purchase_once_begun_is_paid() -> None:
    state = position(step="buy", coins=14)
    play(state, "buy irrigation")
    refused(state, "done", "A-T0", "order")
    refused(state, "buy leadership", "A-T0", "order")
    assert legal(state) == ["with coins"]


def test_a_t19_granaries_sell_food_left_after_feeding() -> None:
    """14 coins and 2 food at 4 reach 20: food 2 or more; what is sold is gone."""
    state = rolled(position(food=7, owns={0: "granaries"}), "coins food coins")
    assert sheet(state).food == 7
    play(state, "buy caravans with coins")
    assert legal(state) == ["food 2", "food 3", "food 4", "food 5", "food 6", "food 7"]
    refused(state, "food 1", "A-T18", "too-little", cost=20, n=18)
    refused(state, "food 8", "A-T19", "needs-good", need={"food": 8}, n=7)
    play(state, "food 3")
    assert (sheet(state).food, sheet(state).developments) == (4, ["caravans", "granaries"])


@pytest.mark.parametrize(("edition", "price"), [("2009", 4), ("reprint", 6), ("late", 6)])
def test_a_t19_price_of_food(edition: str, price: int) -> None:
    state = position(edition=edition, step="buy", food=15, owns={0: "granaries"})
    play(state, "buy irrigation with coins")
    least = -(-10 // price)
    assert legal(state)[0] == f"food {least}"
    refused(state, f"food {least - 1}", "A-T18", "too-little")
    assert seen(state).power.total == 15 * price


def test_a_t19_food_makes_things_affordable_with_goods() -> None:
    state = position(step="buy", food=2, goods={0: "1 wood 1 stone"}, owns={0: "granaries"})
    assert "buy irrigation" in legal(state)  # 1 + 2 + 8
    play(state, "buy irrigation")
    assert legal(state) == ["with stone", "with wood stone"]
    play(state, "with stone", "food 2")
    assert (sheet(state).food, goods(state)) == (0, "1 wood")


def test_a_t19_needs_granaries_and_a_purchase() -> None:
    state = position(step="buy", coins=20, food=5)
    refused(state, "food 1", "A-T19", "needs-development", development="granaries")
    play(state, "buy irrigation")
    refused(state, "food 1", "A-T19", "needs-development", development="granaries")
    owner = position(step="buy", coins=20, food=5, owns={0: "granaries"})
    refused(owner, "food 1", "A-T0", "order")


def test_a_t19_not_with_the_granaries_bought_now() -> None:
    state = position(step="buy", coins=28, goods={0: "2 wood"}, food=5)
    play(state, "buy granaries with wood")
    assert (step(state), sheet(state).food) == ("end", 5)
    poor = position(step="buy", coins=28, food=5)
    refused(poor, "buy granaries", "A-T18", "too-dear")


def test_a_t20_coins_not_spent_are_lost() -> None:
    state = position(step="buy", coins=21)
    play(state, "buy irrigation with coins")
    assert seen(state).coins == 0
    play(state, "end")
    assert seen(state).coins == 0


def test_a_t21_to_exactly_six_of_the_players_choice() -> None:
    state = rolled(position(goods={0: "4 wood 4 stone"}), "food food food")
    play(state, "done")
    assert step(state) == "discard"
    assert legal(state) == ["discard wood", "discard stone"]
    refused(state, "discard cloth", "A-T21", "needs-good", good="cloth")
    refused(state, "end", "A-T21", "must-discard", n=2)
    play(state, "discard stone 2")
    assert (step(state), goods(state)) == ("end", "4 wood 2 stone")


def test_a_t21_not_with_caravans() -> None:
    state = rolled(position(goods={0: "1 wood 7 stone"}, owns={0: "caravans"}), "food food food")
    play(state, "done")
    assert (step(state), goods(state)) == ("end", "1 wood 7 stone")


def test_a_t21_no_other_discard() -> None:
    state = position(step="end", goods={0: "6 wood"})
    refused(state, "discard wood", "A-T21", "no-discard", n=6)
    refused(position(step="buy", coins=10, goods={0: "8 wood"}), "discard wood", "A-T0", "order")
    with_line = position(step="discard", goods={0: "7 wood"})
    before = with_line.digest()
    with pytest.raises(ts.IllegalAction) as caught:
        with_line.read("discard wood 2")
    assert caught.value.rule == "A-T21"
    assert with_line.digest() == before


def test_a_t21_exactly_six_is_fine() -> None:
    state = position(step="buy", coins=10, goods={0: "5 wood 1 cloth"})
    play(state, "done")
    assert step(state) == "end"


def test_a_t21_in_the_last_turn_too_before_scoring() -> None:
    state = position(active=1, step="buy", coins=10, goods={1: "8 wood"}, last_round=True)
    play(state, "done")
    assert step(state) == "discard"
    play(state, "discard wood 2", "end")
    assert (step(state), sheet(state, 1).goods_value) == ("over", 21)


def test_a_t21_a_purchase_comes_before_the_discard() -> None:
    state = position(step="buy", goods={0: "5 wood 2 stone"})
    play(state, "buy irrigation with wood")
    assert (step(state), goods(state)) == ("end", "2 stone")


def test_a_t18_line_of_a_purchase() -> None:
    """The whole purchase on one line, in the words of the record."""
    state = position(step="buy", coins=7, food=9, goods={0: "2 wood 2 stone"}, owns={0: "granaries"})
    line = "buy agriculture with wood food 2"
    assert [GAME.text(action) for action in state.read(line)] == ["buy agriculture", "with wood", "food 2"]
    play(state, line)
    assert (sheet(state).food, goods(state)) == (7, "2 stone")
