"""Questions about the rules in force, without end: what was wrong comes back."""

from riverlib.ui.learn import practice
from riverlib.ui.shared import database, entry

entry.run_app_first()

storage = database.storage_or_stop()
practice.show(storage.house, storage.progress)
