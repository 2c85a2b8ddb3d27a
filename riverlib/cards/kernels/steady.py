"""What the bot ``steady`` finds good: the bids or cards with the best expected points.

Between those as good lots are drawn, by ``bots.steady`` and by the kernel. It looks one card ahead,
at what the seat knows alone: ``hand``, which is filled here, and the public part of ``deal``.
"""

# mypy: disable-error-code="no-any-return"
# (numba knows the types in a record, mypy does not)

from typing import Any

from riverlib.cards.kernels.bits import lowest
from riverlib.cards.kernels.chances import NO_SUIT, judge, set_aside, set_chances, set_others
from riverlib.cards.kernels.manner import (
    BID_SHIFT,
    EXACT_WISH,
    HASTE,
    KEEP_CARDS,
    MOST_DEMAND,
    NEED_WISH,
    NOT_OVERBID,
    OVER_WISH,
)
from riverlib.cards.kernels.points import (
    expect_bids,
    expected_points,
    is_mate,
    knows_bid,
    needed,
    set_points,
    set_spoiling_points,
)
from riverlib.cards.kernels.records import FACES, FIRST_JOKER, NO_TRUMP
from riverlib.cards.kernels.unseen import beaten_later, count_cards, power_of

_SAME = 0.03  # points that make no difference: by lot, so as not to be learnt
_LOWEST = -1e18
_ACE = 12


def good_choices(
    rules: Any, deal: Any, hand: Any, points: Any, seat: int, legal: int, bidding: bool
) -> int:
    """Return the bids or faces out of ``legal`` that are as good as the best."""
    if not bidding:
        count_cards(rules, deal, hand, seat)
        weighed = weigh_plays(rules, deal, hand, points, seat, legal)
    elif rules.forehead and deal.size == 1:
        weighed = weigh_forehead_bids(rules, deal, hand, points, seat, legal)
    else:
        count_cards(rules, deal, hand, seat)
        weighed = weigh_bids(rules, deal, hand, points, seat, legal)
    best, rest = _LOWEST, weighed
    while rest:
        best = max(best, hand.expected[lowest(rest)])
        rest &= rest - 1
    good, rest = 0, weighed
    while rest:
        if hand.expected[lowest(rest)] >= best - _SAME:
            good |= rest & -rest
        rest &= rest - 1
    return good


# --- bids -----------------------------------------------------------------------------------


def weigh_bids(rules: Any, deal: Any, hand: Any, points: Any, seat: int, legal: int) -> int:
    """Set ``hand.expected`` of the bids in question and return them."""
    if holds_ace(deal, hand):
        legal &= ~1  # the ace of trump takes a trick, hook or not
    judge(rules, deal, hand, open_demand(rules, deal, seat))
    set_aside(deal, hand, NO_SUIT)
    for bid in range(deal.size + 1):
        set_points(rules, deal, hand, points, seat, bid)
        for more in range(deal.size + 1):
            hand.table[more, bid] = hand.points[more]
    first = 0
    while first <= deal.size:  # bids in a row bring the lead equally often
        leads, stop = lead_chance(rules, deal, seat, first), first + 1
        while stop <= deal.size and lead_chance(rules, deal, seat, stop) == leads:
            stop += 1
        hand.raw_trumps[0] = -1
        set_others(rules, deal, hand, NO_SUIT, 0, leads)
        expect_bids(hand, first, stop)
        first = stop
    shift = rules.manner[BID_SHIFT + (deal.size > 2) + (deal.size > 5)]
    if shift != 0.0:
        for bid in range(deal.size + 1):
            row = points.of[deal.size, bid]
            worth = row[bid] - row[bid - 1 if bid else 1]
            hand.expected[bid] += shift * bid * 0.1 * worth
    return legal


def holds_ace(deal: Any, hand: Any) -> bool:
    """Return whether the highest own trump is an ace or a joker."""
    if hand.length[deal.trump] == 0:
        return False
    face = hand.face[0]
    return bool(face >= FIRST_JOKER or face % 13 == _ACE)


def open_demand(rules: Any, deal: Any, seat: int) -> float:
    """Return the tricks that the others want for each trick; who has yet to bid wants a share."""
    bids, silent = 0, rules.players - 1
    for other in range(rules.players):
        if knows_bid(rules, deal, other):
            bids += deal.bids[other]
            silent -= 1
    return bids / deal.size + silent / rules.players


def lead_chance(rules: Any, deal: Any, seat: int, bid: int) -> float:
    """Return how likely this seat leads first, which a high bid may bring about (2)."""
    if not rules.highest_leads:
        return 1.0 if seat == (deal.dealer + 1) % rules.players else 0.0
    highest, silent = -1, rules.players - 1
    for other in range(rules.players):
        if knows_bid(rules, deal, other):
            highest = max(highest, deal.bids[other])
            silent -= 1
    if bid <= highest:
        return 0.0  # the first to have bid it leads
    return 1.0 if bid == deal.size else power_of(rules.manner[NOT_OVERBID], silent)


