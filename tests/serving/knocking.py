"""A client that may say of itself what it likes, as no browser lets a page do."""

import base64
import http.client
import socket

KEY = base64.b64encode(b"sixteen bytes of").decode()
_UPGRADE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": KEY,
    "Sec-WebSocket-Protocol": "streamlit",
}


def knock(
    port: int, method: str, path: str, *, at: str = "127.0.0.1", **headers: str
) -> tuple[int, str]:
    """Ask once and return status and answer; ``WS`` as a method asks for a WebSocket.

    Headers are words such as ``sec_fetch_site``; ``host`` is this server's own if it is not given.
    """
    asked = {name.replace("_", "-"): value for name, value in headers.items()}
    asked.setdefault("host", f"localhost:{port}")
    if method == "WS":
        method, asked = "GET", asked | _UPGRADE
    line = http.client.HTTPConnection(at, port, timeout=10)
    try:
        line.putrequest(method, path, skip_host=True, skip_accept_encoding=True)
        for name, value in asked.items():
            line.putheader(name, value)
        line.endheaders()
        answer = line.getresponse()
        return answer.status, "" if answer.status == 101 else answer.read(500).decode()
    finally:
        line.close()


def open_socket(port: int, origin: str) -> socket.socket:
    """Open the app's WebSocket and never say or hear anything on it."""
    lines = [f"GET /_stcore/stream HTTP/1.1\r\nHost: localhost:{port}\r\nOrigin: {origin}"]
    lines += [f"{name}: {value}" for name, value in _UPGRADE.items()]
    line = socket.create_connection(("127.0.0.1", port), timeout=10)
    line.sendall("\r\n".join([*lines, "", ""]).encode())
    assert line.recv(12) == b"HTTP/1.1 101"
    return line
