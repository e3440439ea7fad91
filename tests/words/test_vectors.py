"""What is said in every language, word for word.

The page's words are held to the same file (web/tests/words.test.ts).
A `catalogue` has messages for the test alone.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentResource

from tablestead import words

FILE = Path(__file__).with_name("vectors.json")
VECTORS: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.fixture(scope="module", autouse=True)
def catalogues() -> Iterator[None]:
    for vector in VECTORS:
        for lang, text in vector.get("catalogue", {}).items():
            words._bundle(lang).add_resource(FluentResource(text))
    words._forms.cache_clear()
    yield
    words._bundle.cache_clear()
    words._forms.cache_clear()


@pytest.mark.parametrize("vector", VECTORS, ids=lambda v: f"{v['lang']} {v['key']} {json.dumps(v['args'])}")
def test_vector(vector: dict[str, Any]) -> None:
    in_language = words.Words(vector["lang"])
    game, names = vector.get("game", ""), vector.get("names", [])
    assert in_language.say(vector["key"], vector["args"], game, names) == vector["expected"]
