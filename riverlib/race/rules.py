"""Where boats may go: sailing, the high tide and both winds (rules 3 and 4)."""

from collections.abc import Iterable

from riverlib.race.actions import Choice, GoodWind, IllWind, LoseTurn, Sail
from riverlib.race.layout import Ride
from riverlib.race.state import HARBOUR, WIND, RaceState, is_on_river

RIDE = 3
"""Cards that the high tide carries a boat further (3.3)."""


def sail_target(state: RaceState, origin: int, cards: int) -> int:
    """Return where a boat comes to that sails so many cards: an index or ``HARBOUR`` (3.2, 3.4)."""
    if origin < state.sandbank <= origin + cards:
        return state.sandbank
    target = origin + cards
    return target if target < state.layout.cards else HARBOUR


def rides(state: RaceState, origin: int, face: int) -> bool:
    """Whether a throw from ``origin`` ends exactly on the high tide (3.3)."""
    return sail_target(state, origin, face) == state.high_tide


def good_wind_target(state: RaceState, origin: int) -> int | None:
    """Return where the boat on ``origin`` is blown, ``None`` if nowhere (4.1)."""
    ahead = [place for place in _afloat(state, state.turn) if place > origin]
    if not ahead:
        return None
    target = min(ahead)
    return state.sandbank if origin < state.sandbank < target else target


def ill_wind_target(state: RaceState, seat: int, origin: int) -> int | None:
    """Return where the boat on ``origin`` of ``seat`` is blown back, ``None`` if nowhere (4.2)."""
    behind = [place for place in _afloat(state, seat) if place < origin]
    return max(behind, default=None)


def target_of(state: RaceState, choice: Choice) -> int | None:
    """Return where a legal choice takes its boat, ``None`` if it moves no boat."""
    match choice:
        case Sail(origin, ride):
            assert state.face is not None  # a choice is made after a throw
            target = sail_target(state, origin, state.face)
            return sail_target(state, target, RIDE) if ride else target
        case GoodWind(origin):
            return good_wind_target(state, origin)
        case IllWind(seat, origin):
            return ill_wind_target(state, seat, origin)
        case LoseTurn():
            return None


def legal_choices(state: RaceState) -> tuple[Choice, ...]:
    """Return everything that the seat to move may do with its throw; never empty then."""
    return tuple(_winds(state)) if state.face == WIND else tuple(_sails(state))


def _sails(state: RaceState) -> Iterable[Sail]:
    assert state.face is not None
    for origin in _afloat(state, state.turn):
        if not rides(state, origin, state.face):
            yield Sail(origin)
            continue
        if state.layout.ride is Ride.CHOICE:
            yield Sail(origin)
        yield Sail(origin, ride=True)


def _winds(state: RaceState) -> Iterable[Choice]:
    winds: list[Choice] = [GoodWind(origin) for origin in _afloat(state, state.turn)[:-1]]
    for seat in range(state.players):
        if seat != state.turn:
            winds += [IllWind(seat, origin) for origin in _afloat(state, seat)[1:]]
    if not winds or state.layout.decline_wind:
        winds.append(LoseTurn())
    return winds


def _afloat(state: RaceState, seat: int) -> list[int]:
    """Return the different river indices where a seat has boats, ascending."""
    return sorted({place for place in state.boats[seat] if is_on_river(place)})
