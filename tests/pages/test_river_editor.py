"""Laying out a river of one's own: preview, refusals, and rivers kept under a name."""

import json
import re
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from riverlib import race
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
    shows,
    upload,
    view_of,
)

FORM = "river_family-river_"


def edit(**values: object) -> AppTest:
    """Open the editor on the family river and change parts of it."""
    at = set_widgets(open_app(RACE), race_own=True)
    return set_widgets(at, **{f"{FORM}{name}": value for name, value in values.items()})


def start(at: AppTest) -> AppTest:
    at.button(key="race_start").click().run()
    assert not at.exception
    return at


def layout_of(at: AppTest) -> race.Layout:
    layout: race.Layout = at.session_state["river_session"].match.state.layout
    return layout


def drawn(at: AppTest) -> dict[str, Any]:
    """What the preview was sent."""
    return view_of(at, "river_preview")


def said(at: AppTest) -> str:
    return plain(" ".join(each.value for each in (*at.caption, *at.warning)))


# ---- the form and its picture ----


def test_the_river_is_drawn_as_it_is_laid_out() -> None:
    at = edit(cards=8)
    river = drawn(at)
    assert river["preview"]
    assert (len(river["river"]["order"]), river["mine"], river["choices"]) == (8, False, [])
    at = set_widgets(at, **{f"{FORM}sandbank_8": 6, f"{FORM}start_8": 1, f"{FORM}boats": 2})
    river = drawn(at)
    assert (river["river"]["sandbank"], river["boats"]) == (5, [[0, 0], [0, 0]])


def test_nothing_is_drawn_before_anybody_asks() -> None:
    assert not shows(open_app(RACE), "river_preview")


def test_the_changed_river_is_raced_and_does_not_pass_for_the_printed_one() -> None:
    at = start(edit(cards=7, boats=1, decline=True, ride=race.Ride.ALWAYS))
    layout = layout_of(at)
    assert (layout.key, layout.name) == ("house", "The family river, our way")
    assert layout.source == "Laid out by you."
    assert (layout.cards, layout.boats, layout.decline_wind) == (7, 1, True)
    assert layout.ride is race.Ride.ALWAYS
    assert len(river_view(at)["river"]["order"]) == 7


def test_an_unchanged_river_keeps_its_name() -> None:
    assert layout_of(start(edit())) == race.DEFAULT_LAYOUT


def test_sandbank_and_high_tide_on_one_card_are_refused() -> None:
    at = edit(sandbank_10=5)
    assert "both are on card 5 here" in said(at), "counted as the form counts"
    assert at.button(key="race_start").disabled
    assert not shows(at, "river_preview")
    at = set_widgets(at, **{f"{FORM}sandbank_10": 6})
    assert not at.button(key="race_start").disabled


def test_more_boats_than_docks_are_refused_with_the_numbers() -> None:
    at = set_widgets(open_app(RACE), race_players=4, race_own=True, **{f"{FORM}boats": 4})
    assert "16 boats" in said(at)
    assert "family-river" not in said(at), "a key is for logs"
    assert "12 docks" in said(at)
    assert at.button(key="race_start").disabled
    at = set_widgets(at, race_players=3)
    assert not at.button(key="race_start").disabled


def test_a_drawn_first_player_is_offered_as_drawn() -> None:
    at = edit(first_player=race.FirstPlayer.RANDOM)
    assert at.selectbox(key="race_first_2_random").value == -1


def test_a_refusal_is_said_once() -> None:
    at = edit(sandbank_10=5)
    told = [plain(each.value) for each in at.warning]
    assert len(told) == len(set(told)), told


def test_changes_stay_when_the_editor_is_closed_and_opened() -> None:
    at = edit(cards=8)
    at.toggle(key="race_own").set_value(False).run()
    at.toggle(key="race_own").set_value(True).run()
    assert at.number_input(key=f"{FORM}cards").value == 8


def test_each_river_keeps_its_own_changes() -> None:
    at = edit(boats=1)
    at = set_widgets(at, race_river="long-river")
    assert at.number_input(key="river_long-river_boats").value == 3
    at = set_widgets(at, race_river="family-river")
    assert at.number_input(key=f"{FORM}boats").value == 1


# ---- kept rivers ----


def keep(at: AppTest, name: str) -> AppTest:
    set_widgets(at, race_house_name=name)
    at.button(key="race_house_save").click().run()
    assert not at.exception
    return at


def test_a_river_is_kept_under_a_name_and_offered_again() -> None:
    at = keep(edit(cards=9, boats=2), "Sundays")
    assert "Saved." in said(at)
    layout = layout_of(start(set_widgets(open_app(RACE), race_river="house:Sundays")))
    assert (layout.key, layout.name, layout.cards, layout.boats) == ("house", "Sundays", 9, 2)


def test_a_kept_river_can_be_forgotten() -> None:
    keep(edit(cards=9), "Sundays")
    at = set_widgets(open_app(RACE), race_river="house:Sundays")
    at.button(key="race_house_forget").click().run()
    assert not at.exception
    assert "house:Sundays" not in options_of(open_app(RACE), "race_river")
    assert not at.exception


def test_a_river_from_a_file_is_among_ours_and_does_not_replace_another() -> None:
    data = race.layout_data(race.find_layout("short-river")) | {"name": "Cousins", "key": "house"}
    at = edit()
    upload(at, "race_house_import", json.dumps(data).encode())
    assert "Cousins is now among your own rivers" in said(at)
    at = edit()
    upload(at, "race_house_import", json.dumps(data | {"cards": 12}).encode())
    assert "forget it first" in said(at)
    assert layout_of(start(set_widgets(open_app(RACE), race_river="house:Cousins"))).cards == 8


