"""What tricks are worth to a seat, for the compiled ``steady``: ``bots.worth`` once more."""

# mypy: disable-error-code="no-any-return"
# (numba knows the types in a record, mypy does not)

from typing import Any

from riverlib.cards.kernels.bits import part

_MISS_SHARE = 0.25  # how often partners end up one below what they still need, and one above


@part
def knows_bid(rules: Any, deal: Any, seat: int) -> bool:
    """Return whether another seat's bid is known: in secret bidding only once all have bid."""
    return bool(deal.has_bid[seat] and not (rules.simultaneous and deal.said < rules.players))


@part
def is_mate(rules: Any, seat: int, other: int) -> bool:
    """Return whether two seats are the same team; a seat is its own mate (3.6)."""
    return rules.team[seat] == rules.team[other]


@part
def needed(rules: Any, deal: Any, seat: int) -> int:
    """Return the tricks that a seat and its partners still need; below zero they are over."""
    need = deal.bids[seat] - deal.taken[seat]
    if rules.teams < rules.players:
        for mate in range(rules.players):
            if mate != seat and is_mate(rules, seat, mate):
                need += deal.bids[mate] - deal.taken[mate]
    return need


@part
def set_points(rules: Any, deal: Any, sight: Any, points: Any, seat: int, bid: int) -> None:
    """Set ``sight.points``: what 0, 1, ... more own tricks are worth under this bid."""
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
        worth = float(row[min(deal.size, tricks + coming)])
        if mates:
            worth *= 1.0 - 2.0 * _MISS_SHARE
            worth += _MISS_SHARE * row[min(deal.size, tricks + max(0, coming - 1))]
            worth += _MISS_SHARE * row[min(deal.size, tricks + coming + 1)]
        sight.points[more] = worth


@part
def set_spoiling_points(rules: Any, deal: Any, sight: Any, seat: int) -> None:
    """Set ``sight.points`` to a wish for tricks if nothing counts any more for the own side."""
    cards = deal.left[seat]
    for more in range(1, cards + 1):
        if sight.points[more] != sight.points[0]:
            return
    wanted = 0
    for other in range(rules.players):
        if other != seat:
            wanted += max(0, deal.bids[other] - deal.taken[other])
    sign = 1.0 if wanted >= cards else -1.0
    for more in range(cards + 1):
        sight.points[more] = sign * more


@part
def expect_bids(sight: Any, first: int, stop: int) -> None:
    """Set ``sight.worth`` of bids ``first`` to below ``stop`` from their points in the table."""
    table, cards = sight.table, sight.judged
    for card in range(cards):
        win, lose = sight.win[card], sight.lose[card]  # win is the larger
        for more in range(cards - card):
            for bid in range(first, stop):
                low = table[more, bid]
                gain = table[more + 1, bid] - low
                table[more, bid] = low + max(win * gain, lose * gain)
    for bid in range(first, stop):
        sight.worth[bid] = table[0, bid]


@part
def expected(sight: Any, first: int) -> float:
    """Return the points to expect from the judged cards; ``first`` tricks are already taken."""
    cards = sight.judged
    for more in range(cards + 1):
        sight.values[more] = sight.points[first + more]
    for card in range(cards):
        win, lose = sight.win[card], sight.lose[card]  # win is the larger
        low = sight.values[0]
        for more in range(cards - card):
            high = sight.values[more + 1]
            sight.values[more] = low + max(win * (high - low), lose * (high - low))
            low = high
    return float(sight.values[0])
