"""What happened, in the past tense; only what everybody at the table may know.

No event holds a hidden card or an unrevealed bid, so one list of events serves every seat, the
animation, the log and the screen reader alike.
"""

from dataclasses import dataclass

from riverlib.cards.card import Card, Suit


@dataclass(frozen=True, slots=True)
class CardsDealt:
    """A deal began."""

    deal_no: int
    dealer: int
    hand_size: int


@dataclass(frozen=True, slots=True)
class TrumpFixed:
    """The trump suit of the deal became known; ``None`` is no trump."""

    turn_up: Card | None
    trump: Suit | None


@dataclass(frozen=True, slots=True)
class BidMade:
    """A seat said its bid."""

    seat: int
    bid: int


@dataclass(frozen=True, slots=True)
class BidPlaced:
    """A seat laid down a bid that nobody sees yet."""

    seat: int


@dataclass(frozen=True, slots=True)
class BidsRevealed:
    """All bids were shown at once, one a seat."""

    bids: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LeadGiven:
    """The seat that leads the first trick was settled."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A seat played a card."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A trick was complete, and a seat took it."""

    seat: int
    leader: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DealScored:
    """A deal was over; points and totals one a seat."""

    points: tuple[int, ...]
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameEnded:
    """All deals were played; the winners share the win."""

    winners: tuple[int, ...]


Event = (
    CardsDealt
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
