"""What undo takes back, said before it does."""

from collections.abc import Sequence

from riverlib.core.counting import listed
from riverlib.core.people import People
from riverlib.race import Phase, RaceState


def taken_words(seats: Sequence[int], state: RaceState, people: People) -> str:
    """Say whose moves are taken back, the reader's own at the end; nothing for nobody's.

    Parameters
    ----------
    seats : sequence of int
        Those who threw or chose since.
    state : RaceState
        As it stands: whoever has only thrown loses a throw.

    >>> from riverlib.race import DEFAULT_LAYOUT, new_game
    >>> start, people = new_game(DEFAULT_LAYOUT, players=2), People(["Anna", "Otter"], 0)
    >>> taken_words((1, 0), start, people), taken_words((0,), start, people)
    ("Otter's move and yours", 'your last move')
    """
    others = [seat for seat in seats if not people.is_you(seat)]
    told = [f"{people.whose(seat)} {_what(seat, seats, state)}" for seat in others]
    if len(others) < len(seats):
        told.append("yours" if told else "your last move")
    return listed(told) if told else ""


def _what(seat: int, seats: Sequence[int], state: RaceState) -> str:
    """Name what a seat has done: the last of the seats has chosen."""
    only_threw = state.phase is Phase.CHOOSE and seat == state.turn and seat != seats[-1]
    return "throw" if only_threw else "move"
