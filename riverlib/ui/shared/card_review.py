"""The review of finished deals, worked out behind the page that asks for it."""

from collections.abc import Collection, Iterable

import streamlit as st

from riverlib.cards.coach import review_words as words
from riverlib.cards.coach.review_job import ReviewJob
from riverlib.core import GameLog
from riverlib.play import CardMatch
from riverlib.ui.shared.look import as_text
from riverlib.ui.shared.open_windows import is_open, this_window


def review_job(
    match: CardMatch, deal_no: int | None = None, *, also: Collection[int] = ()
) -> ReviewJob:
    """Return what reviews the choices of people in a game, or in one of its finished deals.

    Parameters
    ----------
    deal_no : int, optional
        The number of the deal, from 0; by default all that are finished.
    also : collection of int
        Seats of bots whose choices are weighed too.
    """
    wanted = match.export().to_json(), _seats(match, also), deal_no
    job = _job(*wanted)
    if job.is_abandoned:
        _job.clear(*wanted)
        job = _job(*wanted)
    job.watchers.add(this_window(), is_open)
    return job


def explain(sums: Iterable[str] = ()) -> None:
    """Offer how points add up, what the parts mean, and how sure they are, to whoever asks."""
    with st.popover("What the bars mean", icon=":material/help:", type="tertiary"):
        for each in sums:
            st.markdown(as_text(each))
        st.markdown(as_text(words.HOW_TO_READ))
        st.markdown(as_text(words.SURENESS))


def forget(match: CardMatch, deal_no: int | None = None, *, also: Collection[int] = ()) -> None:
    """Have a review begun anew when it is asked for again."""
    _job.clear(match.export().to_json(), _seats(match, also), deal_no)


def _seats(match: CardMatch, also: Collection[int]) -> tuple[int, ...]:
    return tuple(sorted({*match.people, *also}))


@st.cache_resource(show_spinner=False, max_entries=32)
def _job(log: str, people: tuple[int, ...], deal_no: int | None) -> ReviewJob:
    """Begin a review, once for each log."""
    return ReviewJob(GameLog.from_json(log), people, deal_no)
