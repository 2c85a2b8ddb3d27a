"""The bot ``steady``: counts the cards, bids what its hand is worth, and plays for its bid.

It looks one card ahead. Every bid and every card gets the points to expect, from the chance of
each card in the hand to take its trick: now from what the seats yet to play can hold and want,
later from a short judgement of the card. It knows no more than its view shows.
"""

import numpy as np

from riverlib.cards import Action, Phase, View
from riverlib.cards.bots.steady_bid import bid_values
from riverlib.cards.bots.steady_play import play_values

# Points that make no difference: between such choices it draws lots, so as not to be learnt.
_SAME = 0.03


def choose(view: View, rng: np.random.Generator) -> Action:
    """Return the bid or card with the best expected points, one by lot of those as good."""
    if len(view.legal) == 1:
        return view.legal[0]
    values = bid_values(view) if view.phase is Phase.BID else play_values(view)
    best = max(value for value, _ in values)
    good = [action for value, action in values if value >= best - _SAME]
    return good[int(rng.integers(len(good)))] if len(good) > 1 else good[0]
