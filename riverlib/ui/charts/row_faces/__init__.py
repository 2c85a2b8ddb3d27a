"""The faces of those who played, in the rows of a list: one script draws those of all rows."""

from collections.abc import Mapping
from html import escape
from pathlib import Path

import streamlit as st

from riverlib.core import LogError
from riverlib.core.faces import looks
from riverlib.games import GAMES
from riverlib.play.players import player_from_data
from riverlib.store import Standing
from riverlib.ui.shared.components import component

_FOLDER = Path(__file__).parent
_MOST = 4
"""Faces that a row has room for; of more players a number says how many more."""

Worn = list[tuple[str, int]]
"""Face and number of the colour of each who played, by seats."""


def worn_in(game: str, standing: Standing) -> Worn:
    """Return what everybody wore in a game; nothing where that cannot be read."""
    seats = standing.setup.get("seats")
    if not isinstance(seats, list):
        return []
    try:
        bots = GAMES[game].bots
        players = [player_from_data(data, seat, bots) for seat, data in enumerate(seats)]
    except LogError:
        return []
    return [(look.face, look.colour) for look in looks(players)]


def place(game_id: str) -> None:
    """Keep the place of a game's faces in its row; names are read beside them."""
    st.html(
        f'<div class="row-faces" aria-hidden="true" data-game="{escape(game_id)}"></div>',
        width="content",
    )


def draw(worn: Mapping[str, Worn]) -> None:
    """Draw the faces of games, by id, into the places that are kept for them."""
    mount = component(
        "row_faces", _FOLDER, html="row_faces.html", css=("row_faces.css",), js="row_faces.js"
    )
    mount(key="row-faces", data={"worn": worn, "most": _MOST}, height=0)
