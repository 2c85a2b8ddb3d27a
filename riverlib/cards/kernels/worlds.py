"""Worlds: hands that the other seats can hold, as far as one seat knows, likelier ones more often.

A world deals the cards that a seat has not seen anew to all the others and to the stock: every seat
gets as many as it holds, and none of a suit that it was seen not to follow. A world counts the
more, the better every bid that is known fits the hand it gives (``bid_weight``): importance
sampling with resampling (Rubin 1987). Nothing here knows what was really dealt.
"""

# mypy: disable-error-code="no-any-return"
# (numba knows the types in a record, mypy does not)

from typing import Any

import numpy as np

from riverlib.cards.kernels.bits import drawn, exponential, highest, lowest, ones, stream_of
from riverlib.cards.kernels.kernel import add, begin_deal, legal_bids, remove
from riverlib.cards.kernels.points import knows_bid
from riverlib.cards.kernels.records import MOST_CARDS
from riverlib.cards.kernels.steady import good_choices
from riverlib.cards.variant import MAX_PACKS, MAX_PLAYERS

SIGHT = np.dtype(
    [
        ("seat", np.int64),  # who looks
        ("cards", np.int64),  # cards it has not seen
        ("held", np.int64),  # those of them in other hands; the rest is stock
        ("closed", np.bool_),  # whether somebody may not hold every suit
        ("faces", np.int64, MOST_CARDS),  # the unseen cards
        ("order", np.int64, MOST_CARDS),  # the same in the order of one world
        ("holder", np.int64, MOST_CARDS),  # by place in that order; ``players`` is the stock
        ("laid", np.int64, (MAX_PLAYERS, MAX_PACKS)),  # what each seat has played in this deal
        ("live", np.int64, (1, MAX_PACKS)),  # cards that are neither played nor turned up
    ],
    align=True,
)
"""What one seat has seen of a deal, beyond its ``DEAL`` with the hands it knows."""

_CARE = 1.6  # log of how much less likely a bid is for each tenth of its worth that it gives away
_ANYTHING = 0.03  # how often a bid has nothing to do with the hand
_HOPELESS = 1e-4  # where the first bids fit so badly, the rest need not be looked at
_MOST_REPAIRS = 2000
_SHUFFLE, _REPAIR, _MIX = range(3)  # streams of a world


def look(rules: Any, start: Any, sight: Any) -> None:
    """List what ``sight.seat`` has not seen of the deal ``start``, and who holds how much of it."""
    seat = sight.seat
    cards = 0
    for layer in range(rules.packs):
        unseen = start.hidden[seat, layer]
        sight.live[0, layer] = unseen
        while unseen:
            face = highest(unseen)
            unseen ^= 1 << face
            sight.faces[cards] = face
            cards += 1
    sight.cards, sight.closed = cards, False
    place = 0
    for other in range(rules.players):
        known = 0
        for layer in range(rules.packs):
            held = start.hands[other, layer]
            while held:
                face = highest(held)
                held ^= 1 << face
                known += 1
                add(sight.live, 0, 1 << face)
        for _ in range(start.left[other] - known):
            sight.holder[place] = other
            place += 1
            sight.closed |= start.voids[other] != 0
    sight.held = place
    while place < cards:
        sight.holder[place] = rules.players
        place += 1


