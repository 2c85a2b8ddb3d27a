"""The page that says how good the bots are."""

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from riverlib.cards import bots as card_bots
from riverlib.cards.bots import measured as card_strength
from riverlib.figures.bots import all_against_all
from riverlib.race import bots as race_bots
from riverlib.race.bots import measured as race_strength
from riverlib.ui.charts import bots
from riverlib.ui.shared.setting_up.faces import DOTS, level
from tests.pages.app import CARD_GAME, RACE, open_app, view_of

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
    raced = {each["name"]: each["line"] for each in view_of(at, "race_bots")["bots"]}
    strongest_first = list(reversed(race_bots.BOTS.values()))
    assert raced == {bot.name: bot.line for bot in strongest_first}
    assert list(raced) == [bot.name for bot in strongest_first]
    measured = {each["name"]: each["measured"] for each in view_of(at, "race_bots")["bots"]}
    assert measured["Dreamer"] == "Beats Shepherd in 66 of 100 races."
    guide = {each["name"]: each for each in view_of(at, "card_bots")["bots"]}
    assert list(guide) == [bot.name for bot in reversed(card_bots.LEVELS.values())]
    heads = [each.value for each in at.header]
    assert heads.index("Up and Down the River") < heads.index("Race to the Harbour")
    for key, bot in card_bots.LEVELS.items():
        assert guide[bot.name]["line"] == bot.line
        assert guide[bot.name]["measured"] == bots._measured_words(key)
    assert all(manner.line in told for manner in card_bots.MANNERS.values())
    assert "goes first wins 45.6 of 100 races" in told
    assert "One Pilot among 2 Steady bots wins 47.9 of 100" in told
    said = [each.value for each in at.subheader]
    assert "Pilot beats Steady in 58 of 100 races, Dreamer in 79" in said
    made, won = at.get("plotly_chart")
    assert made.proto.alt.startswith("Expert makes ")
    assert won.proto.alt.startswith("Pilot beats Steady")
    assert any("bench.race_bots" in each.value for each in at.caption)


def test_the_finding_about_bids_is_what_was_measured() -> None:
    measured = {
        "expert": {"steady": {"made": 0.698, "made_error": 0.01}},
        "beginner": {"steady": {"made": 0.452, "made_error": 0.01}},
    }
    assert bots.made_finding(measured) == "Expert makes 70 of 100 bids, Beginner 45"


def test_without_figures_the_page_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "RACE_FILE", tmp_path / "none.json")
    at = open_app(PAGE)
    assert not at.exception
    assert any("not been measured yet" in info.value for info in at.info)


def test_the_figures_that_are_shipped_can_be_shown() -> None:
    at = open_app(PAGE)
    assert not at.exception
    table = next(frame.value for frame in at.dataframe if "Bids made" in frame.value)
    assert set(table["Bot"]) == {card_bots.find_bot(key).name for key in card_strength.figures()}
    races = next(frame.value for frame in at.dataframe if "Races" in frame.value)
    named = {*races["Bot"], *races["Against"]}
    assert named == {bot.name for bot in race_bots.BOTS.values()}
    assert races["Bot"].iloc[0] == "Pilot"
    assert len(races) == len(named) * (len(named) - 1) / 2
    note = next(each.value for each in at.caption if "bench.race_bots" in each.value)
    assert "A shared win counts half" in note.replace("\\", "")
    assert "of three or four at least 2,000" in note.replace("\\", "")
    assert min(races["Races"]) >= 20_000


def test_a_pairing_is_read_from_both_sides() -> None:
    found = bots.matrix(SAMPLE, ["pilot", "steady", "random"])
    assert found[1, 0] == pytest.approx(0.42)
    assert np.isnan(np.diag(found)).all()


def test_words_tell_what_the_figure_of_pairs_does_not() -> None:
    assert bots.race_sentences(SAMPLE, NAMES) == [
        "Of two Pilot bots the one that goes first wins 45.6 of 100 races (± 0.7).",
        "One Pilot among 2 Steady bots wins 47.9 of 100 (± 2.1; 33.3 would be even).",
    ]


def test_every_pairing_has_a_line_with_its_interval() -> None:
    table = bots.race_table(SAMPLE, NAMES)
    assert list(table.iloc[0]) == ["Pilot", "Steady", "58% ± 0.7%", 20_000]
    assert list(table["Bot"]) == ["Pilot", "Pilot", "Steady"]


def test_both_sides_of_a_pairing_come_to_a_hundred() -> None:
    twice = [
        {"players": 2, "bot": bot, "against": against, "share": share, "error": 0.006}
        for bot, against, share in (("steady", "random", 0.72), ("random", "steady", 0.30))
    ]
    measured = {"pairings": [each | {"games": 20_000} for each in twice]}
    found = bots.matrix(measured, ["steady", "random"])
    assert found[0, 1] == pytest.approx(0.71)
    assert found[0, 1] + found[1, 0] == pytest.approx(1)
    (row,) = bots.race_table(measured, NAMES).to_dict("records")
    assert row == {"Bot": "Steady", "Against": "Dreamer", "Wins": "71% ± 0.4%", "Races": 40_000}
    drawn = all_against_all(list(NAMES.values())[:2], np.array([[np.nan, 0.805], [0.195, np.nan]]))
    assert drawn.data[0].text == (["", "80"], ["20", ""])


def test_bots_are_called_alike_where_they_were_measured_alike() -> None:
    """What the eyes found: Sprinter was medium as Steady is, and lost 28 to 72 to it."""
    shares, order = race_strength.shares(bots.read(bots.RACE_FILE) or {}), list(race_bots.BOTS)
    said = [level(place, len(order)) for place in range(len(order))]
    for (worse, harder), (one, other) in zip(pairwise(order), pairwise(said), strict=True):
        assert (shares[harder, worse] < 0.55) == (one == other), harder


@pytest.mark.parametrize("bots", [4, 5])
def test_dots_and_words_are_one_scale(bots: int) -> None:
    """What fresh eyes found: four dots of five, called medium."""
    words = [level(place, bots) for place in range(bots)]
    dots = [DOTS[word] for word in words]
    assert dots == sorted(dots)
    assert (DOTS["easy"], DOTS["medium"], DOTS["hard"]) == (1, 3, 5)


def test_the_bots_of_the_game_that_somebody_comes_from_stand_first() -> None:
    for page, first in ((RACE, "Race to the Harbour"), (CARD_GAME, "Up and Down the River")):
        at = open_app(page)
        at.switch_page(PAGE).run()
        assert at.header[0].value == first
