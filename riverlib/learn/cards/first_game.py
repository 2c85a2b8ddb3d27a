"""A first game for whoever has never held these cards: the family's rules, three small deals."""

from dataclasses import replace

from riverlib.cards import VARIANTS, Variant, short_evening

_WHOLE_GAME: Variant = VARIANTS[0]
FIRST_GAME: Variant = replace(
    _WHOLE_GAME, key="first-deals", name="First deals", hand_sizes=(3, 2, 1), usual_players=(3, 4)
)
"""Three cards, then two, then one; otherwise the rules of the whole game."""
NEXT_GAME: Variant = short_evening(_WHOLE_GAME) or _WHOLE_GAME
"""What a first game leads to: ten minutes, for an hour would be too long a second step."""


def is_first_game(variant: Variant) -> bool:
    """Return whether a game is a newcomer's first one: nothing in it is called bad."""
    return variant.key == FIRST_GAME.key
