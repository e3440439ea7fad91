"""What the page is told beside the position itself: forecasts, powers, hits, gains and events are true."""

from __future__ import annotations

import pytest

import tablestead as ts
from tablestead.games.ages.rules import AgesState
from tablestead.games.ages.view import AgesView

from .games import SETUPS, played
from .positions import GAME, legal, play, position, roll, rolled, seen, sheet, step


def roll_positions() -> list[AgesState]:
    """Positions of random games in which dice lie and may be kept."""
    found = []
    for seed in range(250):
        state, _ = played(SETUPS[seed % len(SETUPS)], seed, 60 + seed)
        rng = ts.Rng(seed)
        while state.player != ts.OVER and step(state) not in ("reroll", "lead"):
            choices = state.legal()
            state.apply(choices[rng.below(len(choices))] if choices else state.sample(rng))
        if state.player != ts.OVER:
            found.append(state)
    return found


POSITIONS = roll_positions()


def kept(state: AgesState, for_food: int) -> AgesState:
    """The dice kept as they lie; so many food-or-workers dice for food."""
    after = play(state.copy(), "stop")
    return play(after, f"food {for_food}") if step(after) == "food" else after


def either_dice(view: AgesView) -> int:
    return view.dice[4]


def test_forecasts_come_true() -> None:
    for state in POSITIONS:
        view, seat = seen(state), state.active
        forecast = view.forecast
        assert forecast is not None
        before = sheet(state, seat)
        for bound, for_food in ((0, 0), (1, either_dice(view))):
            after = kept(state, for_food)
            own = sheet(after, seat)
            assert own.food == forecast.food_after[bound]
            assert own.losses["famine"] - before.losses["famine"] == forecast.unfed[1 - bound]
            assert seen(after).skulls == forecast.skulls
            if step(after) == "build":
                assert seen(after).workers == forecast.workers[1 - bound]
            if step(after) in ("build", "buy", "trade"):
                assert seen(after).coins == forecast.coins
            assert own.goods == forecast.goods_after


def test_power_while_rolling_is_what_can_be_spent_afterwards() -> None:
    """With the dice kept as they lie and all food-or-workers dice for workers, before any trade."""
    compared = 0
    for state in POSITIONS:
        promised = seen(state).power
        after = kept(state, 0)
        if seen(state).forecast is None or step(after) in ("discard", "end"):
            continue
        assert seen(after).power == promised
        compared += 1
    assert compared > 50


@pytest.mark.parametrize(
    ("owns", "goods", "value", "over"), [("", [0] * 5, 0, 0), ("religion", [6, 6, 5, 4, 4], 198, 19)]
)
def test_forecast_and_power_know_the_revolt(owns: str, goods: list[int], value: int, over: int) -> None:
    """Five skulls bring ten goods and take all of them, but not from who has Religion."""
    state = position(cities={0: 6}, goods={0: "4 wood 4 stone 3 pottery 2 cloth 2 spearhead"}, owns={0: owns})
    roll(state, "skull skull skull skull skull coins")
    forecast = seen(state).forecast
    assert forecast is not None
    assert (forecast.disaster, forecast.goods_after, forecast.over_limit) == ("revolt", goods, over)
    power = seen(state).power
    assert (sum(power.goods), power.total) == (value, 7 + value)
    play(state, "stop")
    assert (sheet(state).goods, sum(seen(state).power.goods)) == (goods, value)


def test_workers_left_after_building_are_lost() -> None:
    """A-T14: nobody can use them any more, so nobody counts them."""
    state = rolled(position(), "workers workers coins")
    assert seen(state).workers == 6
    play(state, "build city-4", "done")
    assert seen(state).workers == 0
    late = rolled(position(edition="late", goods={0: "2 spearhead"}), "workers workers coins")
    play(late, "done")
    assert (step(late), seen(late).workers) == ("buy", 0)


