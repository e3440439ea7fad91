"""Hidden pieces: which perspective a screen has, who may act by it, and what nobody else is ever sent."""

from __future__ import annotations

import tablestead as ts
from tablestead.server.table.history import History
from tests.server.client import Browser, Site

GAME = "keyflower"


def people(browser: Browser) -> list[int]:
    return [seat for seat, info in enumerate(browser.last["table"]["seats"]) if not info["bot"]]


def until_person(browser: Browser, seats: list[int]) -> int:
    """Wait for the bots; the person who is to decide."""
    while browser.view["player"] not in seats:
        browser.until("ev")
    return int(browser.view["player"])


def end_turn(browser: Browser, rng: ts.Rng) -> None:
    """Play on at random for as long as this seat decides and is looked through."""
    while browser.choices:
        browser.step(rng)


def test_games_say_whether_they_hide_something(site: Site) -> None:
    hidden = {info["id"]: info["hidden"] for info in site.http.get("/api/games").json()}
    assert hidden == {"ages": False, "milestones": False, "keyflower": True}


def test_nobody_looks_until_somebody_says_so(site: Site) -> None:
    with site.sit(site.new("", "random", "", game=GAME)) as browser:
        assert browser.last["table"]["hidden"]
        seat = until_person(browser, [0, 2])
        assert browser.view["seat"] is None
        assert browser.choices == []
        assert browser.last["undo"]["n"] == 0
        for wrong in (1, 3, -1):
            assert browser.look(wrong)["key"] == "error-look"
        assert browser.look(seat)["view"]["seat"] == seat
        assert browser.choices
        assert browser.hello()["view"]["seat"] == seat
        with site.sit(browser.table) as second:  # another socket has a perspective of its own
            assert second.view["seat"] is None
        assert browser.look(None)["view"]["seat"] is None
        assert browser.choices == []


def test_one_person_looks_all_the_time(site: Site) -> None:
    with site.sit(site.new("random", "", "random", game=GAME)) as browser:
        rng = ts.Rng(3)
        for _ in range(60):
            assert browser.view["seat"] == 1
            browser.step(rng)


def test_the_screen_is_covered_when_another_person_decides(site: Site) -> None:
    with site.sit(site.new("", "", game=GAME)) as browser:
        rng = ts.Rng(5)
        for _ in range(6):
            seat = browser.view["player"]
            assert browser.view["seat"] is None
            browser.look(seat)
            end_turn(browser, rng)
            assert browser.last["type"] == "ev"
            assert browser.view["player"] == 1 - seat
            assert browser.view["seat"] is None


def test_the_screen_stays_open_while_bots_think(site: Site) -> None:
    with site.sit(site.new("", "random", "", "random", game=GAME)) as browser:
        rng = ts.Rng(5)
        kept = 0
        for _ in range(8):
            seat = until_person(browser, [0, 2])
            if browser.view["seat"] != seat:
                assert browser.view["seat"] is None
                browser.look(seat)
            end_turn(browser, rng)
            while browser.view["player"] not in (0, 2):
                assert browser.view["seat"] == seat
                kept += 1
                browser.until("ev")
        assert kept


def test_the_positions_on_the_way_are_seen_by_the_same_eyes(site: Site) -> None:
    """Also where the screen is covered by the line itself."""
    with site.sit(site.new("", "", game=GAME)) as browser:
        met = set()
        for _ in range(3):
            seat = browser.view["player"]
            browser.look(seat)
            while browser.choices:
                kinds = [choice["kind"] for choice in browser.choices]
                action = browser.choices[kinds.index("pass") if "pass" in kinds else 0]["action"]
                text = browser.choices[kinds.index("pass")]["text"] + " end" if "pass" in kinds else ""
                browser.play(*([] if text else [action]), text=text)
                for view in browser.last["steps"]:
                    assert view["seat"] == browser.view["seat"]
                    met.add(view["seat"])
        assert None in met


