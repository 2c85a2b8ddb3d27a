"""The race's page: set-up, river, files, and what goes wrong."""

import json
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from riverlib import race
from riverlib.core import GameLog
from tests.pages.app import (
    CARD_GAME,
    RACE,
    chosen_of,
    open_app,
    options_of,
    plain,
    river_view,
    send,
    set_widgets,
    table_view,
    upload,
)

SHORT = "short-river"


def set_up(**values: object) -> AppTest:
    """Open the set-up and give widgets values by key, one after another."""
    return set_widgets(open_app(RACE), **values)


def start(at: AppTest) -> AppTest:
    at.button(key="race_start").click().run()
    assert not at.exception
    return at


def act(at: AppTest, **action: Any) -> dict[str, Any]:
    send(at, "river", **action)
    assert not at.exception
    return river_view(at)


def race_on(at: AppTest, clicks: int = 1000) -> dict[str, Any]:
    """Throw and make the first choice each time, so often or until the race is over."""
    view = river_view(at)
    for _ in range(clicks):
        if view["phase"] == "over":
            break
        if view["phase"] == "roll":
            view = act(at, kind="roll")
        else:
            view = act(at, kind="choose", id=view["choices"][0]["id"], sure=True)
    return view


def match_of(at: AppTest) -> Any:
    return at.session_state["river_session"].match


# ---- river and players ----


@pytest.mark.parametrize("layout", race.LAYOUTS, ids=lambda layout: layout.key)
def test_every_river_can_be_raced(layout: race.Layout) -> None:
    view = river_view(start(set_up(race_river=layout.key)))
    assert len(view["river"]["order"]) == layout.cards
    assert view["boats"] == [[layout.start] * layout.boats] * 2
    assert (view["phase"], view["to_move"]) == ("roll", 0)


def test_the_set_up_says_that_the_order_is_a_reconstruction() -> None:
    at = set_up()
    assert any("reconstruction" in caption.value for caption in at.caption)  # in its details
    assert "reconstruction" not in options_of(at, "race_river")["family-river"]["line"]


@pytest.mark.parametrize("players", race.PLAYERS)
def test_two_to_four_can_race(players: int) -> None:
    view = river_view(start(set_up(race_players=players)))
    assert len(view["seats"]) == players
    assert [seat["bot"] for seat in view["seats"]] == [False] + [True] * (players - 1)


def test_names_and_kinds_come_to_the_river() -> None:
    at = start(set_up(race_name_0="Anna", race_name_1="Ben", race_kind_1="person"))
    assert [(seat["name"], seat["bot"]) for seat in river_view(at)["seats"]] == [
        ("Anna", False),
        ("Ben", False),
    ]


def test_somebody_must_be_a_person() -> None:
    at = set_up(race_kind_0="random")
    assert any("must be a person" in plain(each.value) for each in at.warning)
    assert at.button(key="race_start").disabled


def test_the_first_player_is_the_one_that_was_chosen() -> None:
    at = start(set_up(race_players=3, race_kind_2="person", race_first_3_chosen=2))
    assert match_of(at).state.first == 2
    assert [seat["first"] for seat in river_view(at)["seats"]] == [False, False, True]


def test_the_first_player_can_be_drawn() -> None:
    at = open_app(RACE)
    at.selectbox(key="race_first_2_chosen").select("Draw for it").run()
    firsts = set()
    for _ in range(12):
        firsts.add(match_of(start(at)).state.first)
        send(at, "river", kind="leave")
    assert firsts == {0, 1}


def test_players_of_one_name_are_told_apart_where_one_of_them_begins() -> None:
    at = start(set_up(race_name_0="Anna", race_name_1="Anna"))
    assert match_of(at).state.first == 0
    at = start(set_up(race_name_1="Draw for it", race_first_2_chosen=1))
    assert match_of(at).state.first == 1


def test_the_first_player_stays_when_renamed() -> None:
    at = set_up(race_first_2_chosen=1, race_name_1="Ben")
    first = at.selectbox(key="race_first_2_chosen")
    assert first.value == 1
    assert (first.proto.set_value, first.proto.raw_value) == (True, "Ben"), "the browser is told"


def test_a_river_that_draws_for_the_first_player_draws_for_it_again() -> None:
    at = set_up(race_river=SHORT, race_own=True)
    drawn = race.FirstPlayer.RANDOM
    at = start(set_widgets(at, **{f"river_{SHORT}_first_player": drawn}))
    firsts = [match_of(at).state.first]
    for _ in range(10):
        firsts.append(
            next(n for n, seat in enumerate(act(at, kind="again")["seats"]) if seat["first"])
        )
    assert firsts not in ([0, 1] * 5 + [0], [1, 0] * 5 + [1])


def test_a_new_race_remembers_the_company() -> None:
    at = start(set_up(race_players=3, race_name_0="Anna", race_river=SHORT))
    send(at, "river", kind="leave")
    assert "game" not in at.query_params
    assert at.segmented_control(key="race_players").value == 3
    assert at.text_input(key="race_name_0").value == "Anna"
    assert chosen_of(at, "race_river") == SHORT


