"""The bot ``casual``: bids what its own hand is worth, and plays for the trick on the table.

It judges a hand as ``steady`` does, but does not listen to what the others have bid, and sees no
small differences. When it plays it takes what it needs as cheaply as it can and gets rid of high
cards when it has enough. It does not count what has gone, and does not look beyond the trick.
"""

from typing import Any

import numpy as np

from riverlib.cards import Action, Phase, View
from riverlib.cards.bots.judging import Judgement, as_good, look_ahead, one_of
from riverlib.cards.bots.rules_of_thumb import judge_plays

_BLUR = 0.12  # share of all differences between bids below which it sees none
_ALIKE = 2  # ranks


def choose(view: View, rng: np.random.Generator) -> Action:
    """Return what seems best, one by lot of those that seem as good."""
    judged = judge(view, rng)
    blur = _BLUR * (max(judged.points) - min(judged.points)) if view.phase is Phase.BID else 0.0
    return one_of(as_good(judged, blur), rng)


def judge(view: View, _: np.random.Generator) -> Judgement:
    """Judge the bids by the own hand alone, the cards by the trick on the table."""
    if view.phase is not Phase.BID:
        return judge_plays(view, alike=_ALIKE)
    return look_ahead(view, but=None if view.is_forehead else _others_bids)


def judge_for(view: View, *, takes_tricks: bool) -> Judgement:
    """Judge the cards by whether they take the trick on the table, or leave it."""
    return judge_plays(view, wants=takes_tricks, alike=_ALIKE)


def _others_bids(view: View, deal: Any) -> None:
    """Take out what the others have bid."""
    for seat in range(view.players):
        deal.bids[seat], deal.has_bid[seat] = 0, False
    deal.bidders = 0
