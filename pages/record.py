"""How well the people here bid: their record over all stored games."""

from riverlib.ui import front_door

front_door.enter()
