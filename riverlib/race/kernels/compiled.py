"""The race kernel in compiled form: the functions of its plain modules, and the way in."""

from typing import Any, cast

from numba import njit

from riverlib.core import streams
from riverlib.core.compiling import compiled, stamp_of
from riverlib.race.kernels import kernel, playing

_PLAIN = (streams, kernel, playing)
functions = compiled(_PLAIN)
"""Every function of the kernel by its name, compiled at its first call."""
_play_races = functions.play_races


def _entry(stamp: int) -> Any:
    """Return the kernel's way in, kept on disk; it encloses the stamp (``stamp_of``)."""

    def play_races(
        position: Any, choice: Any, bots: Any, values: Any, key: Any, start: Any, rotate: Any,
        ends: Any,
    ) -> int:  # fmt: skip
        _play_races(position, choice, bots, values, key, start, rotate, ends)
        return stamp

    return cast(Any, njit(cache=True, nogil=True)(play_races))


play_races = _entry(stamp_of(_PLAIN))
"""``playing.play_races``, compiled; it returns the stamp of the source that it was made of."""
