"""Why something is not possible: asked without playing it, and told to nobody who may not know it."""

from __future__ import annotations

import asyncio

import pytest

from tablestead.server.bots.pool import BotPool
from tests.server.client import Browser, Message, Site


def why(browser: Browser, text: str) -> Message:
    return browser.answer(type="why", text=text)


def refusal(answer: Message) -> tuple[str, str]:
    return answer["key"], answer["rule"]


def test_the_same_words_as_a_refused_line_and_nothing_is_played(site: Site) -> None:
    with site.sit(site.new("", "", real_draws=True)) as browser:
        browser.say("roll")
        browser.say("roll coins workers workers")
        before = browser.hello()
        told = why(browser, "stop build city-4 2 done buy empire")
        assert refusal(told) == ("ages-refused-too-dear", "A-T18")
        assert (told["args"]["cost"], told["args"]["n"]) == (60, 7)
        assert refusal(why(browser, "end")) == ("ages-refused-order", "A-T0")
        assert why(browser, "stop")["type"] == "ack"
        assert why(browser, "stop build city-4")["type"] == "ack"
        assert why(browser, "stop build atlantis")["key"] == "error-word"
        assert why(browser, "")["key"] == "error-line-empty"
        assert browser.hello() == before
        played = browser.act(text="stop build city-4 2 done buy empire")
        assert {**told, "id": ""} == {**played, "id": ""}


def test_who_has_no_decision_is_told_whose_it_is(site: Site) -> None:
    table, [bela] = site.gather("Béla")
    with site.sit(table) as anna, bela.sit(table) as other, site.someone().sit(table) as stranger:
        decides, waits = (anna, other) if anna.choices else (other, anna)
        seat = decides.view["player"]
        assert why(decides, "roll")["type"] == "ack"
        for line in ("roll", "end", "nonsense", ""):
            told = why(waits, line)
            assert (refusal(told), told["args"]) == (("error-not-your-seat", ""), {"seat": seat})
            assert refusal(why(stranger, line)) == ("error-no-seat", "")


def test_a_bot_that_thinks_is_named(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    async def choose(*_: object) -> list[int]:
        await asyncio.Event().wait()
        return []

    monkeypatch.setattr(BotPool, "choose", choose)
    with site.sit(site.new("", "random")) as browser:
        assert not browser.command("stand-in", 0, "random")
        told = why(browser, "roll")
        assert (refusal(told), told["args"]) == (("error-bot-turn", ""), {"seat": browser.view["player"]})


def test_a_covered_screen_asks_nothing(site: Site) -> None:
    with site.sit(site.new("", "", game="keyflower")) as browser:
        seat = browser.view["player"]
        told = why(browser, "pass")
        assert (refusal(told), told["args"]) == (("error-not-looking", ""), {"seat": seat})
        browser.look(seat)
        assert why(browser, "pass")["type"] == "ack"
