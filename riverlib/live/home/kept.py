"""What of a table at home outlives the server."""

import hashlib
from dataclasses import dataclass, field


@dataclass(slots=True)
class Kept:
    """What of a table outlives the server: enough for every phone to find its seat again."""

    game_key: str
    game_id: str
    invitation: str
    watch_token: str
    is_locked: bool
    offered: list[int]
    taken: dict[int, str]
    """Of each seat that a phone plays, what its token comes to (``fingerprint``)."""
    was_sat_at: bool = False
    """Whether any phone has ever sat down: then the way in has been found."""
    empty: list[int] = field(default_factory=list)
    """Seats that were left: nobody plays them before it was said who shall."""


def fingerprint(token: str) -> str:
    """Return what is kept of a token: enough to know it again, too little to say it."""
    return hashlib.sha256(token.encode()).hexdigest()
