"""M8: a personal link that fell into wrong hands, and cookies that nobody gave out."""

from __future__ import annotations

from tests.online.attacks import Scene, attack
from tests.online.driver import COOKIE, RequestRejected

TRIES = 20


@attack("a leaked personal link used again and again, for the host's rights and for chat; cookies made up")
async def m8_personal_link(scene: Scene) -> str:
    owner = scene.browser()
    refused = rounds = 0
    async for _ in scene.rounds(short=1):
        thief, *others = (scene.browser() for _ in range(4))
        try:
            table = await owner.create("ages", "me", "me")
            key = {"key": (await owner.post(f"/api/tables/{table}/link"))["key"]}
            await thief.post(f"/api/tables/{table}/claim", key)
        except RequestRejected as error:
            scene.require(rounds > 0 and error.status == 429, str(error))
            break  # so many tables and links one address has in an hour
        rounds += 1
        for other in others:
            answer = await other.ask("POST", f"/api/tables/{table}/claim", json=key)
            scene.require(answer.status_code in (403, 429), f"the link was used twice: {answer.status_code}")
            refused += 1
        [row] = (await thief.ask("GET", "/api/mine")).json()
        scene.require(not row["host"], "the link made a host")
        answer = await thief.ask("DELETE", f"/api/tables/{table}")
        scene.require(answer.status_code == 403, "the thief deleted the table")
        devices = (await thief.ask("GET", "/api/me/devices")).json()
        for device in (one for one in devices if not one["this"]):
            answer = await thief.ask("DELETE", f"/api/me/devices/{device['id']}")
            scene.require(answer.status_code == 403, "the thief turned the owner out")
        answer = await thief.ask("POST", "/api/me/code")
        if answer.is_success:  # there are not so many in an hour
            await others[0].ask("POST", "/api/me/recover", json=answer.json())
            await others[0].ask("DELETE", "/api/me/devices")
            held = (await owner.ask("GET", "/api/mine")).json()
            scene.require(any(one["id"] == table for one in held), "a code turned the owner out")
        await owner.ask("DELETE", "/api/me/devices")
        scene.require((await thief.ask("GET", "/api/mine")).json() == [], "the thief could not be signed out")
        answer = await thief.ask("POST", f"/api/tables/{table}/claim", json=key)
        scene.require(answer.status_code in (403, 429), "the thief came back by the same link")
        for n in range(TRIES):
            stranger, made_up = scene.browser(), f"{n:043d}"
            stranger.http.cookies.set(COOKIE, made_up)
            answer = await stranger.ask("POST", "/api/me")
            scene.require(made_up not in answer.headers.get("set-cookie", ""), "a made-up cookie counts")
    return f"{rounds} links, each claimed once, {refused} refused; no rights of a host, the thief signed out"
