"""Whom the coach speaks to: who decides at a table without other people, and nobody else."""

from __future__ import annotations

from tests.server.client import Browser, Site

DICE = "roll coins workers workers"


def coached(browser: Browser) -> list[str]:
    return [concern["key"] for concern in browser.hello()["coach"]]


def test_who_plays_alone_is_coached_with_every_position(site: Site) -> None:
    table = site.new("", "", real_draws=True)
    with site.sit(table) as browser, site.someone().sit(table) as stranger:
        browser.say("roll")
        assert coached(browser) == []  # the dice are in the air
        browser.send(type="act", id=browser.id(), seq=browser.seq, text=DICE)
        told = browser.until("ev")
        assert told["coach"] == [
            {
                "key": "coins-short",
                "args": {"n": 7, "cost": 10},
                "rule": "A-T20",
                "teaches": False,
                "severe": False,
            }
        ]
        assert coached(browser) == ["coins-short"]
        assert coached(stranger) == []


def test_nobody_is_coached_where_others_play(site: Site) -> None:
    """The first turn of Keyflower has something to say. A rematch is company, though no seat was vacant."""
    with site.sit(site.new("", "random", game="keyflower")) as alone:
        while not alone.choices:
            alone.until("ev")
        assert "boats" in coached(alone)
    table, [bela] = site.gather("Béla", game="keyflower")
    with site.sit(table) as anna, bela.sit(table) as other:
        assert anna.choices or other.choices
        assert coached(anna) == coached(other) == []
        assert not anna.command("resign", 0)
    for one in (site, bela):
        again = one.post(f"/api/tables/{table}/rematch").json()["id"]
    with site.sit(again) as anna, bela.sit(again) as other:
        assert anna.choices or other.choices
        assert coached(anna) == coached(other) == []
