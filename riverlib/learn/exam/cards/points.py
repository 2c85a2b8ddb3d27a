"""What a deal is worth."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from riverlib import cards
from riverlib.cards import Penalty, Scoring, TrickPoints, Variant, score
from riverlib.learn.cards.why import points_reason
from riverlib.learn.exam.cards import table
from riverlib.learn.exam.question import Case, Concept, Slip

_USUAL_BONUS = 10
_MOSTLY = 0.6
_MINUS = "\N{MINUS SIGN}"


def _cases(variant: Variant, rng: Random) -> Iterator[Case]:
    state = table.opening(variant, rng)
    if state is None:
        return
    position = table.bidding(table.dealt(state, rng), rng, until=table.ME)
    size = state.hand_size
    bid = rng.randint(0, min(size, size // state.players + 2))
    near = rng.choice((0, 0, 1, -1, 2))
    taken = min(size, max(0, bid + near))
    reason = points_reason(state.variant, bid=bid, taken=taken, hand_size=size)
    found = score(variant.scoring, bid=bid, taken=taken, hand_size=size).points
    yield Case(
        position=position,
        ask=_ask(state, bid, taken),
        right=found,
        why=reason.text,
        reason=reason,
        slips=tuple(_slips(variant.scoring, bid, taken, size)),
        words=points_words,
        hint="Is the bid right? What does that bring, and what do the tricks bring?",
        given=(bid, taken, size),
    )


def _ask(state: cards.GameState, bid: int, taken: int) -> str:
    size = state.hand_size
    cards_each = "one card" if size == 1 else f"{size} cards"
    took = "none" if not taken else str(taken)
    if state.variant.team_size > 1:
        return f"With {cards_each} each, your side bids {bid} and takes {took}. How many points?"
    return f"With {cards_each} each, you bid {bid} and take {took}. How many points?"


def points_words(points: int) -> str:
    """Say points as an answer: "13 points", "one point", "3 points lost"."""
    count = "1 point" if abs(points) == 1 else f"{abs(points)} points"
    return f"{_MINUS}{count}" if points < 0 else count


def _slips(scoring: Scoring, bid: int, taken: int, size: int) -> Iterator[Slip]:
    for key, changed, other in _changes(scoring):
        points = score(other, bid=bid, taken=taken, hand_size=size).points
        yield Slip(key, points, changed)
    if bid != taken:
        as_bid = score(scoring, bid=bid, taken=bid, hand_size=size).points
        yield Slip("as-bid", as_bid, f"the tricks taken were {bid}, as bid")
    elif not bid:
        yield Slip("zero-nothing", 0, "a bid of 0 brought nothing")
    if bid != taken and scoring.bonus:
        with_bonus = score(scoring, bid=bid, taken=taken, hand_size=size).points + scoring.bonus
        yield Slip("bonus-always", with_bonus, f"the {scoring.bonus} came for a wrong bid too")


def _changes(scoring: Scoring) -> Iterator[tuple[str, str, Scoring]]:
    """Change one rule of scoring at a time."""

    def other(**changed: Any) -> Scoring:
        return replace(scoring, **changed)

    each = scoring.per_trick or 1
    if scoring.trick_points is not TrickPoints.ALWAYS:
        always = other(trick_points=TrickPoints.ALWAYS, per_trick=each, squared=False)
        yield "tricks-always", f"each trick brought {each}, right or wrong", always
    if scoring.trick_points is TrickPoints.ALWAYS:
        when = other(trick_points=TrickPoints.WHEN_MADE)
        yield "tricks-when-made", "tricks counted only when the bid is right", when
    if scoring.trick_points is not TrickPoints.NEVER:
        yield "tricks-never", "tricks brought nothing", other(trick_points=TrickPoints.NEVER)
        if scoring.squared:
            yield "not-squared", "tricks were not multiplied", other(squared=False)
    if scoring.bonus:
        yield "no-bonus", "being right brought nothing more", other(bonus=0)
    if scoring.bonus != _USUAL_BONUS:
        yield "bonus-10", "being right brought 10", other(bonus=_USUAL_BONUS)
    if scoring.zero_bonus is not None:
        yield "zero-as-others", "0 counted like any other bid", other(zero_bonus=None)
    if scoring.zero_per_card:
        yield "zero-per-card", "a 0 made brought nothing for the cards", other(zero_per_card=0)
    if scoring.penalty is Penalty.NONE:
        costs = other(penalty=Penalty.TRICKS_OFF, penalty_points=1)
        yield "penalty", "each wrong trick cost a point", costs
    else:
        yield "no-penalty", "a wrong bid cost nothing", other(penalty=Penalty.NONE)


POINTS = Concept(
    key="points",
    game="cards",
    title="How many points",
    belongs=lambda variant: True,
    cases=_cases,
)
