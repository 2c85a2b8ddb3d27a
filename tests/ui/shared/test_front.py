"""The sheet that every page begins as."""

import asyncio
from typing import Any

import pytest
import streamlit as st

from riverlib.ui.shared import front, look


def answers() -> dict[str, Any]:
    """What is answered at each address."""
    routes = front.sheets(["cards", "race"], "Two games")
    return {route.path: asyncio.run(route.endpoint(None)) for route in routes}


def test_the_root_and_every_page_have_a_sheet() -> None:
    assert list(answers()) == ["/", "/cards", "/race"]


def test_each_page_is_told_where_the_root_is_before_any_script_asks() -> None:
    for answer in answers().values():
        text = answer.body.decode()
        assert "<title>Two games</title>" in text
        assert -1 < text.index("BACKEND_BASE_URL") < text.index('type="module"')


def test_the_looks_are_there_before_the_first_word_and_go_before_streamlits_own() -> None:
    for answer in answers().values():
        text = answer.body.decode()
        assert text.index("</head>") < text.index(look.STYLE) < text.index('id="root"')


def test_the_sheet_is_asked_for_again_after_an_update() -> None:
    assert answers()["/cards"].headers["cache-control"] == "no-cache"


def test_the_pages_may_stand_behind_a_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(st, "get_option", {"server.baseUrlPath": "/games/"}.get)
    assert list(answers()) == ["/games/", "/games/cards", "/games/race"]


def test_pages_with_figures_fetch_early_what_draws_them() -> None:
    routes = front.sheets(["charts", "cards"], "Two games")
    sheets = {route.path: asyncio.run(route.endpoint(None)).body.decode() for route in routes}  # type: ignore[arg-type]
    assert [path for path, text in sheets.items() if "PlotlyChart." in text] == ["/charts"]
    assert sheets["/charts"].index("PlotlyChart.") < sheets["/charts"].index("</head>")
