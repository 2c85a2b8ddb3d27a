"""A game is its log: the setup and every action in order, as plain JSON with a format version."""

import json
from dataclasses import dataclass
from typing import Any

from riverlib.core.errors import LogError
from riverlib.core.reading import read_json

FORMAT = 1
"""Version of the log format; a reader refuses newer ones and must keep reading older ones."""

_MAX_ACTIONS = 20_000  # the longest game that the rules allow has some 16,300: more is none


@dataclass(frozen=True, slots=True, kw_only=True)
class GameLog:
    """Setup and actions of one game, enough to replay it without a random generator."""

    game: str
    """Which game: ``"cards"`` or ``"race"``."""
    setup: dict[str, Any]
    """What the game was started with, as JSON values; its meaning belongs to the game."""
    actions: tuple[str, ...] = ()
    """Every action in order, chance included, in the game's own notation."""
    format: int = FORMAT

    def to_json(self) -> str:
        """Write the log as JSON text."""
        fields = {"format": self.format, "game": self.game, "setup": self.setup}
        return json.dumps({**fields, "actions": self.actions}, ensure_ascii=False, indent=1)

    @classmethod
    def from_json(cls, text: str) -> "GameLog":
        """Read a log that ``to_json`` wrote.

        Raises
        ------
        LogError
            If the text is not such a log; the message names the place.
        """
        return cls.from_data(read_json(text, "game file"))

    @classmethod
    def from_data(cls, data: object) -> "GameLog":
        """Check values that were read from JSON and make a log of them.

        Raises
        ------
        LogError
            If a field is missing or has the wrong shape; the message names it.
        """
        if not isinstance(data, dict):
            raise LogError(f"a game file holds one object, got {type(data).__name__}")
        missing = [field for field in ("format", "game", "setup", "actions") if field not in data]
        if missing:
            raise LogError(f"a game file needs the field {missing[0]!r}")
        _check_format(data["format"])
        if not isinstance(data["game"], str):
            raise LogError(f"game: a name is needed, got {data['game']!r}")
        if not isinstance(data["setup"], dict):
            raise LogError(f"setup: an object is needed, got {type(data['setup']).__name__}")
        _check_writable(data["setup"])
        actions = _checked_actions(data["actions"])
        return cls(game=data["game"], setup=data["setup"], actions=actions, format=data["format"])


def _check_format(version: object) -> None:
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise LogError(f"format: a whole number from 1 is needed, got {version!r}")
    if version > FORMAT:
        raise LogError(f"format: this file has version {version}, this app reads up to {FORMAT}")


def _check_writable(setup: dict[str, Any]) -> None:
    """Refuse what could be read but never written again: half characters, no numbers."""
    try:
        json.dumps(setup, ensure_ascii=False, allow_nan=False).encode()
    except (ValueError, RecursionError) as error:
        raise LogError(f"setup: {error}") from error


def _checked_actions(actions: object) -> tuple[str, ...]:
    if not isinstance(actions, list):
        raise LogError(f"actions: a list is needed, got {type(actions).__name__}")
    if len(actions) > _MAX_ACTIONS:
        raise LogError(f"actions: {len(actions):,} of them, but no game has over {_MAX_ACTIONS:,}")
    for action_no, action in enumerate(actions):
        if not isinstance(action, str):
            raise LogError(f"actions[{action_no}]: text is needed, got {action!r}")
    return tuple(actions)
