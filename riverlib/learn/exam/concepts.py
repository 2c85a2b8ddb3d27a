"""Every concept of both games, and those that rules in force have."""

from typing import Any

from riverlib.cards import Variant
from riverlib.learn.exam.cards import bidding, order, playing, points, taking
from riverlib.learn.exam.question import Concept
from riverlib.learn.exam.race import landing, tide, wind

CONCEPTS: tuple[Concept, ...] = (
    playing.PLAYABLE,
    taking.TAKER,
    bidding.LAST_BID,
    points.POINTS,
    bidding.FIRST_LEAD,
    taking.JOKERS,
    taking.EQUALS,
    bidding.FOREHEAD,
    order.PARTNERS,
    order.NEXT_TRUMP,
    order.NEXT_SIZE,
    landing.SAILING,
    tide.FALLING,
    landing.RIDING,
    wind.WINDS,
    wind.BLOWN,
    tide.DOCKING,
    landing.MUST_RIDE,
    tide.SCORING,
)
"""In the order in which they are best met."""


def concepts_of(rules: Any) -> tuple[Concept, ...]:
    """Return the concepts that a rule set or a river has."""
    game = "cards" if isinstance(rules, Variant) else "race"
    return tuple(each for each in CONCEPTS if each.game == game and each.belongs(rules))
