"""replay, rules, arena, version and help."""

from __future__ import annotations

import errno
import json
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

import tablestead as ts
from tablestead.cli.commands import origin
from tablestead.server import serve
from tablestead.server.settings import Settings
from tablestead.server.storage import backup
from tablestead.words import LANGUAGES, rules

from .conftest import Run
from .games import SOURCES, random_record

DEPLOY = Path(__file__).parents[2] / "deploy"
COMMANDS = (
    "play",
    "learn",
    "replay",
    "analyse",
    "rules",
    "arena",
    "ladder",
    "games",
    "serve",
    "backup",
    "restore",
    "admin",
)


def test_version_says_how_it_was_built(run: Run) -> None:
    output = run("--version").output
    assert output in (f"tablestead {ts.__version__} ({how})\n" for how in ("compiled", "not compiled"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_everywhere(run: Run, command: str, lang: str) -> None:
    result = run(*([command] if command else []), "--help", lang=lang)
    assert result.exit_code == 0
    assert "terminal-" not in result.output
    assert "--lang" in result.output


def test_the_whole_help_is_in_the_language(run: Run) -> None:
    """Headings, the help of the help and defaults too; and every command explains all it takes."""
    for command in ("", *COMMANDS):
        pages = [run(*([command] if command else []), "--help", lang=lang).output for lang in LANGUAGES]
        heads = [[line for line in page.split("\n") if line[:1].isalpha()] for page in pages]
        flags = [[line.split()[0] for line in page.split("\n") if line.startswith("  -")] for page in pages]
        assert flags[0] == flags[1] == flags[2]
        assert len(set(map(str, heads))) == len({page.split("--help")[1] for page in pages}) == len(LANGUAGES)
    help_page = " ".join(run("serve", "--help", lang="hu").output.split())
    assert "--port N A port; " in help_page
    assert "[alapérték: 8000]" in help_page


def test_without_a_command_the_help_is_shown(run: Run) -> None:
    result = run()
    assert result.exit_code == 0
    assert all(command in result.output for command in COMMANDS)


# rules


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_rule(run: Run, lang: str) -> None:
    result = run("rules", "ages", "a-t2", lang=lang)
    rule = next(rule for rule in rules(lang, "ages") if rule.id == "A-T2")
    assert result.output == f"A-T2 {rule.title}\n{rule.text}\n"


def test_all_rules(run: Run) -> None:
    output = run("rules", "ages").output
    assert all(f"{rule.id} {rule.title}\n" in output for rule in rules("en", "ages"))


def test_search_in_the_rules(run: Run) -> None:
    output = run("rules", "ages", "--search", "GREAT wall late").output
    assert "A-R1 Great Wall too late" in output
    assert "A-C1" not in output


def test_tables_break_lines_at_80_columns(run: Run) -> None:
    output = run("rules", "ages", "--tables", lang="fr").output
    assert max(map(len, output.splitlines())) <= 80
    assert not any(line.lstrip(" ").startswith((":", ";", "»")) for line in output.splitlines())


# replay


def test_replay_in_words(run: Run, tmp_path: Path) -> None:
    record = random_record()
    Path("game.txt").write_text(record.text(), encoding="utf-8")
    result = run("replay", "game.txt")
    assert result.exit_code == 0
    assert "Round 1 · Anna\nAnna rolls 3\u00a0dice\n" in result.output
    state = record.state()
    winner = record.names[state.winners()[0]]
    assert f"{winner} wins: " in result.output or f"{winner} shares" in result.output


def test_replay_for_programs(run: Run) -> None:
    record = random_record(3, 3)
    Path("game.txt").write_text(record.text(), encoding="utf-8")
    answer = json.loads(run("replay", "game.txt", "--json").output)
    state = record.state()
    assert answer["scores"] == state.scores()
    assert answer["places"] == state.places()
    assert answer["winners"] == [seat + 1 for seat in state.winners()]
    assert answer["digest"] == state.digest()
    assert answer["names"] == ["Anna", "Béla", "Clara"]
    assert answer["position"]["step"] == "over"
    assert [seat["score"]["total"] for seat in answer["position"]["seats"]] == state.scores()


def test_an_unfinished_record_has_no_winner(run: Run) -> None:
    Path("game.txt").write_text(random_record(upto=60).text(), encoding="utf-8")
    assert json.loads(run("replay", "game.txt", "--json").output)["winners"] == []
    assert "The game is not finished" in run("replay", "game.txt").output


def test_replay_from_a_pipe(run: Run) -> None:
    assert json.loads(run("replay", "-", "--json", typed=random_record().text()).output)["end"] == "finished"


def test_replay_step_by_step(run: Run) -> None:
    Path("game.txt").write_text(random_record().text(), encoding="utf-8")
    output = run("replay", "game.txt", "--step", typed="\n\nb\n1\nwhat\nq\n").output
    shown = [line.split(" of ")[0] for line in output.splitlines() if line.startswith("Turn ")]
    assert shown == ["Turn 1", "Turn 2", "Turn 3", "Turn 2", "Turn 1", "Turn 1"]


@pytest.mark.parametrize("answer", ["9" * 5000, "0", "-1", "\u0661", "999999999"])
def test_a_number_of_no_turn_is_no_step(run: Run, answer: str) -> None:
    Path("game.txt").write_text(random_record().text(), encoding="utf-8")
    result = run("replay", "game.txt", "--step", typed=f"\n{answer}\nq\n")
    assert result.exit_code == 0, result.exception
    shown = [line.split(" of ")[0] for line in result.output.splitlines() if line.startswith("Turn ")]
    assert shown == ["Turn 1", "Turn 2", "Turn 2"]


def test_replay_steps_to_the_end(run: Run) -> None:
    record = random_record(upto=40)
    record.names = []
    Path("game.txt").write_text(record.text(), encoding="utf-8")
    output = run("replay", "game.txt", "--step", "--tables", typed="\n" * 50).output
    assert "Player 1" in output
    assert "The game is not finished" in output


# arena


def test_arena_for_programs(run: Run) -> None:
    result = run("arena", "ages", "greedy", "random", "--games", "4", "--seed", "7", "--jobs", "1", "--json")
    answer = json.loads(result.stdout)
    assert [bot["name"] for bot in answer["bots"]] == ["greedy", "random"]
    assert answer["games"] == 4
    assert sum(bot["wins"] for bot in answer["bots"]) == pytest.approx(4)


@pytest.mark.parametrize("style", ["--plain", "--tables"])
@pytest.mark.parametrize(("lang", "sign"), [("en", "%"), ("hu", "%"), ("fr", "\u00a0%")])
def test_arena_for_people(run: Run, lang: str, sign: str, style: str) -> None:
    arguments = (
        "arena",
        "ages",
        "random",
        "random",
        "--games",
        "2",
        "--edition",
        "late",
        "--jobs",
        "1",
        style,
    )
    output = run(*arguments, lang=lang).stdout
    assert "random" in output
    assert sign in output
    assert "terminal-" not in output


def test_arena_on_several_cores_is_the_same() -> None:
    """In a process of its own: the games run in others."""

    def answer(jobs: str) -> dict[str, object]:
        command = [sys.executable, "-m", "tablestead.cli", "arena", "ages", "random", "random", "--json"]
        command += ["--games", "6", "--seed", "2", "--jobs", jobs]
        environment = {**os.environ, "PYTHONPATH": SOURCES}
        result = subprocess.run(command, capture_output=True, check=True, encoding="utf-8", env=environment)
        found: dict[str, object] = json.loads(result.stdout)
        del found["seconds"]
        return found

    assert answer("1") == answer("2")


# serve, backup, restore


def test_what_a_host_decides(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[object] = []
    monkeypatch.setattr(serve, "serve", lambda *arguments: given.extend(arguments))
    options = ["--database", "postgresql://db/tables", "--url", "https://Games.example.org/", "--keep", "7"]
    options += ["--keep-finished", "30", "--tables-per-hour", "5", "--sockets-per-address", "9"]
    options += ["--patience", "90", "--patience-live", "2"]
    result = run("serve", *options, "--workers", "3", "--log", "json", "--no-open", "--port", "80", lang="fr")
    assert result.exit_code == 0, result.output
    settings = Settings(
        database="postgresql://db/tables",
        url="https://games.example.org",
        keep_days=7,
        keep_finished_days=30,
        tables_per_hour=5,
        sockets_per_address=9,
        patience_s=5400.0,
        patience_live_s=120.0,
    )
    assert given == [settings, "127.0.0.1", 80, 3, "json", "fr", False]


def test_without_options_the_usual_is_served(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[object] = []
    monkeypatch.setattr(serve, "serve", lambda *arguments: given.extend(arguments))
    monkeypatch.delenv("TABLESTEAD_DATABASE", raising=False)
    assert run("serve", "--host", "0.0.0.0").exit_code == 0
    assert given == [Settings(loopback=False), "0.0.0.0", 8000, 1, "text", "en", True]


def test_a_seed_is_for_this_machine_alone(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[object] = []
    monkeypatch.setattr(serve, "serve", lambda *arguments: given.extend(arguments))
    monkeypatch.delenv("TABLESTEAD_DATABASE", raising=False)
    assert run("serve", "--seed", "5").exit_code == 0
    assert given[0] == Settings(seed=5)
    for public in (["--host", "0.0.0.0"], ["--url", "https://games.example.org"]):
        assert run("serve", "--seed", "5", *public).exit_code != 0
    assert len(given) == 7


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_the_environment_names_the_database(run: Run, monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    """So that its password is in no list of processes."""
    asked: list[tuple[str, Path]] = []

    async def count(database: str, path: Path) -> int:
        asked.append((database, path))
        return 3

    monkeypatch.setattr(backup, command, count)
    monkeypatch.setenv("TABLESTEAD_DATABASE", "postgresql://db/tables")
    for lang in LANGUAGES:
        result = run(command, "copy", lang=lang)
        assert "3" in result.output
        assert "copy" in result.output
    run(command, "copy", "--database", "tables.sqlite3")
    assert [database for database, _ in asked] == ["postgresql://db/tables"] * 3 + ["tables.sqlite3"]
    assert {path for _, path in asked} == {Path("copy")}


def test_the_service_starts_what_there_is(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """deploy/ is for copying: its options exist, and go together."""
    given: list[object] = []
    monkeypatch.setattr(serve, "serve", lambda *arguments: given.extend(arguments))
    unit, site, variables = (
        (DEPLOY / name).read_text() for name in ("tablestead.service", "nginx.conf", "tablestead.env")
    )
    url = variables.partition("TABLESTEAD_URL=")[2].split()[0]
    command = unit.partition("ExecStart=")[2].split("\n")[0].replace("${TABLESTEAD_URL}", url)
    program, *arguments = command.split()
    assert program.endswith("/.venv/bin/tablestead")
    result = run(*arguments)
    assert result.exit_code == 0, result.output
    settings, _, port, *_ = given
    assert isinstance(settings, Settings)
    assert settings.secure
    assert f"server 127.0.0.1:{port};" in site
    assert f"server_name {url.removeprefix('https://')};" in site


@pytest.mark.parametrize(
    ("given", "sent"),
    [
        ("https://games.example.org:443/", "https://games.example.org"),
        ("http://games.example.org:80", "http://games.example.org"),
        ("https://games.example.org:8443", "https://games.example.org:8443"),
        ("http://games.example.org:443", "http://games.example.org:443"),
        ("http://[::1]:8080", "http://[::1]:8080"),
        ("", ""),
    ],
)
def test_a_public_address_is_as_browsers_send_it(given: str, sent: str) -> None:
    assert origin(given) == sent


@pytest.mark.skipif(sys.platform == "win32", reason="there it means that the port is busy")
def test_a_port_this_user_may_not_have(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbid(*_: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(socket.socket, "bind", forbid)
    result = run("serve", "--no-open", "--port", "80", "--database", "tables.sqlite3")
    assert result.exit_code == 2
    assert "Permission denied" in result.output
    assert "busy" not in result.output


def test_behind_a_proxy_the_port_is_the_one_agreed_on(run: Run) -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = str(busy.getsockname()[1])
        options = ["--no-open", "--url", "https://games.example.org", "--database", "tables.sqlite3"]
        result = run("serve", "--port", port, *options)
    assert (result.exit_code, result.output) == (2, f"The port {port} is busy\n")
