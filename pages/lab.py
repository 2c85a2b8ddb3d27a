"""The rule laboratory: how rules change a game, and which rules suit a family."""

from riverlib.ui.lab import page
from riverlib.ui.shared import database, entry

entry.run_app_first()

page.show(database.storage_or_stop().house)
