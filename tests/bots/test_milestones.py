"""The bots of Milestones: legal everywhere, the same for a seed, within their simulations, sensible."""

from __future__ import annotations

import msgspec
import pytest

import tablestead as ts
from tablestead.arena import match
from tablestead.bots.levels import LEVELS
from tablestead.bots.milestones.mcts import MctsBot
from tablestead.bots.milestones.model import MilestonesModel
from tablestead.bots.search.tree import Search
from tablestead.games.milestones import actions as a
from tablestead.games.milestones import state as s
from tablestead.games.milestones.view import MilestonesView
from tests.bots.milestones import decisions, give, is_line, play, set_out

GAME = ts.game("milestones")
NAMES = ["random", "greedy", "mcts:4"]


def mcts(simulations: int, players: int = 2, seat: int = 0, seed: int = 1) -> MctsBot:
    bot = ts.bot(f"mcts:{simulations}", GAME, {"players": players}, seat, seed=seed)
    assert isinstance(bot, MctsBot)
    return bot


def test_from_weakest_to_strongest() -> None:
    assert ts.bot_names("milestones") == ["random", "greedy", "mcts", *LEVELS]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", NAMES)
def test_answers_every_decision(name: str, players: int) -> None:
    for state in decisions(players, 4):
        bot = ts.bot(name, GAME, {"players": players}, state.player, seed=1)
        view = state.view(state.player)
        assert is_line(state, bot.choose(view)), s.STEP_IDS[state.step]
        assert is_line(state, bot.rank(view)[0].actions), s.STEP_IDS[state.step]


@pytest.mark.parametrize("name", ["greedy", "mcts:2"])
@pytest.mark.parametrize("board", ["standard", "random"])
def test_finishes_a_game(name: str, board: str) -> None:
    dealer = ts.Dealer(seed=3)
    options = dealer.settle(GAME, players=3, board=board, turn_limit=8)
    bots = [
        ts.bot(one, GAME, options, seat, seed=seat) for seat, one in enumerate([name, "random", "greedy"])
    ]
    state = GAME.start(**options)
    while state.player != ts.OVER:
        if state.player == ts.CHANCE:
            state.apply(dealer.draw(state))
        else:
            for action in bots[state.player].choose(state.view(state.player)):
                state.apply(action)


@pytest.mark.parametrize("name", NAMES)
def test_the_same_for_a_seed_and_a_view(name: str) -> None:
    for state in decisions(2, 1):
        wire = msgspec.json.encode(state.view(state.player))
        view = msgspec.json.decode(wire, type=MilestonesView)
        digest = state.digest()
        here = ts.bot(name, GAME, {"players": 2}, state.player, seed=3).choose(state.view(state.player))
        there = ts.bot(name, GAME, {"players": 2}, state.player, seed=3).choose(view)
        assert here == there
        assert state.digest() == digest


# Simulations


def test_a_turn_takes_no_more_than_its_simulations() -> None:
    """Over all decisions of a turn, the draw after a hire included; a new turn has its own."""
    rng = ts.Rng(9)
    bots = [mcts(20, seat=seat) for seat in range(2)]
    state = GAME.start(players=2, turn_limit=4)
    turn, spent, most = (0, 0), 0, 0
    while state.player != ts.OVER:
        if state.player == ts.CHANCE:
            state.apply(state.sample(rng))
            continue
        bot = bots[state.player]
        if (state.round, state.player) != turn:
            turn, spent = (state.round, state.player), 0
        search = bot.search
        before = search.simulations if search is not None else 0
        actions = bot.choose(state.view(state.player))
        if bot.search is not None:
            spent += bot.search.simulations - (before if bot.search is search else 0)
        assert spent <= 20
        most = max(most, spent)
        for action in actions:
            state.apply(action)
    assert most > 10


def test_a_single_legal_action_is_answered_at_once() -> None:
    state = set_out(2, "Q1 L2 S3", "Q1 L2")
    give(state, 0, piece=0)
    play(state, "move 1 move 2")
    assert state.legal() == [a.END]
    bot = mcts(1000000)
    assert bot.choose(state.view(0)) == [a.END]
    assert bot.search is None


def test_the_tree_is_kept_through_a_chance_event() -> None:
    """After a hire the search goes on where it was, with what is left of the turn."""
    state = set_out(2, "Q1 L2", "Q1 L2")
    give(state, 0, coin=2, piece=8)
    play(state, "move trading-house")
    bot = mcts(60)
    line = bot.choose(state.view(0))
    assert a.HIRE <= line[0] < a.DRAFT  # two coins, two workers: there is nothing better to do
    assert bot.search is not None
    for action in line:
        state.apply(action)
    assert state.player == ts.CHANCE
    search, before = bot.search, bot.spent
    state.apply(state.sample(ts.Rng(2)))
    assert is_line(state, bot.choose(state.view(0)))
    assert bot.search is search
    assert before <= bot.spent <= 60


@pytest.mark.parametrize(
    "name", ["mcts:0", "mcts:", "mcts:-5", "mcts:many", "mcts:1000001", "greedy:5", "mctss"]
)
def test_a_bad_number_is_refused(name: str) -> None:
    with pytest.raises(ts.OptionError):
        ts.bot(name, GAME, {"players": 2}, 0)
    with pytest.raises(ts.OptionError):
        match("milestones", [name], 1)


