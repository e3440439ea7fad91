"""Calling people to a table when their page is closed: by push and by mail."""
