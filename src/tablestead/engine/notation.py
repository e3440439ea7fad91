"""Reading the words of a notation. A NotationError names the word it stumbles on."""

from __future__ import annotations

from tablestead.engine.errors import NotationError


def split(text: str) -> list[str]:
    """The words of a notation; none is an error."""
    words = text.lower().split()
    if not words:
        raise NotationError("error-line-empty")
    return words


def single(words: list[str], verb: str, allowed: str) -> str:
    """The one word that follows a verb."""
    if not words:
        raise NotationError("error-word-missing", {"verb": verb, "allowed": allowed})
    if len(words) > 1:
        raise extra(words[1], verb)
    return words[0]


def only(ids: tuple[str, ...], words: list[str], verb: str) -> int:
    """Which of the ids the one word that follows a verb is."""
    allowed = " ".join(ids)
    if words and words[0] not in ids:
        raise unknown(words[0], allowed)
    return ids.index(single(words, verb, allowed))


def number(words: list[str], verb: str, least: int, most: int) -> int:
    return only(tuple(str(n) for n in range(least, most + 1)), words, verb) + least


def unknown(word: str, allowed: str) -> NotationError:
    return NotationError("error-word", {"word": word[:40], "allowed": allowed})


def extra(word: str, verb: str) -> NotationError:
    return NotationError("error-word-extra", {"word": word[:40], "verb": verb})
