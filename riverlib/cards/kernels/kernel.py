"""Whole games of Up and Down the River, made to be compiled (docs/rules/cards.md 1 to 4).

The engine in ``riverlib.cards`` is the truth; the tests play the same shuffles and choices through
both. ``rules`` and ``deal`` are records of ``records.RULES`` and ``DEAL``, ``hand`` one of
``unseen.HAND``. The kernel holds no lock and starts no threads. A game depends on its key and
number alone, so games can be split over calls, threads and machines at will.
"""

# mypy: disable-error-code="no-any-return"
# (numba knows the types in a record, mypy does not)

from typing import Any

import numpy as np
from numpy.typing import NDArray

from riverlib.cards.kernels.bits import drawn, lot_of, nth, ones, set_lots, stream_of
from riverlib.cards.kernels.lots import draw_lots, play_lots
from riverlib.cards.kernels.records import (
    BID,
    BROKEN,
    CHOICE,
    GOOD,
    JOKERS,
    KIND,
    LEGAL,
    LIGHT,
    NO_TRUMP,
    NOT_FIRST_TRICK,
    PLAY,
    RANDOM,
    ROTATION,
    SEAT,
    SPADES,
    STEADY,
    TRICK,
    TURN_UP,
)
from riverlib.cards.kernels.steady import good_choices
from riverlib.core import RiverError

Sets = NDArray[np.int64]

_SHUFFLES = 0  # stream of a deal; the seats' streams follow it


# --- dealing --------------------------------------------------------------------------------


def shuffle(rules: Any, deal: Any, needed: int, stream: Any) -> None:
    """Bring the first ``needed`` cards of the whole pack into random order.

    A card's place depends on nothing but the stream and the pack: a larger deal from the same
    stream begins with the cards of a smaller one.
    """
    order, cards = deal.order, rules.cards
    for place in range(cards):
        order[place] = rules.pack[place]
    set_lots(deal.cuts, 0, stream, needed)
    for place in range(needed):
        other = place + lot_of(deal.cuts[0, place], cards - place)
        order[place], order[other] = order[other], order[place]


def deal_out(rules: Any, deal: Any) -> None:
    """Give the cards of ``deal.order`` out, left of the dealer first, and fix the trump (1.1)."""
    players, packs = rules.players, rules.packs
    dealt = players * deal.size
    for seat in range(players):
        for layer in range(packs):
            deal.hands[seat, layer] = 0
    seat = deal.dealer
    for place in range(dealt):
        seat = seat + 1 if seat + 1 < players else 0
        add(deal.hands, seat, 1 << int(deal.order[place]))
    turns_up = rules.trump_source == TURN_UP and dealt < rules.cards
    deal.stock = rules.cards - dealt - turns_up
    turn_up = int(deal.order[dealt]) if turns_up else -1
    deal.turn_up = turn_up
    deal.trump = trump_of(rules, deal.deal_no, turn_up)
    if deal.watched:
        hide(rules, deal)


def add(sets: Sets, seat: int, bit: int) -> None:
    """Add a card to a seat's set: into its first free layer."""
    layer = 0
    while sets[seat, layer] & bit:
        layer += 1
    sets[seat, layer] |= bit


def remove(sets: Sets, seat: int, bit: int, packs: int) -> None:
    """Take a card out of a seat's set: from its last layer that has it."""
    layer = packs - 1
    while not sets[seat, layer] & bit:
        layer -= 1
    sets[seat, layer] ^= bit


def trump_of(rules: Any, deal_no: int, turn_up: int) -> int:
    """Return the trump suit of a deal; a ``turn_up`` below 0 is none (2, 3.4, 4)."""
    if rules.trump_source == TURN_UP:
        return JOKERS if turn_up >= 4 * 13 else turn_up // 13 if turn_up >= 0 else NO_TRUMP
    if rules.trump_source == ROTATION:
        place = deal_no % 5  # spades, hearts, diamonds, clubs, none
        return NO_TRUMP if place == 4 else 3 - place
    return 3 if rules.trump_source == SPADES else NO_TRUMP


def hide(rules: Any, deal: Any) -> None:
    """Note for each seat what it has not seen: all but its hand and the turn-up."""
    for seat in range(rules.players):
        for layer in range(rules.packs):
            held = deal.hands[seat, rules.packs - 1 - layer]
            deal.hidden[seat, layer] = rules.whole & ~held
        if deal.turn_up >= 0:
            remove(deal.hidden, seat, 1 << deal.turn_up, rules.packs)


def begin_deal(rules: Any, deal: Any) -> None:
    """Forget the last deal."""
    deal.bidders = deal.trick_no = deal.played = 0
    deal.trump_played = False
    for seat in range(rules.players):
        deal.taken[seat] = deal.bids[seat] = deal.voids[seat] = deal.draws[seat] = 0
        deal.has_bid[seat] = False
        deal.left[seat] = deal.size


