"""The colours of names on the pages of charts: one a name, whatever is shown."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

import streamlit as st

from riverlib.analysis import GameScores
from riverlib.core.sharing_out import Wish
from riverlib.play import wardrobe
from riverlib.play.players import Player
from riverlib.store import Results
from riverlib.ui.shared import database


def of_names(names: Sequence[str]) -> Mapping[str, int]:
    """Return the number of each name's colour.

    Raises
    ------
    StoreError
        If the database fails.
    """
    return wardrobe.colours_of_names(_known(), names)


def at_table(players: Sequence[Player]) -> tuple[int, ...]:
    """Return the number of the colour of each of those at one table, by seat.

    Raises
    ------
    StoreError
        If the database fails.
    """
    return wardrobe.colours_at_table(_known(), players)


def _known() -> Mapping[str, Wish]:
    results = database.storage_or_stop().results
    return _usual(results, results.stamp())


@st.cache_resource(show_spinner=False, max_entries=4)
def _usual(_results: Results, stamp: object) -> dict[str, Wish]:
    return wardrobe.usual(_results)


def painted(game: GameScores) -> GameScores:
    """Return a game that somebody wrote down, its names in their colours.

    Raises
    ------
    StoreError
        If the database fails.
    """
    worn = of_names(game.names)  # a file does not say who was a bot: everybody as ever
    return replace(game, colours=tuple(worn[name] for name in game.names))
