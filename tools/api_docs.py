"""Writes docs/api.md from the source: `python tools/api_docs.py [--check]`."""

from __future__ import annotations

import ast
import inspect
import sys
from pathlib import Path

import tablestead as ts
from made import ROOT, write_or_check

TARGET = ROOT / "docs" / "api.md"
HEAD = """<!-- Made by tools/api_docs.py from the docstrings: change them there. -->

# The library

All names that `import tablestead as ts` offers; `help()` says the same at a prompt. Seats count from 0 in
code and from 1 in text. New here? [First steps](library.md).
"""
CONSTANTS = {
    "CHANCE": "`state.player` when something is drawn or rolled.",
    "OVER": "`state.player` when the game is over.",
}
GROUPS = {
    "Finding a game": ("game", "game_ids", "Game", "Option", "Presenter"),
    "Positions": ("State", "CHANCE", "OVER", "playout"),
    "What people see": ("View", "Choice", "Event", "Fact", "Concern"),
    "Chance": ("Dealer", "Rng"),
    "Records": ("Record", "parse_record", "replay"),
    "Many games at once": ("batch",),
    "Analysis": ("analyse", "Analysis"),
    "Bots": ("bot", "bot_names", "bot_ratings", "level_names", "Bot", "Advice"),
    "What can go wrong": (
        *("TablesteadError", "IllegalAction", "NotationError", "OptionError", "RecordError"),
        "RuleViolation",
    ),
}


def page() -> str:
    """The whole page: every name of `ts.__all__` once."""
    named = [name for names in GROUPS.values() for name in names]
    assert sorted(named) == sorted(ts.__all__), set(named) ^ set(ts.__all__)
    parts = [HEAD]
    for title, names in GROUPS.items():
        parts.append(f"## {title}\n")
        parts += [entry(name) for name in names]
    return "\n".join(parts)


def entry(name: str) -> str:
    if name in CONSTANTS:
        return f"### `ts.{name}`\n\n{CONSTANTS[name]}\n"
    node = definition(name)
    if isinstance(node, ast.FunctionDef):
        return f"### `ts.{name}`\n\n`{name}{signature(node)}`\n\n{ast.get_docstring(node)}\n"
    bases = [ast.unparse(base) for base in node.bases if ast.unparse(base) in ts.__all__]
    about = f", a `{bases[0]}`" if bases else ""
    lines = [f"### `ts.{name}`{about}\n", f"{ast.get_docstring(node)}\n", *members(node)]
    return "\n".join(lines).rstrip() + "\n"


def definition(name: str) -> ast.FunctionDef | ast.ClassDef:
    """Where the name is defined, read from the plain source: the compiled build has the same."""
    module = sys.modules[getattr(ts, name).__module__]
    path = ROOT / "src" / Path(*module.__name__.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    found = [
        node
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name == name
    ]
    return found[-1]  # behind its overloads


def members(node: ast.ClassDef) -> list[str]:
    """A line for each public attribute, property and method, in the order of the source."""
    lines = []
    for statement, doc in documented(node.body):
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
            lines.append(item(f"{statement.target.id}: {ast.unparse(statement.annotation)}", doc))
        elif isinstance(statement, ast.FunctionDef) and statement.name == "__init__":
            lines.append(item(f"{node.name}{signature(statement)}", ""))
            for inner, about in documented(statement.body):
                target = getattr(inner, "target", None) or next(iter(getattr(inner, "targets", [])), None)
                if isinstance(target, ast.Attribute):
                    lines.append(item(target.attr, about))
        elif isinstance(statement, ast.FunctionDef) and not statement.name.startswith("_"):
            is_property = any(ast.unparse(mark) == "property" for mark in statement.decorator_list)
            returns = ast.unparse(statement.returns) if statement.returns else ""
            name = f"{statement.name}: {returns}" if is_property else statement.name + signature(statement)
            lines.append(item(name, ast.get_docstring(statement) or ""))
    return lines


def documented(body: list[ast.stmt]) -> list[tuple[ast.stmt, str]]:
    """Every statement with the string that stands behind it."""
    found = []
    for statement, after in zip(body, [*body[1:], ast.Pass()], strict=True):
        constant = after.value if isinstance(after, ast.Expr) else None
        text = constant.value if isinstance(constant, ast.Constant) else ""
        found.append((statement, inspect.cleandoc(str(text)) if text else ""))
    return found


def item(name: str, doc: str) -> str:
    about = " ".join(doc.split())
    return f"- `{name}`" + (f" – {about}" if about else "")


def signature(node: ast.FunctionDef) -> str:
    arguments = ast.unparse(node.args).removeprefix("self, ").removeprefix("self")
    returns = ast.unparse(node.returns) if node.returns else "None"
    return f"({arguments})" + ("" if node.name == "__init__" else f" -> {returns}")


if __name__ == "__main__":
    sys.exit(write_or_check({TARGET: page()}))
