"""Boards that are larger than their window: moved and zoomed by fingers, mouse and wheel."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import PHONE
from tests.browser.layout import once_drawn, record_until
from tests.browser.table import Table, import_record

OpenPage = Callable[..., Page]
Point = tuple[float, float]


@dataclass
class Board:
    """A window on a board, and how to read what it shows: left and top edge, and the scale."""

    golden: tuple[str, int]
    tab: str
    window: str
    shows: str
    wheel_key: str = ""
    """What must be held for the wheel to zoom, and not to scroll."""


BOARDS = {
    "milestones": Board(
        ("4-standard.txt", 288),
        "board",
        ".pan .window",
        "box => [box.scrollLeft, box.scrollTop, box.firstElementChild.clientWidth]",
        "Control",
    ),
    "keyflower": Board(
        ("4-greedy.txt", 691),
        "village",
        ".village .window",
        """box => {
            const [x, y, width] = box.firstElementChild.getAttribute('viewBox').split(' ').map(Number)
            return [x, y, 1000 / width]
        }""",
    ),
}


@pytest.mark.parametrize("game", BOARDS)
def test_a_board_is_moved_and_zoomed(open_app: OpenPage, game: str) -> None:
    board = BOARDS[game]
    page = open_app(PHONE, has_touch=True)
    Table(page).show(import_record(page, record_until(game, *board.golden)))
    page.locator(f'[data-tab="{board.tab}"]').click()
    window = page.locator(board.window)
    box = window.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = page.context.new_cdp_session(page)

    def shown() -> list[float]:
        """Left, top and scale, as soon as the size of the window is known."""
        found: list[float] = window.evaluate(once_drawn(board.shows))
        return found

    def until(true: str, before: list[float]) -> None:
        """Until this is true of what is shown: what a gesture does may come a frame later."""
        now = f"({board.shows})(document.querySelector(css))"
        page.wait_for_function(
            f"([css, before]) => {{ const now = {now}\nreturn {true} }}", arg=[board.window, before]
        )

    def touch(kind: str, *points: Point) -> None:
        told = [{"x": px, "y": py, "id": i} for i, (px, py) in enumerate(points)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": told})

    before = shown()
    touch("touchStart", (x - 20, y), (x + 20, y))
    for apart in (30, 40, 50):
        touch("touchMove", (x - apart, y), (x + apart, y))
    touch("touchEnd")
    until("now[2] > before[2] * 1.2", before)

    before, seq = shown(), Table(page).seq
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 20, y, steps=4)
    page.mouse.up()
    until("now[0] < before[0] && now[2] === before[2]", before)
    assert Table(page).seq == seq, "a drag is no click"

    before = shown()
    if board.wheel_key:
        page.keyboard.down(board.wheel_key)
    page.mouse.wheel(0, 120)
    until("now[2] < before[2]", before)

    # the last, for a finger may leave the board gliding
    before = shown()
    touch("touchStart", (x, y))
    for way in (20, 40, 60, 80):
        touch("touchMove", (x - way, y))
    touch("touchEnd")
    until("now[0] > before[0]", before)
