"""What the documentation site adds to docs/, as MkDocs asks for it (`hooks` in mkdocs.yml).

- Files outside docs/ that people read are pages too (`ELSEWHERE`): how to contribute, what changed, the help
  for every rule in three languages. Links are written for who reads the repository, and led to these pages.
- Every rule has its id as an anchor, and is linked wherever it is named.
- Every picture says its size, so that nothing moves away from a reader's pointer when it comes.
- Nothing is loaded from elsewhere, and no script stands in a page, as the server's policy wants it.
"""

from __future__ import annotations

import hashlib
import posixpath
import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page
from PIL import Image

from doors import GAMES, LANGUAGE_NAMES, cards, navigation
from tablestead.lessons.lesson import lessons
from tablestead.words import LANGUAGES, Words, rules

ROOT = Path(__file__).resolve().parents[2]
REPOSITORY = "https://github.com/tablestead/tablestead/tree/main/"
LOOK = ROOT / "web" / "src" / "look"
ASSETS = {
    "assets/icon.svg": ROOT / "web" / "public" / "icon.svg",
    "assets/site.css": Path(__file__).with_name("site.css"),
    "assets/fonts.css": LOOK / "fonts.css",
    **{f"assets/fonts/{path.name}": path for path in (LOOK / "fonts").iterdir()},
}
ELSEWHERE = {
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
    **{
        f"src/tablestead/locale/{lang}/rules/{game}.md": f"players/{lang}/{game}-rules.md"
        for lang in LANGUAGES
        for game in GAMES
    },
}
"""What lies elsewhere in the repository, and where it is in the site."""
GAME_OF = {game[0].upper(): game for game in GAMES}
RULE = re.compile(r"\b[AMK]-[A-Z]\d+[a-z]?\b")
DEFINED = re.compile(rf"^(\s*- )({RULE.pattern}) ", re.MULTILINE)
KNOWN = {
    found[2]
    for path in (ROOT / "docs" / "rules").glob("*.md")
    for found in DEFINED.finditer(path.read_text("utf-8"))
}
LINK = re.compile(r"(?<=\]\()([^)#\s]+)(#[^)\s]*)?(?=\))")
LITERAL = re.compile(r"^( *)```.*?^\1```|`[^`\n]*`", re.MULTILINE | re.DOTALL)
TAKEN = re.compile(rf"{LITERAL.pattern}|^#.*?$|!?\[[^\]]*\]\([^)]*\)|<[^>]*>", re.MULTILINE | re.DOTALL)
"""Code, headings, links and HTML: no place for a link of ours."""
NOT_RUN = re.compile(r"^ *<!-- not run: .*? -->\n", re.MULTILINE | re.DOTALL)
TITLE = re.compile(r"^# .*$", re.MULTILINE)
SEARCH = re.compile(r'name="query" aria-label="([^"]*)"')
PICTURE = re.compile(r'<img (?=[^>]*\bsrc="([^":]+)")')
VIEW_BOX = re.compile(r'viewBox="0 0 (\d+) (\d+)"')
INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)
UNUSED = ("404.html", "sitemap.xml.gz", "**/*.map", "assets/javascripts/lunr/*.js")
STEMMERS = "assets/javascripts/lunr/min/*.js"
"""The server says itself that there is nothing; of the languages of the search we need ours."""

scripts: dict[str, str] = {}
"""What stood in the pages, by the name of the file it is in now."""


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    scripts.clear()
    config.nav = navigation(Path(config.docs_dir), set(ELSEWHERE.values()))
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for uri, path in ASSETS.items():
        files.append(File.generated(config, uri, abs_src_path=str(path)))
    for source, uri in ELSEWHERE.items():
        lang, _, game = source.removeprefix("src/tablestead/locale/").partition("/rules/")
        content = (
            help_page(lang, game.removesuffix(".md")) if game else (ROOT / source).read_text(encoding="utf-8")
        )
        files.append(File.generated(config, uri, content=content))
    return files


def on_nav(nav: Navigation, config: MkDocsConfig, files: Files) -> Navigation:
    """Who reads on stays in one language."""
    for page, following in pairwise(nav.pages):
        languages = {language_of(one.file.src_uri) or "en" for one in (page, following)}
        if len(languages) > 1:
            page.next_page = following.previous_page = None
    return nav


def help_page(lang: str, game: str) -> str:
    """All rules of a game in a player's words; what else people call them is found by the search."""
    head = f"# {GAMES[game]}: {Words(lang).say('shell-overview-rules').lower()}"
    parts = [
        f"## {rule.id} {rule.title} {{ #{rule.id} }}\n\n{rule.text}\n\n<p class=also hidden>{rule.also}</p>"
        for rule in rules(lang, game)
    ]
    return "\n\n".join([head, *parts])


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    uri = page.file.src_uri
    there = {file.src_uri for file in files}
    markdown = NOT_RUN.sub("", markdown).replace("<!-- doors -->", cards(there))
    if lang := language_of(uri):
        markdown = TITLE.sub(lambda title: f"{title[0]}\n\n{below_title(uri)}", markdown, count=1)
        markdown = with_lessons(markdown, lang, game_of(uri))
    markdown = outside(LITERAL, markdown, lambda text: LINK.sub(lambda link: led(uri, link), text))
    if uri.startswith("rules/"):
        markdown = DEFINED.sub(r'\1<span id="\2"></span>\2 ', markdown)
    return outside(TAKEN, markdown, lambda text: RULE.sub(lambda rule: rule_link(uri, rule[0]), text))


