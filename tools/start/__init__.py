"""How `play.py` sets everything up. The standard library alone: nothing else is there yet."""
