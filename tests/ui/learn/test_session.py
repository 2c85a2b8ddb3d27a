"""A window at a lesson: what the board is sent, and what it may send back."""

from collections.abc import Iterator
from typing import Any

import pytest

from riverlib import cards, race
from riverlib.boards.cards import view_types as card_types
from riverlib.boards.race import view_types as race_types
from riverlib.games import GAMES
from riverlib.learn.lesson import Lesson, Stage
from riverlib.ui.learn.courses import Taught
from riverlib.ui.learn.session import CardLessonSession, LessonSession, RaceLessonSession
from tests.boards.test_view_types import misfits
from tests.learn.toy import toy_course

ALL = [Taught(game, each.key, each) for game in GAMES.values() for each in game.catalogue]


@pytest.fixture
def session() -> RaceLessonSession:
    return RaceLessonSession(Lesson(toy_course(), "first", seed=1))


def send(session: LessonSession, kind: str, **fields: Any) -> dict[str, Any]:
    """Send one action of the board and return what it is shown then."""
    nonce = f"n-{session.lesson.revision}-{kind}-{fields}"
    session.answer({"kind": kind, "turn": session.lesson.revision, "nonce": nonce, **fields})
    return dict(session.view())


def strip(view: dict[str, Any]) -> dict[str, Any]:
    lesson: dict[str, Any] = view["lesson"]
    return lesson


def test_a_scene_goes_by_its_buttons(session: RaceLessonSession) -> None:
    assert strip(dict(session.view()))["go"] == "Show me"
    shown = strip(send(session, "lesson", step="show"))
    assert (shown["stage"], shown["answer"]) == ("right", {"right": True, "text": "It sailed."})
    asked = send(session, "lesson", step="next")
    assert (strip(asked)["stage"], asked["choices"]) == ("ask", [])
    hinted = strip(send(session, "lesson", step="hint"))
    assert (hinted["hint"], hinted["marks"]) == ("The first boat.", ["boat:0:0"])
    assert strip(send(session, "lesson", step="hint"))["ghost"] == "roll"
    thrown = send(session, "roll")
    assert (thrown["face"], strip(thrown)["ghost"]) == (1, "sail 5")
    assert strip(send(session, "choose", id="sail 3"))["stage"] == "wrong"
    assert strip(send(session, "lesson", step="again"))["stage"] == "ask"
    send(session, "roll")
    assert strip(send(session, "choose", id="sail 5"))["stage"] == "right"


def test_once_the_die_is_thrown_a_boat_is_asked_for() -> None:
    session = next(each for each in ALL if each.key == "family-river").session("throw", seed=1)
    assert strip(dict(session.view()))["ask"] == "Your turn: throw the die, then sail a boat."
    asked = strip(send(session, "roll"))["ask"]
    assert asked == "Now tap a boat: it sails as many cards as the die shows."


def test_a_wrong_move_goes_back_once_it_was_seen_and_what_is_said_of_it_stays(
    session: RaceLessonSession,
) -> None:
    send(session, "lesson", step="next")
    send(session, "roll")
    wrong = strip(send(session, "choose", id="sail 3"))
    assert wrong["wait"] == 2000
    again = strip(send(session, "lesson", step="again"))
    assert (again["stage"], again["answer"]) == ("ask", wrong["answer"])
    assert strip(send(session, "roll"))["answer"] is None, "until the next move"


def test_after_the_last_step_comes_the_next_part_and_in_the_end_a_farewell(
    session: RaceLessonSession,
) -> None:
    titles = []
    while strip(dict(session.view()))["stage"] != "end":
        titles.append(strip(dict(session.view()))["title"])
        send(session, "lesson", step="next")
    assert list(dict.fromkeys(titles)) == ["1. First", "2. Second", "3. All mixed up"]
    assert session.lesson.done == set()  # everything was skipped
    assert strip(dict(session.view()))["go"] == "Play now"
    send(session, "lesson", step="next")
    assert session.wish == "play"


