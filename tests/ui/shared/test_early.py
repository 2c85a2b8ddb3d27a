"""The part of Streamlit that draws figures is fetched early; an upgrade may name it otherwise."""

import sys

from riverlib.ui.shared import early


def test_the_browsers_part_is_where_it_was() -> None:
    assert early._script() is not None, "Streamlit has changed: figures come later than they could"


def test_the_servers_part_is_loaded_once() -> None:
    thread = early.load()
    thread.join(60)
    assert early.load() is thread
    assert "plotly.graph_objects" in sys.modules
