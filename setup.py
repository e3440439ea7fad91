"""Compiles the hot modules with mypyc where that is possible; without it the same files run as they are.

Compiled is: everything in engine/, games/<game>/ and bots/, except
- `__init__.py`,
- modules whose first line is `# interpreted` or that hold msgspec structs for the wire
  (`engine/errors.py`, `engine/choice.py`, `engine/view.py`, `games/<game>/view/`).
All of it is one group: one call, one shared library. TABLESTEAD_PURE=1 turns compiling off.
mypyc writes signatures into its C but no docstrings: tools/compiled_help.py adds them, so that
`help(ts.State.apply)` says the same in both builds.
"""

from __future__ import annotations

import os
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src" / "tablestead"
NOT_COMPILED = ("engine/errors.py", "engine/choice.py")
COMPILER_OPTIONS = [] if sys.platform == "win32" else ["-fvisibility=hidden", "-Wno-error"]
"""A hidden function may be inlined; of one that another library could replace, GCC must call each time.
What a compiler warns of in generated C is no reason to install plain Python instead."""


def compiled_modules() -> list[str]:
    chosen = []
    found = [path for folder in ("engine", "games", "bots") for path in (PACKAGE / folder).rglob("*.py")]
    for path in sorted(found):
        name = path.relative_to(PACKAGE)
        if path.name == "__init__.py" or name.as_posix() in NOT_COMPILED:
            continue
        if "view" in name.with_suffix("").parts or path.read_text("utf-8").startswith("# interpreted\n"):
            continue
        chosen.append(path.relative_to(ROOT).as_posix())
    return chosen


def can_compile() -> bool:
    """Whether a C compiler with Python's headers is there: tried, not guessed."""
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return PY_VERSION_HEX != 0; }\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile([str(source)], output_dir=folder, include_dirs=[sysconfig.get_path("include")])
        except Exception as error:  # every compiler fails in its own way
            print(f"tablestead: no C compiler that works ({error})", file=sys.stderr)
            return False
    return True


def extensions() -> list[Extension]:
    if os.environ.get("TABLESTEAD_PURE", "") not in ("", "0") or not can_compile():
        print("tablestead: building without compiling", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    os.chdir(ROOT)
    sys.path.insert(0, str(ROOT / "tools"))
    from compiled_help import add_help

    modules = compiled_modules()
    found: list[Extension] = mypycify(modules, opt_level="3", group_name="tablestead")
    add_help(ROOT / "src", modules, [Path(source) for made in found for source in made.sources])
    for made in found:
        made.extra_compile_args = [*made.extra_compile_args, *COMPILER_OPTIONS]
    return found


setup(ext_modules=extensions())
