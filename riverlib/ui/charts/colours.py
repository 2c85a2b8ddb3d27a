"""Colours on the pages of charts: in one game those of its board, in many one a name."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

import streamlit as st

from riverlib.analysis import GameScores
from riverlib.core.faces import looks
from riverlib.core.sharing_out import Wish
from riverlib.play import wardrobe
from riverlib.play.players import Player
from riverlib.store import Results
from riverlib.ui.shared import database

_BOT = "bot"
"""Stands for any bot: all wear the colours of their names."""


def of_names(names: Sequence[str]) -> Mapping[str, int]:
    """Return the number of each name's colour.

    Raises
    ------
    StoreError
        If the database fails.
    """
    return wardrobe.colours_of_names(_known(), names)


def at_table(players: Sequence[Player]) -> tuple[int, ...]:
    """Return the number of the colour that each seat has on the game's own board.

    Whoever comes from the board, or goes back to it, finds everybody as they were there.
    """
    return tuple(look.colour for look in looks(players))


def _known() -> Mapping[str, Wish]:
    results = database.storage_or_stop().results
    return _usual(results, results.stamp())


@st.cache_resource(show_spinner=False, max_entries=4)
def _usual(_results: Results, stamp: object) -> dict[str, Wish]:
    return wardrobe.usual(_results)


def painted(game: GameScores) -> GameScores:
    """Return a game that somebody wrote down in the colours that a board would give its names.

    A file does not say who was a bot, nor what anybody wore: who is known here as a bot has its
    own colour, as at any table, and everybody else the one they are known by.

    Raises
    ------
    StoreError
        If the database fails.
    """
    known, usual = _known(), of_names(game.names)
    guests = [
        Player(name, colour=usual[name])
        if name not in known or known[name].is_person
        else Player(name, _BOT)
        for name in game.names
    ]
    return replace(game, colours=at_table(guests))
