"""What the table says of its cards' having been fixed before anybody bid."""

from riverlib.boards.cards.view_types import Sealed
from riverlib.cards import Phase
from riverlib.play import CardMatch


def sealed(match: CardMatch) -> Sealed | None:
    """Return the code of the deal at hand, between two deals that of the next one.

    ``None`` for a game that was begun before its deals had codes.
    """
    seal = match.seal
    if seal is None:
        return None
    if match.state.phase is Phase.OVER:
        return {"kind": "over", "code": ""}
    if not seal.is_secret:
        return {"kind": "known", "code": ""}
    return {"kind": "next" if match.awaits_next_deal else "now", "code": seal.code}
