"""Transport and upgrades (K-M1, K-M2)."""

from __future__ import annotations

import pytest

from tablestead.games.keyflower import actions as a
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.rules import KeyflowerState

from . import figures as f
from .positions import (
    TILE,
    base,
    goods_on,
    legal,
    pile_of,
    play,
    position,
    refused,
    screen,
    seen,
    step,
    workers_on,
)

# home-1 has roads N NE SE SW NW and water S. Keywood RR-RR- at N (0,-1): its S is a road.
STREET = "keywood@0,-1 miner@0,-2"
"""A street north of home-1: keywood's N and S, miner's S are roads."""


def working(tile: str = "stable", **setup: object) -> KeyflowerState:
    """Seat 0 has just used a transport tile on offer with one blue worker."""
    setup.setdefault("screens", {0: "9 blue anvil pick saw"})
    setup.setdefault("village", {0: STREET})
    setup.setdefault("offer", tile)
    state = position(**setup)  # type: ignore[arg-type]
    return play(state, f"use {tile} blue 1")


# K-M1


def test_k_m1_one_resource_one_tile_along_a_road() -> None:
    state = working(goods={"keywood": "2 wood"}, screens={0: "1 blue"})
    assert legal(state) == ["done", "carry wood keywood"]
    play(state, "carry wood keywood")
    assert (step(state), legal(state)) == ("direction", ["n", "s"])
    play(state, "n")
    assert (goods_on(state, "keywood"), goods_on(state, "miner")) == ("1 wood", "1 wood")
    assert seen(state).work.carries == 1
    play(state, "carry wood keywood s")
    assert goods_on(state, "home-1") == "1 wood"
    refused(state, "carry wood miner", "K-M1", "carries-spent")


def test_k_m1_one_resource_over_several_tiles() -> None:
    state = play(working(goods={"home-1": "1 gold"}), "carry gold home-1 n carry gold keywood n")
    assert (goods_on(state, "home-1"), goods_on(state, "keywood"), goods_on(state, "miner")) == (
        "",
        "",
        "1 gold",
    )


def test_k_m1_a_road_must_join_both_edges() -> None:
    """Keywood is turned so that its south edge, against the home's road, is plain."""
    state = working(village={0: "keywood@0,-1/1"}, goods={"keywood": "1 wood"})
    assert "carry wood keywood" not in legal(state)
    refused(state, "carry wood keywood", "K-M1", "no-way", good="wood", tile="keywood")
    # One road edge against one plain edge does not join either.
    home = working(village={0: "keywood@0,-1/1"}, goods={"home-1": "1 wood"})
    refused(home, "carry wood home-1", "K-M1", "no-way", good="wood", tile="home-1")
    partly = working(village={0: "keywood@0,-1 miner@0,-2/2"}, goods={"keywood": "1 wood"})
    play(partly, "carry wood keywood")
    assert legal(partly) == ["s"]
    refused(partly, "n", "K-M1", "no-road", direction="direction-n")
    refused(partly, "ne", "K-M1", "no-tile", direction="direction-ne")


def test_k_m1_no_way_over_water() -> None:
    state = working(village={0: "summer-boat-1a@0,1"}, goods={"home-1": "1 wood"})
    refused(state, "carry wood home-1", "K-M1", "no-way", good="wood", tile="home-1")


@pytest.mark.parametrize("place", ["offer", "own", "other"])
def test_k_m1_wherever_the_used_tile_stands(place: str) -> None:
    setup: dict[str, object] = {"goods": {"keywood": "1 wood"}, "village": {0: STREET}}
    if place != "offer":
        setup["offer"] = ""
        setup["village"] = {0: f"{STREET} stable@1,-1/3"} if place == "own" else {0: STREET, 1: "stable@0,-1"}
    state = working("stable", **setup)
    assert (seen(state).work.carries, seen(state).work.upgrades) == (2, 1)
    assert goods_on(play(state, "carry wood keywood n"), "miner") == "1 wood"


def test_k_m1_only_the_own_village() -> None:
    state = working(
        village={0: STREET, 1: "quarryman@0,-1"}, goods={"quarryman": "1 stone", "home-2": "1 iron 1 stone"}
    )
    refused(state, "carry stone quarryman", "K-M1", "not-own", tile="quarryman")
    refused(state, "upgrade home-2", "K-M2", "not-own", tile="home-2")
    refused(state, "carry stone keywood", "K-M1", "not-there", good="stone", tile="keywood")
    assert legal(state) == ["done", "upgrade keywood", "upgrade miner"]


