"""The river editor: a layout as widgets, drawn on the river as it changes."""

from dataclasses import replace
from enum import StrEnum
from typing import TypeVar

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from riverlib import race
from riverlib.core import VariantError
from riverlib.ui.race.river import river_board
from riverlib.ui.race.river.view import preview

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

    river = st.columns(5)  # two rows of widgets, so that the drawing below stays in sight
    cards = _number(river[0], "River cards", base.cards, race.CARDS, key("cards"))
    sandbank = _place(river[1], "Sandbank on card", base.sandbank, cards, key("sandbank"))
    high_tide = _place(river[2], "High tide on card", base.high_tide, cards, key("high_tide"))
    start = _place(river[3], "Start on card", base.start, cards, key("start"))
    boats = _number(river[4], "Boats each", base.boats, race.BOATS, key("boats"))
    house = st.columns(4)
    ride = _one(house[0], "The high tide", base.ride, key("ride"))
    tie_break = _one(house[1], "Equal points", base.tie_break, key("tie_break"))
    last_alone = _one(house[2], "The last one on the river", base.last_alone, key("last_alone"))
    first_player = _one(house[3], "The first player", base.first_player, key("first_player"))
    decline = st.checkbox(
        "A wind may be left unused", base.decline_wind, key=key("decline"), persist_state="session"
    )
    if sandbank == high_tide:  # said here because the form counts from 1, the library from 0
        raise VariantError(
            f"Sandbank and high tide are two cards: both are on card {sandbank + 1} here."
        )
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


def _number(side: DeltaGenerator, label: str, given: int, allowed: range, key: str) -> int:
    return int(
        side.number_input(
            label,
            min_value=allowed.start,
            max_value=allowed.stop - 1,
            value=given,
            key=key,
            persist_state="session",
        )
    )


def _place(side: DeltaGenerator, label: str, given: int, cards: int, key: str) -> int:
    """Ask for a card, counted from 1 at the waterfall; return its index."""
    number = min(given + 1, cards)
    return _number(side, label, number, range(1, cards + 1), f"{key}_{cards}") - 1


def _one(side: DeltaGenerator, label: str, given: Choice, key: str) -> Choice:
    options = list(type(given))
    chosen: Choice = side.selectbox(
        label,
        options,
        index=options.index(given),
        format_func=_WORDS.__getitem__,
        key=key,
        persist_state="session",
    )
    return chosen
