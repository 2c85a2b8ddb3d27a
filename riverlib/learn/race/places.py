"""Places of the river in sentences, counted from 1 at the waterfall as the board writes them."""

from riverlib.race import HARBOUR


def card_at(place: int) -> str:
    """Name a river card in a sentence: "card 4"."""
    return f"card {place + 1}"


def to_place(place: int) -> str:
    """Say where a boat comes: "to card 8", "to the harbour"."""
    return "to the harbour" if place == HARBOUR else f"to {card_at(place)}"
