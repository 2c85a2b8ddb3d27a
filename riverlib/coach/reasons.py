"""Why a choice is good, in one sentence for a family; from the position alone."""

from collections.abc import Sequence

from riverlib.race import (
    DOCKS,
    HARBOUR,
    Choice,
    GoodWind,
    IllWind,
    LoseTurn,
    RaceState,
    Sail,
    target_of,
)


def reason(state: RaceState, choice: Choice, names: Sequence[str]) -> str:
    """Say what a choice does for the seat to move.

    Between two turns of a seat the tide turns exactly once, so a boat left on the last card is
    lost for certain (rule 2.1).

    Parameters
    ----------
    names : sequence of str
        The players' names by seat: text, never markup.
    """
    target = target_of(state, choice)
    match choice:
        case LoseTurn():
            return "Every wind that could blow would harm you more than waiting."
        case IllWind(seat, _):
            return _ill(target, names[seat])
        case Sail(ride=True) if target != HARBOUR:
            return _saving(state, choice.origin) or "The high tide carries the boat on."
        case Sail(origin) | GoodWind(origin):
            if target == HARBOUR:
                return f"It brings a boat home: dock {DOCKS - len(state.docked)}."
            return _saving(state, origin) or _forward(state, target)


def _ill(target: int | None, name: str) -> str:
    if target == 0:
        return f"It puts a boat of {name}'s right above the waterfall."
    return f"It throws a boat of {name}'s back, nearer to the waterfall."


def _saving(state: RaceState, origin: int) -> str:
    if origin == 0 and state.boats[state.turn].count(0) == 1:
        return "It saves the boat that the next tide would take over the waterfall."
    if origin == 0:
        return "It saves one of the boats that the next tide would take."
    return ""


def _forward(state: RaceState, target: int | None) -> str:
    left = state.layout.cards - (target or 0)
    if target == state.sandbank:
        return "It moves up, though only as far as the sandbank."
    if left <= 3:
        return "It comes so near to the harbour that most throws bring it in."
    return "It keeps the fleet well above the waterfall."
