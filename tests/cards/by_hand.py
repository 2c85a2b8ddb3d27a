"""Cards by their names, and who takes a trick: worked out by hand, for referees of sentences."""

from riverlib.cards import SUIT_NAMES, Card, GameState, JokerRanks, Suit, card_name, pack

CARDS = {card_name(card): card for card in pack(jokers=3)}
SINGLE = {name.removesuffix("s"): suit for suit, name in SUIT_NAMES.items()}
CARD = r"(?:(?:\d+|jack|queen|king|ace) of \w+|(?:big|middle|small) joker)"


def suit_of(card: Card, state: GameState) -> Suit:
    """Say which suit a card counts as."""
    return state.trump if card.is_joker and state.trump else card.suit


def beats(new: Card, old: Card, led: Suit, state: GameState) -> bool:
    """Whether a card played later beats one that lies."""
    suits = suit_of(new, state), suit_of(old, state)
    if suits[0] is not suits[1]:
        return suits[0] is state.trump
    if suits[0] not in (led, state.trump):
        return False
    if new.is_joker and old.is_joker and state.variant.joker_ranks is JokerRanks.EQUAL:
        return True
    return new.rank >= old.rank


def best_of(cards: tuple[Card, ...], state: GameState) -> int:
    """Find the card that takes a trick, by comparing."""
    best = 0
    for no in range(1, len(cards)):
        if beats(cards[no], cards[best], suit_of(cards[0], state), state):
            best = no
    return best
