"""All choices of a finished game as a file to keep."""

from collections.abc import Callable

import streamlit as st


def keep(words: str, csv: Callable[[], bytes], file_name: str) -> None:
    """Offer all choices as a file."""
    st.download_button(
        words,
        data=csv,
        file_name=file_name,
        mime="text/csv",
        on_click="ignore",
        key="review_csv",
    )
