"""The laboratory for who is new: the examples that come with the app, and what stands by them."""

import json
import re
from pathlib import Path

import numpy as np
import pytest
from streamlit.testing.v1 import AppTest

from riverlib import cards
from riverlib.analysis.lab.example import GAMES as EXAMPLE_GAMES
from riverlib.analysis.lab.example import example
from riverlib.analysis.lab.plan import Plan
from riverlib.analysis.lab.playing import run
from riverlib.store import HouseRules, open_database
from riverlib.ui.lab import usual
from riverlib.ui.lab.games import PAGES
from riverlib.ui.lab.set_up import SIZES
from riverlib.ui.lab.wishes import _SIZES as WISH_SIZES
from tests.pages.app import plain
from tests.pages.test_lab import SMALL, charts, open_lab, patient_page, play_lab, told

__all__ = ["patient_page"]  # a fixture that every test here takes


def usual_plans() -> list[Plan]:
    return [plan for page in PAGES.values() for plan in usual.plans(page)]


@pytest.mark.parametrize("game", ["cards", "race"])
@pytest.mark.parametrize("what", ["compare", "change", "wish"])
def test_who_is_new_sees_an_example_that_is_called_so(what: str, game: str) -> None:
    at = open_lab(what=what, game=game)
    assert charts(at) >= 1
    assert "An example] 2,000 games under each" in told(at)
    at = open_lab(what=what, game=game, players="3")
    assert charts(at) == 0
    assert "An example" not in told(at)


def test_the_other_game_begins_with_its_own_players_and_has_its_example() -> None:
    at = open_lab()
    at.segmented_control(key="lab_game").set_value("race").run()
    assert at.number_input(key="lab_players").value == 2
    assert "An example" in told(at)
    assert charts(at) >= 1


def test_who_plays_gets_more_games_than_the_example_has() -> None:
    for sizes in (SIZES, WISH_SIZES):
        assert sizes[0] == usual.GAMES > EXAMPLE_GAMES
        assert list(sizes) == sorted(sizes)


def test_an_example_says_how_many_games_its_button_plays() -> None:
    assert "plays 60 games for you under each" in told(open_lab())


def test_a_grey_start_says_why() -> None:
    assert "This was played" not in told(open_lab(**SMALL, seed="83"))
    at = play_lab(**SMALL, seed="83").run()
    assert at.button(key="lab_cards_start").disabled
    assert "This was played: the same games give the same numbers" in told(at)


def test_every_difference_stands_below_its_rule_set_with_its_reason() -> None:
    said = told(open_lab())
    assert "**Ile Fourchue**, compared with Family night" in said
    assert "- 18 more of 100 times a deal brings nothing or less" in said
    assert said.count("3 in 100 would be noticed: of the 80 bids") == 3  # one a measure


def test_of_other_rules_no_example_is_shown() -> None:
    assert charts(open_lab(**SMALL)) == 0
    assert charts(open_lab(bots=["random"])) == 0


def test_a_short_evening_is_said_to_be_shorter_still() -> None:
    """What new eyes found: 30 minutes at best here, ten minutes on the first page."""
    best = said_shorter(open_lab(what="wish", wish=["short"]))
    assert re.fullmatch(
        r"Shorter still: with “A short evening” in the set-up Oh Hell takes about 1\d minutes\.",
        best,
    )
    assert not said_shorter(open_lab(what="wish", wish=["close"]))
    assert not said_shorter(open_lab(what="wish", game="race", wish=["short"]))


def said_shorter(at: AppTest) -> str:
    """What is said of a shorter game."""
    return next((plain(each.value) for each in at.caption if "Shorter still" in each.value), "")


def test_a_familys_own_rules_do_not_keep_the_example_away(data_folder: Path) -> None:
    data = cards.variant_data(cards.find_variant("prediction"))
    HouseRules(open_database(None)).save("Granny's", data | {"hand_sizes": [1]}, game="cards")
    at = open_lab(what="wish")
    assert charts(at) == 1
    assert "Granny's" not in told(at)


@pytest.mark.slow
@pytest.mark.parametrize("plan", usual_plans(), ids=lambda plan: f"{plan.game}-{len(plan.rules)}")
def test_the_examples_are_what_the_bots_play_today(plan: Plan) -> None:
    """Otherwise ``python -m bench.example_lab`` writes them anew."""
    kept = example(plan)
    assert kept is not None
    shown, sums = kept
    played = run(shown)
    assert sums.keys == played.keys
    assert np.array_equal(sums.sums, played.sums)
    assert sums.finals == played.finals
    for no in range(2):
        for key in sums.keys:
            assert sums.ratio(key, no) == played.ratio(key, no) or not sums.has(key, no)


def test_one_rule_changed_shows_what_differs_most_and_what_a_deal_brings_as_a_table() -> None:
    at = open_lab(what="change")
    answered, curve = (json.loads(each.proto.spec) for each in at.get("plotly_chart"))
    heads = [each["text"] for each in answered["layout"]["annotations"]]
    top = next(each for each in heads if each.startswith("<b>"))
    axis = curve["layout"]["xaxis"]["title"]["text"]
    assert f"<b>{axis.removesuffix(' (of 100)')}</b>" == top
    said = told(at)
    minus = "\N{MINUS SIGN}"
    assert "Points for one deal, by what was bid and taken:" in said
    assert "| A miss costs | bid 3, take 1 | bid 1, take 3 | bid 4, take 1 |" in said
    assert f"| points for each trick off | {minus}1 | +1 | {minus}2 |" in said
    now = "points for each trick bid (as it is now)"
    assert f"| {now} | {minus}2 | +2 | {minus}3 |" in said
    assert said.count("(as it is now)") == 1
