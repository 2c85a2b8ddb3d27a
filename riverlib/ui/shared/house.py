"""The tables at home of this server: one house for the process, opened again after a kill."""

import logging

import streamlit as st

from riverlib.core import RiverError, data_folder
from riverlib.live.home.front_door import house_of
from riverlib.live.home.open_house import OpenHouse
from riverlib.ui.shared import database, kernels

_log = logging.getLogger(__name__)


@st.cache_resource(show_spinner=False)
def house() -> OpenHouse:
    """Return the house of this server; raises ``StoreError`` where games cannot be opened."""
    return house_of(database.storage().games, data_folder(), kernels.preparation)


def reopen() -> None:
    """Open again what was open when the server ended."""
    try:
        house().restore()
    except RiverError as error:
        _log.warning("The tables for phones were not opened again: %s.", error)
