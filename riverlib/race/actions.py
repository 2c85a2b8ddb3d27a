"""What can happen to a race, and how it is written in its log."""

from dataclasses import dataclass
from typing import assert_never

from riverlib.core import NotationError


@dataclass(frozen=True, slots=True)
class Roll:
    """Chance: the die shows 1 to 5, or 6 for the wind."""

    face: int


@dataclass(frozen=True, slots=True)
class Sail:
    """One own boat sails the throw; ``ride`` takes the high tide at its end (3.1, 3.3)."""

    origin: int
    ride: bool = False


@dataclass(frozen=True, slots=True)
class GoodWind:
    """One own boat moves up to the next own boat ahead of it (4.1)."""

    origin: int


@dataclass(frozen=True, slots=True)
class IllWind:
    """One boat of an opponent moves back to the next boat of its colour (4.2)."""

    seat: int
    origin: int


@dataclass(frozen=True, slots=True)
class LoseTurn:
    """The throw is not used: nothing is possible, or the wind is declined (4.3, 6)."""


Choice = Sail | GoodWind | IllWind | LoseTurn
Action = Roll | Choice


def action_text(action: Action) -> str:
    """Write an action for the log, as ``parse_action`` reads it."""
    match action:
        case Roll(face):
            return f"roll {face}"
        case Sail(origin, ride):
            return f"sail {origin} ride" if ride else f"sail {origin}"
        case GoodWind(origin):
            return f"good {origin}"
        case IllWind(seat, origin):
            return f"ill {seat} {origin}"
        case LoseTurn():
            return "lose"
    assert_never(action)


def parse_action(text: str) -> Action:
    """Read an action from the log.

    Raises
    ------
    NotationError
        If the text is no action.

    >>> parse_action("sail 3 ride")
    Sail(origin=3, ride=True)
    """
    match text.split(" "):
        case ["roll", face] if _is_number(face):
            return Roll(int(face))
        case ["sail", origin] if _is_number(origin):
            return Sail(int(origin))
        case ["sail", origin, "ride"] if _is_number(origin):
            return Sail(int(origin), ride=True)
        case ["good", origin] if _is_number(origin):
            return GoodWind(int(origin))
        case ["ill", seat, origin] if _is_number(seat) and _is_number(origin):
            return IllWind(int(seat), int(origin))
        case ["lose"]:
            return LoseTurn()
    raise NotationError(
        f"{text[:40]!r} is no action: write 'roll 4', 'sail 3', 'sail 3 ride', 'good 3',"
        " 'ill 1 5' or 'lose'"
    )


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 2
