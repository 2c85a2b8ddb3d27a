"""Makes a server's first visit slow, as on a busy machine with cold files.

Python imports a module of this name by itself when it starts. ``RIVER_SLOW`` names files and how
long each waits before it runs for the first time, ``app.py=3,pages=2``; not in the main thread,
where Streamlit only imports.
"""

import os
import sys
import threading
import time

_LEFT = dict(part.split("=") for part in os.environ.get("RIVER_SLOW", "").split(",") if part)


def _wait(event: str, details: tuple[object, ...]) -> None:
    if event != "exec" or not _LEFT or threading.current_thread() is threading.main_thread():
        return
    parts = str(getattr(details[0], "co_filename", "")).split(os.sep)
    for name in parts[-2:]:
        time.sleep(float(_LEFT.pop(name, 0)))


if _LEFT:
    sys.addaudithook(_wait)
