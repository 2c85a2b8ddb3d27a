"""A position from a game on the table: what is played is weighed, explained, and comes back."""

from datetime import UTC, datetime

import pytest

from riverlib import cards
from riverlib.cards.coach import judging
from riverlib.cards.coach.chances import corrected
from riverlib.cards.coach.exercise import generated
from riverlib.cards.coach.one_card import bid_points
from riverlib.learn.exam.choices import Choice
from riverlib.ui.learn import choice_session
from riverlib.ui.learn.choice_session import Asked, ChoiceSession
from tests.cards.coach.played import SMALL, by_lot

NOW = datetime(2026, 5, 1, 12, tzinfo=UTC)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "weigh", by_lot)
    monkeypatch.setattr(choice_session, "weigh", by_lot)
    monkeypatch.setattr(choice_session.ChoiceSession, "_why", lambda _self: "So it is.")


def asked(about: str = "leading", *, is_own: bool = True) -> Asked:
    log, decision = generated(SMALL, 3, about, 5)
    return Asked(Choice.of(log, decision, NOW), "g 7", is_own=is_own)


def send(session: ChoiceSession, **action: object) -> None:
    nonce = f"n{session.view()['turn']} {action}"
    session.answer({"turn": session.view()["turn"], "nonce": nonce} | action)


def play(session: ChoiceSession, action: cards.Action) -> None:
    if isinstance(action, cards.Bid):
        send(session, kind="bid", tricks=action.tricks)
    elif isinstance(action, cards.Play):
        send(session, kind="play", card=str(action.card))


def best(session: ChoiceSession) -> cards.Action:
    return corrected(session._seen, by_lot(session._seen)).worth.best


@pytest.mark.parametrize("about", ["leading", "bidding"])
def test_the_best_choice_is_right_and_is_remembered(about: str) -> None:
    session = ChoiceSession([asked(about), asked("following")], clock=lambda: NOW)
    view = session.view()
    assert view["lesson"] is not None
    assert view["lesson"]["stage"] == "ask"
    assert view["to_move"] == view["me"]
    play(session, best(session))
    strip = session.view()["lesson"]
    assert strip is not None
    assert strip["stage"] == "right"
    assert strip["answer"] is not None
    assert "nothing is clearly better. So it is." in strip["answer"]["text"]
    ((key, kept),) = session.kept
    assert key == "g 7"
    assert (kept.memory.asked, kept.memory.right) == (1, 1)
    send(session, kind="lesson", step="next")
    assert session.view()["lesson"]["step"] == 1  # type: ignore[index]


def test_a_costly_choice_is_told_its_price_and_may_be_made_again() -> None:
    session = ChoiceSession([asked(is_own=False)], clock=lambda: NOW)
    play(session, cards.parse_action(session.now.choice.chosen))
    strip = session.view()["lesson"]
    assert strip is not None
    assert strip["stage"] == "wrong"
    assert strip["answer"] is not None
    assert "gives away about" in strip["answer"]["text"]
    assert strip["marks"] == []  # the better one is not given away
    assert [key for key, _ in session.kept] == ["g 7"]  # what went wrong comes back
    send(session, kind="lesson", step="again")
    play(session, best(session))
    assert session.view()["lesson"]["stage"] == "right"  # type: ignore[index]
    assert len(session.kept) == 1
    assert session.right == 0
    send(session, kind="lesson", step="next")
    assert session.wish == "over"


def test_who_skips_is_shown_the_best() -> None:
    session = ChoiceSession([asked()], clock=lambda: NOW)
    play(session, cards.parse_action(session.now.choice.chosen))
    send(session, kind="lesson", step="next")
    strip = session.view()["lesson"]
    assert strip is not None
    assert strip["stage"] == "right"
    assert strip["marks"]


def test_a_card_that_may_not_be_played_is_refused_with_its_reason() -> None:
    session = ChoiceSession([asked("following")], clock=lambda: NOW)
    hand = [each["card"] for each in session.view()["hand"]]
    legal = {str(each.card) for each in session._seen.legal if isinstance(each, cards.Play)}
    closed = [card for card in hand if card not in legal]
    for card in closed[:1]:
        send(session, kind="play", card=card)
        assert session.view()["lesson"]["stage"] == "ask"  # type: ignore[index]
        assert session.view()["lesson"]["answer"] is not None  # type: ignore[index]
    send(session, kind="play", card="nonsense")
    assert not session.kept


def test_nothing_that_a_seat_may_not_see_is_sent() -> None:
    session = ChoiceSession([asked()], clock=lambda: NOW)
    view = session.view()
    state = session.now.choice.state
    hidden = {
        str(card) for seat, hand in enumerate(state.hands) for card in hand if seat != view["me"]
    }
    sent = {each["card"] for each in view["hand"]} | set(view["trick"]["cards"])
    assert view["looking"] is None
    assert not hidden & sent - {str(card) for card in state.hands[view["me"]]}


def test_a_bid_of_the_game_is_told_as_such_and_a_closed_one_stays_closed() -> None:
    log, decision = generated(SMALL, 3, "bidding", 5)
    session = ChoiceSession([Asked(Choice.of(log, decision, NOW), "g 7")], clock=lambda: NOW)
    bids = session.view()["bids"]
    assert bids is not None
    assert bids["open"] == [each.tricks for each in session._seen.legal]  # type: ignore[union-attr]
    assert bids["hooked"] == session._seen.hooked
    play(session, best(session))
    strip = session.view()["lesson"]
    assert strip is not None
    assert strip["answer"] is not None
    then = cards.action_text(decision.chosen)  # "bid 2"
    assert f"In your game you {then}; that cost about" in strip["answer"]["text"]
    assert session.view()["bids"] is None


def test_a_bid_with_one_card_is_judged_exactly() -> None:
    rules = cards.Variant(key="one", name="One", hand_sizes=(1,), hook=False)
    log, decision = generated(rules, 3, "bidding", 4, costly=False)
    session = ChoiceSession([Asked(Choice.of(log, decision, NOW), "one", is_own=False)])
    exact = bid_points(decision.view)
    play(session, cards.Bid(1 - exact.best))
    assert session._verdict is not None
    assert session._verdict.cost == pytest.approx(exact.cost(1 - exact.best))
    assert session._verdict.error == 0
