"""M-C1…M-C5: what the game is made of."""

from __future__ import annotations

import pytest

from tablestead.games.milestones import material as m

from .positions import (
    GAME,
    at_mill,
    at_works,
    drafted,
    goods,
    legal,
    new,
    play,
    points,
    position,
    refused,
    seen,
    step,
    targets,
    workers,
)

STREET = ["B1 B2 B3 C4 C3"]


def test_m_c1_supplies_at_the_start() -> None:
    left = seen(new()).left
    assert (left.sections, left.markets, left.houses, left.sacks) == (24, 11, 12, 12)
    assert len(seen(new()).pile) == 35
    assert seen(new()).bag == [3, 3, 3, 3, 3]


def test_m_c1_every_build_takes_from_its_supply() -> None:
    state = at_works(streets=STREET)
    play(state, "street C3 C2 D2", "house A3-B2-B3", "market B3", "done")
    left = seen(state).left
    assert (left.sections, left.markets, left.houses, left.sacks) == (21, 10, 11, 12)
    assert seen(play(at_mill(), "flour B1")).left.sacks == 11


@pytest.mark.parametrize(
    ("name", "line", "piece"),
    [
        ("sections", "street C3", "street-section"),
        ("markets", "market B3", "marketplace"),
        ("houses", "house A3-B2-B3", "house"),
    ],
)
def test_m_c1_what_is_used_up_cannot_be_built(name: str, line: str, piece: str) -> None:
    last = at_works(streets=STREET, left={name: 1})
    assert line in legal(last)
    refused(at_works(streets=STREET, left={name: 0}), line, "M-C1", "supply", piece=piece)
    assert line not in legal(at_works(streets=STREET, left={name: 0}))


def test_m_c1_the_last_section_is_built_and_then_no_other() -> None:
    state = play(at_works(streets=STREET, left={"sections": 1}), "street C3 C2 D2")
    assert (seen(state).left.sections, points(state), step(state)) == (0, 2, "works")
    refused(state, "street D2", "M-C1", "supply", piece="street-section")


def test_m_c1_a_visit_in_which_every_supply_is_used_up_passes_by() -> None:
    empty = {"sections": 0, "markets": 0, "houses": 0}
    state = position(goods={0: "9 stone 9 wood 9 sand"}, streets=STREET, left=empty)
    assert step(play(state, "move board-of-works")) == "move"


def test_m_c1_what_stands_belongs_to_no_one() -> None:
    """Seat 1 builds on from what seat 0 built, builds beside it, and supplies its marketplace."""
    state = at_works("1 stone 2 sand 1 wood")
    play(state, "street B1 B2 B3", "market B3", "move castle", "end")
    rich = seen(state)
    rich.seats[1].goods = [9, 9, 9, 9, 0]
    other = GAME.restore(rich)
    assert other.player == 1
    for line in ("move board-of-works", "street B3 C4 D4", "house A3-B2-B3", "done", "move mill", "flour B3"):
        for action in other.read(line):
            other.apply(action)
    assert other.scores() == [1 + 2, 1 + 1 + (3 + 3)]


def test_m_c2_goods_are_not_limited() -> None:
    state = position(goods={0: "99 stone"}, workers={0: "Q1 Q2 Q3 Q4 Q5 Q6 Q7 Q8"})
    assert goods(play(state, "move 8")) == "107 stone"


def test_m_c2_cover_tiles_are_not_limited() -> None:
    """22 lie already, more than any of the boxes holds."""
    many = "x x x x x x Q1 C2"
    state = position(4, workers={0: "x x x x Q1 C2 C3 C4", 1: many, 2: many, 3: many})
    play(state, "move castle", "cover 5", "move castle", "cover 6")
    assert workers(state) == "x x x x x x C3 C4"


@pytest.mark.parametrize(
    ("letter", "worker", "good"),
    [
        ("Q", "quarryman", "stone"),
        ("L", "lumberjack", "wood"),
        ("S", "sand-worker", "sand"),
        ("G", "grain-grower", "grain"),
        ("C", "coiner", "coin"),
    ],
)
def test_m_c3_each_kind_makes_its_good(letter: str, worker: str, good: str) -> None:
    for number in range(1, 9):
        state = position(workers={0: f"- - {letter}{number} - - S1 S2"})
        choice = next(choice for choice in state.choices(0) if choice.text == "move 3")
        assert (choice.args["worker"], choice.args["number"]) == (worker, number)
        assert goods(play(state, "move 3")) == f"1 {good}"


def test_m_c3_a_tile_has_two_workers_with_numbers() -> None:
    tiles = seen(new()).pile
    assert len(tiles) == 35
    for tile in tiles:
        left, right = tile.split("|")
        for worker in (left, right):
            assert worker[0] in "QLSGC"
            assert 1 <= int(worker[1]) <= 8


def test_m_c4_the_loop() -> None:
    assert m.SPACE_IDS[:9] == ("castle", "1", "2", "3", "4", "5", "6", "7", "8")
    assert m.SPACE_IDS[9:] == ("trading-house", "board-of-works", "mill")
    for at, space in enumerate(m.SPACE_IDS):
        state = position(piece={0: space})
        reached = targets(state, "move")
        assert reached == ["castle", *m.SPACE_IDS[at + 1 :]]


def test_m_c5_the_standard_board() -> None:
    board = seen(new()).board
    values = {point.id: point.value for point in board.points}
    assert len(values) == 61
    assert [id for id, value in values.items() if value == 0] == ["B1"]
    assert {value for value in values.values() if value} == {1, 2, 3, 4, 5}
    layout = new().board
    lines = {
        frozenset((point, other)) for point in range(m.POINTS) for other in layout.joined(point)
        if layout.value(point) >= 0
    }  # fmt: skip
    assert len(lines) == 152
    assert sum(layout.on_board) == 92
    assert len(board.bushes) == len(set(board.bushes)) == 15


def test_m_c5_three_joined_points_bound_a_triangle() -> None:
    layout = new().board
    points_there = [point for point in range(m.POINTS) if layout.value(point) >= 0]
    found = {
        tuple(sorted((one, other, third)))
        for one in points_there
        for other in layout.joined(one)
        for third in layout.joined(other)
        if third in layout.joined(one)
    }
    assert found == {m.CORNERS[n] for n in range(m.TRIANGLES) if layout.on_board[n]}


def test_m_c5_a_point_has_the_same_id_on_every_board() -> None:
    """67 places, named by row and hx; each neighbours what lies two along or one across."""
    assert len(m.POINT_IDS) == len(set(m.POINT_IDS)) == 67
    rows = {letter: [id for id in m.POINT_IDS if id[0] == letter] for letter in "ABCDEFG"}
    assert [len(ids) for ids in rows.values()] == [10, 9, 10, 9, 10, 9, 10]
    layout = new().board
    places = dict(zip(m.POINT_IDS, m.POINT_PLACES, strict=True))
    for id, (row, hx) in places.items():
        assert id == f"{'ABCDEFG'[row]}{hx // 2 + 1}"
        point = m.POINT_IDS.index(id)
        if layout.value(point) < 0:
            continue
        expected = {
            other
            for other, (row2, hx2) in places.items()
            if (abs(hx2 - hx), abs(row2 - row)) in ((2, 0), (1, 1))
            and layout.value(m.POINT_IDS.index(other)) >= 0
        }
        assert {m.POINT_IDS[other] for other in layout.joined(point)} == expected


def test_m_c5_a_game_can_be_played_on_the_standard_board() -> None:
    state = drafted(new(3))
    assert (state.round, state.player, step(state)) == (1, 0, "move")
