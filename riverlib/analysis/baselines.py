"""What others reach, by hand size: published figures and our own bot, each with its source."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Baseline:
    """How often somebody made the bid, by hand size."""

    label: str
    short: str
    """The same where there is little room: at the end of a line."""
    source: str
    """One sentence: who measured it, under which rules."""
    players: int
    share_by_hand_size: Mapping[int, float]
    """In [0, 1]. Rates depend on the opponents: no head-to-head."""


def _by_size(*per_cent: float, first: int = 1) -> dict[int, float]:
    return {size: each / 100 for size, each in enumerate(per_cent, start=first)}


STEADY = Baseline(
    label="four steady bots",
    short="steady bots",
    source="Measured here in 500 games: 10 cards down to 1 and up again, hook.",
    players=4,
    share_by_hand_size=_by_size(73, 70, 66, 64, 61, 61, 61, 60, 60, 61),
)
NET = Baseline(
    label="the trained bots of another program",
    short="neural net",
    source=(
        "Published by the author of campbellsoup37/OhHell: four nets against each other, 19 deals"
        " of 10 down to 1 and up again, hook."
    ),
    players=4,
    share_by_hand_size=_by_size(74, 69, 66, 63, 61, 60, 59, 58, 58, 57),
)
PEOPLE = Baseline(
    label="a group of people",
    short="people",
    source=(
        "Published counts of one group of people: 62.4% of 4,647 bids made, at a table of five"
        " with 7 to 10 cards."
    ),
    players=5,
    share_by_hand_size=_by_size(*[62.4] * 4, first=7),
)
BASELINES = (STEADY, NET, PEOPLE)
