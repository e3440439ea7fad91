"""The documentation site: whole, self-contained, and every rule can be linked."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tablestead.lessons.lesson import lessons
from tablestead.words import LANGUAGES, rules
from tests.docs_site import ROOT, build_site

GAMES = ("ages", "milestones", "keyflower")
LESSONS = {game: {f"/learn/{game}/{one.id}" for one in lessons() if one.game == game} for game in GAMES}
OF_THE_SERVER = {"/", *(f"/learn/{game}" for game in GAMES)}.union(*LESSONS.values())
"""Addresses of the page, to which the documentation leads."""


class Parts(HTMLParser):
    """What a page links, loads and holds."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.beside: list[str] = []
        self.ids: set[str] = set()
        self.scripts: list[str] = []
        self.nested: list[str] = []
        self.moving: list[str] = []
        self.lang = ""
        self._inline = self._linked = False
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.ids |= {given[name] for name in ("id", "name") if name in given}
        if tag == "img" and given["alt"] != "logo" and not {"width", "height"} <= given.keys():
            self.moving.append(given["src"])
        if tag == "html":
            self.lang = given["lang"]
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
            self.nested += [given["href"]] if self._linked else []
            self._linked = True
        elif given.get("rel") in ("prev", "next"):
            self.beside.append(given["href"])
        elif "href" in given or "src" in given:
            self.loads.append(given.get("href") or given["src"])
        self._inline = tag == "script" and "src" not in given and given.get("type") != "application/json"

    def handle_endtag(self, tag: str) -> None:
        self._linked = self._linked and tag != "a"

    def handle_data(self, data: str) -> None:
        if self._inline and data.strip():
            self.scripts.append(data)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_site(tmp_path_factory.mktemp("docs"))


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, Parts]:
    return {path: Parts(path.read_text(encoding="utf-8")) for path in site.rglob("*.html")}


def test_every_page_of_docs_is_there_and_in_the_navigation(site: Path, pages: dict[Path, Parts]) -> None:
    sources = {path.relative_to(ROOT / "docs").with_suffix(".html") for path in (ROOT / "docs").rglob("*.md")}
    wanted = {path.with_name("index.html") if path.name == "README.html" else path for path in sources}
    assert {path for path in wanted if site / path not in pages} == set()
    assert {path for path in wanted if path.as_posix() not in pages[site / "index.html"].links} == set()


def test_every_link_leads_somewhere(site: Path, pages: dict[Path, Parts]) -> None:
    dead = []
    for path, page in pages.items():
        for link in page.links:
            target, _, anchor = link.partition("#")
            if re.match(r"https?:", link) or link.partition("?")[0] in OF_THE_SERVER:
                continue
            found = (path.parent / target).resolve() if target else path
            if found not in pages or (anchor and anchor not in pages[found].ids):
                dead.append(f"{path.relative_to(site)}: {link}")
    assert dead == []
    assert [link for page in pages.values() for link in page.nested] == []


def test_nothing_is_loaded_from_elsewhere(site: Path, pages: dict[Path, Parts]) -> None:
    loads = {path: page.loads for path, page in pages.items()}
    for path in site.rglob("*.css"):
        loads[path] = re.findall(r"(?:url\(|@import )['\"]?([^)'\"]+)", path.read_text(encoding="utf-8"))
    missing = [
        f"{path.relative_to(site)}: {load}"
        for path, wanted in loads.items()
        for load in wanted
        if not load.startswith(("data:", "#"))
        and not (path.parent / load.partition("?")[0].partition("#")[0]).is_file()
    ]
    assert missing == []


def test_every_picture_says_its_size(site: Path, pages: dict[Path, Parts]) -> None:
    """Else what stands below it moves when it comes, away from a pointer. The theme sizes the logo."""
    moving = {path.relative_to(site): page.moving for path, page in pages.items() if page.moving}
    assert moving == {}


def test_no_page_holds_a_script(pages: dict[Path, Parts]) -> None:
    """The server's Content-Security-Policy allows none."""
    assert [script for page in pages.values() for script in page.scripts] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_can_be_linked(site: Path, pages: dict[Path, Parts], game: str) -> None:
    text = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    defined = set(re.findall(r"^\s*- ([AMK]-[A-Z]\d+[a-z]?) ", text, re.MULTILINE))
    assert defined - pages[site / "rules" / f"{game}.html"].ids == set()
    for lang in LANGUAGES:
        page = pages[site / "players" / lang / f"{game}-rules.html"]
        assert {rule.id for rule in rules(lang, game)} - page.ids == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_can_be_begun(site: Path, pages: dict[Path, Parts], game: str) -> None:
    for lang in LANGUAGES:
        wanted = {f"{address}?lang={lang}" for address in LESSONS[game]} | {f"/?game={game}&lang={lang}"}
        assert wanted - set(pages[site / "players" / lang / f"{game}.html"].links) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_reads_on_stays_in_one_language(site: Path, pages: dict[Path, Parts], lang: str) -> None:
    folder = site / "players" / lang
    beside = {(path.parent / link).resolve() for path in folder.glob("*.html") for link in pages[path].beside}
    others = [path.relative_to(site).as_posix() for path in beside - set(folder.glob("*.html"))]
    assert others == (["index.html"] if lang == "en" else [])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_for_players_has_its_language_around_it(
    site: Path, pages: dict[Path, Parts], lang: str
) -> None:
    assert pages[site / "players" / lang / "keyflower.html"].lang == lang
    assert pages[site / "hosting.html"].lang == "en"


@pytest.mark.parametrize(
    ("word", "place"),
    [
        ("famine", "ages-rules.html#A-T10"),
        ("outbid", "keyflower.html"),
        ("meeple", "#K-C1"),
        ("TLS", "hosting.html"),
    ],
)
def test_the_search_knows(site: Path, word: str, place: str) -> None:
    index = json.loads((site / "search" / "search_index.json").read_text(encoding="utf-8"))
    found = [entry["location"] for entry in index["docs"] if word in entry["title"] + entry["text"]]
    assert any(place in location for location in found), found