def test_power_counts_food_after_feeding() -> None:
    state = position(food=5, owns={0: "granaries"}, step="reroll", dice="coins coins coins", rolls=1)
    assert seen(state).power.food == 2 * 4


def test_disaster_rows_come_true() -> None:
    """For two to five skulls: the hits shown before the roll are those that happen."""
    setups = [
        {},
        {"owns": {0: "irrigation smithing religion", 1: "medicine religion"}, "boxes": {2: "13 great-wall"}},
        {"owns": {0: "religion", 2: "medicine"}, "boxes": {0: "13 great-wall"}},
    ]
    for players in (1, 2, 3):
        for setup in setups:
            for skulls in (2, 3, 4, 5):
                chosen = {
                    name: {seat: words for seat, words in values.items() if seat < players}
                    for name, values in setup.items()
                }
                state = position(
                    players, edition="late", cities={0: 5}, food=15,
                    goods=dict.fromkeys(range(players), "1 wood"), **chosen,  # type: ignore[arg-type]
                )  # fmt: skip
                row = seen(state).disasters[skulls - 2]
                rolled(state, "skull " * skulls + "coins " * (5 - skulls))
                if step(state) == "spearheads":
                    play(state, "spearheads 0")
                hits = {hit.seat: hit for hit in row.hits}
                for seat in range(players):
                    lost = sum(sheet(state, seat).losses.values())
                    assert lost == (hits[seat].points if seat in hits else 0), (players, skulls, setup)
                    emptied = sum(sheet(state, seat).goods) == 0
                    assert emptied == (hits[seat].goods if seat in hits else False)


def test_score_parts_sum_up_and_are_the_score() -> None:
    for state in POSITIONS:
        for seat, total in enumerate(state.scores()):
            score = sheet(state, seat).score
            parts = (score.developments, score.monuments, score.architecture, score.empire, score.commerce)
            assert sum(parts) + score.disasters == score.total == total


def test_gives_of_food_dice() -> None:
    state = rolled(position(owns={0: "agriculture masonry"}), "food either either")
    for choice in state.choices(0):
        after = state.copy()
        after.apply(choice.action)
        assert choice.gives["workers"] == seen(after).workers
        assert choice.gives["food"] == sheet(after).food - sheet(state).food + 3


def test_payments_say_sum_and_waste() -> None:
    state = play(position(step="buy", coins=7, goods={0: "2 wood 2 stone"}), "buy agriculture")
    choices = {choice.text: choice for choice in state.choices(0)}
    assert choices["with wood stone"].args == {
        "goods": ["wood", "stone"],
        "coins": 7,
        "pays": {"coin": 7, "wood": 2, "stone": 2},
        "sum": 16,
        "waste": 1,
    }
    assert choices["with wood stone"].gives == {"wood": -2, "stone": -2}


def test_finishing_says_its_points() -> None:
    state = position(
        step="build",
        workers=1,
        boxes={0: "12 great-wall 4 stone-circle", 1: "5 stone-circle"},
        owns={0: "architecture"},
    )
    gives = {choice.text: choice.gives for choice in state.choices(0)}
    assert gives["build great-wall"] == {"points": 11}
    assert gives["build stone-circle"] == {"points": 2}
    assert gives["build obelisk"] == {}


def test_leadership_says_how_many_rolls_it_gives_up() -> None:
    state = roll(position(owns={0: "leadership"}), "food workers skull")
    for left, line in ((2, "reroll food"), (1, "reroll food"), (0, "")):
        assert {choice.args["rolls"] for choice in state.choices(0) if choice.kind == "lead"} == {left}
        if line:
            play(state, line, "roll food")


def test_leadership_says_what_the_die_shows_to_its_owner() -> None:
    state = roll(position(owns={0: "leadership coinage"}), "coins food skull")
    shows = {choice.text: choice.args["shows"] for choice in state.choices(0) if choice.kind == "lead"}
    assert shows["lead coins"] == {"coin": 12}
    assert shows["lead skull"] == {"goods": 2, "skull": 1}
    before = state.copy()
    state.play("lead coins")
    [event] = state.game.describe(before, state.game.parse("lead coins"), state, None)
    assert event.args["shows"] == {"coin": 12}


