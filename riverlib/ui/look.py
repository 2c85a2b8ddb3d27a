"""What the theme file cannot say about the look of the pages."""

import streamlit as st

_CSS = """
<style>
.stMainBlockContainer { padding-top: 4.2rem; padding-bottom: 2rem; max-width: 1280px; }
@media (max-width: 640px) { .stMainBlockContainer { padding-inline: 0.5rem; } }
</style>
"""


def tighten() -> None:
    """Use the width and height of the screen: a table belongs on one screen without scrolling."""
    st.html(_CSS)
