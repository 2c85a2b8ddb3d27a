"""The first page: the games on offer (``PAGES``), and those to go on with."""

from riverlib.ui.cards.home_card import PAGE as CARDS
from riverlib.ui.race.home_card import PAGE as RACE
from riverlib.ui.shared.game_page import GamePage

PAGES: dict[str, GamePage] = {page.game.key: page for page in (CARDS, RACE)}
"""Every game's page by the game's key, in the order in which they are offered."""
