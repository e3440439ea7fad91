"""What other packages add: games, bots and screens, found by their entry points when they are asked for."""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points

from tablestead.engine.errors import OptionError


class Plugins:
    """The entry points of one group, each named after a game. A broken one harms only who asks for it."""

    def __init__(self, group: str, kind: type[object]) -> None:
        self.group = group
        self.kind = kind
        """What an entry point is, holds a tuple or list of, or gives when it is called."""
        self._entries: list[EntryPoint] | None = None
        self._loaded: dict[str, list[object]] = {}

    def games(self) -> list[str]:
        """The games that entry points are named after, whether they work or not."""
        if self._entries is None:
            self._entries = list(entry_points(group=self.group))
        return list(dict.fromkeys([entry.name for entry in self._entries]))

    def working(self, game: str) -> list[object]:
        """What the entry points of a game stand for, as far as they can be loaded."""
        found: list[object] = []
        for entry in self._of(game):
            try:
                found += self._load(entry)
            except OptionError:
                continue
        return found

    def refuse_broken(self, game: str) -> None:
        """Raise an OptionError that names the first plugin of a game that cannot be loaded."""
        for entry in self._of(game):
            self._load(entry)

    def _of(self, game: str) -> list[EntryPoint]:
        if game not in self.games() or self._entries is None:
            return []
        return [entry for entry in self._entries if entry.name == game]

    def _load(self, entry: EntryPoint) -> list[object]:
        if entry.value not in self._loaded:
            try:
                self._loaded[entry.value] = self._told(entry.load())
            except Exception as error:  # whatever a stranger's package does when it is imported
                raise OptionError(
                    "error-plugin",
                    {
                        "name": f"{self.group}: {entry.name}",
                        "value": entry.value,
                        "text": f"{type(error).__name__}: {error}"[:200],
                    },
                ) from error
        return self._loaded[entry.value]

    def _told(self, found: object) -> list[object]:
        if not isinstance(found, self.kind) and callable(found):
            found = found()
        several = list(found) if isinstance(found, tuple | list) else [found]
        for one in several:
            if not isinstance(one, self.kind):
                raise TypeError(f"{one!r} is no {self.kind.__name__}")
        return several
