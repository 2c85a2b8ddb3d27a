"""The fast rules of both games: made ready behind the pages, one readiness each for a server."""

import streamlit as st

from riverlib.cards.coach import worth
from riverlib.core.readiness import Readiness
from riverlib.race.coach.preparing import KERNELS, Preparation

CARDS = Readiness("riverlib.cards.kernels.calls")
RACE = Readiness(KERNELS)
_PATIENCE = 0.4
"""Seconds to wait before a sentence says what is waited for."""
_POLL_SECONDS = 1.0


@st.cache_resource(show_spinner=False)
def preparation() -> Preparation:
    """Return what gets the chances of races ready, one for the whole server process."""
    return Preparation(RACE)


def compile_all() -> None:
    """Have a fresh installation compile what the next pages may want.

    The race first, which has most to reckon; then the coach and the bots at a card table, and
    what plays whole evenings last.
    """
    RACE.compile()
    worth.READINESS.compile()
    CARDS.compile()


def are_compiling(*needed: Readiness) -> bool:
    """Return whether any of these kernels are being compiled, as once on a new computer.

    Nothing is loaded for the answer; what is not compiled begins to be.
    """
    compilings = [each.compile() for each in needed]  # all of them: none waits for a page to ask
    is_over = all(compiling.is_over for compiling in compilings)
    return not is_over and any(each.is_slow for each in needed)


def are_ready(kernels: Readiness, purpose: str) -> bool:
    """Return whether kernels answer at once; until they do, say what for, and show it then.

    Kernels that cannot be loaded are ready too: whoever calls them is told why.
    """
    if kernels.wait(_PATIENCE) or kernels.load().is_over:
        return True
    _wait(kernels, purpose)
    return False


@st.fragment(run_every=_POLL_SECONDS)
def _wait(kernels: Readiness, purpose: str) -> None:
    if kernels.load().is_over:
        st.rerun(scope="app")
    st.info(
        f"{purpose} The bots are getting ready for that. On a new computer the very first time"
        " takes about a minute; go on with something else meanwhile.",
        icon=":material/hourglass_top:",
    )
