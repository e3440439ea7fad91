"""M3: the host freed a seat, took it by the new invite under the same name, saw the hand, and freed it."""

from __future__ import annotations

from tests.online.attacks import Scene, attack
from tests.online.driver import Browser, Message, Page


async def every_way_in(scene: Scene, mallory: Browser, page: Page, table: str, invite: str) -> int:
    """All that a host can try to sit in the second seat, or to look through it."""
    body = {"seat": 1, "name": "Bob", "invite": invite}
    answers: list[Message] = [
        await page.ask("command", command="free", seat=1),
        await page.ask("command", command="fill", seat=1, bot="random"),
        await page.ask("command", command="return", seat=1),
        await page.ask("command", command="resign", seat=1),
        (await mallory.ask("POST", f"/api/tables/{table}/join", json=body)).json(),
        (await mallory.ask("GET", f"/api/tables/{table}/record", params={"seat": 2})).json(),
    ]
    for answer in answers:
        scene.require("key" in answer, f"the host was let in: {answer}")
    await page.look(1)
    scene.require(page.perspective is None, "the host looks through another's seat")
    return len(answers) + 1


@attack("as the host, take another's seat of a game with secrets, or look through it")
async def m3_borrowed_hand(scene: Scene) -> str:
    mallory, bob = scene.browser(), scene.browser()
    tried = 0
    table = await mallory.create("keyflower", "me", "friend", "anyone")
    page = await mallory.sit(table)
    invite = page.table["invite"]
    await bob.join(table, 1, "Bob", invite)
    await bob.join(table, 2, "Bob’s friend")
    async for _ in scene.rounds(short=1):
        tried += await every_way_in(scene, mallory, page, table, invite)
    theirs = await bob.sit(table)
    answer = await theirs.ask("command", command="resign", seat=1)
    scene.require(answer["type"] == "ack", f"answered with {answer}")
    await page.hello()
    scene.require(page.table["seats"][1]["bot"], "the seat that was left is not a bot's")
    tried += await every_way_in(scene, mallory, page, table, page.table["invite"])
    while "chat" not in page.last:  # the bot may have moved since
        await page.hello()
    told = [line["notice"] for line in page.last["chat"]]
    scene.require(told == ["joined", "joined", "replaced"], f"what everyone was told is {told}")
    return f"{tried} ways tried, none led to the hand; everyone was told who sat down and who left"
