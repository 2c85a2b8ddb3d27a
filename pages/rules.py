"""The rules of any rule set or river, each with a picture."""

from riverlib.ui.rules import page
from riverlib.ui.shared import database, entry

entry.run_app_first()

_, house = database.open_or_stop()
page.show(house)
