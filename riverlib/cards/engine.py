"""The one pure step: state and action in, next state and events out."""

from collections import Counter
from dataclasses import replace
from functools import lru_cache

from riverlib.cards.actions import Action, Bid, Play, Shuffle
from riverlib.cards.card import Card, card_name, pack
from riverlib.cards.events import (
    BidMade,
    BidPlaced,
    BidsRevealed,
    CardPlayed,
    CardsDealt,
    DealScored,
    Event,
    GameEnded,
    LeadGiven,
    TrickTaken,
    TrumpFixed,
)
from riverlib.cards.rules import (
    deal_scores,
    first_leader,
    legal_bids,
    legal_plays,
    suit_in_play,
    trick_taker,
    trump_of,
    why_not,
)
from riverlib.cards.state import DealResult, GameState, Phase, Trick
from riverlib.cards.variant import Bidding, Trump, Variant, cards_in_play, fitted
from riverlib.core import IllegalActionError, Shuffler

Step = tuple[GameState, tuple[Event, ...]]


def new_game(variant: Variant, *, players: int, first_dealer: int = 0) -> GameState:
    """Start a game; it waits for its first ``Shuffle``.

    Raises
    ------
    VariantError
        If the rules do not fit so many players.
    IllegalActionError
        If there is no seat ``first_dealer``.
    """
    fit = fitted(variant, players)
    if not 0 <= first_dealer < players:
        raise IllegalActionError(
            f"seat {first_dealer} cannot deal: the seats are 0 to {players - 1}"
        )
    return GameState(variant=fit, players=players, dealer=first_dealer, totals=(0,) * players)


def shuffle(state: GameState, rng: Shuffler) -> Shuffle:
    """Draw a shuffle of the whole pack for the next deal."""
    order = list(_whole_pack(state.variant))
    rng.shuffle(order)
    return Shuffle(tuple(order))


def draw_for_deal(players: int, rng: Shuffler) -> tuple[int, tuple[Card, ...]]:
    """Let each seat draw a card, the highest deals first; equal highest draw again (2)."""
    order = list(pack())
    while True:
        rng.shuffle(order)
        drawn = tuple(order[:players])
        best = max(card.rank for card in drawn)
        if sum(card.rank == best for card in drawn) == 1:
            return next(seat for seat, card in enumerate(drawn) if card.rank == best), drawn


def legal_actions(state: GameState) -> tuple[Action, ...]:
    """Return every bid or play open to the seat to move; empty when none is to move."""
    if state.phase is Phase.BID:
        bids = legal_bids(
            state.variant, bids_in_order(state), hand_size=state.hand_size, players=state.players
        )
        return tuple(map(Bid, bids))
    if state.phase is Phase.PLAY and state.to_move is not None:
        return tuple(map(Play, playable(state, state.to_move)))
    return ()


def playable(state: GameState, seat: int) -> tuple[Card, ...]:
    """Return the different cards that ``seat`` could play if the turn were its own."""
    return legal_plays(
        state.variant,
        state.hands[seat],
        led=state.trick[0] if state.trick else None,
        trump=state.trump,
        first_trick=not state.tricks,
        trump_played=state.trump_played,
    )


def bids_in_order(state: GameState) -> tuple[int, ...]:
    """Return the bids so far in bidding order, from the left of the dealer."""
    seats = ((state.dealer + 1 + place) % state.players for place in range(state.players))
    return tuple(bid for seat in seats if (bid := state.bids[seat]) is not None)


def apply(state: GameState, action: Action) -> Step:
    """Take one action and return the next state and what happened.

    Raises
    ------
    IllegalActionError
        If the rules refuse the action; the message says who, what, why and what was allowed.
    """
    if isinstance(action, Shuffle):
        return _deal(state, action)
    if action not in legal_actions(state):
        raise IllegalActionError(_refusal(state, action))
    seat = state.to_move
    assert seat is not None  # a legal action has a seat
    return (
        _bid(state, seat, action.tricks)
        if isinstance(action, Bid)
        else _play(state, seat, action.card)
    )


@lru_cache(maxsize=64)
def _whole_pack(variant: Variant) -> tuple[Card, ...]:
    return cards_in_play(variant, variant.packs or 1)


@lru_cache(maxsize=64)
def _pack_counts(variant: Variant) -> Counter[Card]:
    return Counter(_whole_pack(variant))


def _deal(state: GameState, action: Shuffle) -> Step:
    if state.is_over:
        raise IllegalActionError("the game is over: nothing is to be shuffled any more")
    if state.phase is not Phase.SHUFFLE:
        raise IllegalActionError(
            f"nothing is to be shuffled now: the game waits for a {state.phase}"
        )
    order = action.order
    if Counter(order) != _pack_counts(state.variant):
        needed = len(_whole_pack(state.variant))
        raise IllegalActionError(f"a shuffle holds each of the {needed} cards in play exactly once")
    size, players = state.hand_size, state.players
    dealt = size * players
    left = state.dealer + 1
    hands = tuple(order[(seat - left) % players : dealt : players] for seat in range(players))
    turns_up = state.variant.trump is Trump.TURN_UP and dealt < len(order)
    turn_up = order[dealt] if turns_up else None
    trump = trump_of(state.variant, state.deal_no, turn_up)
    dealt_state = replace(
        state,
        phase=Phase.BID,
        hands=hands,
        stock=order[dealt + turns_up :],
        turn_up=turn_up,
        trump=trump,
        bids=(None,) * players,
        leader=None,
        trick=(),
        tricks=(),
        taken=(0,) * players,
        trump_played=False,
    )
    return dealt_state, (CardsDealt(state.deal_no, state.dealer, size), TrumpFixed(turn_up, trump))


