"""Help for players: every rule in every language, one to three sentences."""

from __future__ import annotations

import re

import pytest

from tablestead.words import LANGUAGES, rules

from .catalogue import ROOT


def rule_ids() -> list[str]:
    text = (ROOT / "docs/rules/ages.md").read_text(encoding="utf-8")
    return re.findall(r"^\s*- (A-[A-Z]\d+)\b", text, re.MULTILINE)


def sentences(text: str) -> int:
    """Full stops, question and exclamation marks that end a sentence: a capital, quote or nothing follows."""
    return len(re.findall(r"[.!?…][”»)]?(?:\s+(?=[A-ZÁÉÍÓÖŐÚÜŰÀÂÇÈÊËÎÏÔÙÛ„“«])|$)", text))


def test_the_specification_has_its_rules() -> None:
    ids = rule_ids()
    assert len(ids) == len(set(ids)) > 50


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_has_help(lang: str) -> None:
    assert [rule.id for rule in rules(lang, "ages")] == rule_ids()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_is_short(lang: str) -> None:
    wrong = [(rule.id, rule.text) for rule in rules(lang, "ages") if not 1 <= sentences(rule.text) <= 3]
    assert wrong == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_has_a_title(lang: str) -> None:
    assert [rule.id for rule in rules(lang, "ages") if not rule.title or rule.title.endswith(".")] == []


@pytest.mark.parametrize("lang", ["hu", "fr"])
def test_help_is_translated(lang: str) -> None:
    english = {rule.id: rule.text for rule in rules("en", "ages")}
    assert [rule.id for rule in rules(lang, "ages") if rule.text == english.get(rule.id)] == []
