"""The documentation site, built for tests as `make docs` does it."""

from __future__ import annotations

from pathlib import Path

from mkdocs.commands.build import build
from mkdocs.config import load_config

ROOT = Path(__file__).parents[1]


def build_site(folder: Path) -> Path:
    """Strictly: a link or an anchor that leads nowhere, or a page outside the navigation, raises."""
    build(load_config(str(ROOT / "mkdocs.yml"), site_dir=str(folder)))
    return folder
