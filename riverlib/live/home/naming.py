"""Names at a table of several devices: nobody is "You" there, for everybody else reads it too."""

import re
from typing import TYPE_CHECKING, Any

from riverlib.core import IllegalActionError
from riverlib.play.players import gave_no_name

if TYPE_CHECKING:
    from riverlib.play import Match

_NOBODYS = re.compile(r"\s*(you|player \d+)?\s*", re.IGNORECASE)
_SAY_IT = "Type what you are called: the others read it on their phones."


def is_nobodys(name: str) -> bool:
    """Whether a name tells the others nothing: a default one, or "You".

    >>> is_nobodys("You"), is_nobodys("Player 2"), is_nobodys("Anna")
    (True, True, False)
    """
    return _NOBODYS.fullmatch(name) is not None


def unnamed(match: "Match[Any, Any, Any]") -> int | None:
    """Return the seat of whoever opens a game, if they have no name yet; ``None`` if they have."""
    first = match.people[0] if match.people else None
    if first is None:
        return None
    player = match.players[first]
    return first if is_nobodys(player.name) or gave_no_name(player, first) else None


def name_host(match: "Match[Any, Any, Any]", typed: object) -> None:
    """Seat whoever opens a game under what they typed, if they have no name yet.

    Raises
    ------
    IllegalActionError
        If that is no name, or somebody else's.
    StaleGameError, StoreError
        If it cannot be kept.
    """
    seat = unnamed(match)
    if seat is None:
        return
    if not isinstance(typed, str) or is_nobodys(typed):
        raise IllegalActionError(_SAY_IT)
    match.seat(seat, typed)


def name_all(match: "Match[Any, Any, Any]") -> None:
    """Give whoever is called "You" the name of their seat; raises as ``Match.seat``."""
    for seat in match.people:
        if match.players[seat].name.casefold() == "you":
            match.seat(seat, "")
