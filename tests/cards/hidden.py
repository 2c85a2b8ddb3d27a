"""Who may know what, worked out apart from the engine's view: for tests that look for leaks."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from random import Random

from riverlib.cards import Bidding, Card, GameState, Phase


def cards_in(value: object) -> Iterator[Card]:
    """Walk a record through all its fields and yield every card in it, hidden ones too."""
    if isinstance(value, Card):
        yield value
    elif is_dataclass(value):
        for field in fields(value):
            yield from cards_in(getattr(value, field.name))
    elif isinstance(value, Mapping):
        for item in value.items():
            yield from cards_in(item)
    elif isinstance(value, tuple | list | set | frozenset):
        for item in value:
            yield from cards_in(item)


def public_cards(state: GameState) -> list[Card]:
    """Return what lies or has lain face up: turn-up, running trick, tricks of this deal and old."""
    turned = [state.turn_up] if state.turn_up else []
    tricks = [*state.tricks, *(trick for result in state.results for trick in result.tricks)]
    return [*turned, *state.trick, *(card for trick in tricks for card in trick.cards)]


def cards_known_to(state: GameState, seat: int | None) -> Counter[Card]:
    """Return every card that a seat may find in its view, as often as it may be there.

    Cards of its own hand can stand there twice, in the hand and among the legal plays.
    """
    known = Counter(public_cards(state))
    if seat is None or not state.hands:
        return known
    blind = state.variant.forehead and state.phase is Phase.BID and state.hand_size == 1
    for other, hand in enumerate(state.hands):
        if blind and other != seat:
            known.update(hand)
        if not blind and other == seat:
            known.update(hand)
            known.update(set(hand))
    return known


def bids_known_to(state: GameState, seat: int | None) -> tuple[int | None, ...]:
    """Return the bids that a seat may know, one a seat."""
    if not state.bids:
        return (None,) * state.players
    if state.variant.bidding is Bidding.IN_TURN or None not in state.bids:
        return state.bids
    return tuple(bid if other == seat else None for other, bid in enumerate(state.bids))


def redealt(state: GameState, seat: int | None, rng: Random | None = None) -> GameState:
    """Deal the cards that ``seat`` cannot see to other places, as many to each.

    ``None`` is an onlooker, who sees no hand. Without a generator the cards come in turned order.
    """
    unseen = [no for no in range(state.players) if no != seat]
    if state.is_forehead and seat is not None:
        unseen = [seat]
    pool = [*(card for no in unseen for card in state.hands[no]), *state.stock][::-1]
    if rng is not None:
        rng.shuffle(pool)
    hands = list(state.hands)
    for no in unseen:
        hands[no] = tuple(pool[: len(hands[no])])
        del pool[: len(hands[no])]
    return replace(state, hands=tuple(hands), stock=tuple(pool))


def bid_otherwise(state: GameState, seat: int | None) -> GameState:
    """Put other numbers in place of the bids that ``seat`` cannot see, where bids are secret."""
    if state.variant.bidding is not Bidding.SIMULTANEOUS or state.phase is not Phase.BID:
        return state
    bids = tuple(
        bid if bid is None or other == seat else state.hand_size - bid
        for other, bid in enumerate(state.bids)
    )
    return replace(state, bids=bids)
