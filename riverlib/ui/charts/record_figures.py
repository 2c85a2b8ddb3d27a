"""The figures of somebody's record: each says what it shows, those that tell most first."""

from collections.abc import Callable, Sequence
from typing import Any

import streamlit as st

from riverlib import analysis
from riverlib.analysis import record_titles
from riverlib.analysis.dips import deepest_dip
from riverlib.analysis.looks import OF_BIDS
from riverlib.core.text import whole_percent
from riverlib.ui.charts import practising
from riverlib.ui.shared import picture
from riverlib.ui.shared.look import as_text

Figure = Any

_ASKS = {
    "off": "Do you bid too high or too low?",
    "made": "How many of your bids do you make, by cards in the hand?",
    "place": "Does your place after the dealer matter?",
    "points": "What does a deal bring you, by cards in the hand?",
    "zero": "How often do you bid zero, and make it?",
    "miss": "What does a miss do to your next bid?",
    "time": "Do you get better?",
    "bids": "Which bids end how?",
}
_ALT = {
    "off": "Two lines of tricks bid less tricks taken by cards in the hand: you and the others.",
    "made": "Two lines of the share of bids made by cards in the hand: you and the others.",
    "place": "Marks of the share of bids made by place after the dealer: you and the others.",
    "points": "Two lines of points a deal by cards in the hand: you and the others.",
    "zero": "Marks of how often zero was bid and made: you and the others.",
    "miss": "Marks of the share of bids made after a miss and after a bid made.",
    "time": "Your share of bids made less the others', over the games: marks, a line and its band.",
    "bids": "Heat map of tricks taken against tricks bid.",
}
_BARS = (
    "The bars say how far luck could move the gap: by luck alone one bar in 20 does not reach the"
    " others' line or mark."
)
_WITH_BARS = ("off", "made", "place", "points", "zero", "miss")
_EVERYBODY = (
    "The others are everybody else at your tables, bots too. Of two people by themselves it may be"
    " surer, or less sure, who is ahead."
)
_FOLDED = "More about your bids"


def show(
    record: analysis.Record,
    habits: Sequence[analysis.Habit],
    saved_as: str,
    *,
    only: int | None = None,
    practised: str | None = None,
) -> None:
    """Show the figures that tell something, or nearly; the others wait folded, or are not shown.

    Parameters
    ----------
    only : int, optional
        Show no more than these, whatever they tell, and nothing behind a line.
    practised : str, optional
        Under which rules of the page of practice a dip is practised.
    """
    if only is not None:
        _in_pairs(record_titles.in_order(habits)[:only], record, habits, saved_as, practised)
        return
    first = record_titles.shown_first(record, habits)
    _in_pairs(first, record, habits, saved_as, practised)
    rest = [each for each in record_titles.FIGURES if each not in first]
    with st.expander(_FOLDED, icon=":material/bar_chart:"):
        _in_pairs(rest, record, habits, saved_as, practised)


def _in_pairs(
    names: Sequence[str],
    record: analysis.Record,
    habits: Sequence[analysis.Habit],
    saved_as: str,
    practised: str | None,
) -> None:
    """Show figures two beside each other where there is room; one alone has all of it.

    The first one with bars says what they mean.
    """
    with_bars = next((name for name in names if name in _WITH_BARS), None)
    for at in range(0, len(names), 2):
        pair = names[at : at + 2]
        for side, name in zip(st.columns(len(pair), gap="medium"), pair, strict=True):
            with side:
                _show_one(name, record, habits, saved_as)
                if name == with_bars:
                    st.caption(_BARS)
                if name == "made":
                    _dip(record, habits, practised)
                    _beside_strangers(record)


def anchor(figure: str) -> str:
    """Return where on the page a figure stands."""
    return f"record-{figure}"


def _show_one(
    name: str, record: analysis.Record, habits: Sequence[analysis.Habit], saved_as: str
) -> None:
    st.html(f'<div id="{anchor(name)}" style="scroll-margin-top: 5rem"></div>')
    figure = _FIGURES[name](record)
    said = record_titles.title(name, record, habits)
    if figure is None:
        with st.container(key=f"figure_words_record_{name}", gap=None):
            st.caption(_ASKS[name])
            st.subheader(said, anchor=False)
        return
    picture.show(
        figure,
        key=f"record_{name}",
        alt=_ALT[name],
        asks=_ASKS[name],
        says=said,
        name=f"record-{name}",
        picture=saved_as,
    )
    for each in habits:
        if each.figure == name:
            also = "" if each.sentence == said else f"{each.sentence} "
            cost = f"{each.cost} " if each.cost else ""
            st.caption(f"{also}{cost}{each.numbers}")
    if name == "points":
        st.caption(_EVERYBODY)
        st.page_link(
            "pages/charts.py",
            label="Head to head",
            icon=":material/group:",
            query_params={"scope": "pairs"},
        )


def _dip(record: analysis.Record, habits: Sequence[analysis.Habit], practised: str | None) -> None:
    """Say of the deepest dip in sight how much it may mean, where no habit says it already."""
    dip = None if any(each.figure in OF_BIDS for each in habits) else deepest_dip(record)
    if dip is not None:
        with st.container(key="record_dip", gap=None):
            st.markdown(as_text(dip.sentence))
            practising.practise_link(dip.practise, practised)


def _beside_strangers(record: analysis.Record) -> None:
    """Say what known players would make of as many cards; they are not who sat here."""
    others = []
    for baseline in analysis.BASELINES:
        share = analysis.expected(record.company.mine, baseline)
        if share is not None:
            others.append(f"{baseline.label} make {whole_percent(share)}")
    if others:
        st.caption(
            f"For comparison, at tables of their own and with hands of these sizes:"
            f" {', '.join(others)}."
        )


def _off(record: analysis.Record) -> Figure:
    from riverlib.figures import record as figures

    return figures.by_hand_size(record.too_high_by_size, figures.TRICKS, "tricks bid less taken")


def _made(record: analysis.Record) -> Figure:
    from riverlib.figures import record as figures

    return figures.by_hand_size(record.made_by_size, figures.SHARE, "bids made")


def _points(record: analysis.Record) -> Figure:
    from riverlib.figures import record as figures

    return figures.by_hand_size(record.points_by_size, figures.POINTS, "points a deal")


def _place(record: analysis.Record) -> Figure:
    from riverlib.figures import record as figures

    return figures.side_by_side(record.made_by_place, "bids made")


def _zero(record: analysis.Record) -> Figure:
    from riverlib.figures import record as figures

    return figures.side_by_side(record.zero, "of deals, and of zero bids")


def _miss(record: analysis.Record) -> Figure:
    from riverlib.figures import record as figures

    return figures.side_by_side(record.after, "bids made")


def _time(record: analysis.Record) -> Figure | None:
    from riverlib.figures import record as figures

    return None if record.trend is None else figures.trend(record.trend)


def _bids(record: analysis.Record) -> Figure:
    from riverlib.figures import many_games

    hands = analysis.count_hands(record.company.mine)
    return many_games.bid_against_taken(analysis.bid_against_taken(hands))


_FIGURES: dict[str, Callable[[analysis.Record], Figure | None]] = {
    "off": _off,
    "made": _made,
    "place": _place,
    "points": _points,
    "zero": _zero,
    "miss": _miss,
    "time": _time,
    "bids": _bids,
}
