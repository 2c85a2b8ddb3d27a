"""A deal in one sentence: what the own choices cost, and what luck did; never one for the other."""

from dataclasses import replace

import pytest

from riverlib import cards
from riverlib.cards.coach import judging
from riverlib.cards.coach.deal_verdict import deal_verdict
from riverlib.cards.coach.dealt import finished_deals
from riverlib.cards.coach.review import DealReview, Decision, SeatDeal, review_deal
from riverlib.core.people import People
from tests.cards.coach.played import by_lot, even, random_log

NAMES = ("Anna", "Ben", "Cleo")


@pytest.fixture
def deal(monkeypatch: pytest.MonkeyPatch) -> DealReview:
    """Return a deal of one seat in which nothing was costly."""
    monkeypatch.setattr(judging, "weigh", by_lot)
    found = review_deal(finished_deals(random_log(seed=3))[-1], even, seats=(0,))
    return replace(found, decisions=tuple(cost_of(each, 0.0) for each in found.decisions))


def cost_of(decision: Decision, cost: float) -> Decision:
    return replace(decision, verdict=replace(decision.verdict, cost=cost))


def told(deal: DealReview, luck: float, costs: dict[int, float], you: int | None = 0) -> str:
    """Tell a deal with so much luck, in which some choices were costly."""
    decisions = tuple(cost_of(each, costs.get(no, 0.0)) for no, each in enumerate(deal.decisions))
    mine = SeatDeal(0, 10, 10.0, 12.0 - luck, -2.0, sum(costs.values()), 3)
    assert mine.luck == pytest.approx(luck)
    return deal_verdict(replace(deal, decisions=decisions, seats=(mine,)), People(NAMES, you))


def test_it_tells_luck_and_skill_apart(deal: DealReview) -> None:
    bid = deal.decisions[0].chosen
    assert isinstance(bid, cards.Bid)
    only_bid = replace(deal, decisions=deal.decisions[:1])
    assert told(only_bid, -8.2, {}) == "Good bid, but unlucky (\N{MINUS SIGN}8 points)."
    assert told(deal, 4.0, {}, you=None) == "Anna: well played, and lucky (+4 points)."
    assert told(deal, 0.4, {}) == "Well played, and fair luck."
    assert told(deal, 0.4, {0: 3.0}) == (
        f"The bid of {bid.tricks} cost about 3 points; the luck was fair."
    )
    assert told(replace(deal, decisions=()), -3.0, {}) == (
        "No choice in this deal, but unlucky (\N{MINUS SIGN}3 points)."
    )


def test_several_costly_choices_are_added_up_and_the_worst_is_named(deal: DealReview) -> None:
    weighed = [no for no, each in enumerate(deal.decisions) if not each.verdict.is_forced]
    if len(weighed) < 2:
        deal = replace(deal, decisions=(deal.decisions[0], deal.decisions[0]))
        weighed = [0, 1]
    said = told(deal, 5.0, {weighed[0]: 3.0, weighed[1]: 1.5})
    assert said.startswith("2 choices cost about 5 points, the bid of ")
    assert said.endswith(" most; the luck was good (+5 points).")


def test_nothing_is_said_of_more_than_two_people(deal: DealReview) -> None:
    assert deal_verdict(replace(deal, seats=deal.seats * 3), People(NAMES, None)) == ""
