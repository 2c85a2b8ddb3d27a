"""The page of charts: where the numbers come from, then the figures."""

import streamlit as st

from riverlib.core import StoreError
from riverlib.ui.charts import files, game_list, mine, pairs, season_page, simulated
from riverlib.ui.charts.into_sight import top_into_sight
from riverlib.ui.shared import ease, picture
from riverlib.ui.shared.address import Address
from riverlib.ui.shared.database import Storage

_SOURCES = {"mine": "My games", "file": "A file", "simulated": "Simulated"}
_TOLD = {
    "mine": "How your games went, deal by deal and round by round",
    "file": "How games went that were written down",
    "simulated": "How games go that bots play",
}
_SCOPES = {"one": "One game", "all": "All games"}
_OF_MINE = {"one": "One game", "list": "List", "all": "All games"}
_OF_MINE |= {"pairs": "Head to head", "season": "Season"}
_OF_MANY = {"list": game_list.show, "pairs": pairs.show, "season": season_page.show}


def show(storage: Storage) -> None:
    """Show the page."""
    address = Address("charts")
    with ease.headline("Charts", wraps=True):
        source = address.one_of_list("from", _SOURCES, "Where the games come from", 140)
        scopes = _OF_MINE if source == "mine" else _SCOPES
        scope = address.one_of("scope", scopes, "What to look at")
    with st.container(key="subtitle"):
        st.caption(_TOLD[source])
    with picture.gathered(address, picture.PAGE) as saved_as:
        _show(storage, address, source, scope, saved_as)
    address.drop_the_rest()


def _show(storage: Storage, address: Address, source: str, scope: str, saved_as: str) -> None:
    is_one = scope == "one"
    try:
        if source == "simulated":
            simulated.show(address, saved_as, is_one=is_one)
        elif source == "file":
            files.show(storage.files, address, saved_as, is_one=is_one)
        elif is_one:
            top_into_sight()  # before the figures: they are long in coming
            mine.show_one(storage, address, saved_as)
        elif scope == "all":
            mine.show_together(storage, address, saved_as)
        else:
            mine.read_older(storage)
            _OF_MANY[scope](storage, address, saved_as)
    except StoreError as error:
        st.error("Your games cannot be read just now.", icon=":material/error:")
        st.text(str(error))
