"""What the tricks still to come are worth to a seat, in points of the scoring in force."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from riverlib.cards import Scoring, View, score
from riverlib.cards.bots.chances import Chance

# How many tricks partners end up with beside what they still need, and how often: they miss too.
_PARTNER_MISSES = ((0, 0.5), (-1, 0.25), (1, 0.25))


@lru_cache(maxsize=4096)
def points_by_taken(scoring: Scoring, bid: int, hand_size: int) -> tuple[int, ...]:
    """Return the points of a bid for 0, 1, ... ``hand_size`` tricks taken."""
    return tuple(
        score(scoring, bid=bid, taken=taken, hand_size=hand_size).points
        for taken in range(hand_size + 1)
    )


def partners(view: View, seat: int) -> tuple[int, ...]:
    """Return the other seats of a seat's team (docs/rules/cards.md 3.6)."""
    step = view.players // view.variant.team_size
    return tuple((seat + step * place) % view.players for place in range(1, view.variant.team_size))


def needed(view: View, seat: int) -> int:
    """Return the tricks that a seat and its partners still need; below zero they are over."""
    team = (seat, *partners(view, seat))
    return sum((view.bids[each] or 0) - view.taken[each] for each in team)


def points_by_more(view: View, bid: int) -> list[float]:
    """Return what taking 0, 1, ... more tricks with the own hand is worth under this bid.

    Partners who have bid count in: a team's aim is the team's sum (docs/rules/cards.md 3.6).
    """
    assert view.seat is not None
    cards, taken = view.hand_sizes_left[view.seat], view.taken[view.seat]
    mates = [seat for seat in partners(view, view.seat) if view.bids[seat] is not None]
    bids = bid + sum(view.bids[seat] or 0 for seat in mates)
    taken += sum(view.taken[seat] for seat in mates)
    coming = sum(max(0, (view.bids[seat] or 0) - view.taken[seat]) for seat in mates)
    points = points_by_taken(view.variant.scoring, bids, view.hand_size)
    misses = _PARTNER_MISSES if mates and cards else ((0, 1.0),)
    return [
        sum(
            share * points[min(view.hand_size, taken + more + max(0, coming + miss))]
            for miss, share in misses
        )
        for more in range(cards + 1)
    ]


def spoiling_points(view: View) -> list[float]:
    """Return a wish for tricks when the own points are settled: what hurts the others' bids."""
    assert view.seat is not None
    cards = view.hand_sizes_left[view.seat]
    wanted = sum(
        max(0, (view.bids[seat] or 0) - view.taken[seat])
        for seat in range(view.players)
        if seat != view.seat
    )
    sign = 1.0 if wanted >= cards else -1.0  # too many are wanted: take some; too few: leave them
    return [sign * more for more in range(cards + 1)]


def expected(points: Sequence[float], chances: Sequence[Chance]) -> float:
    """Return the points to expect when each card may try to take its trick or try not to.

    ``points`` has one entry more than ``chances``. The cards that obey their player most come
    last: they repair what went wrong before.

    >>> expected([0, 10, 0], [(1.0, 1.0), (0.5, 0.25)])
    7.5
    """
    values = list(points)
    for win, lose in sorted(chances, key=_obedience, reverse=True):
        values = [
            low + (win if high > low else lose) * (high - low) for low, high in pairwise(values)
        ]
    return values[0]


def _obedience(chance: Chance) -> float:
    return chance[0] - chance[1]
