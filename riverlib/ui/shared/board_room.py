"""The room that a page leaves to its board."""

import streamlit as st

# A board is as high as the window lets it; a wide window gives it the breadth that suits it.
# Streamlit fades what waits for an answer. A board shows by itself that it waits, and the mere
# beginning of a fade gives it a layer of its own: the whole page is painted anew, at each click.
# What lies below a board, such as its rules, is found by a bar that is no part of the game.
# On a phone that lies on its side the page's menu and the board share 390 pixels: no gap between.
_CSS = """
<style>
.stMainBlockContainer { max-width: max(1280px, min(calc((100svh - 158px) * 1.76 + 97px), 1800px)); }
.stMain { scrollbar-width: thin; scrollbar-color: rgba(150, 130, 90, 0.45) transparent; }
.stApp [data-testid="stElementContainer"]:is(
    .st-key-card_table, .st-key-river, .st-key-home_table
  ) {
  opacity: 1 !important; transition: none !important;
}
@media (min-width: 641px) { .stMainBlockContainer { padding-inline: clamp(1rem, 3vw, 2.4rem); } }
@media (max-height: 520px) and (orientation: landscape) {
  .stMainBlockContainer { padding-bottom: 0.5rem; }
}
</style>
"""


def make_room() -> None:
    """Let the board of this page use the window: call it once, before the board is mounted."""
    st.html(_CSS)
