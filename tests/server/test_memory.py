"""What a browser's games and lessons came to: kept for it, moved by its links, erased at a press."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tablestead import parse_record
from tablestead.engine.rng import Rng
from tablestead.server.operations.sweeper import KEEP_MEMORY_DAYS
from tablestead.server.people import goals
from tablestead.server.storage import Holder, RowVersionConflict, StoredEvent, StoredLesson
from tablestead.server.storage.backup import restore
from tablestead.server.storage.memory import MOST_LESSONS
from tests.games import golden
from tests.games.titles import TITLES
from tests.server.client import Message, Site, running_postgres
from tests.server.stored import ANNA, BELA, CILI, SUMMARY, act, coroutine, opened, result, table
from tests.server.test_goals import ending_of

V0006 = Path(__file__).parent / "data" / "v0006.gz"
"""A backup that version 0006 made: games that were finished, resigned and left."""


def memory(site: Site) -> Message:
    answer = site.http.get("/api/memory")
    assert answer.status_code == 200
    found: Message = answer.json()
    return found


def results(site: Site) -> list[Message]:
    found: list[Message] = memory(site)["results"]
    return found


def play_last_move(site: Site, game: str, name: str) -> str:
    """Open a golden record that is one move from its end, and play that."""
    *lines, last, _ = golden.text_of(TITLES[game], name).splitlines()
    answer = site.post("/api/import", text="\n".join([*lines, "end: unfinished"]) + "\n")
    assert answer.status_code == 201, answer.text
    id = str(answer.json()["id"])
    who, _, line = last.partition(" ")
    with site.sit(id) as browser:
        if not browser.choices:
            browser.look(int(who) - 1)
        browser.say(line)
        assert browser.status == "finished"
    return id


# Games


def test_a_finished_game_is_remembered(site: Site) -> None:
    id = play_last_move(site, "ages", "1-2009")
    [result] = results(site)
    assert result.pop("ended") >= "2026"
    assert result.pop("turns") >= result["rounds"] > 5
    assert result.pop("achievements")
    [row] = site.mine()
    assert result == {
        "table_id": id,
        "game": "ages",
        "options": {"players": 1, "edition": "2009", "trade": False, "start": 1},
        "bots": [""],
        "mine": [0],
        "status": "finished",
        "resigned": -1,
        "scores": row["scores"],
        "places": [1],
        "rounds": row["round"],
        "minutes": 0,
        "par": {"points": 82, "options": {"players": 1, "edition": "2009"}},
        "analysis": None,
    }
    assert site.http.delete(f"/api/tables/{id}").status_code == 204
    assert [kept["table_id"] for kept in results(site)] == [id]


def test_the_latest_comes_first_also_within_a_second(site: Site) -> None:
    """The end of a game says what there was to beat: the games before it."""
    ids = [play_last_move(site, "ages", name) for name in ("1-2009", "1-reprint", "1-late") * 2]
    assert [result["table_id"] for result in results(site)] == ids[::-1]


def test_the_level_of_bots_is_remembered(site: Site) -> None:
    id = site.new("", "random")
    with site.sit(id) as browser:
        browser.finish(Rng(3))
    [result] = results(site)
    assert (result["bots"], result["mine"], sorted(result["places"])) == (["", "random"], [0], [1, 2])


def test_people_at_one_screen(site: Site) -> None:
    play_last_move(site, "keyflower", "2-greedy")
    [result] = results(site)
    assert (result["mine"], result["bots"], len(result["scores"])) == ([0, 1], ["", ""], 2)
    assert (result["achievements"], result["par"]) == ([], None)


def test_what_a_seat_reached_is_remembered(site: Site) -> None:
    """As who only looks at the record finds it; the achievements of the game are known beforehand."""
    play_last_move(site, "ages", "1-late")
    [result] = results(site)
    ending = ending_of(parse_record(golden.text_of(TITLES["ages"], "1-late")), 0)
    assert result["achievements"] == goals.reached(ending) != []
    infos = {info["id"]: info["achievements"] for info in site.http.get("/api/games").json()}
    assert set(result["achievements"]) < set(infos["ages"])


def test_a_fault_in_an_achievement_holds_up_no_game(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(ending: goals.Ending) -> list[str]:
        raise RuntimeError

    monkeypatch.setattr("tablestead.server.people.results.reached", fail)
    play_last_move(site, "ages", "1-late")
    [result] = results(site)
    assert (result["status"], result["achievements"]) == ("finished", [])


def test_who_gives_up_has_lost(site: Site) -> None:
    id, [béla] = site.gather("Béla")
    with béla.sit(id) as second:
        assert second.command("resign", 1) == ""
    for person, seat in ((site, 0), (béla, 1)):
        [result] = results(person)
        assert (result["status"], result["resigned"], result["mine"]) == ("resigned", 1, [seat])
        assert (result["scores"], result["places"], result["achievements"]) == ([], [], [])


def test_what_has_no_result_is_not_remembered(site: Site) -> None:
    id, [béla] = site.gather("Béla")
    with site.sit(id) as first, béla.sit(id) as second:
        assert first.command("agree", 0) == second.command("agree", 1) == ""
    text = golden.text_of(TITLES["ages"], "1-2009")
    assert site.post("/api/import", text=text).status_code == 201  # only to look at
    assert memory(site) == memory(béla) == {"results": [], "lessons": []}


def test_nobody_sees_what_another_remembers(site: Site) -> None:
    id, [béla] = site.gather("Bélabácsi")
    with béla.sit(id) as second:
        second.command("resign", 1)
    site.http.put("/api/lessons/ages/dice", json={"task": 1, "done": True})
    stranger = site.someone()
    assert memory(stranger) == {"results": [], "lessons": []}
    assert memory(béla)["lessons"] == []
    for person in (site, béla):
        told = person.http.get("/api/memory").text + person.http.get("/api/memory/export").text
        assert not any(secret in told for secret in (site.cookie, béla.cookie, "bácsi", "Anna", "browser"))
    assert stranger.http.delete("/api/memory").status_code == 204
    assert len(results(site)) == len(results(béla)) == 1


def test_all_is_exported_and_erased(site: Site) -> None:
    play_last_move(site, "ages", "1-2009")
    site.http.put("/api/lessons/ages/dice", json={"task": 1, "done": True})
    exported = site.http.get("/api/memory/export")
    assert exported.headers["content-disposition"] == 'attachment; filename="tablestead-games.json"'
    assert exported.json() == memory(site) | {"calling": site.http.get("/api/calling").json(), "endpoint": ""}
    refused = site.http.delete("/api/memory", headers={"Origin": "https://elsewhere.example"})
    assert (refused.status_code, len(results(site))) == (403, 1)
    assert site.http.delete("/api/memory").status_code == 204
    assert memory(site) == {"results": [], "lessons": []}
    assert len(site.mine()) == 1


# Lessons


def put(site: Site, path: str, **body: Any) -> int:
    return site.http.put(f"/api/lessons/{path}", json=body).status_code


def test_a_lesson_stays_done(site: Site) -> None:
    answer = site.http.put("/api/lessons/ages/first-turn", json={"task": 2, "done": False})
    assert (answer.status_code, "Max-Age" in answer.headers["set-cookie"]) == (200, True)
    assert answer.json() == {"game": "ages", "lesson": "first-turn", "task": 2, "done": False}
    assert put(site, "ages/first-turn", task=5, done=True) == 200
    again = site.http.put("/api/lessons/ages/first-turn", json={"task": 0, "done": False})
    assert again.json() == {"game": "ages", "lesson": "first-turn", "task": 0, "done": True}
    assert put(site, "keyflower/a", task=0, done=False) == 200
    lessons = [again.json(), {"game": "keyflower", "lesson": "a", "task": 0, "done": False}]
    assert memory(site)["lessons"] == lessons


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("chess/dice", {"task": 0, "done": True}),
        ("ages/Dice", {"task": 0, "done": True}),
        ("ages/d%C3%ADce", {"task": 0, "done": True}),
        ("ages/dice%0A", {"task": 0, "done": True}),
        (f"ages/{'d' * 41}", {"task": 0, "done": True}),
        ("ages/dice", {"task": -1, "done": True}),
        ("ages/dice", {"task": 1000, "done": True}),
        ("ages/dice", {"task": 1.5, "done": True}),
        ("ages/dice", {"task": 0}),
        ("ages/dice", {"task": 0, "done": "perhaps"}),
    ],
)
def test_what_is_no_lesson(site: Site, path: str, body: dict[str, Any]) -> None:
    assert put(site, path, **body) == 400
    assert memory(site)["lessons"] == []


def test_there_are_not_so_many_lessons(site: Site) -> None:
    codes = [put(site, f"ages/l{n}", task=0, done=False) for n in range(MOST_LESSONS + 1)]
    assert codes == [200] * MOST_LESSONS + [400]
    assert put(site, "ages/l0", task=1, done=True) == put(site, "milestones/l0", task=0, done=False) == 200


def test_the_cookie_lasts_as_long_as_somebody_looks(site: Site) -> None:
    assert "set-cookie" not in site.http.get("/api/memory").headers
    site.new("", "")
    was = site.cookie
    for _ in range(2):
        given = site.http.get("/api/memory").headers["set-cookie"]
        assert given.startswith(f"tablestead={was};")
        assert "HttpOnly" in given


# Moved by a personal link


def test_a_personal_link_brings_the_memory_along(site: Site) -> None:
    done = play_last_move(site, "ages", "1-2009")
    put(site, "ages/dice", task=3, done=True)
    put(site, "ages/cities", task=1, done=False)
    phone = site.someone()
    own = play_last_move(phone, "milestones", "2-standard")
    put(phone, "ages/dice", task=4, done=False)
    put(phone, "ages/cities", task=0, done=True)
    id = site.new("", "random")
    key = site.post(f"/api/tables/{id}/link").json()["key"]
    for _ in range(2):
        assert phone.post(f"/api/tables/{id}/claim", key=key).status_code == 201
        assert {result["table_id"] for result in results(phone)} == {done, own}
        assert memory(phone)["lessons"] == [
            {"game": "ages", "lesson": "cities", "task": 1, "done": True},
            {"game": "ages", "lesson": "dice", "task": 4, "done": True},
        ]
    assert [result["table_id"] for result in results(site)] == [done]
    with site.sit(id) as browser:
        browser.command("resign", 0)
    assert {result["table_id"] for result in results(site)} == {done, id}
    assert {result["table_id"] for result in results(phone)} == {done, own, id}


def test_the_processes_of_a_server_share_it(postgres: Any) -> None:
    with running_postgres(postgres.fresh()) as [one, two]:
        play_last_move(one, "ages", "1-2009")
        put(two, "ages/dice", task=1, done=True)
        assert memory(one) == memory(two)
        assert (len(memory(one)["results"]), len(memory(two)["lessons"])) == (1, 1)
        assert two.http.delete("/api/memory").status_code == 204
        assert memory(one) == {"results": [], "lessons": []}


# The database


@coroutine
async def test_a_result_is_stored_with_the_end_of_its_game(database: str) -> None:
    over = replace(SUMMARY, status="finished", player=-2)
    async with opened(database) as storage:
        for id in ("t", "u", "v"):
            await storage.create(table(id), [], [Holder(0, ANNA)])
        await storage.append("t", 0, act(1), over, [result(ANNA, "t"), result(BELA, "t")])
        with pytest.raises(RowVersionConflict):
            await storage.append("u", 7, act(1), over, [result(ANNA, "u")])  # the row has changed since
        end = StoredEvent(1, "end", {"id": "e", "status": "resigned", "resigned": 0})
        await storage.update("v", 0, 0, {"status": "resigned"}, event=end, results=[result(ANNA, "v")])
        assert await storage.memory.results(ANNA) == [result(ANNA, "t"), result(ANNA, "v")]
        assert await storage.memory.results(BELA) == [result(BELA, "t")]
        await storage.delete("t")
        assert len(await storage.memory.results(ANNA)) == 2
        await storage.memory.erase(ANNA)
        assert await storage.memory.results(ANNA) == []
        assert await storage.memory.results(BELA) == [result(BELA, "t")]


@coroutine
async def test_what_nobody_can_read_any_more_goes(database: str) -> None:
    async with opened(database) as storage:
        at = storage.now()
        old = "2020-01-01T00:00:00+00:00"
        await storage.create(table("t"), [], [])
        kept = [result(ANNA, "t", old), result(BELA, "t", old), result(BELA, "u"), result(CILI, "t", old)]
        await storage.append("t", 0, act(1), SUMMARY, kept)
        await storage.memory.learn(CILI, StoredLesson("ages", "dice", 1, False))
        await storage.memory.sweep(KEEP_MEMORY_DAYS)
        assert [len(await storage.memory.results(who)) for who in (ANNA, BELA, CILI)] == [0, 2, 1]
        storage.now = lambda: at + KEEP_MEMORY_DAYS * 86_400 + 9e6
        await storage.memory.sweep(KEEP_MEMORY_DAYS)
        assert await storage.memory.lessons(CILI) == []
        assert [len(await storage.memory.results(who)) for who in (ANNA, BELA, CILI)] == [0, 0, 0]


@coroutine
async def test_games_of_the_last_version_are_remembered(database: str) -> None:
    await restore(database, V0006)
    async with opened(database) as storage:
        holders = sa.text("SELECT browser, count(*) FROM holder GROUP BY browser ORDER BY 2 DESC")
        found: list[Any] = await storage._database.run(lambda c: list(c.execute(holders)), reads=True)
        anna = found[0][0]
        kept = await storage.memory.results(anna)
        assert [(r.game, r.mine, r.bots) for r in sorted(kept, key=lambda r: (r.game, r.bots))] == [
            ("ages", [0], [""]),
            ("ages", [0], ["", "random"]),
            ("keyflower", [0, 1], ["", ""]),
            ("milestones", [0, 1, 2], ["", "", ""]),
        ]
        for one in kept:
            loaded = await storage.load(one.table_id)
            assert loaded is not None
            row = loaded[0]
            assert (one.scores, one.places, one.rounds) == (row.scores, row.places, row.round)
            assert (one.status, one.turns, one.minutes, one.achievements) == ("finished", 0, 0, [])
        assert [await storage.memory.results(who) for who, _ in found[1:]] == [[]] * (len(found) - 1)
