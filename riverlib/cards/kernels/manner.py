"""How a bot judges: the numbers in which ``steady`` and the light form of ``expert`` differ.

A row of numbers that stands in ``records.RULES``, so that one compiled source plays all of them.
Those of ``steady`` were set by trial on the same deals.
"""

from math import exp

TRUMP_CONTROL, PLAIN_CONTROL = 0.55, 0.35
"""How far a player's will moves the log of the odds, up or down: a trump can wait its moment."""

(
    TRIES_TRUMP, SHUNS_TRUMP, TRIES_PLAIN, SHUNS_PLAIN,  # factors of the odds against
    EXACT_WISH, NEED_WISH, OVER_WISH,  # how much another seat wants the trick: at its bid,
    # in need of some of its tricks, over its bid
    NOT_OVERBID,  # how often one seat yet to bid leaves a highest bid the highest
    KEEP_CARDS,  # with more cards the boss trump led early is as good
    MOST_DEMAND,  # beyond this the others fight for every trick anyway
    BID_SHIFT,  # points for each trick bid, where a bid made is worth 10: up to 2, 5, more cards
) = range(11)  # fmt: skip
HASTE = BID_SHIFT + 3
"""Points that a trick now is worth beside one later, where the deal's points span 10: by whether
the seat leads, by what it needs (nothing, something, all) and by cards (up to 2, 4, more)."""
MANNERS = HASTE + 18

STEADY_MANNER = (
    exp(-TRUMP_CONTROL), exp(TRUMP_CONTROL), exp(-PLAIN_CONTROL), exp(PLAIN_CONTROL),
    0.1, 0.35, 0.4, 0.6, 4.0, 3.0, 0.0, 0.0, 0.0, *(0.0,) * 18,
)  # fmt: skip
