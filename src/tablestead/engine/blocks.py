"""The numbering of actions, declared once: blocks of numbers, each a verb and the parts that follow it.

From the blocks of a game come its notation both ways, the verbs of its records, and the words that an error
offers. Violations, choices and events of a game are tables by the first action of a block.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from tablestead.engine.errors import NotationError
from tablestead.engine.notation import extra, only, single, split, unknown


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """What can follow a verb: one of `size` values, written in words. A part of several words comes last."""

    def __init__(self, name: str, size: int) -> None:
        self.name = name
        self.size = size

    def words(self, index: int) -> list[str]:
        """The words of a value, given by its place among the values."""
        raise NotImplementedError

    def read(self, words: list[str], verb: str) -> int:
        """The place of the value that all of these words mean; a NotationError names the wrong word."""
        raise NotImplementedError

    def value(self, index: int) -> int:
        """What the place stands for, where that is another number."""
        return index

    def starts(self, word: str) -> bool:
        """Whether the word can begin this part, so that a block needs no verb of its own."""
        return False

    def first_words(self) -> list[str]:
        """The words that can begin this part, for a block without a verb."""
        return []


class Ids(Part):
    """One of some ids, in the order of a table of components."""

    def __init__(self, name: str, ids: Sequence[str]) -> None:
        super().__init__(name, len(ids))
        self.ids = tuple(ids)

    def words(self, index: int) -> list[str]:
        return [self.ids[index]]

    def read(self, words: list[str], verb: str) -> int:
        return only(self.ids, words, verb)

    def starts(self, word: str) -> bool:
        return word in self.ids

    def first_words(self) -> list[str]:
        return list(self.ids)


class Number(Part):
    """A number from `least` to `most`."""

    def __init__(self, least: int, most: int) -> None:
        super().__init__("N", most - least + 1)
        self.least = least
        self.ids = tuple(str(number) for number in range(least, most + 1))

    def words(self, index: int) -> list[str]:
        return [self.ids[index]]

    def read(self, words: list[str], verb: str) -> int:
        return only(self.ids, words, verb)

    def value(self, index: int) -> int:
        return index + self.least


@mypyc_attr(allow_interpreted_subclasses=True)
class Spelled(Part):
    """One of many ids that an example stands for in errors: points, triangles, cells, tiles."""

    def __init__(self, name: str, size: int, example: str) -> None:
        super().__init__(name, size)
        self.example = example

    def spell(self, index: int) -> str:
        """The id of a value."""
        raise NotImplementedError

    def find(self, word: str) -> int:
        """The value with this id, -1 if there is none."""
        raise NotImplementedError

    def spelling(self, word: str) -> str:
        """A word, which is read in small letters, as its id would be written."""
        return word

    def words(self, index: int) -> list[str]:
        return [self.spell(index)]

    def read(self, words: list[str], verb: str) -> int:
        word = self.spelling(single(words, verb, self.example))
        found = self.find(word)
        if found < 0:
            raise unknown(word, self.example)
        return found

    def starts(self, word: str) -> bool:
        return self.find(self.spelling(word)) >= 0


class Block:
    """A run of actions with one meaning: a verb, and every combination of its parts in order.

    `first` is its first number, written out because compiled code folds literal constants only; the
    numbering holds it against the blocks before.
    """

    def __init__(self, first: int, verb: str, parts: Sequence[Part] = (), chance: bool = False) -> None:
        self.first = first
        self.verb = verb
        """The first word of the notation; empty where the first part speaks for itself (`red 2`, `ne`)."""
        self.parts = list(parts)
        self.chance = chance
        """Whether these are chance events, which stand behind `*` in a record."""
        self.size = 1
        for part in parts:
            self.size *= part.size
        self.pattern = " ".join([*([verb] if verb else []), *(part.name for part in parts)])
        """The notation with the names of its parts: `carry GOOD TILE`."""

    def places(self, action: int) -> list[int]:
        """The place of each part's value."""
        rest = action - self.first
        if len(self.parts) < 2:
            return [rest] if self.parts else []
        found: list[int] = []
        for part in reversed(self.parts):
            rest, place = divmod(rest, part.size)
            found.append(place)
        found.reverse()
        return found

    def values(self, action: int) -> list[int]:
        """The value of each part of an action."""
        places = self.places(action)
        for index, part in enumerate(self.parts):
            places[index] = part.value(places[index])
        return places

    def text(self, action: int) -> str:
        words = [self.verb] if self.verb else []
        for part, place in zip(self.parts, self.places(action), strict=True):
            words += part.words(place)
        return " ".join(words)

    def parse(self, words: list[str]) -> int:
        """The action meant by the words; the verb among them has been recognised."""
        verb = self.verb or words[0]
        at = 1 if self.verb else 0
        if not self.parts and len(words) > at:
            raise extra(words[at], verb)
        number = 0
        for index, part in enumerate(self.parts):
            own = words[at:] if index == len(self.parts) - 1 else words[at : at + 1]
            number = number * part.size + part.read(own, verb)
            at += 1
        return self.first + number


