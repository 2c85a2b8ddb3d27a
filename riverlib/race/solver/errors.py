"""What can go wrong with the table of a river."""

from riverlib.core import CancelledError, RiverError


class UnsolvableError(RiverError):
    """A river with more positions than this solver takes on."""


class SolverCancelledError(CancelledError):
    """The solver was told to stop before it had finished."""


class TableError(RiverError):
    """A table that cannot be read or kept, or a position that does not belong to it."""
