"""All titles, for the tests that hold for every one of them."""

from __future__ import annotations

import pytest

from tests.games.ages.title import TITLE as AGES
from tests.games.keyflower.title import TITLE as KEYFLOWER
from tests.games.milestones.title import TITLE as MILESTONES

TITLES = {title.game.id: title for title in (AGES, MILESTONES, KEYFLOWER)}
OPEN = [id for id, title in TITLES.items() if not title.game.hidden]
"""Those in which nothing is hidden."""

EVERY_TITLE = pytest.mark.parametrize("title", TITLES.values(), ids=list(TITLES))
EVERY_OPEN_TITLE = pytest.mark.parametrize("title", [TITLES[id] for id in OPEN], ids=OPEN)
EVERY_SETUP = pytest.mark.parametrize(
    ("title", "number"),
    [
        pytest.param(title, number, id=f"{id}-{number}")
        for id, title in TITLES.items()
        for number in range(len(title.setups))
    ],
)
