"""Who stands where: the sides of a game, their places, and whether a bid came true."""

from collections.abc import Sequence
from dataclasses import dataclass

from riverlib.cards.state import DealResult
from riverlib.cards.variant import Variant


@dataclass(frozen=True, slots=True)
class Standing:
    """One side's place, 1 for the best; equal totals share the better place."""

    place: int
    seats: tuple[int, ...]
    """One seat, or the partners who share a total."""
    total: int


def sides(variant: Variant, players: int) -> tuple[tuple[int, ...], ...]:
    """Return the seats of everybody with a total of their own; partners stand together (3.6)."""
    teams = players // variant.team_size
    return tuple(tuple(range(team, players, teams)) for team in range(teams))


def standings(variant: Variant, totals: Sequence[int]) -> tuple[Standing, ...]:
    """Return all sides by their place, those of one place by their seat.

    Parameters
    ----------
    totals : sequence of int, one a seat
    """
    of_side = {side: totals[side[0]] for side in sides(variant, len(totals))}
    ordered = sorted(of_side, key=lambda side: (-of_side[side], side))
    return tuple(
        Standing(1 + sum(total > of_side[side] for total in of_side.values()), side, of_side[side])
        for side in ordered
    )


def side_bid(deal: DealResult, side: Sequence[int]) -> tuple[int, int]:
    """Return what a side bid and took in a deal; of partners the sums count (3.6)."""
    return sum(deal.bids[seat] for seat in side), sum(deal.taken[seat] for seat in side)


def is_made(deal: DealResult, side: Sequence[int]) -> bool:
    """Return whether a side took exactly what it bid."""
    bid, taken = side_bid(deal, side)
    return bid == taken
