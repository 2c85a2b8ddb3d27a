"""Hand sizes deal by deal: the named schedules and how they are lowered (docs/rules 1.6, 3.1)."""

from collections.abc import Sequence


def down_and_up(largest: int) -> tuple[int, ...]:
    """From ``largest`` down to 1 and up again: ``2 * largest - 1`` deals.

    >>> down_and_up(3)
    (3, 2, 1, 2, 3)
    """
    return (*range(largest, 1, -1), *range(1, largest + 1))


def down_only(largest: int) -> tuple[int, ...]:
    """From ``largest`` down to 1."""
    return tuple(range(largest, 0, -1))


def up_and_down(largest: int) -> tuple[int, ...]:
    """From 1 up to ``largest`` and down again."""
    return (*range(1, largest), *range(largest, 0, -1))


EVENS_UP_ODDS_DOWN = (2, 4, 6, 8, 10, 12, 13, 11, 9, 7, 5, 3)
BY_THREES = (2, 5, 8, 11, 13, 9, 6, 3)
SIX_PLAYERS_ONE_PACK = (2, 4, 6, 8, 9, 7, 5, 3, 1)


def lowered(hand_sizes: Sequence[int], largest: int) -> tuple[int, ...]:
    """Leave out the hands larger than ``largest``; where a peak is cut off, its top stays once.

    >>> lowered(down_and_up(10), 8) == down_and_up(8)
    True
    >>> lowered(up_and_down(5), 3)
    (1, 2, 3, 2, 1)
    """
    kept: list[int] = []
    cut = False
    for size in hand_sizes:
        if size > largest:
            cut = True
            continue
        if not (cut and kept and kept[-1] == size):
            kept.append(size)
        cut = False
    return tuple(kept)
