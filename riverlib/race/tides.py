"""When the tide turns next, and which boats it takes (docs/rules/race.md 2)."""

from riverlib.race.layout import LastAlone
from riverlib.race.state import RaceState

_LAST_TURN_ALONE = 3


def tide_after(state: RaceState) -> int | None:
    """Return the seat after whose turn the tide turns next, ``None`` if it turns no more.

    It is the last seat with boats on the river before the first player's place (2.1). Nothing
    takes a boat off the river but its own turn and the tide, so that seat does have its turn. Where
    nobody is left to have one the tide turns at once, after the turn that is being had.
    """
    if state.is_over or (
        state.layout.last_alone is LastAlone.THREE_TURNS and state.alone_turns == _LAST_TURN_ALONE
    ):
        return None
    to_go = (state.first - state.turn - 1) % state.players + 1
    seats = [(state.turn + step) % state.players for step in range(to_go)]
    return next((seat for seat in reversed(seats) if state.is_afloat(seat)), state.turn)


def falls_next(state: RaceState) -> tuple[tuple[int, int], ...]:
    """Return seat and boat of all that the next tide takes if nothing moves them before."""
    if tide_after(state) is None:
        return ()
    return tuple(
        (seat, boat)
        for seat, fleet in enumerate(state.boats)
        for boat, place in enumerate(fleet)
        if place == 0
    )
