"""Compiles the hot modules with mypyc where that is possible; without it the same files run as they are.

Compiled is: everything in engine/, games/<game>/ and bots/, except
- `__init__.py`,
- modules whose first line is `# interpreted`: those that hold msgspec structs for the wire, which mypyc
  cannot compile, exceptions, and what is run so seldom that compiling it would only take time.
All of it is one shared library, of a C file for each module: several are compiled at once, and GCC's
optimisation across files (LTO) makes one program of them again. Other compilers get one file, which takes
one core some minutes; many files without LTO would make a slower program. TABLESTEAD_PURE=1 turns compiling
off.
mypyc writes signatures into its C but no docstrings: tools/compiled_help.py adds them, so that
`help(ts.State.apply)` says the same in both builds.
"""

from __future__ import annotations

import os
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src" / "tablestead"
COMPILER_OPTIONS = [] if sys.platform == "win32" else ["-fvisibility=hidden", "-Wno-error"]
"""A hidden function may be inlined; of one that another library could replace, GCC must call each time.
What a compiler warns of in generated C is no reason to install plain Python instead."""
LTO_COMPILE = ["-flto"]
LTO_LINK = ["-flto=auto", "-O3", "-fvisibility=hidden"]
"""When linked, as many parts at once as there are cores."""
ARRAYS = "tablestead.engine._arrays"
ARRAYS_SOURCE = "src/tablestead/engine/_arrays.c"
ARRAYS_OPTIONS = ["/O2"] if sys.platform == "win32" else ["-O3", "-fvisibility=hidden"]
"""What mypyc cannot do: numbers into the memory of a caller's array."""
PROBE = "#include <Python.h>\nint probe(void) { return PY_VERSION_HEX != 0; }\n"
GCC_ONLY = "#if !defined(__GNUC__) || defined(__clang__)\n#error another compiler\n#endif\n"


def compiled_modules() -> list[str]:
    found = [path for folder in ("engine", "games", "bots") for path in (PACKAGE / folder).rglob("*.py")]
    return [path.relative_to(ROOT).as_posix() for path in sorted(found) if compiled(path)]


def compiled(path: Path) -> bool:
    return path.name != "__init__.py" and not path.read_text("utf-8").startswith("# interpreted\n")


def fault_of_compiling(text: str, options: Sequence[str] = (), link: Sequence[str] = ()) -> str:
    """What is wrong when a shared library is made of this C: tried, not guessed. Empty for nothing."""
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(text)
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            made = compiler.compile(
                [str(source)],
                output_dir=folder,
                include_dirs=[sysconfig.get_path("include")],
                extra_postargs=list(options),
            )
            if link:
                compiler.link_shared_object(made, str(Path(folder, "probe.so")), extra_postargs=list(link))
        except Exception as error:  # every compiler fails in its own way
            return str(error) or type(error).__name__
    return ""


def extensions() -> list[Extension]:
    fault = "" if os.environ.get("TABLESTEAD_PURE", "") in ("", "0") else "TABLESTEAD_PURE"
    if fault := fault or fault_of_compiling(PROBE):
        print(f"tablestead: building without compiling ({fault})", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    os.chdir(ROOT)
    sys.path.insert(0, str(ROOT / "tools"))
    from compiled_help import add_help

    modules = compiled_modules()
    lto = not fault_of_compiling(GCC_ONLY + PROBE, LTO_COMPILE, LTO_LINK)
    checked = ["--follow-imports=silent", *modules]  # what they lead to may need packages that are not here
    found: list[Extension] = mypycify(checked, opt_level="3", group_name="tablestead", multi_file=lto)
    add_help(ROOT / "src", modules, [Path(source) for made in found for source in made.sources])
    for made in found:
        made.extra_compile_args = [*made.extra_compile_args, *COMPILER_OPTIONS, *(LTO_COMPILE if lto else [])]
        made.extra_link_args = [*(made.extra_link_args or []), *(LTO_LINK if lto else [])]
    return [*found, Extension(ARRAYS, [ARRAYS_SOURCE], extra_compile_args=ARRAYS_OPTIONS)]


class ParallelBuild(build_ext):
    """Compiles as many files at once as there are cores."""

    def build_extension(self, ext: Extension) -> None:
        compile_all = self.compiler.compile

        def compile_each(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as threads:
                made = threads.map(lambda source: compile_all([source], **options), sources)
                return [one for objects in made for one in objects]

        self.compiler.compile = compile_each
        super().build_extension(ext)


setup(ext_modules=extensions(), cmdclass={"build_ext": ParallelBuild})
