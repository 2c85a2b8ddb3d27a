"""Sets of cards and numbers as short answers."""

from collections.abc import Sequence

from riverlib.cards import SUIT_NAMES, Card, card_name

_FEW = 3


def cards_words(hand: Sequence[Card], chosen: frozenset[Card]) -> str | None:
    """Say which cards of a hand: whole suits, or few by name; ``None`` if that gets long.

    >>> from riverlib.cards import parse_card
    >>> hand = [parse_card(text) for text in ("Ah", "2h", "3c", "4s")]
    >>> cards_words(hand, frozenset(hand[:2])), cards_words(hand, frozenset(hand))
    ('Only hearts', 'Any card')
    """
    faces = frozenset(hand)
    if not chosen or not chosen <= faces:
        return None
    if chosen == faces:
        return "Any card"
    if len(chosen) == 1:
        return f"Only the {card_name(*chosen)}"
    suits = [suit for suit in SUIT_NAMES if any(card.suit is suit for card in chosen)]
    whole = frozenset(card for card in faces if card.suit in suits)
    if whole == chosen:
        return f"Only {_listed([SUIT_NAMES[suit] for suit in suits])}"
    if len(chosen) > _FEW:
        return None
    ordered = sorted(chosen, key=lambda card: (card.suit, card.rank))
    return f"Only the {_listed([card_name(card) for card in ordered])}"


def bids_words(size: int, chosen: frozenset[int]) -> str | None:
    """Say which bids of 0 to ``size``.

    >>> bids_words(5, frozenset({0, 1, 2, 4, 5})), bids_words(1, frozenset({1}))
    ('Any number but 3', 'Only 1')
    """
    if not chosen:
        return None
    if len(chosen) == 1:
        return f"Only {min(chosen)}"
    missing = frozenset(range(size + 1)) - chosen
    if not missing:
        return f"Any number, 0 to {size}"
    if len(missing) == 1:
        return f"Any number but {min(missing)}"
    low, high = min(chosen), max(chosen)
    if len(chosen) == high - low + 1:
        return f"Only {low} or {high}" if high == low + 1 else f"Only {low} to {high}"
    return None


def _listed(words: Sequence[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"
