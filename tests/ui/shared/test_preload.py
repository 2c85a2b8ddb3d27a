"""The part of Streamlit that draws figures is fetched early; an upgrade may name it otherwise."""

import sys

from riverlib.ui.shared import preload


def test_the_browsers_part_is_where_it_was() -> None:
    assert preload.script() is not None, "Streamlit has changed: figures come late"


def test_the_servers_part_is_loaded_once() -> None:
    thread = preload.load()
    thread.join(60)
    assert preload.load() is thread
    assert "plotly.graph_objects" in sys.modules
