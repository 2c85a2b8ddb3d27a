"""A finished game is looked at from one mistake to the next."""

from dataclasses import replace

import pytest

from riverlib.boards.cards.session import TableSession
from riverlib.boards.cards.view_types import Looking
from riverlib.cards.coach import judging, review_job
from riverlib.cards.coach.dealt import finished_deals
from riverlib.cards.coach.judging import Mark
from riverlib.learn.cards.first_game import FIRST_GAME
from riverlib.play import CardMatch
from riverlib.store import Games, open_database
from riverlib.ui.cards import looking_back, review
from riverlib.ui.shared import card_review
from tests.cards.coach.played import by_lot, even, random_log
from tests.pages.test_card_review import NAMES, at_once, opened


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_job, "in_worker", at_once)
    monkeypatch.setattr(review_job, "even_deals", lambda *_: even)
    monkeypatch.setattr(judging, "weigh", by_lot)


def test_from_one_mistake_to_the_next_leads_through_all_of_a_finished_game() -> None:
    match = opened()
    deals = finished_deals(match.log)
    of_deal = review.reviewed(match)
    assert card_review.review_job(match, None).wait(60)
    past = looking_back.LookingBack(match, deals, of_deal, deal_no=0)
    costly = [looking_of(past)["mistakes"] for no in range(3) if past.go_to(no) is None]
    assert costly[0], "the first deal has one, and so has a later one"
    later = [no + 1 for no in (1, 2) if costly[no]]
    assert later
    past.go_to(0, costly[0][-1])
    for deal in later:
        assert looking_of(past)["next_deal"] == deal
        turn = past.view()["turn"]
        past.answer({"kind": "lesson", "step": "mistake", "turn": turn, "nonce": f"to {deal}"})
        view = past.view()
        assert (view["deal"]["number"], view["lesson"]["step"] + 1) == (deal, costly[deal - 1][0])
        assert view["looking"]["choice"] is not None
    assert looking_of(past)["next_deal"] == 0
    past = looking_back.LookingBack(match, deals, lambda _: None, deal_no=0, is_judging=bool)
    assert looking_of(past)["next_deal"] is None, "later deals are still being weighed"


def test_nothing_in_a_first_game_is_crossed_or_called_a_mistake_that_cost() -> None:
    log = random_log(FIRST_GAME, seed=2)
    seats = [{"name": name, "kind": "person"} for name in NAMES]
    log = replace(log, setup=log.setup | {"seats": seats, "seed": 2})
    match = CardMatch.open(Games(open_database()), log)
    of_deal = review.reviewed(match)
    assert card_review.review_job(match, None).wait(60)
    past = looking_back.LookingBack(match, finished_deals(match.log), of_deal, deal_no=0)
    known = of_deal(0)
    assert known
    assert any(each.mark is Mark.BAD for each in known.decisions), "worth a look"
    for at in looking_of(past)["mistakes"]:
        past.go_to(0, at)
        view, looking = past.view(), looking_of(past)
        assert (looking["kindly"], looking["mark"]) == (True, "doubtful")
        assert not {mark for each in looking["stretches"] for mark in each["marks"]} & {"bad"}
        assert past.decision
        better = " Better: " if past.decision.mark is Mark.BAD else " A little better: "
        assert better in view["lesson"]["say"], "as the tutor said"
        assert "It cost" not in view["lesson"]["say"]
    past.go_to(0)
    assert "It cost" not in past.view()["lesson"]["say"]


def looking_of(past: looking_back.LookingBack) -> Looking:
    looking = past.view()["looking"]
    assert looking is not None
    return looking


def test_who_is_looked_back_at_wears_the_face_and_colour_of_play() -> None:
    """What fresh eyes saw: an otter at the table was an old woman when its deal was looked at."""
    log = random_log(FIRST_GAME, seed=2)
    worn = [("otter", 3), ("fox", 1), ("heron", 0), ("cat", 2)]
    seats = [
        {"name": name, "kind": "person", "face": face, "colour": colour}
        for name, (face, colour) in zip(NAMES, worn, strict=False)
    ]
    log = replace(log, setup=log.setup | {"seats": seats, "seed": 2})
    match = CardMatch.open(Games(open_database()), log)
    past = looking_back.LookingBack(match, finished_deals(match.log), lambda _: None, deal_no=0)
    seen = [(each["face"], each["colour"]) for each in past.view()["seats"]]
    assert seen == [(each["face"], each["colour"]) for each in TableSession(match).view()["seats"]]
