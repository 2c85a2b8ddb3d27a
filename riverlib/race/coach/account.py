"""How a seat's chance came from the start to the end of a race, in whole per cent that add up."""

from dataclasses import dataclass

from riverlib.core.text import whole_percents
from riverlib.race.coach.review import SeatReview


@dataclass(frozen=True, slots=True)
class Account:
    """What a seat began with, what was added and taken, and what it came to, in per cent."""

    start: int
    luck: int
    """What the dice gave."""
    own: int
    """What the own choices took, 0 or less."""
    others: int
    """What came from the others: what they gave away, and to whom."""

    @property
    def end(self) -> int:
        """What it came to."""
        return self.start + self.luck + self.own + self.others


def account_of(seat: SeatReview) -> Account:
    """Return the parts of a seat's chance: texts and figures tell the same numbers of them.

    >>> account_of(SeatReview(0, 0.5, 1.0, 0.1234, 0.1, 0.0, 0.0912, 4, ()))
    Account(start=50, luck=12, own=-9, others=47)
    """
    others = seat.result - seat.start - seat.luck + seat.cost
    return Account(*whole_percents((seat.start, seat.luck, -seat.cost, others)))
