"""The bots of Milestones."""