def weigh_forehead_bids(
    rules: Any, deal: Any, hand: Any, points: Any, seat: int, legal: int
) -> int:
    """Set ``hand.expected`` of the bids on a card that the seat does not see (3.3)."""
    rest = legal
    while rest:
        bid = lowest(rest)
        rest &= rest - 1
        win = winning_share(rules, deal, seat, forehead_leader(rules, deal, seat, bid))
        set_points(rules, deal, hand, points, seat, bid)
        hand.expected[bid] = hand.points[0] + win * (hand.points[1] - hand.points[0])
    return legal


def forehead_leader(rules: Any, deal: Any, seat: int, bid: int) -> int:
    """Return who would lead the trick if nobody else raised the bidding."""
    left = (deal.dealer + 1) % rules.players
    leader, highest = left, -1
    if rules.highest_leads:
        for place in range(rules.players):
            other = (left + place) % rules.players
            raised = deal.bids[other] if knows_bid(rules, deal, other) else 0
            if other == seat:
                raised = bid
            if raised > highest:
                leader, highest = other, raised
    return leader


def winning_share(rules: Any, deal: Any, seat: int, leader: int) -> float:
    """Return the share of the unseen cards that would take the one trick."""
    unseen = wins = 0
    for face in range(FACES):
        if not rules.whole >> face & 1:
            continue
        copies = rules.packs - (deal.turn_up == face)
        for other in range(rules.players):
            copies -= other != seat and deal.hands[other, 0] >> face & 1
        unseen += copies
        if copies and wins_with(rules, deal, seat, leader, face):
            wins += copies
    return wins / unseen


def wins_with(rules: Any, deal: Any, seat: int, leader: int, face: int) -> bool:
    """Return whether a seat takes a one-card trick with this face."""
    taker, best, led = -1, -1, -1
    for place in range(rules.players):
        player = (leader + place) % rules.players
        card = face if player == seat else lowest(deal.hands[player, 0])
        suit, power = rules.suit_of[deal.trump, card], rules.power[deal.trump, card]
        if place == 0:
            led = suit
        if power >= best and (suit == led or suit == deal.trump):
            taker, best = player, power
    return taker == seat


# --- plays ----------------------------------------------------------------------------------


def weigh_plays(rules: Any, deal: Any, hand: Any, points: Any, seat: int, legal: int) -> int:
    """Set ``hand.expected`` of the plays in question and return them."""
    legal = keep_boss(rules, deal, hand, seat, legal)
    if are_as_good(rules, deal, hand, legal):
        for card in range(hand.cards):
            hand.expected[hand.face[card]] = 0.0
        return legal
    set_points(rules, deal, hand, points, seat, deal.bids[seat])
    set_spoiling_points(rules, deal, hand, seat)
    judge(rules, deal, hand, demand_left(rules, deal, seat))
    suit = NO_SUIT
    for card in range(hand.cards):
        face = hand.face[card]
        if legal >> face & 1:
            if hand.suit[card] != suit:
                suit = hand.suit[card]
                set_aside(deal, hand, suit)
            elif is_as_good(rules, deal, hand, card):
                hand.expected[face] = hand.expected[hand.face[card - 1]]
                continue
            hand.expected[face] = value_of_play(rules, deal, hand, seat, card)
    return legal


def are_as_good(rules: Any, deal: Any, hand: Any, legal: int) -> bool:
    """Return whether all legal cards are neighbours, one as good as the next."""
    before = -1
    for card in range(hand.cards):
        if legal >> hand.face[card] & 1:
            if before >= 0 and (
                hand.suit[card] != hand.suit[before] or not is_as_good(rules, deal, hand, card)
            ):
                return False
            before = card
    return True


def is_as_good(rules: Any, deal: Any, hand: Any, card: int) -> bool:
    """Return whether no card that may still turn up lies between an own card and the one before."""
    if hand.above[card] != hand.above[card - 1]:
        return False
    if deal.played == 0 or hand.suit[card] != rules.suit_of[deal.trump, deal.front_face]:
        return True
    before = rules.power[deal.trump, hand.face[card - 1]] >= deal.front_power
    return bool(before == (rules.power[deal.trump, hand.face[card]] >= deal.front_power))


def keep_boss(rules: Any, deal: Any, hand: Any, seat: int, legal: int) -> int:
    """Leave out leading the only boss trump when it is the one trick needed: it wins later too.

    What could win by accident is led while the others still hold cards that beat it.
    """
    if deal.played or hand.cards > rules.manner[KEEP_CARDS] or needed(rules, deal, seat) != 1:
        return legal
    bosses, others = 0, legal
    for card in range(hand.cards):
        if hand.sure[card]:
            bosses += 1
            others &= ~(1 << hand.face[card])
    return others if bosses == 1 and others else legal


