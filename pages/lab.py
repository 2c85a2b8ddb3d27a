"""The rule laboratory: how rules change a game, and which rules suit a family."""

from riverlib.ui import database, front_door
from riverlib.ui.lab import page

front_door.enter()

page.show(database.rooms_or_stop().house)
