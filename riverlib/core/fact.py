"""A fact of a finished game, as it is told at its end."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Fact:
    """What a game was, in a sentence or two under a short title."""

    title: str
    text: str