def test_k_m1_steps_and_upgrades_in_any_order() -> None:
    setup = {"goods": {"home-1": "1 wood 1 stone", "keywood": "1 wood"}}
    first = working("wainwright", **setup)
    play(first, "upgrade home-1 carry wood keywood s upgrade keywood carry wood home-1 n")
    assert seen(first).work.carries == 2
    assert seen(first).work.upgrades == 0
    refused(first, "upgrade miner", "K-M1", "upgrades-spent")
    assert "carry wood keywood" in legal(first)
    last = working("wainwright", **setup)
    play(last, *["carry wood keywood s", "carry wood home-1 n"] * 2, "upgrade keywood")
    assert (seen(last).work.carries, seen(last).work.upgrades) == (0, 1)


def test_k_m1_the_numbers_are_those_shown_when_the_tile_was_used() -> None:
    """The stable upgrades itself (4 and 2 on the other side): what it showed is what counts."""
    state = working(
        village={0: "stable@0,-1/3 keywood@1,-1/4"},
        offer="",
        goods={"stable": "1 iron 1 wood", "home-1": "3 wood"},
    )
    play(state, "upgrade stable")
    assert (seen(state).work.carries, seen(state).work.upgrades) == (2, 0)
    play(state, "carry wood home-1 ne carry wood home-1 ne")
    assert step(state) == "end"


def test_k_m1_both_are_optional_and_the_turn_ends_when_the_player_says_so() -> None:
    state = working(goods={"keywood": "1 wood"})
    play(state, "done")
    assert legal(state) == ["end"]
    nothing = working(village={0: ""}, screens={0: "1 blue"})
    assert (step(nothing), legal(nothing)) == ("transport", ["done"])
    some = play(working(goods={"keywood": "1 wood"}), "carry wood keywood n", "done")
    assert step(some) == "end"
    refused(working(), "end", "K-M1", "order", step="now-transport")


def test_k_m1_onto_and_over_any_tile_with_a_road() -> None:
    """The home and a winter tile; a summer boat with K-F2a."""
    state = working(village={0: "scholar@0,-1/3"}, goods={"home-1": "1 gold"})
    assert goods_on(play(state, "carry gold home-1 n"), "scholar") == "1 gold"
    boat = working(village={0: "summer-boat-2a@0,-1/1"}, goods={"home-1": "1 gold"})
    play(boat, "carry gold home-1 n")
    assert goods_on(boat, "summer-boat-2a") == "1 gold"
    play(boat, "carry gold summer-boat-2a s")
    assert goods_on(boat, "home-1") == "1 gold"


def test_k_m1_resources_on_a_tile_set_aside_stay() -> None:
    state = working(aside={0: "quarryman"}, goods={"quarryman": "2 stone"})
    refused(state, "carry stone quarryman", "K-M1", "no-way", good="stone", tile="quarryman")


# K-M2


def upgrade_setup(tile: str, goods: str, held: str, **setup: object) -> KeyflowerState:
    """Seat 0 works with a wainwright; the tile lies in its village with these goods on it."""
    village = "" if tile.startswith("home") else f"{tile}@0,-1"
    homes = (
        f"{tile} home-2 home-3" if tile.startswith("home") and tile != "home-2" else "home-1 home-3 home-4"
    )
    if tile == "home-2":
        homes = "home-2 home-1"
    if tile == "home-3":
        homes = "home-3 home-1"
    screens = {0: f"1 blue {held}"}
    offer = "farrier" if tile == "wainwright" else "wainwright"
    state = position(
        upgraded="farrier" if tile == "wainwright" else "",
        screens=screens,
        homes=homes,
        village={0: village},
        offer=offer,
        goods={tile: goods},
        **setup,  # type: ignore[arg-type]
    )
    return play(state, f"use {offer} blue 1")


def parts_of(cost: str) -> tuple[list[str], list[str]]:
    """The resources (`any` too) and the skill tiles of a cost, one word each."""
    words: list[str] = []
    number = 1
    for word in cost.split():
        if word.isdigit():
            number = int(word)
        else:
            words += [word] * number
            number = 1
    skills = [word for word in words if word in ("anvil", "pick", "saw", "any-skill")]
    return [word for word in words if word not in skills], skills


def ways_to_pay(cost: str) -> set[str]:
    """All `with …` of a cost when everything lies there, by the words of K-M2."""
    resources, skills = parts_of(cost)
    bundles: set[tuple[str, ...]] = {()}
    for word in resources:
        options = {
            "any": ("gold", "iron", "stone", "wood"),
            "gold": ("gold",),
        }.get(word, (word, "gold"))
        bundles = {tuple(sorted((*bundle, option))) for bundle in bundles for option in options}
    kinds = {"any-skill": ("anvil", "pick", "saw")}
    skill_ways = kinds.get(skills[0], (skills[0],)) if skills else ("",)
    return {
        " ".join(["with", *bundle, *([skill] if skill else [])]) for bundle in bundles for skill in skill_ways
    }


