"""Who is learning: one name in a window, chosen or typed, shared by all pages that teach."""

import streamlit as st

from riverlib.core import StoreError
from riverlib.store import Progress

DEFAULT = "Me"
_NAME = "learner_name"
_WIDGET = "learner_choice"
_LONGEST = 60


def name() -> str:
    """Return who learns in this window."""
    return str(st.session_state.get(_NAME, DEFAULT))


def ask(progress: Progress) -> str:
    """Let somebody say who is learning; return their name.

    Whoever learned last on this device is offered first. Names that cannot be read now are no
    reason not to learn.
    """
    known = _known(progress)
    if _NAME not in st.session_state:
        st.session_state[_NAME] = known[0] if known else DEFAULT
    now = name()
    names = list(dict.fromkeys((now, *known, DEFAULT)))
    if st.session_state.get(_WIDGET) is None:
        st.session_state[_WIDGET] = now
    typed = st.selectbox(
        "Who is learning?",
        names,
        accept_new_options=True,
        key=_WIDGET,
        help="Choose a name, or type a new one.",
        width=320,
    )
    st.session_state[_NAME] = (typed or "").strip()[:_LONGEST] or DEFAULT
    return name()


def _known(progress: Progress) -> list[str]:
    try:
        return progress.learners()
    except StoreError:
        return []
