"""The page that says how good the bots are."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from riverlib.cards import bots as card_bots
from riverlib.race import bots as race_bots
from riverlib.ui.charts import bots
from tests.pages.app import open_app

PAGE = "pages/bots.py"
NAMES = {key: bot.name for key, bot in race_bots.BOTS.items()}
SAMPLE: dict[str, Any] = {
    "command": "python -m bench.race_bots --games 20000 --seed 7",
    "date": "2026-11-21",
    "seed": 7,
    "pairings": [
        {"players": 2, "bot": "steady", "against": "random", "share": 0.713, "error": 0.006},
        {"players": 2, "bot": "pilot", "against": "steady", "share": 0.58, "error": 0.007},
        {"players": 2, "bot": "pilot", "against": "random", "share": 0.79, "error": 0.006},
        {"players": 2, "bot": "pilot", "against": "pilot", "share": 0.5, "error": 0.007},
        {"players": 3, "bot": "pilot", "against": "steady", "share": 0.479, "error": 0.021},
    ],
}
for _pairing in SAMPLE["pairings"]:
    _pairing |= {"games": 20_000, "first_share": 0.456, "first_error": 0.007}


@pytest.fixture
def measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "strength.json"
    path.write_text(json.dumps(SAMPLE), "utf-8")
    monkeypatch.setattr(bots, "RACE_FILE", path)


@pytest.mark.usefixtures("measured")
def test_every_bot_is_introduced_and_measured() -> None:
    at = open_app(PAGE)
    assert not at.exception
    told = " ".join(each.value.replace("\\", "") for each in at.markdown)
    for bot in (*race_bots.BOTS.values(), *card_bots.BOTS.values()):
        assert bot.name in told
        assert bot.line in told
    assert "Pilot beats Steady in 58 of 100 races." in told
    assert "goes first wins 45.6 of 100 races" in told
    assert "One Pilot among 2 Steady bots wins 47.9 of 100" in told
    assert at.get("plotly_chart")
    assert any("bench.race_bots" in each.value for each in at.caption)


def test_without_figures_the_page_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "RACE_FILE", tmp_path / "none.json")
    at = open_app(PAGE)
    assert not at.exception
    assert "not been measured yet" in at.info[0].value


def test_the_figures_that_are_shipped_can_be_shown() -> None:
    at = open_app(PAGE)
    assert not at.exception
    table = next(frame.value for frame in at.dataframe if "Bids made" in frame.value)
    assert list(table["Bids made"]) == ["63.3 % ± 1 %", "63.1 % ± 0.3 %"]
    races = next(frame.value for frame in at.dataframe if "Races" in frame.value)
    assert set(races["Bot"]) == {bot.name for bot in race_bots.BOTS.values()}
    assert min(races["Races"]) >= 20_000


def test_a_pairing_is_read_from_both_sides() -> None:
    found = bots.matrix(SAMPLE, ["pilot", "steady", "random"])
    assert found[1, 0] == pytest.approx(0.42)
    assert np.isnan(np.diag(found)).all()


def test_each_is_compared_with_the_next_weaker_one() -> None:
    said = bots.race_sentences(SAMPLE, NAMES)
    assert said[:1] == ["Pilot beats Steady in 58 of 100 races."]


def test_every_pairing_has_a_line_with_its_interval() -> None:
    table = bots.race_table(SAMPLE, NAMES)
    assert list(table.iloc[1]) == ["Pilot", "Steady", "58 % ± 0.7 %", 20_000]
