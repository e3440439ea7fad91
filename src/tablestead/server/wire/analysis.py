"""What is asked and answered about the analysis of a game (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tablestead.analysis.report import Depth, Report

AnalysisStatus = Literal["none", "running", "done", "stopped"]


class AskAnalysis(msgspec.Struct):
    depth: Depth = "quick"


class AskLine(msgspec.Struct):
    """A line that was tried at the decision after the first `at` actions."""

    at: Annotated[int, msgspec.Meta(ge=0)]
    actions: Annotated[list[int], msgspec.Meta(min_length=1, max_length=200)]
    depth: Depth = "quick"


class Analysis(msgspec.Struct):
    """How far it got. A page that has some of it asks for the rest: the report then lacks the later turns."""

    depth: Depth
    status: AnalysisStatus
    seconds: float
    """That a turn took of late; 0 where nobody knows yet."""
    report: Report | None
    """None where nothing was found out yet."""


class Branch(msgspec.Struct):
    """Play on from an earlier position: from that after the first `at` actions."""

    at: Annotated[int, msgspec.Meta(ge=0)]
