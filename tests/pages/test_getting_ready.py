"""While a new computer's kernels are compiled every page says so, and none waits."""

from types import SimpleNamespace
from typing import Any

import pytest

from riverlib.ui.shared import kernels
from tests.pages.app import open_app, plain


@pytest.fixture
def compiling(monkeypatch: pytest.MonkeyPatch) -> None:
    """Kernels that are not ready yet."""
    slow = SimpleNamespace(wait=lambda _: False, load=lambda: SimpleNamespace(is_over=False))
    monkeypatch.setattr(kernels, "CARDS", slow)


@pytest.mark.usefixtures("compiling")
@pytest.mark.parametrize("scope", ["one", "all"])
def test_charts_of_games_in_bulk_wait_with_a_sentence(scope: str) -> None:
    query: dict[str, Any] = {"from": "simulated", "scope": scope, "rules": "oh-hell"}
    at = open_app("pages/charts.py", **query)
    assert not at.exception
    assert any("getting ready" in plain(each.value) for each in at.info)
    assert not at.get("plotly_chart")
    assert at.query_params["rules"] == "oh-hell"


def test_the_river_says_that_its_chances_will_come() -> None:
    at = open_app("pages/home.py")
    at.button(key="home_play_race").click().run()
    assert not at.exception
    parts = [each.proto.json for each in at.get("bidi_component")]
    assert any('"chances_due": true' in each for each in parts)
