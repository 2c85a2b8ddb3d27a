"""The costly choices of a finished game in a table, and all of them as a file to keep."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pandas as pd
import streamlit as st


def show(
    rows: Sequence[Mapping[str, Any]],
    columns: Sequence[str],
    *,
    cost_format: str,
    cost_help: str,
    rest: str,
    words: str,
    csv: Callable[[], bytes],
    file_name: str,
) -> None:
    """Show those choices of a review that cost something, all of them: the page scrolls.

    Parameters
    ----------
    columns : sequence of str
        The keys of a row, in their order; one is ``"Cost"``.
    cost_format, cost_help : str
        How a cost is written (printf), and what it is a part of.
    rest : str
        What is said of all other choices.
    words : str
        What stands on the button for the file.
    csv : callable
        Makes the file, once it is asked for.
    """
    if rows:
        st.dataframe(
            pd.DataFrame(rows, columns=list(columns)),
            key="review_decisions",
            hide_index=True,
            height="content",
            column_config={
                "Cost": st.column_config.NumberColumn(format=cost_format, help=cost_help)
            },
        )
    st.markdown(rest)
    keep(words, csv, file_name)


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
