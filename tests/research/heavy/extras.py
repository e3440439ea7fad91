"""What these tests need beside the development packages."""

from __future__ import annotations

from importlib.util import find_spec

import pytest


def need(module: str, extra: str) -> None:
    """Fail with the command that installs what is missing: a test that is left out proves nothing."""
    if find_spec(module) is None:
        pytest.fail(f'{module} is not installed: pip install "tablestead[{extra}]"', pytrace=False)
