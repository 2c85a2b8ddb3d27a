"""How ``steady`` plays: the points to expect after each card, whether or not it takes the trick."""

from collections.abc import Sequence

from riverlib.cards import Play, View
from riverlib.cards.bots.chances import is_boss, later_chances
from riverlib.cards.bots.trick_chance import chance_now
from riverlib.cards.bots.unseen import Coded, Sight, look
from riverlib.cards.bots.worth import expected, needed, points_by_more, spoiling_points

_KEEP_CARDS = 4  # with more cards the boss trump led early is as good, by trial on the same deals
_MOST_DEMAND = 3.0  # beyond this the others fight for every trick anyway


def play_values(view: View) -> list[tuple[float, Play]]:
    """Return each legal card with the points to expect from playing it."""
    assert view.seat is not None
    sight = look(view)
    points = points_by_more(view, view.bids[view.seat] or 0)
    if max(points) == min(points):
        points = spoiling_points(view)
    demand = demand_left(view)
    plays = [action for action in view.legal if isinstance(action, Play)]
    plays = _keeping_the_boss(view, sight, plays)
    values: dict[Coded, float] = {}
    for play in plays:
        card = sight.hand[view.hand.index(play.card)]
        if card not in values:  # equal jokers share one value
            values[card] = _value(view, sight, card, points, demand)
    return [(values[sight.hand[view.hand.index(play.card)]], play) for play in plays]


def _keeping_the_boss(view: View, sight: Sight, plays: list[Play]) -> list[Play]:
    """Leave out leading the only boss trump when it is the one trick needed: it wins later too.

    What could win by accident is led while the others still hold cards that beat it.
    """
    assert view.seat is not None
    if view.trick or len(view.hand) > _KEEP_CARDS or needed(view, view.seat) != 1:
        return plays
    bosses = [card for card in sight.hand if is_boss(sight, card)]
    others = [play for play in plays if sight.hand[view.hand.index(play.card)] not in bosses]
    return others if len(bosses) == 1 and others else plays


def _value(view: View, sight: Sight, card: Coded, points: Sequence[float], demand: float) -> float:
    rest = list(sight.hand)
    rest.remove(card)
    win = chance_now(view, sight, card)
    value = 0.0
    if win > 0.0:
        chances = later_chances(sight, rest, demand=demand, leads=1.0)
        value += win * expected(points[1:], chances)
    if win < 1.0:
        chances = later_chances(sight, rest, demand=demand, leads=0.0)
        value += (1.0 - win) * expected(points[:-1], chances)
    return value


def demand_left(view: View) -> float:
    """Return the tricks that the others still need for each trick after this one."""
    wanted = sum(
        max(0, (bid or 0) - taken)
        for seat, (bid, taken) in enumerate(zip(view.bids, view.taken, strict=True))
        if seat != view.seat
    )
    return min(_MOST_DEMAND, wanted / max(1, len(view.hand) - 1))
