"""What one connection may do before any request is looked at: how many there are, and how long.

uvicorn waits for a first request, and for one that comes drop by drop, as long as it takes, and for
a reader who never reads. Here only what asyncio itself promises is added to its two protocols.
"""

import asyncio
import logging
from typing import Any, ClassVar, cast

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from riverlib.live.home.limits import LIMITS, Allowance, Limits, caller_at

_log = logging.getLogger("riverlib.live.home.strangers")
_OUR_FAULT = "Exception in ASGI application"
"""How uvicorn begins to tell of an error in what it serves. Everything else that its protocols tell
is what strangers send: that is no news, and must not fill the host's screen."""
_log.addFilter(lambda record: str(record.msg).startswith(_OUR_FAULT))


class Visit(H11Protocol):
    """One connection that asks for files, or becomes a line."""

    limits: ClassVar[Limits] = LIMITS

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.logger = _log
        self._ends: list[asyncio.TimerHandle] = []

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let a connection in, unless there are too many."""
        super().connection_made(transport)
        if self._is_one_too_many():
            transport.abort()
            return
        later = self.loop.call_later
        self._ends = [
            later(self.limits.first_request, self._end_if_it_asked_nothing),
            later(self.limits.longest_visit, self._end),
        ]

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        for timer in self._ends:
            timer.cancel()
        super().connection_lost(exc)

    def _is_one_too_many(self) -> bool:
        everybody = cast("set[Visit | LineUnderway]", self.connections)
        others = [each.client for each in everybody]
        if len(others) > self.limits.connections_of_all or self.client is None:
            return True
        own = caller_at(self.client[0])
        of_own = sum(other is not None and caller_at(other[0]) == own for other in others)
        return of_own > self.limits.connections_of_one

    def _end_if_it_asked_nothing(self) -> None:
        if self.cycle is None:
            self._end()

    def _end(self) -> None:
        if self.transport.get_protocol() is self:  # else it has become a line
            self.transport.abort()


class LineUnderway(WebSocketsSansIOProtocol):
    """One WebSocket."""

    limits: ClassVar[Limits] = LIMITS

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.logger = _log
        self._allowed = Allowance(self.limits.bytes_at_once, self.limits.bytes_a_second)
        self._stuck: asyncio.TimerHandle | None = None

    def data_received(self, data: bytes) -> None:
        """Hear what comes, unless it is a flood of whatever kind: of pings and pieces, too."""
        if self._allowed.take(len(data)):
            super().data_received(data)
        else:
            self.transport.abort()

    def pause_writing(self) -> None:
        """Wait for a reader who does not keep up, but not for ever."""
        super().pause_writing()
        self._stuck = self.loop.call_later(self.limits.longest_silence, self.transport.abort)

    def resume_writing(self) -> None:
        """Go on."""
        self._keep_up()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the line."""
        self._keep_up()
        super().connection_lost(exc)

    def _keep_up(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None
