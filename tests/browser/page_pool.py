"""Pages that a test has left, for the next test: opening a new one is a third of the work of a short test."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from functools import wraps
from typing import Any
from weakref import WeakKeyDictionary, WeakSet

from playwright.sync_api import Browser, BrowserContext, Error, Page

Looks = dict[str, Any]

LASTING = {
    Page: (
        "add_init_script",
        "add_locator_handler",
        "emulate_media",
        "expose_binding",
        "expose_function",
        "once",
        "route",
        "set_extra_http_headers",
    ),
    BrowserContext: (
        "add_init_script",
        "expose_binding",
        "expose_function",
        "grant_permissions",
        "new_cdp_session",
        "on",
        "once",
        "route",
        "set_extra_http_headers",
        "set_offline",
    ),
}
"""What cannot be taken back, or is easily forgotten: a page to which it was done is not used again."""

BARE = "/app.webmanifest"
"""A file of the same origin, which shows nothing."""

changed: WeakSet[BrowserContext] = WeakSet()
listeners: WeakKeyDictionary[Page, list[tuple[Any, Any]]] = WeakKeyDictionary()


def _marking(method: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(method)
    def marked(self: Page | BrowserContext, *args: Any, **kwargs: Any) -> Any:
        changed.add(self if isinstance(self, BrowserContext) else self.context)
        return method(self, *args, **kwargs)

    return marked


def _remembering(on: Callable[..., None]) -> Callable[..., None]:
    @wraps(on)
    def remembered(page: Page, event: Any, f: Any) -> None:
        listeners.setdefault(page, []).append((event, f))
        on(page, event, f)

    return remembered


def _watch() -> None:
    """Playwright does not tell what was done to a page."""
    watched: list[tuple[type, str, object]] = [
        (owner, name, _marking(getattr(owner, name))) for owner, names in LASTING.items() for name in names
    ]
    watched += [
        (Page, "on", _remembering(Page.on)),
        (Page, "clock", property(_marking(vars(Page)["clock"].fget))),
    ]
    for owner, name, watching in watched:
        setattr(owner, name, watching)


_watch()


class PagePool:
    """Free pages by their looks, each alone in a context: no cookies, storage, history or listeners."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self._free = defaultdict[str, list[Page]](list)

    def acquire(self, looks: Looks) -> Page | None:
        """One of this kind, if there is one."""
        free = self._free[_kind(looks)]
        if not free:
            return None
        page = free.pop()
        page.context.tracing.start_chunk()
        page.set_viewport_size(looks["viewport"])
        return page

    def release(self, page: Page, looks: Looks) -> bool:
        """Whether it could be made as good as new."""
        context = page.context
        elsewhere = context.pages != [page] or not page.url.startswith(looks["base_url"])
        if context in changed or elsewhere or "storage_state" in looks:  # that a context is given once
            return False
        try:
            _clear(page)
        except Error:  # it was just going somewhere else
            return False
        self._free[_kind(looks)].append(page)
        return True


def _clear(page: Page) -> None:
    context = page.context
    page.mouse.move(-1, -1)
    page.goto(BARE)
    page.evaluate("localStorage.clear(), sessionStorage.clear()")
    context.clear_cookies()
    devtools = context.new_cdp_session(page)
    devtools.send("Page.resetNavigationHistory")
    devtools.detach()
    changed.discard(context)
    for event, listener in listeners.pop(page, []):
        page.remove_listener(event, listener)
    context.tracing.stop_chunk()


def _kind(looks: Looks) -> str:
    """All that cannot be changed once the page is open."""
    return repr(sorted((key, value) for key, value in looks.items() if key != "viewport"))
