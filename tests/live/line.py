"""A browser's end of the channel, without a server between."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from starlette.routing import Router

from riverlib.live import channel
from riverlib.live.rooms import Rooms

SCOPE = {
    "type": "websocket",
    "path": "/live",
    "headers": [],
    "query_string": b"",
    "subprotocols": [],
}


class Line:
    """One WebSocket."""

    def __init__(self) -> None:
        self.inward: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.outward: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def say(self, message: object) -> None:
        """Send a message, as JSON unless it is text."""
        text = message if isinstance(message, str) else json.dumps(message)
        await self.inward.put({"type": "websocket.receive", "text": text})

    async def hear(self) -> dict[str, Any]:
        """Return the next view."""
        message = await asyncio.wait_for(self.outward.get(), 20)
        assert message["type"] == "websocket.send", message
        view: dict[str, Any] = json.loads(message["text"])
        return view

    async def closed(self) -> int:
        """Return the code with which the line was closed, after what came before."""
        while True:
            message = await asyncio.wait_for(self.outward.get(), 20)
            if message["type"] == "websocket.close":
                return int(message["code"])


@asynccontextmanager
async def opened(rooms: Rooms, *hello: object) -> AsyncIterator[Line]:
    """Open a line and say hello."""
    line = Line()
    await line.inward.put({"type": "websocket.connect"})
    router = Router(routes=[channel.route("", rooms.guest)])
    served = asyncio.create_task(router(dict(SCOPE), line.inward.get, line.outward.put))
    assert (await asyncio.wait_for(line.outward.get(), 20))["type"] == "websocket.accept"
    for message in hello:
        await line.say(message)
    try:
        yield line
    finally:
        await line.inward.put({"type": "websocket.disconnect", "code": 1001})
        await asyncio.wait_for(served, 20)
