"""A client that writes whatever bytes it likes to the second server."""

import base64
import http.client
import json
import logging
import os
import socket
import struct
from dataclasses import dataclass
from typing import Any, Self

import pytest

TEXT, BYTES, CLOSE, PING = 1, 2, 8, 9


@dataclass(frozen=True, slots=True)
class Answer:
    """What came back; status 0 where the connection was cut off."""

    status: int
    headers: dict[str, str]
    body: bytes


class Wire:
    """One connection."""

    def __init__(self, port: int, at: str = "127.0.0.1", source: str | None = None) -> None:
        self.host = f"{at}:{port}"
        begin = None if source is None else (source, 0)
        self._socket = socket.create_connection((at, port), timeout=10, source_address=begin)
        self._came = self._socket.makefile("rb")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Hang up."""
        self._came.close()
        self._socket.close()

    def write(self, data: bytes | str) -> bool:
        """Send bytes as they are; say whether the other end was still there."""
        try:
            self._socket.sendall(data.encode("latin-1") if isinstance(data, str) else data)
        except OSError:
            return False
        return True

    def answer(self, method: str = "GET") -> Answer:
        """Read one answer."""
        try:
            status = int((self._came.readline().split() or [b"", b"0"])[1])
            told = http.client.parse_headers(self._came)  # type: ignore[arg-type]
            headers = {name.lower(): value for name, value in told.items()}
            has_body = method != "HEAD" and status not in (0, 101, 304)
            size = int(headers.get("content-length", -1))
            return Answer(status, headers, self._came.read(size) if has_body else b"")
        except OSError:
            return Answer(0, {}, b"")

    def ask(self, line: str, body: bytes = b"", **headers: str | None) -> Answer:
        """Ask as browsers do, but for the headers that are given; ``None`` leaves one out."""
        told: dict[str, str | None] = {"host": self.host}
        if body:
            told["content-length"] = str(len(body))
        told |= {name.replace("_", "-"): text for name, text in headers.items()}
        lines = [f"{name}: {text}" for name, text in told.items() if text is not None]
        head = "\r\n".join([f"{line} HTTP/1.1", *lines, "", ""]).encode("latin-1")
        self.write(head + body)
        return self.answer(line.split(" ")[0])

    def upgrade(self, path: str = "/live", **headers: str | None) -> Answer:
        """Ask for a WebSocket, as a page of the listener's own does."""
        told: dict[str, str | None] = {
            "connection": "Upgrade",
            "upgrade": "websocket",
            "sec_websocket_version": "13",
            "sec_websocket_key": base64.b64encode(os.urandom(16)).decode(),
            "origin": f"http://{self.host}",
        }
        return self.ask(f"GET {path}", **told | headers)

    def frame(
        self, data: bytes, kind: int = TEXT, *, head: int = 0x80, is_masked: bool = True
    ) -> bool:
        """Send a frame, as ``write`` does; ``head`` holds the bits before its kind."""
        mask = os.urandom(4)
        size = len(data)
        begin = bytes([head | kind])
        bit = 0x80 if is_masked else 0
        if size < 126:
            begin += bytes([bit | size])
        elif size < 65_536:
            begin += struct.pack("!BH", bit | 126, size)
        else:
            begin += struct.pack("!BQ", bit | 127, size)
        if is_masked:
            data = bytes(byte ^ mask[no % 4] for no, byte in enumerate(data))
            begin += mask
        return self.write(begin + data)

    def ends(self) -> int:
        """Read on until the line is closed and return its code; 0 where it was cut off."""
        while True:
            kind, data = self._heard()
            if kind == CLOSE:
                return int.from_bytes(data[:2], "big")

    def hears(self) -> Any:
        """Read on until there is a message and return what it says."""
        while True:
            kind, data = self._heard()
            assert kind != CLOSE, data
            if kind == TEXT:
                return json.loads(data)

    def _heard(self) -> tuple[int, bytes]:
        head = self._read(2)
        if len(head) < 2:
            return CLOSE, b""
        size = head[1] & 127
        if size > 125:
            size = int.from_bytes(self._read(2 if size == 126 else 8), "big")
        return head[0] & 15, self._read(size)

    def rest(self) -> bytes:
        """Read on until the other end closes; raises ``TimeoutError`` if it does not."""
        came = b""
        try:
            while more := self._came.read1():
                came += more
        except ConnectionError:
            pass
        return came

    def is_cut_off(self) -> bool:
        """Whether the other end closes, after whatever comes before."""
        try:
            self.rest()
        except TimeoutError:
            return False
        return True

    def _read(self, size: int) -> bytes:
        try:
            return self._came.read(size)
        except ConnectionError:
            return b""


def complaints(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return what was logged and stands on the host's screen: warnings, and what is worse."""
    return [each.getMessage() for each in caplog.records if each.levelno >= logging.WARNING]
