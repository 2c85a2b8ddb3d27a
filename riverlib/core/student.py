"""Student's t, for means of few: how sure, and how wide.

The share of the distribution beyond *t* is a regularised incomplete beta function; its continued
fraction is worked out as W. J. Lentz taught, "Generating Bessel functions in Mie scattering
calculations using continued fractions", Applied Optics 15 (1976). The tests hold it to SciPy, which
is too large to bring along for two functions.
"""

from functools import lru_cache
from math import exp, inf, isnan, lgamma, log

_TINY, _CLOSE, _MOST_STEPS = 1e-300, 1e-14, 10_000


def two_sided(t: float, freedom: float) -> float:
    """Return how often chance alone gives a ``t`` at least so far from 0, on either side.

    Parameters
    ----------
    t : float
        Standard errors from 0.
    freedom : float
        Degrees of freedom; need not be whole. Without any (0 or less, NaN) nothing is known: 1.

    >>> round(two_sided(2.0, 10), 4), round(two_sided(-12.706, 1), 3), two_sided(5.0, 0)
    (0.0734, 0.05, 1.0)
    """
    if not freedom > 0 or isnan(t):
        return 1.0
    if t in (inf, -inf):
        return 0.0
    square = t * t
    return _beta_share(freedom / (freedom + square), square / (freedom + square), freedom / 2, 0.5)


@lru_cache(maxsize=512)
def beyond(share: float, freedom: float) -> float:
    """Return the ``t`` that chance passes on either side with this probability; the other way.

    >>> round(beyond(0.05, 4), 3), round(beyond(0.05, 1e6), 3), beyond(0.05, 0)
    (2.776, 1.96, inf)
    """
    if not freedom > 0:
        return inf
    low, high = 0.0, 1.0
    while two_sided(high, freedom) > share:
        low, high = high, 2 * high
    while high - low > 1e-9 * high:
        middle = (low + high) / 2
        low, high = (middle, high) if two_sided(middle, freedom) > share else (low, middle)
    return (low + high) / 2


def half_width(standard_error: float, freedom: float) -> float:
    """Return half the width of a mean's 95 % interval; infinite while it cannot be known (NaN).

    >>> round(half_width(0.5, 4), 3), half_width(float("nan"), 4), half_width(0.0, 0)
    (1.388, inf, inf)
    """
    if isnan(standard_error) or not freedom > 0:
        return inf
    return beyond(0.05, freedom) * standard_error


def freedom_of(weights: list[float]) -> float:
    """Return the degrees of freedom of a mean of things that weigh differently.

    Kish's number of equal ones that would weigh as much together, less the one for the mean: one
    long game and ten short ones are few games. L. Kish, "Survey Sampling" (1965).

    >>> freedom_of([19, 19, 19]), round(freedom_of([19, 1, 1]), 2)
    (2.0, 0.21)
    """
    square = sum(weight * weight for weight in weights)
    return sum(weights) ** 2 / square - 1 if square else 0.0


def _beta_share(x: float, rest: float, a: float, b: float) -> float:
    """Return the regularised incomplete beta function of ``x`` in [0, 1]; ``rest`` is 1 - x."""
    if x <= 0:
        return 0.0
    if rest <= 0:
        return 1.0
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log(rest))
    if x < (a + 1) / (a + b + 2):  # where the fraction is quick
        return front * _fraction(x, a, b) / a
    return 1 - front * _fraction(rest, b, a) / b


def _fraction(x: float, a: float, b: float) -> float:
    """Return the continued fraction of the incomplete beta function."""
    upper, lower = 1.0, 1 / _kept_off_zero(1 - (a + b) * x / (a + 1))
    value = lower
    for step in range(1, _MOST_STEPS):
        even = step * (b - step) * x / ((a + 2 * step - 1) * (a + 2 * step))
        odd = -(a + step) * (a + b + step) * x / ((a + 2 * step) * (a + 2 * step + 1))
        for part in (even, odd):
            lower = 1 / _kept_off_zero(1 + part * lower)
            upper = _kept_off_zero(1 + part / upper)
            value *= lower * upper
        if abs(lower * upper - 1) < _CLOSE:
            return value
    return value


def _kept_off_zero(number: float) -> float:
    return number if abs(number) > _TINY else _TINY
