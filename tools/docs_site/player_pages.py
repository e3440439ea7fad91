"""Writes docs/players/<language>/<game>.md: `python tools/docs_site/player_pages.py [--check]`.

How each game is played, in pictures: the words are those of the page's own overview (`<game>/overview.ts`,
`<game>-overview.ftl`) and of the lessons, the pictures those of `tools/screenshots.py`.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from doors import GAMES
from tablestead.lessons.lesson import lessons
from tablestead.words import LANGUAGES, Words

ROOT = Path(__file__).resolve().parents[2]
TARGET = ROOT / "docs" / "players"
MADE = "<!-- Made by tools/docs_site/player_pages.py from the words of the page: change them there. -->"
LINE = re.compile(r"says: '([\w-]+)', rule: '([\w-]+)'")
Lines = list[tuple[str, str]]
"""Message keys, each with the rule that says it in full."""


def overview(game: str) -> dict[str, Lines]:
    """The lines of an overview, by what they are about."""
    text = (ROOT / "web" / "src" / "games" / game / "overview.ts").read_text(encoding="utf-8")
    parts = re.findall(r"^  (turn|ends|scores|missed): \[(.*?)\],$", text, re.DOTALL | re.MULTILINE)
    found = {part: LINE.findall(lines) for part, lines in parts}
    assert len(found) == 4, f"{game}: {found}"
    assert all(found.values()), f"{game}: {found}"
    return found


def page(lang: str, game: str) -> str:
    words, lines = Words(lang), overview(game)
    pictures = f"../../images/{lang}/{game}"

    def said(part: str) -> list[str]:
        return [f"{words.say(key)} ({rule})" for key, rule in lines[part]]

    def section(part: str) -> str:
        return f"## {words.say(f'shell-overview-{part}')}\n\n" + "\n".join(f"- {line}" for line in said(part))

    steps = [f"{n}. ![]({pictures}-step-{n}.webp) {line}" for n, line in enumerate(said("turn"), 1)]
    return (
        "\n\n".join(
            [
                f"{MADE}\n\n# {words.say('shell-how-to-play-of', {'name': GAMES[game]})}",
                f"{words.say(f'shell-game-{game}')} **{words.say(f'{game}-overview-goal')}**",
                f"![{GAMES[game]}]({pictures}-table.webp)",
                f"## {words.say('shell-overview-turn')}\n\n" + "\n".join(steps),
                section("ends"),
                section("scores"),
                f"![{words.say('shell-overview-scores')}]({pictures}-end.webp)",
                section("missed"),
                f"## {words.say('shell-learn-title')}\n\n" + "\n".join(course(words, game)),
            ]
        )
        + "\n"
    )


def course(words: Words, game: str) -> list[str]:
    """The lessons, as the page lists them."""
    own = [lesson for lesson in lessons() if lesson.game == game]
    times = [words.say("shell-minutes", {"n": lesson.minutes}) for lesson in own]
    names = [words.say(f"{game}-lesson-{lesson.id}") for lesson in own]
    return [f"{n}. {name} ({time})" for n, (name, time) in enumerate(zip(names, times, strict=True), 1)]


def main() -> int:
    sys.path.append(str(ROOT / "tools"))
    from made import write_or_check

    return write_or_check(
        {TARGET / lang / f"{game}.md": page(lang, game) for lang in LANGUAGES for game in GAMES}
    )


if __name__ == "__main__":
    sys.exit(main())
