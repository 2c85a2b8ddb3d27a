"""How scores went, deal by deal: stored games, files and simulated games."""

from riverlib.ui.charts import page
from riverlib.ui.shared import database, early, front_door

front_door.enter()
early.begin()

page.show(database.rooms_or_stop())
