"""Sets of cards as bits of a number, and chance from counters: the ground of the card kernels.

Compiled code has other forms of the first five functions and of ``set_lots`` (``intrinsics``).
"""

from math import exp
from typing import Any

import numpy as np

from riverlib.core.streams import GOLDEN, mixed

_HALF_A_WORD = np.uint64(32)
LANES = 8
"""Draws that compiled code makes at once: rows of them have room for a multiple of this."""


def ones(bits: int) -> int:
    """Return how many bits of a number are set."""
    return bits.bit_count()


def lowest(bits: int) -> int:
    """Return the number of the lowest bit that is set; undefined for 0."""
    return (bits & -bits).bit_length() - 1


def highest(bits: int) -> int:
    """Return the number of the highest bit that is set; undefined for 0."""
    return bits.bit_length() - 1


def exponential(number: float) -> float:
    """Return e to a power between -700 and 700."""
    return exp(number)


def nth(bits: int, place: int) -> int:
    """Return the number of the bit that has ``place`` lower ones below it."""
    for _ in range(place):
        bits &= bits - 1
    return lowest(bits)


def stream_of(key: Any, number: int) -> Any:
    """Return the start (uint64) of stream ``number`` of a key: a key of its own."""
    return mixed(key + GOLDEN * np.uint64(number + 1))


def drawn(stream: Any, place: int, choices: int) -> int:
    """Return a number from 0 to below ``choices``: draw ``place`` of a stream.

    A draw depends on nothing but its stream and place. One number is likelier than another by
    less than ``choices`` in 2**32.
    """
    return lot_of(mixed(stream + GOLDEN * np.uint64(place + 1)) >> _HALF_A_WORD, choices)


def set_lots(lots: Any, row: int, stream: Any, count: int) -> None:
    """Set a row to the first draws of a stream, at least ``count``: words that ``drawn`` uses too.

    Parameters
    ----------
    lots : ndarray(uint64), shape (rows, ``LANES`` or a multiple of it)
    """
    for place in range(count):
        lots[row, place] = mixed(stream + GOLDEN * np.uint64(place + 1)) >> _HALF_A_WORD


def lot_of(word: Any, choices: int) -> int:
    """Return the number from 0 to below ``choices`` that a word of ``set_lots`` stands for."""
    return int(np.int64((word * np.uint64(choices)) >> _HALF_A_WORD))
