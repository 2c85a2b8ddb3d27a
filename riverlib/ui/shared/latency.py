"""Send small WebSocket messages at once.

Streamlit's server makes its listening socket without naming TCP as the protocol, and asyncio
switches Nagle's algorithm off only for sockets that do. The second message of every rerun then
waits some 40 ms for the browser's delayed acknowledgement, which is felt at every click.
"""

import asyncio.base_events as base_events
import contextlib
import os
import socket
import stat

_FIRST_FD, _LAST_FD = 3, 512


def send_at_once() -> None:
    """Switch Nagle's algorithm off for the server's sockets, present and future; idempotent."""
    if getattr(base_events, "_set_nodelay", None) is _set_nodelay:
        return
    base_events._set_nodelay = _set_nodelay  # type: ignore[attr-defined]
    for descriptor in range(_FIRST_FD, _LAST_FD):  # the listener and a connection already open
        with contextlib.suppress(OSError):
            if stat.S_ISSOCK(os.fstat(descriptor).st_mode):
                with socket.socket(fileno=os.dup(descriptor)) as twin:
                    _set_nodelay(twin)


def _set_nodelay(sock: socket.socket) -> None:
    if sock.family not in (socket.AF_INET, socket.AF_INET6) or sock.type != socket.SOCK_STREAM:
        return
    with contextlib.suppress(OSError):  # a closing socket is nobody's problem
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
