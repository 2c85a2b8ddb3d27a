"""Every deal of one card, counted: made to be compiled.

Seats are numbered here by place: 0 bids first, the last one deals. What a place knows is the
turn-up, its own card and the bids before it; a bid is a bit of that history.
"""

from typing import Any

ROOM_FOR_PLACES = 10


def count_deals(
    rules: Any, points: Any, deck: Any, turn_ups: Any, weights: Any, trumps: Any,
    policy: Any, place: int, sums: Any,
) -> float:  # fmt: skip
    """Add up what each bid of one place earns over all deals, the others bidding by ``policy``.

    Parameters
    ----------
    rules, points : records of ``RULES`` and ``POINTS``
    deck : ndarray(int64)
        Face of every card; the turn-up is the card ``turn_ups[no]`` of it, below 0 for none.
    turn_ups, weights, trumps : ndarrays, one a turn-up
        Its place in the deck, how many it stands for, and the trump it makes.
    policy : ndarray(int8), shape (places, turn-ups, faces, histories)
        The bid said on what a place knows.
    sums : ndarray(float64), shape (turn-ups, faces, histories, 2)
        To be added to: points of ``place`` by what it knows and bids.

    Returns
    -------
    float
        How many deals there are.
    """
    players, total = rules.players, 0.0
    chosen, bids, used = [-1] * ROOM_FOR_PLACES, [0] * ROOM_FOR_PLACES, [False] * len(deck)
    for number in range(len(turn_ups)):
        turn_up = turn_ups[number]
        if turn_up >= 0:
            used[turn_up] = True
        depth = 0
        chosen[0] = -1
        while depth >= 0:
            if chosen[depth] >= 0:
                used[chosen[depth]] = False
            card = chosen[depth] + 1
            while card < len(deck) and used[card]:
                card += 1
            if card == len(deck):
                depth -= 1
                continue
            chosen[depth] = card
            used[card] = True
            if depth + 1 < players:
                depth += 1
                chosen[depth] = -1
                continue
            total += weights[number]
            add_deal(
                rules, points, deck, trumps[number], chosen, bids, policy, number, place,
                weights[number], sums,
            )  # fmt: skip
        if turn_up >= 0:
            used[turn_up] = False
    return total


def add_deal(
    rules: Any, points: Any, deck: Any, trump: int, chosen: Any, bids: Any, policy: Any,
    number: int, place: int, weight: float, sums: Any,
) -> None:  # fmt: skip
    """Add one deal: both bids of ``place`` as far as they are allowed."""
    history = 0
    for other in range(place):
        bids[other] = policy[other, number, deck[chosen[other]], history]
        if not rules.simultaneous:
            history |= bids[other] << other
    known = history
    for bid in range(2):
        if is_hooked(rules, bids, place, bid):
            continue
        bids[place] = bid
        history = known if rules.simultaneous else known | bid << place
        for other in range(place + 1, rules.players):
            bids[other] = policy[other, number, deck[chosen[other]], history]
            if not rules.simultaneous:
                history |= bids[other] << other
        taker = taker_of(rules, deck, trump, chosen, bids)
        said = won = 0
        for other in range(place % rules.teams, rules.players, rules.teams):
            said += bids[other]
            won += other == taker
        sums[number, deck[chosen[place]], known, bid] += weight * points.of[1, said, won]


def is_hooked(rules: Any, bids: Any, place: int, bid: int) -> bool:
    """Return whether the dealer may not say this bid."""
    if not rules.hook or place + 1 < rules.players:
        return False
    for other in range(place):
        bid += bids[other]
    return bid == 1


def taker_of(rules: Any, deck: Any, trump: int, chosen: Any, bids: Any) -> int:
    """Return the place that takes the one trick: of equal cards the later one."""
    leader = 0
    if rules.highest_leads:
        for place in range(1, rules.players):
            if bids[place] > bids[leader]:
                leader = place
    led = rules.suit_of[trump, deck[chosen[leader]]]
    taker, best = leader, -1
    for step in range(rules.players):
        place = (leader + step) % rules.players
        face = deck[chosen[place]]
        suit, power = rules.suit_of[trump, face], rules.power[trump, face]
        if power >= best and (suit == led or suit == trump):  # noqa: SIM109
            taker, best = place, power
    return taker
