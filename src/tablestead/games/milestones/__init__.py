"""Milestones, by the rules of docs/rules/milestones.md."""
