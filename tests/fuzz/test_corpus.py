"""What the fuzzer found worth keeping is tried again."""

from __future__ import annotations

import pytest

from tests.fuzz.targets import CORPUS, TARGETS, seeds, tried


@pytest.mark.parametrize("target", TARGETS)
def test_the_parser_reads_it_or_says_what_is_wrong(target: str) -> None:
    kept = sorted((CORPUS / target).iterdir())
    assert kept
    for path in kept:
        tried(target, path.read_bytes())


@pytest.mark.parametrize("target", TARGETS)
def test_what_the_fuzzer_begins_with_is_sound(target: str) -> None:
    for text in seeds(target):
        TARGETS[target](text)