# --- what is legal, and what it does --------------------------------------------------------


def legal_bids(rules: Any, deal: Any) -> int:
    """Return the set of the bids open to the next bidder (1.3, 1.4)."""
    bids = (1 << (deal.size + 1)) - 1
    if rules.hook and deal.bidders == rules.players - 1:
        hooked = deal.size
        for seat in range(rules.players):
            hooked -= deal.bids[seat]
        if hooked >= 0:
            bids &= ~(1 << hooked)
    return bids


def legal_plays(rules: Any, deal: Any, seat: int) -> int:
    """Return the set of the faces that a seat may play now (1.5, 2, 3.4, 4)."""
    hand = deal.hands[seat, 0]
    trumps = rules.suit[deal.trump, deal.trump]
    if deal.played:
        following = hand & rules.suit[deal.trump, deal.led_suit]
        if following:
            return following
        return hand & trumps if rules.must_trump and hand & trumps else hand
    closed = (rules.trump_lead == BROKEN and not deal.trump_played) or (
        rules.trump_lead == NOT_FIRST_TRICK and deal.trick_no == 0
    )
    return hand & ~trumps if closed and hand & ~trumps else hand


def first_leader(rules: Any, deal: Any) -> int:
    """Return the seat that leads the first trick (2): of equal bids the first one said leads."""
    left = (deal.dealer + 1) % rules.players
    best = left
    if rules.highest_leads:
        for place in range(1, rules.players):
            seat = (left + place) % rules.players
            if deal.bids[seat] > deal.bids[best]:
                best = seat
    return best


def play(rules: Any, deal: Any, seat: int, face: int) -> None:
    """Play a card to the trick: out of the hand, and hidden from nobody any more."""
    bit = 1 << face
    remove(deal.hands, seat, bit, rules.packs)
    lay(rules, deal, seat, face)
    deal.left[seat] -= 1
    if deal.watched:
        for other in range(rules.players):
            if other != seat:
                remove(deal.hidden, other, bit, rules.packs)


def lay(rules: Any, deal: Any, seat: int, face: int) -> None:
    """Lay a card down on the trick: of equal cards the later one is in front (1.5, 3.5)."""
    suit, power = rules.suit_of[deal.trump, face], rules.power[deal.trump, face]
    if deal.played == 0:
        deal.led_suit = suit
        deal.front_power = -1
    elif suit != deal.led_suit and deal.watched:
        deal.voids[seat] |= 1 << deal.led_suit
        if rules.must_trump and suit != deal.trump:
            deal.voids[seat] |= 1 << deal.trump
    if power >= deal.front_power and (suit == deal.led_suit or suit == deal.trump):
        deal.front_power, deal.front_face, deal.front_seat = power, face, seat
    deal.trump_played |= suit == deal.trump
    deal.played += 1


# --- games ----------------------------------------------------------------------------------


def draw_one(deal: Any, seat: int, bits: int) -> int:
    """Draw one of a set with the seat's own stream."""
    place = drawn(deal.streams[seat], deal.draws[seat], ones(bits))
    deal.draws[seat] += 1
    return nth(bits, place)


def choice_of(
    rules: Any, light: Any, deal: Any, hand: Any, points: Any, script: Any,
    seat: int, legal: int, kind: int,
) -> int:  # fmt: skip
    """Return a bid or face for a seat, from the script or from its bot.

    Every bot narrows the legal set to what it thinks good and draws lots; ``random`` narrows
    nothing, so where nobody is watched the lot alone does.
    """
    thinking = thinks(rules.bots[seat])
    good = legal
    if (thinking or script.logging) and ones(legal) > 1:
        if rules.bots[seat] == LIGHT:
            good = good_choices(light, deal, hand, points, seat, legal, kind == BID)
        else:
            good = good_choices(rules, deal, hand, points, seat, legal, kind == BID)
    if script.given:
        choice = script.choices[script.step]
    else:
        choice = draw_one(deal, seat, good if thinking else legal)
    if script.logging:
        write(script, kind, seat, legal, good, choice)
    script.step += 1
    return choice


def thinks(bot: int) -> bool:
    """Return whether a bot looks at the cards, or draws lots alone.

    Raises
    ------
    RiverError
        If nobody here plays by that number: it must not play as another bot.
    """
    if bot in (STEADY, LIGHT):
        return True
    if bot == RANDOM:
        return False
    raise RiverError("the kernel has no bot of that number")


