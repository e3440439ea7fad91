"""What a game was: played well, lucky, and where it turned (docs/analysis.md)."""

from tablestead.analysis.notes import keep, kept
from tablestead.analysis.report import Report
from tablestead.analysis.walk import Analysis, analyse

__all__ = ["Analysis", "Report", "analyse", "keep", "kept"]
