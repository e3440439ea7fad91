"""What shows that a server in another process serves: its page comes, and a game can be played there."""

from __future__ import annotations

import json
import re
import subprocess
from socket import create_connection
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

WAIT_S = 120.0
MOVES = 5


def address_said_by(server: subprocess.Popen[str]) -> str:
    """What it says once it serves."""
    assert server.stdout is not None
    said = []
    for line in server.stdout:
        said.append(line)
        if found := re.search(r"https?://[\w.:\[\]]+", line):
            return found[0]
    raise AssertionError("it ended: " + "".join(said))


def check_page(address: str) -> None:
    """The page, and a script that it asks for."""
    with httpx.Client(base_url=address, timeout=WAIT_S) as http:
        page = http.get("/")
        assert page.status_code == 200, page.text
        [script] = re.findall(r'<script type="module"[^>]* src="([^"]+)"', page.text)
        assert http.get(script).headers["content-type"].startswith("text/javascript")


def play_some(address: str, name: str = "") -> int:
    """Some moves against a bot; how many lines the game has then. `name`: as a proxy for that name asks."""
    seats = [{"name": "Ada"}, {"name": "Greedy", "bot": "greedy"}]
    setup = {"game": "ages", "seats": seats, "options": {"players": 2, "start": "1"}}
    here = httpx.URL(address)
    named = {"Host": name, "Origin": f"https://{name}"} if name else {}
    with httpx.Client(base_url=address, timeout=WAIT_S, headers=named) as http:
        answer = http.post("/api/tables", json=setup)
        assert answer.status_code == 201, answer.text
        [cookie] = re.findall(r"^([^;]+)", answer.headers["set-cookie"])
    where = f"ws://{name or here.netloc.decode()}/ws/tables/{answer.json()['id']}"
    origin = Origin(f"https://{name}") if name else None
    line = create_connection((here.host, here.port))
    about: dict[str, Any] = {"origin": origin, "additional_headers": {"Cookie": cookie}}
    with connect(where, sock=line, open_timeout=WAIT_S, ping_interval=None, **about) as socket:
        socket.send(json.dumps({"type": "hello"}))
        played = 0
        position = next_position(socket)
        while played < MOVES:
            if position["choices"]:
                played += 1
                action = position["choices"][0]["action"]
                act = {"type": "act", "id": str(played), "seq": position["seq"], "actions": [action]}
                socket.send(json.dumps(act))
            position = next_position(socket)
        return int(position["seq"])


def next_position(socket: ClientConnection) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(socket.recv(WAIT_S))
        assert message["type"] != "nack", message
        if message["type"] in ("view", "ev"):
            return message
