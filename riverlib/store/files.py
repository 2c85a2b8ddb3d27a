"""Files that people bring along: refused early, before anything looks into them."""

from typing import Any

from riverlib.core import GameLog, LogError, reading

MAX_BYTES = 1_000_000
"""The largest file that is read; a usual game has a tenth of this."""


def read_json(content: bytes | str, kind: str = "file of ours") -> Any:
    """Read a JSON file of any origin.

    Raises
    ------
    LogError
        If it is too large or no JSON; the message holds the reason and the place in the file.
    """
    if len(content) > MAX_BYTES:
        raise LogError(f"this file has {len(content):,} bytes; a {kind} has at most {MAX_BYTES:,}")
    try:
        # editors on Windows put a mark before the text, which JSON does not allow
        text = content.decode("utf-8-sig") if isinstance(content, bytes) else content
    except UnicodeDecodeError as error:
        raise LogError(f"this is not a {kind}: no text at byte {error.start:,}") from error
    return reading.read_json(text, kind)


def import_game(content: bytes | str) -> GameLog:
    """Read a game file of any origin; whether its actions obey the rules is the replay's part.

    Raises
    ------
    LogError
        If it is no game file; the message holds the reason and the place in the file.

    >>> import_game('{"format": 1, "game": "race", "setup": {}, "actions": ["5", 7]}')
    Traceback (most recent call last):
    riverlib.core.errors.LogError: actions[1]: text is needed, got 7
    """
    return GameLog.from_data(read_json(content, "game file"))
