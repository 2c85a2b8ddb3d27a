"""A finished game is looked at from one mistake to the next."""

import pytest

from riverlib.boards.cards.view_types import Looking
from riverlib.cards.coach import judging, review_job
from riverlib.cards.coach.dealt import finished_deals
from riverlib.ui.cards import looking_back, review
from riverlib.ui.shared import card_review
from tests.cards.coach.played import by_lot, even
from tests.pages.test_card_review import at_once, opened


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


def looking_of(past: looking_back.LookingBack) -> Looking:
    looking = past.view()["looking"]
    assert looking is not None
    return looking
