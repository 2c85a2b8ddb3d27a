"""Writes down whom this Python process, and every one it starts, wants to talk to.

Python imports a module of this name by itself when it starts; a test puts this folder in
``PYTHONPATH``, and the file to write to in ``RIVER_HEARD``.
"""

import os
import sys

_HEARD = os.environ.get("RIVER_HEARD")


def _listen(event: str, details: tuple[object, ...]) -> None:
    if event in ("socket.connect", "socket.sendto", "socket.sendmsg"):
        _note(event, details[1])
    elif event in ("socket.getaddrinfo", "socket.gethostbyname", "socket.gethostbyaddr"):
        _note(event, details[0])


def _note(event: str, whom: object) -> None:
    host = whom[0] if isinstance(whom, tuple) else whom
    with open(str(_HEARD), "a", encoding="utf-8") as heard:
        heard.write(f"{event} {host!r}\n")


if _HEARD is not None:
    sys.addaudithook(_listen)
