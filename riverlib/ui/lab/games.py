"""The games on the page of the laboratory. A third one is added here."""

from collections.abc import Mapping

from riverlib.ui.lab.cards import PAGE as CARDS
from riverlib.ui.lab.lab_page import LabPage
from riverlib.ui.lab.race import PAGE as RACE

PAGES: Mapping[str, LabPage] = {page.lab.game.key: page for page in (CARDS, RACE)}
"""By the game's key, in the order in which they are offered."""
