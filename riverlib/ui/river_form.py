"""The river editor: a layout as widgets, drawn on the river as it changes."""

from dataclasses import replace
from enum import StrEnum
from typing import TypeVar

import streamlit as st

from riverlib import race
from riverlib.ui.river import river_board
from riverlib.ui.river.view import preview

Choice = TypeVar("Choice", bound=StrEnum)

OWN_SOURCE = "Laid out by you."
_WORDS: dict[StrEnum, str] = {
    race.Ride.CHOICE: "may be ridden",
    race.Ride.ALWAYS: "must be ridden",
    race.TieBreak.SHARED: "share the win",
    race.TieBreak.BOATS_THEN_DOCK: "more boats home wins, then the best dock",
    race.LastAlone.PLAYS_ON: "plays on to the end",
    race.LastAlone.THREE_TURNS: "has three more turns",
    race.FirstPlayer.CHOSEN: "is chosen",
    race.FirstPlayer.RANDOM: "is drawn",
}


def river_form(base: race.Layout, choice: str, players: int) -> race.Layout:
    """Show every part of ``base`` for change, draw it, and return the river as it stands.

    Parameters
    ----------
    choice : str
        Under what ``base`` was chosen: each choice keeps what was changed in its own form.

    Raises
    ------
    VariantError
        If the choices contradict each other; the message says what would fit.
    """

    def key(name: str) -> str:
        return f"river_{choice}_{name}"

    left, right = st.columns(2)
    with left:
        st.markdown("**The river**")
        cards = _number("River cards", base.cards, race.CARDS, key("cards"))
        places = range(cards)
        sandbank = _place("Sandbank on card", base.sandbank, places, key("sandbank"))
        high_tide = _place("High tide on card", base.high_tide, places, key("high_tide"))
        start = _place("All boats start on card", base.start, places, key("start"))
        boats = _number("Boats each", base.boats, race.BOATS, key("boats"))
    with right:
        st.markdown("**House rules**")
        ride = _one("The high tide", base.ride, key("ride"))
        decline = st.checkbox(
            "A wind may be left unused",
            base.decline_wind,
            key=key("decline"),
            persist_state="session",
        )
        tie_break = _one("Equal points", base.tie_break, key("tie_break"))
        last_alone = _one("The last player on the river", base.last_alone, key("last_alone"))
        first_player = _one("The first player", base.first_player, key("first_player"))
    layout = replace(
        base,
        cards=cards,
        sandbank=sandbank,
        high_tide=high_tide,
        start=start,
        boats=boats,
        ride=ride,
        decline_wind=decline,
        tie_break=tie_break,
        last_alone=last_alone,
        first_player=first_player,
    )
    race.check_players(layout, players)
    river_board(preview(layout, players), key="river_preview", on_action=_ignore)
    return layout


def _ignore(action: object) -> None:
    """Take no notice: a preview has nothing to click."""


def _number(label: str, given: int, allowed: range, key: str) -> int:
    return int(
        st.number_input(
            label,
            min_value=allowed.start,
            max_value=allowed.stop - 1,
            value=given,
            key=key,
            persist_state="session",
        )
    )


def _place(label: str, given: int, places: range, key: str) -> int:
    """Ask for a card, counted from 1 at the waterfall; return its index."""
    last = places.stop - 1
    number = st.slider(
        label, 1, last + 1, min(given, last) + 1, key=f"{key}_{last}", persist_state="session"
    )
    return int(number) - 1


def _one(label: str, given: Choice, key: str) -> Choice:
    options = list(type(given))
    chosen: Choice = st.selectbox(
        label,
        options,
        index=options.index(given),
        format_func=_WORDS.__getitem__,
        key=key,
        persist_state="session",
    )
    return chosen
