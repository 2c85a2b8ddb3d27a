"""What is said of the bots' strength is what was measured."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from riverlib.cards.bots import LEVELS, MANNERS, key_of, measured
from riverlib.cards.bots.measured import (
    FILE,
    MANNERED,
    OWN_KIND,
    figures,
    in_hundred,
    strength_words,
)

SHIPPED = json.loads(FILE.read_text("utf-8"))["bots"]


def row(**figures: float) -> dict[str, float]:
    usual = {"made": 0.6, "points": 7.5, "ahead": 0.5, "won": 0.25, "bid": 1.4, "others_made": 0.6}
    errors = {f"{name}_error": 0.01 for name in usual}
    return usual | errors | figures


@pytest.fixture
def made_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bots: dict[str, Any] = {
        "casual": {"steady": row(made=0.54, ahead=0.34), "beginner": row(ahead=0.97)},
        "steady": {"steady": row(), "beginner": row(ahead=0.76)},
        "steady-careful": {"steady": row(bid=1.2, made=0.62, others_made=0.57)},
        "steady-bold": {"steady": row(bid=1.43, made=0.598)},
        "gone": {"steady": row()},
    }
    path = tmp_path / "strength.json"
    path.write_text(json.dumps({"rules": "these rules", "bots": bots}), "utf-8")
    monkeypatch.setattr(measured, "FILE", path)
    measured._read.cache_clear()
    yield
    measured._read.cache_clear()


@pytest.mark.usefixtures("made_up")
def test_words_come_from_the_figures() -> None:
    assert strength_words("casual") == (
        "Makes 54 of 100 bids among three Steady."
        " Ends ahead of a Beginner in 97 and of a Steady in 34 of 100 games."
    )
    assert strength_words("steady") == (
        "Makes 60 of 100 bids among three Steady. Ends ahead of a Beginner in 76 of 100 games."
    )
    assert strength_words("steady-careful") == (
        "With it a Steady bids 0.2 tricks less a deal, makes 2 more of 100 bids"
        " and the others make 3 fewer of 100 bids."
    )
    assert strength_words("casual-bold") == ""  # no more than chance
    assert strength_words("beginner") == strength_words("steady-spoiler") == ""
    assert "gone" not in figures()


def test_without_a_file_nothing_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measured, "FILE", tmp_path / "none.json")
    measured._read.cache_clear()
    assert strength_words("steady") == ""
    assert figures() == {}
    measured._read.cache_clear()


@pytest.mark.parametrize("bot", SHIPPED)
def test_what_is_said_is_what_the_file_says(bot: str) -> None:
    said = strength_words(bot)
    rows = SHIPPED[bot]
    if bot in LEVELS:
        assert said.startswith(f"Makes {in_hundred(rows['steady']['made'])} bids")
        told = re.findall(r"of a (\w+) in (\d+)", said)
        assert {name for name, _ in told} == {"Steady", "Beginner"} - {LEVELS[bot].name}
        for name, hundredths in told:
            share = next(rows[key]["ahead"] for key in LEVELS if LEVELS[key].name == name)
            assert abs(int(hundredths) / 100 - share) < 0.00501
    else:
        change = rows["steady"]["bid"] - SHIPPED[MANNERED]["steady"]["bid"]
        more = re.search(r"bids ([\d.]+) tricks (more|less)", said)
        if more:
            assert more[2] == ("more" if change > 0 else "less")
            assert abs(float(more[1]) - abs(change)) <= 0.05


def test_everybody_on_offer_is_in_the_file() -> None:
    manners = {key_of(MANNERED, manner) for manner in MANNERS}
    assert set(SHIPPED) == {*LEVELS, *manners}
    assert all(set(rows) >= {"steady", "beginner", OWN_KIND} for key, rows in SHIPPED.items()
               if key in LEVELS)  # fmt: skip


def test_each_level_is_stronger_than_the_one_before() -> None:
    """In points and in games, among the strong and among the weak."""
    levels = [SHIPPED[key] for key in LEVELS]
    for company in ("steady", "beginner"):
        for figure in ("points", "ahead"):
            found = [rows[company][figure] for rows in levels]
            assert found == sorted(found), (company, figure)
