"""The page that says how far the chances can be trusted says what was measured, and no more."""

import json
from pathlib import Path
from typing import Any

import pytest

from riverlib.cards.coach import calibration
from riverlib.ui.charts import trust
from tests.pages.app import open_app, plain

PAGE = "pages/trust.py"


@pytest.fixture
def shipped() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(calibration.FILE.read_text("utf-8"))
    return found


def test_the_page_says_what_the_file_says(shipped: dict[str, Any]) -> None:
    at = open_app(PAGE)
    assert not at.exception
    told = plain(" ".join(each.value for each in at.markdown))
    bids = shipped["bids"]
    assert f"asked about {bids['decisions']:,} decisions" in told
    assert "70%, it came true" in told
    assert plain(at.subheader[0].value) == trust.finding(bids["tenths"])
    assert f"{bids['brier']:.3f}" in told
    assert at.get("plotly_chart")
    assert any(shipped["command"] in plain(each.value) for each in at.caption)
    by_cards, by_players = (frame.value for frame in at.dataframe)
    assert set(by_cards["Cards dealt"]) <= {row["group"] for row in bids["by_cards"]}
    for row in bids["by_players"]:
        if row["cases_70"] >= 50:
            line = by_players[by_players["Players"] == row["group"]].iloc[0]
            assert line["Times"] == row["cases_70"]
            assert line["Came true"] == f"{row['came_70'] * 100:.0f}%"


def test_the_chance_to_win_has_its_figure_too(shipped: dict[str, Any]) -> None:
    at = open_app(PAGE)
    at.button_group(key="trust_kind").set_value("wins").run()
    assert not at.exception
    told = plain(" ".join(each.value for each in at.markdown))
    assert plain(at.subheader[0].value) == trust.finding(shipped["wins"]["tenths"])
    assert f"{shipped['wins']['games']:,} whole games" in told


def test_without_a_check_the_page_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    lines = {"lines": {"bid": [[0, 1, 0]], "play": [[0, 1, 0]]}, "power": 1}
    path = tmp_path / "calibration.json"
    path.write_text(json.dumps(lines), "utf-8")
    monkeypatch.setattr(calibration, "FILE", path)
    calibration.measured.cache_clear()
    try:
        at = open_app(PAGE)
        assert "not been checked yet" in at.info[0].value
    finally:
        calibration.measured.cache_clear()


def test_what_is_shipped_keeps_what_was_promised(shipped: dict[str, Any]) -> None:
    bids = shipped["bids"]
    assert bids["decisions"] >= 20_000  # the script's own number of deals gives over 20,000
    assert bids["certain_wrong"] == 0
    assert trust.furthest(bids["tenths"]) <= 0.03
    assert bids["brier"] <= bids["brier_uncorrected"]
    kinds = shipped["lines"]
    assert all(slope > 0 for kind in ("bid", "play") for _, slope, _ in kinds[kind])


def test_a_group_of_few_cases_is_left_out() -> None:
    rows = [
        {"group": "1", "said_70": 0.7, "came_70": 0.66, "cases_70": 400},
        {"group": "2", "said_70": None, "came_70": None, "cases_70": 0},
    ]
    table = trust.table_of_70(rows, "Players")
    assert table.to_dict("records") == [
        {"Players": "1", "Said": "70%", "Came true": "66%", "Times": 400}
    ]
    assert list(trust.table_of_70(rows[1:], "Players").columns) == list(table.columns)


def test_the_finding_counts_only_what_has_cases_enough() -> None:
    rows = [
        {"said": 0.5, "came": 0.48, "cases": 900},
        {"said": 0.9, "came": 0.5, "cases": 20},
    ]
    assert trust.finding(rows) == "What was said came true as often, give or take 2 points of 100"
