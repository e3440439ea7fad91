"""What is published works where nothing else is: `make dist`."""

from __future__ import annotations

import subprocess
import tarfile
import zipfile
from pathlib import Path

from tests.installed import Installed
from tests.smoke import address_said_by, check_page, play_some


def test_the_archive_brings_the_page_and_needs_no_node(installed: Installed) -> None:
    [archive] = installed.dist.glob("*.tar.gz")
    with tarfile.open(archive) as opened:
        names = {name.partition("/")[2] for name in opened.getnames()}
    assert {
        "play.py",
        "tools/start/environment.py",
        "requirements/play.txt",
        "src/tablestead/server/page/index.html",
    } <= names
    assert not any(name.startswith(("web", "tests")) or "node_modules" in name for name in names)


def test_the_plain_wheel_has_all_that_the_package_reads(installed: Installed) -> None:
    with zipfile.ZipFile(installed.wheel) as opened:
        names = set(opened.namelist())
    source = Path(__file__).parents[1] / "src"
    ends = {".py", ".typed", ".json", ".toml", ".ftl", ".md", ".html"}
    files = [path for path in (source / "tablestead").rglob("*") if path.suffix in ends]
    assert {path.relative_to(source).as_posix() for path in files} <= names


def test_the_plain_wheel_serves_the_page_and_a_game(installed: Installed, tmp_path: Path) -> None:
    environment = {"TABLESTEAD_DATA": str(tmp_path / "data"), "LANG": "C.UTF-8"}
    where = "import tablestead; print(tablestead.__path__[0])"
    found = subprocess.run([installed.python, "-c", where], env=environment, capture_output=True, text=True)
    assert Path(found.stdout.strip()) == installed.site / "tablestead"
    command = [str(installed.command), "serve", "--no-open", "--port", "0", "--seed", "7"]
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, text=True, cwd=tmp_path
    ) as server:
        try:
            address = address_said_by(server)
            check_page(address)
            assert play_some(address) >= 5
        finally:
            server.terminate()
