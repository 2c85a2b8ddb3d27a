"""Weights of the judgement of a card, fitted to 800,000 cards that ``steady`` itself played.

Each number says how much one sign of ``chances`` speaks for the card taking its trick
(logistic regression: the weighted sum is the log of the odds). The tables had 2 to 10 seats, some
of them random bots, so that the weights do not lean on opponents who bid well. The rows keep the
order in which ``chances`` names the signs.
"""

PLAIN_WEIGHTS = (
    -0.55,  # always
    -0.52,  # nobody holds a higher card
    0.48,  # nobody can ruff
    2.29,  # both
    0.41,  # one over higher cards
    -1.99,  # higher cards
    1.07,  # lower cards
    0.35,  # own higher cards
    -0.81,  # own lower cards
    -1.42,  # others hold trumps
    0.86,  # own trumps
    -2.16,  # short hand
    1.55,  # both and a short hand
    0.93,  # leads
    -0.80,  # leads and both
    -0.90,  # tricks the others need
    0.07,  # that and no higher card
    0.47,  # few players
    -1.47,  # nobody holds a higher card or a trump
    -0.43,  # that and a short hand
    1.42,  # that and leads
    -0.19,  # last card
    1.00,  # last card and leads
    0.10,  # that and nobody holds a higher card or a trump
)
TRUMP_WEIGHTS = (
    -2.04,  # always
    -1.55,  # nobody holds a higher trump
    7.86,  # one over higher trumps
    -0.43,  # higher trumps
    0.02,  # lower trumps
    1.53,  # own higher trumps
    1.85,  # own lower trumps
    -0.10,  # trumps of the others
    -0.17,  # own trumps
    -0.25,  # short suits
    -3.12,  # short hand
    4.34,  # no higher and a short hand
    -0.23,  # leads
    -0.06,  # leads and no higher
    -0.52,  # tricks the others need
    -0.13,  # that and no higher trump
    0.55,  # short suits and no boss
    -0.60,  # few players
    1.13,  # last card
    -1.37,  # last card and nobody holds a higher trump
)
