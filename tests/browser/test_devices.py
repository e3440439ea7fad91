"""A person's devices: linked, listed, signed out; seats that a code brings back; being forgotten."""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import PHONE, WIDE
from tests.browser.layout import faults
from tests.browser.people import Person, choose_game, open_table
from tests.browser.table import check_accessible
from tests.browser.test_meeting import meet

OpenPage = Callable[..., Page]
SMALL = {"width": 320, "height": 560}


def go_to_me(person: Person) -> None:
    person.go(urljoin(person.page.url, "/me"))


def check_layout(page: Page, within: str = "body") -> None:
    """Of a page that scrolls down."""
    assert [one for one in faults(page, within) if not re.search("too high|beyond the screen", one)] == []


@pytest.mark.parametrize(("size", "lang"), [(WIDE, "en"), (PHONE, "hu"), (SMALL, "fr")])
def test_another_device_is_linked_listed_and_signed_out(
    open_page: OpenPage, size: dict[str, int], lang: str
) -> None:
    locale = {"en": "en-GB", "hu": "hu-HU", "fr": "fr-FR"}[lang]
    anna = Person(open_page(WIDE, locale, None), lang, "Anna")
    meet(anna, Person(open_page(path=None), name="Béla"))
    people = anna.open_people()
    host = people.get_by_role("checkbox", name=anna.say("shell-link-host"))
    expect(host).not_to_be_checked()
    anna.button("shell-link-make").click()
    phone = Person(open_page(size, locale, path=None), lang)
    phone.go(anna.link("shell-link-own"))
    phone.table.wait()
    assert not phone.info["host"]
    go_to_me(anna)
    devices = anna.page.get_by_role("region", name=anna.say("shell-devices"))
    expect(devices.get_by_role("listitem")).to_have_count(2)
    check_accessible(anna.page)
    go_to_me(phone)
    other = phone.page.get_by_role("region", name=phone.say("shell-devices"))
    expect(other.get_by_text(phone.say("shell-device-giver"))).to_be_visible()
    expect(other.get_by_role("button", name=phone.say("shell-device-out"))).to_have_count(0)
    other.locator("summary").click()
    check_accessible(phone.page)
    check_layout(phone.page)
    devices.get_by_role("button", name=re.compile(re.escape(anna.say("shell-device-out")))).click()
    expect(devices.get_by_text(anna.say("shell-devices-none"))).to_be_visible()
    phone.page.reload()
    expect(other.get_by_text(phone.say("shell-devices-none"))).to_be_visible()


@pytest.mark.parametrize("size", [WIDE, SMALL])
def test_a_code_brings_the_seat_back(open_page: OpenPage, size: dict[str, int]) -> None:
    anna = Person(open_page(size), name="Anna")
    choose_game(anna, "ages", "friend")
    address = open_table(anna)
    anna.page.get_by_text(anna.say("shell-code"), exact=True).click()
    anna.button("shell-code-make").click()
    code = anna.page.get_by_role("status", name=anna.say("shell-code-yours"))
    expect(code).to_have_text(re.compile(r"^(\w{4}-){2}\w{4}$"))
    check_accessible(anna.page)
    check_layout(anna.page)
    again = Person(open_page(size))
    again.page.get_by_text(again.say("shell-recover"), exact=True).click()
    field = again.page.get_by_role("textbox", name=again.say("shell-code-yours"))
    field.fill("0000-0000-0000")
    again.button("shell-recover-go").click()
    expect(again.page.get_by_role("alert")).to_have_text(again.say("error-code"))
    check_accessible(again.page)
    if size == SMALL:  # scanned by a phone
        again.go(urljoin(again.page.url, f"/#code={code.inner_text()}"))
        again.page.reload()
        expect(again.button("shell-recover-go")).to_be_focused()
        assert "#" not in again.page.url
    else:
        field.fill(code.inner_text().lower().replace("-", " "))
    field.press("Enter")
    expect(again.page.get_by_text(again.say("shell-recovered", n=1)).first).to_be_visible()
    check_layout(again.page)
    again.page.locator("#continue").get_by_role("link").click()
    expect(again.page.get_by_text(again.say("shell-seat-you"), exact=True)).to_be_visible()
    assert again.page.url == address


def test_a_browser_is_forgotten(open_page: OpenPage) -> None:
    anna, bela = Person(open_page(path=None), name="Anna"), Person(open_page(PHONE, path=None), name="Béla")
    meet(anna, bela)
    go_to_me(bela)
    bela.button("shell-forget").click()
    dialog = bela.page.get_by_role("dialog")
    expect(dialog).to_contain_text(bela.say("shell-forget-ask"))
    check_accessible(bela.page)
    check_layout(bela.page, "dialog")
    dialog.get_by_role("button", name=bela.say("shell-forget")).click()
    bela.page.wait_for_url("**/")
    expect(bela.page.locator("article").first).to_be_visible()
    expect(bela.page.locator("#continue")).to_have_count(0)
    assert not bela.page.context.cookies()
    assert not [key for key in bela.page.evaluate("Object.keys(localStorage)") if "name" in key]
    anna.page.wait_for_function("!document.body.innerText.includes('Béla')")
    sat = [one["name"] for one in anna.info["seats"]]
    assert sat == ["Anna", "2"]


def test_a_seat_is_ones_own_though_the_answer_is_lost(open_page: OpenPage) -> None:
    anna, bela = Person(open_page(), name="Anna"), Person(open_page(path=None), name="Béla")
    choose_game(anna, "ages", "friend")
    open_table(anna)
    bela.go(anna.link("shell-link-invite"))

    def lose(route: Route) -> None:
        route.fetch()
        route.abort()

    bela.page.route("**/join", lose)
    bela.page.get_by_role("textbox", name=bela.say("shell-sit-as")).fill("Béla")
    with bela.page.expect_event("requestfailed"):  # the table may be told of first
        bela.button("shell-sit-at", n=2).click()
    bela.page.wait_for_selector(".shell")  # as somebody who looks on
    bela.page.reload()
    bela.wait_for_seat()
    assert [one["mine"] for one in bela.info["seats"]] == [False, True]
