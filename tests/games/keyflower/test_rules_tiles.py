"""Village tiles (K-V1…K-V4), each on both sides, on offer, in the own village and in another one's."""

from __future__ import annotations

import pytest

from tablestead.games.keyflower.rules import KeyflowerState

from . import figures as f
from .positions import (
    TILE,
    bag_of,
    check_pieces,
    counted,
    draw_all,
    events,
    goods_on,
    known_of,
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

SIDES = [(tile, side) for tile in f.VILLAGE for side in ("basic", "upgraded")]
COLOURS = ("blue", "red", "yellow", "green")
SKILLS = ("anvil", "pick", "saw")


def effect(tile: str, side: str) -> tuple[str, str]:
    """Cost and effect of a side: `("red", "green 1")`."""
    words = f.VILLAGE[tile].basic if side == "basic" else f.VILLAGE[tile].upgraded
    cost, colon, rest = words.partition(": ")
    return (cost.removeprefix("pay "), rest) if colon else ("", words)


def using(tile: str, side: str, place: str, held: str = "", **setup: object) -> KeyflowerState:
    """Seat 0 has placed one green worker on the tile."""
    if tile.startswith("home"):
        other = "home-1" if tile != "home-1" else "home-2"
        setup["homes"] = f"{tile} {other}" if place == "own" else f"{other} {tile}"
    elif place == "offer":
        setup["offer"] = tile
    else:
        setup["village"] = {0 if place == "own" else 1: f"{tile}@1,-1"}
    state = position(
        screens={0: f"1 green {held}"},
        upgraded=tile if side == "upgraded" else "",
        **setup,  # type: ignore[arg-type]
    )
    return play(state, f"use {tile} green 1")


def sides(*verbs: str) -> pytest.MarkDecorator:
    found = [
        (tile, side)
        for tile, side in SIDES
        if effect(tile, side)[1].split()[:1] and effect(tile, side)[1].split()[0] in verbs
    ]
    return pytest.mark.parametrize(("tile", "side"), found)


def goods_of_seat(state: KeyflowerState) -> dict[str, str]:
    found = {id: goods_on(state, id) for id in TILE}
    return {id: goods for id, goods in found.items() if goods}


PLACES = pytest.mark.parametrize("place", ["offer", "own", "other"])


def test_k_v1_k_v2_k_v3_k_v4_every_side_has_its_test() -> None:
    verbs = {effect(tile, side)[1].split()[0] if effect(tile, side)[1] else "" for tile, side in SIDES}
    assert verbs == {"make", "one", "draw", "skills", "green", "carry", "each", ""}
    assert len(SIDES) == 2 * (6 + 12 + 8 + 12)


# K-V2


@sides("make")
@PLACES
def test_k_v2_tiles_that_make_resources(tile: str, side: str, place: str) -> None:
    cost, made = effect(tile, side)
    state = using(tile, side, place, held="2 anvil 2 pick 2 saw")
    if cost:
        assert legal(state) == ["decline", f"pay {cost}"]
        before = pile_of(state)
        told = events(state, f"pay {cost}")
        assert told[0] == ("pays", {"seat": 0, "pieces": {cost: 1}})
        after = counted(pile_of(state))
        assert {skill: after[skill] - counted(before)[skill] for skill in SKILLS} == {
            skill: int(skill == cost) for skill in SKILLS
        }
        assert screen(state) == " ".join(f"{1 if skill == cost else 2} {skill}" for skill in SKILLS)
    assert step(state) == "end"
    where = tile if place == "own" else "home-1"
    assert goods_of_seat(state) == {where: made.removeprefix("make ")}
    check_pieces(state)


@sides("make")
def test_k_v2_only_the_printed_skill_tile_pays(tile: str, side: str) -> None:
    cost, _ = effect(tile, side)
    if not cost:
        return
    others = [skill for skill in SKILLS if skill != cost]
    state = using(tile, side, "offer", held=" ".join(others) + " 2 red")
    assert legal(state) == ["decline"]
    for other in others:
        refused(state, f"pay {other}", "K-U4", "cost-kind", tile=tile)
    refused(state, f"pay {cost}", "K-U4", "no-piece", piece=cost)
    refused(state, "pay red", "K-U4", "cost-kind", tile=tile)


@PLACES
def test_k_v2_workshop_gives_one_of_three(place: str) -> None:
    state = using("workshop", "basic", place)
    assert (step(state), legal(state)) == ("choose", ["take iron", "take stone", "take wood"])
    for good in ("iron", "stone", "wood"):
        taken = play(state.copy(), f"take {good}")
        assert goods_of_seat(taken) == {"workshop" if place == "own" else "home-1": f"1 {good}"}
        assert step(taken) == "end"
    refused(state, "take gold", "K-V2", "not-choice", good="gold")
    refused(state, "end", "K-V2", "order", step="now-choose")


def test_k_v2_workshop_of_a_kind_still_in_the_supply() -> None:
    state = using("workshop", "basic", "offer", supply={"stone": 0})
    assert legal(state) == ["take iron", "take wood"]
    refused(state, "take stone", "K-V2", "none-supply", good="stone")
    empty = using("workshop", "basic", "offer", supply={"iron": 0, "stone": 0, "wood": 0})
    assert step(empty) == "end"
    assert goods_of_seat(empty) == {}


# K-V1


@sides("draw")
@PLACES
def test_k_v1_tiles_that_draw_workers(tile: str, side: str, place: str) -> None:
    cost, words = effect(tile, side)
    number = int(words.split()[1])
    held = {"": "", "any-worker": "1 yellow", "any-skill": "1 pick"}[cost]
    state = using(tile, side, place, held=held)
    if cost:
        paid = "yellow" if cost == "any-worker" else "pick"
        assert legal(state) == ["decline", f"pay {paid}"]
        play(state, f"pay {paid}")
        assert screen(state) == ""
    assert (step(state), seen(state).work.draws) == ("draw", number)
    play(state, *["worker blue"] * number)
    assert (screen(state), step(state), known_of(state)) == (f"{number} blue", "end", "")
    check_pieces(state)


@sides("skills")
@PLACES
def test_k_v1_tiles_that_draw_skill_tiles(tile: str, side: str, place: str) -> None:
    cost, words = effect(tile, side)
    number = int(words.split()[1])
    state = using(tile, side, place, held="1 pick" if cost else "")
    if cost:
        assert legal(state) == ["decline", "pay pick"]
        play(state, "pay pick")
    assert (step(state), seen(state).work.draws) == ("draw-skills", number)
    play(state, *["skill saw"] * number)
    assert (screen(state), step(state), known_of(state)) == (f"{number} saw", "end", "")
    check_pieces(state)


@sides("green")
@PLACES
def test_k_v1_tiles_that_give_green_workers(tile: str, side: str, place: str) -> None:
    cost, words = effect(tile, side)
    number = int(words.split()[1])
    state = using(tile, side, place, held="2 blue 2 red 2 yellow")
    assert legal(state) == ["decline", f"pay {cost}"]
    for colour in COLOURS[:3]:
        if colour != cost:
            refused(state, f"pay {colour}", "K-U4", "cost-kind", tile=tile)
    before = counted(bag_of(state))
    told = events(state, f"pay {cost}")
    assert told == [
        ("pays", {"seat": 0, "pieces": {f"{cost}-worker": 1}}),
        ("greens", {"seat": 0, "n": number}),
    ]
    after = counted(bag_of(state))
    assert {colour: after[colour] - before[colour] for colour in before} == {
        colour: int(colour == cost) for colour in before
    }
    assert counted(screen(state))["green"] == number
    assert counted(screen(state))[cost] == 1
    assert seen(state).greens == 20 - 1 - number
    check_pieces(state)


def test_k_v1_any_worker_pays_the_tavern_green_too() -> None:
    state = using("tavern", "basic", "offer", held="1 blue 1 red 1 yellow 1 green")
    assert legal(state) == ["decline", "pay blue", "pay red", "pay yellow", "pay green"]
    refused(state, "pay saw", "K-U4", "cost-kind", tile="tavern")


@pytest.mark.parametrize("tile", ["brewer", "hiring-fair"])
def test_k_v1_any_skill_tile_pays(tile: str) -> None:
    state = using(tile, "basic", "offer", held="1 anvil 1 pick 1 saw")
    assert legal(state) == ["decline", "pay anvil", "pay pick", "pay saw"]
    refused(state, "pay red", "K-U4", "cost-kind", tile=tile)


def test_k_v1_brewers_skill_tile_is_in_the_pile_at_once() -> None:
    state = play(using("brewer", "basic", "offer", held="1 saw", pile=""), "pay saw")
    assert (step(state), pile_of(state)) == ("draw", "1 saw")


@pytest.mark.parametrize(("tile", "colour"), [("fair", "red"), ("peddler", "yellow"), ("store", "blue")])
def test_k_v1_the_worker_paid_for_greens_is_in_the_bag_at_once(tile: str, colour: str) -> None:
    state = play(using(tile, "basic", "offer", held=f"1 {colour}", bag=""), f"pay {colour}")
    assert bag_of(state) == f"1 {colour}"


def test_k_v1_tavern_puts_the_paid_worker_in_after_drawing() -> None:
    """It cannot be drawn and does not make up a shortage."""
    state = play(using("tavern", "basic", "offer", held="1 red", bag="1 blue"), "pay red")
    assert (bag_of(state), seen(state).work.draws, seen(state).work.paid) == ("1 blue", 1, "red-worker")
    refused(state, "worker red", "K-C1", "none-left", piece="red-worker")
    play(state, "worker blue")
    assert (screen(state), bag_of(state), step(state)) == ("1 blue", "1 red", "end")
    assert seen(state).work.paid == ""
    empty = using("tavern", "basic", "offer", held="1 red", bag="")
    assert (step(empty), screen(empty)) == ("end", "1 red")  # nothing could be drawn


def test_k_v1_hiring_fair_puts_the_paid_skill_tile_in_after_drawing() -> None:
    state = play(using("hiring-fair", "upgraded", "offer", held="1 saw", pile="2 pick"), "pay saw")
    assert (pile_of(state), seen(state).work.draws, seen(state).work.paid) == ("2 pick", 2, "saw")
    refused(state, "skill saw", "K-C3", "none-left", piece="saw")
    play(state, "skill pick", "skill pick")
    assert (screen(state), pile_of(state), step(state)) == ("2 pick", "1 saw", "end")
    empty = using("hiring-fair", "basic", "offer", held="1 saw", pile="")
    assert (step(empty), screen(empty)) == ("end", "1 saw")


# K-V3


@sides("carry")
@PLACES
def test_k_v3_transport_and_upgrade_numbers(tile: str, side: str, place: str) -> None:
    if tile.startswith("home") and place == "offer":
        return
    words = effect(tile, side)[1].split()
    state = using(tile, side, place)
    assert step(state) == "transport"
    assert (seen(state).work.carries, seen(state).work.upgrades) == (int(words[1]), int(words[3]))


@sides("carry")
def test_k_v3_no_step_more_than_printed(tile: str, side: str) -> None:
    """One wood goes to and fro between the home and keywood in the north."""
    words = effect(tile, side)[1].split()
    homes = f"{tile} home-2" if tile.startswith("home") and tile != "home-2" else "home-1 home-6"
    if tile in ("home-2", "home-3"):
        homes = f"{tile} home-1"
    home = homes.split()[0]
    village = "keywood@1,0" if tile == "home-3" else "keywood@0,-1"
    there, back = ("se", "nw") if tile == "home-3" else ("n", "s")
    if tile == "home-3":
        village = "keywood@1,0/1"
    setup: dict[str, object] = {} if tile.startswith("home") else {"offer": tile}
    state = position(
        screens={0: "1 red"},
        homes=homes,
        village={0: village},
        goods={home: "1 wood"},
        upgraded=tile if side == "upgraded" else "",
        **setup,  # type: ignore[arg-type]
    )
    play(state, f"use {tile} red 1")
    for number in range(int(words[1])):
        play(state, f"carry wood {home} {there}" if number % 2 == 0 else f"carry wood keywood {back}")
    refused(state, f"carry wood {home}", "K-M1", "carries-spent")
    assert legal(state) == ["done"]


# K-V4


@sides("each")
def test_k_v4_points_for_resources_on_the_tile(tile: str, side: str) -> None:
    _, each, kind = effect(tile, side)[1].split()
    for good in ("gold", "iron", "stone", "wood"):
        counts = good in ("gold", kind) or kind == "any"
        setup = {"village": {0: f"{tile}@1,-1"}, "goods": {tile: f"3 {good}"}}
        upgraded = tile if side == "upgraded" else ""
        state = position(season="winter", start=1, offer="", upgraded=upgraded, **setup)  # type: ignore[arg-type]
        assert state.scores()[0] == (3 * int(each) if counts else 0)
        lying_elsewhere = position(
            season="winter",
            start=1,
            offer="",
            upgraded=upgraded,
            village={0: f"{tile}@1,-1"},
            goods={"home-1": f"3 {good}"},
        )
        assert lying_elsewhere.scores()[0] == (3 if good == "gold" else 0)
    assert f"use {tile}" not in legal(position(screens={0: "1 red"}, offer=tile))


@pytest.mark.parametrize(("tile", "side"), SIDES)
def test_k_v4_printed_points_of_every_side(tile: str, side: str) -> None:
    points = f.VILLAGE[tile].points if side == "basic" else f.VILLAGE[tile].upgraded_points
    homes = f"{tile} home-2" if tile.startswith("home") and tile != "home-2" else "home-1 home-3"
    if tile == "home-2":
        homes = "home-2 home-1"
    setup: dict[str, object] = {} if tile.startswith("home") else {"village": {0: f"{tile}@1,-1"}}
    state = position(
        season="winter",
        start=1,
        offer="",
        homes=homes,
        upgraded=tile if side == "upgraded" else "",
        **setup,  # type: ignore[arg-type]
    )
    assert state.scores()[0] == points
    aside = {} if tile.startswith("home") else {"aside": {0: tile}}
    set_aside = position(
        season="winter",
        start=1,
        offer="",
        homes=homes,
        upgraded=tile if side == "upgraded" else "",
        **aside,  # type: ignore[arg-type]
    )
    assert set_aside.scores()[0] == points


@pytest.mark.parametrize("tile", [tile for tile in f.VILLAGE if not f.VILLAGE[tile].basic])
def test_k_v4_points_only(tile: str) -> None:
    assert not f.VILLAGE[tile].upgraded
    state = position(screens={0: "1 red"}, offer=tile)
    refused(state, f"use {tile}", "K-U1", "not-usable", tile=tile)


@pytest.mark.parametrize(("tile", "side"), [(tile, side) for tile, side in SIDES if effect(tile, side)[1]])
def test_k_v1_k_v2_k_v3_the_choice_says_what_a_use_brings(tile: str, side: str) -> None:
    """`gives` of a `use`, by the words of figures.py."""
    cost, words = effect(tile, side)
    if words.startswith("each"):
        return
    setup: dict[str, object] = {"offer": tile}
    if tile.startswith("home"):
        setup = {"homes": f"{tile} {'home-1' if tile != 'home-1' else 'home-2'}"}
    state = position(screens={0: "3 green"}, upgraded=tile if side == "upgraded" else "", **setup)  # type: ignore[arg-type]
    found = next(choice for choice in state.choices(0) if choice.text == f"use {tile}")
    expected: dict[str, int] = {}
    if cost:
        expected[
            {"any-worker": "worker", "any-skill": "skill"}.get(
                cost, cost if cost in SKILLS else f"{cost}-worker"
            )
        ] = -1
    verb, *rest = words.split()
    if verb == "make":
        expected |= counted(" ".join(rest))
    elif verb == "draw":
        expected["workers"] = int(rest[0])
    elif verb == "skills":
        expected["skills"] = int(rest[0])
    elif verb == "green":
        expected["green-worker"] = int(rest[0])
    elif verb == "carry":
        expected |= {"carries": int(rest[0]), "upgrades": int(rest[2])}
    assert found.gives == expected
    assert draw_all(play(state, f"use {tile} green 1")).round == 1
    assert workers_on(state, tile) == "1 green"
