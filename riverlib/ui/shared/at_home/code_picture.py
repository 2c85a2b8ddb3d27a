"""An address as a picture for cameras (a QR code)."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby

import segno

from riverlib.ui.shared.at_home.view_types import CodePicture


@lru_cache(maxsize=32)
def code_picture(address: str) -> CodePicture:
    """Draw an address; with a seventh of it hidden, by a shine or a thumb, it can still be read."""
    rows = segno.make(address, micro=False, error="m").matrix
    path = "".join(_runs(row, no) for no, row in enumerate(rows))
    return {"size": len(rows), "path": path}


def _runs(row: Sequence[int], y: int) -> str:
    drawn, x = [], 0
    for is_dark, squares in groupby(map(bool, row)):
        width = len(list(squares))
        if is_dark:
            drawn.append(f"M{x} {y}h{width}v1h-{width}z")
        x += width
    return "".join(drawn)
