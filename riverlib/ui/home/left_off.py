"""The game to go on with as a small picture: its own board as it was left, every hand hidden."""

from typing import Any

import streamlit as st

from riverlib.boards.cards.view import table_view
from riverlib.boards.race.view import river_view
from riverlib.core import RiverError
from riverlib.play import CardMatch, RaceMatch
from riverlib.race.game import GAME as RACE
from riverlib.store import Games, GameSummary
from riverlib.ui.rules.pictures import river_pictures, table_pictures
from riverlib.ui.rules.pictures.sent import Rule


def show(games: Games, left: GameSummary) -> None:
    """Draw a game as it was left; where it cannot be read the empty board stays."""
    try:
        rule = _rule(games, left.game, left.id, left.revision)
    except RiverError:
        return  # whoever goes on with it is told what is wrong
    draw = river_pictures if left.game == RACE.key else table_pictures
    draw([rule], key=f"left_off_{left.game}")


@st.cache_resource(show_spinner=False, max_entries=8)
def _rule(_games: Games, game: str, game_id: str, revision: int) -> Rule:
    """Return the picture as the component draws it."""
    stored = _games.load(game_id)
    view: Any
    if game == RACE.key:
        view = river_of(RaceMatch(_games, stored))
        words = "The river as you left it."
    else:
        view = table_of(CardMatch(_games, stored))
        words = "The table as you left it."
    return {
        "key": "left",
        "number": 1,
        "sentence": [],
        "words": words,
        "before": view,
        "after": None,
        "marks": [],
        "panel": False,
        "alone": True,
    }


def table_of(match: CardMatch) -> Any:
    """Return the table as a passer-by sees it: whoever opens the page may be anybody."""
    view = table_view(
        match,
        me=match.people[0] if match.people else 0,
        covered=match.state.to_move is not None,
        answered=None,
        note=None,
        for_onlooker=True,
    )
    return {**view, "cover": None, "tips": [], "summary": None, "events": []}


def river_of(match: RaceMatch) -> Any:
    """Return the river of a race, with nothing on it to be pressed."""
    view = river_view(match, for_onlooker=True)
    return {**view, "tips": [], "danger": None, "choices": [], "events": []}
