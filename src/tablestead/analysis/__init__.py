"""What a game was: played well, lucky, and where it turned (docs/analysis.md)."""
