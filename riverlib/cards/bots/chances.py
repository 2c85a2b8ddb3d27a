"""How likely each card of a hand is to take its trick later on, when that is wanted or not."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from operator import mul

from riverlib.cards.bots.unseen import NO_TRUMP, Coded, Sight
from riverlib.cards.kernels.weights import (
    PLAIN_CONTROL,
    PLAIN_WEIGHTS,
    TRUMP_CONTROL,
    TRUMP_WEIGHTS,
)

Chance = tuple[float, float]
"""Chance that a card takes its trick: when its player tries to, and when they try not to."""

_SHORTNESS = (1.0, 0.33, 0.1)  # by cards held of a plain suit: a void is ready to ruff
_SURE = (1.0, 1.0)


@dataclass(frozen=True, slots=True)
class Setting:
    """What the cards of one hand have in common when their later tricks are judged."""

    cards: int
    trumps: int
    shortness: float
    """How short the hand is in the plain suits: 1 for each void, less for one or two cards."""
    demand: float
    """Tricks that the others still need for each trick that is left."""
    leads: float
    """1 when the seat leads the next trick, 0 when another does, between them when unsettled."""


def later_chances(
    sight: Sight, cards: Sequence[Coded], *, demand: float, leads: float
) -> list[Chance]:
    """Return a chance for each card of a hand, trumps first, each suit from the top."""
    found: list[Chance] = []
    for is_trump, suit, ranks, signs in signs_by_suit(sight, cards, demand=demand, leads=leads):
        weights = TRUMP_WEIGHTS if is_trump else PLAIN_WEIGHTS
        control = TRUMP_CONTROL if is_trump else PLAIN_CONTROL
        for rank, row in zip(ranks, signs, strict=True):
            sure = is_boss(sight, (suit, rank))  # it takes its trick sooner or later
            found.append(_SURE if sure else _willed(sum(map(mul, weights, row)), control))
    return found


def is_boss(sight: Sight, card: Coded) -> bool:
    """Return whether this is a trump that no hidden card beats."""
    suit, rank = card
    return suit == sight.trump and not sight.above[suit][rank]


def signs_by_suit(
    sight: Sight, cards: Sequence[Coded], *, demand: float, leads: float
) -> list[tuple[bool, int, list[int], list[list[float]]]]:
    """Return for each suit of a hand whether it is trump, its ranks and each card's signs."""
    ranks_by_suit: dict[int, list[int]] = {}
    for suit, rank in sorted(cards, reverse=True):
        ranks_by_suit.setdefault(suit, []).append(rank)
    trumps = ranks_by_suit.pop(sight.trump, [])
    shortness = 0.0
    if sight.trump != NO_TRUMP:
        lengths = [len(ranks_by_suit.get(suit, ())) for suit in range(4) if suit != sight.trump]
        shortness = sum(_SHORTNESS[length] for length in lengths if length < len(_SHORTNESS))
    setting = Setting(len(cards), len(trumps), shortness, demand, leads)
    found = [(True, sight.trump, trumps, trump_signs(sight, setting, trumps))] if trumps else []
    for suit, ranks in ranks_by_suit.items():
        found.append((False, suit, ranks, plain_signs(sight, setting, suit, ranks)))
    return found


def plain_signs(
    sight: Sight, setting: Setting, suit: int, ranks: Sequence[int]
) -> list[list[float]]:
    """Return the signs by which each plain card of one suit is judged, the highest card first."""
    others, share, cards = sight.players - 1, sight.held_share[suit], setting.cards
    trumps = sight.hidden[sight.trump] * sight.held_share[sight.trump] if sight.trump >= 0 else 0.0
    each = sight.hidden[suit] * share / others  # cards of the suit in another hand, on average
    trumped = 1.0 - exp(-trumps / others)
    last = 1.0 if cards == 1 else 0.0
    signs = []
    for place, rank in enumerate(ranks):
        above = sight.above[suit][rank]
        boss = (1.0 - share) ** above
        safe = (1.0 - _out_of_cards(each, place) * trumped) ** others
        clean = boss * exp(-trumps)  # nobody holds a higher card or a trump
        signs.append([
            1.0,
            boss,
            safe,
            boss * safe,
            1.0 / (1.0 + above * share),
            min(above * share, 4.0) / 4.0,
            min((sight.hidden[suit] - above) * share / others, 2.0),
            place / 3.0,
            (len(ranks) - 1 - place) / 3.0,
            trumped,
            setting.trumps / cards,
            1.0 / cards,
            boss * safe / cards,
            setting.leads / cards,
            setting.leads * boss * safe,
            setting.demand,
            setting.demand * boss,
            1.0 / others,
            clean,
            clean / cards,
            setting.leads * clean,
            last,
            last * setting.leads,
            last * setting.leads * clean,
        ])  # fmt: skip
    return signs


def trump_signs(sight: Sight, setting: Setting, ranks: Sequence[int]) -> list[list[float]]:
    """Return the signs by which each trump of a hand is judged, the highest first."""
    others, share, cards = sight.players - 1, sight.held_share[sight.trump], setting.cards
    hidden = sight.hidden[sight.trump]
    last = 1.0 if cards == 1 else 0.0
    signs = []
    for place, rank in enumerate(ranks):
        above = sight.above[sight.trump][rank]
        boss = (1.0 - share) ** above
        signs.append([
            1.0,
            boss,
            1.0 / (1.0 + above * share),
            min(above * share, 4.0) / 4.0,
            min((hidden - above) * share / others, 2.0),
            place / 3.0,
            (len(ranks) - 1 - place) / 3.0,
            min(hidden * share / others, 2.0),
            setting.trumps / cards,
            setting.shortness,
            1.0 / cards,
            boss / cards,
            setting.leads / cards,
            setting.leads * boss,
            setting.demand,
            setting.demand * boss,
            setting.shortness * (1.0 - boss),
            1.0 / others,
            last,
            last * boss,
        ])  # fmt: skip
    return signs


def _out_of_cards(each: float, place: int) -> float:
    """Return how likely a hand with ``each`` cards of a suit on average has run out (Poisson)."""
    return exp(-each) * (1.0, 1.0 + each, 1.0 + each + each * each / 2)[min(place, 2)]


def _willed(log_odds: float, control: float) -> Chance:
    return 1.0 / (1.0 + exp(-log_odds - control)), 1.0 / (1.0 + exp(control - log_odds))
