"""The command `analyse`: one game, a page, a record with its analysis, a folder."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tablestead as ts
from tablestead.analysis import kept
from tests.analysis.judges import begun, golden
from tests.analysis.test_judges import tiny as tiny

from .conftest import Run


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    played = begun(golden("milestones", "2-standard"), 60)
    played.names = ["Anna", "Béla"]
    path.write_text(played.text(), encoding="utf-8")
    return path


@pytest.mark.parametrize("lang", ["en", "hu", "fr"])
@pytest.mark.parametrize("plain", ["--plain", "--tables"])
def test_the_answers_come_first(tiny: None, run: Run, record: Path, lang: str, plain: str) -> None:
    result = run("analyse", str(record), plain, lang=lang)
    assert result.exit_code == 0, result.output
    assert "Anna" in result.output
    assert "terminal-" not in result.output
    assert "milestones-" not in result.output


def test_json_is_the_report(tiny: None, run: Run, record: Path) -> None:
    result = run("analyse", str(record), "--json", "--seed", "7")
    report = json.loads(result.stdout)
    assert (report["game"], report["depth"], report["seed"]) == ("milestones", "quick", 7)
    assert [player["name"] for player in report["players"]] == ["Anna", "Béla"]


def test_a_page_needs_nothing_else(tiny: None, run: Run, record: Path) -> None:
    assert run("analyse", str(record), "--html", "page.html").exit_code == 0
    page = Path("page.html").read_text(encoding="utf-8")
    assert page.startswith("<!doctype html>")
    assert "Béla" in page
    assert "src=" not in page
    assert "http" not in page
    assert run("analyse", str(record), "--html", "page.html").exit_code == 0
    assert run("analyse", str(record), "--html", str(record)).exit_code == 2


def test_names_are_text_on_the_page(tiny: None, run: Run, record: Path) -> None:
    text = record.read_text(encoding="utf-8").replace("Anna", "<b>Anna</b>")
    record.write_text(text, encoding="utf-8")
    run("analyse", str(record), "--html", "page.html")
    assert "<b>" not in Path("page.html").read_text(encoding="utf-8")


def test_the_record_is_saved_with_its_analysis(tiny: None, run: Run, record: Path) -> None:
    assert run("analyse", str(record), "--save", "saved.txt").exit_code == 0
    saved = ts.parse_record(Path("saved.txt").read_text(encoding="utf-8"))
    report = kept(saved)
    assert report is not None
    assert report.players[0].name == "Anna"


def test_a_folder_gives_a_table_of_players(tiny: None, run: Run, record: Path) -> None:
    (record.parent / "cut.txt").write_text(record.read_text(encoding="utf-8").replace("end: ", "the end "))
    (record.parent / "notes.md").write_text("no record")
    result = run("analyse", str(record.parent), "--jobs", "1", "--json")
    found = json.loads(result.stdout)
    assert {player["name"]: player["games"] for player in found["players"]} == {"Anna": 1, "Béla": 1}
    assert [Path(path).name for path in found["faults"]] == ["cut.txt"]
    told = run("analyse", str(record.parent), "--jobs", "1", "--plain").output
    assert "Anna. " in told
    assert "cut.txt" in told


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["game.txt", "--depth", "deeper"], "quick, normal, deep"),
        (["game.txt", "--seat", "3"], "1–2"),
        (["nothing.txt"], "nothing.txt"),
        ([".", "--html", "page.html"], "single record"),
        (["empty"], "no records"),
    ],
)
def test_bad_input_is_told_in_a_line(run: Run, record: Path, arguments: list[str], told: str) -> None:
    Path("empty").mkdir()
    result = run("analyse", *arguments)
    assert result.exit_code == 2
    assert told in result.output
    assert result.output.count("\n") == 1
