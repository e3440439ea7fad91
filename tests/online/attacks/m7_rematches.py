"""M7: tables by resigning and playing again, as many browsers of one address; files that are refused."""

from __future__ import annotations

from collections import Counter

from tests.online.attacks import Scene, attack
from tests.online.driver import RequestRejected

ALLOWED = 30
"""Of one address, and of an hour."""


@attack("tables by resigning and playing again, as many browsers of one address")
async def m7_rematches(scene: Scene) -> str:
    came: Counter[str] = Counter()
    mallory = scene.browser()
    board = {"game": "milestones", "seats": [{"name": "A"}, {"name": "B"}], "options": {"board": "{"}}
    for _ in range(ALLOWED):
        answer = await mallory.ask("POST", "/api/tables", json=board)
        came["faulty"] += answer.status_code == 400
    async for number in scene.rounds(short=3):
        if came["refused"] > 5 or number > ALLOWED:
            break
        browser = scene.browser()
        try:
            table = await browser.create("ages", "me", "me")
            came["opened"] += 1
            for _ in range(ALLOWED):
                page = await browser.sit(table)
                await page.ask("command", command="resign", seat=0)
                await page.close()
                table = (await browser.post(f"/api/tables/{table}/rematch"))["id"]
                came["opened"] += 1
        except RequestRejected as error:
            scene.require(error.status == 429, str(error))
            came["refused"] += 1
    scene.require(came["opened"] > 0, "files that were refused used the tables up")
    scene.require(came["opened"] <= ALLOWED + 1, f"{came['opened']} tables were opened")
    scene.require(came["refused"], "nothing was refused")
    return f"{came['opened']} opened, {came['refused']} times refused"
