"""A deal played on from its middle: what each bid or card of a seat leads to, world by world.

All candidates meet the same worlds and the same lots, so that their differences are the choice's.
"""

# mypy: disable-error-code="no-any-return"
# (numba knows the types in a record, mypy does not)

from typing import Any

from riverlib.cards.kernels.bits import highest, ones, stream_of
from riverlib.cards.kernels.kernel import (
    draw_one,
    first_leader,
    legal_bids,
    legal_plays,
    play,
    remove,
)
from riverlib.cards.kernels.steady import good_choices


def play_worlds(
    rules: Any, points: Any, start: Any, sight: Any, deal: Any, hand: Any, key: Any,
    worlds: Any, chosen: Any, first: int, choices: Any, bids: Any, tricks: Any, theirs: Any,
) -> None:  # fmt: skip
    """Play every choice of a seat on to the end of the deal, in some of the chosen worlds.

    Parameters
    ----------
    start, sight : records of ``DEAL`` and ``SIGHT``
        As ``worlds.draw_worlds`` left them.
    deal, hand : records of ``DEAL`` and ``HAND``
        Room to work in.
    worlds, chosen : as ``worlds.draw_worlds`` filled them
    first : int
        The place in ``chosen`` of the first world.
    choices : ndarray(int64), shape (choices,)
        Bids or faces, legal for the seat.
    bids, tricks : ndarray(int8), shape (worlds, choices)
        To be filled: what the seat's side bids and takes in the deal (one's own without partners).
    theirs : ndarray(int32), shape (worlds, choices)
        To be filled: the points of all others together; partners count once.
    """
    for row in range(len(tricks)):
        stream = stream_of(key, first + row)
        for column in range(len(choices)):
            enter(rules, start, sight, deal, worlds[chosen[first + row]], stream)
            play_on(rules, points, deal, hand, sight.seat, choices[column])
            bid, taken = 0, 0
            for seat in range(rules.players):
                if rules.team[seat] == rules.team[sight.seat]:
                    bid += deal.bids[seat]
                    taken += deal.taken[seat]
            bids[row, column], tricks[row, column] = bid, taken
            theirs[row, column] = points_of_others(rules, points, deal, sight.seat)


def points_of_others(rules: Any, points: Any, deal: Any, own: int) -> int:
    """Return the points of a finished deal that do not go to a seat's side."""
    total = 0
    for seat in range(rules.players):
        if rules.team[seat] == rules.team[own]:
            continue
        bid, taken, is_first = 0, 0, True
        for mate in range(rules.players):
            if rules.team[mate] == rules.team[seat]:
                is_first = is_first and mate >= seat
                bid += deal.bids[mate]
                taken += deal.taken[mate]
        if is_first:
            total += points.of[deal.size, bid][taken]
    return total


def enter(rules: Any, start: Any, sight: Any, deal: Any, world: Any, stream: Any) -> None:
    """Set ``deal`` to ``start`` with the hands of a world."""
    deal.deal_no, deal.size, deal.dealer = start.deal_no, start.size, start.dealer
    deal.trump, deal.turn_up, deal.stock = start.trump, start.turn_up, start.stock
    deal.watched, deal.trump_played = True, start.trump_played
    deal.leader, deal.trick_no, deal.played = start.leader, start.trick_no, start.played
    deal.led_suit, deal.front_face = start.led_suit, start.front_face
    deal.front_power, deal.front_seat = start.front_power, start.front_seat
    deal.bidders = start.bidders
    for seat in range(rules.players):
        deal.bids[seat], deal.has_bid[seat] = start.bids[seat], start.has_bid[seat]
        deal.taken[seat], deal.left[seat] = start.taken[seat], start.left[seat]
        deal.voids[seat] = start.voids[seat]
        deal.streams[seat], deal.draws[seat] = stream_of(stream, seat), 0
        for layer in range(rules.packs):
            deal.hands[seat, layer] = world[seat, layer]
            deal.hidden[seat, layer] = sight.live[0, layer]
        for layer in range(rules.packs):
            held = world[seat, layer]
            if rules.packs == 1:
                deal.hidden[seat, layer] &= ~held
                held = 0
            while held:
                face = highest(held)
                held ^= 1 << face
                remove(deal.hidden, seat, 1 << face, rules.packs)


def play_on(rules: Any, points: Any, deal: Any, hand: Any, seat: int, choice: int) -> None:
    """Play a deal to its end, beginning with a choice of the seat to move."""
    if deal.bidders < rules.players:
        finish_bids(rules, points, deal, hand, seat, choice)
        deal.leader = first_leader(rules, deal)
        finish_tricks(rules, points, deal, hand, -1)
    else:
        finish_tricks(rules, points, deal, hand, choice)


def finish_bids(rules: Any, points: Any, deal: Any, hand: Any, seat: int, choice: int) -> None:
    """Let all who have not bid do so; a secret bid that is said but not known is made anew."""
    deal.bidders = 0
    bidder = deal.dealer
    for _ in range(rules.players):
        bidder = bidder + 1 if bidder + 1 < rules.players else 0
        if not deal.has_bid[bidder]:
            legal = legal_bids(rules, deal)
            bid = choice
            if bidder != seat:
                bid = decided(rules, points, deal, hand, bidder, legal, True)
            deal.bids[bidder] = bid
            deal.has_bid[bidder] = True
        deal.bidders += 1


def finish_tricks(rules: Any, points: Any, deal: Any, hand: Any, choice: int) -> None:
    """Play all tricks that are left; ``choice`` is the first card, -1 if it is free."""
    blind = rules.forehead and deal.size == 1
    for trick_no in range(deal.trick_no, deal.size):
        deal.trick_no = trick_no
        seat = (deal.leader + deal.played) % rules.players
        for _ in range(deal.played, rules.players):
            face = choice
            if face < 0:
                legal = legal_plays(rules, deal, seat)
                if blind:
                    face = highest(legal)
                else:
                    face = decided(rules, points, deal, hand, seat, legal, False)
            play(rules, deal, seat, face)
            choice = -1
            seat = seat + 1 if seat + 1 < rules.players else 0
        deal.leader, deal.played = deal.front_seat, 0
        deal.taken[deal.leader] += 1


def decided(
    rules: Any, points: Any, deal: Any, hand: Any, seat: int, legal: int, bidding: bool
) -> int:
    """Return what ``steady`` would do in a seat."""
    good = legal
    if ones(legal) > 1:
        good = good_choices(rules, deal, hand, points, seat, legal, bidding)
    return draw_one(deal, seat, good)
