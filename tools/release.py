"""Makes a release: `make release VERSION=0.2.0` (`DRY=1` only says what it would do).

The version in the package and in CITATION.cff, the date in the changelog, all tests, a commit and a tag.
Nothing is sent anywhere: `git push --follow-tags` does that, and the workflow builds what is published.
"""

from __future__ import annotations

import argparse
import datetime
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path.cwd()
PACKAGE, CITATION, CHANGELOG = (
    ROOT / name for name in ("src/tablestead/__init__.py", "CITATION.cff", "CHANGELOG.md")
)
VERSION_LINE = re.compile(r'^__version__ = "(.*)"$', re.MULTILINE)
CITED_LINE = re.compile(r"^version: .*$", re.MULTILINE)
HEADING = re.compile(r"^## (.*)$", re.MULTILINE)


def git(*words: str) -> str:
    done = subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True, text=True)
    return done.stdout.strip()


def faults(version: str) -> list[str]:
    """What stands in the way."""
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        return [f"{version!r} is no version: three numbers with points between them."]
    found = []
    [current] = VERSION_LINE.findall(PACKAGE.read_text(encoding="utf-8"))
    if numbers(version) < numbers(current):
        found.append(f"{version} comes before {current}.")
    if git("tag", "--list", f"v{version}"):
        found.append(f"There is a tag v{version} already.")
    if git("status", "--porcelain"):
        found.append("There are changes that are not committed.")
    if (branch := git("branch", "--show-current")) != "main":
        found.append(f"This is the branch {branch or 'of no name'}; releases are made on main.")
    heading = HEADING.search(CHANGELOG.read_text(encoding="utf-8"))
    if heading is None or "unreleased" not in heading[1].lower():
        found.append("The first part of CHANGELOG.md is not marked as unreleased: what is new?")
    return found


def numbers(version: str) -> list[int]:
    return [int(part) for part in version.split(".")]


def write(version: str) -> None:
    today = datetime.datetime.now(datetime.UTC).date().isoformat()
    for path, pattern, line in (
        (PACKAGE, VERSION_LINE, f'__version__ = "{version}"'),
        (CITATION, CITED_LINE, f"version: {version}"),
        (CHANGELOG, HEADING, f"## {version} ({today})"),
    ):
        path.write_text(pattern.sub(line, path.read_text(encoding="utf-8"), count=1), encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(prog="tools/release.py", description=__doc__)
    parser.add_argument("version")
    parser.add_argument("--dry-run", action="store_true", help="say what would be done")
    parser.add_argument("--tested", action="store_true", help="all tests have just passed")
    asked = parser.parse_args()
    version: str = asked.version
    if found := faults(version):
        print("\n".join(["No release:", *found]), file=sys.stderr)
        return 1
    names = [path.relative_to(ROOT).as_posix() for path in (PACKAGE, CITATION, CHANGELOG)]
    tests = "" if asked.tested else "make test, "
    print(f"{version}: {', '.join(names)}; {tests}a commit and the tag v{version}")
    if asked.dry_run:
        return 0
    write(version)
    if not asked.tested and subprocess.run(["make", "test"], cwd=ROOT, check=False).returncode:
        git("checkout", "--", *names)
        print("No release: a test fails. The files are as they were.", file=sys.stderr)
        return 1
    if git("status", "--porcelain"):
        git("commit", "--all", "--message", f"Release {version}")
    git("tag", "--annotate", f"v{version}", "--message", f"Tablestead {version}")
    print("Done. To publish it: git push --follow-tags")
    return 0


if __name__ == "__main__":
    sys.exit(main())
