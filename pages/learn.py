"""Both games taught on their own boards, under any rule set."""

from riverlib.ui.learn import page
from riverlib.ui.shared import database, entry

entry.run_app_first()

storage = database.storage_or_stop()
page.show(storage.games, storage.house, storage.progress)
