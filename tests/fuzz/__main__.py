"""Parsers under coverage-guided fuzzing: `python -m tests.fuzz [record board …] [--seconds 900]`.

Needs Atheris (`pip install atheris`) and the plain sources, whose branches it can see:
`PYTHONPATH=src python -m tests.fuzz`. What reaches a branch that nothing kept did before is kept in
tests/fuzz/corpus, which `make test` tries again; an input that breaks a parser is kept in
tests/fuzz/broken, and its path printed.
"""

from __future__ import annotations

import argparse
import importlib.util
import re
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
CORPUS = HERE / "corpus"
BROKEN = HERE / "broken"
NAMES = ("record", "board", "notation", "message")
LONGEST = 3000
SLOW_S = 20
"""No input so short may take a parser so long."""


def fuzz(target: str, command: list[str]) -> None:
    """In this process, which ends with it. `command`: a program that does the same, and options."""
    import atheris

    with atheris.instrument_imports(include=["tablestead", "tests.fuzz"]):
        from tests.fuzz.targets import tried
    atheris.Setup(command, lambda data: tried(target, data))
    atheris.Fuzz()


def program(target: str, path: Path) -> Path:
    """As a file, since the fuzzer starts itself again where it compares inputs."""
    command = shlex.join([sys.executable, "-m", "tests.fuzz", target, "--child", str(path)])
    path.write_text(f'#!/bin/sh\nexec {command} "$@"\n', encoding="utf-8")
    path.chmod(0o700)
    return path


def run(target: str, seconds: int) -> bool:
    """Whether the parser held."""
    from tests.fuzz.targets import seeds

    kept = CORPUS / target
    kept.mkdir(parents=True, exist_ok=True)
    BROKEN.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        begin, found, words = Path(folder, "begin"), Path(folder, "found"), Path(folder, "words")
        begin.mkdir()
        found.mkdir()
        texts = seeds(target)
        for number, text in enumerate(texts):
            (begin / str(number)).write_text(text, encoding="utf-8")
        dictionary = sorted({word for text in texts for word in re.findall(r"[\w-]{2,40}", text)})
        words.write_text("".join(f'"{word}"\n' for word in dictionary if word.isascii()), encoding="utf-8")
        limits = [f"-max_total_time={seconds}", f"-max_len={LONGEST}", f"-timeout={SLOW_S}", "-verbosity=0"]
        files = [f"-dict={words}", f"-artifact_prefix={BROKEN / target}-"]
        fuzzer = program(target, Path(folder, "fuzzer"))
        folders = [found, kept, begin]
        held = subprocess.run([fuzzer, *limits, *files, "-print_final_stats=1", *folders]).returncode == 0
        options = ["-merge=1", f"-max_len={LONGEST}", "-verbosity=0"]
        if held:
            subprocess.run([fuzzer, *options, kept, begin, found], check=True, capture_output=True)
    print(f"{target}: {'held' if held else 'BROKEN'}, {len(list(kept.iterdir()))} inputs kept")
    return held


def main() -> int:
    if "--child" in sys.argv:
        fuzz(sys.argv[1], sys.argv[3:])
        return 0
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("targets", nargs="*", metavar="parser", help=f"of {', '.join(NAMES)} (all)")
    parser.add_argument("--seconds", type=int, default=900, help="for each (900)")
    args = parser.parse_args()
    if unknown := set(args.targets) - set(NAMES):
        parser.error(f"there is no parser {', '.join(unknown)}: choose of {', '.join(NAMES)}")
    if importlib.util.find_spec("atheris") is None:
        parser.error("Atheris is missing: pip install atheris")
    import tablestead.engine.game

    if not str(tablestead.engine.game.__file__).endswith(".py"):
        parser.error("the compiled package shows no branches: PYTHONPATH=src python -m tests.fuzz")
    held = [run(target, args.seconds) for target in args.targets or NAMES]
    return 0 if all(held) else 1


if __name__ == "__main__":
    sys.exit(main())
