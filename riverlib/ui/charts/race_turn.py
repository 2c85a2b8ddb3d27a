"""A turn that was chosen in a figure: the river as it was then, and step by step from there."""

from collections.abc import Callable

from riverlib.play import RaceMatch
from riverlib.store import StoredGame
from riverlib.ui.charts.stepping import Stepping
from riverlib.ui.race.once_more import OnceMore
from riverlib.ui.race.river import river_board
from riverlib.ui.shared import database


def _begin(stored: StoredGame, turn: int) -> OnceMore:
    return OnceMore(RaceMatch(database.storage_or_stop().games, stored), at=2 * turn)


def _turn(past: OnceMore) -> int:
    return max(past.turn, 1)


def _mount(past: OnceMore, answer: Callable[[object], None]) -> None:
    river_board(past.view(), key="charts_river", on_action=answer)


STEPPING = Stepping("charts_river_past", _begin, _turn, OnceMore.go_to_turn, _mount)
"""Through a race by its turns."""
