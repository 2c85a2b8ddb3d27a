"""How a game ended for a seat, as a parent says it: the place, who won, and what bids came true.

Names are free text and stay as they are.
"""

from collections.abc import Sequence

from riverlib.cards.standings import Standing, is_made, standings
from riverlib.cards.state import DealResult
from riverlib.cards.variant import Variant
from riverlib.core.counting import counted
from riverlib.core.people import People

_PLACES = ("", "first", "second", "third")
_MINUS = "\N{MINUS SIGN}"


def ended_words(
    variant: Variant, results: Sequence[DealResult], seat: int, people: People
) -> tuple[str, str]:
    """Return the place of a seat and its partners, and how many of their bids came true.

    Parameters
    ----------
    results : sequence of DealResult
        All deals of a finished game.
    """
    table = standings(variant, results[-1].totals)
    [mine] = [side for side in table if seat in side.seats]
    who = people.together(mine.seats)
    return _place_words(mine, table, people), _bids_words(who, mine.seats, results)


def _place_words(mine: Standing, table: Sequence[Standing], people: People) -> str:
    who, points = people.together(mine.seats), counted(mine.total, "point").replace("-", _MINUS)
    first = [side for side in table if side.place == 1]
    if mine.place > 1:
        place = _PLACES[mine.place] if mine.place < len(_PLACES) else f"{mine.place}th"
        won, total = people.together(_seats(first)), str(first[0].total).replace("-", _MINUS)
        return f"{who} came {place} with {points}. {won} won with {total}."
    if len(first) > 1:
        others = people.together_within(_seats([side for side in first if side is not mine]))
        return f"{who} shared the win with {others}, with {points} each."
    after = next(side for side in table if side.place > 1)
    ahead = f"{mine.total - after.total} more than {people.together_within(after.seats)}"
    return f"{who} won with {points}, {ahead}."


def _seats(table: Sequence[Standing]) -> list[int]:
    return [seat for side in table for seat in side.seats]


def bids_made(variant: Variant, results: Sequence[DealResult], seat: int) -> tuple[int, int]:
    """Return how many bids of a seat and its partners came true, and of how many."""
    table = standings(variant, results[-1].totals)
    side = next(side.seats for side in table if seat in side.seats)
    return sum(is_made(deal, side) for deal in results), len(results)


def _bids_words(who: str, side: Sequence[int], results: Sequence[DealResult]) -> str:
    made, deals = sum(is_made(deal, side) for deal in results), len(results)
    if deals == 1:
        return f"{who} {'made' if made else 'missed'} the only bid."
    if made == deals:
        return f"{who} made every bid."
    return f"{who} made {made or 'none'} of {deals} bids."
