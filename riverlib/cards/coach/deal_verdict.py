"""Whether a finished deal was a player's own doing or luck, in one sentence."""

from collections.abc import Sequence

from riverlib.cards.coach.review import DealReview, Decision, SeatDeal
from riverlib.cards.coach.review_words import EVEN, signed_points
from riverlib.cards.coach.story import action_words
from riverlib.cards.coach.told_points import points_words
from riverlib.core.counting import counted
from riverlib.core.people import People

_MOST_TOLD = 2
"""People of whom a verdict is given: more sentences nobody reads."""


def deal_verdict(deal: DealReview, people: People, *, kindly: bool = False) -> str:
    """Say of the people at the table what their own choices and what luck did in a deal.

    Parameters
    ----------
    deal : DealReview
        Its seats are those of the people; of more than two nothing is said.
    kindly : bool
        To a newcomer: nothing is said to have cost something.
    """
    if len(deal.seats) > _MOST_TOLD:
        return ""
    return " ".join(_told(deal, mine, people, kindly=kindly) for mine in deal.seats)


def _told(deal: DealReview, mine: SeatDeal, people: People, *, kindly: bool) -> str:
    chosen = [
        each for each in deal.decisions if each.seat == mine.seat and not each.verdict.is_forced
    ]
    costly = [each for each in chosen if each.verdict.is_costly]
    if costly:
        did = _tips(costly) if kindly else _cost(costly)
        text = f"{did}; the luck was {_kind(mine)}{_size(mine)}."
    else:
        text = f"{_praise(chosen)}, {_AND_LUCK[_kind(mine)]}{_size(mine)}."
    if people.is_you(mine.seat):
        return f"{text[0].upper()}{text[1:]}"
    return f"{people.names[mine.seat]}: {text}"


_AND_LUCK = {"good": "and lucky", "fair": "and fair luck", "bad": "but unlucky"}
"""No "good luck": it would be a wish."""


def _praise(chosen: Sequence[Decision]) -> str:
    if not chosen:
        return "no choice in this deal"
    return "good bid" if all(each.is_bid for each in chosen) else "well played"


def _cost(costly: Sequence[Decision]) -> str:
    worst = max(costly, key=lambda each: each.cost)
    points = points_words(sum(each.cost for each in costly))
    named = f"the bid of {action_words(worst.chosen)}" if worst.is_bid else _card(worst)
    if len(costly) == 1:
        return f"{named} cost about {points}"
    return f"{counted(len(costly), 'choice')} cost about {points}, {named} most"


def _tips(costly: Sequence[Decision]) -> str:
    return f"{counted(len(costly), 'choice')} could have been a little better"


def _card(decision: Decision) -> str:
    return action_words(decision.chosen)


def _kind(mine: SeatDeal) -> str:
    if abs(mine.luck) / mine.stake < EVEN:
        return "fair"
    return "good" if mine.luck > 0 else "bad"


def _size(mine: SeatDeal) -> str:
    return "" if _kind(mine) == "fair" else f" ({signed_points(mine.luck)})"
