"""What deploy/ has for copying fits together, and fits the server."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from prometheus_client import REGISTRY, Counter, Gauge, Histogram

from tablestead.server.operations import metrics
from tests.online.servers import free_port

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
SOCKETS = 1_000
"""More than a worker of nginx holds as Debian sets it up; in one process that is both ends, so not 5,000."""
DEBIAN = """
worker_processes 1;
pid {folder}/pid;
error_log {folder}/error.log;
include {folder}/modules-enabled/*.conf;

events {{
	worker_connections 768;
}}

http {{
	access_log off;
	client_body_temp_path {folder}/body;
	proxy_temp_path {folder}/proxy;
	fastcgi_temp_path {folder}/fastcgi;
	uwsgi_temp_path {folder}/uwsgi;
	scgi_temp_path {folder}/scgi;
	include {folder}/site;
}}
"""
"""nginx.conf of Debian, as far as it matters here; and for who is not root."""


# What is watched


def expressions() -> Iterator[str]:
    rules = yaml.safe_load((DEPLOY / "tablestead.rules.yml").read_text())
    for group in rules["groups"]:
        yield from (rule["expr"] for rule in group["rules"])
    board = json.loads((DEPLOY / "grafana-dashboard.json").read_text())
    for panel in board["panels"]:
        yield from (target["expr"] for target in panel["targets"])


def known() -> dict[str, set[str]]:
    """Every figure by the names it is asked for with, and its labels."""
    found: dict[str, set[str]] = {}
    for figure in vars(metrics).values():
        if not isinstance(figure, Counter | Gauge | Histogram):
            continue
        [family] = figure.describe()
        labels = set(figure._labelnames)
        ends = {"counter": ["_total"], "histogram": ["_bucket", "_sum", "_count"]}.get(family.type, [""])
        found |= {family.name + end: labels | ({"le"} if end == "_bucket" else set()) for end in ends}
    return found


def test_every_figure_that_is_watched_exists() -> None:
    figures = known()
    assert len(figures) > 10
    asked = [name for text in expressions() for name in re.findall(r"\btablestead_\w+", text)]
    assert len(asked) > 20
    assert set(asked) <= figures.keys()
    others = {name for text in expressions() for name in re.findall(r"\bprocess_\w+", text)}
    assert others <= {family.name for family in REGISTRY.collect()}


def test_every_label_that_is_asked_for_exists() -> None:
    figures = known()
    for text in expressions():
        labels = {label for name in re.findall(r"\btablestead_\w+", text) for label in figures[name]}
        for group in re.findall(r"by \(([\w, ]+)\)", text):
            assert set(group.split(", ")) <= labels, text
        for inside in re.findall(r"tablestead_\w+\{([^}]*)\}", text):
            assert set(re.findall(r"(\w+)=", inside)) <= labels, text


def test_every_figure_is_watched_or_explained() -> None:
    shown = HOSTING + " ".join(expressions())
    for name in known():
        assert re.sub(r"_(bucket|sum|count)$", "", name) in shown, name


def test_every_file_is_named_where_it_is_explained() -> None:
    for path in DEPLOY.iterdir():
        assert f"deploy/{path.name}" in HOSTING or f"deploy/{path.stem}.*" in HOSTING, path.name


def test_a_backup_is_tried_the_night_it_is_made() -> None:
    unit = (DEPLOY / "tablestead-backup.service").read_text()
    made, cleaned = (line for line in unit.splitlines() if line.startswith("ExecStart="))
    assert re.search(r'tablestead backup "\$\$file" && \S+/tablestead restore --verify "\$\$file"', made)
    assert "%%H%%M%%S" in made  # a second one of a day does not take the place of the first
    assert '-name "*.backup*"' in cleaned  # what a killed one of an older version left, too


def test_the_command_has_the_user_the_settings_and_the_tables_of_the_service() -> None:
    command = (DEPLOY / "tablestead").read_text()
    service = (DEPLOY / "tablestead.service").read_text()
    for name in ("User", "EnvironmentFile"):
        [value] = re.findall(rf"^{name}=(\S+)$", service, re.M)
        assert f"--property={name}={value} " in command
    [data] = re.findall(r"^Environment=(TABLESTEAD_DATA=\S+)$", service, re.M)
    assert f"--setenv={data} " in command
    [program] = re.findall(r"^ExecStart=(\S+)", service, re.M)
    assert f' {program} "$@"' in command


def test_alerts_reach_somebody() -> None:
    """Every figure comes from a job that is asked, and every urgency is routed."""
    prometheus = yaml.safe_load((DEPLOY / "prometheus.yml").read_text())
    rules = yaml.safe_load((DEPLOY / "tablestead.rules.yml").read_text())["groups"][0]["rules"]
    alertmanager = yaml.safe_load((DEPLOY / "alertmanager.yml").read_text())
    assert prometheus["rule_files"] == ["tablestead.rules.yml"]
    jobs = {job["job_name"] for job in prometheus["scrape_configs"]}
    asked = {job for rule in rules for job in re.findall(r'job="(\w+)"', rule["expr"])}
    assert asked == jobs
    assert {rule["labels"]["severity"] for rule in rules} == {"page", "ticket"}
    routes = [alertmanager["route"], *alertmanager["route"]["routes"]]
    assert {route["receiver"] for route in routes} == {one["name"] for one in alertmanager["receivers"]}
    [name] = re.findall(r'last_trigger_seconds\{name="([^"]+)"', " ".join(rule["expr"] for rule in rules))
    assert (DEPLOY / name).exists()


# nginx


here = sys.platform.startswith("linux") and shutil.which("nginx")
nginx = pytest.mark.skipif(not here, reason="there is no nginx here, or only one address of loopback")


@contextlib.contextmanager
def proxying(folder: Path, port: int, upstream: int, as_told: bool = True) -> Iterator[None]:
    """nginx as the guide sets it up, or without what it says about nginx.conf; in front of `upstream`."""
    site = (DEPLOY / "nginx.conf").read_text()
    site = site.replace("127.0.0.1:8000", f"127.0.0.1:{upstream}").replace("listen 80;", f"listen {port};")
    site = site.replace("    listen [::]:80;\n", "").replace("/var/log/nginx", str(folder))
    (folder / "site").write_text(site)
    (folder / "nginx.conf").write_text(DEBIAN.format(folder=folder))
    (folder / "modules-enabled").mkdir()
    if as_told:
        [edit] = re.findall(r"^sudo (sed -i 's/worker_connections .*) /etc/nginx/nginx.conf$", HOSTING, re.M)
        subprocess.run(f"{edit} {folder}/nginx.conf", shell=True, check=True)
        [(line, file)] = re.findall(
            r"^echo '(worker_rlimit_.*)' \| sudo tee /etc/nginx/(\S+)$", HOSTING, re.M
        )
        (folder / file).write_text(line)
    command = ["nginx", "-c", str(folder / "nginx.conf"), "-e", str(folder / "error.log"), "-p", str(folder)]
    subprocess.run([*command, "-t"], check=True, capture_output=True)
    subprocess.run(command, check=True)
    try:
        yield
    finally:
        subprocess.run([*command, "-s", "stop"], check=True)


async def hold(port: int, count: int) -> int:
    """Open so many sockets, no more than a hundred from one address, and count those that are let through."""
    request = (
        "GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    open_ones: list[asyncio.StreamWriter] = []
    held = 0
    for number in range(count):
        source = (f"127.0.1.{number // 100 + 1}", 0)
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=source)
        except OSError:
            break
        open_ones.append(writer)
        writer.write(request.encode())
        try:
            held += b" 101 " in await asyncio.wait_for(reader.readline(), 30)
        except OSError:
            break
        if held <= number:
            break
    for writer in open_ones:
        writer.transport.abort()
    return held


async def upgrade(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """A server that lets every socket in, and says nothing more."""
    with contextlib.suppress(asyncio.IncompleteReadError, asyncio.CancelledError, OSError):
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n")
        await reader.read()
    writer.close()


def through_nginx(folder: Path, as_told: bool, work: Any) -> Any:
    async def run() -> Any:
        server = await asyncio.start_server(upgrade, "127.0.0.1", 0, backlog=1_000)
        port = free_port()
        async with server:
            with proxying(folder, port, server.sockets[0].getsockname()[1], as_told):
                return await work(port)

    return asyncio.run(run())


@nginx
@pytest.mark.parametrize("as_told", [True, False])
def test_nginx_holds_many_sockets_when_set_up_as_the_guide_says(tmp_path: Path, as_told: bool) -> None:
    held = through_nginx(tmp_path, as_told, lambda port: hold(port, SOCKETS))
    assert (held == SOCKETS) is as_told


@nginx
def test_nginx_limits_one_address(tmp_path: Path) -> None:
    async def all_from_one(port: int) -> list[bytes]:
        found = [await asyncio.open_connection("127.0.0.1", port) for _ in range(450)]
        for _, writer in found:
            writer.write(b"GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n")
        lines = await asyncio.gather(*(reader.readline() for reader, _ in found))
        for _, writer in found:
            writer.transport.abort()
        return lines

    lines = through_nginx(tmp_path, True, all_from_one)
    assert sum(b" 101 " in line for line in lines) == 400
    assert sum(b" 429 " in line for line in lines) == 50
