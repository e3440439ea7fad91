"""The page as an app: what a device is told of it, its service worker, no network, updates of the server."""

from __future__ import annotations

import json
import shutil
import struct
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tablestead.server.app import PAGE
from tests.browser.conftest import PHONE, WIDE, Server, looks
from tests.browser.failures import Pages
from tests.browser.layout import record_until
from tests.browser.people import Person, start_with_bots
from tests.browser.table import Table, check_accessible, check_fits, decide_by_mouse, import_record, press

OpenPage = Callable[..., Page]
LOCALES = {"en": "en-GB", "hu": "hu-HU", "fr": "fr-FR"}
KEPT = """async () => {
  const names = await caches.keys()
  const all = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
  return all.flat().map(request => new URL(request.url).pathname)
}"""


# What a device is told


@pytest.mark.parametrize("lang", LOCALES)
def test_the_manifest_is_complete(open_page: OpenPage, lang: str) -> None:
    page = open_page(locale=LOCALES[lang])
    person = Person(page, lang)
    name = "app" if lang == "en" else f"app-{lang}"
    expect(page.locator(f'link[rel=manifest][href="/{name}.webmanifest"]')).to_have_count(1)
    devtools = page.context.new_cdp_session(page)
    found = devtools.send("Page.getAppManifest")
    assert found["errors"] == []
    assert devtools.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    manifest = json.loads(found["data"])
    assert (manifest["lang"], manifest["description"]) == (lang, person.say("shell-app-description"))
    assert {"id", "name", "short_name", "start_url", "scope", "display"} < set(manifest)
    assert manifest["theme_color"] == manifest["background_color"] == "#e2d2b4"
    purposes = {(icon["sizes"], icon["purpose"]) for icon in manifest["icons"]}
    assert purposes == {(size, use) for size in ("192x192", "512x512") for use in ("any", "maskable")}
    for icon in manifest["icons"]:
        assert size_of(page, icon["src"]) == icon["sizes"]
    assert size_of(page, page.locator("link[rel=apple-touch-icon]").get_attribute("href") or "") == "180x180"
    for shortcut in manifest["shortcuts"]:
        assert page.request.get(address(page, shortcut["url"])).ok


def size_of(page: Page, path: str) -> str:
    """Of a picture, as its own first bytes say."""
    answer = page.request.get(address(page, path))
    assert answer.headers["content-type"] == "image/png"
    head = answer.body()[:24]
    assert head.startswith(b"\x89PNG")
    return "{}x{}".format(*struct.unpack(">II", head[16:]))


def address(page: Page, path: str) -> str:
    return str(page.evaluate("path => new URL(path, location.origin).href", path))


def test_the_app_is_offered_where_the_browser_can_install_it(open_page: OpenPage) -> None:
    page = open_page()
    person = Person(page)
    expect(page.locator("footer")).to_be_visible()
    expect(person.button("shell-install")).to_have_count(0)
    offer = """dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => void (window.asked = true) }))"""
    assert page.evaluate(offer) is False, "the browser would ask by itself"
    person.button("shell-install").click()
    assert page.evaluate("window.asked")
    expect(person.button("shell-install")).to_have_count(0)


def test_on_an_apple_phone_it_is_said_how(open_page: OpenPage) -> None:
    page = open_page(PHONE)
    page.add_init_script("Object.defineProperty(navigator, 'standalone', { value: false })")
    page.reload()
    expect(page.locator("footer")).to_contain_text(Person(page).say("shell-install-by-hand"))


# Without a network


def controlled(page: Page) -> None:
    """Until the service worker looks after the page."""
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def test_without_a_network_the_start_page_opens_and_comes_back(open_page: OpenPage) -> None:
    page = open_page(PHONE, "hu-HU", service_workers="allow")
    person = Person(page, "hu")
    table = import_record(page, record_until("ages", "2-2009.txt", 40))
    controlled(page)
    page.reload()
    tables = page.get_by_role("region", name=person.say("shell-continue"))
    expect(tables.get_by_role("link")).to_have_attribute("href", f"/table/{table}")
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_text(person.say("shell-away-back"))).to_be_visible()
    expect(tables.get_by_role("listitem")).to_have_count(1)
    expect(tables.get_by_role("link")).to_have_count(0)
    check_accessible(page)
    page.goto(address(page, f"/table/{table}"))  # any page of ours opens
    expect(page.locator("#app > *").first).to_be_visible()
    page.goto(address(page, "/"))
    page.context.set_offline(False)
    expect(tables.get_by_role("link")).to_have_count(1)
    expect(page.get_by_text(person.say("shell-away-back"))).to_have_count(0)
    expect(page.locator("#game-ages")).to_be_visible()


