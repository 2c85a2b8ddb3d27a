"""How well the people here bid: their record over all stored games."""

from riverlib.ui import database, front_door
from riverlib.ui.charts import early, record_page

front_door.enter()
early.begin()

record_page.show(database.rooms_or_stop())
