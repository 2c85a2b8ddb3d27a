"""The bot ``steady``: counts the cards, bids what its hand is worth, and plays for its bid.

It looks one card ahead. Every bid and every card gets the points to expect, from the chance of
each card in the hand to take its trick: now from what the seats yet to play can hold and want,
later from a short judgement of the card. It knows no more than its view shows. What it finds good
is written once, in ``kernels.steady``, which bulk play compiles.
"""

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from riverlib.cards import Action, Phase, View
from riverlib.cards.bots.judging import Judgement, look_ahead
from riverlib.cards.kernels.positions import number_of, position_of
from riverlib.cards.kernels.records import MAX_BID
from riverlib.cards.kernels.steady import good_choices
from riverlib.cards.variant import MAX_HAND


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


def judge(view: View, _: np.random.Generator) -> Judgement:
    """Judge the actions in question: their points, and the chance to make the bid."""
    judged = look_ahead(view)
    made = look_ahead(view, of=_made())
    chance = dict(zip(made.actions, made.points, strict=True))
    return Judgement(
        judged.actions, judged.points, tuple(chance.get(action, 0.0) for action in judged.actions)
    )


def judge_for(view: View, *, takes_tricks: bool) -> Judgement:
    """Judge the cards by the tricks that the seat takes from now on, or leaves."""
    return look_ahead(view, of=_tricks(1.0 if takes_tricks else -1.0))


@lru_cache(maxsize=1)
def _made() -> NDArray[np.float64]:
    """Return a table that counts 1 for a bid that is made."""
    tricks = np.arange(MAX_HAND + 1)
    bids = np.arange(MAX_BID + 1)[:, None]
    return np.broadcast_to(bids == tricks, (MAX_HAND + 1, *(bids == tricks).shape)).astype(float)


@lru_cache(maxsize=2)
def _tricks(each: float) -> NDArray[np.float64]:
    """Return a table that counts so much for each trick."""
    tricks = each * np.arange(MAX_HAND + 1)
    return np.broadcast_to(tricks, (MAX_HAND + 1, MAX_BID + 1, MAX_HAND + 1))
