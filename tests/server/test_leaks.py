"""Two games that differ only in what the second seat drew in secret: nobody else is sent a different byte."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

import tablestead as ts
from tablestead.engine.dealer import Dealer
from tablestead.engine.game import State
from tablestead.server.bots.pool import BotPool
from tests.server.client import Browser, Site

OWN, OTHER = 0, 1
MOST_ACTIONS = 500
TRIES = 50
ASKED = ("bid keywood red 9", "use woodcutter green 1", "carry gold home-1", "lay woodcutter", "pass")
"""Lines that everybody asks about before every decision of the first seat."""
Play = list[tuple[int, int]]
"""Who acted, chance too, and the action."""


class Twins:
    """The same game twice, but for the secrets of one seat; played at random as far as both allow it."""

    def __init__(self, seed: int) -> None:
        self.rng = ts.Rng(seed)
        self.game = ts.game("keyflower")
        start = self.game.start(players=2)
        self.states: list[State] = [start, start.copy()]
        self.plays: list[Play] = [[], []]
        self.tile_differs = False
        while len(self.plays[0]) < MOST_ACTIONS and self._go_on():
            pass

    def _go_on(self) -> bool:
        """Play a stretch; False before the last one, which opens everything."""
        first, second = self.states
        assert first.player == second.player
        stretch = self._chance() if first.player == ts.CHANCE else self._turn()
        after = first.copy()
        for action, _ in stretch:
            after.apply(action)
        if after.player == ts.OVER:
            return False
        for one, other in stretch:
            for state, play, action in zip(self.states, self.plays, (one, other), strict=True):
                play.append((state.player, action))
                state.apply(action)
        return True

    def _chance(self) -> list[tuple[int, int]]:
        first, second = ([action for action, _ in state.outcomes()] for state in self.states)
        common = sorted(set(first) & set(second))
        if self.game.text(common[0]).startswith("tile home"):  # the first seat begins
            return [(common[0], common[0])]
        one = common[self.rng.below(len(common))]
        if not self.game.conceals(self.states[0], one, OWN):
            return [(one, one)]
        others = [action for action in second if action != one]
        is_tile = self.game.text(one).startswith("tile")
        if not others or (is_tile and self.tile_differs):  # one tile is enough: another must be kept
            return [(one, one)]
        self.tile_differs |= is_tile
        return [(one, others[self.rng.below(len(others))])]

    def _turn(self) -> list[tuple[int, int]]:
        """All that a seat decides now, the same in both games."""
        for _ in range(TRIES):
            trials = [state.copy() for state in self.states]
            player = trials[0].player
            actions: list[int] = []
            while trials[0].player == player:
                common = sorted(set(trials[0].legal()) & set(trials[1].legal()))
                if not common:
                    break
                actions.append(common[self.rng.below(len(common))])
                for trial in trials:
                    trial.apply(actions[-1])
                if self.game.text(actions[-1]) == "end":
                    break
            else:
                return [(action, action) for action in actions]
            if actions and self.game.text(actions[-1]) == "end":
                return [(action, action) for action in actions]
        raise AssertionError("no common way to go on")


def streams(site: Site, monkeypatch: pytest.MonkeyPatch, play: Play) -> list[str]:
    """All that the first seat, a spectator and a stranger are sent, and what they can ask for afterwards."""
    draws = iter([action for player, action in play if player == ts.CHANCE])
    lines = [(player, action) for player, action in play if player != ts.CHANCE]
    bot_lines = iter([[action] for player, action in lines if player == OTHER])
    dealer = Dealer(1)
    monkeypatch.setattr(ts, "Dealer", lambda *_: Scripted(dealer, draws))

    async def choose(*_: object) -> list[int]:
        if (line := next(bot_lines, None)) is None:  # all is played: from here on it thinks
            await asyncio.Event().wait()
        return line or []

    monkeypatch.setattr(BotPool, "choose", choose)
    table = site.new("", "random", game="keyflower")
    stranger = site.someone()
    with site.sit(table) as own, site.sit(table, False) as spectator, stranger.sit(table) as third:
        spectator.look(None)
        spectator.hello()
        assert third.view["seat"] is None
        browsers = (own, spectator, third)
        for number, (player, action) in enumerate(lines, start=1):
            if player == OWN:
                for browser in browsers:
                    for line in ASKED:
                        browser.answer(type="why", id="why", text=line)
                answer = own.answer(type="act", id=str(number), seq=own.seq, actions=[action])
                assert answer["type"] == "ack", answer
            for browser in browsers:
                wait(browser, number + 1)
        for browser in browsers:
            browser.hello()
            for position in range(0, own.last["actions"], 7):
                browser.answer(type="at", id="at", seq=position)
        heard = [text for browser in browsers for text in browser.heard]
    records = [site.http.get(f"/api/tables/{table}/record{query}").text for query in ("", "?seat=1")]
    records += [stranger.http.get(f"/api/tables/{table}/{what}").text for what in ("record", "review")]
    records += [
        stranger.http.get(f"/api/tables/{table}/record?seat=2").text,
        stranger.http.get("/api/tables").text,
    ]
    return [text.replace(table, "") for text in (*heard, *records)]


def wait(browser: Browser, seq: int) -> None:
    while browser.seq < seq:
        browser.until("ev")


class Scripted:
    """A dealer that draws what is written."""

    def __init__(self, dealer: Dealer, draws: Iterator[int]) -> None:
        self.settle = dealer.settle
        self.draws = draws

    def draw(self, _: State) -> int:
        return next(self.draws)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_secrets_change_no_byte(site: Site, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    twins = Twins(seed)
    one, other = twins.plays
    secret = [n for n in range(len(one)) if one[n] != other[n]]
    assert len(secret) > 5
    first, second = (streams(site, monkeypatch, play) for play in twins.plays)
    for heard, heard_too in zip(first, second, strict=True):
        assert heard == heard_too


def test_the_test_can_tell() -> None:
    """By the perspective of the seat itself the two games do differ."""
    first, second = Twins(1).states
    assert first.view(OWN) == second.view(OWN)
    assert first.view(None) == second.view(None)
    assert first.view(OTHER) != second.view(OTHER)
