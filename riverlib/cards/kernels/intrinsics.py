"""What the processor does better than the plain functions of ``bits``: for compiled code alone."""

from collections.abc import Callable
from typing import Any, cast

import numpy as np
from llvmlite import ir  # type: ignore[import-untyped]
from llvmlite.binding import (  # type: ignore[import-untyped]
    get_host_cpu_features,
    get_host_cpu_name,
)
from numba import config, njit, types
from numba.extending import intrinsic

from riverlib.core.streams import GOLDEN, mixed

_LOG2_E = 1.4426950408889634
_LN_2_HIGH, _LN_2_LOW = 0.6931471803691238, 1.9082149292705877e-10
_ROUNDING = 1.5 * 2.0**52  # adding it rounds a number and leaves the whole in the lowest bits
# Whether the processor spreads bits in one step; not where numba is told to compile for another.
_DEPOSITS = (
    get_host_cpu_features().get("bmi2", False)
    and get_host_cpu_name() not in {"znver1", "znver2"}  # there it is slower than the loop
    and not (config.CPU_NAME or config.CPU_FEATURES)  # type: ignore[attr-defined]
)
_inlined = njit(nogil=True, error_model="numpy", forceinline=True)
_mixed = _inlined(mixed)
_LANES = 8
_ONE, _HALF_A_WORD = np.uint64(1), np.uint64(32)


def _ones(_context: Any, _cards: Any) -> Any:
    def code(_: Any, builder: Any, __: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), code


def _lowest(_context: Any, _cards: Any) -> Any:
    def code(context: Any, builder: Any, __: Any, arguments: Any) -> Any:
        is_zero_undefined = context.get_constant(types.boolean, True)
        return builder.cttz(arguments[0], is_zero_undefined)

    return types.int64(types.int64), code


def _highest(_context: Any, _cards: Any) -> Any:
    def code(context: Any, builder: Any, __: Any, arguments: Any) -> Any:
        is_zero_undefined = context.get_constant(types.boolean, True)
        zeros = builder.ctlz(arguments[0], is_zero_undefined)
        return builder.sub(context.get_constant(types.int64, 63), zeros)

    return types.int64(types.int64), code


def _bits_of(_context: Any, _number: Any) -> Any:
    def code(context: Any, builder: Any, __: Any, arguments: Any) -> Any:
        return builder.bitcast(arguments[0], context.get_value_type(types.int64))

    return types.int64(types.float64), code


def _number_of(_context: Any, _bits: Any) -> Any:
    def code(context: Any, builder: Any, __: Any, arguments: Any) -> Any:
        return builder.bitcast(arguments[0], context.get_value_type(types.float64))

    return types.float64(types.int64), code


ones = cast(Callable[[int], int], intrinsic(_ones))
"""Return how many bits of an int64 are set; only from compiled code, as the next two."""
lowest = cast(Callable[[int], int], intrinsic(_lowest))
"""Return the number of the lowest bit that is set; undefined for 0."""
highest = cast(Callable[[int], int], intrinsic(_highest))
"""Return the number of the highest bit that is set; undefined for 0."""


bits_of = cast(Callable[[float], int], intrinsic(_bits_of))
"""Return the bits of a float64 as an int64; ``number_of`` goes back."""
number_of = cast(Callable[[int], float], intrinsic(_number_of))


@_inlined
def exponential(number: float) -> float:
    """Return e to a power between -700 and 700, to 13 digits.

    The same digits on every machine, which the C library does not promise, and without a call, so
    that the compiler can work on several at once.
    """
    shifted = number * _LOG2_E + _ROUNDING
    whole = shifted - _ROUNDING  # of powers of 2
    x = (number - whole * _LN_2_HIGH) - whole * _LN_2_LOW  # at most half of ln 2 either way
    x2 = x * x
    x4 = x2 * x2
    low = (1.0 + x) + x2 * (1 / 2 + x * (1 / 6))
    middle = (1 / 24 + x * (1 / 120)) + x2 * (1 / 720 + x * (1 / 5040))
    high = (1 / 40320 + x * (1 / 362880)) + x2 * (1 / 3628800 + x * (1 / 39916800))
    power_of_2 = number_of((bits_of(shifted) + 1023) << 52)
    return (low + x4 * (middle + x4 * high)) * power_of_2


def _deposited(_context: Any, _bits: Any, _mask: Any) -> Any:
    def code(_: Any, builder: Any, __: Any, arguments: Any) -> Any:
        word = ir.IntType(64)
        signature = ir.FunctionType(word, [word, word])
        return builder.call(
            builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), signature), arguments
        )

    return types.int64(types.int64, types.int64), code


deposited = cast(Callable[[int, int], int], intrinsic(_deposited))
"""Return bits spread over the set bits of a mask, where the processor can (``_DEPOSITS``)."""


@_inlined
def nth(bits: int, place: int) -> int:
    """Return the number of the bit that has ``place`` lower ones below it."""
    if _DEPOSITS:
        return lowest(deposited(1 << place, bits))
    for _ in range(place):
        bits &= bits - 1
    return lowest(bits)


@_inlined
def set_lots(lots: Any, row: int, stream: Any, count: int) -> None:
    """Set a row to the first draws of a stream, eight at once: at least ``count``."""
    for first in range(0, count, _LANES):
        for lane in range(_LANES):
            place = np.uint64(first) + np.uint64(lane)  # no sign: it cannot count from the end
            lots[row, place] = _mixed(stream + GOLDEN * (place + _ONE)) >> _HALF_A_WORD
