"""The deal of one card each, worked out exactly: what each bid is worth under the rules in force.

One card plays itself, so that nothing is left to choose but the bid, and a bid changes nobody's
trick. Every way to deal the cards that a seat does not see is counted, each as likely as any other:
what the others' bids tell is left out.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import perm

from riverlib.cards import Bid, Card, FirstLead, Phase, Variant, View, deal_scores, unseen_cards
from riverlib.cards.rules import trick_taker
from riverlib.core import RiverError


@dataclass(frozen=True, slots=True)
class BidPoints:
    """What each bid of a one-card deal is worth, exactly."""

    bids: tuple[int, ...]
    points: tuple[float, ...]
    """Expected points of each bid."""
    chance: float
    """Chance that the card takes the trick, in [0, 1]."""

    @property
    def best(self) -> int:
        """The bid worth most, the lower of equals."""
        return self.bids[max(range(len(self.bids)), key=lambda no: self.points[no])]

    def cost(self, bid: int) -> float:
        """Return the points that a bid gives away, from 0."""
        return max(self.points) - self.points[self.bids.index(bid)]


def why_not(variant: Variant) -> str | None:
    """Say why the one-card deals of a rule set are not reckoned out; ``None`` where they are."""
    if 1 not in variant.hand_sizes:
        return "These rules have no deal of one card."
    if variant.team_size > 1:
        return "Partners add up their bids: that is not reckoned out."
    if variant.first_lead is not FirstLead.LEFT_OF_DEALER:
        return "The highest bid leads: that is not reckoned out."
    return None


def bid_points(seen: View) -> BidPoints:
    """Return what each bid of a one-card deal is worth to the seat that bids.

    Raises
    ------
    RiverError
        If it is no such deal, or nothing is to be bid.
    """
    if seen.hand_size != 1 or seen.phase is not Phase.BID or not seen.legal:
        raise RiverError("only a bid with one card can be reckoned out")
    if reason := why_not(seen.variant):
        raise RiverError(reason)
    chance = _chance(seen)
    bids = tuple(action.tricks for action in seen.legal if isinstance(action, Bid))
    return BidPoints(bids, tuple(_points(seen.variant, bid, chance) for bid in bids), chance)


def _points(variant: Variant, bid: int, chance: float) -> float:
    made, missed = (
        deal_scores(variant, hand_size=1, bids=(bid,), taken=(taken,))[0].points for taken in (1, 0)
    )
    return chance * made + (1 - chance) * missed


def _chance(seen: View) -> float:
    """Return the chance that a seat's card takes the trick, over all cards that it cannot see."""
    assert seen.seat is not None
    unseen = unseen_cards(seen)
    if seen.is_forehead:
        return sum(_takes(seen, card) for card in unseen) / len(unseen)
    place = (seen.seat - seen.dealer - 1) % seen.players
    (mine,) = seen.hand
    if not place:
        after = _staying_below(seen, mine, mine, unseen, is_later=True)
        return _ways(after, seen.players - 1) / _ways(len(unseen), seen.players - 1)
    return _following_chance(seen, mine, unseen, place)


def _takes(seen: View, own: Card) -> bool:
    """Whether a card on one's own forehead would take the trick."""
    order = [(seen.dealer + 1 + place) % seen.players for place in range(seen.players)]
    played = [own if seat == seen.seat else seen.shown[seat][0] for seat in order]
    return order[trick_taker(seen.variant, played, seen.trump)] == seen.seat


def _following_chance(seen: View, mine: Card, unseen: Sequence[Card], place: int) -> float:
    """Return the chance of a card that follows: each card that may be led, with all the others."""
    before, after = place - 1, seen.players - 1 - place
    ways = 0
    for led, copies in Counter(unseen).items():
        if not trick_taker(seen.variant, (led, mine), seen.trump):
            continue
        rest = list(unseen)
        rest.remove(led)
        later = _staying_below(seen, led, mine, rest, is_later=True)
        earlier = _staying_below(seen, led, mine, rest, is_later=False)
        # whoever plays later has the narrower choice: what is below mine then is below it before
        ways += copies * _ways(later, after) * _ways(earlier - after, before)
    return ways / (len(unseen) * _ways(len(unseen) - 1, before + after))


def _staying_below(
    seen: View, led: Card, mine: Card, others: Sequence[Card], *, is_later: bool
) -> int:
    """Count the cards that leave the trick to mine: of equal cards the later one takes it."""
    if is_later:
        return sum(
            trick_taker(seen.variant, (led, mine, each), seen.trump) < _LAST for each in others
        )
    return sum(trick_taker(seen.variant, (led, each, mine), seen.trump) == _LAST for each in others)


_LAST = 2


def _ways(cards: int, seats: int) -> int:
    """Count the ways to give so many seats a card each."""
    return perm(cards, seats) if cards >= seats else 0
