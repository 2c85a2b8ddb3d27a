"""A picture of a game for a family chat: shown first, then saved under a telling name."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date

import streamlit as st

from riverlib import analysis
from riverlib.games import GAMES
from riverlib.ui.shared import file_names
from riverlib.ui.shared.saving import sourced

_LOOKS = {"light": "Light", "dark": "Dark"}
_SHAPES = {"upright": "Upright", "wide": "Wide"}


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture that is drawn once somebody asks for it."""

    file: str
    """Its name, without an ending."""
    draw: Callable[[bool, bool], bytes]
    """Draws it as PNG, on dark paper or on light, upright or wide."""


def of_game(game: analysis.GameScores) -> Picture:
    """Return the picture of a card game."""
    return Picture(
        file_names.of_game(game), lambda dark, upright: _card_of_game(game, dark, upright)
    )


def of_race(course: analysis.RaceCourse, day: date | None) -> Picture:
    """Return the picture of a race; ``day`` is when it was held."""
    return Picture(
        file_names.of_race(course, day),
        lambda dark, upright: _card_of_race(course, day, dark, upright),
    )


def source(game: str, day: date | None) -> str:
    """Say of what a figure of one game is: its name and its day."""
    return sourced(GAMES[game].name, day)


def button(find: Callable[[], Picture], name: str, *, place: str = "") -> None:
    """Offer to share a game.

    Parameters
    ----------
    find : callable
        Returns the picture; called when somebody asks for it.
    name : str
        Tells this game's button from those of another.
    place : str, optional
        Tells its buttons apart, where it has several.
    """
    if st.button(
        "Share",
        key=f"charts_share_{place}{name}",
        type="tertiary",
        icon=":material/ios_share:",
        help="A picture of this game for a chat",
    ):
        _show(find(), name)


@st.dialog("A picture to share", width="medium", icon=":material/image:")
def _show(picture: Picture, name: str) -> None:
    usual = "dark" if st.context.theme.type == "dark" else "light"
    with st.container(horizontal=True):
        look: str = st.segmented_control(
            "Paper",
            list(_LOOKS),
            format_func=_LOOKS.__getitem__,
            default=usual,
            required=True,
            key=f"charts_share_look_{name}",
            label_visibility="collapsed",
        )
        shape: str = st.segmented_control(
            "Shape",
            list(_SHAPES),
            format_func=_SHAPES.__getitem__,
            default="upright",  # most chats are read on a phone
            required=True,
            key=f"charts_share_shape_{name}",
            label_visibility="collapsed",
        )
    drawn = picture.draw(look == "dark", shape == "upright")
    save = st.container()
    st.image(drawn, width="stretch")
    save.download_button(
        "Save the picture",
        data=drawn,
        file_name=f"{picture.file}.png",
        mime="image/png",
        on_click="ignore",
        key=f"charts_share_save_{name}",
        type="primary",
        icon=":material/download:",
    )


def _card_of_game(game: analysis.GameScores, dark: bool, upright: bool) -> bytes:
    from riverlib.figures import share  # Pillow: only here

    return share.png(share.card_of_game(game), dark=dark, upright=upright)


def _card_of_race(
    course: analysis.RaceCourse, day: date | None, dark: bool, upright: bool
) -> bytes:
    from riverlib.figures import share

    return share.png(share.card_of_race(course, day), dark=dark, upright=upright)
