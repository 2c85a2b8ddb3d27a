"""A bar on the error stream of a terminal; nothing where nobody watches."""

import sys
from time import monotonic
from types import TracebackType
from typing import Self, TextIO

_WIDTH = 30
_SECONDS_BETWEEN = 0.1


class ProgressBar:
    """Shows a share of the work as a bar while it is entered; call it with 0 to 1."""

    def __init__(self, what: str, stream: TextIO | None = None) -> None:
        self._what = what
        self._stream = stream or sys.stderr
        self._is_shown = self._stream.isatty()
        self._drawn_at = -_SECONDS_BETWEEN
        self._length = 0

    def __call__(self, share: float) -> None:
        """Show the share; not more often than one can see."""
        now = monotonic()
        if not self._is_shown or (share < 1 and now - self._drawn_at < _SECONDS_BETWEEN):
            return
        self._drawn_at = now
        full = round(_WIDTH * min(max(share, 0.0), 1.0))
        self._write(f"{self._what} [{'#' * full}{'.' * (_WIDTH - full)}] {share:4.0%}")

    def __enter__(self) -> Self:
        """Show an empty bar."""
        self(0.0)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Wipe the bar away."""
        if self._is_shown:
            self._write("")
            self._stream.write("\r")
            self._stream.flush()

    def _write(self, text: str) -> None:
        self._stream.write(f"\r{text:{self._length}}")
        self._stream.flush()
        self._length = len(text)
