"""Who plays with whom in a set-up: the teams by their signs, and another seating for others."""

from collections.abc import Sequence

import streamlit as st

from riverlib.cards import Variant
from riverlib.cards.rules import team_of
from riverlib.play import Player
from riverlib.ui.shared.look import as_text
from riverlib.ui.shared.players_form import change_seats

_SIGNS = ((":blue", "●"), (":orange", "▲"), (":violet", "■"), (":green", "◆"), (":red", "✚"))
"""As the table marks the teams (boards/cards/faces.js)."""


def show_partners(variant: Variant, players: Sequence[Player], place: str) -> None:
    """Show the teams and offer others; nothing where everybody plays alone.

    Parameters
    ----------
    place : str
        Beginning of the players' session keys, as ``ask_players`` takes it.
    """
    seats = len(players)
    if variant.team_size == 1 or seats % variant.team_size:
        return
    teams = [team_of(variant, seat, seats) for seat in range(seats)]
    with st.container(
        border=True,
        horizontal=True,
        vertical_alignment="center",
        gap="small",
        key=f"partners_{place}",
    ):
        st.markdown("**Partners**", width="content")
        for team in sorted(set(teams)):
            colour, sign = _SIGNS[team % len(_SIGNS)]
            names = [as_text(players[seat].name) for seat in range(seats) if teams[seat] == team]
            st.markdown(f"{colour}[**{sign}**] {' and '.join(names)}", width="content")
        st.button(
            "Other partners",
            icon=":material/sync_alt:",
            key=f"{place}_other_partners",
            help="Partners never sit side by side: everybody but the first moves on by one seat.",
            on_click=change_seats,
            args=(place, [0, *range(2, seats), 1]),
        )
