"""What an even deal is worth: the mean over many deals that bots play, by size and seat."""

from dataclasses import replace
from functools import lru_cache

from riverlib.cards import SUITS, Trump, Variant, fitted
from riverlib.cards.coach.review import Even
from riverlib.cards.kernels import play_games

BOT = "steady"
"""Who plays the even deals."""
DEALS = 4_000
"""Deals that are played of each size: a mean is exact to 0.35 points (95%) with four players."""


def even_deals(variant: Variant, players: int, *, deals: int = DEALS) -> Even:
    """Return what each deal of a game brings on average, by the places behind its dealer.

    Raises
    ------
    VariantError
        If the rules cannot be played by so many.
    """
    fit = fitted(variant, players)

    def even(deal_no: int, place: int) -> float:
        round_over = deal_no % (len(SUITS) + 1) == len(SUITS)
        without = fit.trump is Trump.ROTATION and round_over
        one = replace(fit, hand_sizes=(fit.hand_sizes[deal_no],))
        return _means(replace(one, trump=Trump.NONE) if without else one, players, deals)[place]

    return even


@lru_cache(maxsize=256)
def _means(one_deal: Variant, players: int, deals: int) -> dict[int, float]:
    """Return the mean points by the places behind the dealer, of games of a single deal."""
    played = play_games(one_deal, players, deals, 0, BOT)
    places = (range(players) - played.dealers[..., None] - 1) % players + 1
    return {place: float(played.scores[places == place].mean()) for place in range(1, players + 1)}
