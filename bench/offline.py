"""What a Python in the browser would weigh and take: `python -m bench.offline` (needs npm, pip and Chromium).

It fetches Pyodide and the compiled packages that the engine needs, serves them beside the plain engine, and
lets the skilled bot of Roll Through the Ages play its first turn in a browser. Nothing of it is in our page.
"""

from __future__ import annotations

import functools
import gzip
import json
import shutil
import subprocess
import sys
import tempfile
import threading
import zipfile
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import ClassVar, Final

import psutil
from playwright.sync_api import sync_playwright

import tablestead

PYODIDE: Final = "pyodide@314.0.7"
PLATFORM: Final = ("pyemscripten_2026_0_wasm32", "3.14")
COMPILED: Final = ("msgspec", "librt", "mypy_extensions")
PARTS: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
ENGINE: Final = ("engine", "games", "bots", "data")

PAGE: Final = """<!doctype html><script type=module>
const { loadPyodide } = await import('/pyodide.mjs')
const engine = fetch('/engine.zip').then(answer => answer.arrayBuffer())
const python = await loadPyodide({ indexURL: '/' })
const now = () => Math.round(performance.now())
const times = { python: now() }
python.unpackArchive(await engine, 'zip', { extractDir: '/engine' })
python.runPython(`
import sys
sys.path.insert(0, '/engine')
from tablestead.bots import bot
from tablestead.engine.dealer import Dealer
from tablestead.games import game`)
times.engine = now()
python.runPython(`
dealer, ages = Dealer(7), game('ages')
options = dealer.settle(ages, players=2, start=1)
state = ages.start(**options)
player = bot('planner', ages, options, 0, seed=1)
while state.player != 1:
    for action in player.choose(state.view(0)) if state.player == 0 else [dealer.draw(state)]:
        state.apply(action)`)
times.turn = now()
window.times = times
</script>"""


class Files(SimpleHTTPRequestHandler):
    extensions_map: ClassVar = {
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".html": "text/html",
        "": "application/octet-stream",
    }

    def log_message(self, format: str, *args: object) -> None:
        pass


def fetch(folder: Path) -> None:
    """All that the page asks for."""
    subprocess.run(["npm", "install", "--silent", "--prefix", str(folder / "npm"), PYODIDE], check=True)
    for part in (*PARTS, "pyodide-lock.json"):
        shutil.copy(folder / "npm" / "node_modules" / "pyodide" / part, folder)
    platform, version = PLATFORM
    pip = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--only-binary=:all:"]
    pip += ["--platform", platform, "--python-version", version, "-d", str(folder / "wheels"), *COMPILED]
    subprocess.run(pip, check=True)
    with zipfile.ZipFile(folder / "engine.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as engine:
        for wheel in (folder / "wheels").glob("*.whl"):
            with zipfile.ZipFile(wheel) as packed:
                for name in packed.namelist():
                    engine.writestr(name, packed.read(name))
        package = Path(tablestead.__path__[0])
        engine.writestr("tablestead/__init__.py", "")
        for path in (path for part in ENGINE for path in (package / part).rglob("*")):
            if path.suffix in (".py", ".json", ".toml"):
                engine.write(path, Path("tablestead") / path.relative_to(package))
    (folder / "index.html").write_text(PAGE, encoding="utf-8")


def spent() -> float:
    """Seconds of the processor, by all of the browser."""
    return sum(sum(one.cpu_times()[:2]) for one in psutil.Process().children(recursive=True))


def main() -> None:
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        fetch(folder)
        weights = {part: len(gzip.compress((folder / part).read_bytes())) for part in (*PARTS, "engine.zip")}
        for part, weight in weights.items():
            print(f"{part:20} {weight / 1e6:6.2f} MB gzipped")
        print(f"{'together':20} {sum(weights.values()) / 1e6:6.2f} MB")
        server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Files, directory=name))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        path = next(filter(None, map(shutil.which, ("chromium-headless-shell", "chromium"))), None)
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        page = browser.new_page()
        before = spent()
        page.goto(f"http://127.0.0.1:{server.server_port}/")
        page.wait_for_function("() => window.times", timeout=300_000)
        print("ms since opening", json.dumps(page.evaluate("times")), end="; ")
        print(f"{spent() - before:.1f} s of the processor")
        browser.close()
        server.shutdown()


if __name__ == "__main__":
    main()
