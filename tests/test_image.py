"""What deploy/ has for containers, tried without them: the same command and layout on a real PostgreSQL."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml

from tests.databases import PostgresForTests
from tests.databases import postgres as postgres
from tests.installed import Installed
from tests.online.servers import free_port
from tests.smoke import WAIT_S, address_said_by, play_some

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
DOCKERFILE = (DEPLOY / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", "")
COMPOSE = yaml.safe_load((DEPLOY / "compose.yml").read_text(encoding="utf-8"))
NAME = "games.example.org"
NOBODY = 65534


def said(instruction: str) -> Any:
    """What the last stage of the Dockerfile has after this word, in JSON."""
    return json.loads(re.findall(rf"^{instruction} .*?(\[.*\])$", DOCKERFILE, re.MULTILINE)[-1])


def filled(text: str) -> str:
    """As Compose fills in .env."""
    given = {"TABLESTEAD_NAME": NAME, "TABLESTEAD_WORKERS": "2", "TABLESTEAD_PASSWORD": "secret"}
    return re.sub(r"\$\{(\w+)[^}]*\}", lambda found: given[found[1]], text)


# What they promise


def test_the_image_has_a_user_without_rights_and_a_way_to_ask_whether_it_lives() -> None:
    last = DOCKERFILE.rpartition("\nFROM ")[2]
    [user] = re.findall(r"^USER (\d+)$", last, re.MULTILINE)
    assert int(user) > 0
    assert "/health/live" in said("HEALTHCHECK")[-1]
    assert said("ENTRYPOINT") == ["tablestead"]


def test_every_file_that_the_image_is_made_of_exists_and_is_sent() -> None:
    ignored = (DEPLOY / "Dockerfile.dockerignore").read_text(encoding="utf-8").splitlines()
    sent = [line[1:] for line in ignored if line.startswith("!")]
    copied = [
        path
        for line in re.findall(r"^COPY (?!--from)(.*) \S+$", DOCKERFILE, re.MULTILINE)
        for path in line.split()
    ]
    assert copied
    for path in copied:
        assert (ROOT / path).exists(), path
        assert any(path == one or path.startswith(f"{one}/") for one in sent), path


def test_the_server_of_compose_writes_nowhere_and_trusts_the_proxy_alone() -> None:
    server, proxy = COMPOSE["services"]["server"], COMPOSE["services"]["proxy"]
    assert server["read_only"] is True
    assert server["cap_drop"] == ["ALL"]
    assert (DEPLOY / server["build"]["context"] / server["build"]["dockerfile"]).exists()
    trusted = server["environment"]["FORWARDED_ALLOW_IPS"]
    assert trusted == proxy["networks"]["inside"]["ipv4_address"]
    assert "ports" not in server
    assert "ports" not in COMPOSE["services"]["database"]


def test_every_variable_is_in_the_file_to_copy() -> None:
    asked = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yml").read_text(encoding="utf-8")))
    given = re.findall(r"^(\w+)=", (DEPLOY / "compose.env").read_text(encoding="utf-8"), re.MULTILINE)
    assert asked == set(given)


# That they serve


def listing(folder: Path) -> dict[str, int]:
    return {str(path): path.stat().st_mtime_ns for path in folder.rglob("*")}


def other_user(command: list[str]) -> dict[str, Any]:
    """Nobody, where we may become nobody and nobody may run this Python."""
    if sys.platform == "win32" or os.getuid() != 0:
        return {}
    as_nobody: dict[str, Any] = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
    try:
        tried = subprocess.run([*command, "--version"], capture_output=True, **as_nobody)
    except PermissionError:
        return {}
    return {} if tried.returncode else as_nobody


@contextmanager
def container(installed: Installed, database: str, folder: Path, port: int) -> Iterator[str]:
    """The server of compose.yml with the environment of the image, in a folder that it may not write to."""
    command = [str(installed.command), *map(filled, COMPOSE["services"]["server"]["command"])]
    command = [word.replace("=8000", f"={port}").replace("0.0.0.0", "127.0.0.1") for word in command]
    environment = dict(re.findall(r"^ENV (\w+)=(\S+)$", DOCKERFILE, re.MULTILINE))
    environment |= {
        "TMPDIR": str(folder),
        "TABLESTEAD_DATABASE": database,
        "FORWARDED_ALLOW_IPS": "127.0.0.1",
    }
    who = other_user([str(installed.command)])
    folder.chmod(0o777)
    with subprocess.Popen(
        command, env=environment, cwd="/", stdout=subprocess.PIPE, text=True, **who
    ) as server:
        try:
            address_of_proxy = address_said_by(server)
            assert address_of_proxy == f"https://{NAME}"
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()


def test_the_server_of_compose_serves_from_a_folder_it_cannot_write(
    installed: Installed, postgres: PostgresForTests, tmp_path: Path
) -> None:
    before = listing(installed.site)
    port = free_port()
    with container(installed, postgres.fresh(), tmp_path, port) as address:
        check = [word.replace("8000", str(port)) for word in said("HEALTHCHECK")]
        assert subprocess.run([installed.python, *check[1:]]).returncode == 0
        from_proxy = {"Host": NAME, "X-Forwarded-Proto": "https"}
        assert httpx.get(f"{address}/health/ready", headers=from_proxy, timeout=WAIT_S).status_code == 200
        assert httpx.get(f"{address}/metrics", headers=from_proxy, timeout=WAIT_S).status_code == 404
        assert play_some(address, NAME) >= 5
    assert listing(installed.site) == before
    with pytest.raises(subprocess.CalledProcessError):  # it has ended, and that is seen
        subprocess.run([installed.python, *check[1:]], check=True, capture_output=True)
