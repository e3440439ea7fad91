"""Writes the page's TypeScript types from the structs of the wire: `python tools/wire_types.py [--check]`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
from msgspec import inspect

from tablestead.engine.choice import Arg
from tablestead.server import wire

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "net" / "wire.ts"
HEADER = """\
// Made by tools/wire_types.py from the structs in src/tablestead/server/wire.py. Do not edit.
"""
SENT = (wire.Incoming, wire.NewTable, wire.ImportRecord, wire.Join)
RECEIVED = (
    *(wire.Outgoing, wire.Created, wire.TableRow, wire.GameInfo, wire.Problem, wire.Review),
    *(wire.PersonalLink, wire.Catalogue),
)


WORDS = {
    "Status": wire.Status,
    "ClockKind": wire.ClockKind,
    "NoteKind": wire.NoteKind,
    "Vacancy": wire.Vacancy,
    "CommandName": wire.CommandName,
}
"""What a field may say, where that has a name of its own."""


def values_of(word: object) -> Sequence[object]:
    found = inspect.type_info(word)
    assert isinstance(found, inspect.LiteralType)
    return found.values


def words_of(values: Sequence[object]) -> str:
    return " | ".join(msgspec.json.encode(value).decode() for value in values)


class Writer:
    """Turns msgspec types into TypeScript, collecting every struct it meets."""

    def __init__(self) -> None:
        self.met: dict[type, inspect.StructType] = {}
        self.words = {frozenset(values_of(word)): name for name, word in WORDS.items()}

    def structs(self) -> dict[str, inspect.StructType]:
        """All structs by the name they have in TypeScript."""
        return {self.name(cls): t for cls, t in self.met.items()}

    def name(self, cls: type) -> str:
        """A struct of a game's view has the game's name in front of its own where another game has it too."""
        games = {other.__module__ for other in self.met if other.__name__ == cls.__name__}
        if len(games) == 1:
            return cls.__name__
        return cls.__module__.split(".")[2].capitalize() + cls.__name__

    def type(self, t: inspect.Type) -> str:
        match t:
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.StrType():
                return "string"
            case inspect.BoolType():
                return "boolean"
            case inspect.NoneType():
                return "null"
            case inspect.LiteralType(values=values):
                return self.words.get(frozenset(values)) or words_of(values)
            case inspect.ListType(item_type=item):
                inner = self.type(item)
                return f"({inner})[]" if " | " in inner else f"{inner}[]"
            case inspect.TupleType(item_types=items):
                return "[" + ", ".join(self.type(i) for i in items) + "]"
            case inspect.DictType(key_type=key, value_type=value):
                return f"Record<{self.type(key)}, {self.type(value)}>"
            case inspect.UnionType(types=types):
                return " | ".join(dict.fromkeys(self.type(i) for i in types))
            case inspect.StructType(cls=cls):
                if cls not in self.met:
                    self.met[cls] = t
                    for field in t.fields:
                        self.type(field.type)
                return self.name(cls)
        raise TypeError(f"no TypeScript for {t!r}")

    def struct(self, name: str, t: inspect.StructType, received: bool) -> str:
        """A field with a default may be left out of what the page sends; the server always writes it."""
        lines = [f"export interface {name} {{"]
        if t.tag is not None:
            lines.append(f"  {t.tag_field}: {msgspec.json.encode(t.tag).decode()}")
        for field in t.fields:
            mark = "" if field.required or received else "?"
            lines.append(f"  {field.encode_name}{mark}: {self.type(field.type)}")
        return "\n".join([*lines, "}"])


def text() -> str:
    writer = Writer()
    for known in RECEIVED:
        writer.type(inspect.type_info(known))
    received = set(writer.met)
    for asked in SENT:
        writer.type(inspect.type_info(asked))
    aliases = {
        "Arg": writer.type(inspect.type_info(Arg)),
        "View": writer.type(inspect.type_info(wire.View)),
        "Incoming": writer.type(inspect.type_info(wire.Incoming)),
        "Outgoing": writer.type(inspect.type_info(wire.Outgoing)),
    }
    parts = [HEADER]
    parts.append(f"export const REACTIONS = {msgspec.json.encode(wire.REACTIONS).decode()}\n")
    named = {name: words_of(values_of(word)) for name, word in WORDS.items()}
    parts += [f"export type {name} = {t}\n" for name, t in (named | aliases).items()]
    structs = sorted(writer.structs().items())
    parts += [writer.struct(name, t, t.cls in received) + "\n" for name, t in structs]
    return "\n".join(parts)


def main() -> int:
    made = text()
    if "--check" in sys.argv[1:]:
        if not TARGET.exists() or TARGET.read_text(encoding="utf-8") != made:
            print(f"{TARGET.name} is stale: run python tools/wire_types.py", file=sys.stderr)
            return 1
        return 0
    TARGET.write_text(made, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
