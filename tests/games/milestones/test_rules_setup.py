"""M-S1…M-S6: the setup and the draft."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

import tablestead as ts

from .positions import (
    GAME,
    STANDARD_TILES,
    board_text,
    drafted,
    events,
    goods,
    legal,
    new,
    own,
    play,
    points,
    refused,
    seen,
    set_up,
    small_board,
    step,
    targets,
    workers,
)

GOODS = ("stone", "wood", "sand", "grain", "coin")


def lots_laid(state: ts.State) -> ts.State:
    while step(state) == "lots":
        state.apply(state.outcomes()[0][0])
    return state


def test_m_s1_a_marketplace_on_the_start_point() -> None:
    board = seen(new()).board
    assert [(market.point, market.flour) for market in board.markets] == [("B1", False)]
    assert (board.streets, board.milestones, board.houses, board.bonuses) == ([], [], [], {})
    assert seen(new(board=small_board())).board.markets[0].point == "B1"


def test_m_s1_a_bonus_tile_on_every_bush() -> None:
    state = set_up(new())
    bonuses = seen(state).board.bonuses
    assert list(bonuses) == seen(state).board.bushes
    assert Counter(bonuses.values()) == dict.fromkeys(("stone", "wood", "sand", "grain", "coin"), 3)
    assert seen(state).bag == [0] * 5


def test_m_s2_what_each_player_has() -> None:
    for players in (2, 3, 4):
        state = new(players)
        for seat in range(players):
            assert (goods(state, seat), points(state, seat)) == ("1 coin", 0)
            assert own(state, seat).piece == "castle"
            assert workers(state, seat) == "- - - - - - - -"


@pytest.mark.parametrize(("players", "starting"), [(2, 5), (3, 7), (4, 9)])
def test_m_s3_display_starting_tiles_and_pile(players: int, starting: int) -> None:
    view = seen(set_up(new(players)))
    assert (len(view.display), len(view.starting), len(view.pile)) == (5, starting, 35 - 5 - starting)
    assert all(view.display)
    assert all(view.starting)
    assert sorted([*view.display, *view.starting, *view.pile]) == sorted(STANDARD_TILES)


def test_m_s3_fourteen_tiles_are_just_enough_for_four_players() -> None:
    view = seen(set_up(new(4, board=board_text(worker_tiles=STANDARD_TILES[:14]))))
    assert (len(view.display), len(view.starting), view.pile) == (5, 9, [])


@pytest.mark.parametrize(("players", "start"), [(2, 1), (2, 2), (3, 1), (3, 3), (4, 2), (4, 4)])
def test_m_s4_the_draft_runs_against_the_turn_order(players: int, start: int) -> None:
    state = set_up(new(players, start=start))
    order = []
    while state.round == 0:
        order.append(state.player)
        for space in (1, 3):
            play(state, legal(state)[0], f"at {space}")
        assert legal(state) == ["end"]
        play(state, "end")
    assert order == [(start - 2 - turn) % players for turn in range(players)]
    assert order[-1] == start - 1


def test_m_s4_both_tiles_before_the_next_drafts() -> None:
    state = set_up(new(3))
    assert (state.player, step(state), len(legal(state))) == (2, "draft", 7)
    play(state, legal(state)[0])
    assert (state.player, step(state)) == (2, "place")
    play(state, "at 7")
    assert (state.player, step(state), len(legal(state))) == (2, "draft", 6)
    play(state, legal(state)[0], "at 2")
    assert (state.player, step(state)) == (2, "end")
    refused(state, "draft Q1|C3", "M-S4", "order", step="now-end")
    play(state, "end")
    assert (state.player, step(state), len(legal(state))) == (1, "draft", 5)


def test_m_s4_the_start_player_has_three_to_choose_from_and_the_last_leaves_the_game() -> None:
    state = set_up(new(4))
    while state.player != 0:
        for space in (1, 3):
            play(state, legal(state)[0], f"at {space}")
        play(state, "end")
    assert len(legal(state)) == 3
    play(state, legal(state)[2], "at 1")
    play(state, legal(state)[0], "at 3")
    leftover = [tile for tile in seen(state).starting if tile]
    assert len(leftover) == 1
    play(state, "end")
    view = seen(state)
    assert view.starting == [""] * 9
    assert leftover[0] not in [*view.display, *view.pile]
    assert len(view.display) + len(view.pile) == 35 - 9
    assert state.round == 1


def test_m_s4_tiles_go_upright_on_two_adjacent_spaces() -> None:
    state = set_up(new())
    tile = targets(state, "draft")[2]
    left, right = tile.split("|")
    play(state, f"draft {tile}")
    assert targets(state, "at") == ["1", "2", "3", "4", "5", "6", "7"]
    assert workers(play(state, "at 7"), 1) == f"- - - - - - {left} {right}"


def test_m_s4_the_two_starting_tiles_may_not_overlap() -> None:
    state = set_up(new())
    play(state, legal(state)[0], "at 4")
    play(state, legal(state)[0])
    assert targets(state, "at") == ["1", "2", "6", "7"]
    for space in (3, 4, 5):
        refused(state, f"at {space}", "M-S4", "overlap")


def test_m_s4_only_tiles_that_are_laid_out() -> None:
    state = set_up(new())
    on_display = seen(state).display[0]
    assert on_display not in targets(state, "draft")
    refused(state, f"draft {on_display}", "M-S4", "not-laid-out", tile=on_display)
    refused(state, "at 1", "M-S4", "order", step="now-draft")
    refused(state, "end", "M-S4", "order", step="now-draft")
    refused(state, f"hire {on_display}", "M-S4", "order", step="now-draft")


def test_m_s4_equal_tiles_are_one_choice() -> None:
    state = set_up(new(board=board_text(worker_tiles=["Q1|C3"] * 14)))
    assert legal(state) == ["draft Q1|C3"]
    play(state, "draft Q1|C3 at 1 draft Q1|C3 at 3")
    assert [tile for tile in seen(state).starting if tile] == ["Q1|C3"] * 3


def test_m_s5_the_first_seat_starts_unless_the_option_names_another() -> None:
    assert drafted(new(3)).player == 0
    state = drafted(new(3, start=2))
    order = []
    for _ in range(4):
        order.append((state.player, state.round))
        play(state, "move mill", "move castle")
        if step(state) == "cover":
            play(state, legal(state)[0])
        play(state, "end")
    assert order == [(1, 1), (2, 1), (0, 1), (1, 2)]


def test_m_s5_the_start_player_can_be_drawn() -> None:
    drawn = {ts.Dealer(seed).settle(GAME, players=4, start="random")["start"] for seed in range(60)}
    assert drawn == {1, 2, 3, 4}
    with pytest.raises(ts.OptionError) as caught:
        GAME.check({"players": 2, "start": 3})
    assert caught.value.info == {"option": "start", "value": "3", "allowed": "1–2"}


def test_m_s6_lots_then_display_then_starting_tiles_then_the_draft() -> None:
    state = new(3)
    kinds = []
    while state.player == ts.CHANCE:
        action = state.outcomes()[0][0]
        before = state.copy()
        state.apply(action)
        (event,) = GAME.describe(before, action, state, None)
        kinds.append(event.key)
    assert kinds == ["lot"] * 15 + ["tile-display"] * 5 + ["tile-starting"] * 7
    assert step(state) == "draft"


def test_m_s6_lots_in_the_order_of_the_bush_triangles() -> None:
    state = new()
    expected = {}
    for turn, lot in enumerate(seen(state).board.bushes):
        good = GOODS[turn % 5]
        expected[lot] = good
        assert events(state, f"lot {good}") == [("lot", {"triangle": lot, "good": good})]
        assert seen(state).board.bonuses == expected


def test_m_s6_bonus_tiles_are_drawn_evenly_from_what_is_left() -> None:
    state = new()
    assert dict(state.outcomes()) == {GAME.parse(f"lot {good}"): 3 / 15 for good in GOODS}
    play(state, "lot coin", "lot coin", "lot stone")
    chances = {GAME.text(action): chance for action, chance in state.outcomes()}
    assert chances == pytest.approx(
        {"lot stone": 2 / 12, "lot wood": 3 / 12, "lot sand": 3 / 12, "lot grain": 3 / 12, "lot coin": 1 / 12}
    )
    play(state, "lot coin")
    refused(state, "lot coin", "M-S1", "none-left", tile="coin")
    refused(state, "tile Q1|C3", "M-S6", "drawing")


def test_m_s6_worker_tiles_are_drawn_evenly_from_what_is_left() -> None:
    state = lots_laid(new(board=board_text(worker_tiles=["Q1|C3"] * 3 + STANDARD_TILES[-11:])))
    chances = {GAME.text(action): chance for action, chance in state.outcomes()}
    assert chances["tile Q1|C3"] == 3 / 14
    assert len(chances) == 12
    assert all(chance == 1 / 14 for text, chance in chances.items() if text != "tile Q1|C3")
    for _ in range(3):
        state.apply(GAME.parse("tile Q1|C3"))
    refused(state, "tile Q1|C3", "M-S6", "none-left", tile="Q1|C3")
    refused(state, "lot coin", "M-S6", "drawing")
    refused(state, "move 3", "M-S6", "drawing")


def test_m_s6_everything_is_open_but_the_order_of_the_pile() -> None:
    """All see the same; the pile is shown sorted, whatever order it was drawn in."""
    state = drafted(new(3))
    shown = set()
    for seat in (0, 1, 2, None):
        dealt = state.copy()
        dealt.redeal(seat or 0, ts.Rng(5))
        view = msgspec.to_builtins(dealt.view(seat))
        assert view.pop("seat") == seat
        shown.add(msgspec.json.encode(view))
    assert len(shown) == 1
    pile = seen(state).pile
    assert pile == sorted(pile, key=STANDARD_TILES.index)


def test_m_s6_a_board_without_bushes_begins_with_the_tiles() -> None:
    state = new(board=board_text(bush_triangles=[], bonus_tiles={}))
    assert step(state) == "tiles"
    assert step(set_up(state)) == "draft"
