"""Who has won or lost a game for certain before it is over: whatever is dealt, bid and played."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from riverlib.cards import Phase, Scoring, View, score
from riverlib.cards.standings import sides

Range = tuple[int, int]
"""The least and the most."""


@dataclass(frozen=True, slots=True)
class Certain:
    """What nothing can change any more; all that may still change is left out."""

    won: tuple[int, ...]
    """The seats that win alone or with their partners, if that is certain."""
    out: tuple[int, ...]
    """Seats that can neither win nor share the win."""


def certain(view: View) -> Certain:
    """Return what is certain from the totals and from what the deals left can bring.

    Each side is taken for itself: that two cannot take the same trick is left out of account, so
    what is said here is sound, not complete.
    """
    least, most = ends(view)
    groups = sides(view.variant, view.players)

    def others(side: Sequence[int]) -> list[int]:
        return [each[0] for each in groups if each != side]

    won = [side for side in groups if all(least[side[0]] > most[seat] for seat in others(side))]
    out = [side for side in groups if any(most[side[0]] < least[seat] for seat in others(side))]
    return Certain(*(tuple(sorted(seat for side in each for seat in side)) for each in (won, out)))


def ends(view: View) -> tuple[list[int], list[int]]:
    """Return the least and the most points with which each seat can end the game."""
    running = view.phase in (Phase.BID, Phase.PLAY)
    first = len(view.results) + running
    scoring, team = view.variant.scoring, view.variant.team_size
    left = [of_deal(scoring, size, team) for size in view.variant.hand_sizes[first:]]
    rest_least, rest_most = (sum(each[end] for each in left) for end in (0, 1))
    least, most = list(view.totals), list(view.totals)
    for side in sides(view.variant, view.players):
        now = _of_running_deal(view, side) if running else (0, 0)
        for seat in side:
            least[seat] += now[0] + rest_least
            most[seat] += now[1] + rest_most
    return least, most


@lru_cache(maxsize=512)
def of_deal(scoring: Scoring, hand_size: int, team_size: int) -> Range:
    """Return the least and the most points that a side can make in one deal."""
    points = [
        score(scoring, bid=bid, taken=taken, hand_size=hand_size).points
        for bid in range(team_size * hand_size + 1)
        for taken in range(hand_size + 1)
    ]
    return min(points), max(points)


def _of_running_deal(view: View, side: Sequence[int]) -> Range:
    scoring, size = view.variant.scoring, view.hand_size
    bids = [bid for seat in side if (bid := view.bids[seat]) is not None]
    if len(bids) < len(side):
        return of_deal(scoring, size, view.variant.team_size)
    taken = sum(view.taken[seat] for seat in side)
    left = size - len(view.tricks)
    points = [
        score(scoring, bid=sum(bids), taken=tricks, hand_size=size).points
        for tricks in range(taken, taken + left + 1)
    ]
    return min(points), max(points)
