"""Puts the docstrings of compiled modules into the C that mypyc writes for them (called by setup.py).

mypyc gives a compiled function its signature, but drops docstrings of functions, classes, attributes and
modules. Its C has a place for each, an empty string or NULL, next to a name that says whose it is.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from pathlib import Path

Docs = dict[str, str]
"""By dotted name from the package on, such as `tablestead.engine.game.State.apply`."""

STRING = r'"(?:[^"\\\n]|\\.)*"'
METHOD = re.compile(rf"(\(PyCFunction\)CPyPy_(\w+),[\sA-Z_|,]*PyDoc_STR\({STRING})\)")
ATTRIBUTE = re.compile(r'(\{"(\w+)",\s*\(getter\)(\w+?)_get_\2,\s*(?:\(setter\)\w+|NULL),\s*)NULL, NULL\}')
CLASS = re.compile(rf"(CPyType_(\w+)_template_ = \{{[^}}]*?\.tp_doc = PyDoc_STR\({STRING})\)")
MODULE = re.compile(r'("(tablestead[\w.]+)",\s*)NULL, /\* docstring \*/')


def add_help(root: Path, modules: Iterable[str], sources: Iterable[Path]) -> None:
    """Write the docstrings of the modules into the C files among the sources."""
    docs = docstrings(root, modules)
    for path in sources:
        text = path.read_text(encoding="utf-8")
        changed = with_help(text, docs)
        if changed != text:
            path.write_text(changed, encoding="utf-8")


def with_help(text: str, docs: Docs) -> str:
    """The C with the docstrings in it."""
    by_symbol = {symbol: doc for name, doc in docs.items() for symbol in symbols(name)}

    def behind(symbol: str) -> str:
        return " " + c_string(by_symbol[symbol]) if by_symbol.get(symbol) else ""

    def instead(symbol: str) -> str:
        return c_string(by_symbol[symbol]) if by_symbol.get(symbol) else "NULL"

    text = METHOD.sub(lambda found: f"{found[1]}{behind(found[2])})", text)
    text = CLASS.sub(lambda found: f"{found[1]}{behind(found[2])})", text)
    text = ATTRIBUTE.sub(lambda found: f"{found[1]}{instead(f'{found[3]}___{found[2]}')}, NULL}}", text)
    return MODULE.sub(
        lambda found: f"{found[1]}{instead(found[2].replace('.', '___'))}, /* docstring */", text
    )


def symbols(name: str) -> list[str]:
    """What mypyc may call it in C: it leaves out as many packages as it can without mixing things up."""
    parts = name.split(".")
    return ["___".join(parts[first:]) for first in range(len(parts))]


def c_string(doc: str) -> str:
    """A C string of any text, byte by byte where it is not plain."""
    plain = "".join(
        chr(byte) if 32 <= byte < 127 and chr(byte) not in '"\\?' else f"\\{byte:03o}"
        for byte in doc.encode()
    )
    return f'"{plain}"'


# Reading docstrings


def docstrings(root: Path, modules: Iterable[str]) -> Docs:
    """Everything that has a docstring; a method without one has that of the class it comes from."""
    docs: Docs = {}
    classes: dict[str, tuple[str, ast.ClassDef]] = {}
    for path in modules:
        file = Path(path)
        name = ".".join(file.relative_to(file.parts[0]).with_suffix("").parts)
        tree = ast.parse((root.parent / path).read_text(encoding="utf-8"))
        docs[name] = ast.get_docstring(tree) or ""
        for node in tree.body:
            if isinstance(node, ast.FunctionDef):
                docs[f"{name}.{node.name}"] = ast.get_docstring(node) or ""
            elif isinstance(node, ast.ClassDef):
                classes[node.name] = (f"{name}.{node.name}", node)
                docs |= {f"{name}.{node.name}{member}": doc for member, doc in members(node).items()}
    for owner, node in classes.values():
        for member in members(node):
            if not docs[owner + member]:
                docs[owner + member] = inherited(node, member, classes, docs)
    return docs


def inherited(
    node: ast.ClassDef, member: str, classes: dict[str, tuple[str, ast.ClassDef]], docs: Docs
) -> str:
    for base in node.bases:
        if isinstance(base, ast.Name) and base.id in classes and member:
            owner, above = classes[base.id]
            found = docs.get(owner + member) or inherited(above, member, classes, docs)
            if found:
                return found
    return ""


def members(node: ast.ClassDef) -> Docs:
    """The docstrings of a class, of its methods and of the attributes that its `__init__` sets."""
    found = {"": ast.get_docstring(node) or ""}
    for method in node.body:
        if isinstance(method, ast.FunctionDef):
            found[f".{method.name}"] = ast.get_docstring(method) or ""
            if method.name == "__init__":
                found |= attributes(method)
    return found


def attributes(method: ast.FunctionDef) -> Docs:
    """A string behind `self.name = …` says what the attribute is."""
    found: Docs = {}
    for statement, after in zip(method.body, [*method.body[1:], ast.Pass()], strict=True):
        target = statement.targets[0] if isinstance(statement, ast.Assign) else None
        target = statement.target if isinstance(statement, ast.AnnAssign) else target
        if isinstance(target, ast.Attribute):
            text = (
                after.value.value
                if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
                else ""
            )
            found[f".{target.attr}"] = text if isinstance(text, str) else ""
    return found
