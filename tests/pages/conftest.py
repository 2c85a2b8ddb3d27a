"""Page tests: the server is new, and has its first start behind it."""

from typing import Any

import pytest
import streamlit as st
from streamlit.components.v2 import manifest_scanner
from streamlit.runtime.pages_manager import PagesManager

from riverlib.analysis import chances_sample
from riverlib.cards.coach import worth
from riverlib.play import CardMatch
from riverlib.race.coach.preparing import Preparation
from riverlib.store import Games, open_database
from riverlib.ui.shared import kernels
from tests.analysis.games import SHORT
from tests.pages.charts_page import card_log


@pytest.fixture(autouse=True)
def new_server() -> None:
    """What a server keeps for all its windows belongs to one test's data folder."""
    st.cache_resource.clear()


@pytest.fixture(autouse=True)
def no_looking_through_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every AppTest searches all packages for components: that takes longer than the page."""
    monkeypatch.setattr(manifest_scanner, "scan_component_manifests", list)


@pytest.fixture(autouse=True)
def long_started_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """AppTest takes every run for the first since a start; ui/shared/entry.py is for that one."""
    make = PagesManager.__init__

    def make_after_navigation(self: PagesManager, *args: Any, **kwargs: Any) -> None:
        make(self, *args, **kwargs)
        PagesManager.uses_pages_directory = False

    monkeypatch.setattr(PagesManager, "__init__", make_after_navigation)


@pytest.fixture(autouse=True)
def no_reckoning(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages start no solving in the background: what they show before chances are known."""
    monkeypatch.setattr(worth, "prepare", lambda: None)
    monkeypatch.setattr(Preparation, "warm_up", lambda self: None)
    monkeypatch.setattr(Preparation, "solve", lambda self, layout: None)
    monkeypatch.setattr(Preparation, "wait_until_warm", lambda self, seconds: False)


@pytest.fixture(autouse=True)
def patient_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a browser nothing polls: a page waits for its kernels; none are compiled ahead."""
    monkeypatch.setattr(kernels, "_PATIENCE", 120.0)
    monkeypatch.setattr(kernels, "compile_all", lambda: None)


@pytest.fixture
def games() -> Games:
    """The app's own games."""
    return Games(open_database())


@pytest.fixture
def game_id(games: Games) -> str:
    """A finished card game of two."""
    return CardMatch.open(games, card_log()).game_id


@pytest.fixture(scope="module")
def compiled() -> None:
    """Compile the fast kernels before a page's time is taken: on a new machine it takes long."""
    chances_sample(SHORT, 2)
