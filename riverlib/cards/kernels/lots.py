"""Deals in which all seats draw lots: the rules of ``kernel`` again, for nobody who looks on.

What no seat has to know is not kept, and all lots of a deal are drawn at once, which a processor
does several at a time. A lot depends on nothing but its stream and place, so that they are the same
lots as ``kernel.draw_one`` draws, and the same games.
"""

# mypy: disable-error-code="no-any-return"
# (numba knows the types in a record, mypy does not)

from typing import Any

from riverlib.cards.kernels.bits import lot_of, nth, ones, set_lots
from riverlib.cards.kernels.records import BROKEN, NOT_FIRST_TRICK


def draw_lots(rules: Any, deal: Any) -> None:
    """Draw what all seats need in a deal: one lot for the bid, one for each card."""
    for seat in range(rules.players):
        set_lots(deal.lots, seat, deal.streams[seat], deal.size + 1)


def play_lots(rules: Any, deal: Any, leader: int) -> None:
    """Play all tricks of a deal; only ``taken`` and the hands change."""
    trump, packs, players = deal.trump, rules.packs, rules.players
    trumps, trump_played = rules.suit[trump, trump], False
    for trick_no in range(deal.size):
        closed = (rules.trump_lead == BROKEN and not trump_played) or (
            rules.trump_lead == NOT_FIRST_TRICK and trick_no == 0
        )
        seat, led, front, front_power = leader, 0, leader, -1
        for place in range(players):
            hand = deal.hands[seat, 0]
            legal = hand & led if place else hand & ~trumps if closed else 0
            if place and rules.must_trump:
                legal = legal if legal else hand & trumps
            legal = legal if legal else hand
            face = nth(legal, lot_of(deal.lots[seat, trick_no + 1], ones(legal)))
            bit = 1 << face
            layer = packs - 1
            while layer and not deal.hands[seat, layer] & bit:
                layer -= 1
            deal.hands[seat, layer] ^= bit
            led = led if place else rules.suit[trump, rules.suit_of[trump, face]]
            trump_played |= trumps & bit != 0
            power = rules.power[trump, face]
            wins = (power >= front_power) & (((led | trumps) & bit) != 0)
            front = seat if wins else front
            front_power = power if wins else front_power
            seat = seat + 1 if seat + 1 < players else 0
        leader = front
        deal.taken[leader] += 1
