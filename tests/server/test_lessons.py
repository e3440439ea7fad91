"""Lessons over the wire."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tablestead.lessons.lesson import lesson
from tests.server.client import WAIT_S, Message, Site, dial


class Learner:
    """Somebody at the table of a lesson."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seq = -1
        self.lesson: Message = {}

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def receive(self) -> Message:
        message: Message = json.loads(str(self.socket.recv(timeout=WAIT_S)))
        self.seq = message.get("seq", self.seq)
        return message

    def until(self, kind: str) -> list[Message]:
        heard = [self.receive()]
        while heard[-1]["type"] != kind:
            heard.append(self.receive())
        self.lesson = heard[-1] if kind == "lesson" else self.lesson
        return heard

    def begin(self, task: int = 0) -> Message:
        """The view of a task's beginning."""
        self.say(type="learn", id="begin", task=task)
        return next(one for one in self.until("lesson") if one["type"] == "view")

    def act(self, **line: Any) -> list[Message]:
        self.say(type="act", id="line", seq=self.seq, **line)
        return self.until("lesson")


@contextmanager
def learning(site: Site, game: str, id: str) -> Iterator[Learner]:
    with dial(f"{site.address}/ws/lessons/{game}/{id}") as socket:
        learner = Learner(socket)
        learner.say(type="hello", last_seq=-1)  # nothing is shown before a task is wanted
        yield learner


def test_the_lessons_are_listed(site: Site) -> None:
    found = site.http.get("/api/lessons").json()
    turn = next(one for one in found if (one["game"], one["id"]) == ("ages", "turn"))
    assert turn["minutes"] <= 4
    assert turn["tasks"][0]["id"] == "roll"
    assert all("lines" not in task for task in turn["tasks"])  # what is right, the page is told task by task
    first = [one for one in found if one["bots"]]
    assert {one["game"] for one in first} == {"ages", "milestones", "keyflower"}


def test_a_task_is_done_and_the_next_goes_on(site: Site) -> None:
    with learning(site, "ages", "turn") as learner:
        view = learner.begin()
        assert [choice["text"] for choice in view["choices"]] == ["roll"]
        assert learner.lesson["line"] == view["choices"]
        assert learner.lesson["others"] == []
        assert not learner.lesson["done"]
        heard = learner.act(actions=[choice["action"] for choice in learner.lesson["line"]])
        assert [one["type"] for one in heard] == ["ack", "ev", "lesson"]
        assert learner.lesson["done"]
        assert heard[1]["choices"] == []
        before = heard[1]["view"]
        assert learner.begin(1)["view"] == before
        assert learner.lesson["task"] == 1


def test_a_wrong_try_is_refused_in_the_words_of_the_task(site: Site) -> None:
    with learning(site, "ages", "turn") as learner:
        learner.begin(1)
        learner.say(type="why", id="legal", text="stop")
        assert learner.until("nack")[-1]["key"] == "ages-lesson-turn-reroll.wrong"
        learner.say(type="why", id="illegal", text="build great-wall")
        refused = learner.until("nack")[-1]
        assert (refused["id"], refused["rule"][:3]) == ("illegal", "A-T")
        learner.say(type="act", id="act", seq=learner.seq, text="stop")
        assert learner.until("nack")[-1]["key"] == "ages-lesson-turn-reroll.wrong"


def test_every_press_can_be_taken_back(site: Site) -> None:
    with learning(site, "ages", "turn") as learner:
        before = learner.begin()["view"]
        done = learner.act(text="roll")[1]
        learner.say(type="undo", id="back", seq=learner.seq, n=done["undo"]["n"])
        heard = learner.until("lesson")
        assert next(one["view"] for one in heard if one["type"] == "view") == before
        assert not learner.lesson["done"]


def test_what_others_do_comes_line_by_line(site: Site) -> None:
    """Each of their lines as an event of its own, so that the page plays it back."""
    found = lesson("keyflower", "outbid")
    assert found is not None
    at = next(at for at, task in enumerate(found.tasks) if any(line.startswith("2 ") for line in task.then))
    with learning(site, "keyflower", "outbid") as learner:
        learner.begin(at)
        heard = learner.act(actions=[choice["action"] for choice in learner.lesson["line"]])
        events = [one for one in heard if one["type"] == "ev"]
        assert [one["entries"][0]["seat"] for one in events][:2] == [0, 1]
        assert [one["seq"] for one in events] == list(range(events[0]["seq"], events[0]["seq"] + len(events)))


def test_bad_input(site: Site) -> None:
    with learning(site, "ages", "turn") as learner:
        for message in (
            {"type": "learn", "id": "a", "task": 99},
            {"type": "learn", "id": "a", "task": -1},
            {"type": "say", "id": "a", "seat": 0, "text": "hello"},
        ):
            learner.say(**message)
            assert learner.until("nack")[-1]["key"] == "error-message"
        learner.begin()
        learner.say(type="act", id="old", seq=learner.seq + 5, text="roll")
        assert learner.until("nack")[-1]["key"] == "error-old-position"
        learner.say(type="act", id="bad", seq=learner.seq, actions=[10**8])
        assert learner.until("nack")[-1]["id"] == "bad"


@pytest.mark.parametrize(("game", "id"), [("ages", "nothing"), ("nothing", "turn"), ("ages", "game")])
def test_there_is_no_such_lesson(site: Site, game: str, id: str) -> None:
    with dial(f"{site.address}/ws/lessons/{game}/{id}") as socket:
        assert json.loads(str(socket.recv(timeout=WAIT_S)))["key"] == "error-no-lesson"
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=WAIT_S)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
