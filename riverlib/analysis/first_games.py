"""What somebody's first games are told as: one friendly sentence, for statistics need more."""

from riverlib.core.counting import count, number_word

ENOUGH = 3
"""Games of a kind from which on numbers stand beside each other."""


def cards_told(games: int, won: int, made: int, bids: int, *, where: str = "") -> str:
    """Tell first card games.

    Parameters
    ----------
    won : int
        How many of the games; 0 where that is not known.
    made, bids : int
        How many of how many bids came true.
    where : str
        Which games, where not all were counted.

    >>> cards_told(1, 1, 4, 5)
    'You have played one game of cards and won it: 4 of your 5 bids came true.'
    >>> cards_told(2, 0, 0, 1)
    'You have played two games of cards: your bid did not come true.'
    """
    told = f"You have played {count(games, 'game')} of cards{where}{_and_won(games, won)}"
    if bids == 1:
        return f"{told}: your bid {'came' if made else 'did not come'} true."
    return f"{told}: {made if made else 'none'} of your {bids} bids came true."


def races_told(races: int, won: int) -> str:
    """Tell first races; parameters as in ``cards_told``.

    >>> races_told(2, 1), races_told(1, 0)
    ('You have sailed two races and won one of them.', 'You have sailed one race.')
    """
    return f"You have sailed {count(races, 'race')}{_and_won(races, won)}."


def soon(games: int) -> str:
    """Say how many more games it takes until there is more to see.

    >>> soon(2)
    'After one more there is more to see here.'
    """
    return f"After {number_word(ENOUGH - games)} more there is more to see here."


def _and_won(games: int, won: int) -> str:
    if not won:
        return ""
    if games == 1:
        return " and won it"
    return f" and won {'both' if games == won == 2 else f'{number_word(won)} of them'}"