def test_ships_and_stone_say_how_often_they_can_be_used() -> None:
    state = position(
        edition="late",
        step="build",
        workers=1,
        goods={0: "3 wood 2 cloth 4 stone"},
        owns={0: "shipping engineering"},
    )
    for choice in state.choices(0):
        if choice.kind in ("ship", "spend-stone"):
            play(state.copy(), f"{choice.text} {choice.args['most']}")
    most = {choice.kind: choice.args.get("most") for choice in state.choices(0)}
    assert (most["ship"], most["spend-stone"]) == (2, 4)


@pytest.mark.parametrize(
    ("dice", "keys"),
    [
        ("food food food", ["stops", "collects", "feeds"]),
        ("skull skull food", ["stops", "collects", "feeds", "hit"]),
        ("coins coins coins", ["stops", "collects", "feeds"]),
    ],
)
def test_events_of_keeping(dice: str, keys: list[str]) -> None:
    before = play(position(), "roll", "roll " + dice)
    after = play(before.copy(), "stop")
    events = GAME.describe(before, GAME.parse("stop"), after, 0)
    assert [event.key for event in events] == keys


def test_events_of_too_much_food_famine_and_aversion() -> None:
    def told(state: AgesState, dice: str) -> dict[str, dict[str, object]]:
        before = play(state, "roll", "roll " + dice)
        after = play(before.copy(), "stop")
        return {
            event.key: dict(event.args) for event in GAME.describe(before, GAME.parse("stop"), after, None)
        }

    full = told(position(food=13), "food food coins")
    assert full["lost-food"] == {"seat": 0, "n": 4}
    assert full["feeds"] == {"seat": 0, "n": 3, "food": 12}
    hungry = told(position(food=1), "coins coins good")
    assert hungry["hit"] == {"seat": 0, "disaster": "famine", "points": 2}
    safe = told(position(owns={0: "irrigation"}), "skull skull food")
    assert safe["averted"] == {"seat": 0, "disaster": "drought", "by": "irrigation"}


def test_events_of_an_end() -> None:
    state = position(2, active=1, step="end", last_round=True, owns={0: "irrigation", 1: "leadership"})
    after = play(state.copy(), "end")
    events = GAME.describe(state, GAME.parse("end"), after, None)
    assert [(event.key, event.args["seat"], event.args["points"]) for event in events] == [
        ("shares", 0, 2),
        ("shares", 1, 2),
    ]


def test_a_reroll_is_one_choice_with_its_counts() -> None:
    state = play(position(), "roll", "roll food food coins")
    by_dice = {choice.text: choice.args for choice in state.choices(0) if choice.kind == "reroll"}
    assert by_dice["reroll food food coins"] == {
        "dice": {"face-food": 2, "face-coins": 1},
        "n": 3,
        "shows": {"food": 6, "coin": 7},
    }
    assert len(by_dice) == len(legal(state)) - 1 == 5


def test_with_coinage_a_roll_tells_what_its_coins_bring() -> None:
    state = play(position(owns={0: "coinage"}), "roll", "roll food coins coins")
    shows = {choice.text: choice.args["shows"] for choice in state.choices(0) if choice.kind == "reroll"}
    assert shows["reroll coins coins"] == {"coin": 24}


def test_worth_names_developments_and_monuments() -> None:
    for state in POSITIONS:
        for seat in range(state.players):
            score = sheet(state, seat).score
            assert sum(GAME.points_by_source(state, seat).values()) == score.developments + score.monuments


def test_faces_of_a_roll() -> None:
    assert GAME.faces(GAME.parse("roll food coins skull food")) == [2, 0, 1, 0, 0, 1]
    assert [GAME.faces(GAME.parse(text)) for text in ("roll", "reroll food", "end")] == [[], [], []]
