"""Kernels made ready in the background: compiled once for an installation, loaded once a server."""

from collections.abc import Callable
from importlib import import_module
from threading import Event, Lock
from typing import Any

from riverlib.core.job import Job
from riverlib.core.worker import in_worker

_turn = Lock()
"""One compiler at a time: two would only take the cores from each other."""
_compiling = Event()
"""Whether it has something to compile just now, which takes a minute, not seconds."""


class Readiness:
    """Whether a game's kernels answer at once; has them compiled in a process of its own.

    Parameters
    ----------
    module : str
        Name of a module with ``is_compiled()`` and ``warm()``; imported in the background only,
        because it loads numba.
    functions : int, optional
        About how many it compiles, so that there is progress to show.
    """

    def __init__(self, module: str, *, functions: int = 0) -> None:
        self._module = module
        self._functions = functions
        self._lock = Lock()
        self._compiling: Job[None] | None = None
        self._loading: Job[None] | None = None

    @property
    def is_loaded(self) -> bool:
        """Whether the kernels answer at once."""
        return self._loading is not None and self._loading.is_done

    @property
    def is_slow(self) -> bool:
        """Whether a compiler has to be waited for: its own, or another one's that is before it."""
        return _compiling.is_set() and not self.is_loaded

    @property
    def share(self) -> float:
        """How much of the compiling is done, in [0, 1]; 0 while another compiler is before it."""
        return self._compiling.share if self._compiling else 0.0

    @property
    def failure(self) -> str | None:
        """Why the kernels cannot be loaded; ``None`` while they may be."""
        return self._loading.failure if self._loading else None

    def compile(self) -> Job[None]:
        """Have the kernels compiled if they are not, without loading them here."""
        with self._lock:
            if self._compiling is None:
                self._compiling = Job(self._compile, f"compiling {self._module}")
            return self._compiling

    def load(self) -> Job[None]:
        """Have the kernels compiled if they are not, and loaded here."""
        with self._lock:
            if self._loading is None:
                self._loading = Job(self._load, f"loading {self._module}")
            return self._loading

    def wait(self, seconds: float) -> bool:
        """Have the kernels loaded and wait for it at most so long; return whether they are."""
        self.load().wait(seconds)
        return self.is_loaded

    def _compile(self, job: Job[None]) -> None:
        with _turn:
            try:
                in_worker(
                    job,
                    _compiled,
                    self._module,
                    self._functions,
                    heard=lambda share: _noted(job, share),
                )
            finally:
                _compiling.clear()

    def _load(self, _: Job[None]) -> None:
        module = import_module(self._module)
        if self._compiling or not module.is_compiled():
            self.compile().wait()
        module.warm()  # what could not be kept on disk is compiled here


def _noted(job: Job[None], share: float) -> None:
    _compiling.set()
    job.note(share)


def _compiled(name: str, functions: int, tell: Callable[[Any], None]) -> None:
    """Compile what is not compiled yet; what is on disk need not be loaded for that."""
    module = import_module(name)
    if not module.is_compiled():
        tell(0.0)
        if not functions:
            module.warm()
            return
        compiler = import_module("riverlib.core.compiler")  # loads numba: in a worker alone
        with compiler.counting(lambda done: tell(min(1.0, done / functions))):
            module.warm()