def draw_worlds(
    rules: Any, points: Any, start: Any, sight: Any, deal: Any, hand: Any, key: Any,
    worlds: Any, weights: Any, chosen: Any,
) -> int:  # fmt: skip
    """Draw worlds that fit what a seat has seen, and choose among them by their bids.

    Parameters
    ----------
    start, sight : records of ``DEAL`` and ``SIGHT``
        The deal with the hands that ``sight.seat`` sees, and what it has not seen; of ``sight``
        only the seat and the cards laid need to be filled.
    deal, hand : records of ``DEAL`` and ``HAND``
        Room to work in.
    worlds : ndarray(int64), shape (draws, seats, packs)
        To be filled: hands by layer.
    weights : ndarray(float64), shape (draws,)
        To be filled: how well the bids fit, 0 to 1.
    chosen : ndarray(int64), shape (wanted,)
        To be filled: numbers of worlds, each as often as its weight asks for, in random order.

    Returns
    -------
    int
        Worlds that could be drawn at all; 0 only where what was seen contradicts itself.
    """
    look(rules, start, sight)
    total, found = 0.0, 0
    for number in range(len(worlds)):
        stream = stream_of(key, number)
        weights[number] = 0.0
        if deal_unseen(rules, start, sight, stream):
            found += 1
            write_world(rules, start, sight, worlds[number])
            weights[number] = bid_weight(rules, points, start, sight, deal, hand, worlds[number])
        total += weights[number]
    if found:
        choose_worlds(weights, total, stream_of(key, len(worlds)), chosen)
    return found


def deal_unseen(rules: Any, start: Any, sight: Any, stream: Any) -> bool:
    """Bring the unseen cards into a random order that everybody can hold; tell whether it does."""
    order, cards = sight.order, sight.cards
    for place in range(cards):
        order[place] = sight.faces[place]
    chance = stream_of(stream, _SHUFFLE)
    for place in range(sight.held):
        other = place + drawn(chance, place, cards - place)
        order[place], order[other] = order[other], order[place]
    if not sight.closed:
        return True
    if not repair(rules, start, sight, stream_of(stream, _REPAIR)):
        return False
    mix(rules, start, sight, stream_of(stream, _MIX))
    return True


def may_hold(rules: Any, start: Any, sight: Any, place: int, face: int) -> bool:
    """Return whether the holder of a place can have a face, for all that was seen."""
    holder = sight.holder[place]
    if holder == rules.players:
        return True
    return not start.voids[holder] >> rules.suit_of[start.trump, face] & 1


def repair(rules: Any, start: Any, sight: Any, stream: Any) -> bool:
    """Swap cards until nobody holds a suit they cannot have; tell whether that came about."""
    order, cards, draws = sight.order, sight.cards, 0
    for place in range(sight.held):
        wrong = place
        while not may_hold(rules, start, sight, wrong, order[wrong]):
            if draws >= _MOST_REPAIRS:
                return False
            first = drawn(stream, draws, cards)
            draws += 1
            other = swap_for(rules, start, sight, wrong, first)
            if other < 0:
                return False
            order[wrong], order[other] = order[other], order[wrong]
            wrong = other
    held = 0
    for place in range(sight.held):
        held += may_hold(rules, start, sight, place, order[place])
    return bool(held == sight.held)


def swap_for(rules: Any, start: Any, sight: Any, wrong: int, first: int) -> int:
    """Return a place whose card the wrong place can have, or -1.

    One that can take the wrong card in turn is preferred; otherwise the wrong card only moves on.
    """
    order, cards, second = sight.order, sight.cards, -1
    for step in range(cards):
        other = (first + step) % cards
        if may_hold(rules, start, sight, wrong, order[other]):
            if may_hold(rules, start, sight, other, order[wrong]):
                return other
            if second < 0 and sight.holder[other] != sight.holder[wrong]:
                second = other
    return second


def mix(rules: Any, start: Any, sight: Any, stream: Any) -> None:
    """Swap cards at random where both fit: all fitting orders become about equally likely."""
    order, cards = sight.order, sight.cards
    for step in range(3 * sight.held):
        place = drawn(stream, 2 * step, sight.held)
        other = drawn(stream, 2 * step + 1, cards)
        if may_hold(rules, start, sight, place, order[other]) and may_hold(
            rules, start, sight, other, order[place]
        ):
            order[place], order[other] = order[other], order[place]


def write_world(rules: Any, start: Any, sight: Any, world: Any) -> None:
    """Write down the hands of one world."""
    for seat in range(rules.players):
        for layer in range(rules.packs):
            world[seat, layer] = start.hands[seat, layer]
    for place in range(sight.held):
        add(world, sight.holder[place], 1 << sight.order[place])


