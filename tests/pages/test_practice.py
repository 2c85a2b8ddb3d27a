"""The page of the examiner: questions are asked, answers kept, two may duel."""

from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from riverlib import cards
from riverlib.core import RiverError
from riverlib.learn.exam.sitting import QUESTIONS
from riverlib.ui.learn import choices
from riverlib.ui.learn.exam_session import DuelSession, PracticeSession
from tests.pages.app import open_app, plain, send, set_widgets, shows, view_of

PRACTICE = "pages/practice.py"
TABLE, RIVER = "practice_table", "practice_river"


def practising(rules: str = "family-night") -> AppTest:
    at = open_app(PRACTICE, rules=rules)
    at.button(key="practice_start").click().run()
    assert not at.exception
    return at


def session_of(at: AppTest) -> Any:
    return at.session_state["practice_session"]


def strip_of(at: AppTest, key: str = TABLE) -> Any:
    return view_of(at, key)["lesson"]


def choose(at: AppTest, *, right: bool, key: str = TABLE) -> None:
    right_no = session_of(at).question.right_no
    send(at, key, kind="lesson", step="option", option=right_no if right else int(not right_no))


@pytest.mark.parametrize(("rules", "key"), [("family-night", TABLE), ("family-river", RIVER)])
def test_a_question_is_asked_on_the_games_own_board(rules: str, key: str) -> None:
    at = practising(rules)
    strip = strip_of(at, key)
    assert strip["ask"] == session_of(at).question.ask
    assert 2 <= len(strip["options"]) <= 4
    assert strip["step"] == 0


def test_a_right_answer_is_explained_and_the_next_question_comes() -> None:
    at = practising()
    first = session_of(at).question
    choose(at, right=True)
    assert strip_of(at)["answer"] == {"right": True, "text": first.case.why}
    send(at, TABLE, kind="lesson", step="next")
    assert session_of(at).question.concept is not first.concept
    assert strip_of(at)["step"] == 1


def test_a_wrong_answer_names_the_mix_up_and_is_tried_again() -> None:
    at = practising()
    choose(at, right=False)
    strip = strip_of(at)
    assert strip["stage"] == "wrong"
    assert strip["answer"]["text"].startswith("That would be so if ")
    send(at, TABLE, kind="lesson", step="again")
    assert strip_of(at)["stage"] == "ask"
    choose(at, right=True)
    assert strip_of(at)["stage"] == "right"
    (done,) = session_of(at).sitting.done
    assert done.outcome.name == "WRONG"


def test_a_hint_is_shown_and_counted() -> None:
    at = practising()
    send(at, TABLE, kind="lesson", step="hint")
    assert strip_of(at)["hint"] == session_of(at).question.case.hint
    choose(at, right=True)
    assert session_of(at).sitting.done[0].outcome.name == "HINTED"


def test_what_was_answered_is_kept_and_told() -> None:
    at = practising()
    for _ in range(QUESTIONS):
        choose(at, right=True)
        send(at, TABLE, kind="lesson", step="next")
    at.run()
    assert not at.exception
    assert not shows(at, TABLE)
    assert plain(at.success[0].value) == "12 questions, 12 right at once."
    again = open_app(PRACTICE, rules="oh-hell")
    words = [element.proto.text for element in again.get("progress")]
    assert any("getting there" in text for text in words)


def test_practice_can_be_left_at_any_moment() -> None:
    at = practising()
    send(at, TABLE, kind="lesson", step="out")
    at.run()
    assert not at.exception
    assert not shows(at, TABLE)
    assert at.title[0].value == "Practice"


@pytest.mark.parametrize(
    "action",
    [
        {"kind": "lesson", "step": "option", "option": 9},
        {"kind": "lesson", "step": "option", "option": True},
        {"kind": "lesson", "step": "option"},
        {"kind": "lesson", "step": "again"},
        {"kind": "lesson", "step": "back"},
        {"kind": "play", "card": "Ah"},
        {"kind": None},
    ],
)
def test_what_is_no_answer_changes_nothing(action: dict[str, Any]) -> None:
    at = practising()
    before = strip_of(at)
    send(at, TABLE, **action)
    assert not at.exception
    assert strip_of(at) == before
    assert view_of(at, TABLE)["note"]["kind"] == "refused"


def test_a_skipped_question_is_not_counted() -> None:
    at = practising()
    first = session_of(at).question
    send(at, TABLE, kind="lesson", step="next")
    assert session_of(at).question.concept is not first.concept
    assert session_of(at).sitting.done == []


def test_nothing_on_the_table_gives_an_answer_away() -> None:
    at = practising()
    for _ in range(QUESTIONS):
        view = view_of(at, TABLE)
        assert view["bids"] is None
        assert view["trick"]["best"] is None
        assert all(held["reason"] is None for held in view["hand"])
        send(at, TABLE, kind="lesson", step="next")


def test_no_boat_can_be_chosen_on_the_river() -> None:
    at = practising("long-river")
    for _ in range(QUESTIONS):
        assert view_of(at, RIVER)["choices"] == []
        send(at, RIVER, kind="lesson", step="next")


def test_two_duel_in_turn_and_the_score_is_told() -> None:
    at = open_app(PRACTICE, rules="family-night")
    set_widgets(at, duel_one="<b>Ann</b>", duel_other="Ben")
    at.button(key="duel_start").click().run()
    assert isinstance(session_of(at), DuelSession)
    for turn in range(10):
        assert strip_of(at)["title"].startswith(("<b>Ann</b>", "Ben")[turn % 2])
        choose(at, right=turn % 2 == 0)
        assert not strip_of(at)["can_hint"]
        send(at, TABLE, kind="lesson", step="next")
    at.run()
    assert not at.exception
    assert plain(at.success[0].value) == "<b>Ann</b> 5, Ben 0. <b>Ann</b> wins!"
    assert "<b>" not in at.success[0].value  # a typed name is text


def test_a_practice_session_starts_clean() -> None:
    assert isinstance(session_of(practising()), PracticeSession)


def test_rules_that_there_are_not_are_the_first_ones() -> None:
    at = open_app(PRACTICE, rules="nobody's")
    assert not at.exception
    assert at.selectbox(key="practice_rules").value == "family-night"


def test_a_link_chooses_what_positions_are_about() -> None:
    at = open_app(PRACTICE, rules="family-night", about="bids-7")
    about = at.selectbox(key="practice_about")
    assert about.value == "bids-7"
    assert "Bids with 7 or more cards" in about.options


def test_hands_that_the_rules_do_not_have_are_not_practised() -> None:
    short = open_app(PRACTICE, rules="prediction", about="bids-7").selectbox(key="practice_about")
    rules = cards.fitted(cards.find_variant("prediction"), 4)
    assert ("Bids with 7 or more cards" in short.options) == (max(rules.hand_sizes) >= 7)
    assert short.value == ("bids-7" if max(rules.hand_sizes) >= 7 else "all")


def test_positions_about_some_hands_have_such_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    made = []

    def generated(rules: cards.Variant, *rest: object, **options: object) -> None:
        made.append((rules.hand_sizes, rest[1]))
        raise RiverError("none is needed here")

    monkeypatch.setattr(choices, "generated", generated)
    at = open_app(PRACTICE, rules="family-night", about="bids-4")
    at.button(key="choices_start").click().run()
    assert made
    assert all(4 <= min(sizes) <= max(sizes) <= 6 and about == "bidding" for sizes, about in made)
