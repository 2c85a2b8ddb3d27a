"""What a variant laboratory asks of many games, in counts that merge exactly.

All counts are whole numbers, so the summary of a million games is the same whatever batches they
were played in and in whichever order those were added up.
"""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from functools import reduce
from typing import Self

import numpy as np
from numpy.typing import NDArray

from riverlib.cards import Variant, score
from riverlib.cards.kernels.tally import Tally
from riverlib.core import RiverError

Counts = NDArray[np.int64]


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class GameSummary:
    """Many games of one rule set by the same bots.

    A *side* is a team, or a seat where everybody plays for themselves; side ``k`` of ``sides`` is
    the seats ``k``, ``k + sides``, ... (docs/rules/cards.md 3.6).
    """

    variant: Variant
    """Fitted to the players."""
    bots: tuple[str, ...]
    """Key of the bot in each seat."""
    games: int
    bid_counts: Counts
    """Single bids by seat, dealer (1) or not (0), hand size, bid and tricks taken."""
    side_counts: Counts
    """Deals by side, hand size, the side's bid and its tricks taken: what is scored."""
    sum_counts: Counts
    """Deals by hand size and the sum of all bids."""
    wins: Counts
    """Games won alone by each side, shape (sides,)."""
    shared_wins: Counts
    """Games in which a side's win was shared, shape (sides,)."""
    leaders: Counts
    """Leading sides after each deal, all games together, shape (deals,); equal totals all lead."""
    leaders_won: Counts
    """How many of them won or shared the win at the end, shape (deals,)."""
    upsets: int
    """Games whose winners were none of those in the lead before the last deal."""
    totals: tuple[Tally, ...]
    """Final points of each side."""
    margins: Tally
    """Points of the winning side over the next best one; 0 for a shared win."""
    lead_changes: Tally
    """How often in a game the lead went from one side to another; a tie changes nothing yet."""

    def __eq__(self, other: object) -> bool:
        """Return whether every count is the same."""
        if not isinstance(other, GameSummary):
            return NotImplemented
        return all(
            np.array_equal(mine, theirs) if isinstance(mine, np.ndarray) else mine == theirs
            for mine, theirs in (
                (getattr(self, field.name), getattr(other, field.name)) for field in fields(self)
            )
        )

    def __add__(self, other: "GameSummary") -> "GameSummary":
        """Return the summary of both's games, which must be different ones of the same kind."""
        return GameSummary.merged((self, other))

    @classmethod
    def merged(cls, parts: Sequence["GameSummary"]) -> Self:
        """Return one summary of all the games of several.

        Raises
        ------
        RiverError
            If they are not about the same rules and bots.
        """
        first = parts[0]
        if any((part.variant, part.bots) != (first.variant, first.bots) for part in parts):
            raise RiverError("only games of the same rules by the same bots can be added up")

        def summed(name: str) -> Counts:
            return reduce(np.add, [getattr(part, name) for part in parts])

        return cls(
            variant=first.variant,
            bots=first.bots,
            games=sum(part.games for part in parts),
            upsets=sum(part.upsets for part in parts),
            totals=tuple(
                Tally.merged([part.totals[side] for part in parts])
                for side in range(len(first.totals))
            ),
            margins=Tally.merged([part.margins for part in parts]),
            lead_changes=Tally.merged([part.lead_changes for part in parts]),
            **{name: summed(name) for name in _ARRAYS},
        )

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.bots)

    @property
    def sides(self) -> int:
        """How many teams, or seats where everybody plays for themselves."""
        return len(self.totals)

    @property
    def deals(self) -> int:
        """Deals played."""
        return self.games * len(self.variant.hand_sizes)

    @property
    def tricks(self) -> int:
        """Tricks played."""
        return self.games * sum(self.variant.hand_sizes)

    @property
    def all_totals(self) -> Tally:
        """Final points of all sides together."""
        return Tally.merged(self.totals)

    def points_by_bid(self) -> tuple[NDArray[np.object_], NDArray[np.object_]]:
        """Return sums of points and of their squares by side, hand size and the side's bid.

        The numbers are Python's, so that none is too large. Points follow from the counts alone.
        """
        sums = np.zeros(self.side_counts.shape[:3], object)
        squares = np.zeros(self.side_counts.shape[:3], object)
        scoring = self.variant.scoring
        for side, size, bid, taken in np.argwhere(self.side_counts).tolist():
            count = int(self.side_counts[side, size, bid, taken])
            points = score(scoring, bid=bid, taken=taken, hand_size=size).points
            sums[side, size, bid] += count * points
            squares[side, size, bid] += count * points * points
        return sums, squares


_ARRAYS = (
    "bid_counts",
    "side_counts",
    "sum_counts",
    "wins",
    "shared_wins",
    "leaders",
    "leaders_won",
)
