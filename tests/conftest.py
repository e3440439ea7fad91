"""Hypothesis gives the same examples on every run; `--hypothesis-profile=explore` looks further."""

from __future__ import annotations

import gc

from hypothesis import HealthCheck, settings

from tests.installed import installed as installed

settings.register_profile(
    "steady",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=100,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("explore", deadline=None, max_examples=5000)
settings.load_profile("steady")


def pytest_collection_finish() -> None:
    """Modules and tests stay to the end: looking for cycles among them takes a twentieth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)