def test_nothing_but_the_page_itself_is_kept(open_page: OpenPage) -> None:
    page = open_page(service_workers="allow")
    controlled(page)
    start_with_bots(Person(page), "ages", 1)
    table = Table(page)
    table.wait()
    page.reload()
    table.wait()
    page.goto(address(page, "/me"))
    page.goto(address(page, "/"))
    expect(page.locator("#continue")).to_be_visible()
    kept = page.evaluate(KEPT)
    assert {"/index.html", "/icon.svg"} < set(kept)
    assert {path for path in kept if not path.startswith("/assets/")} == {"/index.html", "/icon.svg"}


def test_the_service_worker_is_never_old(open_page: OpenPage) -> None:
    page = open_page()
    headers = page.request.get(address(page, "/sw.js")).headers
    assert headers["cache-control"] == "no-cache"
    assert headers["service-worker-allowed"] == "/"
    assert headers["content-type"].startswith("text/javascript")
    assert "default-src 'self'" in headers["content-security-policy"]


# Updates


def rebuilt(folder: Path) -> str:
    """Another build of the page: no part of it has the name that it had. Gives the name of the build."""
    shutil.copytree(PAGE, folder)
    build = json.loads((folder / "build.json").read_text(encoding="utf-8"))["build"]
    names = {build: "another"}
    for path in list((folder / "assets").iterdir()):
        new = f"{path.stem}_2{path.suffix}"
        names[path.name] = new
        path.rename(path.with_name(new))
    for path in folder.rglob("*"):
        if path.suffix in (".html", ".js", ".css", ".json"):
            text = path.read_text(encoding="utf-8")
            for old, new in names.items():
                text = text.replace(old, new)
            path.write_text(text, encoding="utf-8")
    return names[build]


def update(house: Server, folder: Path) -> str:
    """Start the server again, with another build of its page."""
    build = rebuilt(folder)
    house.stop()
    code = (
        "from tablestead.cli.app import main; from tablestead.server import app; from pathlib import Path; "
    )
    house.program = ["-c", f"{code}app.PAGE = Path({str(folder)!r}); main()"]
    house.start()
    return build


def test_an_update_waits_for_the_end_of_a_move(
    chromium: Browser, house: Server, pages: Pages, tmp_path: Path
) -> None:
    page = pages.open(chromium.new_context(**{**looks(WIDE, "en-GB"), "service_workers": "allow"}))
    page.goto(house.url)
    person = Person(page)
    start_with_bots(person, "ages", 1)
    table = Table(page)
    table.wait()
    decide_by_mouse(table)  # the dice are rolled
    table.after(0)
    controlled(page)
    page.evaluate("window.same = true")
    build = update(house, tmp_path / "page")
    note = page.locator(".note", has_text=person.say("shell-update-after"))
    expect(note).to_be_visible()
    turn = person.view.round
    while table.step != "end":
        seq = table.seq
        decide_by_mouse(table)
        table.after(seq)
        assert page.evaluate("window.same"), "the page was loaded anew in the middle of a move"
    press(page, '[data-kind="end"]')
    expect(page.locator(f'meta[name=build][content="{build}"]')).to_have_count(1)
    table.wait()
    assert person.view.round > turn
    expect(note).to_have_count(0)
    check_fits(page)


def test_a_part_that_an_update_has_taken_away_loads_the_new_page(
    chromium: Browser, house: Server, pages: Pages, tmp_path: Path
) -> None:
    page = pages.open(chromium.new_context(**looks(WIDE, "en-GB")))
    page.goto(house.url)
    person = Person(page)
    expect(page.locator("#game-ages")).to_be_visible()
    build = update(house, tmp_path / "page")
    page.get_by_role("link", name=person.say("shell-lobby")).first.click()
    expect(page.locator(f'meta[name=build][content="{build}"]')).to_have_count(1)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.url.endswith("/lobby")
