"""Many games together: where they ended, bids against tricks, bids made by hand size."""

from collections.abc import Mapping

import numpy as np
import pandas as pd
import streamlit as st
from numpy.typing import NDArray

from riverlib import analysis
from riverlib.ui.shared import picture

MOST_LINES = 4
"""Players that have a line or a violin of their own: more could not be told apart."""


def show(
    ends: Mapping[str, NDArray[np.int64]],
    hands: pd.DataFrame | None,
    hands_by_name: Mapping[str, pd.DataFrame],
    *,
    name: str,
    saved_as: str,
) -> None:
    """Show games of one kind.

    Parameters
    ----------
    ends : mapping of str to ndarray(int), shape (games,)
        Totals at the end, by name.
    hands : DataFrame, optional
        The hands of all players as ``analysis.count_hands`` counts them; a race has none.
    hands_by_name : mapping of str to DataFrame
        The hands of those whose bids get a line of their own.
    name : str
        Tells these figures from others, in keys and file names.
    saved_as : str
        What the camera of a figure saves, ``"svg"`` or ``"png"``.
    """
    from riverlib.figures import many_games  # plotly takes half a second: only here

    st.subheader("Where the games ended")
    picture.show(
        many_games.finals(ends),
        key=f"charts_ends_{name}",
        alt="Violins of the points at the end, with their quantiles",
        name=f"ends-{name}",
        picture=saved_as,
    )
    st.caption(
        "A bulge is where most games ended. The marks: 5, 25, 50 (diamond), 75 and 95 of 100 games"
        " ended with as many points or fewer."
    )
    if hands is None or hands.empty:
        return
    left, right = st.columns(2, gap="medium")
    with left:
        _by_hand_size(hands_by_name, name, saved_as)
    with right:
        st.subheader("Bids and tricks")
        picture.show(
            many_games.bid_against_taken(analysis.bid_against_taken(hands)),
            key=f"charts_bids_{name}",
            alt="Heat map of tricks taken against tricks bid, all players together",
            name=f"bids-{name}",
            picture=saved_as,
        )
        st.caption(
            "In a cell the number of hands; the darker, the more often that bid ended so. Orange"
            " frames are the bids that were made."
        )


def _by_hand_size(hands_by_name: Mapping[str, pd.DataFrame], name: str, saved_as: str) -> None:
    from riverlib.figures import many_games

    st.subheader("Bids made, by hand size")
    shares = {who: analysis.made_by_hand_size(hands) for who, hands in hands_by_name.items()}
    picture.show(
        many_games.made_by_hand_size(shares, analysis.BASELINES),
        key=f"charts_sizes_{name}",
        alt="Share of bids made by hand size, with intervals, beside known players",
        name=f"bids-made-{name}",
        picture=saved_as,
    )
    with st.expander("Whom the grey lines are"):
        for baseline in analysis.BASELINES:
            st.markdown(f"**{baseline.label.capitalize()}.** {baseline.source}")
        st.markdown("Bars are 95 % intervals. How often bids are made depends on the opponents.")
