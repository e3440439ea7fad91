"""The table as a picture: its text set in a grid of letters, the seats in colours."""

from __future__ import annotations

import re
import textwrap
from functools import cache
from typing import Final

import numpy as np
import numpy.typing as npt

from tablestead.research.extras import missing

try:
    from PIL import Image, ImageDraw, ImageFont
except ModuleNotFoundError as error:
    raise missing(error) from None

Picture = npt.NDArray[np.uint8]

CELL_WIDTH: Final = 8
CELL_HEIGHT: Final = 16
COLUMNS: Final = 88
ROWS: Final = 40
PAGES: Final = {"keyflower": 3}
"""How many pages stand side by side: villages are long."""
BACKGROUND: Final = (250, 247, 240)
INK: Final = (40, 38, 34)
SEATS: Final = ((176, 58, 46), (31, 97, 141), (30, 110, 62), (125, 60, 152), (160, 90, 10), (20, 110, 115))
"""Dark enough to be read on the background."""
LIT: Final = (255, 232, 170)
"""Behind the seat that decides."""
FIRST_LETTER: Final = 32
LETTERS: Final = 352
"""So many from the first on: those of Western and Central European languages."""


def picture(game_id: str, text: str) -> Picture:
    """The text of a table as pixels: height × width × 3, always of the same size for a game."""
    pages = PAGES.get(game_id, 1)
    lines = _lines(text, pages * ROWS)
    image = np.empty((ROWS * CELL_HEIGHT, pages * COLUMNS * CELL_WIDTH, 3), np.uint8)
    image[:] = BACKGROUND
    for number, (line, ink, paper) in enumerate(lines):
        page, row = divmod(number, ROWS)
        top, left = row * CELL_HEIGHT, page * COLUMNS * CELL_WIDTH
        image[top : top + CELL_HEIGHT, left : left + COLUMNS * CELL_WIDTH] = _set(line, ink, paper)
    return image


Colour = tuple[int, int, int]


def _lines(text: str, most: int) -> list[tuple[str, Colour, Colour]]:
    """The lines as they are set, long ones broken, each with its colour and that of the paper."""
    found: list[tuple[str, Colour, Colour]] = []
    ink, paper = INK, BACKGROUND
    for line in text.splitlines():
        head = re.match(r"([> ]) seat (\d+):", line)
        if head:
            ink = SEATS[(int(head[2]) - 1) % len(SEATS)]
            paper = LIT if head[1] == ">" else BACKGROUND
        elif not line.startswith(" "):
            ink, paper = INK, BACKGROUND
        broken = textwrap.wrap(line, COLUMNS, subsequent_indent=" " * 6, drop_whitespace=False) or [""]
        found += [(part, ink, paper) for part in broken]
    if len(found) > most:
        return [*found[: most - 1], ("…", INK, BACKGROUND)]
    return found


def _set(line: str, ink: Colour, paper: Colour) -> Picture:
    """One line of letters over the width of a page."""
    codes = np.full(COLUMNS, ord(" ") - FIRST_LETTER)
    shown = [min(max(ord(letter) - FIRST_LETTER, 0), LETTERS - 1) for letter in line[:COLUMNS]]
    codes[: len(shown)] = shown
    dark = _letters()[codes].transpose(1, 0, 2).reshape(CELL_HEIGHT, -1, 1)
    mixed: Picture = (np.array(paper) * (1 - dark) + np.array(ink) * dark).astype(np.uint8)
    return mixed


@cache
def _letters() -> npt.NDArray[np.float32]:
    """Every letter in a cell of its own, from 0 (paper) to 1 (ink)."""
    font = ImageFont.load_default(CELL_HEIGHT - 3)
    drawn = np.zeros((LETTERS, CELL_HEIGHT, CELL_WIDTH), np.float32)
    for number in range(LETTERS):
        cell = Image.new("L", (CELL_WIDTH, CELL_HEIGHT))
        middle = (CELL_WIDTH / 2, CELL_HEIGHT - 4)
        ImageDraw.Draw(cell).text(middle, chr(FIRST_LETTER + number), 255, font, anchor="ms")
        drawn[number] = np.asarray(cell, np.float32) / 255
    return drawn