def test_by_the_clock() -> None:
    """A budget in seconds: some simulations, however short it is."""
    state = set_out(2, "Q1 L2 S3", "Q1 L2")
    bot = ts.bot("mcts", GAME, {"players": 2}, 0, budget=0.01, seed=1)
    assert isinstance(bot, MctsBot)
    assert is_line(state, bot.choose(state.view(0)))
    assert bot.spent > 0


def test_expects_points_and_a_lead() -> None:
    state = set_out(2, "Q1 Q1 L2 L2 S3 S3", "Q1 L2")
    give(state, 0, points=50, coin=2)
    give(state, 1, points=10)
    advice = mcts(20).rank(state.view(0))[0]
    assert advice.expects is not None
    assert advice.margin is not None
    assert advice.win is not None
    assert advice.win > 0.6
    assert advice.expects > 60
    assert advice.margin > 20


def test_lines_are_compared() -> None:
    """They begin differently, each is whole, and the bot thinks afterwards as if nobody had asked."""
    state = set_out(2, "Q1 L2 S3 G4", "Q1 L2")
    give(state, 0, stone=1, wood=1, sand=1, piece=3)
    bot = mcts(200)
    ranking = bot.rank(state.view(0))
    assert len(ranking) == 3
    assert len({advice.actions[0] for advice in ranking}) == 3
    for advice in ranking:
        assert is_line(state, advice.actions)
        after = state.copy()
        for action in advice.actions:
            after.apply(action)
        assert after.player != 0
        assert 0 < (advice.win or 0) < 1
    assert len(bot.rank(state.view(0), 2)) == 2
    assert (bot.simulations, bot.search) == (200, None)
    assert is_line(state, bot.choose(state.view(0)))


# Sense


@pytest.mark.parametrize("name", ["greedy", "mcts:60"])
def test_sells_when_short_of_coins(name: str) -> None:
    """Nobody makes stone, so the four sand are of no use as they are; two coins hire a tile."""
    state = set_out(2, "S3 S4 - - - - - -", "Q1 L2 S3 G3 C4")
    give(state, 0, sand=4, coin=0, piece=8)
    play(state, "move trading-house")
    assert state.step == s.TRADE_STEP
    bot = ts.bot(name, GAME, {"players": 2}, 0, seed=1)
    line = state.say(bot.choose(state.view(0)))
    assert line.startswith("sell sand sand")
    assert "hire" in line


def last_turn() -> ts.State:
    """Seat 2 moves last of all, with goods for a house, a street or a marketplace, and for flour."""
    state = set_out(2, "Q1 L2 C3 - - - - G7", "Q1 L2 C3 - - - - G7")
    rng = ts.Rng(4)
    give(state, 0, stone=3, sand=3, piece=9)
    play(state, "move board-of-works")
    while state.step != s.MOVE_STEP:
        legal = state.legal()
        state.apply(legal[-1 if a.STREET <= legal[-1] < a.MARKET else rng.below(len(legal))])
    play(state, "move castle")
    while state.player == 0:
        state.apply(state.legal()[0])
    give(state, 0, points=60)
    give(state, 1, points=60, stone=1, wood=1, sand=1, grain=2, coin=0, piece=9)
    state.cells[s.END_BY] = 1
    return state


def best_lead(state: ts.State) -> float:
    """By trying everything: the best lead of seat 2 at the end."""
    if state.player == ts.OVER:
        scores = state.scores()
        return scores[1] - scores[0]
    if state.player == ts.CHANCE:
        total = 0.0
        for action, share in state.outcomes():
            after = state.copy()
            after.apply_trusted(action)
            total += share * best_lead(after)
        return total
    best = -1e9
    for action in state.legal():
        after = state.copy()
        after.apply_trusted(action)
        best = max(best, best_lead(after))
    return best


def test_finds_the_best_last_turn() -> None:
    state = last_turn()
    assert state.player == 1
    best = best_lead(state)
    bot = mcts(300, seat=1)
    played = state.copy()
    for action in bot.choose(played.view(1)):
        played.apply(action)
    assert played.player == ts.OVER
    scores = played.scores()
    assert scores[1] - scores[0] == best


def test_hidden_pieces_change_nothing_where_there_are_none() -> None:
    """The search over information sets, told to deal anew what nobody hides, finds legal lines as well."""
    for state in decisions(3, 1):
        model = MilestonesModel()
        model.hidden = True
        search = Search(model, state.copy(), state.player, ts.Rng(1))
        search.think(12)
        assert search.root.visits == 12
        assert search.best().action in state.legal()
        assert sorted(child.action for child in search.root.children) == state.legal()
        assert sum(child.visits for child in search.root.children) == 12


# Strength, with wide bars: the figures are in docs/bots.md


def test_greedy_beats_random_and_ends_by_points() -> None:
    result = match("milestones", ["greedy", "random"], 6, seed=1, jobs=1)
    assert result.standings[0].wins >= 5.5
    assert max(result.rounds) < 45
    assert result.standings[0].least is not None
    assert result.standings[0].least >= 50


def test_mcts_beats_greedy() -> None:
    result = match("milestones", ["mcts:40", "greedy"], 2, seed=1, jobs=1)
    assert result.standings[0].wins >= 1
