"""The line between a board in the browser and its game, as a page hands it to the board."""

from collections.abc import Mapping
from typing import Any

from riverlib.boards.session import BoardSession
from riverlib.live.rooms import ROOMS, Guest


def guest_of(session: BoardSession[Any]) -> Guest:
    """Return a window's place in the room of its game."""
    if session.guest is None:
        session.guest = ROOMS.enter(session)
    return session.guest


def data_of(guest: Guest) -> Mapping[str, Any]:
    """Return what a component is sent: the view, and where more of them come from."""
    seen = guest.seen()
    line = {"token": guest.token, "serial": seen.serial, "below": seen.below}
    return {**seen.view, "live": line}
