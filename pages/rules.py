"""The rules of any rule set or river, each with a picture."""

from riverlib.ui.rules import page
from riverlib.ui.shared import database, entry, last_game

entry.run_app_first()

games, house = database.open_or_stop()
page.show(house, last_game.coming_from(games))
