"""The four doors of the documentation site: who comes, and what they find."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tablestead.words import LANGUAGES, LOCALE, Words

GAMES = {"ages": "Roll Through the Ages", "milestones": "Milestones", "keyflower": "Keyflower"}
LANGUAGE_NAMES: dict[str, str] = json.loads((LOCALE / "languages.json").read_text(encoding="utf-8"))


@dataclass(frozen=True)
class Door:
    """`pages` by what they are called there; `wanted` is what most people look for, on the first page."""

    title: str
    about: str
    pages: dict[str, str]
    wanted: dict[str, str]


DOORS = (
    Door(
        "Players",
        "Each game in pictures, and every rule to look up.",
        {},
        {f"How to play {name}": f"players/en/{game}.md" for game, name in GAMES.items()}
        | {"With bots, with friends, on a phone": "players/en/index.md"},
    ),
    Door(
        "Hosts",
        "From a table at home to a public one that loses nothing.",
        {
            "Hosting": "hosting.md",
            "Capacity": "capacity.md",
            "Proofs": "proofs.md",
            "Security": "security.md",
        },
        {
            "At home, in a minute": "hosting.md#at-home",
            "A public table, with TLS": "hosting.md#a-public-table",
            "Backup and restore": "hosting.md#backup-and-restore",
            "What it has withstood": "proofs.md",
        },
    ),
    Door(
        "Researchers",
        "The same engine as a fast library, with exact chances and honest views.",
        {
            "First steps": "library.md",
            "The research bench": "research.md",
            "Games as data": "datasets.md",
            "Examples that learn": "learning.md",
            "A cluster": "cluster.md",
            "Observations and actions": "research/spaces.md",
            "Speed of the doors": "research/speed.md",
            "All names": "api.md",
            "Bots": "bots.md",
            "Adding a bot": "adding-a-bot.md",
            "Analysis": "analysis.md",
            "Records": "records.md",
            "Speed": "speed.md",
            "The rules": "rules/README.md",
            **{f"Rules: {name}": f"rules/{game}.md" for game, name in GAMES.items()},
            "Rulings": "rulings.md",
            "Boards": "boards.md",
        },
        {
            "First steps with the library": "library.md",
            "Train an agent": "learning.md",
            "Write a bot": "adding-a-bot.md",
            "How strong our bots are": "bots.md#strength",
        },
    ),
    Door(
        "Contributors",
        "How it is built, and how to add to it.",
        {
            "Contributing": "contributing.md",
            "Architecture": "architecture.md",
            "Adding a game": "adding-a-game.md",
            "Adding a language": "adding-a-language.md",
            "Writing a lesson": "lessons.md",
            "The live protocol": "protocol.md",
            "The page as an app": "app.md",
            "Changelog": "changelog.md",
        },
        {
            "Your first change": "contributing.md",
            "Add a game": "adding-a-game.md",
            "Where things are": "architecture.md",
        },
    ),
)


def navigation(docs: Path, made: set[str]) -> list[dict[str, Any]]:
    """What MkDocs shows as tabs and at the side: the pages of every door that there are. One that no door
    names is in the last, so that none is lost."""

    def there(page: str) -> bool:
        return page in made or (docs / page).is_file()

    tabs: list[dict[str, Any]] = [{"Home": "index.md"}]
    for door in DOORS:
        pages: list[Any] = [{name: page} for name, page in door.pages.items() if there(page)]
        tabs.append({door.title: pages or players()})
    named = {page for door in DOORS for page in door.pages.values()}
    found = {path.relative_to(docs).as_posix() for path in docs.rglob("*.md")}
    left = {page for page in found - named if page != "index.md" and not page.startswith("players/")}
    tabs[-1][DOORS[-1].title] += sorted(left)
    return tabs


def players() -> list[Any]:
    """The pages for players, in every language."""
    return [{LANGUAGE_NAMES[lang].capitalize(): players_in(lang)} for lang in LANGUAGES]


def players_in(lang: str) -> list[Any]:
    words = Words(lang)
    looked_up = [{name: f"players/{lang}/{game}-rules.md"} for game, name in GAMES.items()]
    return [
        f"players/{lang}/index.md",
        *({name: f"players/{lang}/{game}.md"} for game, name in GAMES.items()),
        {words.say("shell-overview-rules"): looked_up},
    ]


def cards(there: set[str]) -> str:
    """The doors for the first page, as Markdown."""
    shown = []
    for door in DOORS:
        links = [
            f"- [{name}]({page})" for name, page in door.wanted.items() if page.partition("#")[0] in there
        ]
        entrance = next(page for page in [*door.pages.values(), *door.wanted.values()] if page in there)
        if not door.pages:
            entrance = "players/en/index.md"
        head = f"### [{door.title}]({entrance})"
        shown.append(
            '<div class="door" markdown>\n\n'
            + "\n\n".join([head, door.about, "\n".join(links)])
            + "\n\n</div>"
        )
    return '<div class="doors" markdown>\n\n' + "\n\n".join(shown) + "\n\n</div>"
