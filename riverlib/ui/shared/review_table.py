"""Every choice of a finished game in a table, and as a file to keep."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pandas as pd
import streamlit as st

_MANY, _HEIGHT = 10, 380  # rows from which on the table scrolls, and its height then, in pixels


def show(
    rows: Sequence[Mapping[str, Any]],
    columns: Sequence[str],
    *,
    cost_format: str,
    cost_help: str,
    words: str,
    csv: Callable[[], bytes],
    file_name: str,
) -> None:
    """Show the choices of a review.

    Parameters
    ----------
    columns : sequence of str
        The keys of a row, in their order; one is ``"Cost"``.
    cost_format, cost_help : str
        How a cost is written (printf), and what it is a part of.
    words : str
        What stands on the button for the file.
    csv : callable
        Makes the file, once it is asked for.
    """
    st.dataframe(
        pd.DataFrame(rows, columns=list(columns)),
        key="review_decisions",
        hide_index=True,
        height="content" if len(rows) < _MANY else _HEIGHT,
        column_config={"Cost": st.column_config.NumberColumn(format=cost_format, help=cost_help)},
    )
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
