"""Who is learning is asked once and known on every page that teaches."""

from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

from riverlib.store import Progress, open_database


def _page(url: str) -> None:
    import streamlit as st

    from riverlib.store import Progress, open_database
    from riverlib.ui.shared import learner

    if st.toggle("Elsewhere"):
        st.text(f"{learner.name()} learns")
    else:
        st.text(f"{learner.ask(Progress(open_database(url)))} learns")


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'river.sqlite3'}"


def _app(url: str) -> AppTest:
    return AppTest.from_function(_page, args=(url,), default_timeout=20)


def test_at_first_it_is_me(url: str) -> None:
    at = _app(url).run()
    assert not at.exception
    assert at.text[0].value == "Me learns"
    assert at.selectbox[0].options == ["Me"]


def test_whoever_learned_last_is_offered_first(url: str) -> None:
    progress = Progress(open_database(url))
    for learner in ("Ann", "Zoë"):
        progress.save(learner, "lesson", "hook", {})
    at = _app(url).run()
    assert at.text[0].value == "Zoë learns"
    assert at.selectbox[0].options == ["Zoë", "Ann", "Me"]


def test_the_name_stays_where_it_is_not_asked(url: str) -> None:
    progress = Progress(open_database(url))
    for learner in ("Ann", "Zoë"):
        progress.save(learner, "lesson", "hook", {})
    at = _app(url).run()
    at.selectbox[0].set_value("Ann").run()
    assert at.text[0].value == "Ann learns"
    at.toggle[0].set_value(True).run()
    assert at.text[0].value == "Ann learns"
    at.toggle[0].set_value(False).run()
    assert at.text[0].value == "Ann learns"
