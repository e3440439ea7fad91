"""Search that knows no game: what it needs to know, a SearchModel tells it."""
