"""The rules of this river in a few short sentences, for whoever asks in the middle of a race."""

from riverlib.race import DOCKS, LastAlone, Layout, Ride
from riverlib.race.rules import RIDE


def short_rules(layout: Layout) -> tuple[str, ...]:
    """Return the rules that matter while racing, a short sentence or two each."""
    boats = "Your boat sails" if layout.boats == 1 else "One of your boats sails"
    rides = "may ride" if layout.ride is Ride.CHOICE else "rides"
    lines = (
        f"Throw the die. {boats} that many cards towards the harbour.",
        f"The harbour needs no exact throw. The first boat home takes dock {DOCKS}, the next"
        f" {DOCKS - 1}: a dock scores its number, and the most points win.",
        "The sandbank stops every boat that sails onto it or past it.",
        f"A boat whose throw ends on the high tide {rides} {RIDE} cards further.",
        _wind(layout),
        "Before the turn of the first player, whose plate bears waves, the tide turns: boats on the"
        " lowest card fall and are lost, all others drift one card back.",
        "Whoever is alone on the river has three more turns."
        if layout.last_alone is LastAlone.THREE_TURNS
        else "",
    )
    return tuple(line for line in lines if line)


def _wind(layout: Layout) -> str:
    if layout.boats == 1:
        return "The wind can do nothing with one boat each: the turn is lost."
    may = " You may let it pass." if layout.decline_wind else ""
    return (
        "The wind brings one of your boats up to your next one, or blows another player's boat back"
        f" to its next one.{may}"
    )
