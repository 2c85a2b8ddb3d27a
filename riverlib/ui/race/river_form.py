"""The river editor: a layout as widgets, drawn on the river as it changes."""

from dataclasses import replace
from enum import StrEnum

import streamlit as st

from riverlib import race
from riverlib.core import VariantError
from riverlib.ui.race.river import river_board
from riverlib.ui.race.river.view import preview
from riverlib.ui.shared.rules_form import RulesForm

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
    ask = RulesForm(f"river_{choice}", _WORDS)
    river = st.columns(5)  # two rows of widgets, so that the drawing below stays in sight
    with river[0]:
        cards = ask.number(
            "cards", "River cards", base.cards, race.CARDS.stop - 1, race.CARDS.start
        )
    with river[1]:
        sandbank = _place(ask, "sandbank", "Sandbank on card", base.sandbank, cards)
    with river[2]:
        high_tide = _place(ask, "high_tide", "High tide on card", base.high_tide, cards)
    with river[3]:
        start = _place(ask, "start", "Start on card", base.start, cards)
    with river[4]:
        boats = ask.number("boats", "Boats each", base.boats, race.BOATS.stop - 1, race.BOATS.start)
    house = st.columns(4)
    with house[0]:
        ride = ask.one("ride", "The high tide", base.ride)
    with house[1]:
        tie_break = ask.one("tie_break", "Equal points", base.tie_break)
    with house[2]:
        last_alone = ask.one("last_alone", "The last one on the river", base.last_alone)
    with house[3]:
        first_player = ask.one("first_player", "The first player", base.first_player)
    decline = ask.yes("decline", "A wind may be left unused", base.decline_wind)
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


def _place(ask: RulesForm, name: str, label: str, given: int, cards: int) -> int:
    """Ask for a card, counted from 1 at the waterfall; return its index."""
    return ask.number(f"{name}_{cards}", label, min(given + 1, cards), cards, low=1) - 1
