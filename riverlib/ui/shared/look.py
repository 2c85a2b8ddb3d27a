"""What the theme file cannot say about the look of the pages."""

from pathlib import Path

import streamlit as st

ICON = Path(__file__).parent / "icon.svg"
"""The icon of the browser tab: a file of ours, because icons by name come from the network."""

_MARKUP = frozenset("\\`*_{}[]<>()#+-.!|~$:&")

_CSS = """
<style>
.stMainBlockContainer { padding-top: 4.2rem; padding-bottom: 2rem; max-width: 1280px; }
[data-testid="stCaptionContainer"], .stRadio p { color: inherit; opacity: 0.85; }
[data-testid="stButtonGroup"] [data-selected="true"] { color: inherit !important; }
[data-testid="stStatusWidget"] { display: none; } /* its "Stop" is not ours, and blinks */
@media (max-width: 640px) { .stMainBlockContainer { padding-inline: 0.5rem; } }
</style>
"""


def tighten() -> None:
    """Use the width and height of the screen: a table belongs on one screen without scrolling."""
    st.html(_CSS)


def as_text(text: str) -> str:
    """Escape what Streamlit would read as markup in a message that may hold typed names."""
    return "".join(f"\\{char}" if char in _MARKUP else char for char in text)
