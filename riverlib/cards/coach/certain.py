"""What is certain of a bid before the deal is over: whatever the others hold and play."""

from collections.abc import Sequence

from riverlib.cards import Action, Bid, Bidding, Card, Phase, Play, View, certain_order
from riverlib.cards.claim import unseen_cards
from riverlib.cards.rules import suit_in_play, team_of, trick_taker


def certain(view: View) -> tuple[bool | None, ...]:
    """Return of each legal action whether the bid is certainly made or missed then.

    Returns
    -------
    tuple of bool or None, one an action
        ``True``: made, if the seat then plays the cards that the coach would; ``False``: missed
        whatever happens; ``None``: not certain. Sound, not complete: what would take a search of
        all hands is left open.
    """
    sure = _sure_tricks(view)
    if view.phase is Phase.BID:
        return tuple(_after_bid(view, action, sure) for action in view.legal)
    order = certain_order(view)
    return tuple(_after_play(view, action, sure, order) for action in view.legal)


def side_of(view: View) -> tuple[int, ...]:
    """Return the seats whose bids and tricks count together with those of the view's seat."""
    assert view.seat is not None, "an onlooker has no side"
    teams = view.players // view.variant.team_size
    return tuple(range(team_of(view.variant, view.seat, view.players), view.players, teams))


def side_bid(view: View) -> int | None:
    """Return the bids of the seat's side, ``None`` while one of them is not known."""
    bids = [view.bids[seat] for seat in side_of(view)]
    return None if None in bids else sum(bid for bid in bids if bid is not None)


def _after_bid(view: View, action: Action, sure: int) -> bool | None:
    assert isinstance(action, Bid)
    mates = [seat for seat in side_of(view) if seat != view.seat]
    secret = view.variant.bidding is Bidding.SIMULTANEOUS
    known = [bid for seat in mates if (bid := view.bids[seat]) is not None and not secret]
    if action.tricks + sum(known) > view.hand_size:
        return False
    if len(known) < len(mates):
        return None
    return _certain(action.tricks + sum(known), view.hand_size, sure)


def _after_play(
    view: View, action: Action, sure: int, order: tuple[Card, ...] | None
) -> bool | None:
    assert isinstance(action, Play)
    bid = side_bid(view)
    if bid is None:
        return None
    need = bid - sum(view.taken[seat] for seat in side_of(view))
    left = view.hand_size - len(view.tricks)
    if order is not None and need == left and action.card == order[0]:
        return True
    unseen = unseen_cards(view)
    sure_later = sure - _is_sure(view, action.card, unseen)
    fates = {
        _certain(need - taken, left - 1, sure_later)
        for taken in _may_take(view, action.card, unseen)
    }
    return fates.pop() if len(fates) == 1 else None


def _certain(need: int, left: int, sure: int) -> bool | None:
    """Judge by counting alone: tricks needed, tricks to come, and own cards that always win."""
    if need < sure or need > left:
        return False
    return True if need == left == sure else None


def _may_take(view: View, card: Card, unseen: Sequence[Card]) -> tuple[int, ...]:
    """Return how many of the running trick, 0 or 1, the seat's side may take with this card."""
    assert view.seat is not None
    laid = (*view.trick, card)
    leader = (view.seat - len(view.trick)) % view.players
    side = side_of(view)
    front = (leader + trick_taker(view.variant, laid, view.trump)) % view.players
    later = [(leader + place) % view.players for place in range(len(laid), view.players)]
    if front in side:
        strangers = [seat for seat in later if seat not in side]
        beaten = any(_wins_last(view, (*laid, other)) for other in unseen)
        return (0, 1) if strangers and beaten else (1,)
    return (0, 1) if any(seat in side for seat in later) else (0,)


def _wins_last(view: View, laid: Sequence[Card]) -> bool:
    return trick_taker(view.variant, laid, view.trump) == len(laid) - 1


def _sure_tricks(view: View) -> int:
    """Return how many own cards take a trick whenever they are played."""
    unseen = unseen_cards(view)
    return sum(_is_sure(view, card, unseen) for card in view.hand)


def _is_sure(view: View, card: Card, unseen: Sequence[Card]) -> bool:
    """Whether a card is a trump that nothing laid or hidden beats, before it or after it."""
    if view.trump is None or suit_in_play(card, view.trump) is not view.trump:
        return False
    rivals = (*view.trick, *unseen)
    return all(trick_taker(view.variant, (card, rival), view.trump) == 0 for rival in rivals)
