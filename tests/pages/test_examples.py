"""Pages without games show an example, called so, and no camera that is not there."""

from dataclasses import replace

import numpy as np
import pytest
from streamlit.testing.v1 import AppTest

from riverlib.analysis.example import example
from riverlib.cards import score
from riverlib.ui.charts.example import ends_finding, winner_finding
from tests.pages.app import open_app, plain


@pytest.mark.parametrize(
    ("scope", "figures"), [("one", 1), ("list", 0), ("all", 2), ("pairs", 1), ("season", 1)]
)
def test_an_example_is_called_so_and_there_is_a_way_to_play(scope: str, figures: int) -> None:
    at: AppTest = open_app("pages/charts.py", scope=scope)
    assert not at.exception
    charts = at.get("plotly_chart")
    assert len(charts) == figures
    assert all("An example." in chart.proto.alt for chart in charts)
    assert any("An example" in each.value for each in at.markdown)
    assert any(link.proto.label == "Play a game" for link in at.get("page_link"))
    assert not any("camera" in each.label for each in at.get("button_group"))


@pytest.mark.parametrize("scope", ["one", "list", "pairs", "season"])
def test_where_there_are_no_games_simulated_ones_are_a_click_away(scope: str) -> None:
    at = open_app("pages/charts.py", scope=scope)
    at.button(key="charts_to_simulated").click().run()
    assert not at.exception
    assert at.session_state["charts_from"] == "simulated"


def test_the_example_was_scored_by_its_rules() -> None:
    game = example().game
    assert game.variant is not None
    for deal in game.deals:
        for bid, taken, points in zip(deal.bids, deal.taken, deal.points, strict=True):
            size = deal.hand_size
            assert (
                points == score(game.variant.scoring, bid=bid, taken=taken, hand_size=size).points
            )
    assert [int(ends[0]) for ends in example().ends.values()] == list(game.totals[-1])


def test_what_the_example_says_is_computed() -> None:
    said = winner_finding(example())
    totals = sorted(example().game.totals[-1])
    assert f"won with {totals[-1]} points, {totals[-1] - totals[-2]} ahead" in plain(said)
    same = replace(example(), ends={"A": np.array([10, 20, 30, 40, 50])})
    assert ends_finding(same) == "Half of the totals were between 20 and 40 points"
