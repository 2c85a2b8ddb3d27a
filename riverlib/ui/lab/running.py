"""A comparison under way on the page: progress, a way to stop, what is known so far."""

from collections.abc import Callable

import streamlit as st

from riverlib.analysis.lab.answer import games_text
from riverlib.analysis.lab.enough import FEWEST, enough_words
from riverlib.analysis.lab.experiment import Experiment, Progress, Stage
from riverlib.analysis.lab.kept import kept
from riverlib.analysis.lab.plan import Plan
from riverlib.analysis.lab.sums import Sums
from riverlib.ui.shared.open_windows import is_open, this_window

_PATIENCE = 0.5
"""Seconds to wait before a progress bar is shown."""
_POLL_SECONDS = 3.0
"""Drawing takes a tenth of a second, in which no click of anybody is answered."""
_MOST = 8
"""Finished comparisons that a server remembers; the disk remembers more."""
_LEAST_GAMES = 20
"""Games before which nothing is told: the first numbers would only jump."""
Show = Callable[[Sums], None]


def begin(plan: Plan, *, part: str, start: str, may_stop: bool = False) -> Experiment | None:
    """Offer to play a plan; return what plays it, or what it gave when it was played before.

    Nothing but the click starts it: no address does, and no other choice on the page.

    Parameters
    ----------
    part : str
        Beginning of the session keys: two parts of the page keep their own comparisons.
    start : str
        What the button says.
    may_stop : bool
        Whether it stops by itself when the answer is certain enough, unless all games are asked
        for.
    """
    may_stop = may_stop and plan.games > FEWEST
    experiment = _known(plan)
    with st.container(horizontal=True, vertical_alignment="center", width="content"):
        clicked = st.button(
            start,
            type="primary",
            icon=":material/experiment:",
            disabled=experiment is not None,
            key=f"lab_{part}_start",
        )
        if experiment is not None:
            st.caption(_why_not_again(experiment))
    plays_all = may_stop and experiment is None and _asks_for_all(part)
    if clicked and experiment is None:
        experiment = _remember(plan, Experiment(plan, until_certain=may_stop and not plays_all))
    _look_on(experiment, part)
    return experiment


def _why_not_again(experiment: Experiment) -> str:
    """Say why the button that starts it is grey."""
    if experiment.progress.is_over:
        return "This was played: the same games give the same numbers. Change something to play."
    return "It is being played."


def is_over(experiment: Experiment) -> bool:
    """Return whether nothing is under way any more; a moment is waited for short ones."""
    return experiment.wait(_PATIENCE)


def _asks_for_all(part: str) -> bool:
    return st.checkbox(
        "Play all of them",
        key=f"lab_{part}_all",
        help="Otherwise the bots stop when the answer is certain: when more games would change"
        " nothing that you would notice at the table.",
    )


def watch(experiment: Experiment, *, part: str, show_sums: Show) -> None:
    """Show a comparison while and after it is played; ``show_sums`` shows what was played."""
    if is_over(experiment):
        _ended(experiment, part)
        _tell(experiment, show_sums)
    else:
        _running(experiment, part, show_sums)


@st.cache_resource(show_spinner=False)
def _experiments() -> dict[Plan, Experiment]:
    """Return what this server has played or plays, the latest last."""
    return {}


def _known(plan: Plan) -> Experiment | None:
    """Return what was begun before, here or, to its end, by an earlier server."""
    if experiment := _experiments().get(plan):
        return experiment
    sums = kept(plan, enough=True)
    return _remember(plan, Experiment(plan, sums)) if sums else None


def _remember(plan: Plan, experiment: Experiment) -> Experiment:
    """Keep an experiment for everybody who asks for its plan; the oldest is forgotten."""
    known = _experiments()
    first = known.setdefault(plan, experiment)
    if first is not experiment:  # another window asked at the same moment
        experiment.stop()
    for each in [each for each, old in known.items() if old.progress.is_over][:-_MOST]:
        known.pop(each, None)
    return first


def _look_on(experiment: Experiment | None, part: str) -> None:
    """Note that this window looks on, and no longer at what it looked at before."""
    key = f"lab_running_{part}"
    before: Experiment | None = st.session_state.get(key)
    if experiment is not None:
        experiment.watch(this_window(), is_open)
    if before is not None and before is not experiment:
        before.unwatch(this_window())
    st.session_state[key] = experiment


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
    if progress.stage is Stage.WAITING:
        st.info(_other_words(), icon=":material/hourglass_top:")
    if progress.stage is Stage.COMPILING:
        st.info(
            "The fast rules are being made ready. This happens once on this machine and takes"
            " up to a minute; go on with something else meanwhile.",
            icon=":material/hourglass_top:",
        )
    _tell(experiment, show_sums)


def _other_words() -> str:
    """Say what is played before this one, and how long it will take."""
    others = [each for each in _experiments().values() if each.progress.stage is Stage.PLAYING]
    far = "".join(f": {progress_words(each.progress, len(each.plan.rules))}" for each in others[:1])
    return (
        f"Another comparison is being played{far}. This one begins when that is over, stopped, or"
        " its window is closed."
    )


def _tell(experiment: Experiment, show_sums: Show) -> None:
    sums = experiment.sums
    if sums is not None and sums.games >= min(_LEAST_GAMES, experiment.plan.games):
        show_sums(sums)


def progress_words(progress: Progress, rules: int) -> str:
    """Say how far it is, how fast and how long it will take."""
    if progress.stage is Stage.WAITING:
        return "Waiting for its turn"
    if progress.stage is Stage.COMPILING:
        return "Getting ready"
    if not progress.games:
        return "The bots sit down"
    said = f"{progress.games:,} of {games_text(progress.wanted)} each"
    if progress.rate:
        said = f"{said}, {progress.rate / rules:,.0f} a second"
    if progress.needed and progress.expected < progress.wanted:
        said = f"{said}, about {_rounded(progress.expected):,} will do"
    left = progress.seconds_left(rules)
    return said if left is None else f"{said}, {_time_words(left)} left"


def _time_words(seconds: float) -> str:
    if seconds < 90:
        return f"{max(1, round(seconds))} s"
    return f"{round(seconds / 60)} min" if seconds < 5400 else f"{seconds / 3600:.1f} h"


def _rounded(number: int) -> int:
    """Return a number of games as people say it: two figures of it."""
    return int(float(f"{number:.2g}"))


def _ended(experiment: Experiment, part: str) -> None:
    """Say why not all games were played, and offer to play the rest."""
    progress = experiment.progress
    if progress.stage is Stage.DONE:
        return
    if progress.stage is Stage.FAILED:
        st.error("The games could not be played.", icon=":material/error:")
        st.text(progress.failure)
    with st.container(horizontal=True, vertical_alignment="center"):
        is_enough = progress.stage is Stage.ENOUGH
        stopped = f"Stopped after {progress.games:,} of {games_text(progress.wanted)} each."
        st.text(enough_words(progress.games, progress.wanted) if is_enough else stopped)
        words = "Play the rest" if is_enough else "Go on"
        if st.button(words, icon=":material/play_arrow:", key=f"lab_{part}_on"):
            experiment.go_on()
            st.rerun()
