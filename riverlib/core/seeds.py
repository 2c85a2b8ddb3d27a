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
    stream, so that a deal which is taken back and dealt again holds the same cards. The path is
    a spawn key: in one list with the seed, ``5`` and ``5, 0`` would be the same stream.
    """
    return np.random.default_rng(np.random.SeedSequence(seed, spawn_key=path))


def new_seed() -> int:
    """Draw a fresh seed below 2**53, so that it survives JSON and JavaScript unharmed."""
    return secrets.randbelow(2**53)
