"""95 % intervals: Wilson's for shares, the normal one for means, Agresti and Coull's for games.

E. B. Wilson, "Probable inference, the law of succession, and statistical inference", Journal of
the American Statistical Association 22 (1927); A. Agresti and B. A. Coull, "Approximate is better
than 'exact' for interval estimation of binomial proportions", The American Statistician 52 (1998).
"""

from math import inf, isnan, sqrt
from statistics import NormalDist

import numpy as np
from numpy.typing import NDArray

IN_95 = 1.96
"""Standard errors on each side of a 95 % interval of a mean of many."""


def of_mean(standard_error: float) -> float:
    """Return half the width of a normal interval; infinite while it cannot be known (NaN).

    >>> of_mean(0.5), of_mean(float("nan"))
    (0.98, inf)
    """
    return inf if isnan(standard_error) else IN_95 * standard_error


def together(looks: int) -> float:
    """Return how much wider each of many intervals is, so that all hold in 95 of 100 cases.

    By Bonferroni's inequality, from intervals that are normal.

    >>> together(1) == 1.0, round(together(20), 2)
    (True, 1.54)
    """
    return max(1.0, NormalDist().inv_cdf(1 - 0.025 / looks) / IN_95) if looks > 1 else 1.0


def of_hits(hits: float, tries: float) -> tuple[float, float]:
    """Return both ends of Wilson's interval of a share: sound for few tries too.

    >>> [round(end, 4) for end in of_hits(15, 148)]
    [0.0624, 0.1605]
    """
    square = IN_95 * IN_95
    centre = (hits + square / 2) / (tries + square)
    width = _wilson(hits / tries, tries)
    return max(0.0, centre - width), min(1.0, centre + width)


def of_share(share: float, standard_error: float, games: int) -> tuple[float, float]:
    """Return both ends of Wilson's interval where tries come in games: never below 0 or above 1.

    The deals of one game are not independent, so the number of tries is that of independent ones
    that would give the same standard error; for a share of 0 or 1, where there is none, it is the
    number of games. Without ends while it cannot be known (NaN).
    """
    if isnan(share) or isnan(standard_error):
        return -inf, inf
    variance = max(0.0, share * (1 - share))
    if variance and not standard_error:
        return share, share  # the same in every game
    tries = variance / standard_error**2 if variance else games
    return of_hits(share * tries, tries)


def of_columns(numbers: NDArray[np.float64], *, low: float = 0.0) -> NDArray[np.float64]:
    """Return half the width of Agresti and Coull's interval of each column's mean.

    Two games more at each end of the scale are counted in, so that a thousand wins out of a
    thousand do not pass for certain.

    Parameters
    ----------
    numbers : ndarray, shape (games, columns)
        From ``low`` to 1: shares of a win, or from -1 their differences.

    Returns
    -------
    ndarray, shape (columns,)
    """
    games = len(numbers) + 4
    mean = (numbers.sum(axis=0) + 2 * (low + 1.0)) / games
    square = ((numbers**2).sum(axis=0) + 2 * (low**2 + 1.0)) / games
    return np.asarray(IN_95 * np.sqrt((square - mean**2) / games))


def _wilson(share: float, tries: float) -> float:
    square = IN_95 * IN_95
    variance = max(0.0, share * (1 - share))
    return IN_95 / (tries + square) * sqrt(tries * variance + square / 4)
