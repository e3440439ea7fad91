"""Cells that cannot be mixed up: `python tools/check_cells.py` (part of `make lint`).

All of a position lies in one flat row of cells, and `state.py` names the offsets. This check reads the syntax
trees of a game and its bots and holds that

- the offsets are sums without gap, in which the next field's sum tells the size of a field; sizes are those
  of `material.py`, and no name means two things in `material.py`, `state.py` and `actions.py`;
- an index `c[…]` is one field, the base of the record it lies in (a seat, a tile), and an index of the
  dimension that the field is counted by; a field of one cell takes none.

What a variable counts is told by the last words of its name (`other_kind` is a kind), what a constant counts
by the ids of `material.py` (`WOOD` is `KIND_IDS[0]`). A line that must be different says why: `# cells: why`.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

SOURCES = Path(__file__).parents[1] / "src" / "tablestead"
EXCEPTION = "# cells: "
LIST = "list"
"""The dimension of a list: its length lies in the first cell, its entries in those that follow."""


@dataclass(frozen=True)
class Book:
    """What the names of a game count."""

    sizes: Mapping[str, str]
    """The dimension that a size is the size of."""
    words: Mapping[str, str] = field(default_factory=dict)
    """Further names of variables, attributes and methods that count a dimension."""
    within: Mapping[str, str] = field(default_factory=dict)
    """Dimensions whose numbers are those of a larger one too."""
    shifts: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """Constants that turn one dimension into another when they are added."""
    holds: Mapping[str, str] = field(default_factory=dict)
    """Fields whose value is itself an index."""
    bases: Mapping[str, str] = field(default_factory=dict)
    """Names of variables and attributes that hold the base of a record."""
    offsets: Mapping[str, str] = field(default_factory=dict)
    """Functions that give a cell of a record, counted from its base."""
    fields: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """Names of variables that hold a field which the caller chooses: its record, and what counts it."""
    lists: frozenset[str] = frozenset()
    """Sizes of lists: sums in state.py, of 1 for the length and the most entries."""
    open: Mapping[str, str] = field(default_factory=dict)
    """The dimension of a field whose size depends on the options of a game."""


BOOKS = {
    "ages": Book(
        sizes={
            "FACES": "face",
            "KINDS": "kind",
            "TRADE_KINDS": "trade_kind",
            "BUILDINGS": "building",
            "MONUMENTS": "monument",
            "DEVELOPMENTS": "development",
            "LOSSES": "loss",
            "MAX_PLAYERS": "seat",
        },
        words={
            "active": "seat",
            "partner": "seat",
            "player": "seat",
            "buying": "development",
            "cause": "loss",
        },
        within={"kind": "trade_kind", "city": "building"},
        shifts={"CITIES": ("monument", "building")},
        holds={"ACTIVE": "seat", "PARTNER": "seat", "START": "seat"},
        bases={"base": "seat"},
        offsets={"stock": "seat"},
    ),
    "milestones": Book(
        sizes={
            "KINDS": "good",
            "EMPLOYMENT": "space",
            "DISPLAY_SLOTS": "slot",
            "STARTING_SLOTS": "slot",
            "SOURCES": "source",
            "POINTS": "point",
            "TRIANGLES": "triangle",
            "MAX_PLAYERS": "seat",
        },
        words={
            "active": "seat",
            "built": "point",
            "bush": "triangle",
            "end": "point",
            "kind": "good",
            "lot": "triangle",
            "middle": "point",
            "place": "place",
            "start": "point",
        },
        holds={"ACTIVE": "seat", "SLOT": "slot", "START": "seat"},
        bases={"base": "seat"},
        fields={"listed": ("", LIST), "row": ("", "slot")},
        lists=frozenset({"POINT_LIST", "TRIANGLE_LIST", "MARKET_LIST"}),
        open={"DECK": "place"},
    ),
    "keyflower": Book(
        sizes={
            "COLOURS": "colour",
            "GOODS": "good",
            "SKILLS": "skill",
            "DIRECTIONS": "direction",
            "MOST_BOATS": "boat",
            "MAX_PLAYERS": "seat",
            "TILES": "tile",
        },
        words={
            "active": "seat",
            "captain": "seat",
            "kind": "piece",
            "leader": "seat",
            "opposite": "direction",
            "owner": "seat",
            "rival": "seat",
            "winner": "seat",
        },
        holds={"ACTIVE": "seat", "START": "seat"},
        bases={"at": "tile", "base": "seat", "there": "tile"},
        fields={
            "first": ("", "piece"),
            "held": ("seat", "piece"),
            "known": ("seat", "piece"),
            "stock": ("", "piece"),
        },
    ),
}


# What an expression can be


@dataclass(frozen=True)
class Offset:
    """A field, or a place in it: counted from the base of its record, or from the first cell."""

    name: str
    record: str = ""
    """The record whose base is missing; none for a field of the table, or with its base."""
    dimension: str = ""
    """What it still has to be counted by."""


@dataclass(frozen=True)
class Base:
    """Where the cells of a record begin."""

    record: str


@dataclass(frozen=True)
class Index:
    """A number that counts a dimension."""

    dimension: str


@dataclass(frozen=True)
class Shift:
    """A constant that turns one dimension into another."""

    name: str


Meaning = Offset | Base | Index | Shift | None


class Fault(Exception):
    """What is wrong with an index."""


# The fields of state.py


class Layout:
    """The fields of a game, read from the sums of its state.py."""

    def __init__(self, source: str, material: Mapping[str, object], book: Book) -> None:
        self.book = book
        self.material = material
        self.fields: dict[str, Offset] = {}
        self.arrays: dict[str, str] = {}
        """Fields that are a row of records, and of which."""
        self.faults: list[tuple[int, str]] = []
        self.sizes: set[str] = set()
        self.values: dict[str, int] = {}
        self.records = {
            name.removesuffix("_CELLS").lower() for name in finals(source) if name.endswith("_CELLS")
        }
        self._last: dict[str, str] = {}
        for name, (line, value) in finals(source).items():
            try:
                self._read(name, value)
            except Fault as fault:
                self.faults.append((line, str(fault)))
        for name, dimension in book.open.items():
            self.fields[name] = replace(self.fields[name], dimension=dimension)
        self.constants = {name: self._dimension_of(name, value) for name, value in material.items()}

    def record_of(self, name: str) -> str:
        record = name.split("_")[0].lower()
        return record if record in self.records else ""

    def _read(self, name: str, value: ast.expr) -> None:
        if isinstance(value, ast.Constant):
            if isinstance(value.value, int):
                self.values[name] = value.value
                if value.value == 0:
                    self._last.setdefault(self.record_of(name), name)
                    self._declare(name)
            return
        terms = [term for _, term in signed_terms(value)]
        if len(terms) == 3 and isinstance(terms[2], ast.Constant) and terms[2].value == 1:
            terms.pop()  # a field that is counted from 1 begins a cell before, and ends a cell later
        previous = terms[0].id if isinstance(terms[0], ast.Name) else ""
        if (
            previous not in self.fields
            or not isinstance(value, ast.BinOp)
            or not isinstance(value.op, ast.Add | ast.Sub)
        ):
            return
        record = self.record_of(name)
        if self._last.get(record) != previous:
            raise Fault(f"{name} does not follow {self._last.get(record, 'a first field')}")
        if len(terms) != 2:
            raise Fault(f"{name}: the size of {previous} is one name, or 1")
        self._size(previous, terms[1])
        self._last[record] = name
        if name != "CELLS" and not name.endswith("_CELLS"):
            self._declare(name)

    def _declare(self, name: str) -> None:
        self.fields[name] = Offset(name, self.record_of(name))

    def _size(self, name: str, size: ast.expr) -> None:
        """The field takes so many cells."""
        if isinstance(size, ast.Constant) and size.value == 1:
            return
        if isinstance(size, ast.BinOp) and isinstance(size.op, ast.Mult):
            number, cells = size.left, size.right
            if isinstance(number, ast.Name) and isinstance(cells, ast.Name) and cells.id.endswith("_CELLS"):
                self._check_size(number.id)
                self.arrays[name] = cells.id.removesuffix("_CELLS").lower()
                return
        if not isinstance(size, ast.Name):
            raise Fault(f"the size of {name} is a bare number: {ast.unparse(size)}")
        self._check_size(size.id)
        dimension = LIST if size.id in self.book.lists else self.book.sizes.get(size.id, "")
        if not dimension:
            raise Fault(f"{size.id} is the size of no dimension")
        self.fields[name] = replace(self.fields[name], dimension=dimension)

    def _check_size(self, name: str) -> None:
        self.sizes.add(name)
        if name in self.book.lists:
            return
        if name not in self.material:
            raise Fault(f"the size {name} is not in material.py")
        if self.values.get(name) != self.material[name]:
            raise Fault(f"{name} is {self.values.get(name)} here and {self.material[name]} in material.py")

    def _dimension_of(self, constant: str, value: object) -> str:
        """`WOOD` is a kind because `KIND_IDS[WOOD]` is "wood"."""
        if not isinstance(value, int):
            return ""
        for dimension in {*self.book.sizes.values(), *self.book.within}:
            ids = self.material.get(dimension.upper() + "_IDS", ())
            if isinstance(ids, tuple | list) and 0 <= value < len(ids):
                word = str(ids[value]).upper().replace("-", "_")
                if constant == word or constant.endswith("_" + word) or constant.startswith(word + "_"):
                    return dimension
        return ""


def finals(source: str) -> dict[str, tuple[int, ast.expr]]:
    """The constants of a module, with their lines."""
    return {
        node.target.id: (node.lineno, node.value)
        for node in ast.parse(source).body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None
    }


def signed_terms(node: ast.expr, sign: int = 1) -> Iterator[tuple[int, ast.expr]]:
    """The terms of a sum."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
        yield from signed_terms(node.left, sign)
        yield from signed_terms(node.right, sign if isinstance(node.op, ast.Add) else -sign)
    else:
        yield sign, node


