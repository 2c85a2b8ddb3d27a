"""Partners in the card game's set-up: shown before the start, and changed there."""

import pytest
from streamlit.testing.v1 import AppTest

from tests.pages.app import choose, set_up, set_widgets, start, table_view, view_of

PARTNERS = {"setup_rules": "ile-fourchue-partners"}


def _told(at: AppTest) -> str:
    return " | ".join(each.value for each in at.markdown if " and " in each.value)


def _others(at: AppTest) -> AppTest:
    return at.button(key="setup_other_partners").click().run()


def test_teams_are_shown_where_there_are_any() -> None:
    assert not [each for each in set_up().button if each.key == "setup_other_partners"]
    told = _told(set_up(**PARTNERS))
    assert "You and Heron" in told
    assert "Otter and Kingfisher" in told


def test_three_presses_show_every_pairing_of_four_and_come_back() -> None:
    at = set_up(**PARTNERS)
    with_you = []
    for _ in range(3):
        at = _others(at)
        with_you.append(view_of(at, "setup_look_2")["name"])
    assert with_you == ["Kingfisher", "Otter", "Heron"]


def test_everything_chosen_for_a_seat_moves_with_its_player() -> None:
    at = set_up(
        **PARTNERS,
        setup_name_0="Anna",
        setup_name_1="Ben",
        setup_kind_1="person",
        setup_kind_3="casual",
    )
    at = choose(at, "setup_look_1", face="owl")
    at = choose(at, "setup_look_1", colour=7)
    at = _others(at)
    shown = view_of(at, "setup_look_3")
    assert (shown["name"], shown["face"], shown["colour"]) == ("Ben", "owl", 7)
    seats = table_view(start(at))["seats"]
    assert [seat["name"] for seat in seats] == ["Anna", "Heron", "Kingfisher", "Ben"]
    assert [seat["kind"] for seat in seats][2:] == ["casual", "person"]
    assert seats[1]["team"] == seats[3]["team"] != seats[0]["team"]


@pytest.mark.parametrize("players", [6, 8])
def test_a_bigger_company_can_change_partners_too(players: int) -> None:
    at = set_widgets(set_up(**PARTNERS), setup_players=players)
    before = view_of(at, "setup_look_1")["name"]
    at = _others(at)
    assert view_of(at, f"setup_look_{players - 1}")["name"] == before
    assert len({view_of(at, f"setup_look_{seat}")["name"] for seat in range(players)}) == players
