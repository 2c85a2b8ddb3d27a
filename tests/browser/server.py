"""The app's own server as a process of its own, to be stopped rudely and started again."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from unittest import mock

from riverlib.race import solver

ROOT = Path(__file__).resolve().parents[2]
STREAMLIT = ("streamlit", "run", "app.py", "--server.headless=true", "--server.port={port}")
PLAY = ("riverlib", "play", "--no-browser", "--port={port}")
"""The two ways to start the app; ``{port}`` is filled in."""
_HEALTHY_WITHIN = 60.0


class Server:
    """The app on a free port of this machine, with its games in ``folder``."""

    def __init__(
        self, folder: Path, *, by: Sequence[str] = STREAMLIT, root: Path = ROOT, **surroundings: str
    ) -> None:
        self.folder = folder
        self._root = root
        self._by = by
        self._surroundings = surroundings
        self.log = folder / "server.log"
        self.port = _free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Address of the first page, without a slash at the end."""
        return f"http://localhost:{self.port}"

    @property
    def database(self) -> str:
        """Address of the database that the server keeps its games in."""
        return f"sqlite:///{self.folder / 'river.sqlite3'}"

    @property
    def pid(self) -> int:
        """Number of the running process."""
        assert self._process is not None, "the server is not running"
        return self._process.pid

    def start(self) -> float:
        """Start, wait until the server says that it is healthy, and return the seconds it took."""
        command = [sys.executable, "-m", *(word.format(port=self.port) for word in self._by)]
        surroundings = {
            "RIVER_DATA_DIR": str(self.folder),
            "STREAMLIT_SERVER_FILE_WATCHER_TYPE": "none",
            **self._surroundings,
        }
        begun = time.perf_counter()
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                command,
                cwd=self._root,
                env=os.environ | surroundings,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        while not self.is_healthy():
            if self._process.poll() is not None or time.perf_counter() - begun > _HEALTHY_WITHIN:
                self.stop()
                raise RuntimeError(f"the server did not start:\n{self.said()}")
            time.sleep(0.01)
        return time.perf_counter() - begun

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int | None:
        """End the process and what it started, and return its code.

        Kill it when asking nicely takes too long.
        """
        if self._process is None:
            return None
        process, self._process = self._process, None
        for blow in (how, signal.SIGKILL):
            if process.poll() is None:
                os.killpg(process.pid, blow)
            try:
                process.wait(timeout=10)
            except subprocess.TimeoutExpired:
                continue
            break
        return process.returncode

    def keep(self, solution: solver.Solution) -> None:
        """Put the exact chances of a river where this server finds them."""
        with mock.patch.dict(os.environ, {"RIVER_DATA_DIR": str(self.folder)}):
            solver.keep(solution)

    def said(self) -> str:
        """Return everything the server has written to its log."""
        return self.log.read_text("utf-8", errors="replace") if self.log.exists() else ""

    def is_healthy(self) -> bool:
        """Whether the server answers."""
        try:
            with urllib.request.urlopen(f"{self.url}/_stcore/health", timeout=5) as answer:
                return bool(answer.read() == b"ok")
        except (urllib.error.URLError, OSError):
            return False


def _free_port() -> int:
    with socket.socket() as asking:
        asking.bind(("localhost", 0))
        return int(asking.getsockname()[1])
