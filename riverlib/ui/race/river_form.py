"""The river editor: a layout as cards and widgets, and a drawing of the river as it is laid out."""

from dataclasses import replace

import streamlit as st

from riverlib import race
from riverlib.boards.race.view import preview
from riverlib.core import VariantError
from riverlib.race.choices import LABELS, WORDS
from riverlib.ui.race.river import river_board
from riverlib.ui.race.river_editor import edit_river
from riverlib.ui.shared.rules_form import RulesForm

OWN_SOURCE = "Laid out by you."


def river_form(base: race.Layout, choice: str, players: int) -> race.Layout:
    """Show every part of ``base`` for change, and return the river as it stands.

    Parameters
    ----------
    choice : str
        Under what ``base`` was chosen: each choice keeps what was changed in its own form.

    Raises
    ------
    VariantError
        If the choices contradict each other; the message says what would fit.
    """
    ask = RulesForm(f"river_{choice}", WORDS)
    laid = _Laid(f"river_{choice}_laid")
    base = laid.out(base)
    cards_in_a_row = st.container()
    river = st.columns(5)
    with river[0]:
        cards = ask.number(
            f"cards{laid.mark}", LABELS["cards"], base.cards, race.CARDS.stop - 1, race.CARDS.start
        )
    with river[1]:
        sandbank = _place(ask, f"sandbank{laid.mark}", LABELS["sandbank"], base.sandbank, cards)
    with river[2]:
        high_tide = _place(ask, f"high_tide{laid.mark}", LABELS["high_tide"], base.high_tide, cards)
    with river[3]:
        start = _place(ask, f"start{laid.mark}", LABELS["start"], base.start, cards)
    with river[4]:
        boats = ask.number(
            "boats", LABELS["boats"], base.boats, race.BOATS.stop - 1, race.BOATS.start
        )
    house = st.columns(4)
    with house[0]:
        ride = ask.one("ride", LABELS["ride"], base.ride)
    with house[1]:
        tie_break = ask.one("tie_break", LABELS["tie_break"], base.tie_break)
    with house[2]:
        last_alone = ask.one("last_alone", LABELS["last_alone"], base.last_alone)
    with house[3]:
        first_player = ask.one("first_player", LABELS["first_player"], base.first_player)
    decline = ask.yes("decline", LABELS["decline"], base.decline_wind)
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
    with cards_in_a_row:
        edit_river(layout, key=f"river_{choice}_editor", on_change=laid.take)
    race.check_players(layout, players)
    return layout


def draw_river(layout: race.Layout, players: int) -> None:
    """Draw a river as its race begins."""
    river_board(preview(layout, players), key="river_preview", on_action=_ignore)


class _Laid:
    """The places of a river's cards as they were last dragged, with a mark for the fields' keys.

    A field keeps what was typed; after every drag there are new fields, which begin with the
    places that the drag has led to.
    """

    def __init__(self, key: str) -> None:
        self._key = key
        self._drags, self._places = st.session_state.get(key, (0, None))

    @property
    def mark(self) -> str:
        """What the keys of the fields end with: nothing before the first drag."""
        return f"_{self._drags}" if self._drags else ""

    def out(self, base: race.Layout) -> race.Layout:
        """Return the river with the places of its cards as they were last dragged."""
        if self._places is None:
            return base
        cards, sandbank, high_tide, start = self._places
        return replace(base, cards=cards, sandbank=sandbank, high_tide=high_tide, start=start)

    def take(self, layout: race.Layout) -> None:
        """Keep the places of a river that was dragged."""
        places = (layout.cards, layout.sandbank, layout.high_tide, layout.start)
        st.session_state[self._key] = (self._drags + 1, places)


def _ignore(action: object) -> None:
    """Take no notice: a preview has nothing to click."""


def _place(ask: RulesForm, name: str, label: str, given: int, cards: int) -> int:
    """Ask for a card, counted from 1 at the waterfall; return its index."""
    return ask.number(f"{name}_{cards}", label, min(given + 1, cards), cards, low=1) - 1
