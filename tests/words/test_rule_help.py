"""Help for players: every rule in every language, one to three sentences."""

from __future__ import annotations

import re

import pytest

import tablestead as ts
from tablestead.words import LANGUAGES, rules

from .catalogue import ROOT

in_every_game = pytest.mark.parametrize("game", ts.game_ids())


def rule_ids(game: str) -> list[str]:
    text = (ROOT / f"docs/rules/{game}.md").read_text(encoding="utf-8")
    return re.findall(r"^\s*- ([A-Z]-[A-Z]\d+[a-z]?)\b", text, re.MULTILINE)


def sentences(text: str) -> int:
    """Full stops, question and exclamation marks that end a sentence: a capital, quote or nothing follows."""
    return len(re.findall(r"[.!?…][”»)]?(?:\s+(?=[A-ZÁÉÍÓÖŐÚÜŰÀÂÇÈÊËÎÏÔÙÛ„“«])|$)", text))


@in_every_game
def test_the_specification_has_its_rules(game: str) -> None:
    ids = rule_ids(game)
    assert len(ids) == len(set(ids)) > 40


@in_every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_has_help(lang: str, game: str) -> None:
    assert [rule.id for rule in rules(lang, game)] == rule_ids(game)


@in_every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_is_short(lang: str, game: str) -> None:
    wrong = [(rule.id, rule.text) for rule in rules(lang, game) if not 1 <= sentences(rule.text) <= 3]
    assert wrong == []


@in_every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_has_a_title(lang: str, game: str) -> None:
    assert [rule.id for rule in rules(lang, game) if not rule.title or rule.title.endswith(".")] == []


@in_every_game
@pytest.mark.parametrize("lang", ["hu", "fr"])
def test_help_is_translated(lang: str, game: str) -> None:
    english = {rule.id: rule.text for rule in rules("en", game)}
    assert [rule.id for rule in rules(lang, game) if rule.text == english.get(rule.id)] == []
