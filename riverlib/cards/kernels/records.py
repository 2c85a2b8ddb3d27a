"""A rule set as numbers for the kernels, and the records on which they play.

A card face is a number: 13 times the suit (clubs, diamonds, hearts, spades) plus the rank from 0
(a two) to 12 (an ace); 52, 53 and 54 are the small, middle and big joker. A set of faces is an
int64 with one bit a face. Where several packs are played, a set has layers: a face is in layer
``k`` when the seat holds it more than ``k`` times. Suits are 0 to 3, ``JOKERS`` where a joker was
turned up (docs/rules/cards.md 3.4), and as trump also ``NO_TRUMP``.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from riverlib.cards import (
    SUITS,
    Bidding,
    Card,
    FirstLead,
    JokerRanks,
    Scoring,
    Suit,
    Trump,
    TrumpLead,
    Variant,
    score,
)
from riverlib.cards.kernels.bits import LANES
from riverlib.cards.kernels.manner import MANNERS, STEADY_MANNER
from riverlib.cards.variant import MAX_DEALS, MAX_HAND, MAX_PACKS, MAX_PLAYERS, cards_in_play
from riverlib.core import RiverError

FACES = 55  # a set of them fits into an int64
MAX_BID = MAX_HAND * MAX_PLAYERS // 2  # of a team
MAX_ROWS = MAX_DEALS * (MAX_PLAYERS + MAX_HAND * (MAX_PLAYERS + 1))
FIRST_JOKER = 52
JOKERS, NO_TRUMP = 4, 5
MOST_CARDS = FACES * MAX_PACKS
TURN_UP, ROTATION, SPADES, NONE = range(4)
ANY_LEAD, BROKEN, NOT_FIRST_TRICK = range(3)
RANDOM, STEADY, LIGHT = range(3)
BOTS = {"random": RANDOM, "steady": STEADY, "expert-light": LIGHT}
"""The bots that play in the kernels, by their key among the bots of the card game."""

BID, PLAY, TRICK = range(3)  # kinds of rows of a log; a trick's row names its taker alone
KIND, SEAT, LEGAL, GOOD, CHOICE = range(5)  # its columns; LEGAL and GOOD are sets
LOG_COLUMNS = 5

_TRUMPS = {
    Trump.TURN_UP: TURN_UP,
    Trump.ROTATION: ROTATION,
    Trump.SPADES: SPADES,
    Trump.NONE: NONE,
}
_TRUMP_LEADS = {
    TrumpLead.ANY: ANY_LEAD,
    TrumpLead.BROKEN: BROKEN,
    TrumpLead.NOT_FIRST_TRICK: NOT_FIRST_TRICK,
}
_TRUMP_POWER = 32  # more than the power of any plain card

RULES = np.dtype(
    [
        ("players", np.int64),
        ("deals", np.int64),
        ("packs", np.int64),
        ("cards", np.int64),
        ("whole", np.int64),  # set of all faces in play
        ("trump_source", np.int64),
        ("trump_lead", np.int64),
        ("hook", np.bool_),
        ("simultaneous", np.bool_),
        ("forehead", np.bool_),
        ("highest_leads", np.bool_),
        ("must_trump", np.bool_),
        ("teams", np.int64),
        ("team", np.int64, MAX_PLAYERS),  # by seat
        ("bots", np.int64, MAX_PLAYERS),
        ("hand_sizes", np.int64, MAX_DEALS),
        ("pack", np.int8, MOST_CARDS),
        ("suit_of", np.int64, (6, FACES)),  # by trump and face, as the next three
        ("power", np.int64, (6, FACES)),  # what wins among trumps and the led suit
        ("above", np.int64, (6, FACES)),  # set of the faces of the same suit that beat it
        ("equal", np.int64, (6, FACES)),  # set of the faces as good as it, itself included
        ("suit", np.int64, (6, 6)),  # set of faces by trump and suit
        ("plain_weights", np.float64, 24),
        ("trump_weights", np.float64, 20),
        ("manner", np.float64, MANNERS),
    ],
    align=True,
)
"""One rule set for one number of players, with the bots in their seats."""

DEAL = np.dtype(
    [
        ("deal_no", np.int64),
        ("size", np.int64),
        ("dealer", np.int64),
        ("trump", np.int64),
        ("turn_up", np.int64),  # its face, below 0 for none
        ("stock", np.int64),  # undealt cards below the turn-up
        ("watched", np.bool_),  # whether ``hidden`` is kept: somebody needs it
        ("leader", np.int64),
        ("trick_no", np.int64),
        ("trump_played", np.bool_),
        ("played", np.int64),  # cards of the running trick, and four facts about it
        ("led_suit", np.int64),
        ("front_face", np.int64),
        ("front_power", np.int64),
        ("front_seat", np.int64),
        ("bidders", np.int64),  # seats that have bid
        ("bids", np.int64, MAX_PLAYERS),
        ("has_bid", np.int8, MAX_PLAYERS),
        ("taken", np.int64, MAX_PLAYERS),
        ("left", np.int64, MAX_PLAYERS),  # cards that a seat still holds
        ("voids", np.int64, MAX_PLAYERS),  # set of suits that a seat has been seen not to follow
        ("streams", np.uint64, MAX_PLAYERS),
        ("draws", np.int64, MAX_PLAYERS),
        ("hands", np.int64, (MAX_PLAYERS, MAX_PACKS)),  # by layer
        ("hidden", np.int64, (MAX_PLAYERS, MAX_PACKS)),  # what a seat has not seen, by layer
        ("order", np.int8, MOST_CARDS),
        ("cuts", np.uint64, (1, -(-MOST_CARDS // LANES) * LANES)),  # draws of the shuffle
        ("lots", np.uint64, (MAX_PLAYERS, -(-(MAX_HAND + 1) // LANES) * LANES)),  # and of seats
    ],
    align=True,
)
"""One deal under way."""

POINTS = np.dtype([("of", np.int32, (MAX_HAND + 1, MAX_BID + 1, MAX_HAND + 1))])
"""Points by hand size, bid and tricks taken; bids and tricks are those of a whole team."""

SCRIPT = np.dtype(
    [
        ("given", np.bool_),  # whether the choices below are taken
        ("logging", np.bool_),  # whether the rows below are written
        ("step", np.int64),  # decisions so far
        ("rows", np.int64),  # rows of the log so far
        ("choices", np.int64, MAX_ROWS),  # bids and faces in the order of play
        ("log", np.int64, (MAX_ROWS, LOG_COLUMNS)),
    ],
    align=True,
)
"""A script of choices for one game, and a log of its decisions and tricks."""


def face_of(card: Card) -> int:
    """Return the number of a card face."""
    if card.is_joker:
        return FIRST_JOKER + card.rank - 15
    return 13 * SUITS.index(card.suit) + card.rank - 2


def card_of(face: int) -> Card:
    """Return the card face that has this number."""
    if face >= FIRST_JOKER:
        return Card(Suit.JOKERS, face - FIRST_JOKER + 15)
    return Card(SUITS[face // 13], face % 13 + 2)


def bot_no(key: str) -> int:
    """Return the kernel's number of a bot.

    Raises
    ------
    RiverError
        If the kernel does not know it; the message lists those it knows.
    """
    if key not in BOTS:
        raise RiverError(f"no bot {key!r} for bulk play; there are {', '.join(BOTS)}")
    return BOTS[key]


def rules_of(
    fit: Variant,
    players: int,
    bots: Sequence[str],
    weights: tuple[Sequence[float], Sequence[float]],
    manner: Sequence[float] = STEADY_MANNER,
) -> Any:
    """Return a record of ``RULES``.

    Parameters
    ----------
    fit : Variant
        As ``fitted`` returns it for so many players.
    weights : two sequences of float
        The weights of ``steady``'s judgement of plain cards and of trumps.
    manner : sequence of float
        The other numbers of a bot, as ``manner`` names them.
    """
    faces = [face_of(card) for card in cards_in_play(fit, fit.packs or 1)]
    rules = np.zeros(1, RULES)[0]
    rules["players"], rules["deals"] = players, len(fit.hand_sizes)
    rules["packs"], rules["cards"] = fit.packs, len(faces)
    rules["whole"] = sum(1 << face for face in set(faces))
    rules["trump_source"] = _TRUMPS[fit.trump]
    rules["trump_lead"] = _TRUMP_LEADS[fit.trump_lead]
    rules["hook"], rules["forehead"] = fit.hook, fit.forehead
    rules["simultaneous"] = fit.bidding is Bidding.SIMULTANEOUS
    rules["highest_leads"] = fit.first_lead is FirstLead.HIGHEST_BIDDER
    rules["must_trump"], rules["teams"] = fit.must_trump, players // fit.team_size
    rules["team"][:players] = np.arange(players) % rules["teams"]
    rules["bots"][:players] = [bot_no(key) for key in bots]
    rules["hand_sizes"][: len(fit.hand_sizes)] = fit.hand_sizes
    rules["pack"][: len(faces)] = faces
    tables = _tables(fit.joker_ranks is JokerRanks.EQUAL)
    for name, table in zip(("suit_of", "power", "above", "equal", "suit"), tables, strict=True):
        rules[name] = table
    rules["plain_weights"], rules["trump_weights"] = weights
    rules["manner"] = manner
    return rules


@lru_cache(maxsize=2)
def _tables(equal_jokers: bool) -> tuple[NDArray[np.int64], ...]:
    """Return the tables of ``RULES`` that depend on the trump: 0 to 3, jokers, none."""
    faces = np.arange(FACES)
    is_joker = faces >= FIRST_JOKER
    rank = np.where(is_joker, 13 if equal_jokers else 13 + faces - FIRST_JOKER, faces % 13)
    suit_of, power = np.empty((2, 6, FACES), np.int64)
    for trump in range(6):
        suit_of[trump] = np.where(is_joker, min(trump, JOKERS), faces // 13)
        power[trump] = rank + _TRUMP_POWER * (suit_of[trump] == trump)
    together = suit_of[:, :, None] == suit_of[:, None, :]
    bits = 1 << faces
    above = (together & (power[:, None, :] > power[:, :, None])) @ bits
    equal = (together & (power[:, None, :] == power[:, :, None])) @ bits
    suit = (suit_of[:, None, :] == np.arange(6)[None, :, None]) @ bits
    return suit_of, power, above, equal, suit


@lru_cache(maxsize=32)
def points_of(scoring: Scoring, hand_sizes: frozenset[int], team_size: int) -> Any:
    """Return a record of ``POINTS`` filled by the engine's ``score`` for these hand sizes."""
    points = np.zeros(1, POINTS)[0]
    for size in hand_sizes:
        for bid in range(team_size * size + 1):
            for taken in range(size + 1):
                scored = score(scoring, bid=bid, taken=taken, hand_size=size)
                points["of"][size, bid, taken] = scored.points
    return points
