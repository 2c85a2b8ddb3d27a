"""The next game of the evening is another one: whoever sits at a phone comes along to it."""

from pathlib import Path
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from riverlib import cards, race
from riverlib.play import CardMatch, Player, RaceMatch
from riverlib.store import Games, open_database
from riverlib.ui.shared import house as ui_house
from tests.pages.app import CARD_GAME, RACE, click, open_app
from tests.pages.home_tables import HouseWithoutNetwork

ANNA, BEN, MIA, ZOE, GRANDMA = range(5)
PEOPLE = ("Anna", "Ben", "Mia", "Zoe", "Grandma")
FAMILY = (*map(Player, PEOPLE), Player("Otter", "expert-bold"))
SHORT = cards.Variant(key="short", name="Short", hand_sizes=(1,))


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> HouseWithoutNetwork:
    monkeypatch.setenv("RIVER_DATA_DIR", str(tmp_path))
    games = Games(open_database())
    made = HouseWithoutNetwork(games, tmp_path)
    monkeypatch.setattr(ui_house, "house", lambda: made)
    made.open(CardMatch.start(games, SHORT, FAMILY, first_dealer=0, seed=3))
    return made


def names(at: AppTest, place: str) -> list[str]:
    count = int(at.segmented_control(key=f"{place}_players").value or 0)
    return [str(at.text_input(key=f"{place}_name_{seat}").value) for seat in range(count)]


def words(at: AppTest) -> str:
    return " ".join(each.value for each in (*at.text, *at.caption)).replace("\\", "")


def test_where_nobody_is_at_a_phone_nothing_is_offered(house: HouseWithoutNetwork) -> None:
    at = open_app(RACE)
    assert names(at, "race") == ["You", "Otter"]
    assert "by phone" not in words(at)


def test_a_race_after_the_cards_takes_the_phones_along(house: HouseWithoutNetwork) -> None:
    for seat in (BEN, GRANDMA):
        house.sit_down(seat)
    at = open_app(RACE)
    assert "Ben and Grandma sit at your table by phone." in words(at)
    assert names(at, "race") == ["Anna", "Ben", "Mia", "Grandma"], "four can race"
    at.button(key="race_start").click().run()
    assert not at.exception
    assert (house.table.game_key, house.table.game_id) == ("race", at.query_params["game"])
    places = [each.place for each in house.table.seats()]
    assert places == ["here", "phone", "free", "phone"]


def test_the_company_of_the_table_stands_in_the_set_up_once(house: HouseWithoutNetwork) -> None:
    house.sit_down(BEN)
    at = open_app(CARD_GAME)
    assert names(at, "setup") == [player.name for player in FAMILY]
    assert at.selectbox(key=f"setup_kind_{len(FAMILY) - 1}").value == "expert"
    at.text_input(key="setup_name_0").set_value("Papa").run()
    assert names(at, "setup")[0] == "Papa", "what is typed stays"


def test_a_bot_that_the_next_game_knows_plays_on(house: HouseWithoutNetwork) -> None:
    """Its key may have a hyphen of its own, as a manner has before it."""
    players = (Player("Anna"), Player("Ben"), Player("Heron", "front-runner"))
    games = Games(open_database())
    house.open(RaceMatch.start(games, race.DEFAULT_LAYOUT, players, first=0, seed=3))
    house.tables.all[-1].sit(BEN, "Ben", None)
    at = open_app(RACE)
    assert at.selectbox(key="race_kind_2").value == "front-runner"


def test_whoever_has_no_seat_is_named(house: HouseWithoutNetwork) -> None:
    for seat in (BEN, MIA, ZOE, GRANDMA):
        house.sit_down(seat)
    at = open_app(RACE)
    assert names(at, "race") == ["Anna", "Ben", "Mia", "Zoe"]
    assert "No seat here: Grandma. Their phone will show who plays." in words(at)


def test_who_is_at_a_phone_hears_that_the_next_game_is_being_chosen(
    house: HouseWithoutNetwork,
) -> None:
    house.sit_down(BEN)
    for seat in (MIA, ZOE, GRANDMA):
        house.table.offer(seat, on=True)
    open_app(CARD_GAME)
    phone: Any = house.table.guest_at(BEN)
    assert phone.seen().view["home"]["waits"] == "Anna is choosing the next game."


def test_play_now_asks_who_plays_where_phones_wait_at_a_table(
    house: HouseWithoutNetwork,
) -> None:
    house.sit_down(BEN)
    at = open_app("pages/home.py")
    offered = {str(button.key) for button in at.button}
    assert not {key for key in offered if key.startswith(("home_short", "home_first"))}
    at.button(key="home_play_cards").click().run()
    assert not at.exception
    assert "Ben sits at your table by phone." in words(at)


def test_the_phones_may_be_left_where_they_are(house: HouseWithoutNetwork) -> None:
    house.sit_down(BEN)
    before = house.table.game_id
    at = open_app(RACE)
    at.toggle(key="home_takes_along").set_value(False).run()
    at.button(key="race_start").click().run()
    assert not at.exception
    assert house.table.game_id == before


def test_most_evenings_nobody_waits_for_what_a_house_needs(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("RIVER_DATA_DIR", str(tmp_path))
    monkeypatch.setattr(ui_house, "house", lambda: pytest.fail("nobody has opened a table"))
    match = CardMatch.start(Games(open_database()), SHORT, FAMILY, first_dealer=0, seed=3)
    at = click(open_app(CARD_GAME, game=match.game_id), kind="again")
    assert not at.exception
