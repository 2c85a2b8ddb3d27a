"""The review of a finished race, worked out behind the page that asks for it."""

from collections.abc import Callable

import streamlit as st

from riverlib.core import GameLog
from riverlib.race import Layout
from riverlib.race.coach.odds import is_solved
from riverlib.race.coach.review import RaceReview
from riverlib.race.coach.review_job import ReviewJob
from riverlib.ui.shared import picture
from riverlib.ui.shared.open_windows import is_open, this_window

_PATIENCE = 0.4
"""Seconds to wait before a progress bar is shown: exact reviews are done by then."""
_POLL_SECONDS = 0.5
_HEIGHT = 484
"""Pixels of the figure of the chances, whose place is kept where nothing else is shown by then."""
_READ = "race_review_read"


Meanwhile = Callable[[ReviewJob], None]
"""Shows what is known of a race before its review is done, and how far that is; at first only how
it ended is known."""


def review_of(
    log: GameLog, layout: Layout, players: int, *, meanwhile: Meanwhile | None = None
) -> RaceReview | None:
    """Return the review of a race; until there is one show how far it is, or why it failed.

    Parameters
    ----------
    meanwhile : callable, optional
        Shows what is known by then, and how far the work is.
    """
    wanted = _wanted(log, layout, players)
    job = _watched(*wanted)
    if not job.wait(_PATIENCE):
        _progress(job, meanwhile)
        return None
    if job.result is None:
        st.text(job.failure or "The review was stopped before its end.")
        if st.button("Try again", key="review_again"):
            _review_job.clear(*wanted)
            st.rerun()
    else:
        st.session_state[_READ] = wanted
    return job.result


def review_at_hand(log: GameLog, layout: Layout, players: int) -> RaceReview | None:
    """Return the review of a race if nobody has to wait for it; else begin it behind the page."""
    text, is_exact = _wanted(log, layout, players)
    job = _watched(text, is_exact)
    job.wait(_PATIENCE if is_exact else 0)
    return job.result


def _wanted(log: GameLog, layout: Layout, players: int) -> tuple[str, bool]:
    """Return a race and whether its review is exact: one that is being read does not change."""
    text = log.to_json()
    read: tuple[str, bool] | None = st.session_state.get(_READ)
    return read if read and read[0] == text else (text, is_solved(layout, players))


def _watched(log: str, exact: bool) -> ReviewJob:
    job = _review_job(log, exact)
    if job.is_abandoned:
        _review_job.clear(log, exact)
        job = _review_job(log, exact)
    job.watchers.add(this_window(), is_open)
    return job


@st.cache_resource(show_spinner=False, max_entries=16)
def _review_job(log: str, exact: bool) -> ReviewJob:
    """Begin a review, once for each log and again when the chances become exact."""
    return ReviewJob(GameLog.from_json(log))


@st.fragment(run_every=_POLL_SECONDS)
def _progress(job: ReviewJob, meanwhile: Meanwhile | None) -> None:
    """Show how far the work is; when it is done, the whole page shows the review."""
    if job.wait(0):
        st.rerun(scope="app")
    if meanwhile:
        meanwhile(job)
        return
    with picture.awaited("race", _HEIGHT):
        show_how_far(job)


def show_how_far(job: ReviewJob) -> None:
    """Show how far a review is."""
    st.progress(job.share, text="Looking at every throw and every choice again")
