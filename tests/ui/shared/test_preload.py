"""The part of Streamlit that draws figures is fetched early; an upgrade may name it otherwise."""

import sys

import pytest

from riverlib.ui.shared import preload


def test_the_browsers_part_is_where_it_was() -> None:
    assert preload.script() is not None, "Streamlit has changed: figures come late"


def test_the_servers_part_is_loaded_once() -> None:
    thread = preload.load()
    thread.join(60)
    assert preload.load() is thread
    assert "plotly.graph_objects" in sys.modules


@pytest.mark.filterwarnings("error::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_server_that_is_ended_meanwhile_says_nothing_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(_module: str) -> None:
        raise RuntimeError("can't register atexit after shutdown")

    monkeypatch.setattr(preload, "import_module", refuse)
    preload.load.cache_clear()
    thread = preload.load()
    thread.join(10)
    preload.load.cache_clear()
    assert not thread.is_alive()
