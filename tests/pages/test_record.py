"""The page of the record: whose it is, what is counted, and what the address holds."""

import pytest
from streamlit.testing.v1 import AppTest

from riverlib.play import CardMatch
from riverlib.store import Games, open_database
from tests.pages.app import open_app
from tests.pages.test_charts import DEARER, address, alts, card_log, texts

RECORD = "pages/record.py"


def open_record(**query: str) -> AppTest:
    at = open_app(RECORD, **query)
    assert not at.exception
    return at


@pytest.fixture
def games() -> Games:
    games = Games(open_database())
    for seed in range(9):
        CardMatch.open(games, card_log(("Anna", "Ben") if seed % 3 else ("Anna", "Cleo"), seed))
    return games


def metrics(at: AppTest) -> dict[str, str]:
    return {each.label: each.value for each in at.metric}


def test_without_games_it_says_where_to_go() -> None:
    assert "You have not played a game yet" in texts(open_record())


def test_whoever_played_most_is_shown_at_once(games: Games) -> None:
    at = open_record()
    assert at.multiselect(key="record_who").value == ["Anna"]
    assert metrics(at)["Games won"].endswith(" of 9")
    assert len(alts(at)) == 5
    assert address(at) == {}


def test_a_link_shows_somebody_else(games: Games) -> None:
    at = open_record(who="Ben", rules="Short")
    assert metrics(at)["Games won"].endswith(" of 6")
    assert address(at) == {"who": "Ben", "rules": "Short"}


def test_other_rules_of_the_same_name_count_apart(games: Games) -> None:
    CardMatch.open(games, card_log(("Anna", "Ben"), 9, DEARER))
    assert metrics(open_record())["Games won"].endswith(" of 10")
    assert metrics(open_record(rules="Short"))["Games won"].endswith(" of 9")
    assert metrics(open_record(rules="Short (2)"))["Games won"].endswith(" of 1")


def test_several_names_may_be_one_person(games: Games) -> None:
    at = open_record()
    at.multiselect(key="record_who").set_value(["Ben", "Cleo"]).run()
    assert metrics(at)["Games won"].endswith(" of 9")
    assert at.query_params["who"] == ["Ben", "Cleo"]


def test_nobody_chosen_is_asked(games: Games) -> None:
    at = open_record()
    at.multiselect(key="record_who").set_value([]).run()
    assert not at.exception
    assert "Choose who you are" in texts(at)


def test_few_games_say_that_nothing_is_sure(games: Games) -> None:
    at = open_record(who="Cleo")
    assert "nothing can be said for sure" in texts(at)
    assert "A trend needs eight games" in texts(at)


def test_a_name_from_elsewhere_is_not_taken(games: Games) -> None:
    at = open_record(who="<script>", rules="Nobody's")
    assert at.multiselect(key="record_who").value == ["Anna"]
    assert address(at) == {}