ODD_RIVERS: dict[str, tuple[bytes, str]] = {
    "a card too far": (b'{"cards": 99}', "river"),
    "a place outside": (
        json.dumps(race.layout_data(race.DEFAULT_LAYOUT) | {"sandbank": 10}).encode(),
        "sandbank",
    ),
    "a rule that there is not": (
        json.dumps(race.layout_data(race.DEFAULT_LAYOUT) | {"motor": True}).encode(),
        "motor",
    ),
    "a truth for a number": (
        json.dumps(race.layout_data(race.DEFAULT_LAYOUT) | {"boats": True}).encode(),
        "river.boats",
    ),
    "a number of thousands of digits": (b'{"cards": ' + b"9" * 5000 + b"}", "cannot be taken in"),
    "a name that cannot be shown": (
        json.dumps(race.layout_data(race.DEFAULT_LAYOUT) | {"name": "\ud800x"}).encode(),
        "river.name",
    ),
    "no text": (b"\xff\xfe\x00", "cannot be taken in"),
}


@pytest.mark.parametrize(("content", "place"), ODD_RIVERS.values(), ids=ODD_RIVERS)
def test_an_odd_river_is_refused_with_its_place(content: bytes, place: str) -> None:
    at = edit()
    upload(at, "race_house_import", content)
    assert "This river cannot be taken in" in said(at)
    assert place in said(at)


def test_a_kept_river_does_not_take_away_card_rules_of_its_name() -> None:
    cards = set_widgets(open_app(CARD_GAME), setup_house=True, setup_house_name="Sundays")
    cards.button(key="setup_house_save").click().run()
    assert "choose another name" in said(keep(edit(cards=9), "Sundays"))
    assert "house:Sundays" in options_of(open_app(CARD_GAME), "setup_rules")


def test_a_name_of_markup_stays_text() -> None:
    keep(edit(cards=9), "**[b](x)** $a$")
    at = set_widgets(open_app(RACE), race_river="house:**[b](x)** $a$")
    start(at)
    labels = [each.label for each in at.expander]
    assert any("\\*\\*\\[b\\]" in label for label in labels), labels


def river_file(**changes: str) -> bytes:
    return json.dumps(race.layout_data(race.DEFAULT_LAYOUT) | changes).encode()


def test_the_name_and_source_of_a_river_are_text_and_never_markup() -> None:
    at = edit()
    upload(at, "race_house_import", river_file(name="![a](b) :red[c]", source="**d** [e](f)"))
    name = "![a](b) :red[c]"
    at = set_widgets(open_app(RACE), race_river=f"house:{name}")
    assert options_of(at, "race_river")[f"house:{name}"]["name"] == name  # the script writes text
    source = next(each.value for each in at.caption if "**d**" in plain(each.value))
    assert not re.search(r"(?<!\\)[*:!\[\]()]", source)


def test_a_river_named_like_one_of_ours_can_be_told_from_it() -> None:
    at = edit()
    name = race.DEFAULT_LAYOUT.name
    upload(at, "race_house_import", river_file(name=name))
    at = at.run()
    names = [option["name"] for option in options_of(at, "race_river").values()]
    assert len(set(names)) == len(names)
    assert chosen_of(at, "race_river") == race.DEFAULT_LAYOUT.key


def test_a_name_that_could_not_be_read_again_is_not_kept() -> None:
    at = set_widgets(edit(), race_house_name="Otter\u200dpond")
    at.button(key="race_house_save").click().run()
    assert "cannot be kept" in said(at)
    assert "cannot be read" not in said(at.run())


# ---- dragging ----

ROW = "river_family-river_editor"


def drag(at: AppTest, step: object, *places: object) -> AppTest:
    """Send what the row of cards sends when something was dragged."""
    at = send(at, ROW, step=step, places=list(places))
    assert not at.exception
    return at


def test_cards_are_dragged_and_the_fields_follow() -> None:
    at = drag(edit(ride=race.Ride.ALWAYS), "move", 0, 6)
    assert view_of(at, ROW)["sandbank"] == 6
    at = drag(at, "add", 10)
    at = drag(at, "start", 7)
    layout = layout_of(start(at))
    assert (layout.cards, layout.sandbank, layout.high_tide, layout.start) == (11, 6, 3, 7)
    assert layout.ride is race.Ride.ALWAYS


def test_after_a_drag_the_fields_still_change_the_river() -> None:
    at = drag(edit(), "sandbank", 7)
    at = set_widgets(at, **{f"{FORM}start_1_10": 2})
    assert (view_of(at, ROW)["sandbank"], view_of(at, ROW)["start"]) == (7, 1)


def test_what_cannot_be_laid_is_said_at_the_river_and_changes_nothing() -> None:
    at = drag(edit(), "remove", 4)
    assert "high tide" in view_of(at, ROW)["note"]
    assert view_of(at, ROW)["cards"] == 10
    assert view_of(drag(at, "remove", 9), ROW)["note"] == ""


ODD_DRAGS: list[tuple[object, list[object]]] = [
    ("burn", [1]),
    (None, [1]),
    (["move"], [0, 1]),
    ("move", [1]),
    ("move", ["1", 2]),
    ("move", [10**30, 0]),
    ("start", []),
    ("start", [99]),
    ("add", [True]),
    ("remove", [-1]),
]


@pytest.mark.parametrize(("step", "places"), ODD_DRAGS)
def test_what_no_hand_can_drag_changes_nothing(step: object, places: list[object]) -> None:
    at = drag(edit(), step, *places)
    row = view_of(at, ROW)
    assert (row["cards"], row["sandbank"], row["high_tide"], row["start"]) == (10, 0, 4, 3)
