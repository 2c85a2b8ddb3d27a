"""Quick made-up deals: seats take about what they bid, one of them with a habit."""

from collections.abc import Sequence

import numpy as np

from riverlib.analysis import Company, company_of
from riverlib.cards.schedule import down_and_up

PLAYERS = 4


def rows_of(
    games: int,
    *,
    seed: int = 1,
    hopeful: float = 0.0,
    all_hopeful: float = 0.0,
    sizes: Sequence[int] | None = None,
) -> list[tuple[int, ...]]:
    """Return rows of ``company``: tricks miss the bids by one in four deals of ten.

    Parameters
    ----------
    hopeful, all_hopeful : float
        How often seat 0, or every seat, bids one more than it will take with 7 or more cards.
    """
    rng = np.random.default_rng(seed)
    rows = []
    for game in range(games):
        for deal, size in enumerate(sizes or down_and_up(10)):
            for seat in range(PLAYERS):
                taken = int(rng.integers(0, size // 2 + 1))
                bid = taken + int(rng.choice((-1, 0, 0, 0, 1)))
                share = hopeful * (seat == 0) + all_hopeful
                bid += int(size >= 7 and rng.random() < share)
                bid = min(max(bid, 0), size)
                points = taken + 10 * (bid == taken)
                dealer = (game + deal) % PLAYERS
                rows.append(
                    (game, PLAYERS, deal, seat, size, dealer, bid, taken, points, int(not seat))
                )
    return rows


def company(games: int, **habit: float) -> Company:
    """Return so many games; seat 0 is somebody, with a habit or none."""
    return company_of(rows_of(games, **habit))  # type: ignore[arg-type]
