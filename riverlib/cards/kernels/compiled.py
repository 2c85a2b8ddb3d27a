"""The card kernel in compiled form: the functions of its plain modules, and the one way in."""

from typing import Any, cast

from numba import njit

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
from riverlib.core.compiling import compiled, stamp_of

_PLAIN = (streams, bits, unseen, points, chances, steady, kernel)
_ELSEWHERE = (records, weights, intrinsics)  # their numbers and functions are compiled in
STAMP = stamp_of((*_PLAIN, *_ELSEWHERE))
"""Version of the kernel's source."""
functions = compiled(
    _PLAIN,
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
_play_games = functions.play_games


def _entry(stamp: int) -> Any:
    """Return the kernel's one way in, kept on disk; it encloses the stamp (``stamp_of``)."""

    def play_games(
        rules: Any, points: Any, deal: Any, hand: Any, script: Any, orders: Any, key: Any,
        first_game: int, bids: Any, taken: Any, scores: Any,
    ) -> int:  # fmt: skip
        _play_games(rules, points, deal, hand, script, orders, key, first_game, bids, taken, scores)
        return stamp

    return cast(Any, njit(cache=True, nogil=True, error_model="numpy")(play_games))


play_games = _entry(STAMP)
"""``kernel.play_games``, compiled; it returns the stamp of the source that it was made of."""
