"""An example of a record, for a page that has none yet: fifty games, kept as bids and tricks.

Seat 0 plays as the others do, ``steady``, but bids one too many in three of five deals with seven
or more cards. ``python -m bench.habits --example`` wrote them.
"""

from functools import lru_cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from riverlib.analysis.company import Company, company_of
from riverlib.cards import SCORINGS, score
from riverlib.cards.schedule import down_and_up

FILE = Path(__file__).with_name("example_record.txt")
GAMES, PLAYERS = 50, 4
_SIZES = down_and_up(10)
_DIGITS = 36  # base of a number in the file


def packed(bids: NDArray[np.int8], taken: NDArray[np.int8]) -> str:
    """Write bids and tricks, shape (games, deals, seats), a line for each game."""
    both = np.stack([bids, taken], axis=-1).reshape(len(bids), -1)
    return "".join("".join(np.base_repr(each, _DIGITS) for each in game) + "\n" for game in both)


@lru_cache(maxsize=1)
def example() -> Company:
    """Return the example: seat 0 among three others."""
    basic = SCORINGS["Basic"]
    rows = []
    for game, line in enumerate(FILE.read_text("utf-8").split()):
        numbers = [int(each, _DIGITS) for each in line]
        for at, (bid, taken) in enumerate(zip(numbers[::2], numbers[1::2], strict=True)):
            deal, seat = divmod(at, PLAYERS)
            size = _SIZES[deal]
            points = score(basic, bid=bid, taken=taken, hand_size=size).points
            dealer = (game + deal) % PLAYERS
            row = (game, PLAYERS, deal, seat, size, dealer, bid, taken, points, int(seat == 0))
            rows.append(row)
    return company_of(rows)
