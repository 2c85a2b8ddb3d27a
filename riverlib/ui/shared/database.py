"""The one database of this server process, opened at the first need."""

from dataclasses import dataclass
from pathlib import Path

import streamlit as st
from streamlit.errors import StreamlitSecretNotFoundError

from riverlib.core import StoreError
from riverlib.play.filling import Filling
from riverlib.store import Games, HouseRules, Results, ScoreFiles, open_database


@dataclass(frozen=True, slots=True)
class Rooms:
    """What the database holds."""

    games: Games
    house: HouseRules
    results: Results
    files: ScoreFiles
    filling: Filling
    """Writes the results of games that an older version of the app kept."""


@st.cache_resource(show_spinner=False)
def _rooms(url: str | None) -> Rooms:
    engine = open_database(url)
    games, results = Games(engine), Results(engine)
    return Rooms(games, HouseRules(engine), results, ScoreFiles(engine), Filling(games, results))


def _secret_url() -> str | None:
    try:
        url = st.secrets.get("database_url")
    except StreamlitSecretNotFoundError as error:
        if any(Path(path).exists() for path in st.config.get_option("secrets.files")):
            raise StoreError(f"the secrets file cannot be read: {error}") from error
        return None  # no secrets file: the usual case at home
    return str(url) if url else None


def open_or_stop() -> tuple[Games, HouseRules]:
    """Return the stored games and house rules, or say why they cannot be used and stop."""
    rooms = rooms_or_stop()
    return rooms.games, rooms.house


def rooms_or_stop() -> Rooms:
    """Return everything that the database holds, or say why it cannot be used and stop."""
    try:
        return _rooms(_secret_url())
    except StoreError as error:
        st.error("Your games cannot be opened.", icon=":material/error:")
        st.text(str(error))
        st.stop()
