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
    is_on_river,
    target_of,
)

_NEAR_THE_FALL = 2  # the highest index from which three tides take a boat
_NEAR_THE_HARBOUR = {1: "two of three", 2: "half of all"}
"""By cards to go, to which the tide adds one: the throws of the next turn that are enough."""


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
            return _saving(state, origin) or _forward(state, origin, target)


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


def _forward(state: RaceState, origin: int, target: int | None) -> str:
    own = [place for place in state.boats[state.turn] if is_on_river(place)]
    if target == state.sandbank:
        return "It moves up, though only as far as the sandbank."
    if origin <= _NEAR_THE_FALL:
        return "It takes a boat away from the waterfall in good time."
    if target is not None and (throws := _throws_home(state, target)):
        return f"It comes so near to the harbour that {throws} throws bring it in."
    if origin == max(own):
        return "It hurries the first boat on towards the best dock left."
    return "It brings up a boat that is behind, before the waterfall comes near."


def _throws_home(state: RaceState, place: int) -> str | None:
    """Say which part of the throws brings a boat home from a place in the seat's next turn.

    ``None`` if less than half of them do, or the sandbank lies in the way after the tide.
    """
    if (state.sandbank - 1) % state.layout.cards > place - 1:
        return None
    return _NEAR_THE_HARBOUR.get(state.layout.cards - place)
