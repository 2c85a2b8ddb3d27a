"""How ``steady`` bids: the points to expect from each bid under the scoring in force."""

from riverlib.cards import Bid, FirstLead, View
from riverlib.cards.bots.chances import later_chances
from riverlib.cards.bots.forehead_bid import forehead_values
from riverlib.cards.bots.unseen import look
from riverlib.cards.bots.worth import expected, points_by_more

_ACE = 14
_NOT_OVERBID = 0.6  # how often one seat yet to bid leaves a highest bid the highest


def bid_values(view: View) -> list[tuple[float, Bid]]:
    """Return each legal bid with its expected points."""
    bids = [action for action in view.legal if isinstance(action, Bid)]
    if view.is_forehead:
        return forehead_values(view, bids)
    sight = look(view)
    if len(bids) > 1 and any(suit == sight.trump and rank >= _ACE for suit, rank in sight.hand):
        bids = [bid for bid in bids if bid.tricks]  # the ace of trump takes a trick, hook or not
    demand = open_demand(view)
    return [
        (
            expected(
                points_by_more(view, bid.tricks),
                later_chances(
                    sight, sight.hand, demand=demand, leads=lead_chance(view, bid.tricks)
                ),
            ),
            bid,
        )
        for bid in bids
    ]


def open_demand(view: View) -> float:
    """Return the tricks that the others want for each trick; who has yet to bid wants a share."""
    said = [bid for bid in view.bids if bid is not None]
    silent = view.players - 1 - len(said)
    return sum(said) / view.hand_size + silent / view.players


def lead_chance(view: View, bid: int) -> float:
    """Return how likely this seat leads first, which a high bid may bring about (2)."""
    left = (view.dealer + 1) % view.players
    if view.variant.first_lead is FirstLead.LEFT_OF_DEALER:
        return 1.0 if view.seat == left else 0.0
    said = [other for other in view.bids if other is not None]
    if said and bid <= max(said):
        return 0.0  # the first to have bid it leads
    if bid == view.hand_size:
        return 1.0  # nobody can say more
    return _NOT_OVERBID ** (view.players - 1 - len(said))
