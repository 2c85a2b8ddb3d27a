"""Faces and colours in a set-up: picked, kept, known again."""

from collections.abc import Iterable
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from tests.pages.app import (
    CARD_GAME,
    RACE,
    choose,
    chosen_state,
    open_app,
    river_view,
    set_widgets,
    table_view,
    view_of,
)
from tests.pages.test_card_game import set_up, start


def test_a_face_and_a_colour_are_chosen_and_known_again() -> None:
    at = set_up(setup_name_0="Anna", setup_name_1="Ben", setup_kind_1="person")
    at = choose(at, "setup_look_0", face="owl")
    at = choose(at, "setup_look_0", colour=1)
    at = choose(at, "setup_look_1", colour=1)  # it is Anna's
    assert "1" in view_of(at, "setup_look_1")["taken"]
    seats = table_view(start(at))["seats"]
    assert (seats[0]["face"], seats[0]["colour"]) == ("owl", 1)
    assert len({seat["colour"] for seat in seats}) == 4
    race = set_widgets(open_app(RACE), race_name_0="anna")
    assert (view_of(race, "race_look_0")["face"], view_of(race, "race_look_0")["colour"]) == (
        "owl",
        1,
    )


def test_a_chosen_face_stays_with_the_seat_whoever_is_named_there() -> None:
    at = choose(set_up(), "setup_look_0", face="plaits")
    at = choose(at, "setup_look_0", colour=6)
    at = set_widgets(at, setup_name_0="Anna")
    shown = view_of(at, "setup_look_0")
    assert (shown["name"], shown["face"], shown["colour"]) == ("Anna", "plaits", 6)
    start(at)
    again = choose(set_up(), "setup_look_0", face="cat")
    again = set_widgets(again, setup_name_0="Anna")  # known as a girl in pink
    shown = view_of(again, "setup_look_0")
    assert (shown["face"], shown["colour"]) == ("cat", 6), (
        "the face was chosen here, the colour is hers"
    )


def test_a_face_that_a_newcomer_picks_does_not_cost_somebody_known_their_colour() -> None:
    start(set_up(setup_name_0="Anna"))
    at = choose(set_up(setup_name_0="Cleo"), "setup_look_0", face="cat")
    at = set_widgets(at, setup_name_1="Anna", setup_kind_1="person")
    assert view_of(at, "setup_look_1")["colour"] == 0
    assert view_of(at, "setup_look_0")["colour"] == 1


@pytest.mark.parametrize("place", ["setup", "race"])
def test_a_newcomer_gets_a_colour_that_nobody_is_known_by(place: str) -> None:
    start(set_up(setup_name_0="Anna"))
    page = {"setup": set_up, "race": lambda: open_app(RACE)}[place]()
    at = set_widgets(page, **{f"{place}_name_0": "Cleo"})
    assert view_of(at, f"{place}_look_0")["colour"] != 0


@pytest.mark.parametrize("place", ["setup", "race"])
def test_a_new_name_changes_neither_face_nor_colour(place: str) -> None:
    start(set_up())  # from now on You are known, in the colour of the first seat
    page = {"setup": set_up, "race": lambda: open_app(RACE)}[place]()
    seats = range(2)
    before = [(look["face"], look["colour"]) for look in _looks(page, place, seats)]
    at = set_widgets(page, **{f"{place}_name_0": "Elisabeth"})
    at = set_widgets(at, **{f"{place}_kind_1": "person"})
    at = set_widgets(at, **{f"{place}_name_1": "Tom"})
    assert [(look["face"], look["colour"]) for look in _looks(at, place, seats)] == before


def test_who_comes_anew_leaves_the_others_their_faces() -> None:
    at = set_up(setup_name_0="Anna", setup_name_1="Ben", setup_kind_1="person")
    start(choose(at, "setup_look_0", face="owl"))
    at = set_widgets(set_up(), setup_name_1="Tom")
    before = view_of(at, "setup_look_1")["face"]
    at = set_widgets(at, setup_name_0="Ida")
    assert view_of(at, "setup_look_1")["face"] == before
    assert view_of(at, "setup_look_0")["face"] != before


def test_people_without_a_name_come_back_in_the_faces_and_colours_of_last_time() -> None:
    start(set_up())  # You alone are known, in the colour of the first seat
    at = set_widgets(set_up(), setup_kind_1="person", setup_kind_0="person")
    seats = range(4)
    before = [(look["face"], look["colour"]) for look in _looks(at, "setup", seats)]
    assert before[1][0] == "otter"
    start(at)
    for at in (open_app(CARD_GAME), set_widgets(open_app(CARD_GAME), setup_players=4)):
        after = [(look["face"], look["colour"]) for look in _looks(at, "setup", seats)]
        assert after == before, "the bots' too, whose colours nobody took"
    names = [player["name"] for player in table_view(start(at))["seats"]]
    assert names[:2] == ["Fox", "Otter"]


def _looks(at: AppTest, place: str, seats: Iterable[int]) -> list[dict[str, Any]]:
    return [view_of(at, f"{place}_look_{seat}") for seat in seats]


def test_a_bot_that_is_made_a_person_keeps_its_face() -> None:
    at = set_up()
    before = view_of(at, "setup_look_1")["face"]
    at = set_widgets(at, setup_kind_1="person", setup_name_1="Ben")
    shown = view_of(at, "setup_look_1")
    assert shown["face"] == before
    assert before in [key for key, _ in shown["faces"]]
    at = set_widgets(at, setup_kind_1="steady")
    assert view_of(at, "setup_look_1")["face"] == before


@pytest.mark.parametrize("wish", [{"face": "dragon"}, {"colour": 99}, {"colour": True}, {"x": []}])
def test_a_look_that_there_is_not_changes_nothing(wish: dict[str, object]) -> None:
    at = set_up()
    before = view_of(at, "setup_look_0")
    after = view_of(choose(at, "setup_look_0", **wish), "setup_look_0")
    assert after == before | {"heard": 1}


def test_a_choice_counts_though_the_start_was_pressed_before_its_own_run_had_heard_it() -> None:
    at = open_app(RACE)
    states = chosen_state(at, "race_look_0", face="rabbit", colour=6)
    picture = chosen_state(at, "race_river", key="short-river").widgets[-1]
    states.widgets.append(picture)
    start = next(each for each in states.widgets if each.id == at.button(key="race_start").id)
    start.trigger_value = True
    seats = river_view(at._run(states))["seats"]
    assert [(seat["face"], seat["colour"]) for seat in seats] == [("rabbit", 6), ("otter", 1)]
    assert len(river_view(at)["river"]["order"]) == 8, "nor is the river lost"


def test_a_choice_is_taken_in_once() -> None:
    at = choose(open_app(CARD_GAME), "setup_look_0", face="owl")
    states = chosen_state(at, "setup_look_0", face="cat")
    states.widgets[-1].json_value = '{"chosen": {"no": 1, "face": "cat"}}'
    assert view_of(at._run(states), "setup_look_0")["face"] == "owl"


def test_a_persons_name_does_not_go_on_to_a_bot() -> None:
    at = set_up(setup_name_1="Mia", setup_kind_1="person")
    at = set_widgets(at, setup_kind_1="steady")
    assert view_of(at, "setup_look_1")["name"] == "Otter"
    at = set_widgets(at, setup_name_1="Grandpa's bot")
    at = set_widgets(at, setup_kind_1="casual")
    assert view_of(at, "setup_look_1")["name"] == "Grandpa's bot"
