"""The way into a game, whatever the game: the start, its refusal, a game from a file."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import streamlit as st

from riverlib.core import RiverError
from riverlib.play import Match
from riverlib.play.players import Player
from riverlib.store import Games
from riverlib.store import import_game as read_game_file
from riverlib.ui.shared.look import as_text

AnyMatch = TypeVar("AnyMatch", bound=Match[Any, Any, Any])

_NOBODY = "At least one player must be a person."


def start_button(
    label: str,
    icon: str,
    key: str,
    name: str,
    facts: Sequence[str],
    players: tuple[Player, ...],
    refusal: str | None,
) -> bool:
    """Say what will be played and offer the start; return whether it was pressed.

    Parameters
    ----------
    name : str
        What will be played.
    facts : sequence of str
        How many play, how much, how long; a short line breaks between them, never in one.
    refusal : str, optional
        Why it cannot be played so; then there is no start.
    """
    if not any(player.is_person for player in players):
        refusal = _NOBODY
    with st.container(key="start_bar"):  # stays in sight below the forms of a narrow window
        with st.container(horizontal=True, vertical_alignment="center", gap="medium"):
            clicked = st.button(
                label, type="primary", icon=icon, disabled=refusal is not None, key=key
            )
            if refusal is None:
                with st.container(gap=None, key="start_says"):
                    st.text(name)
                    with st.container(horizontal=True, gap="xsmall", key="start_facts"):
                        for fact in facts:
                            st.text(fact, width="content")
        if refusal is not None:
            st.warning(as_text(refusal), icon=":material/rule:")
    return clicked and refusal is None


def import_game(
    games: Games,
    match: type[AnyMatch],
    word: str,
    key: str,
    *,
    before: Callable[[], None] | None = None,
) -> AnyMatch | None:
    """Offer to take up a game from a file; a bad file is refused with the place in it.

    Parameters
    ----------
    word : str
        What the game is called: ``"game"``, ``"race"``.
    before : callable, optional
        What must be ready before bots in the file may move.
    """
    upload = st.file_uploader(f"Take up a {word} from a file", type="json", key=key)
    if upload is None:
        return None
    if before is not None:
        before()
    try:
        return match.open(games, read_game_file(upload.getvalue()))
    except RiverError as error:
        st.error(as_text(f"This {word} cannot be taken up. {error}"))
    return None
