"""Every message key of the server exists in the three languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tablestead

PACKAGE = Path(tablestead.__path__[0])


def keys_in(text: str) -> set[str]:
    return set(re.findall(r'"((?:error|undo)-[a-z-]+)"', text))


@pytest.mark.parametrize("language", ["en", "hu", "fr"])
def test_every_key_has_its_message(language: str) -> None:
    used = keys_in("".join(path.read_text("utf-8") for path in (PACKAGE / "server").rglob("*.py")))
    assert len(used) > 20
    known: set[str] = set()
    for path in (PACKAGE / "locale" / language).glob("*.ftl"):
        known |= set(re.findall(r"^([a-z][a-z-]+) =", path.read_text("utf-8"), re.MULTILINE))
    assert not used - known


def test_no_message_without_use() -> None:
    sources = [*(PACKAGE / "server").rglob("*.py"), *(PACKAGE / "engine").glob("*.py")]
    used = keys_in("".join(path.read_text("utf-8") for path in sources))
    own = (PACKAGE / "locale" / "en" / "server.ftl").read_text("utf-8")
    messages = set(re.findall(r"^([a-z][a-z-]+) =", own, re.MULTILINE))
    assert not messages - used - {"undo-hidden"}  # for games with secrets