def write(script: Any, kind: int, seat: int, legal: int, good: int, choice: int) -> None:
    """Add a row to the log."""
    log, row = script.log, script.rows
    log[row, KIND], log[row, SEAT] = kind, seat
    log[row, LEGAL], log[row, GOOD], log[row, CHOICE] = legal, good, choice
    script.rows += 1


def bid_all(rules: Any, light: Any, deal: Any, hand: Any, points: Any, script: Any) -> None:
    """Let every seat bid, left of the dealer first (1.3)."""
    seat = deal.dealer
    for _ in range(rules.players):
        seat = seat + 1 if seat + 1 < rules.players else 0
        legal = legal_bids(rules, deal)
        if deal.watched:
            bid = choice_of(rules, light, deal, hand, points, script, seat, legal, BID)
        else:
            bid = nth(legal, lot_of(deal.lots[seat, 0], ones(legal)))
        deal.bids[seat] = bid
        deal.has_bid[seat] = True
        deal.bidders += 1


def play_tricks(rules: Any, light: Any, deal: Any, hand: Any, points: Any, script: Any) -> None:
    """Play all tricks of a deal that is watched; the card on a forehead plays itself (3.3)."""
    deal.leader = first_leader(rules, deal)
    thinking = not (rules.forehead and deal.size == 1)
    for trick_no in range(deal.size):
        deal.trick_no, deal.played = trick_no, 0
        seat = deal.leader
        for _ in range(rules.players):
            legal = legal_plays(rules, deal, seat)
            if thinking:
                face = choice_of(rules, light, deal, hand, points, script, seat, legal, PLAY)
            else:
                face = draw_one(deal, seat, legal)
            play(rules, deal, seat, face)
            seat = seat + 1 if seat + 1 < rules.players else 0
        deal.leader = deal.front_seat
        deal.taken[deal.leader] += 1
        if script.logging:
            write(script, TRICK, deal.leader, 0, 0, 0)


def score(rules: Any, deal: Any, points: Any, bids: Any, taken: Any, scores: Any) -> None:
    """Write down a finished deal; a team scores once, from its sums (3.6)."""
    for team in range(rules.teams):
        bid = tricks = 0
        for seat in range(team, rules.players, rules.teams):
            bid += deal.bids[seat]
            tricks += deal.taken[seat]
        for seat in range(team, rules.players, rules.teams):
            bids[seat], taken[seat] = deal.bids[seat], deal.taken[seat]
            scores[seat] = points.of[deal.size, bid, tricks]


def play_games(
    rules: Any, light: Any, points: Any, deal: Any, hand: Any, script: Any, orders: Any, key: Any,
    first_game: int, bids: Any, taken: Any, scores: Any,
) -> None:  # fmt: skip
    """Play games ``first_game``, ``first_game + 1``, ... of one key.

    Parameters
    ----------
    rules, light, points : records of ``RULES``, ``RULES`` and ``POINTS``
        The rules with the numbers of ``steady``, and with those of the light ``expert``.
    deal, hand, script : records of ``DEAL``, ``HAND`` and ``SCRIPT``
        For this call alone, all zeros but for the choices to follow. A record does not keep its
        array alive in compiled code, so they are made outside.
    orders : ndarray(int8), shape (deals, cards), or of no rows
        Shuffles to use.
    key : uint64
    first_game : int
        Its first dealer is that number modulo the players.
    bids, taken, scores : ndarray(int8), ndarray(int8), ndarray(int32), shape (games, deals, seats)
        To be filled.
    """
    deal.watched = script.logging or script.given
    for seat in range(rules.players):
        deal.watched |= thinks(rules.bots[seat])
    for game in range(len(bids)):
        stream = stream_of(key, first_game + game)
        for deal_no in range(rules.deals):
            deal.deal_no, deal.size = deal_no, rules.hand_sizes[deal_no]
            deal.dealer = (first_game + game + deal_no) % rules.players
            begin_deal(rules, deal)
            chance = stream_of(stream, deal_no)
            for seat in range(rules.players):
                deal.streams[seat] = stream_of(chance, 1 + seat)
            if len(orders):
                for place in range(rules.cards):
                    deal.order[place] = orders[deal_no, place]
            else:
                needed = min(rules.cards, rules.players * deal.size + 1)
                shuffle(rules, deal, needed, stream_of(chance, _SHUFFLES))
            deal_out(rules, deal)
            if not deal.watched:
                draw_lots(rules, deal)
            bid_all(rules, light, deal, hand, points, script)
            if deal.watched:
                play_tricks(rules, light, deal, hand, points, script)
            else:
                play_lots(rules, deal, first_leader(rules, deal))
            score(
                rules, deal, points,
                bids[game, deal_no], taken[game, deal_no], scores[game, deal_no],
            )  # fmt: skip