ALL_GOODS = "4 gold 4 iron 4 stone 4 wood"


@pytest.mark.parametrize("tile", f.VILLAGE)
def test_k_m2_every_way_to_pay_an_upgrade(tile: str) -> None:
    cost = f.VILLAGE[tile].cost
    ways = ways_to_pay(cost)
    state = upgrade_setup(tile, ALL_GOODS, "2 anvil 2 pick 2 saw")
    assert f"upgrade {tile}" in legal(state)
    play(state, f"upgrade {tile}")
    if len(ways) == 1:
        assert state.tile_cell(TILE[tile], s.TILE_UPGRADED) == 1
        assert step(state) == "transport"
        return
    assert set(legal(state)) == ways
    for way in ways:
        paid = play(state.copy(), way)
        assert paid.tile_cell(TILE[tile], s.TILE_UPGRADED) == 1
        words = way.split()[1:]
        left = {good: 4 - words.count(good) for good in ("gold", "iron", "stone", "wood")}
        assert goods_on(paid, tile) == " ".join(f"{n} {good}" for good, n in left.items() if n)
        for skill in ("anvil", "pick", "saw"):
            assert screen(paid).count(f"2 {skill}") == 1 - words.count(skill)
            before = state.counts(s.PILE, 3)[("anvil", "pick", "saw").index(skill)]
            after = paid.counts(s.PILE, 3)[("anvil", "pick", "saw").index(skill)]
            assert after - before == words.count(skill)
        for number, good in enumerate(("gold", "iron", "stone", "wood")):
            assert paid.cells[s.SUPPLY + number] - state.cells[s.SUPPLY + number] == words.count(good)
    refused(
        state,
        "with gold gold gold saw" if "with gold gold gold saw" not in ways else "with iron",
        "K-M2",
        "wrong-payment",
        tile=tile,
    )


@pytest.mark.parametrize("tile", f.VILLAGE)
def test_k_m2_the_exact_cost_is_enough_and_one_piece_less_is_not(tile: str) -> None:
    resources, skills = parts_of(f.VILLAGE[tile].cost)
    given = ["wood" if word == "any" else word for word in resources]
    held = " ".join("pick" if word == "any-skill" else word for word in skills)
    state = upgrade_setup(tile, " ".join(given), held)
    play(state, f"upgrade {tile}")
    if step(state) == "payment":
        play(state, legal(state)[0])
    assert state.tile_cell(TILE[tile], s.TILE_UPGRADED) == 1
    assert (goods_on(state, tile), screen(state)) == ("", "")
    refused(state, f"upgrade {tile}", "K-M2", "upgraded", tile=tile)
    for missing in range(len(given)):
        less = " ".join(given[:missing] + given[missing + 1 :])
        refused(upgrade_setup(tile, less, held), f"upgrade {tile}", "K-M2", "missing")
    if skills:
        refused(upgrade_setup(tile, " ".join(given), ""), f"upgrade {tile}", "K-M2", "missing")


@pytest.mark.parametrize("tile", f.VILLAGE)
def test_k_m2_other_pieces_do_not_pay(tile: str) -> None:
    """Other resources than the cost names, and other skill tiles."""
    resources, skills = parts_of(f.VILLAGE[tile].cost)
    if resources and "any" not in resources:
        others = [good for good in ("iron", "stone", "wood") if good not in resources]
        if resources[0] == "gold":
            others = ["iron", "stone", "wood"]
        wrong = " ".join(f"9 {good}" for good in others)
        refused(upgrade_setup(tile, wrong, "9 saw 9 pick 9 anvil"), f"upgrade {tile}", "K-M2", "missing")
    if skills and skills[0] != "any-skill":
        others = [f"3 {skill}" for skill in ("anvil", "pick", "saw") if skill != skills[0]]
        refused(upgrade_setup(tile, ALL_GOODS, " ".join(others)), f"upgrade {tile}", "K-M2", "missing")


@pytest.mark.parametrize("tile", [tile for tile in f.VILLAGE if "gold" not in f.VILLAGE[tile].cost])
def test_k_m2_gold_stands_in_for_every_resource(tile: str) -> None:
    resources, skills = parts_of(f.VILLAGE[tile].cost)
    held = " ".join("saw" if word == "any-skill" else word for word in skills)
    state = upgrade_setup(tile, f"{len(resources)} gold" if resources else "", held)
    play(state, f"upgrade {tile}")
    if step(state) == "payment":
        play(state, legal(state)[0])
    assert state.tile_cell(TILE[tile], s.TILE_UPGRADED) == 1
    assert goods_on(state, tile) == ""


