"""The one database of this server process, opened at the first need."""

from dataclasses import dataclass
from pathlib import Path

import streamlit as st
from streamlit.errors import StreamlitSecretNotFoundError

from riverlib.core import StoreError
from riverlib.play.backfill import Backfill
from riverlib.store import (
    Games,
    HouseRules,
    Listing,
    Progress,
    Results,
    ScoreFiles,
    Standings,
    open_database,
)


@dataclass(frozen=True, slots=True)
class Storage:
    """What the database holds."""

    games: Games
    house: HouseRules
    results: Results
    files: ScoreFiles
    progress: Progress
    """How far each learner has come."""
    standings: Standings
    """How the games stand."""
    listing: Listing
    """The games as a list tells them."""
    backfill: Backfill
    """Writes the results of games that an older version of the app kept."""


@st.cache_resource(show_spinner=False)
def _storage(url: str | None) -> Storage:
    engine = open_database(url)
    games, results = Games(engine), Results(engine)
    return Storage(
        games,
        HouseRules(engine),
        results,
        ScoreFiles(engine),
        Progress(engine),
        Standings(engine),
        Listing(engine),
        Backfill(games, results),
    )


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
    storage = storage_or_stop()
    return storage.games, storage.house


def storage() -> Storage:
    """Return everything that the database holds; raises ``StoreError``."""
    return _storage(_secret_url())


def storage_or_stop() -> Storage:
    """Return everything that the database holds, or say why it cannot be used and stop."""
    try:
        return storage()
    except StoreError as error:
        st.error("Your games cannot be opened.", icon=":material/error:")
        st.text(str(error))
        st.stop()
