"""What the views of both games hold; ``view_types.js`` says the same for the browser."""

from typing import Literal, TypedDict


class Note(TypedDict):
    """What to say about the last action of this browser."""

    kind: Literal["info", "refused"]
    text: str
