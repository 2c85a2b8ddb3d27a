"""Random generators: made here and only here, from whole numbers, never from the clock alone."""

import secrets
from collections.abc import MutableSequence
from typing import Any, Protocol

import numpy as np


class Shuffler(Protocol):
    """Anything that shuffles a list in place: numpy's ``Generator`` or ``random.Random``."""

    def shuffle(self, x: MutableSequence[Any], /) -> None:
        """Put the items of ``x`` into a random order."""


def generator(seed: int, *path: int) -> np.random.Generator:
    """Return the generator of one purpose within one seed.

    ``path`` tells purposes apart (deal 3, turn 17): the same seed and path always give the same
    stream, so that a deal which is taken back and dealt again holds the same cards.
    """
    return np.random.default_rng([seed, *path])


def new_seed() -> int:
    """Draw a fresh seed below 2**53, so that it survives JSON and JavaScript unharmed."""
    return secrets.randbelow(2**53)
