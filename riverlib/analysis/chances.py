"""Games that bots play by the hundred, and the chances to win that follow from them."""

import numpy as np
from numpy.typing import NDArray

from riverlib.analysis.game_scores import GameScores
from riverlib.cards import DealResult, Variant, kernels
from riverlib.cards.kernels.rests import rests
from riverlib.cards.kernels.results import GameResults
from riverlib.core import generator

Shares = NDArray[np.float64]

RESAMPLES = 4_000
_GAMES, _DRAWS = 0, 1  # purposes of a seed
_SAMPLES = 160
"""Games that one estimate of chances is drawn from."""


def seat_names(results: GameResults) -> tuple[str, ...]:
    """Return what the seats of games in bulk are called."""
    return tuple(f"{bot.capitalize()} {seat + 1}" for seat, bot in enumerate(results.bots))


def game_of(results: GameResults, game_no: int) -> GameScores:
    """Return one of the games that were played in bulk, counted from 0."""
    columns = (results.dealers, results.bids, results.taken, results.scores)
    rows = zip(*(column[game_no].tolist() for column in columns), strict=True)
    deals = tuple(
        DealResult(
            hand_size=size,
            dealer=dealer,
            bids=tuple(bids),
            taken=tuple(taken),
            points=tuple(points),
        )
        for size, (dealer, bids, taken, points) in zip(
            results.variant.hand_sizes, rows, strict=True
        )
    )
    return GameScores(
        names=seat_names(results),
        deals=deals,
        variant=results.variant,
        title=results.variant.name,
    )


def chances_sample(variant: Variant, players: int) -> GameResults:
    """Return the games that ``win_chances`` draws from: the same for the same rules."""
    return kernels.play_games(variant, players, _SAMPLES, _GAMES)


def win_chances(game: GameScores, sample: GameResults, *, resamples: int = RESAMPLES) -> Shares:
    """Return the chance to win after each deal, if steady bots played on from the totals.

    The rest of the game is put together of simulated deals with as many cards, each drawn from
    another game and turned so that the right seat deals; a shared win counts in equal parts. An
    estimate: it knows the totals and who deals, not who is the better player.

    Parameters
    ----------
    sample : GameResults
        Games under the same rules by as many players.

    Returns
    -------
    ndarray(float64), shape (deals played + 1, seats)
        Before the first deal and after each; every row sums to 1.
    """
    totals = np.array(game.totals, np.int64)
    deals = len(sample.variant.hand_sizes)
    tails = rests(sample, _dealer_before(game), resamples, generator(0, _DRAWS))
    shares = np.empty(totals.shape, np.float64)
    for row, now in enumerate(totals):
        ends = now[None, :] + (tails[:, row] if row < deals else 0)
        best = ends == ends.max(axis=1, keepdims=True)
        shares[row] = (best / best.sum(axis=1, keepdims=True)).mean(axis=0)
    return shares


def _dealer_before(game: GameScores) -> int:
    """Return the first dealer; without one written down, the first seat stands for it."""
    return game.deals[0].dealer or 0 if game.deals else 0