class Numbering:
    """All blocks of a game, in the order of their numbers."""

    def __init__(self, blocks: Sequence[Block], joiner: str = "") -> None:
        self.blocks = list(blocks)
        self.joiner = joiner
        """A word that may stand before any action, to join it to the one before (`red 2 + from keywood`)."""
        self.actions = 0
        """How many actions there are."""
        for block in self.blocks:
            if block.first != self.actions:
                raise ValueError(f"`{block.pattern}` begins at {self.actions}, not at {block.first}")
            self.actions += block.size
        self._firsts = [block.first for block in self.blocks]
        self._by_verb: dict[str, list[Block]] = {}
        for block in self.blocks:
            self._by_verb.setdefault(block.verb, []).append(block)
        self._bare = self._by_verb.pop("", [])
        self._texts: dict[int, str] = {}
        self._meanings: dict[int, tuple[int, tuple[int, ...]]] = {}

    def block_of(self, action: int) -> Block:
        """The block an action belongs to."""
        if not 0 <= action < self.actions:
            raise ValueError(f"no action {action}")
        return self.blocks[bisect_right(self._firsts, action) - 1]

    def meaning(self, action: int) -> tuple[int, tuple[int, ...]]:
        """The first action of its block and the value of each part; like the text, found once."""
        known = self._meanings.get(action)
        if known is None:
            block = self.block_of(action)
            known = (block.first, tuple(block.values(action)))
            self._meanings[action] = known
        return known

    def text(self, action: int) -> str:
        """The notation of an action; it never changes, so it is put together once."""
        known = self._texts.get(action)
        if known is None:
            known = self.block_of(action).text(action)
            self._texts[action] = known
        return known

    def parse(self, text: str) -> int:
        """The action of a notation; a NotationError names the word it stumbles on."""
        words = split(text)
        if words[0] == self.joiner and len(words) > 1:
            words = words[1:]
        for block in self._by_verb.get(words[0], []):
            if bool(block.parts) == (len(words) > 1):  # `roll`, and `roll food coins` for what came up
                return block.parse(words)
        for block in self._by_verb.get(words[0], []):
            return block.parse(words)
        for block in self._bare:
            if block.parts[0].starts(words[0]):
                return block.parse(words)
        raise unknown(words[0], " ".join(self.first_words()))

    def first_words(self) -> list[str]:
        """Every word with which a player's action can begin, in the order of the numbering."""
        words: list[str] = []
        for block in self.blocks:
            if not block.chance:
                words += [block.verb] if block.verb else block.parts[0].first_words()
        return words

    def verbs(self) -> list[tuple[str, int, int]]:
        """For each block its pattern, its first action and the number of its actions."""
        return [(block.pattern, block.first, block.size) for block in self.blocks]


def missing_word(verb: str, allowed: str) -> NotationError:
    """The error for a verb with nothing behind it."""
    return NotationError("error-word-missing", {"verb": verb, "allowed": allowed})
