"""The page of score trajectories: where the numbers come from, then the figures."""

import streamlit as st

from riverlib.core import StoreError
from riverlib.ui.charts import files, mine, simulated
from riverlib.ui.shared import picture
from riverlib.ui.shared.address import Address
from riverlib.ui.shared.database import Storage

_SOURCES = {"mine": "My games", "file": "A file", "simulated": "Simulated"}
_SCOPES = {"one": "One game", "all": "All together"}


def show(storage: Storage) -> None:
    """Show the page."""
    address = Address("charts")
    st.title("Score trajectories")
    with st.container(horizontal=True):
        source = address.one_of("from", _SOURCES, "Where the games come from")
        scope = address.one_of("scope", _SCOPES, "One game or all together")
    saved_key = address.key("save", picture.FORMATS, picture.FORMATS[0])
    saved_as: str = st.session_state[saved_key]
    is_one = scope == "one"
    try:
        if source == "simulated":
            simulated.show(address, saved_as, is_one=is_one)
        elif source == "file":
            files.show(storage.files, address, saved_as, is_one=is_one)
        elif is_one:
            mine.show_one(storage, address, saved_as)
        else:
            mine.show_together(storage, address, saved_as)
    except StoreError as error:
        st.error("Your games cannot be read just now.", icon=":material/error:")
        st.text(str(error))
    picture.picture_format(address, saved_key)
    address.drop_the_rest()
