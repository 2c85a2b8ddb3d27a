"""The menu of a narrow window: a drawer that Streamlit leaves open over the chosen page."""

import streamlit as st

_SCRIPT = """
<script>
if (!window.__menuCloses) {
  window.__menuCloses = true;
  document.addEventListener("click", ({ target }) => {
    if (innerWidth > 768 || !target.closest?.('[data-testid="stSidebarNavLink"]')) return;
    const close = '[data-testid="stSidebarCollapseButton"] button';
    setTimeout(() => document.querySelector(close)?.click());
  });
}
</script>
"""
"""Whoever opens a link in another window, or stays where it is, finds the drawer closed too."""


def close_when_chosen() -> None:
    """Have the drawer close as soon as a page was chosen in it."""
    st.html(_SCRIPT, unsafe_allow_javascript=True)
