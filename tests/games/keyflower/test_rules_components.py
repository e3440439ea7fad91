"""Components (K-C1…K-C7): numbers, edges, and the figures of every tile against the data file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import tablestead as ts
from tablestead.games.keyflower import material as m
from tablestead.games.keyflower import state as s

from . import figures as f
from .games import positions_of
from .positions import GAME, TILE, all_workers, bag_of, check_pieces, dealt, new, pile_of, seen, step

DATA: dict[str, Any] = json.loads(
    (Path(__file__).parents[3] / "src" / "tablestead" / "data" / "keyflower.json").read_text(encoding="utf-8")
)
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4, 5, 6])


def ids(tiles: list[dict[str, Any]]) -> list[str]:
    return [tile["id"].replace("_", "-") for tile in tiles]


def edges(tile: str) -> str:
    return "".join("-RW"[m.EDGES[TILE[tile] * 6 + side]] for side in range(6))


# The data file has the same figures as figures.py


def effect_of(side: dict[str, Any]) -> str:
    """A side of the data file in the words of figures.py."""
    parts: list[str] = []
    if "pay_worker" in side:
        cost = side["pay_worker"]
        parts.append(f"pay {'any-worker' if cost == 'any' else cost}:")
    if "pay_skill" in side:
        cost = side["pay_skill"]
        parts.append(f"pay {'any-skill' if cost == 'any' else cost}:")
    if "produce" in side:
        made = side["produce"]
        parts.append("make " + " ".join(f"{made[good]} {good}" for good in m.GOOD_IDS if good in made))
    if "produce_one_of" in side:
        parts.append("one of " + " ".join(sorted(side["produce_one_of"])))
    for name, word in (("draw_workers", "draw"), ("draw_skills", "skills"), ("green", "green")):
        if name in side:
            parts.append(f"{word} {side[name]}")
    if "transport" in side:
        parts.append(f"carry {side['transport']} upgrade {side['upgrades']}")
    if "score_each" in side:
        parts.append(f"each {side['points_each']} {side['score_each']}")
    return " ".join(parts)


def cost_of(cost: dict[str, int]) -> str:
    words: list[str] = []
    for name in ("gold", "iron", "stone", "wood", "any_resource", "anvil", "pick", "saw", "any_skill"):
        number = cost.get(name, 0)
        if name == "any_resource":
            words += ["any"] * number
        elif number:
            words.append((f"{number} " if number > 1 else "") + name.replace("_", "-"))
    return " ".join(words)


@pytest.mark.parametrize("tile", f.VILLAGE)
def test_k_c4_figures_of_the_data_file(tile: str) -> None:
    found = next(one for one in DATA["homes"] + DATA["village"] if one["id"].replace("_", "-") == tile)
    assert f.VILLAGE[tile] == f.Village(
        season=found.get("season", "home"),
        edges=found["edges"],
        cost=cost_of(found["upgrade_cost"]),
        basic=effect_of(found["basic"]),
        points=found["basic"]["points"],
        upgraded=effect_of(found["upgraded"]),
        upgraded_points=found["upgraded"]["points"],
    )


def test_k_c4_every_tile_of_the_data_file_is_in_the_figures() -> None:
    assert ids(DATA["homes"] + DATA["village"]) == list(f.VILLAGE)
    assert {
        id: tile["edges"] for id, tile in zip(ids(DATA["winter"]), DATA["winter"], strict=True)
    } == f.WINTER
    assert [f"{id}{side}" for id in ids(DATA["summer_boats"]) for side in "ab"] == list(f.SUMMER_BOATS)
    for tile in DATA["boats"]:
        arrivals = [tile["arrivals"][season] for season in ("spring", "summer", "autumn")]
        figures = (tile["min_players"], *((one["workers"], one["skills"]) for one in arrivals))
        assert f.BOATS[tile["id"].replace("_", "-")] == figures
    for tile in DATA["turn_order"]:
        assert f.TURN_ORDER[tile["id"].replace("_", "-")] == (tile["edges"], tile["min_players"])
    for players, numbers in DATA["players"].items():
        assert f.IN_PLAY[int(players)] == (
            numbers["turn_order"],
            numbers["season_tiles"],
            numbers["winter_dealt"],
        )


# Workers, resources, skill tiles


def test_k_c1_workers() -> None:
    state = new(6)
    assert bag_of(state) == "40 blue 40 red 40 yellow"
    assert seen(state).greens == 20
    assert all_workers(state) == [40, 40, 40, 20]
    assert seen(dealt(3)).start in (0, 1, 2)  # one holder of the one purple worker


def test_k_c2_resources() -> None:
    """Gold stands in for others: in upgrades K-M2, in scoring K-G4."""
    assert seen(new()).supply == [48, 24, 24, 24]
    assert m.GOOD_IDS == ("gold", "iron", "stone", "wood")


def test_k_c3_skill_tiles() -> None:
    assert pile_of(new()) == "16 anvil 16 pick 16 saw"


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (4, 2), (6, 3)])
def test_k_c1_k_c2_k_c3_nothing_is_ever_lost(players: int, seed: int) -> None:
    for state in positions_of(players, seed):
        check_pieces(state)


# Tiles


def test_k_c4_tiles() -> None:
    kinds = [m.kind_of(tile) for tile in range(m.TILES)]
    assert [kinds.count(kind) for kind in ("home", "boat", "turn-order")] == [6, 6, 4]
    assert [kinds.count(kind) for kind in ("spring", "summer", "autumn", "winter")] == [12, 8, 12, 12]
    assert kinds.count("summer-boat") == 2 * 4  # each side has its number
    assert set(m.TILE_IDS) == {*f.VILLAGE, *f.WINTER, *f.SUMMER_BOATS, *f.BOATS, *f.TURN_ORDER}
    upgradable = {m.TILE_IDS[tile] for tile in range(m.TILES) if m.UPGRADABLE[tile]}
    assert upgradable == set(f.VILLAGE)


def test_k_c5_edges() -> None:
    for tile, village in f.VILLAGE.items():
        assert edges(tile) == village.edges
        roads = {"home": 5, "spring": 4, "summer": 3, "autumn": 2}[village.season]
        assert edges(tile).count("R") == roads
        assert edges(tile).count("W") == (1 if village.season == "home" else 0)
    for tile, layout in f.WINTER.items():
        assert edges(tile) == layout
        assert (layout.count("R"), layout.count("W")) == (1, 0)
    for boat in (*f.SUMMER_BOATS, *f.BOATS):
        assert edges(boat) == "W--W--"
    for number, (tile, (layout, _)) in enumerate(f.TURN_ORDER.items(), start=1):
        assert edges(tile) == layout
        assert (layout.count("R"), layout.count("W")) == (number, 0)


@PLAYERS
def test_k_c6_in_play(players: int) -> None:
    turn_order, season_tiles, winter_dealt = f.IN_PLAY[players]
    state = dealt(players)
    view = seen(state)
    assert [offer.tile for offer in view.turn_order] == list(f.TURN_ORDER)[:turn_order]
    assert len(view.boats) == players
    assert [seat.winter for seat in view.seats] == [winter_dealt] * players
    homes = [tile.tile for seat in view.seats for tile in seat.village]
    assert len(set(homes)) == players
    assert set(homes) <= set(f.HOMES)
    offered = {0: 0}
    for position in positions_of(players, 1):
        view = seen(position)
        if view.phase == "turns" and view.player >= 0:
            offered.setdefault(view.round, len(view.offer))
            kinds = {m.kind_of(TILE[offer.tile]).replace("summer-boat", "summer") for offer in view.offer}
            assert kinds == {view.season}
    assert offered[1] == offered[2] == offered[3] == season_tiles
    assert players <= offered[4] <= players * winter_dealt


@PLAYERS
def test_k_c7_boats_by_player_count(players: int) -> None:
    in_play = [boat.tile for boat in seen(new(players)).boats]
    assert in_play == [boat for boat, (least, *_) in f.BOATS.items() if least <= players]


def test_k_c6_players_are_two_to_six() -> None:
    assert (GAME.min_players, GAME.max_players, GAME.id) == (2, 6, "keyflower")
    assert seen(GAME.start()).players == 4
    for players in (1, 7):
        with pytest.raises(ts.OptionError):
            GAME.start(players=players)
    with pytest.raises(ts.OptionError):
        GAME.start(players=3, start=1)


def test_every_step_has_its_kind_of_player() -> None:
    """Setup and draws are chance, the rest are decisions, and the end is the end."""
    for state in positions_of(3, 5, every=7):
        chance = step(state) in s.STEP_IDS[: s.TURN_STEP]
        assert chance == (state.player == ts.CHANCE)
