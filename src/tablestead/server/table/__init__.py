"""One table: its position, its audience, its journal and its bots, wired together in `table.py`."""
