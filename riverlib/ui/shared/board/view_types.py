"""What the views of both games hold; ``view_types.js`` says the same for the browser."""

from typing import Literal, TypedDict


class Note(TypedDict):
    """What to say about the last action of this browser."""

    kind: Literal["info", "refused"]
    text: str


class BoardView(TypedDict):
    """What every game's view holds, besides its numbered events.

    ``answered`` is the nonce of the last action of this browser that was taken or refused.
    """

    game: str
    turn: int
    answered: str | None
    note: Note | None
    phase: str
    to_move: int | None
