"""The rules by which arguments become words; the page follows the same."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Resource

from tablestead import words as catalogue
from tablestead.words import NOTHING, Catalogue, Words, languages, parse_rules, preferred, rules


def test_languages() -> None:
    assert languages() == ["en", "hu", "fr"]
    with pytest.raises(ValueError, match="de"):
        Words("de")


def test_a_message_is_parsed_with_what_it_refers_to_and_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = """# A comment
-brand = Tablestead
    .genitive = Tablestead’s
start = { $n ->
    [one] { title } starts
   *[other] { title } start { $n } times
}
title = { -brand }, { kind.of }
kind = games
    .of = of { -brand(case: "x") }
other = never asked for
loop = { loop }
"""
    (tmp_path / "a.ftl").write_text(first, encoding="utf-8")
    (tmp_path / "b.ftl").write_text("title = of another package\nlast = { missing }", encoding="utf-8")
    monkeypatch.setattr(catalogue, "files", lambda _: sorted(tmp_path.glob("*.ftl")))
    parsed: list[str] = []

    def noted(text: str) -> Resource:
        parsed.append(text)
        return FluentResource(text)

    monkeypatch.setattr(catalogue, "FluentResource", noted)
    found = Catalogue("en")
    assert not found.has_message("nothing")
    assert parsed == []
    assert found.has_message("start")
    pattern = found.get_message("start").value
    assert pattern is not None
    assert found.format_pattern(pattern, {"n": 2}) == ("Tablestead, of Tablestead start 2 times", [])
    assert "never" not in "".join(parsed)
    assert found.has_message("title")
    assert len(parsed) == 1  # it was parsed with the other
    assert found.has_message("last")
    assert found.has_message("loop")


def test_a_seat_becomes_a_name() -> None:
    words = Words("en")
    assert words.say("ages-event-stops", {"seat": 1}, names=["Anna", "Béla"]) == "Béla keeps all dice"
    assert words.say("ages-event-stops", {"seat": 7}, names=["Anna"]) == " keeps all dice"


def test_a_term_brings_its_forms() -> None:
    args = {"seat": 0, "development": "irrigation", "cost": 10}
    assert (
        Words("hu").say("ages-event-buys", args, "ages", ["Anna"])
        == "Anna megvásárolja az Öntözést (10\u00a0érme)"
    )
    assert (
        Words("fr").say("ages-event-buys", args, "ages", ["Anna"])
        == "Anna achète l’Irrigation (10\u00a0pièces)"
    )


def test_the_glossary_s_line_about_the_great_wall() -> None:
    args = {"seat": 0, "monument": "great-wall", "points": 10}
    said = {
        lang: Words(lang).say("ages-event-finishes-first", args, "ages", ["Anna"]) for lang in languages()
    }
    assert said == {
        "en": "Anna is the first to finish the Great Wall: +10\u00a0points",
        "hu": "Anna elsőként fejezi be a Nagy Falat: +10\u00a0pont",
        "fr": "Anna achève la Grande Muraille en premier\u202f: +10\u00a0points",
    }


def test_the_glossary_s_line_about_flour() -> None:
    args = {"seat": 0, "point": "E5", "points": 7}
    said = {
        lang: Words(lang)
        .say("milestones-event-flour", args, "milestones", ["Clara"])
        .replace("\u00a0", " ")
        .replace("\u202f", " ")
        for lang in languages()
    }
    assert said == {
        "en": "Clara delivers 1 flour sack to E5: +7 points, +1 coin",
        "hu": "Clara szállít 1 liszteszsákot (E5): +7 pont, +1 pénz",
        "fr": "Clara livre 1 sac de farine en E5 : +7 points, +1 pièce",
    }


def test_the_glossary_s_lines_about_keyflower() -> None:
    told: list[tuple[str, dict[str, object]]] = [
        (
            "bids",
            {"seat": 0, "tile": "miner", "worker": "blue-worker", "workers": {"blue-worker": 3}, "n": 3},
        ),
        ("season", {"season": "summer"}),
        ("upgrades", {"seat": 1, "tile": "stable", "goods": {"wood": 1, "iron": 1}}),
        ("uses-other", {"seat": 0, "owner": 1, "tile": "miner", "workers": {"red-worker": 2}}),
    ]
    said = {
        lang: [
            Words(lang)
            .say(f"keyflower-event-{key}", args, "keyflower", ["Anna", "Clara"])
            .replace("\u00a0", " ")
            for key, args in told
        ]
        for lang in languages()
    }
    assert said == {
        "en": [
            "Anna bids 3 blue workers on the Miner",
            "Summer begins",
            "Clara upgrades the Stable (1 wood, 1 iron)",
            "Anna uses the Miner (2 red workers) in the village of Clara",
        ],
        "hu": [
            "Anna: 3 kék munkással licitál a Bányászra",
            "Kezdődik a nyár",
            "Clara fejleszti az Istállót (1 fa, 1 vas)",
            "Anna használja a Bányászt (2 piros munkás; Clara falujában)",
        ],
        "fr": [
            "Anna enchérit avec 3 ouvriers bleus sur le Mineur",
            "L’été commence",
            "Clara améliore l’Écurie (1 bois, 1 fer)",
            "Anna utilise le Mineur (2 ouvriers rouges) chez Clara",
        ],
    }


def test_numbers_stand_before_nouns() -> None:
    args = {"x": {"stone": 2, "gold": 1}}
    said = {
        lang: str(Words(lang).expand(args, "keyflower")["x"]).replace("\u00a0", " ") for lang in languages()
    }
    assert said == {"en": "2 stone, 1 gold", "hu": "2 kő, 1 arany", "fr": "2 pierres, 1 or"}
    assert Words("fr").count("worker", "2–6", "ages") == "2–6\u00a0ouvriers"


def test_counts_and_lists() -> None:
    words = Words("en")
    expanded = words.expand(
        {"gains": {"food": 2, "skull": 0}, "goods": ["wood", "stone"], "take": {}}, "ages"
    )
    assert expanded == {"gains": "2\u00a0food", "goods": "wood, stone", "take": NOTHING}


def test_the_game_s_term_comes_before_the_common_one() -> None:
    assert Words("en").expand({"x": "point"})["x"] == "point"
    assert Words("hu").term("coin", game="ages") == "érme"
    assert Words("hu").term("coin", "plural", "ages") == "érmék"
    assert Words("hu").term("coin", game="milestones") == "pénz"
    assert Words("hu").term("no-such-term") == "no-such-term"


def test_what_was_typed_is_no_term() -> None:
    """`build` is a term too, but the word of the notation stays as it is."""
    words = Words("hu")
    assert words.expand({"verb": "build", "word": "wood"}) == {"verb": "build", "word": "wood"}


def test_other_arguments_are_refused() -> None:
    with pytest.raises(TypeError):
        Words("en").expand({"x": None})


def test_negative_numbers_have_a_minus() -> None:
    args = {"seat": 0, "points": -3}
    assert Words("en").say("ages-event-wins", args, names=["Anna"]) == "Anna wins: −3\u00a0points"


def test_french_plural_begins_at_two() -> None:
    def said(points: int) -> str:
        return Words("fr").say("ages-event-wins", {"seat": 0, "points": points}, names=["Anna"])

    assert [said(n).rpartition("\u00a0")[2] for n in (0, 1, 2)] == ["point", "point", "points"]


def test_a_missing_key_shows_itself() -> None:
    text, errors = Words("fr").format("no-such-key", {})
    assert text == "no-such-key"
    assert errors


def test_attributes() -> None:
    assert Words("en").say("ages-face-food.full").replace("\u00a0", " ") == "3 food"
    assert Words("en").say("ages-face-food.none") == "ages-face-food.none"


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({"LANG": "hu_HU.UTF-8"}, "hu"),
        ({"LANG": "hu_HU.UTF-8", "LC_ALL": "fr_CA"}, "fr"),
        ({"LANGUAGE": "de:fr", "LANG": "hu_HU"}, "fr"),
        ({"LANG": "C"}, "en"),
        ({"LC_MESSAGES": "pt_BR"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_of_the_environment(environment: dict[str, str], lang: str) -> None:
    assert preferred(environment) == lang


def test_rule_help_is_parsed() -> None:
    parsed = parse_rules(
        "# Help\n\nintro\n\n## A-T2 Rerolling\n\nOne.\nTwo.\n\n"
        "## A-V1: Solo\n\n<!-- alone -->\n\nThree.\n## Notes\nno\n"
    )
    assert [(rule.id, rule.title, rule.text, rule.also) for rule in parsed] == [
        ("A-T2", "Rerolling", "One. Two.", ""),
        ("A-V1", "Solo", "Three.", "alone"),
    ]
    assert rules("en", "ages")[0].id == "A-C1"


def test_a_rule_id_may_end_in_a_letter() -> None:
    parsed = parse_rules("## M-T7 Trading house\n\nOne.\n\n## M-T7a Hiring\n\nTwo.\n")
    assert [(rule.id, rule.title) for rule in parsed] == [("M-T7", "Trading house"), ("M-T7a", "Hiring")]
