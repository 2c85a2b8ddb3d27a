"""The race kernel in compiled form: the functions of its plain modules, and the way in."""

from riverlib.core import streams
from riverlib.core.compiler import compiled, stamp_of
from riverlib.race.kernels import kernel, playing

_PLAIN = (streams, kernel, playing)
STAMP = stamp_of(_PLAIN)
"""Version of the kernel's source."""
functions = compiled(_PLAIN, STAMP, kept={playing.play_races})
"""Every function of the kernel by its name, compiled at its first call."""
play_races = functions.play_races
"""``playing.play_races``, compiled."""
