"""Builders for tests: a position from hands in notation, and actions as one line of text."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from random import Random

from riverlib.cards import (
    Card,
    GameState,
    Scoring,
    Shuffle,
    Variant,
    apply,
    fitted,
    legal_actions,
    new_game,
    parse_action,
    parse_card,
    shuffle,
)
from riverlib.cards.events import Event
from riverlib.cards.variant import cards_in_play

PLAIN = Variant(key="plain", name="Plain", hand_sizes=(3,), scoring=Scoring())
"""One deal of three cards, turn-up, hook, any lead, Basic scoring."""


def one_deal(variant: Variant, size: int) -> Variant:
    """Return the same rules with a single deal of ``size`` cards."""
    return replace(variant, hand_sizes=(size,))


def read_cards(text: str) -> tuple[Card, ...]:
    """Read ``"Ah Td *1"``."""
    return tuple(map(parse_card, text.split()))


def write_cards(cards: Sequence[Card]) -> str:
    """Write cards as ``read_cards`` reads them."""
    return " ".join(map(str, cards))


def stacked(state: GameState, hands: Sequence[str], turn_up: str = "") -> Shuffle:
    """Return the shuffle that deals these hands, seat 0 first, and turns that card up.

    Hands that are not given, and all cards below them, come from the rest of the pack.
    """
    size, players = state.hand_size, state.players
    rest = Counter(cards_in_play(state.variant, state.variant.packs or 1))
    given = [list(read_cards(hand)) for hand in hands]
    given += [[] for _ in range(players - len(given))]
    turned = list(read_cards(turn_up))
    for card in [card for hand in given for card in hand] + turned:
        assert rest[card], f"{card} is not in the pack so often"
        rest[card] -= 1
    filler = list(rest.elements())
    for hand in given:
        while len(hand) < size:
            hand.append(filler.pop())
        assert len(hand) == size, f"{hand} is not {size} cards"
    seats = [(state.dealer + 1 + place) % players for place in range(players)]
    order = [given[seat][row] for row in range(size) for seat in seats]
    return Shuffle((*order, *turned, *filler))


def dealt(
    variant: Variant, *hands: str, turn_up: str = "", dealer: int = 0, players: int = 0
) -> GameState:
    """Start a game and deal its first deal from these hands."""
    players = players or len(hands)
    state = new_game(variant, players=players, first_dealer=dealer)
    return apply(state, stacked(state, hands, turn_up))[0]


def take(state: GameState, line: str) -> tuple[GameState, tuple[Event, ...]]:
    """Take bids and cards written in a row: ``"1 0 2 Ah 2h 3h"``."""
    events: tuple[Event, ...] = ()
    for word in line.split():
        text = f"bid {word}" if word.isdigit() else f"play {word}"
        state, more = apply(state, parse_action(text))
        events += more
    return state, events


def after(state: GameState, line: str) -> GameState:
    """Return the state after the bids and cards of a line."""
    return take(state, line)[0]


def legal_text(state: GameState) -> str:
    """Write what is legal now: bids or cards in a row, sorted."""
    words = (str(getattr(action, "card", getattr(action, "tricks", "")))
             for action in legal_actions(state))  # fmt: skip
    return " ".join(sorted(words))


def any_game(variant: Variant, *, players: int, seed: int) -> GameState:
    """Play a whole game of random legal actions."""
    rng = Random(seed)
    state = new_game(variant, players=players, first_dealer=seed % players)
    while not state.is_over:
        choices = legal_actions(state)
        state, _ = apply(state, rng.choice(choices) if choices else shuffle(state, rng))
    return state


def packs_of(variant: Variant, players: int) -> int:
    """Return how many packs so many players take."""
    return fitted(variant, players).packs or 0