def language_of(uri: str) -> str:
    """The language of a page for players; all others are in English."""
    return uri.split("/")[1] if uri.startswith("players/") else ""


def game_of(uri: str) -> str:
    """The game that a page tells how to play."""
    return posixpath.basename(uri).removesuffix(".md")


def below_title(uri: str) -> str:
    """The same page in the other languages; of a game, the way to the table."""
    lang, name, game = language_of(uri), posixpath.basename(uri), game_of(uri)
    names = {tag: own.capitalize() for tag, own in LANGUAGE_NAMES.items()}
    links = [own if tag == lang else f"[{own}](../{tag}/{name})" for tag, own in names.items()]
    lines = [" · ".join(links) + "\n{ .languages }"]
    if game in GAMES:
        ways = {f"/?game={game}&amp;": "shell-overview-play", f"/learn/{game}?": "shell-learn-offer"}
        buttons = (
            f'<a class="md-button" href="{way}lang={lang}">{Words(lang).say(key)}</a>'
            for way, key in ways.items()
        )
        lines.append(f"<p>{' '.join(buttons)}</p>")
    return "\n\n".join(lines)


def with_lessons(markdown: str, lang: str, game: str) -> str:
    """A lesson that is named leads to it; for who reads the repository there is no table to lead to."""
    for lesson in lessons():
        if lesson.game == game:
            name = Words(lang).say(f"{game}-lesson-{lesson.id}")
            link = f'<a href="/learn/{game}/{lesson.id}?lang={lang}">{name}</a>'
            markdown = markdown.replace(f". {name} (", f". {link} (")
    return markdown


def outside(pattern: re.Pattern[str], text: str, change: Callable[[str], str]) -> str:
    """The text changed, but for what matches."""
    parts, at = [], 0
    for found in pattern.finditer(text):
        parts += [change(text[at : found.start()]), found[0]]
        at = found.end()
    return "".join([*parts, change(text[at:])])


def led(uri: str, link: re.Match[str]) -> str:
    """A link of the repository, from a page of the site."""
    target, anchor = link[1], link[2] or ""
    if re.match(r"[a-z]+:|/", target):
        return link[0]
    source = next((path for path, page in ELSEWHERE.items() if page == uri), f"docs/{uri}")
    path = posixpath.normpath(posixpath.join(posixpath.dirname(source), target))
    page = path.removeprefix("docs/") if path.startswith("docs/") else ELSEWHERE.get(path)
    if page is None:
        return REPOSITORY + path + anchor if (ROOT / path).exists() else link[0]
    return posixpath.relpath(page, posixpath.dirname(uri) or ".") + anchor


def rule_link(uri: str, rule: str) -> str:
    """To the rule in the reader's language: for players its help, for all others what we implement."""
    if rule not in KNOWN:
        return rule
    game = GAME_OF[rule[0]]
    folder = posixpath.dirname(uri)
    target = f"{folder}/{game}-rules.md" if folder.startswith("players/") else f"rules/{game}.md"
    return f"[{rule}]({posixpath.relpath(target, folder or '.')}#{rule}){{ .rule }}"


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    def sized(found: re.Match[str]) -> str:
        uri = posixpath.normpath(posixpath.join(posixpath.dirname(page.file.src_uri), found[1]))
        picture = files.get_file_from_path(uri)
        assert picture is not None, f"{page.file.src_uri}: there is no {uri}"
        assert picture.abs_src_path is not None
        width, height = size_of(Path(picture.abs_src_path))
        return f'{found[0]}width="{width}" height="{height}" '

    return PICTURE.sub(sized, html)


def size_of(picture: Path) -> tuple[int, int]:
    """In pixels; a drawing has those of its coordinates."""
    if picture.suffix == ".svg":
        box = VIEW_BOX.search(picture.read_text(encoding="utf-8"))
        assert box, f"{picture} has no viewBox"
        return int(box[1]), int(box[2])
    with Image.open(picture) as image:
        return image.size


def on_page_context(context: dict[str, Any], page: Page, config: MkDocsConfig, nav: Any) -> dict[str, Any]:
    """A page for players has its language around it too."""
    config.theme["language"] = language_of(page.file.src_uri) or LANGUAGES[0]
    return context


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """No script in the page itself: the server's policy allows none. The dialog of the search has a name."""

    def moved(found: re.Match[str]) -> str:
        name = f"assets/javascripts/page.{hashlib.sha256(found[1].encode()).hexdigest()[:8]}.js"
        scripts[name] = found[1]
        return f'<script src="{posixpath.relpath(name, posixpath.dirname(page.url) or ".")}"></script>'

    label = SEARCH.search(output)
    named = f'role="dialog" aria-label="{label[1] if label else ""}"'
    return INLINE.sub(moved, output.replace('role="dialog"', named, 1))


def on_post_build(config: MkDocsConfig) -> None:
    for name, text in scripts.items():
        Path(config.site_dir, name).write_text(text, encoding="utf-8", newline="\n")
    site = Path(config.site_dir)
    needed = {f"lunr.{name}.min.js" for name in (*LANGUAGES, "multi", "stemmer.support")}
    foreign = [path for path in site.glob(STEMMERS) if path.name not in needed]
    for path in [*foreign, *(path for pattern in UNUSED for path in site.glob(pattern))]:
        path.unlink()
