"""From how often a bid is made in worlds played on to how often such bids come true.

In those worlds everybody plays like the bot that plays on, and knows no more than it: real
company does not. The correction is a straight line between logs of odds, one for bids and one for
cards of each number of cards left, measured by ``python -m bench.calibration``; it never swaps the
order of two chances (J. Platt, "Probabilistic outputs for support vector machines", 1999).
"""

import json
from collections.abc import Mapping
from functools import lru_cache
from math import exp, log
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

FILE = Path(__file__).with_name("calibration.json")
"""What ``python -m bench.calibration --write`` wrote: ``lines`` for ``bid`` and ``play``, one for
each number of cards, the ``power`` of ``spread``, and the tables of how the chances then did."""


@lru_cache(maxsize=1)
def measured() -> Mapping[str, Any]:
    """Return everything in ``FILE``: the lines, the tables of the page, how it was measured."""
    found: Mapping[str, Any] = json.loads(FILE.read_text("utf-8"))
    return found


def corrected(raw: float, worlds: int, *, bidding: bool, cards: int, players: int) -> float:
    """Return the chance behind a share of worlds.

    Parameters
    ----------
    raw : float
        Share of the worlds in which the bid is made, 0 to 1.
    worlds : int
        How many there are: few of them leave more room at 0 and 1.
    bidding : bool
        Whether the seat bids or plays a card.
    cards : int
        Cards in its hand before it plays.
    players : int
    """
    if is_settled_by_bid(bidding=bidding, cards=cards):
        return shifted(raw, worlds, 0.0, 1.0)
    base, slope, per_player = line(bidding=bidding, cards=cards)
    return shifted(raw, worlds, base + per_player * log(players / 4), slope)


def is_settled_by_bid(*, bidding: bool, cards: int) -> bool:
    """Whether nothing is left to choose once all have bid: one card each, which play themselves.

    Nobody can then play for its bid, so that counting is right as it is: of the same card, 0 and 1
    come true in all deals together.
    """
    return bidding and cards == 1


def line(*, bidding: bool, cards: int) -> tuple[float, float, float]:
    """Return the line of a kind of decision.

    Returns
    -------
    base, slope, per_player : float
        What is added to the log of the odds, what it is multiplied by (above 0), and what is
        added for the log of a quarter of the players.
    """
    lines = measured()["lines"]["bid" if bidding else "play"]
    base, slope, per_player = lines[min(cards, len(lines)) - 1]
    return base, slope, per_player


def shifted(raw: float, worlds: int, base: float, slope: float) -> float:
    """Move a share of worlds along a line between logs of odds."""
    return 1.0 / (1.0 + exp(-(base + slope * log_odds(raw, worlds))))


def log_odds(raw: float, worlds: int) -> float:
    """Return the log of the odds of a share, with half a world more at each end."""
    share = (raw * worlds + 0.5) / (worlds + 1.0)
    return log(share / (1.0 - share))


def spread(shares: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return chances to win that sum to 1, drawn apart or together as measured.

    Each is raised to one power, above 0: the order stays, and so do 0 and 1.
    """
    power = float(measured()["power"])
    raised = np.asarray(shares) ** power
    return np.asarray(raised / raised.sum())
