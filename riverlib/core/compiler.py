"""One source, two speeds: plain functions, and the same functions compiled by numba.

Kernels are written as plain Python, so that one position at a time needs neither numba nor a
compiler; bulk play asks here for the compiled form of the same source.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any
from zlib import crc32

from numba import njit
from numba.core import event, registry


def compiled(
    modules: Sequence[ModuleType],
    stamp: int,
    *,
    kept: Collection[Callable[..., Any]] = (),
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
    stamp : int
        Version of all that is compiled in, as ``stamp_of`` makes it.
    kept : collection of functions
        The ways in: kept on disk once compiled, under a name that holds the stamp. Numba itself
        would look for changes in their own file alone.
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
                twin = _twin(function, space)
                if function in kept:
                    twin.__qualname__ += f"-{stamp:08x}"
                form = njit(
                    cache=function in kept,
                    forceinline=function in inlined,
                    nogil=True,
                    error_model="numpy",
                )
                twins.setdefault(function, form(twin))
    for space in spaces.values():
        space.update({
            name: twins[function]
            for name, function in space.items()
            if isinstance(function, FunctionType) and function in twins
        })  # fmt: skip
    return SimpleNamespace(**{plain.__name__: twin for plain, twin in twins.items()})


def is_compiled(entry: Any) -> bool:
    """Return whether a way in is ready or lies compiled on disk, so that no long wait is due."""
    if entry.signatures:
        return True
    codegen = registry.cpu_target.target_context.codegen()
    cache = entry._cache  # numba shows this nowhere else
    wanted = cache._index_key(None, codegen)[1:]
    return any(key[1:] == wanted for key in cache._cache_file._load_index())


@contextmanager
def counting(tell: Callable[[int], None]) -> Iterator[None]:
    """Tell after each function that numba has compiled how many those are by now."""
    ended = count(1)
    listener = _AtEnd(lambda: tell(next(ended)))
    with event.install_listener("numba:compile", listener):
        yield


class _AtEnd(event.Listener):
    """Hears that something ended."""

    def __init__(self, hear: Callable[[], None]) -> None:
        self._hear = hear

    def on_start(self, event: Any) -> None:
        pass

    def on_end(self, event: Any) -> None:
        self._hear()


def stamp_of(modules: Sequence[ModuleType]) -> int:
    """Return a number that changes with the source of any of these modules."""
    return crc32(b"".join(Path(str(module.__file__)).read_bytes() for module in modules))


def _twin(function: FunctionType, space: dict[str, Any]) -> FunctionType:
    """Return the same function among other globals."""
    twin = FunctionType(function.__code__, space, function.__name__, function.__defaults__)
    twin.__module__ = function.__module__
    return twin
