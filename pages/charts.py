"""How scores went, deal by deal: stored games, files and simulated games."""

from riverlib.ui import database, front_door
from riverlib.ui.charts import early, page

front_door.enter()
early.begin()

page.show(database.rooms_or_stop())
