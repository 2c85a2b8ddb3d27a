"""How ``expert`` judges all of its choices, for a manner to choose from.

By itself it drops what is clearly worse early (``bots.expert``); a manner wants to know what each
choice is worth, so all of them are played on in the same worlds, fewer for each.
"""

from importlib import import_module

import numpy as np

from riverlib.cards import Phase, View
from riverlib.cards.bots import expert
from riverlib.cards.bots.judging import Judgement


def judge(view: View, rng: np.random.Generator) -> Judgement:
    """Judge the choices by playing each on: points, the chance to make the bid, others' points."""
    if len(view.legal) == 1:
        return Judgement(view.legal, (0.0,))
    steps = sum(view.hand_sizes_left) + view.players * (view.phase is Phase.BID)
    most = expert.EFFORT // max(1, steps * len(view.legal))
    worlds = min(expert.MOST_WORLDS, max(2, most))
    searches = import_module(expert.KERNELS)  # numba is loaded when it is first needed
    search = searches.Search(view, worlds=worlds, seed=int(rng.integers(2**53)))
    bids, tricks, theirs = search.played(search.choices, 0, worlds)
    points = search.points(bids, tricks).mean(axis=0)
    made = (bids == tricks).mean(axis=0)
    others = theirs.mean(axis=0)
    return Judgement(view.legal, *(tuple(each.tolist()) for each in (points, made, others)))