def _bid(state: GameState, seat: int, tricks: int) -> Step:
    secret = state.variant.bidding is Bidding.SIMULTANEOUS
    said: Event = BidPlaced(seat) if secret else BidMade(seat, tricks)
    bids = (*state.bids[:seat], tricks, *state.bids[seat + 1 :])
    all_bids = tuple(bid for bid in bids if bid is not None)
    if len(all_bids) < state.players:
        return replace(state, bids=bids), (said,)
    leader = first_leader(state.variant, all_bids, state.dealer)
    played = replace(state, bids=bids, phase=Phase.PLAY, leader=leader)
    revealed = (BidsRevealed(all_bids),) if secret else ()
    events: tuple[Event, ...] = (said, *revealed, LeadGiven(leader))
    while played.is_forehead and played.phase is Phase.PLAY:  # the cards play themselves (3.3)
        assert played.to_move is not None
        played, more = _play(played, played.to_move, played.hands[played.to_move][0])
        events += more
    return played, events


def _play(state: GameState, seat: int, card: Card) -> Step:
    hand = list(state.hands[seat])
    hand.remove(card)
    hands = (*state.hands[:seat], tuple(hand), *state.hands[seat + 1 :])
    is_trump = state.trump is not None and suit_in_play(card, state.trump) is state.trump
    trick = (*state.trick, card)
    played = replace(state, hands=hands, trick=trick, trump_played=state.trump_played or is_trump)
    event = CardPlayed(seat, card)
    if len(trick) < state.players:
        return played, (event,)
    taken, events = _take_trick(played)
    return taken, (event, *events)


def _take_trick(state: GameState) -> Step:
    leader = state.leader
    assert leader is not None
    taker = (leader + trick_taker(state.variant, state.trick, state.trump)) % state.players
    event = TrickTaken(taker, leader, state.trick)
    after = replace(
        state,
        leader=taker,
        trick=(),
        tricks=(*state.tricks, Trick(leader, state.trick, taker)),
        taken=tuple(count + (seat == taker) for seat, count in enumerate(state.taken)),
    )
    if any(after.hands):
        return after, (event,)
    scored, events = _score_deal(after)
    return scored, (event, *events)


def _score_deal(state: GameState) -> Step:
    bids = tuple(bid or 0 for bid in state.bids)
    scores = deal_scores(state.variant, hand_size=state.hand_size, bids=bids, taken=state.taken)
    points = tuple(each.points for each in scores)
    totals = tuple(map(sum, zip(state.totals, points, strict=True)))
    result = DealResult(
        dealer=state.dealer,
        hand_size=state.hand_size,
        bids=bids,
        taken=state.taken,
        points=points,
        totals=totals,
        trump=state.trump,
        tricks=state.tricks,
    )
    last = state.deal_no + 1 == len(state.variant.hand_sizes)
    after = replace(
        state,
        phase=Phase.OVER if last else Phase.SHUFFLE,
        deal_no=state.deal_no if last else state.deal_no + 1,
        dealer=state.dealer if last else (state.dealer + 1) % state.players,
        leader=None,
        totals=totals,
        results=(*state.results, result),
    )
    scored = DealScored(points, totals)
    return after, (scored, GameEnded(after.winners)) if last else (scored,)


def _refusal(state: GameState, action: Bid | Play) -> str:
    if state.is_over:
        return "the game is over: no bid and no card is possible any more"
    seat = state.to_move
    if seat is None:
        return "the cards are to be shuffled and dealt before anybody bids or plays"
    if isinstance(action, Bid):
        return _bid_refusal(state, seat, action.tricks)
    if state.phase is Phase.BID:
        return f"seat {seat} must bid before cards are played"
    card = action.card
    if card not in state.hands[seat]:
        return f"seat {seat} does not hold the {card_name(card)}"
    led = state.trick[0] if state.trick else None
    return why_not(state.variant, state.hands[seat], card, led=led, trump=state.trump)


def _bid_refusal(state: GameState, seat: int, tricks: int) -> str:
    if state.phase is Phase.PLAY:
        return f"seat {seat} must play a card: the bidding is over"
    if 0 <= tricks <= state.hand_size:
        said = sum(bids_in_order(state))
        return (
            f"{tricks} is the one number the last bidder may not say: {said} bid so far, and"
            f" {said} + {tricks} would be all {state.hand_size} tricks"
        )
    return f"a bid is 0 to {state.hand_size} tricks, not {tricks}"
