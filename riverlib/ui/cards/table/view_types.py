"""The shape of what the card table is sent; ``view_types.js`` says the same for the browser.

A card is text as in the game's log (``"Qh"``, ``"*1"``), a seat its number from 0.
"""

from typing import Literal, TypeAlias, TypedDict

from riverlib.ui.shared.board.view_types import BoardView


class Cover(TypedDict):
    """The person who is to take the device before the hand is shown."""

    seat: int
    name: str


class Seat(TypedDict):
    """One player as everybody sees them."""

    name: str
    kind: str
    bid: int | None
    bid_placed: bool
    taken: int
    cards: int
    total: int
    team: int | None
    shown: list[str]


class Deal(TypedDict):
    """The deal on the table: its number from 1, of how many, the cards for each."""

    number: int
    of: int
    size: int
    dealer: int
    forehead: bool


class Bids(TypedDict):
    """What may be bid, up to ``max``; why the hooked bid is closed."""

    open: list[int]
    hooked: int | None
    reason: str
    max: int


class HandCard(TypedDict):
    """A card of mine, with the place in ``reasons`` why it may not be played."""

    card: str
    reason: int | None


class Trick(TypedDict):
    """The trick on the table; ``best`` is the place of the card that takes it so far."""

    leader: int | None
    cards: list[str]
    best: int | None


class LastTrick(TypedDict):
    """The trick that was taken last."""

    leader: int
    cards: list[str]
    taker: int


class Dealt(TypedDict):
    """A deal begins: its number from 1."""

    number: int
    kind: Literal["dealt"]
    deal: int
    size: int
    dealer: int


class TrumpFixed(TypedDict):
    """The turn-up, if any, and the trump it fixes."""

    number: int
    kind: Literal["trump"]
    turn_up: str | None
    trump: str | None


class BidMade(TypedDict):
    """An open bid."""

    number: int
    kind: Literal["bid"]
    seat: int
    tricks: int


class BidPlaced(TypedDict):
    """A bid laid down, not yet to be seen."""

    number: int
    kind: Literal["placed"]
    seat: int


class BidsRevealed(TypedDict):
    """All laid-down bids, seat by seat."""

    number: int
    kind: Literal["revealed"]
    bids: list[int]


class LeadGiven(TypedDict):
    """The seat that leads the first trick."""

    number: int
    kind: Literal["lead"]
    seat: int


class CardPlayed(TypedDict):
    """A card, and the place of the card that takes the trick so far."""

    number: int
    kind: Literal["play"]
    seat: int
    card: str
    best: int


class TrickTaken(TypedDict):
    """The trick on the table is full: who takes it."""

    number: int
    kind: Literal["trick"]
    seat: int


class DealScored(TypedDict):
    """The points of a deal and the totals after it, seat by seat."""

    number: int
    kind: Literal["scored"]
    points: list[int]
    totals: list[int]


class GameEnded(TypedDict):
    """The end of the game."""

    number: int
    kind: Literal["over"]
    winners: list[int]


CardEvent: TypeAlias = (
    Dealt
    | TrumpFixed
    | BidMade
    | BidPlaced
    | BidsRevealed
    | LeadGiven
    | CardPlayed
    | TrickTaken
    | DealScored
    | GameEnded
)


class Can(TypedDict):
    """The tools that do something now."""

    undo: bool
    claim: bool


class SummaryRow(TypedDict):
    """How a score of the deal came about; partners stand in one row."""

    seats: list[int]
    bid: int
    taken: int
    points: int
    total: int
    how: str


class SheetDeal(TypedDict):
    """One finished deal, seat by seat."""

    dealer: int
    bids: list[int]
    taken: list[int]
    points: list[int]
    totals: list[int]


class Sheet(TypedDict):
    """The score sheet: the hand sizes of all deals, the results of those finished."""

    sizes: list[int]
    deals: list[SheetDeal]


class CardView(BoardView):
    """All that the browser may know of a match.

    ``hidden_hand`` counts cards of mine that only the others see.
    """

    me: int
    cover: Cover | None
    seats: list[Seat]
    deal: Deal
    turn_up: str | None
    trump: str | None
    stock: int
    hand: list[HandCard]
    reasons: list[str]
    hidden_hand: int
    bids: Bids | None
    bids_words: str
    trick: Trick
    last_trick: LastTrick | None
    events: list[CardEvent]
    can: Can
    summary: list[SummaryRow] | None
    sheet: Sheet
    winners: list[int]