def test_why_a_move_is_not_possible_stays_in_the_strip_until_the_next_move(
    session: RaceLessonSession,
) -> None:
    send(session, "lesson", step="next")
    refused = strip(send(session, "choose", id="sail 5"))
    assert (refused["stage"], refused["answer"]) == ("ask", {"right": False, "text": "Not sail 5."})
    assert strip(send(session, "roll"))["answer"] is None


@pytest.mark.parametrize(
    "action",
    [
        {"kind": "lesson", "step": "fly"},
        {"kind": "lesson"},
        {"kind": "lesson", "step": "option", "option": "x"},
        {"kind": "lesson", "step": "again"},
        {"kind": "choose", "id": "sail x"},
        {"kind": "choose", "id": 5},
        {"kind": "roll"},
        {"kind": "undo"},
        {"kind": 3},
    ],
)
def test_a_forged_action_is_refused_in_words(
    session: RaceLessonSession, action: dict[str, Any]
) -> None:
    before = session.lesson.stage
    view = send(session, action.pop("kind"), **action)
    assert view["note"]["kind"] == "refused"
    assert session.lesson.stage is before


def test_a_click_for_another_moment_changes_nothing(session: RaceLessonSession) -> None:
    session.answer({"kind": "lesson", "step": "show", "turn": -1, "nonce": "late"})
    assert session.lesson.stage is Stage.LOOK


def walked(session: LessonSession) -> Iterator[dict[str, Any]]:
    """Every view on the way through a part, everything shown and skipped."""
    part = session.lesson.part
    while session.lesson.part == part and not session.lesson.is_over:
        yield dict(session.view())
        if session.lesson.stage is Stage.LOOK:
            yield send(session, "lesson", step="show")
        while session.lesson.has_hint:
            yield send(session, "lesson", step="hint")
        send(session, "lesson", step="next")


@pytest.mark.parametrize("taught", ALL, ids=lambda taught: taught.key)
def test_every_view_of_every_course_has_the_shape_and_hides_what_is_hidden(taught: Taught) -> None:
    shape = card_types.CardView if isinstance(taught.rules, cards.Variant) else race_types.RiverView
    for part in taught.course.keys:
        session = taught.session(part, seed=3)
        for view in walked(session):
            assert list(misfits(view, shape)) == []
            if isinstance(session, CardLessonSession):
                check_hidden(session, view)


def check_hidden(session: CardLessonSession, view: dict[str, Any]) -> None:
    """The seat's own cards and those on the table are all that is sent."""
    state: cards.GameState = session.lesson.position.state
    seen = cards.view(state, session.lesson.step.seat)
    assert sorted(held["card"] for held in view["hand"]) == sorted(map(str, seen.hand))
    assert [seat["shown"] for seat in view["seats"]] == [
        [str(card) for card in shown] for shown in seen.shown
    ]


def test_no_card_and_no_number_is_dimmed_before_it_was_tried() -> None:
    taught = next(each for each in ALL if each.key == "family-night")
    for part in taught.course.keys:
        for view in walked(taught.session(part, seed=5)):
            assert all(held["reason"] is None for held in view["hand"])
            if view["bids"]:
                assert view["bids"]["open"] == list(range(view["bids"]["max"] + 1))


@pytest.mark.parametrize("taught", ALL, ids=lambda taught: taught.key)
def test_what_is_asked_is_not_answered_elsewhere_in_the_view(taught: Taught) -> None:
    for part in taught.course.keys:
        for view in walked(taught.session(part, seed=4)):
            assert (view["tips"], view["help"]["now"]) == ([], "")
            if view["lesson"]["stage"] != "ask" or not view["lesson"]["options"]:
                continue
            if isinstance(taught.rules, cards.Variant):
                assert view["why"] == {"running": None, "last": None}
                assert view["trick"]["best"] is None
                assert view["last_trick"] is None
            else:
                assert view["choices"] == []


def test_the_die_shows_what_the_scene_is_about_whatever_is_sent(
    session: RaceLessonSession,
) -> None:
    send(session, "lesson", step="next")
    assert send(session, "roll", face=6)["face"] == 1
    assert isinstance(session.lesson.position.state, race.RaceState)
