"""Playing on from an earlier choice at a table that phones have joined: they come along."""

from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

from riverlib.cards.coach import review_job
from riverlib.play import Match, RaceMatch
from riverlib.race.coach.review import review as race_review_of
from riverlib.store import Games, open_database
from riverlib.ui.shared import house as ui_house
from tests.pages import test_race_review as of_race
from tests.pages.app import click, table_view
from tests.pages.home_tables import HouseWithoutNetwork
from tests.pages.test_card_review import opened, page_of, quick
from tests.pages.test_race_review import in_this_process, small, solved

__all__ = ["in_this_process", "quick", "small", "solved"]  # fixtures of both reviews
BEN = 1


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> HouseWithoutNetwork:
    monkeypatch.setenv("RIVER_DATA_DIR", str(tmp_path))
    made = HouseWithoutNetwork(Games(open_database()), tmp_path)
    monkeypatch.setattr(ui_house, "house", lambda: made)
    return made


def with_ben_at_a_phone(house: HouseWithoutNetwork, match: Match) -> None:
    house.open(match)
    house.sit_down(BEN)


def game_of(at: AppTest) -> str:
    assert not at.exception
    return str(at.query_params["game"])


def test_after_a_card_game_the_phones_play_on_from_the_choice_too(
    house: HouseWithoutNetwork,
) -> None:
    match = opened("person person random")
    with_ben_at_a_phone(house, match)
    at = page_of(match)
    job = review_job.ReviewJob(match.log, match.people)
    job.wait()
    worst = job.so_far.worst(match.people)[0]
    at.button(key=f"review_back_{worst.action_no}").click().run()
    assert house.table.game_id == game_of(at) != match.game_id
    assert house.table.seats()[BEN].place == "phone"
    assert (
        house.table.guest_at(BEN).session.match.log.actions
        == (match.log.actions[: worst.action_no])
    )


def test_after_a_race_the_phones_play_on_from_the_choice_too(house: HouseWithoutNetwork) -> None:
    log = of_race.finished("person person")
    match = RaceMatch.open(Games(open_database()), log)
    with_ben_at_a_phone(house, match)
    at = of_race.open_app("pages/race.py", game=match.game_id)
    (worst, *_) = race_review_of(log).worst((0, 1))
    at.button(key=f"review_back_{worst.action_no}").click().run()
    assert house.table.game_id == game_of(at) != match.game_id
    assert house.table.seats()[BEN].place == "phone"
    at.session_state["river_session"].wish = "original"
    at.run()
    assert house.table.game_id == game_of(at) == match.game_id
    assert house.table.seats()[BEN].place == "phone"
    assert any(str(each.key).startswith("review_back_") for each in at.button), "with its review"


def asked_in_the_middle(match: Match) -> AppTest:
    """The page once somebody has pressed "Play on from here" at a finished deal."""
    at = click(page_of(match), kind="look", deal=0)
    while not table_view(at)["looking"]["plays_on"]:
        at = click(at, kind="lesson", step="next")
    return click(at, kind="lesson", step="on")


def test_in_the_middle_of_a_game_the_host_is_asked_first_and_may_stay(
    house: HouseWithoutNetwork,
) -> None:
    match = opened("person person random", deals=1)
    match.next_deal()
    with_ben_at_a_phone(house, match)
    at = asked_in_the_middle(match)
    assert game_of(at) == house.table.game_id == match.game_id
    asked = [text.value for text in at.text if "in the middle of this game" in text.value]
    assert [text.startswith("**Ben** <b> is in the middle") for text in asked] == [True]
    at.button(key="home_stay").click().run()
    assert game_of(at) == house.table.game_id == match.game_id
    assert not [each for each in at.button if each.key == "home_along"]


def test_in_the_middle_of_a_game_everybody_is_taken_along(house: HouseWithoutNetwork) -> None:
    match = opened("person person random", deals=1)
    match.next_deal()
    with_ben_at_a_phone(house, match)
    at = asked_in_the_middle(match)
    at.button(key="home_along").click().run()
    assert house.table.game_id == game_of(at) != match.game_id
    assert house.table.seats()[BEN].place == "phone"


def test_where_nobody_has_sat_down_yet_nobody_is_asked(house: HouseWithoutNetwork) -> None:
    match = opened("person person random", deals=1)
    match.next_deal()
    house.open(match)
    at = asked_in_the_middle(match)
    assert house.table.game_id == game_of(at) != match.game_id
