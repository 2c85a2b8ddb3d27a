"""How a race goes on a river with its house rules, in four steps for whoever has not sailed yet."""

from riverlib.race import DOCKS, Layout, Ride
from riverlib.race.rules import RIDE


def four_steps(layout: Layout) -> tuple[tuple[str, str], ...]:
    """Return how a race goes: a word and a sentence or two each."""
    return (
        ("Throw", _throw(layout)),
        ("Mind", f"The sandbank stops every boat. {_ride(layout)}"),
        ("Blow", _wind(layout)),
        (
            "Hurry",
            "Each new round the tide takes the lowest card to the far end: boats on it fall."
            f" The first boat home scores {DOCKS}, the next {DOCKS - 1}.",
        ),
    )


def _throw(layout: Layout) -> str:
    boat = "your boat" if layout.boats == 1 else "one of your boats"
    return f"Sail {boat} as many cards up the river as the die shows."


def _ride(layout: Layout) -> str:
    rides = "may ride" if layout.ride is Ride.CHOICE else "rides"
    return f"Whose throw ends on the high tide {rides} {RIDE} cards on."


def _wind(layout: Layout) -> str:
    if layout.boats == 1:
        return "The wind can do nothing with one boat each: the turn is lost."
    return "The wind brings your own boats together, or throws others back."
