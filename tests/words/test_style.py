"""What the glossary asks of each language's typography."""

from __future__ import annotations

import re

import pytest

import tablestead as ts
from tablestead.words import LANGUAGES, Words, rules

from .catalogue import messages

NBSP, NARROW = "\u00a0", "\u202f"

# What is typed at a prompt or stands in a record keeps its own punctuation.
TYPED = re.compile(
    r"bot:\w+|«\u202f[^»]*\u202f»"
    r"|(?<![^ \n])\? (?:A-T2|crâne|koponya|skull|rules|montre|shows|megmutatja|\{x\})"
)


def texts(lang: str) -> list[tuple[str, str]]:
    """Every text of a language with the key it belongs to; what is typed is left out."""
    found = [(message.key, text) for message in messages(lang) for text in message.texts()]
    found += [(rule.id, f"{rule.title}. {rule.text}") for game in ts.game_ids() for rule in rules(lang, game)]
    return [(key, TYPED.sub("", text)) for key, text in found]


def faults(lang: str, pattern: str) -> list[tuple[str, str]]:
    return [(key, text) for key, text in texts(lang) if re.search(pattern, text)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_quotes_and_apostrophes_are_typographic(lang: str) -> None:
    assert faults(lang, r"""["']""") == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_minus_is_a_minus(lang: str) -> None:
    assert faults(lang, r"(?<![\w}])-(?:\d|\{)") == []


def test_french_double_punctuation_follows_a_narrow_space() -> None:
    assert faults("fr", rf"(?<!{NARROW})[:;!?]") == []


def test_french_quotes_have_their_spaces() -> None:
    assert faults("fr", rf"«(?!{NARROW})|(?<!{NARROW})»|[“”„]") == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_ellipsis_follows_its_word_at_once(lang: str) -> None:
    """Between two words it stands for what lies between them."""
    assert faults(lang, r"[^\W\d_] …(?! )") == []


def test_a_number_stands_before_its_noun() -> None:
    """`3 workers`, `3 munkás`, `3 ouvriers`; with a colon the noun may come first."""
    for lang in LANGUAGES:
        said = str(Words(lang).expand({"x": {"worker": 3, "stone": 2}}, "ages")["x"])
        assert re.fullmatch(rf"3{NBSP}\w+, 2{NBSP}\w+", said), said


def test_french_percent_follows_a_no_break_space() -> None:
    assert faults("fr", rf"(?<!{NBSP})%") == []


def test_french_capitals_keep_their_accents() -> None:
    assert faults("fr", r"\b(?:A vous|Ecurie|Etape|Edition|Echange|Eviter|Etat)\b") == []


def test_french_presses_by_one_word() -> None:
    """To touch is what edges and plagues do, and who gets an income."""
    assert faults("fr", r"\b[Tt]ouchez(?! cinq fois le revenu| pas restent)") == []


def test_hungarian_quotes() -> None:
    assert faults("hu", r"[“«»]") == []


def test_hungarian_is_informal() -> None:
    assert faults("hu", r"\b(?:Ön|Önnek|Önt|Kérjük|kérjük)\b") == []


def test_hungarian_colon_has_no_space_before_it() -> None:
    assert faults("hu", r"\s:") == []


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_no_space_before_punctuation(lang: str) -> None:
    assert faults(lang, r"\s[,;!](?!\w)") == []


def test_english_has_no_other_language_in_it() -> None:
    foreign = [(key, text) for key, text in texts("en") if re.search(r"[áéíóöőúüűàâçèêëîïôùûœ]", text, re.I)]
    assert foreign == []


LEACOCK = "Matt Leacock, Gryphon Games/Eagle-Gryphon Games"
SAME = {
    "hu": {"Enter", LEACOCK},
    "fr": {
        "Animations",
        "Bonus",
        "Bots",
        "Documentation",
        "Elo",
        "Menu",
        "Messages",
        "Monuments",
        "Normal",
        "Options",
        "Pages",
        "Par",
        "Pause",
        "Points",
        "Position",
        "Score",
        "Scores",
        "Total",
        "exact",
        "min",
        "points",
        "s",
        LEACOCK,
    },
}
"""Words that are the same in English."""


@pytest.mark.parametrize("lang", ["hu", "fr"])
def test_nothing_was_left_in_english(lang: str) -> None:
    """Terms may coincide (*Temple*, *Irrigation*); lines made of words may not."""
    english = {message.key: message for message in messages("en")}
    same = []
    for message in messages(lang):
        other = english.get(message.key)
        if other is None or message.is_term or message.value is None:
            continue
        words = re.sub(r"\{x\}", "", message.value).strip(" \u00a0.,:()·%…+−→\n")
        if words and message.value == other.value and words not in SAME[lang]:
            same.append((message.key, message.value))
    assert same == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_log_lines_begin_with_the_player_and_have_no_full_stop(lang: str) -> None:
    """Where chance has acted, or everybody, there is no player to begin with."""
    wrong = [
        (message.key, line)
        for message in messages(lang)
        if message.key.startswith(tuple(f"{game}-event-" for game in ts.game_ids()))
        for line in (message.value or "").split("\n")
        if ("seat" in message.variables and not line.startswith("{x}")) or line.endswith(".")
    ]
    assert wrong == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals_say_what_and_why(lang: str) -> None:
    wrong = [
        (message.key, line)
        for message in messages(lang)
        if message.key.startswith(tuple(f"{game}-refused-" for game in ts.game_ids()))
        for line in (message.value or "").split("\n")
        if line.count(":") != 1 or line.endswith(".")
    ]
    assert wrong == []
