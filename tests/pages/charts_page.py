"""The page of charts opened, and what it says."""

from dataclasses import replace
from typing import Any

from streamlit.testing.v1 import AppTest

from riverlib import cards
from riverlib.play import Player
from tests.analysis.games import SHORT, random_log
from tests.pages.app import open_app

CHARTS = "pages/charts.py"


def open_charts(**query: str) -> AppTest:
    at = open_app(CHARTS, **query)
    assert not at.exception
    return at


def address(at: AppTest) -> dict[str, str]:
    return {
        name: values if isinstance(values, str) else values[0]
        for name, values in at.query_params.items()
    }


def alts(at: AppTest) -> list[str]:
    return [chart.proto.alt for chart in at.get("plotly_chart")]


def texts(at: AppTest) -> str:
    parts = [*at.markdown, *at.caption, *at.info, *at.error, *at.warning, *at.subheader, *at.text]
    return " ".join(part.value for part in parts)


DEARER = replace(SHORT, scoring=cards.Scoring(bonus=20))
"""Other rules under the same name."""
LONG = replace(SHORT, hand_sizes=(4, 3, 2, 1, 2, 3))


def card_log(
    names: tuple[str, ...] = ("Anna", "<b>Ben</b>"), seed: int = 2, rules: cards.Variant = SHORT
) -> Any:
    seats = [Player(name).data() for name in names]
    return random_log(rules, len(names), seed, {"seats": seats, "seed": seed})
