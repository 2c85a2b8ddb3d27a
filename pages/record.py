"""How well the people here bid: their record over all stored games."""

from riverlib.ui.charts import record_page
from riverlib.ui.shared import database, entry, preload

entry.run_app_first()
preload.load()

record_page.show(database.storage_or_stop())
