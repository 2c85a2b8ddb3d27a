"""The card kernel in compiled form: the functions of its plain modules, and the one way in."""

from riverlib.cards.kernels import (
    bits,
    chances,
    intrinsics,
    kernel,
    points,
    records,
    steady,
    unseen,
    weights,
)
from riverlib.core import streams
from riverlib.core.compiler import compiled, stamp_of

_PLAIN = (streams, bits, unseen, points, chances, steady, kernel)
_ELSEWHERE = (records, weights, intrinsics)  # their numbers and functions are compiled in
STAMP = stamp_of((*_PLAIN, *_ELSEWHERE))
"""Version of the kernel's source."""
functions = compiled(
    _PLAIN,
    STAMP,
    kept={kernel.play_games},
    inlined={
        streams.mixed,
        bits.drawn,
        chances.own_term,
        chances.plain_odds,
        chances.plain_setting,
        chances.trump_odds,
        chances.trump_setting,
        kernel.add,
        kernel.draw_one,
        kernel.lay,
        kernel.legal_plays,
        kernel.play,
        kernel.remove,
    },
    replaced={
        getattr(bits, name): getattr(intrinsics, name)
        for name in ("ones", "lowest", "highest", "exponential", "nth")
    },
)
"""Every function of the kernel by its name, compiled at its first call."""
play_games = functions.play_games
"""``kernel.play_games``, compiled."""
