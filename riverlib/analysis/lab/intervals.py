"""95 % intervals: Wilson's for shares, the normal one for means and differences."""

from math import isnan, sqrt

from riverlib.analysis.lab.tally import Found

IN_95 = 1.959964
"""Standard errors on each side of a 95 % interval of a mean of many games."""


def of_mean(found: Found) -> float:
    """Return half the width of a normal interval; infinite while it cannot be known."""
    return float("inf") if isnan(found.standard_error) else IN_95 * found.standard_error


def of_share(found: Found, games: int) -> float:
    """Return half the width of Wilson's interval of a share.

    E. B. Wilson, "Probable inference, the law of succession, and statistical inference", Journal
    of the American Statistical Association 22 (1927). Deals of one game are not independent, so
    its ``n`` is the number of independent tries that would give the same standard error; for a
    share of 0 or 1, where there is none, it is the number of games.
    """
    share = found.value
    if isnan(share) or isnan(found.standard_error):
        return float("inf")
    variance = max(0.0, share * (1 - share))
    if variance and not found.standard_error:
        return 0.0  # the same in every game
    tries = variance / found.standard_error**2 if variance else float(games)
    square = IN_95 * IN_95
    return IN_95 / (tries + square) * sqrt(tries * variance + square / 4)
