"""Why a bid is open or closed now (docs/rules/cards.md 1.3, 1.4, 3.2)."""

from dataclasses import dataclass
from enum import StrEnum

from riverlib.cards import Bid, Bidding, Phase, View
from riverlib.core.counting import counted
from riverlib.learn.reason import Reason


class BidAnswer(StrEnum):
    """Why a number may be said or may not."""

    OPEN = "open"
    """Others bid after this seat, or there is no hook."""
    OPEN_UNEVEN = "open-uneven"
    """Open to the last bidder: the bids do not come out even."""
    OPEN_OVER = "open-over"
    """Open to the last bidder: the others have bid more than there are tricks already."""
    OPEN_SECRET = "open-secret"
    """Open: all bids are shown at once."""
    HOOKED = "hooked"
    TOO_MANY = "too-many"
    """No number of tricks in this deal: more than the cards, or less than none."""
    BID_ALREADY = "bid-already"
    NOT_YOUR_TURN = "not-your-turn"
    NO_BIDDING = "no-bidding"


@dataclass(frozen=True, slots=True, kw_only=True)
class BidReason(Reason):
    """Why a number may be said now, or may not."""

    kind: BidAnswer
    tricks: int
    is_open: bool
    said: int | None = None
    """What the others have bid together, where the sentence tells it."""


def bid_reason(view: View, tricks: int) -> BidReason:
    """Say why the seat may bid so many tricks now, or may not.

    >>> from riverlib.cards import find_variant, new_game, view
    >>> bid_reason(view(new_game(find_variant("prediction"), players=3), 0), 2).text
    'Nobody bids before the cards are dealt.'
    """
    closed = _closed_for_now(view, tricks)
    if closed:
        kind, text = closed
        return BidReason(kind=kind, text=text, tricks=tricks, is_open=False)
    said = _said(view)
    if tricks == view.hooked:
        text = f"{tricks} is closed: {hook_sum(view)}. The last bidder may not let that happen."
        return BidReason(kind=BidAnswer.HOOKED, text=text, tricks=tricks, is_open=False, said=said)
    kind, text = _open(view, tricks, said)
    told = said if kind in (BidAnswer.OPEN_UNEVEN, BidAnswer.OPEN_OVER) else None
    return BidReason(kind=kind, text=text, tricks=tricks, is_open=True, said=told)


def open_bids(view: View) -> tuple[int, ...]:
    """Return the numbers that the seat may bid now; empty when it is not to bid."""
    return tuple(action.tricks for action in view.legal if isinstance(action, Bid))


def hook_sum(view: View) -> str:
    """Say what the hooked bid would do: "2 + 1 would be just the 3 tricks there are"."""
    tricks = counted(view.hand_size, "trick")
    said = _said(view)
    there = "the one trick there is" if view.hand_size == 1 else f"the {tricks} there are"
    return f"{said} + {view.hooked} would be just {there}"


def _said(view: View) -> int:
    return sum(bid for bid in view.bids if bid is not None)


def _closed_for_now(view: View, tricks: int) -> tuple[BidAnswer, str] | None:
    if view.phase is Phase.SHUFFLE:
        return BidAnswer.NO_BIDDING, "Nobody bids before the cards are dealt."
    if view.phase is not Phase.BID:
        return BidAnswer.NO_BIDDING, "The bidding is over."
    if view.seat is not None and view.has_bid[view.seat]:
        return BidAnswer.BID_ALREADY, "You have bid already, and a bid stays."
    if view.seat is None or view.seat != view.to_move:
        return BidAnswer.NOT_YOUR_TURN, "It is not your turn to bid yet."
    if not 0 <= tricks <= view.hand_size:
        there = "is only one trick" if view.hand_size == 1 else f"are {view.hand_size} tricks"
        return BidAnswer.TOO_MANY, f"There {there} in this deal: bid 0 to {view.hand_size}."
    return None


def _open(view: View, tricks: int, said: int) -> tuple[BidAnswer, str]:
    if view.variant.bidding is Bidding.SIMULTANEOUS:
        return BidAnswer.OPEN_SECRET, "All bids are shown at once, so no number is closed."
    if not view.variant.hook:
        return BidAnswer.OPEN, f"No number is closed: the bids may come to {view.hand_size}."
    if sum(view.has_bid) < view.players - 1:
        return BidAnswer.OPEN, "Any number is open to you: only the last bidder has one closed."
    if view.hooked is None:
        return BidAnswer.OPEN_OVER, (
            f"No number is closed: {said} are bid already, and {_there(view.hand_size)}."
        )
    return BidAnswer.OPEN_UNEVEN, (
        f"{tricks} is open: {said} + {tricks} makes {said + tricks}, and"
        f" {_there(view.hand_size)}. Somebody must miss."
    )


def _there(tricks: int) -> str:
    return "there is only one trick" if tricks == 1 else f"there are {tricks} tricks"
