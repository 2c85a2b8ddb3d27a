"""One source, two speeds: plain functions, and the same functions compiled by numba.

Kernels are written as plain Python, so that one position at a time needs neither numba nor a
compiler; bulk play asks here for the compiled form of the same source.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any
from zlib import crc32

from numba import njit


def compiled(
    modules: Sequence[ModuleType],
    *,
    inlined: Collection[Callable[..., Any]] = (),
    replaced: Mapping[Callable[..., Any], Any] | None = None,
) -> SimpleNamespace:
    """Return the functions of some modules by name, compiled so that they call each other.

    Each is compiled at its first call, and runs without the interpreter's lock. Division by zero
    gives infinity, as in numpy.

    Parameters
    ----------
    modules : sequence of modules
        Plain Python within what numba can compile. No two functions have the same name.
    inlined : collection of functions
        Those better copied into each caller than called: small, called often.
    replaced : mapping from function to compiled function
        Plain functions for which compiled code has something better.
    """
    spaces = {module.__name__: dict(vars(module)) for module in modules}
    twins: dict[Any, Any] = dict(replaced or {})
    for space in spaces.values():
        for function in space.values():
            if isinstance(function, FunctionType) and function.__module__ == space["__name__"]:
                twins.setdefault(function, _compiled(function, space, function in inlined))
    for space in spaces.values():
        space.update({
            name: twins[function]
            for name, function in space.items()
            if isinstance(function, FunctionType) and function in twins
        })  # fmt: skip
    return SimpleNamespace(**{plain.__name__: twin for plain, twin in twins.items()})


def stamp_of(modules: Sequence[ModuleType]) -> int:
    """Return a number that changes with the source of any of these modules.

    Numba keeps a compiled function on disk under its own source and the values that it encloses,
    not under the source of what is compiled into it: an entry to a kernel encloses this number.
    """
    return crc32(b"".join(Path(str(module.__file__)).read_bytes() for module in modules))


def _compiled(function: FunctionType, space: dict[str, Any], inline: bool) -> Any:
    twin = FunctionType(function.__code__, space, function.__name__, function.__defaults__)
    twin.__module__ = function.__module__
    return njit(nogil=True, error_model="numpy", forceinline=inline)(twin)
