"""What a newcomer is told of a rule that has just worked on the river, whoever threw."""

from collections.abc import Iterator, Sequence

from riverlib.learn.tip import Tip
from riverlib.race import RaceState, Ride, is_on_river
from riverlib.race.events import (
    Event,
    GoodWindBlew,
    IllWindBlew,
    RanAground,
    RodeTheTide,
    Rolled,
)

_WIND = (
    "A 6 is the wind: it blows a boat to the next one of its colour, your own forward or a"
    " rival's back."
)
_SANDBANK = "The sandbank stops every boat: in a later turn it sails on as usual."


def happened_tips(state: RaceState, events: Sequence[Event]) -> Iterator[Tip]:
    """Say what wind, sandbank and high tide do, where one has moved a boat since the last throw.

    Parameters
    ----------
    events : sequence of Event
        Of the whole race; those since the last throw of the seat to move are told of.
    """
    for event in _since(state.turn, events):
        match event:
            case GoodWindBlew(seat=seat) | IllWindBlew(victim=seat):
                yield Tip(key="wind", text=_WIND, mark=_boat(state, seat, event.boat))
            case RanAground():
                yield Tip(key="sandbank", text=_SANDBANK, mark=f"tile:{state.sandbank}")
            case RodeTheTide():
                rides = "may ride" if state.layout.ride is Ride.CHOICE else "rides"
                text = f"A boat that ends right on the high tide {rides} on at once."
                yield Tip(key="ride", text=text, mark=f"tile:{state.high_tide}")


def _since(seat: int, events: Sequence[Event]) -> Sequence[Event]:
    """Return what happened from the last throw of a seat on."""
    thrown = (
        no
        for no in reversed(range(len(events)))
        if isinstance(event := events[no], Rolled) and event.seat == seat
    )
    return events[next(thrown, 0) :]


def _boat(state: RaceState, seat: int, boat: int) -> str:
    """Name a boat to point at, or the die where it is not on the river any more."""
    return f"boat:{seat}:{boat}" if is_on_river(state.boats[seat][boat]) else "die"