def test_k_m2_what_is_missing_is_named() -> None:
    state = upgrade_setup("alehouse", "1 wood", "")
    refused(state, "upgrade alehouse", "K-M2", "missing", tile="alehouse", pieces={"iron": 1, "stone": 1})
    gold = upgrade_setup("alehouse", "1 wood 1 gold", "")
    refused(gold, "upgrade alehouse", "K-M2", "missing", tile="alehouse", pieces={"stone": 1})
    refused(
        upgrade_setup("inn", "", ""),
        "upgrade inn",
        "K-M2",
        "missing",
        tile="inn",
        pieces={"any-resource": 1, "any-skill": 1},
    )
    refused(
        upgrade_setup("miner", "", "saw"),
        "upgrade miner",
        "K-M2",
        "missing",
        tile="miner",
        pieces={"anvil": 1},
    )
    refused(
        upgrade_setup("goldsmith", "5 wood 1 gold", ""),
        "upgrade goldsmith",
        "K-M2",
        "missing",
        tile="goldsmith",
        pieces={"gold": 1},
    )
    refused(
        upgrade_setup("well", "2 wood", ""),
        "upgrade well",
        "K-M2",
        "missing",
        tile="well",
        pieces={"any-resource": 1},
    )


def test_k_m2_resources_must_lie_on_that_tile() -> None:
    state = upgrade_setup("sawmill", "2 wood", "")
    state.cells[base("home-1") + s.TILE_GOODS + 3] = 5
    assert "upgrade sawmill" not in legal(state)


def test_k_m2_other_contents_and_the_orientation_stay() -> None:
    state = position(
        screens={0: "9 blue saw"},
        village={0: "keywood@0,-1/3"},
        offer="stable",
        goods={"keywood": "2 wood 1 iron"},
        on={"keywood": "1 blue, 2 blue"},
    )
    play(state, "use stable blue 1 upgrade keywood")
    tile = next(one for one in seen(state).seats[0].village if one.tile == "keywood")
    assert (tile.upgraded, tile.turn, tile.q, tile.r) == (True, 3, 0, -1)
    assert (goods_on(state, "keywood"), workers_on(state, "keywood")) == ("1 iron 2 wood", "3 blue")
    assert (tile.last, tile.colour) == (2, "blue")


def test_k_m2_skill_tiles_go_to_the_pile_resources_to_the_supply() -> None:
    state = working(pile="1 anvil", goods={})
    play(state, "upgrade keywood")
    assert (pile_of(state), screen(state)) == ("1 anvil 1 saw", "8 blue 1 anvil 1 pick")
    home = working(goods={"home-1": "1 wood 2 stone"})
    before = seen(home).supply
    play(home, "upgrade home-1")
    after = seen(home).supply
    assert [now - then for now, then in zip(after, before, strict=True)] == [0, 0, 1, 1]


def test_k_m2_a_tile_set_aside_can_be_upgraded() -> None:
    state = working(aside={0: "miner"}, village={0: ""}, screens={0: "1 blue anvil"})
    play(state, "upgrade miner")
    assert state.tile_cell(TILE["miner"], s.TILE_UPGRADED) == 1


@pytest.mark.parametrize(
    "tile", ["summer-boat-1a", "summer-boat-3b", "scholar", "boat-keyflower", "turn-order-1"]
)
def test_k_m2_what_has_no_other_side(tile: str) -> None:
    state = working(village={0: f"{tile}@0,-1"}, goods={tile: ALL_GOODS})
    refused(state, f"upgrade {tile}", "K-M2", "not-upgradable", tile=tile)


def test_k_m2_tiles_on_offer_cannot_be_upgraded() -> None:
    state = working(offer="stable keywood", village={0: ""}, screens={0: "2 blue saw"})
    refused(state, "upgrade keywood", "K-M2", "not-own", tile="keywood")


def test_k_m2_a_flip_is_never_back() -> None:
    state = working("wainwright", goods={"home-1": "2 wood 2 stone"})
    play(state, "upgrade home-1")
    refused(state, "upgrade home-1", "K-M2", "upgraded", tile="home-1")


def test_k_m2_a_gold_cost_is_paid_in_gold_only() -> None:
    for tile, goods in (
        ("peddler", "9 iron 9 stone 9 wood"),
        ("goldsmith", "1 gold 9 wood"),
        ("fair", "1 wood"),
    ):
        refused(upgrade_setup(tile, goods, ""), f"upgrade {tile}", "K-M2", "missing")


def test_k_m2_an_upgrade_with_any_skill_always_asks() -> None:
    """Also when the player has one kind only: whether it asks must not tell what lies behind the screen."""
    one = play(upgrade_setup("barn", "", "2 saw"), "upgrade barn")
    assert legal(one) == ["with saw"]
    inn = play(upgrade_setup("inn", "1 wood", "1 saw"), "upgrade inn")
    assert legal(inn) == ["with wood saw"]
    assert a.WITH <= inn.legal()[0] < a.BOAT