# Reading a module


class Reader(ast.NodeVisitor):
    """Follows the variables of a module in the order of its lines and checks every index of cells."""

    def __init__(self, layout: Layout, source: str, own_fields: bool) -> None:
        self.layout = layout
        self.book = layout.book
        self.own_fields = own_fields
        """Whether this is state.py, where the fields stand without a module before them."""
        self.lines = source.splitlines()
        self.known: dict[str, Meaning] = {}
        self.moving: set[str] = set()
        """Variables that are counted up or down, so that they do not stay in their field."""
        self.faults: list[tuple[int, str]] = []
        self.visit(ast.parse(source))

    def fault(self, node: ast.expr, text: str) -> None:
        if not any(EXCEPTION in line for line in self.lines[node.lineno - 1 : node.end_lineno]):
            self.faults.append((node.lineno, f"{ast.unparse(node)}: {text}"))

    # Variables

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        outer, self.moving = (
            self.known,
            {name_of(inner.target) for inner in ast.walk(node) if isinstance(inner, ast.AugAssign)},
        )
        self.known = dict(outer)
        for argument in (*node.args.args, *node.args.kwonlyargs):
            self.known.pop(argument.arg, None)
        self.generic_visit(node)
        self.known = outer

    def visit_Assign(self, node: ast.Assign) -> None:
        self.visit(node.value)
        for target in node.targets:
            self.visit(target)
            self._bind(target, node.value)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        constant = name_of(node.target).isupper()
        if node.value is not None and not constant:
            self.visit(node.value)
            self._bind(node.target, node.value)

    def visit_For(self, node: ast.For) -> None:
        self._bind_counter(node.target, node.iter)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        self._bind_counter(node.target, node.iter)
        self.generic_visit(node)

    def _visit_comprehension_of(
        self, node: ast.ListComp | ast.SetComp | ast.GeneratorExp | ast.DictComp
    ) -> None:
        outer = self.known
        self.known = dict(outer)
        for generator in node.generators:
            self.visit(generator)
        if isinstance(node, ast.DictComp):
            self.visit(node.key)
            self.visit(node.value)
        else:
            self.visit(node.elt)
        self.known = outer

    visit_ListComp = visit_SetComp = visit_GeneratorExp = visit_DictComp = _visit_comprehension_of

    def _bind(self, target: ast.expr, value: ast.expr) -> None:
        if not isinstance(target, ast.Name | ast.Attribute):
            return
        try:
            meaning = self.meaning(value)
        except Fault as fault:
            self.fault(value, str(fault))
            meaning = None
        by_name = self._named(name_of(target))
        if isinstance(by_name, Index):
            if isinstance(meaning, Index) and not self._fits(meaning, by_name.dimension):
                self.fault(value, f"a {meaning.dimension} is no {by_name.dimension}")
            meaning = by_name
        elif name_of(target) in self.moving:
            meaning = None
        if isinstance(target, ast.Name):
            self.known[target.id] = meaning

    def _bind_counter(self, target: ast.expr, counted: ast.expr) -> None:
        """`for face in range(m.FACES)`."""
        if not isinstance(target, ast.Name):
            return
        self.known.pop(target.id, None)
        if not isinstance(counted, ast.Call) or name_of(counted.func) != "range" or len(counted.args) != 1:
            return
        dimension = self.book.sizes.get(name_of(counted.args[0]), "")
        by_name = self._named(target.id)
        if not dimension:
            return
        if isinstance(by_name, Index) and not self._fits(Index(dimension), by_name.dimension):
            self.fault(counted, f"counts every {dimension}, not every {by_name.dimension}")
        self.known[target.id] = Index(dimension)

    # Indices

    def visit_Subscript(self, node: ast.Subscript) -> None:
        self.generic_visit(node)
        record = self._cells(node.value)
        if record is None:
            return
        if not isinstance(node.slice, ast.Slice):
            self._check(node.slice, record)
        elif node.slice.lower is not None or node.slice.upper is not None:
            self._check_slice(node.slice, record)

    def visit_Call(self, node: ast.Call) -> None:
        """`state.seat_cell(seat, s.SEAT_FOOD)`."""
        self.generic_visit(node)
        record = name_of(node.func).removesuffix("_cell")
        if record in self.layout.records and name_of(node.func) != record and len(node.args) == 2:
            self._check(node.args[1], record)

    def _cells(self, node: ast.expr) -> str | None:
        """The record whose cells these are, none for those of the whole position; None: no cells."""
        name = name_of(node)
        if name in ("c", "cells"):
            return ""
        record = name.removesuffix("_cells")
        return record if record in self.layout.records and name != record else None

    def _check(self, index: ast.expr, record: str) -> None:
        try:
            found = self._offset(index, record)
            if found.dimension and found.dimension != LIST:
                raise Fault(f"{found.name} is counted by {found.dimension}")
        except Fault as fault:
            self.fault(index, str(fault))

    def _offset(self, index: ast.expr, record: str) -> Offset:
        """The field meant among the cells of a record, or of the whole position."""
        meaning = self.meaning(index)
        if not isinstance(meaning, Offset):
            raise Fault("no field" if isinstance(meaning, Base) else "nobody can tell which field this is")
        if meaning.record != record:
            missing = (
                f"needs the base of a {meaning.record}" if meaning.record else f"is no field of a {record}"
            )
            raise Fault(f"{meaning.name} {missing}")
        return meaning

    def _check_slice(self, part: ast.Slice, record: str) -> None:
        """All of a field, or all of a record: `c[goods : goods + m.KINDS]`."""
        lower, upper = part.lower, part.upper
        if lower is None or not isinstance(upper, ast.BinOp) or ast.unparse(upper.left) != ast.unparse(lower):
            return self.fault(lower or upper or ast.Constant(0), "a slice is a field and its size")
        size = name_of(upper.right)
        try:
            meaning = self.meaning(lower)
            if isinstance(meaning, Base) and size == f"{meaning.record}_cells".upper():
                return None
            if self._offset(lower, record).dimension != self.book.sizes.get(size):
                raise Fault(f"{size or ast.unparse(upper.right)} is not its size")
        except Fault as fault:
            self.fault(lower, str(fault))

    # Expressions

    def meaning(self, node: ast.expr) -> Meaning:
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
            return self._sum(list(signed_terms(node)))
        if isinstance(node, ast.Name):
            if node.id in self.known and self.known[node.id] is not None:
                return self.known[node.id]
            return self._field(node.id) if self.own_fields and node.id.isupper() else self._named(node.id)
        if isinstance(node, ast.Attribute):
            return self._attribute(node)
        if isinstance(node, ast.Call):
            name = name_of(node.func)
            if name == "index" and isinstance(node.func, ast.Attribute):  # `m.POINT_IDS.index(id)`
                return self._named(name_of(node.func.value).removesuffix("_IDS").lower())
            if name in ("int", "i64") and len(node.args) == 1:
                return self.meaning(node.args[0])
            return Offset(name, self.book.offsets[name]) if name in self.book.offsets else self._named(name)
        if isinstance(node, ast.Subscript) and self._cells(node.value) is not None:
            meaning = None if isinstance(node.slice, ast.Slice) else self.meaning(node.slice)
            held = self.book.holds.get(meaning.name) if isinstance(meaning, Offset) else None
            return Index(held) if held else None
        if isinstance(node, ast.IfExp):
            one, other = self.meaning(node.body), self.meaning(node.orelse)
            if isinstance(one, Offset) and isinstance(other, Offset):
                return one if replace(one, name=other.name) == other else None
            return one if one == other else None
        return None

    def _attribute(self, node: ast.Attribute) -> Meaning:
        if isinstance(node.value, ast.Name) and node.attr.isupper():
            if node.value.id == "s":
                return self._field(node.attr)
            if node.value.id == "m":
                dimension = self.layout.constants.get(node.attr, "")
                return Index(dimension) if dimension else self._shift(node.attr)
        return self._named(node.attr)

    def _field(self, name: str) -> Meaning:
        if name in self.layout.arrays:
            return Base(self.layout.arrays[name])
        return self.layout.fields.get(name) or self._shift(name)

    def _shift(self, name: str) -> Meaning:
        return Shift(name) if name in self.book.shifts else None

    def _named(self, name: str) -> Meaning:
        """By the longest end of the name that is a word of the book."""
        parts = name.strip("_").split("_")
        for start in range(len(parts)):
            word = "_".join(parts[start:])
            if word.removesuffix("_base") in self.layout.records and word.endswith("_base"):
                return Base(word.removesuffix("_base"))
            if word in self.book.bases:
                return Base(self.book.bases[word])
            if word in self.book.fields:
                return Offset(word, *self.book.fields[word])
            if word in self.book.words:
                return Index(self.book.words[word])
            if word in self.book.sizes.values() or word in self.book.within:
                return Index(word)
        return None

    def _sum(self, terms: list[tuple[int, ast.expr]]) -> Meaning:
        """One field, its base and its index make a cell; the rest is the index."""
        base: Base | None = None
        offset: Offset | None = None
        rest: list[tuple[int, ast.expr]] = []
        for sign, term in terms:
            meaning = self.meaning(term)
            if isinstance(meaning, Base):
                if base is not None:
                    raise Fault("two bases")
                base = meaning
            elif isinstance(meaning, Offset):
                if offset is not None:
                    raise Fault(f"two fields, {offset.name} and {meaning.name}")
                offset = meaning
            elif not (isinstance(term, ast.BinOp) and self._record_number(term)):
                rest.append((sign, term))
        if offset is None:
            return base if not rest else None if base else self._index(rest)
        if base is not None:
            if base.record != offset.record:
                raise Fault(f"{offset.name} is no field of a {base.record}")
            offset = replace(offset, record="")
        return self._counted(offset, rest) if rest else offset

    def _record_number(self, term: ast.BinOp) -> bool:
        """`seat * s.SEAT_CELLS`, which belongs to the base."""
        return isinstance(term.op, ast.Mult) and name_of(term.right).endswith("_CELLS")

    def _counted(self, offset: Offset, rest: list[tuple[int, ast.expr]]) -> Offset:
        text = " ".join(f"{'+' if sign > 0 else '-'} {ast.unparse(term)}" for sign, term in rest)
        if not offset.dimension:
            raise Fault(f"{offset.name} is one cell and takes no {text}")
        if offset.dimension == LIST and [
            term.value for _, term in rest if isinstance(term, ast.Constant)
        ] == [1]:
            return replace(offset, dimension="")
        if any(isinstance(term, ast.Constant) for _, term in rest):
            raise Fault(f"a bare number, {text}; {offset.name} is counted by {offset.dimension}")
        index = self._index(rest)
        if not isinstance(index, Index):
            raise Fault(f"{offset.name} is counted by {offset.dimension}; what counts {text}?")
        if not self._fits(index, offset.dimension):
            raise Fault(f"{offset.name} is counted by {offset.dimension}, not by {index.dimension}")
        return replace(offset, dimension="")

    def _index(self, terms: list[tuple[int, ast.expr]]) -> Meaning:
        """A number that counts something, perhaps shifted: `building - m.CITIES` is a monument."""
        found: Meaning = None
        for sign, term in sorted(terms, key=lambda one: isinstance(self.meaning(one[1]), Shift)):
            meaning = self.meaning(term)
            if isinstance(meaning, Index) and found is None and sign > 0:
                found = meaning
            elif isinstance(meaning, Shift) and isinstance(found, Index):
                low, high = self.book.shifts[meaning.name]
                before, after = (low, high) if sign > 0 else (high, low)
                if not self._fits(found, before):
                    return None
                found = Index(after)
            else:
                return None
        return found

    def _fits(self, index: Index, dimension: str) -> bool:
        return index.dimension == dimension or self.book.within.get(index.dimension) == dimension


