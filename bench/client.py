"""One window of the app without a browser: speaks the protocol of Streamlit's own front end.

A ``Window`` opens an address, keeps what the server draws, and presses, uploads and clicks as
the front end would: the server cannot tell it from a browser. No script of the page runs here,
so whoever holds the window plays the part of the board (``bench.player``).
"""

import asyncio
import json
import time
import uuid
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

import requests
from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ClientState_pb2 import ClientState
from streamlit.proto.Common_pb2 import FileURLs
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from streamlit.proto.WidgetStates_pb2 import WidgetState
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.typing import Origin, Subprotocol

from bench.drawn import Drawn, Found

PATIENCE = 30.0
"""Seconds that a window waits for an answer before it gives up."""
_XSRF = "_streamlit_xsrf"
_EVENTS = "$$STREAMLIT_INTERNAL_KEY_{}__events"
"""The id under which the front end sends what happened in a component."""

Json = dict[str, Any]


class WindowError(Exception):
    """A window that cannot go on: it says what it waited for."""


class GoneError(WindowError):
    """The server has hung up."""


class NoAnswerError(WindowError):
    """The server has not answered in time."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What came back for a click, and the seconds from the click to it."""

    view: Json
    seconds: float


class Window:
    """One window; make it with ``Window.open`` and ``close`` it in the end."""

    def __init__(self, url: str, connection: ClientConnection, cookies: dict[str, str]) -> None:
        self.url = url
        self.drawn = Drawn()
        self._connection = connection
        self._cookies = cookies
        self._kept: dict[str, WidgetState] = {}
        self._polls: dict[str, asyncio.Task[None]] = {}
        self._waiting: list[tuple[Callable[[], object], asyncio.Future[float]]] = []
        self._uploads: dict[str, FileURLs] = {}
        self._page = ""
        self._query = ""
        self._page_hash = ""
        self._session_id = ""
        self._closed: str | None = None
        self._reading = asyncio.create_task(self._read())

    # ---- coming and going ----

    @classmethod
    async def open(cls, url: str, address: str = "/") -> "Window":
        """Open an address such as ``/cards?game=...`` and ask for its first run.

        Raises
        ------
        GoneError
            If the server lets nobody in.
        """
        window = cls(url, *await _connected(url))
        parts = urlsplit(address)
        window._page, window._query = parts.path.strip("/"), parts.query
        await window._rerun()
        return window

    async def come_back(self) -> None:
        """Connect again after the server has hung up, as an open tab does by itself.

        Raises
        ------
        GoneError
            If the server lets nobody in.
        """
        self._connection, self._cookies = await _connected(self.url, self._session_id)
        self.drawn, self._closed = Drawn(), None
        self._reading = asyncio.create_task(self._read())
        await self._rerun()

    async def end(self) -> None:
        """Read on until the server hangs up."""
        await asyncio.wait([self._reading])

    async def close(self) -> None:
        """Close the window as a person closes a tab."""
        self._stop_polling()
        await self._connection.close()
        self._reading.cancel()
        with suppress(asyncio.CancelledError):
            await self._reading

    # ---- what is on show ----

    @property
    def view(self) -> Json:
        """What the board was sent last; empty when there is no board."""
        return self.drawn.view

    @property
    def query(self) -> str:
        """The address behind the question mark, as the page has set it."""
        return self._query

    async def until(
        self, condition: Callable[[], object], what: str, *, patience: float = PATIENCE
    ) -> float:
        """Wait until something is true of the window; return the moment of ``perf_counter``.

        Raises
        ------
        NoAnswerError, GoneError
            If it does not become true in time, or the server hangs up before.
        """
        if condition():
            return time.perf_counter()
        if self._closed is not None:
            raise GoneError(f"while waiting for {what}: {self._closed}")
        future: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self._waiting.append((condition, future))
        try:
            return await asyncio.wait_for(future, patience)
        except TimeoutError as error:
            raise NoAnswerError(
                f"no {what} within {patience:g} s at {self._page}?{self._query}; "
                f"on show: {self.drawn.words()[:300]}"
            ) from error

    async def board(self, *, patience: float = PATIENCE) -> Json:
        """Wait until a board is on show and nothing is being drawn; return its view."""
        await self.until(lambda: self.view and self.drawn.is_quiet, "board", patience=patience)
        return self.view

    # ---- what a person does ----

    async def press(self, name: str, *, patience: float = PATIENCE) -> None:
        """Press a button, by what it says or by its key."""
        button = await self._element("button", name, patience)
        await self._rerun(
            WidgetState(id=button.element.button.id, trigger_value=True), button.fragment
        )

    async def upload(self, label: str, name: str, content: bytes) -> None:
        """Choose a file in the place that is labelled so."""
        place = await self._element("file_uploader", label, PATIENCE)
        asked = f"{uuid.uuid4()}"
        request = BackMsg()
        request.file_urls_request.request_id = asked
        request.file_urls_request.file_names.append(name)
        request.file_urls_request.session_id = self._session_id
        await self._send(request)
        await self.until(lambda: asked in self._uploads, "place for the file")
        urls = self._uploads.pop(asked)
        await asyncio.to_thread(self._put, urls.upload_url, name, content)
        state = WidgetState(id=place.element.file_uploader.id)
        sent = state.file_uploader_state_value.uploaded_file_info.add()
        sent.name, sent.size, sent.file_id = name, len(content), urls.file_id
        sent.file_urls.CopyFrom(urls)
        self._kept[state.id] = state
        await self._rerun(None, place.fragment)

    async def act(self, action: Json, *, patience: float = PATIENCE) -> Answer:
        """Click on the board, and wait for the view that answers this click."""
        before, nonce = self.view["game"], f"n-{uuid.uuid4()}"
        sent = await self.send_action(action | {"turn": self.view["turn"], "nonce": nonce})
        leaves = action["kind"] == "again"  # its answer is another game's first view

        def is_answered() -> bool:
            view = self.view
            if leaves:
                return bool(view) and view["game"] != before
            return bool(view) and view["answered"] == nonce

        moment = await self.until(is_answered, f"answer to {action}", patience=patience)
        return Answer(self.view, moment - sent)

    async def send_action(self, action: Json) -> float:
        """Send a click on the board and do not wait; return the moment of ``perf_counter``."""
        board = self.drawn.board
        if board is None:
            raise WindowError(f"there is no board at {self._page}?{self._query}")
        events = json.dumps([{"event": "action", "value": action}])
        state = WidgetState(
            id=_EVENTS.format(board.element.bidi_component.id), json_trigger_value=events
        )
        moment = time.perf_counter()
        await self._rerun(state, board.fragment)
        return moment

    async def _element(self, kind: str, name: str, patience: float) -> Found:
        await self.until(lambda: self.drawn.find(kind, name), f"{kind} {name!r}", patience=patience)
        found = self.drawn.find(kind, name)
        assert found is not None
        return found

    # ---- to the server ----

    async def _rerun(
        self, trigger: WidgetState | None = None, fragment: str = "", *, is_poll: bool = False
    ) -> None:
        state = ClientState(
            query_string=self._query,
            page_script_hash=self._page_hash,
            page_name="" if self._page_hash else self._page,
            fragment_id=fragment,
            is_auto_rerun=is_poll,
            cached_message_hashes=self.drawn.known_messages,
        )
        state.context_info.url = f"{self.url}/{self._page}"
        state.context_info.locale, state.context_info.timezone = "en", "UTC"
        state.widget_states.widgets.extend(self._kept.values())
        if trigger is not None:
            state.widget_states.widgets.append(trigger)
        await self._send(BackMsg(rerun_script=state))

    async def _send(self, message: BackMsg) -> None:
        try:
            await self._connection.send(message.SerializeToString())
        except ConnectionClosed as error:
            raise GoneError(f"the server has hung up: {error}") from error

    async def _poll(self, seconds: float, fragment: str) -> None:
        """Ask for a fragment again and again, as the page wished."""
        with suppress(GoneError):
            while True:
                await asyncio.sleep(seconds)
                await self._rerun(None, fragment, is_poll=True)

    def _stop_polling(self, *fragments: str) -> None:
        for fragment in fragments or tuple(self._polls):
            if (task := self._polls.pop(fragment, None)) is not None:
                task.cancel()

    def _put(self, path: str, name: str, content: bytes) -> None:
        answer = requests.put(
            f"{self.url}{path}",
            files={"file": (name, content, "application/json")},
            headers={"X-Xsrftoken": self._cookies.get(_XSRF, ""), "Origin": self.url},
            cookies=self._cookies,
            timeout=PATIENCE,
        )
        if not answer.ok:
            raise WindowError(f"the file {name} was not taken: {answer.status_code} {answer.text}")

    # ---- from the server ----

    async def _read(self) -> None:
        try:
            async for frame in self._connection:
                message = ForwardMsg()
                message.ParseFromString(frame if isinstance(frame, bytes) else frame.encode())
                self._take(self.drawn.whole(message))
                self._wake()
            self._closed = "the server has closed the window"
        except ConnectionClosed as error:
            self._closed = f"the server has hung up: {error}"
        finally:
            self._stop_polling()
            for _, future in self._waiting:
                if not future.done():
                    future.set_exception(GoneError(self._closed or "the window was closed"))
            self._waiting.clear()

    def _take(self, message: ForwardMsg) -> None:
        """Remember what one message says."""
        match message.WhichOneof("type"):
            case "new_session":
                self._page_hash = message.new_session.page_script_hash
                self._session_id = message.new_session.initialize.session_id or self._session_id
                if not message.metadata.run.fragment_ids:
                    self._stop_polling()
            case "navigation":  # the run has found out which page the address names
                self._page_hash = message.navigation.page_script_hash
            case "page_info_changed":
                self._query = message.page_info_changed.query_string
            case "auto_rerun":
                wish = message.auto_rerun
                self._stop_polling(wish.fragment_id)
                poll = self._poll(wish.interval, wish.fragment_id)
                self._polls[wish.fragment_id] = asyncio.create_task(poll)
            case "stop_auto_rerun":
                self._stop_polling(*message.stop_auto_rerun.fragment_ids)
            case "file_urls_response":
                answer = message.file_urls_response
                self._uploads[answer.response_id] = answer.file_urls[0]
        self.drawn.take(message)

    def _wake(self) -> None:
        moment = time.perf_counter()
        still = []
        for condition, future in self._waiting:
            if future.done():
                continue
            if condition():
                future.set_result(moment)
            else:
                still.append((condition, future))
        self._waiting = still


async def _connected(url: str, session: str = "") -> tuple[ClientConnection, dict[str, str]]:
    """Connect as the front end does: the token for uploads and the session come along."""
    cookies = await asyncio.to_thread(_cookies, url)
    told = ["streamlit", cookies.get(_XSRF, ""), session]
    while not told[-1]:
        told.pop()
    try:
        connection = await connect(
            f"{url.replace('http', 'ws', 1)}/_stcore/stream",
            origin=Origin(url),
            subprotocols=[Subprotocol(each) for each in told],
            additional_headers={"Cookie": "; ".join(f"{k}={v}" for k, v in cookies.items())},
            max_size=None,
            ping_interval=None,  # a browser asks for no sign of life either
        )
    except (OSError, WebSocketException) as error:
        raise GoneError(f"{url} lets nobody in: {error}") from error
    return connection, cookies


def _cookies(url: str) -> dict[str, str]:
    """Return what the server hands to every visitor: the token that uploads must bring back."""
    try:
        answer = requests.get(f"{url}/_stcore/health", timeout=PATIENCE)
    except requests.RequestException as error:
        raise GoneError(f"{url} does not answer: {error}") from error
    return {name: value or "" for name, value in answer.cookies.items()}
