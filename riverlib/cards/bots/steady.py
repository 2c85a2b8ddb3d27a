"""The bot ``steady``: counts the cards, bids what its hand is worth, and plays for its bid.

It looks one card ahead. Every bid and every card gets the points to expect, from the chance of
each card in the hand to take its trick: now from what the seats yet to play can hold and want,
later from a short judgement of the card. It knows no more than its view shows. What it finds good
is written once, in ``kernels.steady``, which bulk play compiles.
"""

import numpy as np

from riverlib.cards import Action, Phase, View
from riverlib.cards.kernels.positions import number_of, position_of
from riverlib.cards.kernels.steady import good_choices


def choose(view: View, rng: np.random.Generator) -> Action:
    """Return the bid or card with the best expected points, one by lot of those as good."""
    good = good_actions(view)
    return good[int(rng.integers(len(good)))] if len(good) > 1 else good[0]


def good_actions(view: View) -> tuple[Action, ...]:
    """Return the legal actions between which it sees no difference that counts."""
    if len(view.legal) == 1:
        return view.legal
    assert view.seat is not None
    legal = sum(1 << number_of(action) for action in view.legal)
    bidding = view.phase is Phase.BID
    good = good_choices(*position_of(view), view.seat, legal, bidding)
    return tuple(action for action in view.legal if good >> number_of(action) & 1)
