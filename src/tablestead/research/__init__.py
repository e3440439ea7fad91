"""The research bench: observations, legal masks and actions as fixed rows of numbers, for learning programs.

NumPy and the tools of the field come with `pip install 'tablestead[research]'`; nothing here needs them
before it is used.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tablestead.engine.batch import WIN
from tablestead.engine.errors import OptionError
from tablestead.engine.game import Game
from tablestead.engine.space import Entry, Space
from tablestead.games import game as _game_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from tablestead.research.batches import Batch
    from tablestead.research.dataset import Dataset

__all__ = ["Entry", "Space", "batch", "read", "space"]


def space(game: str | Game) -> Space:
    """The observations and actions of a game; an OptionError where it brings none."""
    return (_game_of(game) if isinstance(game, str) else game).space()


def batch(
    game: str | Game,
    n: int,
    *,
    seed: int | Sequence[int],
    reward: str = WIN,
    workers: int = 1,
    arrays: Mapping[str, NDArray[Any]] | None = None,
    **options: object,
) -> Batch:
    """`n` games that are stepped together; `options` are those of the game, such as `players`.

    `seed` is one for all, or one for each game. With the `reward` "win" an end brings 1 shared by the winners
    and -1 shared by all others, with "points" the lead over the best other seat; alone, both bring the
    points. `arrays` are arrays of your own to write into, by name. `workers` are processes (threads, where
    Python runs them side by side) that share the games: the results are the same.
    """
    try:
        from tablestead.research.batches import Batch
    except ModuleNotFoundError as error:
        raise missing(error) from error
    return Batch(
        _game_of(game) if isinstance(game, str) else game, n, seed, reward, workers, arrays, **options
    )


def read(folder: str | Path) -> Dataset:
    """The games that `tablestead games` has written into a folder."""
    try:
        from tablestead.research.dataset import Dataset
    except ModuleNotFoundError as error:
        raise missing(error) from error
    return Dataset(Path(folder))


def missing(error: ModuleNotFoundError, extra: str = "research") -> OptionError:
    """The error that says which extra brings a package."""
    return OptionError("error-extra-missing", {"name": str(error.name), "extra": f"tablestead[{extra}]"})
