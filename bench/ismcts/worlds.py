"""Worlds: every card that a seat has not seen laid out anew, each way to lay it equally likely.

Made to be compiled. A world respects how many cards each seat holds and which suits a seat has
shown that it lacks; nothing else is asked of it, so bids said mean nothing here.
"""

# mypy: disable-error-code="no-any-return"
# (numba knows the types in a record, mypy does not)

from typing import Any

import numpy as np

from riverlib.cards.kernels.bits import drawn, lowest
from riverlib.cards.kernels.kernel import add
from riverlib.cards.kernels.records import MOST_CARDS
from riverlib.cards.variant import MAX_PLAYERS

ROOM = np.dtype(
    [
        ("unknown", np.int64),  # cards not seen
        ("unseen", np.int64, MOST_CARDS),  # their faces, sorted
        ("cards", np.int64, MOST_CARDS),  # the same in the order of one world
        ("hands", np.int64),  # seats whose cards are not seen
        ("seats", np.int64, MAX_PLAYERS),  # those seats, the most restricted first
        ("open", np.int64, MAX_PLAYERS),  # unseen cards that such a seat may hold
        ("bound", np.int64),  # how many of them lack a suit
        ("ceiling", np.int64, MAX_PLAYERS),  # most cards such a seat can still choose from
        ("draws", np.int64),
        ("bids", np.int8, MAX_PLAYERS),
        ("taken", np.int8, MAX_PLAYERS),
        ("scores", np.int32, MAX_PLAYERS),
    ],
    align=True,
)
"""What one search needs room for."""

_TRIES = 2_000  # then the next world that fits is taken, though not all are equally likely
_FINE = 1 << 30


def look(rules: Any, known: Any, room: Any, seat: int) -> None:
    """Fill ``room`` with what ``seat`` has not seen, and whose cards that are.

    ``known`` is a record of ``records.DEAL`` with the hands that the seat sees and no others.
    """
    room.unknown = room.hands = room.bound = 0
    for layer in range(rules.packs):
        rest = unseen(rules, known, seat, layer)
        while rest:
            room.unseen[room.unknown] = lowest(rest)
            room.unknown += 1
            rest &= rest - 1
    blind = rules.forehead and known.size == 1
    for other in range(rules.players):
        if (other == seat) == blind and known.left[other] > 0:
            enter(rules, known, room, other)
    for number in range(room.bound):
        room.ceiling[number] = ceiling_of(rules, known, room, number)


def unseen(rules: Any, known: Any, seat: int, layer: int) -> int:
    """Return one layer of the faces that a seat has not seen."""
    return known.hidden[seat, layer]


def enter(rules: Any, known: Any, room: Any, seat: int) -> None:
    """Put a seat among those whose cards are not seen: the fewer it may hold the earlier."""
    may_hold = 0
    for place in range(room.unknown):
        may_hold += fits(rules, known, seat, room.unseen[place])
    number = room.hands
    while number > 0 and room.open[number - 1] > may_hold:
        room.open[number], room.seats[number] = room.open[number - 1], room.seats[number - 1]
        number -= 1
    room.open[number], room.seats[number] = may_hold, seat
    room.hands += 1
    room.bound += may_hold < room.unknown


def fits(rules: Any, known: Any, seat: int, face: int) -> bool:
    """Return whether a seat has not shown that it lacks the suit of a face."""
    return not known.voids[seat] >> rules.suit_of[known.trump, face] & 1


def ceiling_of(rules: Any, known: Any, room: Any, number: int) -> int:
    """Return the most cards from which a seat can choose after the seats before it have chosen."""
    seat, most = room.seats[number], room.open[number]
    for before in range(number):
        other, apart = room.seats[before], 0
        for place in range(room.unknown):
            face = room.unseen[place]
            apart += fits(rules, known, other, face) and not fits(rules, known, seat, face)
        most -= max(0, known.left[other] - apart)
    return most


def draw_world(rules: Any, known: Any, deal: Any, room: Any, stream: Any) -> None:
    """Lay the unseen cards out in ``deal.hands``: worlds that fit are equally likely.

    A seat that lacks a suit chooses alike among the cards left that it may hold. That alone would
    favour some worlds over others, so a world is kept with the chance that evens this out.
    """
    room.draws = 0
    for tries in range(1_000 * _TRIES):
        share = lay_out(rules, known, deal, room, stream)
        if share >= 1.0 or (tries >= _TRIES and share > 0.0):
            return
        if number_below(room, stream, _FINE) < share * _FINE:
            return


def lay_out(rules: Any, known: Any, deal: Any, room: Any, stream: Any) -> float:
    """Lay the unseen cards out and return how often to keep that world; 0 if it does not fit."""
    cards, first, share = room.cards, 0, 1.0
    for place in range(room.unknown):
        cards[place] = room.unseen[place]
    for number in range(room.hands):
        seat = room.seats[number]
        for layer in range(rules.packs):
            deal.hands[seat, layer] = 0
    for number in range(room.hands):
        seat = room.seats[number]
        wanted, stop = known.left[seat], room.unknown
        if number < room.bound:
            stop = first
            for place in range(first, room.unknown):
                if fits(rules, known, seat, cards[place]):
                    cards[stop], cards[place] = cards[place], cards[stop]
                    stop += 1
            if stop - first < wanted:
                return 0.0
            for place in range(wanted):
                share *= (stop - first - place) / (room.ceiling[number] - place)
        for place in range(first, first + wanted):
            other = place + number_below(room, stream, stop - place)
            cards[place], cards[other] = cards[other], cards[place]
            add(deal.hands, seat, 1 << cards[place])
        first += wanted
    return share


def number_below(room: Any, stream: Any, choices: int) -> int:
    """Return the next number of a world's stream, from 0 to below ``choices``."""
    room.draws += 1
    return drawn(stream, room.draws - 1, choices)
