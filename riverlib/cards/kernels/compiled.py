"""The card kernel in compiled form: the functions of its plain modules, and the ways in."""

from riverlib.cards.kernels import (
    bits,
    chances,
    intrinsics,
    kernel,
    light,
    lots,
    manner,
    playouts,
    points,
    records,
    steady,
    unseen,
    weights,
    worlds,
)
from riverlib.core import streams
from riverlib.core.compiler import compiled, stamp_of

_PLAIN = (streams, bits, unseen, points, chances, steady, lots, kernel, worlds, playouts)
_ELSEWHERE = (
    records,
    weights,
    manner,
    light,
    intrinsics,
)  # compiled in, or given to it
STAMP = stamp_of((*_PLAIN, *_ELSEWHERE))
"""Version of the kernel's source."""
functions = compiled(
    _PLAIN,
    STAMP,
    kept={kernel.play_games, worlds.draw_worlds, playouts.play_worlds},
    inlined={
        streams.mixed,
        bits.drawn,
        bits.lot_of,
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
        for name in ("ones", "lowest", "highest", "exponential", "nth", "set_lots")
    },
)
"""Every function of the kernel by its name, compiled at its first call."""
play_games = functions.play_games
"""``kernel.play_games``, compiled."""
draw_worlds = functions.draw_worlds
"""``worlds.draw_worlds``, compiled."""
play_worlds = functions.play_worlds
"""``playouts.play_worlds``, compiled."""
