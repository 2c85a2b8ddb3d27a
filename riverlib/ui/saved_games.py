"""Games kept in the store: go on with one, or clear it away."""

from datetime import datetime
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import streamlit as st

from riverlib import cards
from riverlib.core import StoreError, UnknownGameError
from riverlib.play import CardMatch, default_players
from riverlib.store import Games, GameSummary

PAGE = "pages/cards.py"
"""The page that sets games up and shows their tables."""


def quick_start(games: Games) -> CardMatch:
    """Start a game on good defaults: the first rule set, three steady bots, they deal first."""
    players = default_players(4)
    return CardMatch.start(games, cards.VARIANTS[0], players, first_dealer=len(players) - 1)


def open_table(game_id: str) -> None:
    """Go to the table of a stored game."""
    st.switch_page(PAGE, query_params={"game": game_id})


def show(games: Games, *, limit: int) -> None:
    """List unfinished games, the newest first, each with a way back to its table."""
    try:
        unfinished = games.recent(limit=limit, unfinished_only=True, game="cards")
    except StoreError as error:
        st.text(str(error))
        return
    if not unfinished:
        return
    st.subheader("Go on with a game")
    for game in unfinished:
        _row(games, game)


def show_all(games: Games) -> None:
    """List the last hundred games on request, finished ones too."""
    if not st.toggle("All my games, finished ones too", key="all_games"):
        return
    try:
        for game in games.recent(limit=100, game="cards"):
            _row(games, game, place="all")
    except StoreError as error:
        st.text(str(error))


def _row(games: Games, game: GameSummary, *, place: str = "first") -> None:
    with st.container(border=True, horizontal=True, vertical_alignment="center"):
        st.text(f"{game.title}\n{_when(game.updated)}", width="stretch")
        label = "Look at it" if game.finished else "Go on"
        if st.button(label, key=f"go_on_{place}_{game.id}", icon=":material/play_arrow:"):
            open_table(game.id)
        with st.popover(
            "Delete", icon=":material/delete:", type="tertiary", key=f"bin_{place}_{game.id}"
        ):
            if st.button("Delete this game for good", key=f"delete_{place}_{game.id}"):
                _delete(games, game.id)


def _when(moment: datetime) -> str:
    """Say a moment as the clock on the player's wall does, if the browser tells its time zone."""
    try:
        zone = ZoneInfo(st.context.timezone or "UTC")
    except (ZoneInfoNotFoundError, ValueError):
        zone = ZoneInfo("UTC")
    return f"{moment.astimezone(zone):%d %B, %H:%M}"


def _delete(games: Games, game_id: str) -> None:
    try:
        games.delete(game_id)
    except UnknownGameError:  # another window was quicker: gone is gone
        pass
    except StoreError as error:
        st.text(str(error))
        return
    st.rerun()
