"""Single rows of games: their ids, their actions, and what is said when they do not fit."""

import secrets
from collections.abc import Sequence

from sqlalchemy import Connection, insert

from riverlib.core import LogError, StaleGameError
from riverlib.store.schema import Action

_ID_BYTES = 9  # 72 random bits, 12 characters


def insert_actions(
    connection: Connection, game_id: str, first_no: int, actions: Sequence[str]
) -> None:
    """Write actions behind each other, from a number on."""
    rows = [
        {"game_id": game_id, "action_no": action_no, "text": action}
        for action_no, action in enumerate(actions, first_no)
    ]
    if rows:
        connection.execute(insert(Action), rows)


def new_id() -> str:
    """Draw an id that begins with a letter or digit: a dash begins a command line's options."""
    while not (drawn := secrets.token_urlsafe(_ID_BYTES))[0].isalnum():
        pass
    return drawn


def stale(game_id: str, revision: int, newest: int) -> StaleGameError:
    """Return the refusal of a change that was made for an older revision."""
    return StaleGameError(
        f"the game {game_id} has moved on in another tab or window: this was for revision "
        f"{revision}, the game is at {newest}. Nothing was changed; reload to see it"
    )


def check_unbroken(action_nos: list[int], length: int) -> None:
    """Check that no action of a game is missing; raises ``LogError``."""
    for expected, action_no in enumerate(action_nos):
        if action_no != expected:
            raise LogError(f"actions[{expected}] is missing")
    if len(action_nos) != length:
        raise LogError(f"actions: there should be {length}, there are {len(action_nos)}")
