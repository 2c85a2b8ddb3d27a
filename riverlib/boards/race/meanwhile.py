"""What a bot has done for somebody who was away, in a sentence for them."""

from collections.abc import Sequence

from riverlib.live.company import Device
from riverlib.race.events import BoatSailed, Event, Rolled

_TIMES = {1: "", 2: " twice"}


def meanwhile(events: Sequence[Event], seat: Device) -> str:
    """Return what was done at a seat in these events; empty if nothing."""
    throws = sum(isinstance(each, Rolled) and each.seat == seat for each in events)
    sails = sum(isinstance(each, BoatSailed) and each.seat == seat for each in events)
    done = [
        f"{verb}{_TIMES.get(count, f' {count} times')}"
        for verb, count in (("threw", throws), ("sailed", sails))
        if count
    ]
    return f"A bot {' and '.join(done)} for you. Now you play again." if done else ""
