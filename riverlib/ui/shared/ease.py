"""Pages of figures made easy on a phone: the answer first, what is chosen in one line above it."""

from pathlib import Path

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from riverlib.ui.shared.look import as_text

STYLE = (Path(__file__).parent / "ease.css").read_text("utf-8")
"""Makes pages of figures easy on a phone."""


def headline(title: str, *, wraps: bool = False) -> DeltaGenerator:
    """Write a page's title; return what stands beside it, for one small choice.

    Parameters
    ----------
    wraps : bool
        Whether more choices follow, which on a phone go on in a second line.
    """
    st.html(f"<style>{STYLE}</style>")
    row = st.container(horizontal=True, vertical_alignment="center", wrap=wraps, key="headline_row")
    row.title(title, anchor=False, width="content")
    return row if wraps else row.container()


def line(place: str) -> DeltaGenerator:
    """Return a line for choices beside each other, which stays one line on a phone.

    Parameters
    ----------
    place : str
        Tells the lines of a page apart, in keys.
    """
    return st.container(
        horizontal=True, vertical_alignment="center", wrap=False, key=f"chosen_line_{place}"
    )


def links(place: str) -> DeltaGenerator:
    """Return a line for quiet buttons that lead elsewhere; on a phone it goes on in a second one.

    Parameters
    ----------
    place : str
        As for ``line``.
    """
    return st.container(horizontal=True, vertical_alignment="center", key=f"links_line_{place}")


def chosen(words: str, place: str, icon: str = "tune") -> DeltaGenerator:
    """Return what opens at a line that says what is chosen; the widgets to change it go there.

    Parameters
    ----------
    words : str
        What is chosen, as plain text, which may hold typed names.
    """
    with line(place):
        return st.popover(
            as_text(words), icon=f":material/{icon}:", width="stretch", key=f"{place}_chosen"
        )