def refused(browser: Browser, seat: int) -> None:
    """Neither a line nor an undo nor a hint without the perspective of the seat."""
    before = browser.last["seq"]
    action = {"seq": browser.seq, "actions": [0], "text": ""}
    for message in (
        {"type": "act", **action},
        {"type": "undo", "seq": browser.seq, "n": 1},
        {"type": "hint"},
    ):
        answer = browser.answer(**message)
        assert (answer["type"], answer["key"]) == ("nack", "error-not-looking")
        assert answer["args"] == {"seat": seat}
    assert browser.hello()["seq"] == before


def test_only_the_perspective_that_decides_may_act(site: Site) -> None:
    """There is no way to name a seat in a line; the seat whose perspective is used must decide."""
    with site.sit(site.new("", "", game=GAME)) as browser:
        seat = browser.view["player"]
        refused(browser, seat)
        browser.look(1 - seat)
        refused(browser, seat)
        browser.look(seat)
        browser.play(browser.choices[0]["action"])
        assert browser.last["undo"]["n"]
        browser.look(None)
        refused(browser, seat)
        browser.look(seat)
        assert browser.undo()["type"] == "ack"


def test_the_record_of_a_running_game_is_what_was_seen(site: Site) -> None:
    table = site.new("", "random", game=GAME)
    spectator = site.record(table)
    own = site.http.get(f"/api/tables/{table}/record?seat=1").text
    assert "* ?" in spectator
    assert spectator.count("?") > own.count("?") > 0
    for number, key in (
        ("2", "error-look"),
        ("3", "error-look"),
        ("0", "error-look"),
        ("x", "error-request"),
    ):
        answer = site.http.get(f"/api/tables/{table}/record?seat={number}")
        status = 403 if key == "error-look" else 400
        assert (answer.status_code, answer.json()["key"]) == (status, key)
    for text in (spectator, own):
        answer = site.http.post("/api/import", json={"text": text})
        assert (answer.status_code, answer.json()["key"]) == (400, "error-record-hidden")


def test_no_figures_before_the_end(site: Site) -> None:
    table = site.new("", "", game=GAME)
    answer = site.http.get(f"/api/tables/{table}/review")
    assert (answer.status_code, answer.json()["key"]) == (409, "error-review")


def test_no_real_components(site: Site) -> None:
    seats = [{"name": "Anna"}, {"name": "Béla"}]
    answer = site.http.post("/api/tables", json={"game": GAME, "seats": seats, "real_draws": True})
    assert (answer.status_code, answer.json()["key"]) == (400, "error-real-hidden")


def test_after_the_end_everything_is_open(site: Site) -> None:
    table = site.new("", "random", "random", game=GAME)
    with site.sit(table) as browser:
        browser.finish(ts.Rng(2))
        record = ts.parse_record(site.record(table))
        assert record.state().player == ts.OVER
        review = site.http.get(f"/api/tables/{table}/review").json()
        assert review["places"] == record.state().places()
        position = len(record.actions) // 2
        for seat in (0, 1, 2, None):  # a bot's perspective too
            assert browser.look(seat)["view"]["seat"] == seat
            past = browser.answer(type="at", seq=position)["view"]
            assert past["seat"] == seat
            assert (past["own"] is None) == (seat is None)
        assert browser.look(3)["key"] == "error-look"


def test_logs_share_what_all_are_told() -> None:
    """Also one that is made later: else every seat of a long game would keep a log of its own."""
    game, rng = ts.game(GAME), ts.Rng(1)
    record = ts.Record(game, ts.Dealer(1).settle(game, players=3))
    state = record.start()
    while len(record.actions) < 200:
        legal = state.legal()
        record.append(legal[rng.below(len(legal))] if legal else state.sample(rng))
        state.apply(record.actions[-1])
    history = History(record)
    logs = [history.log(seat) for seat in (None, 0, 1, 2)]
    for entries in zip(*logs, strict=True):
        different = [one for n, one in enumerate(entries) if all(one != other for other in entries[:n])]
        assert len({id(entry) for entry in entries}) == len(different)
