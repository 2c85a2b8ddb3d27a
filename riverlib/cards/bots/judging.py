"""What a bot thinks of the actions open to it: the points it expects of each, as far as it looks.

A level is a way to judge; a manner chooses among what was judged.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, Protocol

import numpy as np

from riverlib.cards import Action, Phase, View, score
from riverlib.cards.kernels.positions import number_of, position_of
from riverlib.cards.kernels.steady import weigh_bids, weigh_forehead_bids, weigh_plays
from riverlib.cards.kernels.unseen import count_cards
from riverlib.cards.rules import team_of

Edit = Callable[[View, Any], None]
"""Takes out of a position's deal, as ``kernels.records.DEAL``, what a bot does not look at."""


class Judged(Protocol):
    """The actions in question, with what each is worth."""

    @property
    def actions(self) -> tuple[Action, ...]:
        """Legal actions, in the order of the view."""

    @property
    def points(self) -> tuple[float, ...]:
        """Points of the deal to expect, one an action."""

    @property
    def made(self) -> tuple[float, ...] | None:
        """Chance that the bid is made, one an action; ``None`` where nobody reckons it."""

    @property
    def theirs(self) -> tuple[float, ...] | None:
        """Points that all others can expect together; ``None`` where nobody reckons it."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """The actions that a bot thinks about, and what it thinks of them."""

    actions: tuple[Action, ...]
    points: tuple[float, ...]
    made: tuple[float, ...] | None = None
    theirs: tuple[float, ...] | None = None


def look_ahead(view: View, *, but: Edit | None = None, of: Any = None) -> Judgement:
    """Judge a seat's actions by looking one card ahead, as ``steady`` does.

    Parameters
    ----------
    but : callable, optional
        What to take out of the position first.
    of : table by hand size, bid and tricks, optional
        What counts instead of the points of the rules in force.
    """
    assert view.seat is not None, "an onlooker decides nothing"
    if len(view.legal) == 1:
        return Judgement(view.legal, (0.0,))
    rules, deal, hand, points = position_of(view)
    if but is not None:
        but(view, deal)
    if of is not None:
        points = SimpleNamespace(of=of)
    legal = sum(1 << number_of(action) for action in view.legal)
    if view.phase is Phase.BID and view.is_forehead:
        weighed = weigh_forehead_bids(rules, deal, hand, points, view.seat, legal)
    else:
        count_cards(rules, deal, hand, view.seat)
        weigh = weigh_bids if view.phase is Phase.BID else weigh_plays
        weighed = weigh(rules, deal, hand, points, view.seat, legal)
    actions = tuple(action for action in view.legal if weighed >> number_of(action) & 1)
    return Judgement(actions, tuple(hand.expected[number_of(action)] for action in actions))


def as_good(judged: Judged, tolerance: float) -> tuple[Action, ...]:
    """Return the actions that are worth at most ``tolerance`` points less than the best one."""
    least = max(judged.points) - tolerance
    pairs = zip(judged.actions, judged.points, strict=True)
    return tuple(action for action, points in pairs if points >= least)


def one_of(actions: Sequence[Action], rng: np.random.Generator) -> Action:
    """Draw one of the actions; where there is no choice no lot is drawn."""
    return actions[int(rng.integers(len(actions)))] if len(actions) > 1 else actions[0]


def prize(view: View) -> float:
    """Return what it is worth, in points, to make a bid rather than miss it by one trick.

    Of the bid of the seat's side, or of a fair share of the tricks before it has bid; never less
    than a point, so that it can serve as a measure.
    """
    bids = [view.bids[seat] for seat in side_of(view)]
    size = view.hand_size
    bid = round(size * len(bids) / view.players) if None in bids else sum(filter(None, bids))
    made = score(view.variant.scoring, bid=bid, taken=min(bid, size), hand_size=size).points
    missed = [
        score(view.variant.scoring, bid=bid, taken=taken, hand_size=size).points
        for taken in (bid - 1, bid + 1)
        if 0 <= taken <= size
    ]
    return max(1.0, made - sum(missed) / max(1, len(missed)))


def side_of(view: View) -> tuple[int, ...]:
    """Return the seats that score together with the one who looks, itself among them."""
    assert view.seat is not None, "an onlooker has no side"
    own = team_of(view.variant, view.seat, view.players)
    seats = range(view.players)
    return tuple(seat for seat in seats if team_of(view.variant, seat, view.players) == own)


def needed(view: View) -> int:
    """Return the tricks that the seat's side still needs; below zero it is over its bid."""
    return sum((view.bids[seat] or 0) - view.taken[seat] for seat in side_of(view))
