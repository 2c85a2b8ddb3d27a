"""What one seat may know: everything public, its own hand, and nothing else."""

from dataclasses import dataclass

from riverlib.cards.actions import Action
from riverlib.cards.card import Card, Suit
from riverlib.cards.engine import legal_actions
from riverlib.cards.rules import hooked_bid
from riverlib.cards.state import DealResult, GameState, Phase, Trick
from riverlib.cards.variant import Bidding, Variant
from riverlib.core import IllegalActionError


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """A position as one seat sees it; bots, coach and screen get this and never the state."""

    variant: Variant
    players: int
    seat: int | None
    """Whose view this is; ``None`` for an onlooker, who sees no hand."""
    phase: Phase
    deal_no: int
    hand_size: int
    dealer: int
    to_move: int | None
    hand: tuple[Card, ...]
    """The seat's own cards; empty in a forehead deal, where it may not see them."""
    shown: tuple[tuple[Card, ...], ...]
    """Cards of each seat that lie open to this one: foreheads (3.3), else empty tuples."""
    hand_sizes_left: tuple[int, ...]
    """Cards that each seat still holds."""
    turn_up: Card | None
    trump: Suit | None
    stock_size: int
    bids: tuple[int | None, ...]
    """By seat; a secret bid of another seat is ``None`` until all are revealed."""
    has_bid: tuple[bool, ...]
    leader: int | None
    trick: tuple[Card, ...]
    tricks: tuple[Trick, ...]
    taken: tuple[int, ...]
    trump_played: bool
    totals: tuple[int, ...]
    results: tuple[DealResult, ...]
    legal: tuple[Action, ...]
    """What this seat may do now; empty when it is not its turn."""
    hooked: int | None
    """The bid that the hook forbids this seat now, or ``None``."""

    @property
    def is_forehead(self) -> bool:
        """Whether the running deal is played with the card on the forehead (3.3)."""
        return self.variant.forehead and self.hand_size == 1


def view(state: GameState, seat: int | None) -> View:
    """Return what ``seat`` may know; ``None`` gives the view of an onlooker.

    Raises
    ------
    IllegalActionError
        If there is no such seat.
    """
    if seat is not None and not 0 <= seat < state.players:
        raise IllegalActionError(f"there is no seat {seat}: the seats are 0 to {state.players - 1}")
    mine = seat is not None and seat == state.to_move
    dealt = bool(state.hands)
    blind = state.is_forehead
    seats = range(state.players)
    return View(
        variant=state.variant,
        players=state.players,
        seat=seat,
        phase=state.phase,
        deal_no=state.deal_no,
        hand_size=state.hand_size,
        dealer=state.dealer,
        to_move=state.to_move,
        hand=state.hands[seat] if dealt and seat is not None and not blind else (),
        shown=tuple(
            state.hands[other] if dealt and blind and seat not in (None, other) else ()
            for other in seats
        ),
        hand_sizes_left=tuple(len(hand) for hand in state.hands) if dealt else (0,) * state.players,
        turn_up=state.turn_up,
        trump=state.trump,
        stock_size=len(state.stock),
        bids=_known_bids(state, seat),
        has_bid=tuple(bid is not None for bid in state.bids) or (False,) * state.players,
        leader=state.leader,
        trick=state.trick,
        tricks=state.tricks,
        taken=state.taken or (0,) * state.players,
        trump_played=state.trump_played,
        totals=state.totals,
        results=state.results,
        legal=legal_actions(state) if mine else (),
        hooked=_hooked(state) if mine else None,
    )


def _known_bids(state: GameState, seat: int | None) -> tuple[int | None, ...]:
    bids = state.bids or (None,) * state.players
    secret = state.variant.bidding is Bidding.SIMULTANEOUS and state.phase is Phase.BID
    if not secret:
        return bids
    return tuple(bid if other == seat else None for other, bid in enumerate(bids))


def _hooked(state: GameState) -> int | None:
    if state.phase is not Phase.BID:
        return None
    said = tuple(bid for bid in state.bids if bid is not None)
    return hooked_bid(state.variant, said, hand_size=state.hand_size, players=state.players)
