"""The judges themselves: exact where they say so, and the same from the same seed."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

import tablestead as ts
from tablestead.analysis import ages, searching
from tablestead.analysis.ages import AgesJudge, drawn, minus, row_of
from tablestead.analysis.cutting import cut
from tablestead.analysis.judge import Effort, judge_for
from tablestead.analysis.report import DEPTHS, Decision
from tablestead.bots.ages.planner import Plan
from tablestead.bots.ages.value import LEARNED, weights_for, weights_name, yet_to_play
from tablestead.bots.judgement.file import judgement_of
from tablestead.bots.levels import EXPERTS
from tablestead.games.ages import state
from tablestead.games.ages.rules import AgesState

from .judges import begun, golden

TINY = Effort(8, 1, 2, trees=6, most=2)
NAMES = {"ages": "2-2009", "milestones": "2-standard", "keyflower": "2-greedy"}


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """As little effort as it can be: the tests may run without a compiler."""
    for efforts in (*searching.EFFORTS.values(), ages.EFFORTS):
        monkeypatch.setitem(efforts, "quick", TINY)
    monkeypatch.setitem(ages.TURNS, "quick", 1)


def report_of(record: ts.Record, seed: int) -> bytes:
    analysis = ts.analyse(record, "quick", seed)
    for _ in analysis:
        pass
    return msgspec.json.encode(analysis.report())


@pytest.mark.parametrize(("game", "count"), [("ages", 30), ("milestones", 45), ("keyflower", 60)])
def test_a_seed_repeats_it(tiny: None, game: str, count: int) -> None:
    record = begun(golden(game, NAMES[game]), count)
    assert report_of(record, 1) == report_of(record, 1)
    if game != "ages":
        assert report_of(record, 1) != report_of(record, 2)


def test_six_players_are_judged(tiny: None) -> None:
    record = begun(golden("keyflower", "6-greedy"), 130)
    analysis = ts.analyse(record)
    found = [step for turn in analysis for step in turn.steps if isinstance(step, Decision)]
    assert found
    for player in analysis.report().players:
        assert player.start + player.others - player.loss + player.luck == pytest.approx(player.result)


@pytest.mark.parametrize("name", ["3-2009", "2-late-trade"])
def test_where_the_tables_say_nothing_futures_do(tiny: None, name: str) -> None:
    analysis = ts.analyse(begun(golden("ages", name), 40))
    for _ in analysis:
        pass
    for player in analysis.report().players:
        assert player.start + player.others - player.loss + player.luck == pytest.approx(player.result)


def rolling() -> AgesState:
    state = ts.game("ages").start(players=2)
    state.play("roll")
    assert isinstance(state, AgesState)
    return state


def test_the_luck_of_the_dice_is_nothing_on_average() -> None:
    """Exact: over all ways the dice can lie, the tables' lead is what it was while they flew."""
    judge, state = AgesJudge(ts.game("ages"), 2, "quick"), rolling()
    mean = 0.0
    for action, chance in state.outcomes():
        after = state.copy()
        after.apply(action)
        mean += chance * lead_of(judge, after)
    assert mean == pytest.approx(lead_of(judge, state), abs=1e-6)


def lead_of(judge: AgesJudge, state: AgesState) -> float:
    said = judge.stand(state)
    assert said is not None
    return said.lead


def test_what_is_exact_says_so(tiny: None) -> None:
    judge, state = AgesJudge(ts.game("ages"), 2, "quick"), rolling()
    assert judge.look(state, [[]], 0, 0, None)[0].outlooks()[0].lead.n == 0


def test_futures_are_free_of_the_luck_of_the_dice() -> None:
    """In the last turn the tables know all: whatever is rolled, a future says what they said."""
    turns = [turn for name in ("2-2009", "2-late", "2-reprint") for turn in cut(golden("ages", name))]
    starts = [turn.pieces[0].before for turn in turns]
    start = next(one for one in starts if isinstance(one, AgesState) and is_last(one))
    judge = AgesJudge(start.game, 2, "quick")
    said = judge.stand(start)
    assert said is not None
    ends = set()
    for seed in range(12):
        end = start.copy()
        row = judge.play_out(end, said, seed)
        ends.add(tuple(end.scores()))
        assert row[start.active] - row[1 - start.active] == pytest.approx(said.lead, abs=0.01)
    assert len(ends) > 1


def is_last(start: AgesState) -> bool:
    """The last turn of a game, and known to be."""
    return bool(start.cells[state.LAST_ROUND]) and not any(
        yet_to_play(start, seat) for seat in range(start.players)
    )


