"""The bridge from the engine to its referee: the same river, the same choices and boats."""

from collections import Counter

from riverlib.race import (
    HARBOUR,
    LOST,
    Choice,
    GoodWind,
    IllWind,
    LastAlone,
    Layout,
    LoseTurn,
    RaceState,
    Ride,
    Sail,
    TieBreak,
)
from tests.race import referee
from tests.race.referee import House, Kind, Referee


def laid_out(layout: Layout, players: int) -> Referee:
    """Lay the same river on the referee's table."""
    kinds = [Kind.WATER] * layout.cards
    kinds[layout.sandbank] = Kind.SANDBANK
    kinds[layout.high_tide] = Kind.HIGH_TIDE
    house = House(
        must_ride=layout.ride is Ride.ALWAYS,
        may_decline=layout.decline_wind,
        three_turns_alone=layout.last_alone is LastAlone.THREE_TURNS,
        boats_break_ties=layout.tie_break is TieBreak.BOATS_THEN_DOCK,
    )
    return Referee(kinds, house, start=layout.start, players=players, boats=layout.boats)


def translated(seat: int, choice: Choice) -> referee.Choice:
    """Say our choice in the referee's words."""
    match choice:
        case Sail(origin, ride):
            return ("ride" if ride else "sail", seat, origin)
        case GoodWind(origin):
            return ("good", seat, origin)
        case IllWind(victim, origin):
            return ("ill", victim, origin)
        case LoseTurn():
            return referee.NOTHING


def check_boats(state: RaceState, theirs: Referee) -> None:
    """Hold every card, dock and loss of the two races against each other."""
    for place, card in enumerate(theirs.river):
        here = [seat for seat, fleet in enumerate(state.boats) for each in fleet if each == place]
        assert here == sorted(card.boats), f"card {place}: {state}"
        is_special = (place == state.sandbank, place == state.high_tide)
        assert is_special == (card.kind is Kind.SANDBANK, card.kind is Kind.HIGH_TIDE)
    lost = Counter(seat for seat, fleet in enumerate(state.boats) for each in fleet if each == LOST)
    assert lost == Counter(theirs.waterfall)
    assert [seat for seat, _ in state.docked] == theirs.harbour
    home = Counter(seat for seat, fleet in enumerate(state.boats) for at in fleet if at == HARBOUR)
    assert home == Counter(theirs.harbour)
