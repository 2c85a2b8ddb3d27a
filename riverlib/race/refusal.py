"""Why the rules refuse a choice: who, what, why, and what was allowed."""

from collections.abc import Iterable
from typing import assert_never

from riverlib.race.actions import Choice, GoodWind, IllWind, LoseTurn, Sail, action_text
from riverlib.race.state import WIND, Phase, RaceState, is_on_river


def refusal(state: RaceState, choice: Choice, legal: Iterable[Choice]) -> str:
    """Say why a choice that is not legal was refused, in one sentence."""
    if state.phase is Phase.OVER:
        return "the race is over: no boat moves any more"
    if state.phase is Phase.ROLL:
        return f"seat {state.turn} must throw the die before a boat moves"
    face = "the wind" if state.face == WIND else f"a {state.face}"
    allowed = ", ".join(repr(action_text(each)) for each in legal)
    return (
        f"seat {state.turn} cannot do {action_text(choice)!r} with {face}:"
        f" {_reason(state, choice)}; possible are {allowed}"
    )


def _reason(state: RaceState, choice: Choice) -> str:
    is_wind = state.face == WIND
    match choice:
        case Sail(origin, ride):
            if is_wind:
                return "the wind is no number to sail"
            if not _has_boat(state, state.turn, origin):
                return f"no boat of seat {state.turn} is on {origin}"
            if ride:
                return "this throw does not end on the high tide"
            return "this river's high tide must be ridden"
        case GoodWind(origin):
            return _wind_reason(state, state.turn, origin, "ahead of") if is_wind else _NO_WIND
        case IllWind(seat, origin):
            if not is_wind:
                return _NO_WIND
            if seat == state.turn:
                return "an ill wind blows an opponent's boat"
            if seat not in range(state.players):
                return f"there is no seat {seat}"
            return _wind_reason(state, seat, origin, "behind")
        case LoseTurn():
            return "a wind that can be used must be" if is_wind else "a boat can sail, so it must"
    assert_never(choice)


_NO_WIND = "the die does not show the wind"


def _wind_reason(state: RaceState, seat: int, origin: int, where: str) -> str:
    if not _has_boat(state, seat, origin):
        return f"no boat of seat {seat} is on {origin}"
    return f"no boat of seat {seat} on the river is {where} it"


def _has_boat(state: RaceState, seat: int, origin: int) -> bool:
    return is_on_river(origin) and origin in state.boats[seat]