def choose_worlds(weights: Any, total: float, stream: Any, chosen: Any) -> None:
    """Choose worlds by weight at even steps from a random start, then shuffle them."""
    wanted = len(chosen)
    step = total / wanted
    reach, number = (drawn(stream, 0, 1 << 20) + 0.5) / (1 << 20) * step, 0
    below = weights[0]
    for place in range(wanted):
        while below < reach and number + 1 < len(weights):
            number += 1
            below += weights[number]
        chosen[place] = number
        reach += step
    for place in range(wanted - 1):
        other = place + drawn(stream, 1 + place, wanted - place)
        chosen[place], chosen[other] = chosen[other], chosen[place]


# --- what bids tell -------------------------------------------------------------------------


def bid_weight(
    rules: Any, points: Any, start: Any, sight: Any, deal: Any, hand: Any, world: Any
) -> float:
    """Return how well all bids that a seat knows of others fit their hands in a world, 0 to 1."""
    begin_deal(rules, deal)
    deal.deal_no, deal.size, deal.dealer = start.deal_no, start.size, start.dealer
    deal.trump, deal.turn_up, deal.watched = start.trump, start.turn_up, True
    deal.stock = start.stock
    whole_hands(rules, sight, deal, world)
    weight = 1.0
    seat = start.dealer
    for _ in range(rules.players):
        seat = seat + 1 if seat + 1 < rules.players else 0
        if not start.has_bid[seat]:
            break
        if seat != sight.seat and knows_bid(rules, start, seat):
            weight *= bid_chance(rules, points, deal, hand, seat, start.bids[seat])
            if weight < _HOPELESS:
                break
        deal.bids[seat] = start.bids[seat]
        deal.has_bid[seat] = True
        deal.bidders += 1
    return weight


def whole_hands(rules: Any, sight: Any, deal: Any, world: Any) -> None:
    """Set the hands of ``deal`` to those that a world says were dealt."""
    for seat in range(rules.players):
        for layer in range(rules.packs):
            deal.hands[seat, layer] = world[seat, layer]
        for layer in range(rules.packs):
            laid = sight.laid[seat, layer]
            while laid:
                face = highest(laid)
                laid ^= 1 << face
                add(deal.hands, seat, 1 << face)


def bid_chance(rules: Any, points: Any, deal: Any, hand: Any, seat: int, said: int) -> float:
    """Return how likely a seat says a bid on its hand: the less, the more points it gives away.

    The odds fall with the loss as those of a logit model (McFadden 1974); now and then anybody
    says anything.
    """
    hide_from(rules, deal, seat)
    legal = legal_bids(rules, deal)
    if not legal >> said & 1 or ones(legal) == 1:
        return 1.0
    good = good_choices(rules, deal, hand, points, seat, legal, True)
    best = lowest(good)
    row = points.of[deal.size, best]
    step = 0.1 * (row[best] - row[best - 1 if best else 1])  # a tenth of what making it is worth
    if step <= 0.0:
        return 1.0
    total, rest = 0.0, legal
    while rest:
        bid = lowest(rest)
        rest &= rest - 1
        total += exponential(loss_of(hand, best, bid, step))
    chance = exponential(loss_of(hand, best, said, step)) / total
    return _ANYTHING / ones(legal) + (1.0 - _ANYTHING) * chance


def loss_of(hand: Any, best: int, bid: int, step: float) -> float:
    """Return the log of a bid's odds beside the best bid's, at least -50."""
    return max(-50.0, _CARE * (hand.expected[bid] - hand.expected[best]) / step)


def hide_from(rules: Any, deal: Any, seat: int) -> None:
    """Note what one seat has not seen before the first card: all but its hand and the turn-up."""
    for layer in range(rules.packs):
        held = deal.hands[seat, rules.packs - 1 - layer]
        deal.hidden[seat, layer] = rules.whole & ~held
    if deal.turn_up >= 0:
        remove(deal.hidden, seat, 1 << deal.turn_up, rules.packs)
