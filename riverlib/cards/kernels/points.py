"""What tricks are worth to a seat, in points of the scoring in force."""

# mypy: disable-error-code="no-any-return"
# (numba knows the types in a record, mypy does not)

from typing import Any

_MISS_SHARE = 0.25  # how often partners end up one below what they still need, and one above


def knows_bid(rules: Any, deal: Any, seat: int) -> bool:
    """Return whether another seat's bid is known: in secret bidding only once all have bid."""
    return bool(deal.has_bid[seat] and not (rules.simultaneous and deal.bidders < rules.players))


def is_mate(rules: Any, seat: int, other: int) -> bool:
    """Return whether two seats are the same team; a seat is its own mate (3.6)."""
    return rules.team[seat] == rules.team[other]


def needed(rules: Any, deal: Any, seat: int) -> int:
    """Return the tricks that a seat and its partners still need; below zero they are over."""
    need = deal.bids[seat] - deal.taken[seat]
    if rules.teams < rules.players:
        for mate in range(rules.players):
            if mate != seat and is_mate(rules, seat, mate):
                need += deal.bids[mate] - deal.taken[mate]
    return need


def set_points(rules: Any, deal: Any, hand: Any, points: Any, seat: int, bid: int) -> None:
    """Set ``hand.points``: what 0, 1, ... more own tricks are worth under this bid.

    Partners who have bid count in: a team's aim is the team's sum (3.6).
    """
    bids, taken, coming, mates = bid, deal.taken[seat], 0, 0
    if rules.teams < rules.players:
        for mate in range(rules.players):
            if mate != seat and is_mate(rules, seat, mate) and knows_bid(rules, deal, mate):
                mates += 1
                bids += deal.bids[mate]
                taken += deal.taken[mate]
                coming += max(0, deal.bids[mate] - deal.taken[mate])
    row = points.of[deal.size, bids]
    for more in range(deal.left[seat] + 1):
        tricks = taken + more
        value = float(row[min(deal.size, tricks + coming)])
        if mates:
            value *= 1.0 - 2.0 * _MISS_SHARE
            value += _MISS_SHARE * row[min(deal.size, tricks + max(0, coming - 1))]
            value += _MISS_SHARE * row[min(deal.size, tricks + coming + 1)]
        hand.points[more] = value


def set_spoiling_points(rules: Any, deal: Any, hand: Any, seat: int) -> None:
    """Set ``hand.points`` to a wish for tricks if nothing counts any more for the own side."""
    cards = deal.left[seat]
    for more in range(1, cards + 1):
        if hand.points[more] != hand.points[0]:
            return
    wanted = 0
    for other in range(rules.players):
        if other != seat:
            wanted += max(0, deal.bids[other] - deal.taken[other])
    sign = 1.0 if wanted >= cards else -1.0  # too many are wanted: take some; too few: leave them
    for more in range(cards + 1):
        hand.points[more] = sign * more


def expect_bids(hand: Any, first: int, stop: int) -> None:
    """Set ``hand.expected`` of bids ``first`` to below ``stop`` from their points in the table."""
    table, cards = hand.table, hand.judged
    for card in range(cards):
        win, lose = hand.win[card], hand.lose[card]  # win is the larger
        for more in range(cards - card):
            for bid in range(first, stop):
                low = table[more, bid]
                gain = table[more + 1, bid] - low
                table[more, bid] = low + max(win * gain, lose * gain)
    for bid in range(first, stop):
        hand.expected[bid] = table[0, bid]


def expected_points(hand: Any, first: int) -> float:
    """Return the points to expect when each judged card may try to take its trick, or try not to.

    The cards that obey their player most come last: they repair what went wrong before. ``first``
    tricks are already taken.
    """
    cards = hand.judged
    for more in range(cards + 1):
        hand.running[more] = hand.points[first + more]
    for card in range(cards):
        win, lose = hand.win[card], hand.lose[card]  # win is the larger
        low = hand.running[0]
        for more in range(cards - card):
            high = hand.running[more + 1]
            hand.running[more] = low + max(win * (high - low), lose * (high - low))
            low = high
    return float(hand.running[0])
