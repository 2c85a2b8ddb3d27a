"""Batches for the tests of workers: some of them die."""

import os
from pathlib import Path


def total(batch: range) -> int:
    """Return the sum of a batch's numbers."""
    return sum(batch)


def total_the_second_time(marks: Path, batch: range) -> int:
    """Die over the batch that begins with 4, but only once."""
    mark = marks / "died"
    if batch.start == 4 and not mark.exists():
        mark.touch()
        os._exit(1)
    return sum(batch)


def total_but_4(batch: range) -> int:
    """Die over the batch that begins with 4, always."""
    if batch.start == 4:
        os._exit(1)
    return sum(batch)


def refuse_4(batch: range) -> int:
    """Raise an error over the batch that begins with 4."""
    if batch.start == 4:
        raise ArithmeticError("not with 4")
    return sum(batch)
