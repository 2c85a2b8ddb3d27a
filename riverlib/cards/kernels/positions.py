"""One position as records for the kernels' plain functions: from what a seat sees."""

from collections import defaultdict
from functools import lru_cache
from itertools import chain
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from riverlib.cards import SUITS, Action, Bid, Play, Suit, Variant, View
from riverlib.cards.kernels.kernel import add, lay, remove
from riverlib.cards.kernels.records import DEAL, NO_TRUMP, face_of, points_of, rules_of
from riverlib.cards.kernels.unseen import HAND
from riverlib.cards.kernels.weights import PLAIN_WEIGHTS, TRUMP_WEIGHTS

_TRUMPS = (*SUITS, Suit.JOKERS)


class Position(NamedTuple):
    """What the plain functions of the kernels work on, each with its fields as attributes."""

    rules: Any
    """As ``records.RULES``; common to all positions of a rule set, so not to be changed."""
    deal: Any
    """As ``records.DEAL``; what the seat does not know is empty."""
    hand: Any
    """As ``unseen.HAND``, blank."""
    points: Any
    """As ``records.POINTS``."""


def position_of(view: View) -> Position:
    """Return the position that a player sees."""
    assert view.seat is not None, "an onlooker decides nothing"
    rules = _rules(view.variant, view.players)
    deal = blank(DEAL)
    deal.trump = NO_TRUMP if view.trump is None else _TRUMPS.index(view.trump)
    deal.deal_no, deal.size, deal.dealer = view.deal_no, view.hand_size, view.dealer
    deal.turn_up = -1 if view.turn_up is None else face_of(view.turn_up)
    deal.stock = view.stock_size
    deal.bids = [bid or 0 for bid in view.bids]
    deal.has_bid = [bid is not None for bid in view.bids]
    deal.bidders = sum(deal.has_bid)
    deal.taken, deal.left = list(view.taken), list(view.hand_sizes_left)
    deal.watched = True
    _lay_tricks(rules, deal, view)
    _deal_cards(rules, deal, view)
    variant = view.variant
    points = points_of(variant.scoring, frozenset(variant.hand_sizes), variant.team_size)
    return Position(rules, deal, blank(HAND), SimpleNamespace(of=points["of"]))


def number_of(action: Action) -> int:
    """Return a bid or the face of a card, as the kernels number them."""
    assert isinstance(action, Bid | Play), "only chance shuffles"
    return action.tricks if isinstance(action, Bid) else face_of(action.card)


def blank(kind: np.dtype[np.void]) -> SimpleNamespace:
    """Return a record of a kind for plain Python: zeros, lists, and tables by pairs of numbers."""
    record = SimpleNamespace()
    for name, number, shape in _fields(kind):
        empty = number() if not shape else [number()] * shape[0]
        setattr(record, name, empty if len(shape) < 2 else defaultdict(number))
    return record


@lru_cache(maxsize=2)
def _fields(kind: np.dtype[np.void]) -> list[tuple[str, type, tuple[int, ...]]]:
    fields = [(name, kind[name]) for name in kind.names or ()]
    return [(name, type(np.zeros((), field.base).item()), field.shape) for name, field in fields]


def plain(record: Any) -> SimpleNamespace:
    """Return a record filled by numpy for plain Python, where its own numbers are faster."""
    fields = {name: record[name] for name in record.dtype.names}
    return SimpleNamespace(**{
        name: field.tolist() if field.ndim < 2 else _table(field) for name, field in fields.items()
    })  # fmt: skip


def _table(field: NDArray[np.int64]) -> dict[tuple[int, ...], int]:
    return dict(zip(np.ndindex(field.shape), field.ravel().tolist(), strict=True))


@lru_cache(maxsize=64)
def _rules(fit: Variant, players: int) -> SimpleNamespace:
    weights = PLAIN_WEIGHTS, TRUMP_WEIGHTS
    return plain(rules_of(fit, players, ("steady",) * players, weights))


def _lay_tricks(rules: Any, deal: Any, view: View) -> None:
    """Note what every card of the deal has shown: who is void, and who leads the running trick."""
    tricks = [(trick.leader, trick.cards) for trick in view.tricks]
    if view.leader is not None:
        deal.leader = view.leader
        tricks.append((view.leader, view.trick))
    deal.trick_no = len(view.tricks)
    for leader, cards in tricks:
        deal.played = 0
        for place, card in enumerate(cards):
            lay(rules, deal, (leader + place) % view.players, face_of(card))


def _deal_cards(rules: Any, deal: Any, view: View) -> None:
    """Fill the hands that the seat sees, and the set of what it has not seen."""
    assert view.seat is not None
    for layer in range(rules.packs):
        deal.hidden[view.seat, layer] = rules.whole
    hands = [*view.shown]
    hands[view.seat] = view.hand
    for seat, cards in enumerate(hands):
        for card in cards:
            add(deal.hands, seat, 1 << face_of(card))
    turned = [view.turn_up] if view.turn_up else []
    tricks = [trick.cards for trick in view.tricks]
    for card in chain(view.hand, turned, view.trick, *view.shown, *tricks):
        remove(deal.hidden, view.seat, 1 << face_of(card), rules.packs)
