"""The bot ``beginner``: counts its aces and trumps, and looks at the trick on the table alone.

It plays as children do at first. It has forgotten what was played before, asks neither who is
still to play nor what the others need, keeps its high cards when it wants no trick, and of two
cards that look alike to it, it sometimes plays the wrong one. It is never silly: the trick that it
needs it tries to take, and the one that it does not want it leaves where it can.
"""

import numpy as np

from riverlib.cards import Action, Bid, Phase, View
from riverlib.cards.bots.judging import Judgement, as_good, one_of, prize
from riverlib.cards.bots.rules_of_thumb import TRICK, is_trump, judge_plays

_ACE, _KING, _JACK, _HIGH = 14, 13, 11, 9
_LOW_TRUMP = 0.5  # two of them are hoped to make a trick
_OFF = 0.12  # share of a made bid that a bid one further from the count seems worth less
_ALIKE = 4  # ranks
_MIXED_UP = 0.25  # how often it plays the wrong one of two


def choose(view: View, rng: np.random.Generator) -> Action:
    """Return what seems best, one by lot of those that seem as good."""
    return one_of(as_good(judge(view, rng), 0.0), rng)


def judge(view: View, rng: np.random.Generator) -> Judgement:
    """Judge the bids by the count of the hand, the cards by the trick on the table."""
    if view.phase is Phase.BID:
        return _judge_bids(view)
    judged = judge_plays(view, alike=_ALIKE, keeps_high=True)
    return _mixed_up(view, judged) if rng.random() < _MIXED_UP else judged


def judge_for(view: View, *, takes_tricks: bool) -> Judgement:
    """Judge the cards by whether they take the trick on the table, or leave it."""
    return judge_plays(view, wants=takes_tricks, alike=_ALIKE)


def counted(view: View) -> float:
    """Return the tricks that a hand seems to hold: aces and trumps; kings where there is no trump.

    Two low trumps are hoped to make one trick.
    """
    sure = _ACE if view.trump else _KING
    tricks = 0.0
    for card in view.hand:
        if card.rank >= sure:
            tricks += 1.0
        elif is_trump(view, card):
            tricks += 1.0 if card.rank >= _HIGH else _LOW_TRUMP
    return tricks


def _judge_bids(view: View) -> Judgement:
    wanted = _forehead_count(view) if view.is_forehead else counted(view)
    bids = tuple(action for action in view.legal if isinstance(action, Bid))
    unit = _OFF * prize(view)
    return Judgement(bids, tuple(-unit * abs(bid.tricks - wanted) for bid in bids))


def _forehead_count(view: View) -> int:
    """Hope for the card on the forehead where nobody else shows a trump or a picture."""
    shown = [card for cards in view.shown for card in cards]
    return int(all(card.rank < _JACK and not is_trump(view, card) for card in shown))


def _mixed_up(view: View, judged: Judgement) -> Judgement:
    """Take the best card for the next best one that does the same to this trick."""
    points = list(judged.points)
    best = max(range(len(points)), key=points.__getitem__)
    near = points[best] - 0.5 * TRICK * prize(view)
    others = [no for no, value in enumerate(points) if near < value < points[best]]
    if others:
        second = max(others, key=points.__getitem__)
        points[best], points[second] = points[second], points[best]
    return Judgement(judged.actions, tuple(points))
