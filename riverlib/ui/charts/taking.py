"""Games to take away, whole, as a file that can be brought back."""

from collections.abc import Callable, Iterable
from functools import partial

import streamlit as st

from riverlib import analysis
from riverlib.core import GameLog
from riverlib.ui.shared import picture


def offer_game(game: analysis.GameScores, *, name: str, file: str) -> None:
    """Offer a card game as CSV and as JSON.

    Parameters
    ----------
    name : str
        Tells this game's buttons from those of another.
    file : str
        Name of the files, without an ending.
    """
    picture.offer(partial(_offer_files, lambda: [game], "Whole game", name, file))


def offer_games(
    games: Callable[[], Iterable[analysis.GameScores]], *, name: str, what: str
) -> None:
    """Offer many card games in one file; they are read when somebody asks for it."""
    picture.offer(partial(_offer_files, games, what, name, name))


def offer_race(course: analysis.RaceCourse, log: GameLog, *, name: str, file: str) -> None:
    """Offer a finished race whole; the log of another holds the throws to come.

    ``name`` and ``file`` as in ``offer_game``.
    """
    if course.is_over:
        picture.offer(partial(_race_button, log, name, file))


def _race_button(log: GameLog, name: str, file: str) -> None:
    st.download_button(
        "Whole race (JSON)",
        data=log.to_json,
        file_name=f"{file}.json",
        mime="application/json",
        on_click="ignore",
        key=f"charts_take_json_{name}",
        type="tertiary",
        icon=":material/download:",
    )


def _offer_files(
    games: Callable[[], Iterable[analysis.GameScores]], what: str, name: str, file: str
) -> None:
    for ending, mime, write in (
        ("csv", "text/csv", csv_bytes),
        ("json", "application/json", json_bytes),
    ):
        st.download_button(
            f"{what} ({ending.upper()})",
            data=lambda write=write: write(games()),  # type: ignore[misc]
            file_name=f"{file}.{ending}",
            mime=mime,
            on_click="ignore",
            key=f"charts_take_{ending}_{name}",
            type="tertiary",
            icon=":material/download:",
        )


def csv_bytes(games: Iterable[analysis.GameScores]) -> bytes:
    """Write games as a table, with the mark by which spreadsheets know UTF-8."""
    return analysis.to_csv(games).encode("utf-8-sig")


def json_bytes(games: Iterable[analysis.GameScores]) -> bytes:
    """Write games as JSON."""
    return analysis.to_json(games).encode()
