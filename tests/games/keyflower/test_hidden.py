"""Hidden information (K-S3, K-S4, K-N2): dealing anew, restoring views, and that nothing leaks."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb

import msgspec
import pytest

import tablestead as ts
from tablestead.games.keyflower import material as m
from tablestead.games.keyflower import state as s
from tablestead.games.keyflower.rules import KeyflowerState
from tablestead.games.keyflower.view import KeyflowerView

from .games import PLAYER_COUNTS, actions_of, played, positions_of
from .positions import (
    GAME,
    all_goods,
    all_skills,
    all_workers,
    check_pieces,
    legal,
    new,
    play,
    position,
    screen,
    seat_base,
    seen,
    step,
)

PLAYERS = pytest.mark.parametrize("players", PLAYER_COUNTS)
pytestmark = pytest.mark.random
encode = msgspec.json.encode


def close(found: Counter[str], shares: dict[str, float]) -> bool:
    """Chi-square: the sample follows the shares."""
    draws = found.total()
    assert set(found) <= set(shares)
    chi_square = sum((found[kind] - share * draws) ** 2 / (share * draws) for kind, share in shares.items())
    degrees = len(shares) - 1
    limit: float = degrees + 4 * (2 * degrees) ** 0.5 + 6
    return chi_square < limit


def perspectives_of(state: KeyflowerState) -> tuple[int | None, ...]:
    return (None, *range(state.players))


def in_the_middle(state: KeyflowerState) -> bool:
    """Somebody has begun a placement or an upgrade: what was chosen tells of the screen."""
    return state.step in (s.WORKERS_STEP, s.PAYMENT_STEP)


# Dealing anew


@PLAYERS
def test_redeal_keeps_what_a_seat_sees_and_every_piece(players: int) -> None:
    rng = ts.Rng(players)
    for state in positions_of(players, 2, every=41):
        for seat in range(players):
            dealt = state.copy()
            dealt.redeal(seat, rng)
            assert dealt.view(seat) == state.view(seat)
            assert dealt.choices(seat) == state.choices(seat)
            check_pieces(dealt)
            assert dealt.view(None) == state.view(None)
            for other in range(players):
                for held, known, kinds in (
                    (s.SEAT_WORKERS, s.SEAT_KNOWN_WORKERS, 4),
                    (s.SEAT_SKILLS, s.SEAT_KNOWN_SKILLS, 3),
                ):
                    for kind in range(kinds):
                        assert dealt.seat_cell(other, held + kind) >= dealt.seat_cell(other, known + kind)
            places = sorted(dealt.place(tile) for tile in range(m.WINTER, m.SUMMER_BOATS))
            if state.round < m.WINTER_SEASON:
                assert places == sorted(state.place(tile) for tile in range(m.WINTER, m.SUMMER_BOATS))


@PLAYERS
def test_a_redealt_position_can_be_played_to_the_end(players: int) -> None:
    """Also while another is in the middle of a placement: no dead ends, nothing below none."""
    rng = ts.Rng(7)
    begun = 0
    for state in positions_of(players, 3, every=13):
        begun += in_the_middle(state)
        state.redeal(int(rng.below(players)), rng)
        assert ts.playout(state, rng) >= 0
        check_pieces(state)
    assert begun


def test_redeal_in_the_middle_of_anothers_placement_keeps_what_is_on_the_table() -> None:
    """The others see which workers were taken: they must still be there, and the step can be finished."""
    state = position(
        screens={0: "9 blue", 1: "2 red"}, active=1, bids={"keywood": "1 red 1, 0 red 2"}, bag="40 blue"
    )
    play(state, "bid miner red 2")
    assert step(state) == "workers"
    for seed in range(40):
        dealt = state.copy()
        dealt.redeal(0, ts.Rng(seed))
        assert dealt.seat_cell(1, s.SEAT_WORKERS + m.RED) >= 2
        play(dealt, "done")
        assert min(dealt.counts(seat_base(1), 7)) >= 0


def test_a_view_of_anothers_placement_restores_what_is_on_the_table() -> None:
    state = position(screens={0: "9 blue", 1: "2 red"}, active=1, bids={"keywood": "1 red 1, 0 red 2"})
    play(state, "bid miner red 2")
    for perspective in (0, None):
        restored = GAME.restore(state.view(perspective))
        assert isinstance(restored, KeyflowerState)
        assert restored.view(perspective) == state.view(perspective)
        assert restored.seat_cell(1, s.SEAT_WORKERS + m.RED) >= 2
        play(restored, "done")
        check_pieces(restored)


def test_redeal_at_the_end_changes_nothing() -> None:
    state = positions_of(4, 2)[-1]
    before = state.digest()
    state.redeal(0, ts.Rng(1))
    assert state.digest() == before


def test_redeal_keeps_known_pieces_and_the_own_screen() -> None:
    state = position(
        3, screens={0: "2 blue", 1: "2 red 1 saw", 2: "3 yellow"}, known={1: "1 red saw", 2: "1 yellow"}
    )
    for seed in range(50):
        dealt = state.copy()
        dealt.redeal(0, ts.Rng(seed))
        assert screen(dealt, 0) == "2 blue"
        assert dealt.seat_cell(1, s.SEAT_WORKERS + m.RED) >= 1
        assert dealt.seat_cell(1, s.SEAT_SKILLS + m.SAW) == 1
        assert dealt.seat_cell(2, s.SEAT_WORKERS + m.YELLOW) >= 1
        assert (dealt.workers_behind(1), dealt.workers_behind(2)) == (2, 3)


def hands(pool: dict[str, int], number: int) -> dict[str, float]:
    """All multisets of so many pieces out of a pool, with their chances."""
    pieces = [f"{kind}{n}" for kind, count in pool.items() for n in range(count)]
    found: Counter[str] = Counter()
    for chosen in combinations(pieces, number):
        found[" ".join(sorted(piece[:-1] for piece in chosen))] += 1
    total = comb(len(pieces), number)
    return {hand: count / total for hand, count in found.items()}


def words(text: str) -> str:
    """`"2 red 1 blue"` → `"blue red red"`."""
    found: list[str] = []
    parts = text.split()
    for number, kind in zip(parts[::2], parts[1::2], strict=True):
        found += [kind] * int(number)
    return " ".join(sorted(found))


def test_redeal_reaches_every_deal_with_its_chance() -> None:
    """Seat 1 holds three workers, one of them known; bag and unknown pieces are one pool for seat 0."""
    state = position(
        screens={0: "1 blue", 1: "2 red 1 green"}, known={1: "1 red"}, bag="1 blue 2 yellow 1 red"
    )
    pool = {"red": 2, "green": 1, "blue": 1, "yellow": 2}
    shares = {" ".join(sorted([*hand.split(), "red"])): share for hand, share in hands(pool, 2).items()}
    rng = ts.Rng(5)
    found: Counter[str] = Counter()
    bags: Counter[int] = Counter()
    for _ in range(4000):
        dealt = state.copy()
        dealt.redeal(0, rng)
        found[words(screen(dealt, 1))] += 1
        bags[dealt.in_bag()] += 1
    assert set(found) == set(shares)
    assert set(bags) == {4}
    assert close(found, shares)


def test_redeal_of_skill_tiles_with_two_others() -> None:
    """Each unknown piece is equally likely to be anywhere."""
    state = position(
        3, screens={0: "1 saw", 1: "1 pick", 2: "2 saw"}, known={2: "1 saw"}, pile="1 anvil 1 pick"
    )
    shares: dict[str, float] = {}
    pool = ["pick", "saw", "anvil", "pick"]
    for one in range(4):
        for other in range(4):
            if one != other:
                name = f"{pool[one]} | {' '.join(sorted([pool[other], 'saw']))}"
                shares[name] = shares.get(name, 0) + 1 / 12
    rng = ts.Rng(6)
    found: Counter[str] = Counter()
    for _ in range(4000):
        dealt = state.copy()
        dealt.redeal(0, rng)
        found[f"{words(screen(dealt, 1))} | {words(screen(dealt, 2))}"] += 1
    assert set(found) == set(shares)
    assert close(found, shares)


def winter_hand(state: KeyflowerState, place: int) -> str:
    return " ".join(m.TILE_IDS[tile] for tile in state.tiles_at(place))


def test_redeal_of_winter_tiles() -> None:
    state = position(2, winter={0: "scholar scribes", 1: "windmill jeweller"})
    others = [id for id in m.TILE_IDS[m.WINTER : m.SUMMER_BOATS] if id not in ("scholar", "scribes")]
    shares = {" ".join(sorted(pair, key=m.TILE_IDS.index)): 1 / 45 for pair in combinations(others, 2)}
    rng = ts.Rng(8)
    found: Counter[str] = Counter()
    for _ in range(3000):
        dealt = state.copy()
        dealt.redeal(0, rng)
        assert winter_hand(dealt, s.HAND) == "scribes scholar"
        found[winter_hand(dealt, s.HAND + 1)] += 1
    assert set(found) == set(shares)
    assert close(found, shares)


def test_redeal_while_winter_tiles_are_chosen() -> None:
    """Seat 1 has chosen: any tiles, and any choice of them; seat 0 knows its own choice."""
    state = position(
        2,
        season="winter",
        phase="keep",
        step="keep",
        active=1,
        start=1,
        offer="",
        winter={0: "scholar scribes", 1: "windmill jeweller"},
    )
    play(state, "keep windmill end")
    rng = ts.Rng(9)
    kept: Counter[str] = Counter()
    seen_tiles: set[str] = set()
    for _ in range(2000):
        dealt = state.copy()
        dealt.redeal(0, rng)
        number = len(dealt.tiles_at(s.KEPT + 1))
        kept[str(number)] += 1
        assert number + len(dealt.tiles_at(s.HAND + 1)) == 2
        seen_tiles |= set(winter_hand(dealt, s.KEPT + 1).split())
        assert winter_hand(dealt, s.HAND) == "scribes scholar"
    assert close(kept, {"1": 2 / 3, "2": 1 / 3})
    assert len(seen_tiles) == 10
    own = play(state, "keep scholar")
    own.redeal(0, rng)
    assert (winter_hand(own, s.HAND), winter_hand(own, s.KEPT)) == ("scribes", "scholar")


def test_redeal_leaves_winter_tiles_that_are_laid_out_and_those_gone() -> None:
    state = position(2, season="winter", offer="scholar windmill")
    dealt = state.copy()
    dealt.redeal(0, ts.Rng(1))
    assert dealt.digest() == state.digest()


# Restoring


@PLAYERS
@pytest.mark.parametrize("eager", [True, False])
def test_a_view_restores_to_the_same_view(players: int, eager: bool) -> None:
    steps: set[str] = set()
    for number, state in enumerate(positions_of(players, 4, eager, every=17)):
        steps.add(step(state))
        for seat in perspectives_of(state):
            if seat is not None and seat != state.player and (number + seat) % players:
                continue
            view = seen(state, seat)
            decoded = msgspec.json.decode(encode(view), type=KeyflowerView)
            restored = GAME.restore(decoded)
            assert isinstance(restored, KeyflowerState)
            assert restored.view(seat) == view
            if view.step != "over":  # at the end the pieces in the bag are of no account
                assert (all_goods(restored), all_skills(restored)) == (all_goods(state), all_skills(state))
                assert all_workers(restored) == all_workers(state)
            if seat == state.player:
                assert restored.legal() == state.legal()
                assert restored.choices(seat) == state.choices(seat)
    assert len(steps) > 6


def test_views_restore_in_every_kind_of_step() -> None:
    """Two positions of each step, from every perspective; steps seldom seen come by hand."""
    wanted = set(s.STEP_IDS)
    looked: Counter[str] = Counter()
    by_hand = [
        position(
            aside={0: "miner summer-boat-2a", 1: "keywood"}, village={0: "stable@0,-1/3"}, upgraded="miner"
        ),
        position(aside={1: "quarryman"}, hand={1: "keywood"}, offer="", step="lay", phase="lay", active=1),
        play(position(screens={0: "1 red saw"}, offer="hiring-fair"), "use hiring-fair red 1 pay saw"),
        play(position(screens={0: "2 red"}, offer="tavern"), "use tavern red 1 pay red"),
        play(
            position(screens={0: "1 red saw"}, offer="stable", village={0: "barn@0,-1/3"}),
            "use stable red 1 upgrade barn",
        ),
        play(
            position(screens={0: "2 red"}, bids={"keywood": "0 red 2, 1 red 3"}),
            "bid miner red 1 from keywood",
        ),
    ]
    for state in (*by_hand, *(one for players in (3, 5) for one in positions_of(players, 6))):
        name = s.STEP_IDS[state.step]
        looked[name] += 1
        if looked[name] > 3 and state not in by_hand:
            continue
        for seat in perspectives_of(state):
            restored = GAME.restore(state.view(seat))
            assert encode(restored.view(seat)) == encode(state.view(seat)), name
            if seat is not None and seat == state.player:
                assert restored.legal() == state.legal()
    assert set(looked) == wanted


def test_a_restored_position_redeals_and_plays_on() -> None:
    rng = ts.Rng(12)
    for state in positions_of(4, 5, every=47):
        if state.player >= 0:
            restored = GAME.restore(state.view(state.player))
            restored.redeal(state.player, rng)
            assert restored.view(state.player) == state.view(state.player)
            ts.playout(restored, rng)


# Leaks


def told(before: KeyflowerState, action: int, after: KeyflowerState, perspective: int | None) -> bytes:
    return encode(GAME.describe(before, action, after, perspective))


def stream(state: KeyflowerState, perspective: int | None) -> bytes:
    return encode(state.view(perspective)) + encode(state.choices(perspective))


def follow(
    state: KeyflowerState, other: KeyflowerState, perspective: int | None, rng: ts.Rng, steps: int
) -> int:
    """Play both on by the same public actions; what is concealed may differ. Gives the number of steps."""
    for count in range(steps):
        assert stream(state, perspective) == stream(other, perspective)
        assert state.player == other.player
        actions = common(state, other, perspective, rng)
        if actions is None:
            return count
        after, beside = state.copy(), other.copy()
        after.apply(actions[0])
        beside.apply(actions[1])
        if after.player == ts.OVER:
            return count  # the screens are open: points may differ
        assert GAME.conceals(state, actions[0], perspective) == GAME.conceals(other, actions[1], perspective)
        assert told(state, actions[0], after, perspective) == told(other, actions[1], beside, perspective)
        state, other = after, beside
    return steps


def common(
    state: KeyflowerState, other: KeyflowerState, perspective: int | None, rng: ts.Rng
) -> tuple[int, int] | None:
    """An action that is possible in both positions, or two that look alike from this perspective."""
    if state.player == ts.CHANCE:
        if state.active != perspective and state.step in (s.DRAW_STEP, s.DRAW_SKILLS_STEP, s.GIFT_STEP):
            return state.sample(rng), other.sample(rng)
        both = sorted({act for act, _ in state.outcomes()} & {act for act, _ in other.outcomes()})
    elif state.step == s.KEEP_STEP and state.active != perspective:
        # How many are kept, and which, comes out when all have chosen: no way to go on but the same tiles.
        last = (state.active + 1) % state.players == state.cells[s.START]
        one, two = state.legal(), other.legal()
        return None if last else (one[rng.below(len(one))], two[rng.below(len(two))])
    else:
        both = sorted(set(state.legal()) & set(other.legal()))
        keeping = state.step == s.END_STEP and state.cells[s.PHASE] == s.KEEP_PHASE
        if keeping and (state.active + 1) % state.players == state.cells[s.START]:
            return None
    if not both:
        return None
    action = both[rng.below(len(both))]
    return action, action


@PLAYERS
def test_nothing_leaks_along_the_same_public_actions(players: int) -> None:
    rng = ts.Rng(20 + players)
    positions = [one for one in positions_of(players, 6) if not in_the_middle(one) and one.player != ts.OVER]
    followed = 0
    for number in range(7):
        state = positions[len(positions) * number // 7]
        for perspective in perspectives_of(state):
            other = state.copy()
            if perspective is None:
                other.redeal(0, rng)
                other.redeal(1, rng)
            else:
                other.redeal(perspective, rng)
            followed += follow(state.copy(), other, perspective, rng, 14)
    assert followed > 150


def test_nothing_leaks_in_the_setup() -> None:
    """Two setups that differ in all that is drawn privately by others."""
    one, two = new(3), new(3)
    rng = ts.Rng(3)
    while one.player == ts.CHANCE:
        assert stream(one, 0) == stream(two, 0)
        private = one.step in (s.SCREENS_STEP, s.DEAL_STEP) and one.active != 0
        if private:
            actions = one.sample(rng), two.sample(rng)
        else:
            both = sorted({act for act, _ in one.outcomes()} & {act for act, _ in two.outcomes()})
            actions = (both[rng.below(len(both))],) * 2
        before, beside = one.copy(), two.copy()
        one.apply(actions[0])
        two.apply(actions[1])
        assert told(before, actions[0], one, 0) == told(beside, actions[1], two, 0)
        assert GAME.conceals(before, actions[0], 0) == private
    assert one.digest() != two.digest()


@pytest.mark.parametrize(
    ("tile", "one", "other"),
    [
        ("fair", "1 blue 3 red", "1 blue 3 yellow"),
        ("store", "1 green 2 blue", "1 green 2 red"),
        ("peddler", "1 green 2 yellow", "1 green 2 red"),
        ("mason", "1 blue pick", "1 blue saw"),
        ("carpenter", "1 blue saw", "1 blue anvil"),
        ("smelter", "1 blue anvil", "1 blue pick"),
    ],
)
def test_a_cost_is_asked_for_whether_it_can_be_paid_or_not(tile: str, one: str, other: str) -> None:
    """Both pass through the step `cost` and look the same from outside until the answer is given."""
    colour = one.split()[1]
    states = [position(screens={0: held}, offer=tile, season="autumn") for held in (one, other)]
    for line in (f"use {tile}", f"{colour} 1"):
        for state in states:
            play(state, line)
        assert stream(states[0], 1) == stream(states[1], 1)
        assert stream(states[0], None) == stream(states[1], None)
    assert [step(state) for state in states] == ["cost", "cost"]
    assert (len(legal(states[0])), len(legal(states[1]))) == (2, 1)
    for state in states:
        play(state, "decline")
    assert stream(states[0], 1) == stream(states[1], 1)


@pytest.mark.parametrize("tile", ["barn", "inn"])
def test_an_upgrade_with_any_skill_asks_however_many_kinds_there_are(tile: str) -> None:
    goods = {tile: "1 wood"} if tile == "inn" else {}
    for held in ("1 red 2 saw", "1 red 1 saw 1 pick"):
        state = position(screens={0: held}, offer="stable", village={0: f"{tile}@0,-1"}, goods=goods)
        assert step(play(state, f"use stable red 1 upgrade {tile}")) == "payment"


def test_placements_with_any_colours_ask_by_numbers_alone() -> None:
    """K-F4b: whether more could be added depends on how many lie behind the screen, not on their colours."""
    for held in ("2 blue 1 red", "2 red 1 blue", "2 blue 1 green"):
        state = position(
            season="autumn", aside={0: "summer-boat-4b"}, screens={0: held}, bids={"miner": "1 red 1"}
        )
        first = held.split()[1]
        play(state, f"use miner {first} 1")
        assert step(state) == "workers"
        assert "done" in legal(state)
    all_used = position(
        season="autumn", aside={0: "summer-boat-4b"}, screens={0: "2 blue"}, bids={"miner": "1 red 1"}
    )
    assert step(play(all_used, "use miner blue 2")) == "end"


def test_a_placement_of_one_colour_closes_by_what_lies_open() -> None:
    for held in ("3 red", "1 red 2 blue"):
        state = position(screens={0: held})
        assert step(play(state, "bid miner red 1")) == "end"
        group = position(screens={0: held}, bids={"keywood": "0 red 1, 1 red 2"})
        assert step(play(group, "bid miner red 1")) == "workers"


# Records

PRIVATE = ("screens", "deal", "draw", "draw-skills", "gift", "keep")


def test_conceals_private_draws_and_choices_only() -> None:
    _, record = played({"players": 3}, 6)
    state = new(3)
    private: Counter[str] = Counter()
    for action in record.actions:
        for perspective in (None, 0, 1, 2):
            concealed = GAME.conceals(state, action, perspective)
            private_step = s.STEP_IDS[state.step] in PRIVATE
            assert concealed == (private_step and perspective != state.active)
            private[s.STEP_IDS[state.step]] += concealed
        state.apply(action)
    assert {kind for kind, count in private.items() if count} >= {
        "screens",
        "deal",
        "draw",
        "draw-skills",
        "keep",
    }


def test_text_seen_has_a_question_mark_for_what_was_not_seen() -> None:
    _, record = played({"players": 3}, 6)
    whole = record.text().splitlines()
    for seat in (None, 0, 1, 2):
        lines = record.text_seen(seat).splitlines()
        assert len(lines) == len(whole)
        state = new(3)
        first = whole.index("") + 1
        for line, full, action in zip(lines[first:], whole[first:], record.actions, strict=False):
            concealed = GAME.conceals(state, action, seat)
            assert line == (f"{full.split()[0]} ?" if concealed else full)
            state.apply_trusted(action)
        assert any(line.endswith(" ?") for line in lines)
        with pytest.raises(ts.RecordError) as caught:
            ts.parse_record("\n".join(lines) + "\n")
        assert caught.value.key == "error-record-hidden"
    assert "* ?" in record.text_seen(0)


def test_text_seen_is_the_same_for_different_hidden_pieces() -> None:
    """Swap two private draws of seat 1: nobody else's text changes, seat 1's does."""
    actions = list(actions_of(3, 6, True))
    state = new(3)
    drawn: list[int] = []
    for number, action in enumerate(actions):
        if state.step == s.SCREENS_STEP and state.active == 1:
            drawn.append(number)
        state.apply_trusted(action)
    swap = next(n for n in drawn[1:] if actions[n] != actions[drawn[0]])
    swapped = list(actions)
    swapped[drawn[0]], swapped[swap] = actions[swap], actions[drawn[0]]
    (_, record), (_, other) = played({"players": 3}, 6), played({"players": 3}, 6)
    other.actions = swapped
    for perspective in (None, 0, 2):
        assert record.text_seen(perspective) == other.text_seen(perspective)
    assert record.text_seen(1) != other.text_seen(1)
    assert record.state().digest() == other.state().digest()


def test_a_view_names_nothing_of_others() -> None:
    """Winter tiles in other hands never occur in a view or an event before they are laid out."""
    for players in (2, 5):
        state = new(players)
        for action in actions_of(players, 7, True):
            before = state.copy()
            state.apply_trusted(action)
            if state.round == m.WINTER_SEASON and state.cells[s.PHASE] != s.KEEP_PHASE:
                break
            if state.step not in (s.DEAL_STEP, s.KEEP_STEP, s.END_STEP) and action % 9:
                continue
            for perspective in (None, 0, 1):
                mine = (
                    {}
                    if perspective is None
                    else {*state.tiles_at(s.HAND + perspective), *state.tiles_at(s.KEPT + perspective)}
                )
                text = str(state.view(perspective)) + str(GAME.describe(before, action, state, perspective))
                for tile in range(m.WINTER, m.SUMMER_BOATS):
                    assert tile in mine or f"'{m.TILE_IDS[tile]}'" not in text
    assert GAME.hidden