def test_tables_that_contradict_themselves_are_set_right(tiny: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """If every turn's tables promise two points more than those before, futures of so many turns add them."""
    judge, state = AgesJudge(ts.game("ages"), 2, "quick"), rolling()
    found = []
    for promised in (0.0, 2.0):
        with monkeypatch.context() as patch:
            patch.setattr(ages, "by_seat", raised(ages.by_seat, promised))
            found.append(judge.play_out(state.copy(), judge.stand(state), 7))
    turns = ages.TURNS["quick"]
    assert found[1][0] - found[0][0] == pytest.approx(2.0 * turns)


def raised(by_seat: Callable[[Plan, AgesState], list[float]], points: float) -> Callable[..., list[float]]:
    """The first player's points grow with every turn that was played."""

    def more(plan: Plan, state: AgesState) -> list[float]:
        row = by_seat(plan, state)
        turns = 2 * (state.round - 1) + state.active
        row[0] += points * turns
        return row

    return more


def test_dice_in_the_air_are_worth_what_taking_them_up_was(tiny: None) -> None:
    judge, state = AgesJudge(ts.game("ages"), 2, "quick"), rolling()
    state.apply(state.game.parse("roll good good skull"))
    before, line = state.copy(), state.read("reroll good")
    state.play("reroll good")
    one = judge.look(before, [line], 0, 0, None)[0].outlooks()
    two = judge.look(state, [[]], 0, 0, None)[0].outlooks()
    assert msgspec.to_builtins(one) == msgspec.to_builtins(two)


def test_the_planner_loses_nothing_by_its_own_tables(tiny: None) -> None:
    game = ts.game("ages")
    judge, state = AgesJudge(game, 2, "quick"), rolling()
    state.apply(state.game.parse("roll food good workers"))
    planned = ts.bot("planner", game, {"players": 2}, 0).choose(state.view(0))
    lines = judge.lines(state, 0, 1)
    assert lines[0] == planned
    leads = [one.outlooks()[0] for one in judge.look(state, lines, 0, 0, None)]
    assert leads[0].win is not None
    assert all(other.win is not None and other.win.mean <= leads[0].win.mean + 0.02 for other in leads)


@pytest.mark.parametrize("game", ["milestones", "keyflower"])
def test_the_judge_is_the_expert_with_what_it_has_learned(game: str) -> None:
    """Its name tells which weights, so that what was judged by others is judged anew."""
    judge = judge_for(ts.game(game), 2, "quick")
    assert isinstance(judge, searching.SearchJudge)
    assert judgement_of(game).version in judge.name
    expert = EXPERTS[game](judgement_of(game), ts.game(game), 0, 1.0, ts.Rng(), 8).model
    for model in (judge.closed, judge.open):
        assert type(model.model) is type(expert)
        for name in ("c_puct", "first_play_urgency", "lead_decides", "passes_forced"):
            assert getattr(model, name) == getattr(expert, name)
        assert model.calm == searching.CALMER * expert.calm
    assert judge.closed.hidden == expert.hidden
    assert not judge.open.hidden


def test_with_two_players_the_tables_are_those_of_what_the_expert_learned() -> None:
    state = rolling()
    learned = AgesJudge(ts.game("ages"), 2, "quick").bots[0].weights_of(state)
    assert learned is LEARNED[weights_name(2, state.edition)]
    of_three = ts.game("ages").start(players=3)
    assert isinstance(of_three, AgesState)
    assert AgesJudge(ts.game("ages"), 3, "quick").bots[0].weights_of(of_three) is weights_for(
        3, of_three.edition
    )


def test_the_luck_of_dice_takes_from_each_what_it_gives_to_all() -> None:
    """With several opponents too: what one wins, the others lose in proportion to what they had."""
    said, now = Plan([], 40.0, 0.0, 20.0, 2.0), Plan([], 60.0, 0.0, 26.0, 2.0)
    begun = row_of([20.0, 18.0, 10.0], [0.25, 0.5, 0.25])
    found = minus(drawn(begun, said, now, 0), begun)
    assert found[:3] == pytest.approx([6.0, 0.0, 0.0])
    assert found[3:6] == pytest.approx([6.0, -3.0, -2.0])
    assert sum(found[6:]) == pytest.approx(0.0)
    assert found[7] == pytest.approx(2 * found[8])
    lost = minus(drawn(begun, now, said, 0), begun)
    assert lost[:6] == pytest.approx([-one for one in found[:6]])


def test_the_chances_of_all_come_to_one() -> None:
    analysis = ts.analyse(begun(golden("ages", "4-2009"), 30))
    for turn in analysis:
        for point in (turn.before, turn.after):
            chances = [one.win.mean for one in point.outlooks if one.win is not None]
            assert sum(chances) == pytest.approx(1.0)
            assert all(0.0 <= chance <= 1.0 for chance in chances)


@pytest.mark.parametrize(("spread", "count"), [(0.0, 5), (30.0, 10)])
def test_half_of_the_futures_do_where_they_agree(
    monkeypatch: pytest.MonkeyPatch, spread: float, count: int
) -> None:
    judge, state = AgesJudge(ts.game("ages"), 2, "quick"), rolling()
    state.apply(state.game.parse("roll food good workers"))
    rng = ts.Rng(1)

    def play_out(self: AgesJudge, state: AgesState, said: Plan | None, seed: int) -> list[float]:
        return row_of([spread * rng.chance(), 0.0], [0.5, 0.5])

    monkeypatch.setattr(AgesJudge, "play_out", play_out)
    lines = judge.lines(state, 0, 1)[:2]
    assert [len(one.rows) for one in judge.look(state, lines, 10, 0, None)] == [count, count]


def test_a_line_that_the_search_did_not_follow_to_its_end_is_no_whole_one() -> None:
    pieces = [piece for turn in cut(golden("milestones", "2-standard")) for piece in turn.pieces]
    found = 0
    for piece in pieces:
        if piece.free and len(piece.actions) > 1:
            found += 1
            assert searching.is_whole(piece.before, piece.actions, piece.player)
            assert not searching.is_whole(piece.before, piece.actions[:1], piece.player)
    assert found > 10


@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("game", ts.game_ids())
def test_every_game_has_a_judge_for_every_depth(game: str, depth: str) -> None:
    if game in NAMES:
        judge = judge_for(ts.game(game), 2, depth)
        assert judge.name.startswith(game)
