"""How fast people play: the assumptions behind the minutes, for everybody to change."""

import streamlit as st

from riverlib.analysis.lab.pace import Pace
from riverlib.ui.lab.lab_page import LabPage
from riverlib.ui.shared.address import Address

_SHORTEST, _LONGEST = 1, 600
"""Seconds; nobody takes none, and games of no minutes would all be equally long."""


def ask(page: LabPage, address: Address) -> Pace:
    """Ask for the seconds of one game; what is not asked stays as we assume it."""
    usual, asked = Pace(), {}
    with st.expander("How fast you play", icon=":material/timer:"):
        st.markdown(
            "Bots take no time, so the minutes are reckoned from seconds that we assume."
            " Put in your own."
        )
        with st.container(horizontal=True):
            for name, words in page.pace.items():
                first = round(getattr(usual, name))
                asked[name] = st.number_input(
                    f"{words} (s)",
                    _SHORTEST,
                    _LONGEST,
                    key=address.number_key(name, _SHORTEST, _LONGEST, first),
                    persist_state="page",
                    width=210,
                )
                address.keep(name, asked[name], first)
    return Pace(**{name: float(seconds) for name, seconds in asked.items()})
