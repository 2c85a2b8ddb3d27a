"""Games kept in the store: go on with one, or clear it away."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from riverlib.core import RiverError, StoreError, UnknownGameError
from riverlib.play.so_far import SoFar, copy_words, so_far
from riverlib.store import Games, GameSummary, Standing
from riverlib.ui.home import PAGES
from riverlib.ui.home.words import how_it_stands, when, who_plays
from riverlib.ui.shared import database
from riverlib.ui.shared.clock import local
from riverlib.ui.shared.look import as_text

_AT_ONCE = 20
"""Games that the list of all is longer by at each wish for more."""
_MOST = 1000
_EVENING = timedelta(hours=12)
_PICTURE_WIDTH = 172
"""Pixels, at a desk: the picture is as high as the three lines beside it."""
_LOOKED_AT = 6
"""Unfinished games among which the one to go on with is looked for."""


@dataclass(slots=True)
class LeftOff:
    """The game that is offered to go on with, and the place of its picture."""

    summary: GameSummary
    frame: DeltaGenerator


def latest(
    games: Games, *, game: str | None = None, pictured: list[LeftOff] | None = None
) -> str | None:
    """Offer the game that was left last, in one line; return its id, if there is one.

    A game in which nobody has done anything gives way to one that was played the same evening.

    Parameters
    ----------
    game : str, optional
        Only one of this kind.
    pictured : list of LeftOff, optional
        Takes it with the place of a picture, for a page that draws one: last of all.
    """
    found = _recent(games, limit=_LOOKED_AT, unfinished_only=True, game=game)
    known = [summary for summary in found if summary.game in PAGES]
    if not known:
        return None
    summary = _to_go_on_with(known)
    with st.container(key="latest_game"):
        rows = _Rows(games, known)
        rows.show(summary, place="first", label="Go on", leads=game is None, pictured=pictured)
    return summary.id


def _to_go_on_with(found: Sequence[GameSummary]) -> GameSummary:
    """Return the newest of some games, or where that is untouched, one of that evening."""
    newest = found[0]
    played = (each for each in found if each.length)
    same_evening = (each for each in played if newest.updated - each.updated < _EVENING)
    return next(same_evening, newest)


def show(games: Games, *, limit: int, game: str | None = None, but: str | None = None) -> list[str]:
    """List unfinished games, the newest first, each with a way back to its table; return their ids.

    Parameters
    ----------
    game : str, optional
        Only games of this kind.
    but : str, optional
        The id of a game to leave out.
    """
    found = _recent(games, limit=limit + 2, unfinished_only=True, game=game)
    others = [summary for summary in found if summary.id != but]
    unfinished = others[:limit]
    if not unfinished:
        return []
    st.subheader("Unfinished games" if but is None else "Other unfinished games")
    rows = _Rows(games, unfinished)
    for summary in unfinished:
        rows.show(summary, place="first", label="Go on")
    if len(others) > limit:
        st.page_link(
            "pages/charts.py",
            label="Older unfinished games",
            icon=":material/history:",
            query_params={"scope": "list", "find": "unfinished"},
        )
    return [summary.id for summary in unfinished]


def show_all(games: Games, *, but: Collection[str]) -> None:
    """List games on request, finished ones too, some at a time; ``but`` those listed already."""
    if not _are_any(games) or not st.toggle("All my games, finished ones too", key="all_games"):
        return
    st.page_link(
        "pages/charts.py",
        label="Find a game, and which are worth a look",
        icon=":material/search:",
        query_params={"scope": "list"},
    )
    shown = st.session_state.setdefault("all_games_shown", _AT_ONCE)
    found = _recent(games, limit=min(shown + len(but) + 1, _MOST))
    found = [summary for summary in found if summary.id not in but]
    rows = _Rows(games, found[:shown])
    for summary in found[:shown]:
        rows.show(summary, place="all", label="Look at it" if summary.finished else "Go on")
    if len(found) > shown and st.button("Show more", icon=":material/expand_more:", key="all_more"):
        st.session_state["all_games_shown"] = shown + _AT_ONCE
        st.rerun()
    try:
        if damaged := games.unreadable():
            st.text(f"Left out, because what is kept of them is damaged: {', '.join(damaged)}.")
    except StoreError as error:
        st.text(str(error))


def _are_any(games: Games) -> bool:
    """Whether anything is kept here, be it damaged."""
    try:
        return bool(games.recent(limit=1) or games.unreadable())
    except StoreError:
        return True  # who asks for the list is told what is wrong


def _recent(
    games: Games, *, limit: int, unfinished_only: bool = False, game: str | None = None
) -> list[GameSummary]:
    """Return games, the newest first; say so where they cannot be read."""
    try:
        return games.recent(limit=limit, unfinished_only=unfinished_only, game=game)
    except StoreError as error:
        st.error("Your games cannot be read just now.", icon=":material/error:")
        st.text(str(error))
        return []


class _Rows:
    """Saved games as rows of a list; what is known of all of them is asked for at once."""

    def __init__(self, games: Games, summaries: list[GameSummary]) -> None:
        self._games = games
        self._now = local(datetime.now(UTC))
        try:
            ids = [summary.id for summary in summaries]
            self._standings = database.storage_or_stop().standings.of(ids)
        except StoreError:
            self._standings = {}  # the titles say enough to go on

    def show(
        self,
        summary: GameSummary,
        *,
        place: str,
        label: str,
        leads: bool = False,
        pictured: list[LeftOff] | None = None,
    ) -> None:
        """Show one; ``leads``: to go on with it is what the page offers first."""
        page = PAGES.get(summary.game)
        if page is None:
            return  # kept by a newer version of the app
        with st.container(
            border=True,
            horizontal=True,
            vertical_alignment="center",
            key=f"row_{place}_{summary.id}",
        ):
            if pictured is not None:
                place_of_it = st.container(
                    border=True, width=_PICTURE_WIDTH, key=f"left_off_picture_{summary.game}"
                )
                pictured.append(LeftOff(summary, place_of_it))
            told = self._told(summary, names_game=pictured is not None)
            st.markdown(told, width="stretch")
            if st.button(
                label,
                key=f"go_on_{place}_{summary.id}",
                icon=page.icon,
                type="primary" if leads else "secondary",
            ):
                page.open(summary.id)
            self._more(summary, place)

    def _told(self, summary: GameSummary, *, names_game: bool) -> str:
        """Tell a game in three short lines; its title is all there is of one from an older app.

        Above both games' pictures its name stands first; in a list how it stands, for there are
        many of one name.
        """
        played = when(local(summary.updated), self._now)
        standing = self._standings.get(summary.id)
        found = standing and _so_far(self._games, summary, standing)
        if not found:
            return f"**{as_text(summary.title)}**  \n:small[{played}]"
        name, rules = PAGES[summary.game].game.name, found.rules
        if found.copied_at is not None:
            rules += f" · {copy_words(found.copied_at)}"
        stands, who = as_text(how_it_stands(found)), as_text(who_plays(found.seats))
        if names_game:
            return f"**{name}**  \n{stands}  \n:small[{who} · {played} · {as_text(rules)}]"
        return f"**{stands}**  \n{who}  \n:small[{played} · {name}: {as_text(rules)}]"

    def _more(self, summary: GameSummary, place: str) -> None:
        """Offer what a slip beside "Go on" must not do: deleting the game."""
        with st.popover(
            "More", icon=":material/more_vert:", type="tertiary", key=f"more_{place}_{summary.id}"
        ):
            if st.button(
                "Delete this game for good",
                icon=":material/delete:",
                key=f"delete_{place}_{summary.id}",
            ):
                _delete(self._games, summary.id)


def _so_far(games: Games, summary: GameSummary, standing: Standing) -> SoFar | None:
    """Tell how far a game is; ``None`` where what is kept of it cannot be read."""
    try:
        return so_far(games, summary.id, summary.game, standing)
    except RiverError:
        return None


def _delete(games: Games, game_id: str) -> None:
    try:
        games.delete(game_id)
    except UnknownGameError:  # another window was quicker: gone is gone
        pass
    except StoreError as error:
        st.text(str(error))
        return
    st.rerun()
