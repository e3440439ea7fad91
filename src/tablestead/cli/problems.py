"""Bad input, told in a line; a file with several faults, in a line for each."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from pathlib import Path

import tablestead as ts
from tablestead.engine.errors import OptionError, RecordError, TablesteadError
from tablestead.engine.visible import visible
from tablestead.words import Rule, Words, rules

MAX_RECORD = 4 * 1024 * 1024


def problem_text(
    words: Words, error: TablesteadError, names: Sequence[str] = (), game: str = "common"
) -> str:
    """What is wrong, with the line of a record and the rule where there is one; several faults below it."""
    first = error.key.partition("-")[0]
    own = first if first in ts.game_ids() else game
    text = _in_words(words, error, names, own)
    if error.rule:
        text += f" ({error.rule})"
    if isinstance(error, RecordError):
        text = words.say("terminal-line", {"line": str(error.info["line"]), "text": text})
    return "\n  ".join([text, *(_in_words(words, fault, names, own) for fault in error.faults)])


def _in_words(words: Words, error: TablesteadError, names: Sequence[str], game: str) -> str:
    info = {name: _shown(name, value) for name, value in error.info.items()}
    return words.say(error.key, info, game, names)


def _shown(name: str, value: object) -> object:
    # A line, a port or a version is a name rather than an amount: no separator of thousands.
    if name in ("line", "port", "last", "version", "known"):
        return str(value)
    return visible(value) if isinstance(value, str) else value


def number(option: str, text: str, least: int, most: int) -> int:
    """The whole number typed for an option."""
    if re.fullmatch(r"[+-]?\d{1,18}", text.strip(), re.ASCII) and least <= int(text) <= most:
        return int(text)
    allowed = {"option": option, "value": text[:60], "allowed": f"{least}–{most}"}
    raise OptionError("error-option-value", allowed)


def read_text(name: str) -> str:
    """The text of a file, `-` for what is piped in."""
    try:
        if name == "-":
            data = sys.stdin.buffer.read(MAX_RECORD + 1)
        else:
            with Path(name).expanduser().open("rb") as file:
                data = file.read(MAX_RECORD + 1)
    except (OSError, ValueError) as error:
        raise TablesteadError("terminal-unreadable", {"path": name}) from error
    if len(data) > MAX_RECORD:
        raise TablesteadError("error-too-large", {"kilobytes": MAX_RECORD // 1024})
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise TablesteadError("terminal-no-text", {"path": name}) from error


def write_text(name: str, text: str) -> Path:
    """Write a record; a file that is none is never written over."""
    return _write(name, text, b"tablestead ")


def write_page(name: str, text: str) -> Path:
    """Write a page, likewise."""
    return _write(name, text, b"<!doctype h")


def _write(name: str, text: str, begins: bytes) -> Path:
    """Into a new file, or in the place of one that begins with the same eleven letters."""
    path = Path(name).expanduser()
    part = path.with_name(path.name + ".part")
    try:
        if path.exists():
            with path.open("rb") as old:
                if old.read(11) != begins:
                    raise TablesteadError("terminal-exists", {"path": name})
        # Whole or not at all: a full disk leaves the old file as it was.
        part.write_text(text, encoding="utf-8", newline="\n")
        part.replace(path)
    except (OSError, ValueError) as error:
        part.unlink(missing_ok=True)
        raise TablesteadError("terminal-unwritable", {"path": name}) from error
    return path.resolve()


def find_rule(words: Words, game: str, id: str) -> Rule:
    known = rules(words.lang, game)
    for rule in known:
        if rule.id.lower() == id.strip().lower():
            return rule
    allowed = f"{known[0].id} … {known[-1].id}" if known else "–"
    info = {"value": id[:60], "allowed": allowed}
    raise TablesteadError("terminal-no-rule", info)


def search_rules(words: Words, game: str, text: str) -> list[Rule]:
    """The rules whose id, names or text have all the words; those that are called so come first."""
    wanted = text.casefold().split()

    def called(rule: Rule) -> bool:
        return all(word in f"{rule.id} {rule.title} {rule.also}".casefold() for word in wanted)

    found = [
        rule
        for rule in rules(words.lang, game)
        if all(word in f"{rule.id} {rule.title} {rule.also} {rule.text}".casefold() for word in wanted)
    ]
    return sorted(found, key=called, reverse=True)
