"""What the rest of a game may bring, put together of simulated deals with as many cards."""

import numpy as np
from numpy.typing import NDArray

from riverlib.cards import Trump, Variant
from riverlib.cards.kernels.results import GameResults


def rests(
    sample: GameResults, first_dealer: int, resamples: int, rng: np.random.Generator
) -> NDArray[np.int64]:
    """Return points from each deal to the end.

    Each deal is drawn from another game and turned so that the right seat deals.

    Parameters
    ----------
    sample : GameResults
        Games under the same rules by as many players.
    first_dealer : int
        Who deals first in the game that is asked about.

    Returns
    -------
    ndarray(int64), shape (resamples, deals, seats)
    """
    _, deals, seats = sample.scores.shape
    from_dealer = _from_dealer(sample)
    drawn = np.empty((resamples, deals, seats), np.int64)
    for deal_no in range(deals):
        pool = from_dealer[:, alike(sample.variant, deal_no)].reshape(-1, seats)
        turned = np.roll(pool, (first_dealer + deal_no) % seats, axis=1)
        drawn[:, deal_no] = turned[rng.integers(len(pool), size=resamples)]
    return np.asarray(drawn[:, ::-1].cumsum(axis=1)[:, ::-1])


def alike(variant: Variant, deal_no: int) -> list[int]:
    """Return the deals that are worth the same: as many cards, and the same way to a trump."""
    if variant.trump is Trump.ROTATION:
        return [deal_no]
    sizes = variant.hand_sizes
    return [other for other, size in enumerate(sizes) if size == sizes[deal_no]]


def _from_dealer(sample: GameResults) -> NDArray[np.int32]:
    """Return the points with the dealer first and the others in order, shape as ``scores``."""
    seats = len(sample.bots)
    seat = (sample.dealers[:, :, None] + np.arange(seats)) % seats
    return np.take_along_axis(sample.scores, seat, axis=2)
