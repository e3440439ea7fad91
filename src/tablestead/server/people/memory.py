"""What a browser's games and lessons came to: kept for who has its cookie, and shown to nobody else."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, delete, get, put
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter

import tablestead as ts
from tablestead.server import wire
from tablestead.server.asking import PROBLEMS, asker, renewed
from tablestead.server.calling.caller import caller_of
from tablestead.server.calling.wishes import calling_of
from tablestead.server.people.goals import par_of
from tablestead.server.rejection import RequestRejected
from tablestead.server.storage import Storage, StoredLesson
from tablestead.server.tables import tables_of

MAX_PROGRESS: Final = 1024
FILE: Final = "tablestead-games.json"
READING: Final = {429: PROBLEMS[429], 503: PROBLEMS[503]}
GameId = Annotated[str, PathParameter(description="The id of a game.")]
LessonId = Annotated[str, PathParameter(description="The id of a lesson: a-z, 0-9 and hyphens.")]
IS_LESSON: Final = re.compile(r"[a-z0-9-]{1,40}")


async def memory_of(storage: Storage, browser: str) -> wire.Memory:
    if not browser:
        return wire.Memory([], [])
    stored, lessons = await storage.memory.results(browser), await storage.memory.lessons(browser)
    results = msgspec.convert(stored, list[wire.Result], from_attributes=True)
    judged = await storage.analyses.came_to(browser)
    for result in results:
        result.par = par_of(result.game, result.options)
        if result.table_id in judged and len(result.mine) == 1:
            result.analysis = msgspec.convert(judged[result.table_id][result.mine[0]], wire.Judgement)
    return wire.Memory(results, msgspec.convert(lessons, list[wire.LessonProgress], from_attributes=True))


@get("/api/memory", responses=READING)
async def show_memory(request: Request[Any, Any, Any], state: State) -> Response[wire.Memory]:
    """How this browser's games ended, the latest first, and how far its lessons got."""
    browser, cookies = await renewed(request) if await asker(request) else ("", [])
    return Response(await memory_of(tables_of(state).storage, browser), cookies=cookies)


@get("/api/memory/export", responses=READING)
async def export_memory(request: Request[Any, Any, Any], state: State) -> Response[wire.Export]:
    """The same as a file, with where and when this browser's owner is called."""
    storage, browser = tables_of(state).storage, await asker(request)
    memory, channels = await memory_of(storage, browser), await storage.calls.channels(browser)
    found = wire.Export(memory.results, memory.lessons)
    if browser:
        found.calling = await calling_of(storage, caller_of(state), browser)
        found.endpoint = channels["push"].recipient if "push" in channels else ""
    return Response(found, headers={"Content-Disposition": f'attachment; filename="{FILE}"'})


@delete("/api/memory", responses={403: PROBLEMS[403]} | READING)
async def erase_memory(request: Request[Any, Any, Any], state: State) -> None:
    """Erase all of it for good; tables stay."""
    if browser := await asker(request):
        await tables_of(state).storage.memory.erase(browser)


@put("/api/lessons/{game_id:str}/{lesson:str}", request_max_body_size=MAX_PROGRESS, responses=PROBLEMS)
async def keep_progress(
    request: Request[Any, Any, Any],
    game_id: GameId,
    lesson: LessonId,
    data: JSONBody[wire.Progress],
    state: State,
) -> Response[wire.LessonProgress]:
    """How far a lesson got. One that was done stays done."""
    if not IS_LESSON.fullmatch(lesson):
        raise RequestRejected("error-request")
    told = StoredLesson(ts.game(game_id).id, lesson, data.task, data.done)
    browser, cookies = await renewed(request)
    kept = await tables_of(state).storage.memory.learn(browser, told)
    if kept is None:
        raise RequestRejected("error-request")
    return Response(msgspec.convert(kept, wire.LessonProgress, from_attributes=True), cookies=cookies)


HANDLERS: Final = (show_memory, export_memory, erase_memory, keep_progress)
