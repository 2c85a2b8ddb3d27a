"""A tip: what to know at this moment of a game, and the thing on the board that it is about."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Tip:
    """One sentence at one thing; whoever has read it is not told again."""

    key: str
    """What it teaches: ``"follow"``. The same key is said once."""
    text: str
    mark: str
    """What it points at: ``"card:Td"``, ``"hand"``, ``"bid:3"``, ``"boat:0:2"``, ``"die"``."""
