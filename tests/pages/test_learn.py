"""The page that teaches: courses on offer, a lesson by its address, what was done is kept."""

from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from riverlib import cards
from tests.pages.app import open_app, send, set_widgets, view_of

LEARN = "pages/learn.py"


def lesson_of(at: AppTest, key: str = "lesson_table") -> dict[str, Any]:
    lesson: dict[str, Any] = view_of(at, key)["lesson"]
    return lesson


def test_both_courses_are_offered_with_their_parts() -> None:
    at = open_app(LEARN)
    assert not at.exception
    assert [heading.value for heading in at.subheader] == [
        "Up and Down the River",
        "Race to the Harbour",
    ]
    assert any(button.label.startswith("1. ") for button in at.button)


def test_all_lessons_leads_from_a_lesson_of_the_race_to_those_of_the_race() -> None:
    """What fresh eyes found: on a phone the card game's lessons stood there."""
    at = open_app(LEARN, rules="family-river", part="tide")
    send(at, "lesson_river", kind="lesson", step="out")
    at.run()
    assert [heading.value for heading in at.subheader] == [
        "Race to the Harbour",
        "Up and Down the River",
    ]


@pytest.mark.parametrize(("game", "key"), [("cards", "lesson_table"), ("race", "lesson_river")])
def test_start_opens_the_first_part_and_its_address(game: str, key: str) -> None:
    at = open_app(LEARN)
    at.button(key=f"learn_start_{game}").click().run()
    assert not at.exception
    assert str(lesson_of(at, key)["title"]).startswith("1. ")
    assert at.query_params["part"]


def step(at: AppTest, step: str, **more: object) -> None:
    send(at, "lesson_table", kind="lesson", step=step, **more)
    assert not at.exception


def answer(at: AppTest) -> None:
    """Answer what is asked: as the ghost shows, or by trying one answer after another."""
    for option in range(len(lesson_of(at)["options"])):
        step(at, "option", option=option)
        if lesson_of(at)["stage"] == "right":
            return
        step(at, "again")
    while lesson_of(at)["can_hint"]:
        step(at, "hint")
    verb, _, what = str(lesson_of(at)["ghost"]).partition(" ")
    move = {"card": what} if verb == "play" else {"tricks": int(what)}
    send(at, "lesson_table", kind=verb, **move)


def test_a_part_gone_through_is_ticked_off_and_the_course_goes_on_with_the_next() -> None:
    at = open_app(LEARN, rules="family-night", part="follow")
    while (lesson := lesson_of(at))["title"].startswith("1. "):
        if lesson["stage"] == "ask":
            answer(at)
        else:
            step(at, {"look": "show"}.get(lesson["stage"], "next"))
    step(at, "out")
    at.run()
    first = next(button for button in at.button if button.key == "learn_cards_follow")
    assert first.icon == ":material/check_circle:"
    at.button(key="learn_start_cards").click().run()
    assert lesson_of(at)["title"].startswith("2. ")


@pytest.mark.parametrize(("rules", "shown"), [("family-night", 4), ("ile-fourchue-partners", 4)])
def test_at_the_end_of_a_course_a_game_under_its_rules_begins(rules: str, shown: int) -> None:
    at = open_app(LEARN, rules=rules, part="mixed")
    while lesson_of(at)["stage"] != "end":
        step(at, "next")
    step(at, "next")
    assert len(view_of(at, "card_table")["seats"]) == shown


def test_an_address_of_a_lesson_that_there_is_not_says_so_and_shows_the_way() -> None:
    at = open_app(LEARN, rules="family-night", part="<b>nonsense</b>")
    assert not at.exception
    assert at.error[0].value == "There is no such lesson."
    assert "nonsense" in at.text[0].value


def test_an_address_of_rules_that_there_are_not_offers_the_courses() -> None:
    at = open_app(LEARN, rules="nobody's", part="follow")
    assert not at.exception
    assert at.title[0].value == "Learn by playing"


@pytest.mark.parametrize("variant", cards.VARIANTS, ids=lambda variant: variant.key)
def test_every_rule_set_has_a_course(variant: cards.Variant) -> None:
    at = open_app(LEARN)
    set_widgets(at, learn_rules_cards=variant.key)
    at.button(key="learn_start_cards").click().run()
    assert not at.exception
    assert lesson_of(at)["stage"] in ("look", "ask")
