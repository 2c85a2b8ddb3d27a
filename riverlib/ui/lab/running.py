"""A comparison under way on the page: progress, a way to stop, what is known so far."""

from collections.abc import Callable

import streamlit as st

from riverlib.analysis.lab.experiment import Experiment, Progress, Stage
from riverlib.analysis.lab.plan import Plan
from riverlib.analysis.lab.sums import Sums
from riverlib.ui.shared.address import Address

_PATIENCE = 0.5
"""Seconds to wait before a progress bar is shown."""
_POLL_SECONDS = 1.0
_STARTED, _RUNNING = "lab_started", "lab_running"  # session keys, one for each part of the page
_LEAST_GAMES = 20
"""Games before which nothing is told: the first numbers would only jump."""
Show = Callable[[Sums], None]


def begin(plan: Plan, address: Address, *, part: str, start: str) -> Experiment | None:
    """Offer to play a plan; return what plays it once it was started.

    The address says whether it was started, so that a link plays the same games at once.

    Parameters
    ----------
    part : str
        Beginning of the session keys: two parts of the page keep their own comparisons.
    start : str
        What the button says.
    """
    started = st.session_state.get(_key(_STARTED, part))
    if started is None and st.query_params.get("run") == "yes":
        started = plan
    clicked = st.button(
        start,
        type="primary",
        icon=":material/experiment:",
        disabled=started == plan,
        key=f"lab_{part}_start",
    )
    if clicked:
        started = plan
    st.session_state[_key(_STARTED, part)] = started
    is_started = started == plan
    address.keep("run", "yes" if is_started else "")
    experiment = _experiment(plan) if is_started else None
    if st.session_state.get(_key(_RUNNING, part)) is not experiment:
        _stop(part)
        st.session_state[_key(_RUNNING, part)] = experiment
    return experiment


def watch(experiment: Experiment, *, part: str, show_sums: Show) -> None:
    """Show a comparison while and after it is played; ``show_sums`` shows what was played."""
    if experiment.wait(_PATIENCE):
        _ended(experiment, part)
        _tell(experiment, show_sums)
    else:
        _running(experiment, part, show_sums)


@st.cache_resource(show_spinner=False, max_entries=8)
def _experiment(plan: Plan) -> Experiment:
    """Begin to play a plan, once for everybody who asks for it."""
    return Experiment(plan)


def _key(what: str, part: str) -> str:
    return f"{what}_{part}"


def _stop(part: str) -> None:
    """Stop what this session began before: it would only take the cores from what is wanted."""
    experiment = st.session_state.pop(_key(_RUNNING, part), None)
    if experiment is not None:
        experiment.stop()


@st.fragment(run_every=_POLL_SECONDS)
def _running(experiment: Experiment, part: str, show_sums: Show) -> None:
    """Show how far it is and what is known; when it is over, the whole page shows it."""
    progress = experiment.progress
    if progress.is_over:
        st.rerun(scope="app")
    with st.container(horizontal=True, vertical_alignment="center"):
        with st.container(width="stretch"):
            st.progress(progress.share, text=progress_words(progress, len(experiment.plan.rules)))
        st.button(
            "Stop",
            icon=":material/stop_circle:",
            on_click=experiment.stop,
            key=f"lab_{part}_stop",
        )
    if progress.stage is Stage.COMPILING:
        st.info(
            "The fast rules are being made ready. This happens once on this machine and takes"
            " up to a minute; go on with something else meanwhile.",
            icon=":material/hourglass_top:",
        )
    _tell(experiment, show_sums)


def _tell(experiment: Experiment, show_sums: Show) -> None:
    sums = experiment.sums
    if sums is not None and sums.games >= min(_LEAST_GAMES, experiment.plan.games):
        show_sums(sums)


def progress_words(progress: Progress, rules: int) -> str:
    """Say how far it is, how fast and how long it will take."""
    if progress.stage is Stage.COMPILING:
        return "Getting ready"
    if not progress.games:
        return "The bots sit down"
    said = f"{progress.games:,} of {progress.wanted:,} games each, {progress.rate:,.0f} a second"
    left = progress.seconds_left(rules)
    return said if left is None else f"{said}, {_time_words(left)} left"


def _time_words(seconds: float) -> str:
    if seconds < 90:
        return f"{max(1, round(seconds))} s"
    return f"{round(seconds / 60)} min" if seconds < 5400 else f"{seconds / 3600:.1f} h"


def _ended(experiment: Experiment, part: str) -> None:
    """Say why not all games were played, and offer to play the rest."""
    progress = experiment.progress
    if progress.stage is Stage.DONE:
        return
    if progress.stage is Stage.FAILED:
        st.error("The games could not be played.", icon=":material/error:")
        st.text(progress.failure)
    with st.container(horizontal=True, vertical_alignment="center"):
        st.text(f"Stopped after {progress.games:,} of {progress.wanted:,} games each.")
        if st.button("Go on", icon=":material/play_arrow:", key=f"lab_{part}_on"):
            experiment.go_on()
            st.rerun()