def test_a_new_race_goes_on_with_the_tutor_as_it_was_chosen() -> None:
    at = start(set_up(race_river=SHORT))
    assert act(at, kind="tutor", level="off")["tutor"] == "off"
    send(at, "river", kind="leave")
    assert river_view(start(at))["tutor"] == "off"


# ---- a race ----


def test_a_whole_race_has_a_result_and_can_be_raced_again() -> None:
    at = start(set_up(race_river=SHORT, race_name_0="Anna"))
    view = race_on(at)
    assert view["result"]["winners"]
    assert sum(seat["home"] + seat["lost"] for seat in view["seats"]) == 4
    act(at, kind="shown")
    again = act(at, kind="again")
    assert again["game"] != view["game"]
    assert at.query_params["game"] == again["game"]
    assert [seat["name"] for seat in again["seats"]] == ["Anna", "Otter"]
    assert [seat["first"] for seat in again["seats"]] == [False, True], "the next one begins"


def test_nothing_below_the_river_tells_the_end_before_it_was_seen() -> None:
    at = start(set_up(race_river=SHORT))
    assert race_on(at)["phase"] == "over"
    headings = [each.value for each in at.subheader]
    act(at, kind="shown")
    assert [each.value for each in at.subheader] != headings, "now the review stands there"


def test_leaving_goes_back_to_the_set_up_and_the_race_stays() -> None:
    at = start(set_up())
    game = river_view(at)["game"]
    send(at, "river", kind="leave")
    assert any(button.key == "race_start" for button in at.button)
    assert any(button.key == f"go_on_first_{game}" for button in at.button)


def test_a_new_window_shows_the_race_of_its_address() -> None:
    at = start(set_up())
    before = act(at, kind="roll")
    there = river_view(open_app(RACE, game=before["game"]))
    for part in ("game", "turn", "boats", "river", "face", "choices"):
        assert there[part] == before[part], part


@pytest.mark.parametrize("game", ["nothing", "../../etc", "AAAAAAAAAAAA", "<b>"])
def test_an_unknown_race_is_told_without_a_traceback(game: str) -> None:
    at = open_app(RACE, game=game)
    assert not at.exception
    assert at.error[0].value == "This game is not here any more."


def test_the_address_of_a_card_game_is_no_race() -> None:
    at = open_app(CARD_GAME)
    at.button(key="setup_start").click().run()
    other = open_app(RACE, game=table_view(at)["game"])
    assert not other.exception
    assert other.error[0].value == "This game cannot be opened."


def test_the_rules_below_the_river_are_those_of_this_race() -> None:
    at = start(set_up(race_river=SHORT))
    told = [text.value for text in at.text]
    for line in race.rule_lines(race.find_layout(SHORT)):
        assert told.count(line) == 1, line


# ---- files ----


def test_a_race_is_taken_up_from_its_file() -> None:
    at = start(set_up(race_river=SHORT))
    race_on(at, 5)
    other = open_app(RACE)
    upload(other, "race_import", match_of(at).export().to_json().encode())
    here, there = river_view(at), river_view(other)
    assert there["game"] != here["game"]
    for part in ("boats", "river", "face", "docked", "phase"):
        assert there[part] == here[part], part


def test_a_file_does_not_tell_the_throws_to_come() -> None:
    at = start(set_up())
    assert "seed" not in match_of(at).export().setup


def race_log(**changes: object) -> bytes:
    log = race.start_log(race.DEFAULT_LAYOUT, players=2, first=0)
    return json.dumps(
        {"format": 1, "game": "race", "setup": log.setup, "actions": []} | changes
    ).encode()


BAD_FILES = {
    "no JSON": (b"hello", "not a game file"),
    "no text": (b"\xff\xfe\x00", "not a game file"),
    "a card game": (race_log(game="cards"), "'cards'"),
    "a newer format": (race_log(format=99), "version 99"),
    "a throw of seven": (race_log(actions=["roll 7"]), "actions[0]"),
    "a boat that is not there": (race_log(actions=["roll 2", "sail 7"]), "actions[1]"),
    "no action at all": (race_log(actions=["swim"]), "actions[0]"),
    "a river of a hundred cards": (
        race_log(
            setup={
                "players": 2,
                "first": 0,
                "layout": race.layout_data(race.DEFAULT_LAYOUT) | {"cards": 100},
            }
        ),
        "cards",
    ),
}


@pytest.mark.parametrize(("content", "why"), BAD_FILES.values(), ids=BAD_FILES)
def test_a_bad_file_is_refused_with_the_reason(content: bytes, why: str) -> None:
    at = open_app(RACE)
    upload(at, "race_import", content)
    assert why in plain(at.error[0].value)


def test_a_race_that_is_over_can_be_looked_at_from_its_file() -> None:
    at = start(set_up(race_river=SHORT))
    race_on(at)
    log = match_of(at).export()
    assert GameLog.from_json(log.to_json()) == log
    other = open_app(RACE)
    upload(other, "race_import", log.to_json().encode())
    assert river_view(other)["result"] == river_view(at)["result"]
