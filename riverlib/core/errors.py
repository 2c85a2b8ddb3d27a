"""The named errors; each message says who, what, why and what was allowed."""

from riverlib.core.text import shortened

LONGEST_REFUSAL = 300
"""Characters in a message. What is longer loses its middle: there stand the bad values."""


class RiverError(ValueError):
    """Base class of every error that this library raises on purpose.

    A message is short (``LONGEST_REFUSAL``), however long the value that it repeats, and can
    always be written: half characters are told by their number.
    """

    def __init__(self, message: str) -> None:
        short = shortened(message, LONGEST_REFUSAL).encode("utf-8", "backslashreplace").decode()
        super().__init__(shortened(short, LONGEST_REFUSAL))


class CancelledError(RiverError):
    """Whoever asked for the work does not want it any more."""


class VariantError(RiverError):
    """Rules that contradict each other, or that do not fit the players or the pack."""


class IllegalActionError(RiverError):
    """An action that the rules do not allow in this position."""


class NotationError(RiverError):
    """Text that names no card and no action."""


class LogError(RiverError):
    """A game log that cannot be read; the message holds the place in it."""


class StoreError(RiverError):
    """A database that cannot be used, or a game that is not in it."""


class UnknownGameError(StoreError):
    """A game id that the database does not hold."""


class StaleGameError(StoreError):
    """A change made from an old view of a game: another tab or window has moved on since."""
