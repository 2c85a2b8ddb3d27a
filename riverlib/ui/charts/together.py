"""Many games together: where they ended, bids against tricks, bids made by hand size."""

from collections.abc import Collection, Mapping, Sequence

import numpy as np
import pandas as pd
import streamlit as st
from numpy.typing import NDArray

from riverlib import analysis
from riverlib.analysis.baselines import STEADY
from riverlib.analysis.gathered import bids_say, ends_say, sizes_say
from riverlib.core.counting import listed
from riverlib.ui.charts import colours
from riverlib.ui.shared import picture
from riverlib.ui.shared.look import as_text

MOST_LINES = 4
"""Players that have a line of their own: more could not be told apart."""
MOST_ROWS = 8
"""Players whose ends have a row of their own."""

_SPREAD = (
    "A bulge is where most games ended. The diamond is the average; the other marks: 5, 25, 75 and"
    " 95 of 100 games ended with as many points or fewer."
)


def show(
    ends: Mapping[str, NDArray[np.int64]],
    hands: pd.DataFrame | None,
    hands_by_name: Mapping[str, pd.DataFrame],
    *,
    name: str,
    saved_as: str,
    games: Mapping[str, NDArray[np.int64]] | None = None,
    left_out: Sequence[str] = (),
    worn: Mapping[str, int] | None = None,
    people: Collection[str] = (),
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
    games : mapping of str to ndarray(int), shape (games,), optional
        The number of the game of each total, so that those who met are compared where they met.
    left_out : sequence of str, optional
        Who played too, and has no row.
    worn : mapping of str to int, optional
        Number of each name's colour; without it names have those of their places.
    people : collection of str, optional
        Which of the names are people's: they are told of first.
    """
    from riverlib.figures import bid_squares, many_games  # plotly takes half a second: only here

    ends = dict(sorted(ends.items(), key=_mean, reverse=True))  # as one asks
    picture.show(
        many_games.finals(ends, worn),
        key=f"charts_ends_{name}",
        alt="Violins of the points at the end, with their averages and quantiles",
        name=f"ends-{name}",
        picture=saved_as,
        asks="Who ends highest?" if len(ends) > 1 else "Where do the games end?",
        says=ends_say(ends, games, people),
    )
    st.caption(_how_ends_are_read(ends) + _without(left_out))
    if hands is None or hands.empty:
        return
    left, right = st.columns(2, gap="medium")
    with left:
        _by_hand_size(hands_by_name, name, saved_as, worn)
    with right:
        counts = analysis.bid_against_taken(hands)
        picture.show(
            many_games.bid_against_taken(counts),
            key=f"charts_bids_{name}",
            alt="Heat map of tricks taken against tricks bid, all players together",
            name=f"bids-{name}",
            picture=saved_as,
            asks="Which bids come true?",
            says=bids_say(hands),
        )
        st.caption(bid_squares.words(counts))


def _mean(named: tuple[str, NDArray[np.int64]]) -> float:
    return float(named[1].mean()) if len(named[1]) else 0.0


def show_scores(games: Sequence[analysis.GameScores], *, name: str, saved_as: str) -> None:
    """Show games that somebody wrote down, with ``name`` and ``saved_as`` as in ``show``."""
    ends: dict[str, list[tuple[int, int]]] = {}
    for no, game in enumerate(games):
        for seat, who in enumerate(game.names):
            ends.setdefault(who, []).append((game.totals[-1][seat], no))
    deals = analysis.deals_of_games(games)
    whose = np.array([who for game in games for _ in game.deals for who in game.names], object)
    everybody = sorted(ends, key=lambda who: (-len(ends[who]), who))
    names = everybody[:MOST_ROWS]
    show(
        {who: np.array([total for total, _ in ends[who]], np.int64) for who in names},
        analysis.count_hands(deals),
        {who: analysis.count_hands(deals[whose == who]) for who in names[:MOST_LINES]},
        name=name,
        saved_as=saved_as,
        games={who: np.array([no for _, no in ends[who]], np.int64) for who in names},
        left_out=everybody[MOST_ROWS:],
        worn=colours.of_names(names),
    )


def _how_ends_are_read(ends: Mapping[str, NDArray[np.int64]]) -> str:
    """Explain the marks that the figure has: a dot each of few games, of more how they spread."""
    from riverlib.figures.many_games import is_spread

    drawn = {is_spread(totals) for totals in ends.values()}
    dots = "A dot is where one game ended." if False in drawn else ""
    return " ".join(filter(None, (_SPREAD if True in drawn else "", dots)))


def _without(names: Sequence[str]) -> str:
    """Say who has no row; of many only how many they are."""
    if not names:
        return ""
    who = listed(list(names)) if len(names) <= MOST_LINES else f"{len(names)} others"
    return f" Not shown, for want of room: {as_text(who)}."


def _by_hand_size(
    hands_by_name: Mapping[str, pd.DataFrame],
    name: str,
    saved_as: str,
    worn: Mapping[str, int] | None,
) -> None:
    from riverlib.figures import many_games

    first = _whose(list(hands_by_name), name)
    hands_by_name = {each: hands_by_name[each] for each in first}
    shares = {who: analysis.made_by_hand_size(hands) for who, hands in hands_by_name.items()}
    picture.show(
        many_games.made_by_hand_size(shares, [STEADY], worn),
        key=f"charts_sizes_{name}",
        alt="Share of bids made by hand size, a line for each player, beside steady bots",
        name=f"bids-made-{name}",
        picture=saved_as,
        asks="How do bids go with few cards and with many?",
        says=sizes_say(hands_by_name),
    )
    st.caption(
        "The band shows how sure the strong line is; a hollow point is of few bids. Grey:"
        f" {STEADY.label}. How often bids are made depends on the opponents."
    )


def _whose(names: list[str], name: str) -> list[str]:
    """Let the person say whose line is the strong one; return the names with that one in front."""
    if len(names) < 2:
        return names
    chosen: str = st.segmented_control(
        "Whose bids?",
        names,
        default=names[0],
        required=True,
        format_func=as_text,
        label_visibility="collapsed",
        wrap=True,
        key=f"charts_whose_{name}",
    )
    return sorted(names, key=lambda each: each != chosen)
