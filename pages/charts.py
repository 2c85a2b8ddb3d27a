"""How scores went, deal by deal: stored games, files and simulated games."""

from riverlib.ui.charts import page
from riverlib.ui.shared import database, entry, preload

entry.run_app_first()
preload.load()

page.show(database.storage_or_stop())
