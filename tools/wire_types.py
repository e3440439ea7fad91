"""Writes the page's TypeScript types from the structs of the wire: `python tools/wire_types.py [--check]`."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import msgspec
from msgspec import inspect

from made import ROOT, write_or_check
from tablestead.engine.choice import Arg, Choice, Fact
from tablestead.games.ages.view import structs as ages
from tablestead.games.keyflower.view import structs as keyflower
from tablestead.games.milestones.view import structs as milestones
from tablestead.server import wire
from tablestead.server.wire import calling, people

NET = ROOT / "web" / "src" / "net"
MESSAGES_HEADER = """\
// Made by tools/wire_types.py from the structs in src/tablestead/server/wire. Do not edit.
import type { View } from './views'
"""
APART = {calling.__name__: "calls", people.__name__: "people"}
"""The modules whose structs are in a file of their own."""
APART_HEADER = """\
// Made by tools/wire_types.py from the structs in src/tablestead/server/wire/{}.py. Do not edit.
"""
REPORTS_HEADER = """\
// Made by tools/wire_types.py from what the server finds out about a game that is over. Do not edit.
import type { Choice, Fact } from './wire'
"""
VIEWS_HEADER = """\
// Made by tools/wire_types.py from the games' views, src/tablestead/games/*/view/structs.py. Do not edit.
"""
SENT = (
    *(wire.Incoming, wire.NewTable, wire.ImportRecord, wire.Join, wire.Neighbour, wire.Progress),
    *(wire.CallSettings, wire.PushChannel, wire.MailAddress, wire.Holidays, wire.TableCalls),
)
RECEIVED = (
    *(wire.Outgoing, wire.Created, wire.TableRow, wire.GameInfo, wire.Problem, wire.Site),
    *(wire.PersonalLink, wire.Rematch, wire.Catalogue, wire.Memory, wire.LessonInfo),
    *(wire.Device, wire.Block, wire.RecoveryCode, wire.Recovered, wire.Calling),
)
VIEW = inspect.type_info(wire.View)
"""The games built in."""

WORDS = {
    "Status": wire.Status,
    "ClockKind": wire.ClockKind,
    "NoteKind": wire.NoteKind,
    "Vacancy": wire.Vacancy,
    "Answer": wire.Answer,
    "CommandName": wire.CommandName,
}
"""What a field may say, where that has a name of its own."""
GAMES = {"Ages": ages, "Milestones": milestones, "Keyflower": keyflower}
VIEW_WORDS = {
    f"{name}{word}": getattr(game, word) for name, game in GAMES.items() for word in ("Step", "Kind")
}
"""The steps of each game and the kinds of its choices, for which the shared messages only say `string`."""


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
        self.words = {frozenset(values_of(word)): name for name, word in (WORDS | VIEW_WORDS).items()}

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
            case inspect.UnionType():
                written = self.union(t)
                return "View" if t == VIEW else written
            case inspect.StructType(cls=cls):
                if cls not in self.met:
                    self.met[cls] = t
                    for field in t.fields:
                        self.type(field.type)
                return self.name(cls)
        raise TypeError(f"no TypeScript for {t!r}")

    def union(self, t: inspect.Type) -> str:
        assert isinstance(t, inspect.UnionType)
        return " | ".join(dict.fromkeys(self.type(i) for i in t.types))

    def struct(self, name: str, t: inspect.StructType, received: bool) -> str:
        """A field with a default may be left out of what the page sends; the server always writes it."""
        lines = [f"export interface {name} {{"]
        if t.tag is not None:
            lines.append(f"  {t.tag_field}: {msgspec.json.encode(t.tag).decode()}")
        for field in t.fields:
            mark = "" if field.required or received else "?"
            lines.append(f"  {field.encode_name}{mark}: {self.type(field.type)}")
        return "\n".join([*lines, "}"])


def in_view(cls: type) -> bool:
    """Whether a struct is part of a game's view, and not of a message."""
    return cls.__module__.startswith("tablestead.games.")


def files() -> dict[str, str]:
    """The text of every file, by its name: messages, those that stand apart, views, analyses."""
    writer = Writer()
    for known in RECEIVED:
        writer.type(inspect.type_info(known))
    received = set(writer.met)
    for asked in SENT:
        writer.type(inspect.type_info(asked))
    reactions = f"export const REACTIONS = {msgspec.json.encode(wire.REACTIONS).decode()}\n"
    named, of_games = (
        {name: words_of(values_of(word)) for name, word in words.items()} for words in (WORDS, VIEW_WORDS)
    )
    unions = {"Arg": Arg, "Incoming": wire.Incoming, "Outgoing": wire.Outgoing}
    named |= {name: writer.type(inspect.type_info(union)) for name, union in unions.items()}
    messages = [MESSAGES_HEADER, reactions, *(f"export type {name} = {t}\n" for name, t in named.items())]
    of_games["View"] = writer.union(VIEW)
    views = [VIEWS_HEADER, *(f"export type {name} = {t}\n" for name, t in of_games.items())]
    texts = {name: [APART_HEADER.format(module.rpartition(".")[2])] for module, name in APART.items()}
    texts |= {"wire": messages, "views": views}
    for name, t in sorted(writer.structs().items()):
        file = "views" if in_view(t.cls) else APART.get(t.cls.__module__, "wire")
        texts[file].append(writer.struct(name, t, t.cls in received) + "\n")
    texts["reports"] = reports()
    return {f"{name}.ts": "\n".join(text) for name, text in texts.items()}


def reports() -> list[str]:
    """What reviews and analyses say: some have the names of messages, so they have a writer of their own."""
    writer = Writer()
    for found in (wire.Review, wire.Analysis):
        writer.type(inspect.type_info(found))
    structs = sorted((name, t) for name, t in writer.structs().items() if t.cls not in (Choice, Fact))
    return [REPORTS_HEADER, *(writer.struct(name, t, received=True) + "\n" for name, t in structs)]


if __name__ == "__main__":
    sys.exit(write_or_check({NET / name: text for name, text in files().items()}))
