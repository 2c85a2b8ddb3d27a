"""The bot ``expert``: plays every choice on in worlds that fit the bids, and keeps the best.

All choices meet the same worlds; after each round those that are clearly worse drop out, and the
rest get twice as many worlds (sequential halving, Karnin, Koren and Somekh 2013). How many worlds
there are depends on the position alone, never on the clock: the same seed plays the same game on
any machine.
"""

from importlib import import_module

import numpy as np
from numpy.typing import NDArray

from riverlib.cards import Action, Phase, View

KERNELS = "riverlib.cards.kernels.searches"
EFFORT = 100_000
"""Bids and cards to be played in the head, for each one that is decided; about 0.7 us each."""
MOST_WORLDS = 1000
_FIRST_ROUND = 40
_CLEARLY = 2.0  # standard errors by which a choice must be worse to drop out


def choose(view: View, rng: np.random.Generator) -> Action:
    """Return the bid or card with the most points to expect, one by lot of those as good."""
    if len(view.legal) == 1:
        return view.legal[0]
    return view.legal[best_no(view, int(rng.integers(2**53)), EFFORT)]


def best_no(view: View, seed: int, effort: int) -> int:
    """Return the place of the best action among the legal ones.

    Parameters
    ----------
    effort : int
        Bids and cards to play in the head, more or less.
    """
    steps = sum(view.hand_sizes_left) + view.players * (view.phase is Phase.BID)
    most = min(MOST_WORLDS, max(2, effort // (2 * steps)))
    search = import_module(KERNELS).Search(view, worlds=most, seed=seed)
    left = np.arange(len(search.choices))
    left = np.random.default_rng(seed).permutation(left)
    points = np.empty((most, len(left)))
    done, budget = 0, effort
    while len(left) > 1 and done < most and budget > 0:
        more = min(max(_FIRST_ROUND, done), most - done, max(1, budget // (steps * len(left))))
        bids, tricks, _ = search.played(search.choices[left], done, more)
        points[done : done + more, left] = search.points(bids, tricks)
        done += more
        budget -= more * steps * len(left)
        left = _worth_more(points[:done], left)
    return int(left[points[:done, left].mean(axis=0).argmax()])


def _worth_more(points: NDArray[np.float64], left: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the choices that may still be the best; of those that never differ one alone."""
    mine = points[:, left]
    means = mine.mean(axis=0)
    best = int(means.argmax())
    apart = mine[:, [best]] - mine
    errors = apart.std(axis=0) / np.sqrt(len(mine))
    stays = (apart.mean(axis=0) <= _CLEARLY * errors) & apart.any(axis=0)
    stays[best] = True
    kept: NDArray[np.int64] = left[stays]
    return kept
