"""A game at home: a second, small server to which phones come, and who may come in."""

KEPT_FILE = "home-tables.json"
"""Beside the database, what of the open tables outlives the server: tokens are for this machine."""
