"""Game files that people bring along: refused early, before anything looks into them."""

from riverlib.core import GameLog, LogError

MAX_BYTES = 1_000_000
"""A 30-deal game of 10 players stays below a tenth of this."""


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
    if len(content) > MAX_BYTES:
        raise LogError(
            f"this file has {len(content):,} bytes; a game file has at most {MAX_BYTES:,}"
        )
    try:
        # editors on Windows put a mark before the text, which JSON does not allow
        text = content.decode("utf-8-sig") if isinstance(content, bytes) else content
        return GameLog.from_json(text)
    except UnicodeDecodeError as error:
        raise LogError(f"this is not a game file: no text at byte {error.start:,}") from error
