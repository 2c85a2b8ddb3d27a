"""The worth of choices by ``steady``'s own judgement: quick, without a world or a compiler."""

from riverlib.cards import Phase, View
from riverlib.cards.coach.worth import Worth
from riverlib.cards.kernels.positions import number_of, position_of
from riverlib.cards.kernels.steady import weigh_bids, weigh_forehead_bids, weigh_plays
from riverlib.cards.kernels.unseen import count_cards

_LEFT_OUT = 3.0  # points that a choice is worse which is not even judged


def judged(view: View) -> Worth:
    """Return what ``steady`` expects of each legal choice; what it leaves out is worse."""
    position = position_of(view)
    seat = view.seat
    assert seat is not None
    legal = sum(1 << number_of(action) for action in view.legal)
    if view.is_forehead:
        weighed = weigh_forehead_bids(*position, seat, legal)
    else:
        count_cards(position.rules, position.deal, position.hand, seat)
        weigh = weigh_bids if view.phase is Phase.BID else weigh_plays
        weighed = weigh(*position, seat, legal)
    numbers = [number_of(action) for action in view.legal]
    expected = [position.hand.expected[no] for no in numbers if weighed >> no & 1]
    least = min(expected) - _LEFT_OUT
    points = tuple(position.hand.expected[no] if weighed >> no & 1 else least for no in numbers)
    count = len(points)
    return Worth(view.legal, points, (0.0,) * count, (0.5,) * count, ((),) * count, 1)
