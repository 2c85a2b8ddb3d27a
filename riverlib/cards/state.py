"""The whole truth about a game between two actions, as one frozen value."""

from dataclasses import dataclass
from enum import StrEnum

from riverlib.cards.card import Card, Suit
from riverlib.cards.variant import Variant


class Phase(StrEnum):
    """What the game waits for."""

    SHUFFLE = "shuffle"
    BID = "bid"
    PLAY = "play"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Trick:
    """A complete trick: its cards in the order of play from the leader, and who took it."""

    leader: int
    cards: tuple[Card, ...]
    taker: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DealResult:
    """A finished deal; bids, tricks taken, points and running totals are one a seat.

    The engine fills every field; a score sheet written by hand knows less.
    """

    dealer: int | None
    """``None`` where nobody wrote it down."""
    hand_size: int
    bids: tuple[int, ...]
    taken: tuple[int, ...]
    points: tuple[int, ...]
    totals: tuple[int, ...] = ()
    trump: Suit | None = None
    tricks: tuple[Trick, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class GameState:
    """A position of a game, with every hidden card: for the engine only, never for a seat."""

    variant: Variant
    """The rules, already fitted to the number of players."""
    players: int
    dealer: int
    phase: Phase = Phase.SHUFFLE
    deal_no: int = 0
    """Index of the running deal in the hand sizes, from 0."""
    hands: tuple[tuple[Card, ...], ...] = ()
    stock: tuple[Card, ...] = ()
    """Undealt cards below the turn-up."""
    turn_up: Card | None = None
    trump: Suit | None = None
    bids: tuple[int | None, ...] = ()
    """One a seat, ``None`` before it has bid."""
    leader: int | None = None
    """Who leads the running trick; ``None`` before all have bid."""
    trick: tuple[Card, ...] = ()
    """Cards of the running trick in the order of play."""
    tricks: tuple[Trick, ...] = ()
    """Complete tricks of this deal."""
    taken: tuple[int, ...] = ()
    """Tricks taken in this deal, one a seat."""
    trump_played: bool = False
    """Whether a trump has been played to a trick of this deal (docs/rules/cards.md 2.1)."""
    totals: tuple[int, ...]
    """Points so far, one a seat; partners hold the same total."""
    results: tuple[DealResult, ...] = ()
    """Every finished deal."""

    @property
    def hand_size(self) -> int:
        """Cards dealt to each seat in the running deal."""
        return self.variant.hand_sizes[min(self.deal_no, len(self.variant.hand_sizes) - 1)]

    @property
    def to_move(self) -> int | None:
        """The seat that bids or plays next, or ``None`` when chance or nobody moves."""
        if self.phase is Phase.BID:
            said = sum(bid is not None for bid in self.bids)
            return (self.dealer + 1 + said) % self.players
        if self.phase is Phase.PLAY and self.leader is not None:
            return (self.leader + len(self.trick)) % self.players
        return None

    @property
    def is_over(self) -> bool:
        """Whether every deal has been played."""
        return self.phase is Phase.OVER

    @property
    def is_forehead(self) -> bool:
        """Whether the running deal is played with the card on the forehead (3.3)."""
        return self.variant.forehead and self.hand_size == 1

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the highest total once the game is over, else nobody."""
        if not self.is_over:
            return ()
        best = max(self.totals)
        return tuple(seat for seat, total in enumerate(self.totals) if total == best)
