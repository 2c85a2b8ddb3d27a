"""What undo takes back, said before it does."""

from collections.abc import Sequence

from riverlib.boards.race.view_types import UndoAsked
from riverlib.core.counting import listed
from riverlib.core.people import People
from riverlib.race import Phase, RaceState

_UNASKED = 1
"""So many tides are taken back without a question: the move before last is often behind one."""


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


def undo_asked(seat: int, tides: int, state: RaceState, people: People) -> UndoAsked | None:
    """Return what is asked before undo: where the race is over, or the choice lies rounds back.

    Parameters
    ----------
    seat : int
        Whose choice it is.
    tides : int
        How many of them undo takes back.

    >>> from riverlib.race import DEFAULT_LAYOUT, new_game
    >>> start, people = new_game(DEFAULT_LAYOUT, players=2), People(["Anna", "Otter"], 0)
    >>> undo_asked(0, 1, start, people) is None
    True
    """
    if not state.is_over and tides <= _UNASKED:
        return None
    round_no = state.tides + 1 - tides
    ends = " The race is then not over any more." if state.is_over else ""
    if not tides:
        return {"title": "Take back?", "text": f"Take back {people.whose(seat)} last choice?{ends}"}
    since = " All that came after it is taken back." if tides > _UNASKED else ""
    text = f"{people.whose_first(seat)} last choice was in round {round_no}.{since}{ends}"
    return {"title": f"Take back to round {round_no}?", "text": text}


def undone_words(round_no: int, whose: str) -> str:
    """Say whose throw is there to be used again, and of which round.

    >>> undone_words(6, "your"), undone_words(6, "Anna's")
    ('Back to your throw of round 6.', "Back to Anna's throw of round 6.")
    """
    return f"Back to {whose} throw of round {round_no}."


def _what(seat: int, seats: Sequence[int], state: RaceState) -> str:
    """Name what a seat has done: the last of the seats has chosen."""
    only_threw = state.phase is Phase.CHOOSE and seat == state.turn and seat != seats[-1]
    return "throw" if only_threw else "move"