def demand_left(rules: Any, deal: Any, seat: int) -> float:
    """Return the tricks that the others still need for each trick after this one."""
    wanted = 0
    for other in range(rules.players):
        if other != seat:
            wanted += max(0, deal.bids[other] - deal.taken[other])
    return min(rules.manner[MOST_DEMAND], wanted / max(1, deal.left[seat] - 1))


def value_of_play(rules: Any, deal: Any, hand: Any, seat: int, card: int) -> float:
    """Return the points to expect from playing an own card, whether or not it takes the trick."""
    win, value = chance_now(rules, deal, hand, seat, hand.face[card]), 0.0
    if win > 0.0:
        set_chances(rules, deal, hand, hand.suit[card], card, 1)
        value += win * expected_points(hand, 1)
    if win < 1.0:
        set_chances(rules, deal, hand, hand.suit[card], card, 0)
        value += (1.0 - win) * expected_points(hand, 0)
    return value + win * haste(rules, deal, hand, seat)


def haste(rules: Any, deal: Any, hand: Any, seat: int) -> float:
    """Return the points by which a trick taken now is better than one to be taken later."""
    need, cards = needed(rules, deal, seat), hand.cards
    kind = 9 * (deal.played == 0) + 3 * (need > 0) + 3 * (need >= cards)
    more = rules.manner[HASTE + kind + (cards > 2) + (cards > 4)]
    if more == 0.0:
        return 0.0
    low = high = hand.points[0]
    for tricks in range(1, cards + 1):
        low, high = min(low, hand.points[tricks]), max(high, hand.points[tricks])
    return more * 0.1 * (high - low)


def chance_now(rules: Any, deal: Any, hand: Any, seat: int, face: int) -> float:
    """Return how likely the trick goes to the own seat, or to its team, if it plays this face."""
    suit, power = rules.suit_of[deal.trump, face], rules.power[deal.trump, face]
    led = deal.led_suit if deal.played else suit
    front, front_seat = face, seat
    if deal.played and not (power >= deal.front_power and (suit == led or suit == deal.trump)):
        front, front_seat = deal.front_face, deal.front_seat
    if not is_mate(rules, seat, front_seat):
        return 0.0
    better = beaten_later(rules, deal, seat, front)
    chance, other = 1.0, seat
    for _ in range(1, rules.players - deal.played):
        other = other + 1 if other + 1 < rules.players else 0
        if not is_mate(rules, seat, other):
            chance *= 1.0 - beaten_by(rules, deal, hand, other, front, better, led)
    return chance


def beaten_by(
    rules: Any, deal: Any, hand: Any, seat: int, front: int, better: int, led: int
) -> float:
    """Return how likely a seat yet to play beats the front card, by following or by a ruff.

    ``better`` is the number of hidden cards of its suit that beat the front card.
    """
    suit, trump = rules.suit_of[deal.trump, front], deal.trump
    want = wish(rules, deal, seat)
    absent = 1.0 - share_here(deal, hand, seat, led)  # of one hidden card of the led suit
    beaten = 0.0
    if suit == led:
        can = 1.0 - power_of(absent, better)
        must = can * power_of(absent, hand.hidden[led] - better)
        beaten = want * can + (1.0 - want) * must
    if trump != NO_TRUMP and led != trump and not deal.voids[seat] >> trump & 1:
        trumps = better if suit == trump else hand.hidden[trump]
        has = 1.0 - power_of(1.0 - share_here(deal, hand, seat, trump), trumps)
        only = 1.0
        if not rules.must_trump:
            rest = max(1, hand.total - hand.hidden[led])
            only = power_of(trumps / rest, deal.left[seat])
        ruffs = want * has + (1.0 - want) * min(has, only)
        beaten += power_of(absent, hand.hidden[led]) * ruffs
    return min(1.0, beaten)


def share_here(deal: Any, hand: Any, seat: int, suit: int) -> float:
    """Return how likely one hidden card of a suit lies in this seat's hand."""
    if deal.voids[seat] >> suit & 1:
        return 0.0
    return min(1.0, deal.left[seat] / hand.slots[suit])


def wish(rules: Any, deal: Any, seat: int) -> float:
    """Return how much another seat wants this trick, 0 to 1, from its bid and what it has."""
    need = needed(rules, deal, seat)
    if need == 0:
        return rules.manner[EXACT_WISH]
    if need < 0:
        return rules.manner[OVER_WISH]
    least = rules.manner[NEED_WISH]
    return min(1.0, least + (1.0 - least) * need / deal.left[seat])
