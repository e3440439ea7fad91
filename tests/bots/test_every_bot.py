"""What holds for every bot: it finishes games, answers anywhere, sees its view alone, repeats itself."""

from __future__ import annotations

import msgspec
import pytest

import tablestead as ts
from tablestead.arena.ladder import ANCHOR
from tablestead.bots.levels import LEVELS
from tablestead.games.ages import actions as a
from tablestead.games.ages import state as s
from tablestead.games.ages.view import AgesView
from tests.bots.positions import KINDS, decisions, is_line, name_of

ALL = ts.bot_names("ages")


def test_from_weakest_to_strongest() -> None:
    assert ["random", "greedy", "planner", *LEVELS] == ALL
    assert ts.level_names("ages") == list(LEVELS)


@pytest.mark.parametrize("game_id", ts.game_ids())
def test_a_higher_level_has_a_higher_rating(game_id: str) -> None:
    ratings = ts.bot_ratings(game_id)
    assert list(ratings) == list(LEVELS)
    assert ratings["beginner"] == ANCHOR
    assert sorted(set(ratings.values())) == list(ratings.values())


@pytest.mark.parametrize("kind", KINDS, ids=name_of)
@pytest.mark.parametrize("name", ALL)
def test_finishes_a_game(name: str, kind: dict[str, object]) -> None:
    """Against a random player, who offers whatever comes to mind, and greedy ones; all is checked."""
    game = ts.game("ages")
    names = [name, "random", "greedy", "greedy"][: int(str(kind["players"]))]
    bots = [ts.bot(one, game, kind, seat, seed=seat) for seat, one in enumerate(names)]
    dealer = ts.Dealer(seed=11)
    state = game.start(**kind)
    while state.player != ts.OVER:
        if state.player == ts.CHANCE:
            state.apply(dealer.draw(state))
        else:
            for action in bots[state.player].choose(state.view(state.player)):
                state.apply(action)
    assert len(state.scores()) == len(names)


@pytest.mark.parametrize(
    ("edition", "players", "trade"),
    [("2009", 1, False), ("2009", 2, False), ("reprint", 3, True), ("late", 1, False), ("late", 4, True)],
)
@pytest.mark.parametrize("name", ALL)
def test_answers_every_decision(name: str, edition: str, players: int, trade: bool) -> None:
    game = ts.game("ages")
    options: dict[str, object] = {"players": players, "edition": edition, "trade": trade}
    for state in decisions(edition, players, trade, 2):
        bot = ts.bot(name, game, options, state.player, seed=1)
        view = state.view(state.player)
        line = bot.choose(view)
        assert is_line(state, line), state.step
        ranking = bot.rank(view)
        assert all(is_line(state, advice.actions) for advice in ranking), state.step
        # Advice is about what one decides alone.
        offers = line[-1] == a.PROPOSE and state.step != s.OFFER_STEP
        assert name != "planner" or offers or ranking[0].actions == line


@pytest.mark.parametrize("name", ALL)
def test_sees_only_its_view(name: str) -> None:
    """A view that went over the wire, given to a fresh bot, is all that the answer depends on."""
    game = ts.game("ages")
    options: dict[str, object] = {"players": 2, "edition": "late", "trade": True}
    for state in decisions("late", 2, True, 1):
        wire = msgspec.json.encode(state.view(state.player))
        view = msgspec.json.decode(wire, type=AgesView)
        digest = state.digest()
        here = ts.bot(name, game, options, state.player, seed=3).choose(state.view(state.player))
        there = ts.bot(name, game, options, state.player, seed=3).choose(view)
        assert here == there
        assert state.digest() == digest


def test_a_bot_may_be_asked_twice() -> None:
    """The planner keeps the tables of a turn; asked again or elsewhere, it must not mix them up."""
    game = ts.game("ages")
    states = [state for state in decisions("2009", 2, False, 4) if state.player == 0]
    fresh = [ts.bot("planner", game, {"players": 2}, 0, seed=1).choose(state.view(0)) for state in states]
    bot = ts.bot("planner", game, {"players": 2}, 0, seed=1)
    assert [bot.choose(state.view(0)) for state in states] == fresh
    assert [bot.choose(state.view(0)) for state in reversed(states)] == fresh[::-1]


@pytest.mark.parametrize("name", ["greedy", "planner"])
def test_gives_nothing_away(name: str) -> None:
    """Asked for goods or food for nothing, or for a wood, it refuses; offered a gift of goods, it accepts."""
    game = ts.game("ages")
    options: dict[str, object] = {"players": 2, "trade": True}
    for give, take, answer in (
        ("", "take spearhead 1", "refuse"),
        ("give wood 1", "take cloth 2", "refuse"),
        ("give wood 1", "take food 5", "refuse"),
        ("", "take food 3", "refuse"),
        ("give wood 1", "take spearhead 1", "refuse"),
        ("give wood 2", "", "accept"),
    ):
        state = decisions_of_trade()
        for line in ("offer 2", give, take, "propose"):
            for action in state.read(line) if line else []:
                state.apply(action)
        bot = ts.bot(name, game, options, 1, seed=1)
        assert state.say(bot.choose(state.view(1))) == answer, (give, take)


def decisions_of_trade() -> ts.State:
    """Seat 1 is to trade, and both hold something."""
    from tests.bots.positions import set_up, start

    state = start(players=2, trade=True)
    set_up(state, 0, wood=4, food=9)
    set_up(state, 1, cloth=2, spearhead=1, food=8)
    for line in ("roll", "roll good skull food", "stop"):
        for action in state.read(line):
            state.apply(action)
    return state
