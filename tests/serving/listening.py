"""Whom a server wants to talk to: every socket of its processes is watched."""

import os
from pathlib import Path

_EAR = Path(__file__).parent / "ear"
_AT_HOME = ("'localhost'", "'127.0.0.1'", "'::1'", "None", "''", "'/", "b'/", "b'\\x00")


class Ear:
    """Listens to processes started in its surroundings."""

    def __init__(self, folder: Path) -> None:
        self._heard = folder / "heard.txt"
        path = os.pathsep.join(filter(None, (str(_EAR), os.environ.get("PYTHONPATH"))))
        self.surroundings = {"PYTHONPATH": path, "RIVER_HEARD": str(self._heard)}

    def strangers(self) -> list[str]:
        """Return who was asked beside this machine itself, in order."""
        lines = self._heard.read_text("utf-8").splitlines() if self._heard.exists() else []
        return [line for line in lines if not line.partition(" ")[2].startswith(_AT_HOME)]