def name_of(node: ast.expr) -> str:
    """The last name of `c`, `state.cells`, `self.seat_base`."""
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


# A whole game


def twice(modules: Mapping[str, str], sizes: set[str]) -> Iterator[str]:
    """Names of constants that stand in two of the modules."""
    seen: dict[str, str] = {}
    for module, source in modules.items():
        for name in finals(source):
            if name in seen and name not in sizes:
                yield f"{name} means one thing in {seen[name]} and another in {module}"
            seen.setdefault(name, module)


def check(game: str) -> Iterator[str]:
    book = BOOKS[game]
    folder = SOURCES / "games" / game
    sources = {name: (folder / name).read_text("utf-8") for name in ("material.py", "state.py", "actions.py")}
    material = vars(__import__(f"tablestead.games.{game}.material", fromlist=["material"]))
    layout = Layout(sources["state.py"], material, book)
    yield from (f"{folder / 'state.py'}:{line}: {text}" for line, text in layout.faults)
    yield from (f"{folder}: {text}" for text in twice(sources, layout.sizes))
    for path in sorted([*folder.rglob("*.py"), *(SOURCES / "bots" / game).rglob("*.py")]):
        reader = Reader(layout, path.read_text("utf-8"), path == folder / "state.py")
        yield from (f"{path}:{line}: {text}" for line, text in reader.faults)


def main() -> None:
    faults = [fault for game in BOOKS for fault in check(game)]
    print("\n".join(faults) or "Every index of cells has the dimension of its field.")
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
