"""The bids of somebody that came true least often, as a plain fact of the record."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from riverlib.analysis.company import Company, Gap
from riverlib.analysis.counts import Estimate, share
from riverlib.analysis.looks import SURE

FEWEST = 12
"""Deals below which a bid is put together with those beside it."""
_NO_LIMIT = 99


@dataclass(frozen=True, slots=True)
class _Bids:
    """Bids that are told together, from and to."""

    low: int
    high: int

    @property
    def words(self) -> str:
        low = str(self.low or "zero")
        if self.high == self.low:
            return f"bids of {low}"
        if self.high == _NO_LIMIT:
            return f"bids of {low} or more"
        return f"bids of {low} {'or' if self.high == self.low + 1 else 'to'} {self.high}"


@dataclass(frozen=True, slots=True)
class WeakestBid:
    """Bids that came true less often than somebody's others, and what became of the others'."""

    words: str
    """Which bids: ``"bids of 6 or more"``."""
    own: Estimate
    others: Estimate
    """The same bids of the others at the same tables."""
    gap: Gap
    """The two in hands of as many cards."""
    looked_at: int
    """Groups of bids of which this is the lowest: so many looks."""

    @property
    def is_apart(self) -> bool:
        """Whether luck alone would seldom set any group so far apart from the others'."""
        return self.gap.chance < SURE / self.looked_at

    @property
    def counts(self) -> str:
        """Both counts, in words."""
        said = f"{_hits(self.own)} of {self.own.count:,}"
        if not self.others.count:
            return said
        return f"{said}, the others made {_hits(self.others)} of {self.others.count:,}"


def weakest_bid(company: Company) -> WeakestBid | None:
    """Return the bids that came true least often; ``None`` with nothing missed or to compare."""
    bid = company.table["bid"].to_numpy()
    groups = _groups(np.bincount(bid[company.own]).tolist())
    if len(groups) < 2:
        return None
    rows = {each: (bid >= each.low) & (bid <= each.high) for each in groups}
    made = {each: share(company.made[where & company.own] == 1) for each, where in rows.items()}
    weakest = min(groups, key=lambda each: made[each].value)
    if made[weakest].value == 1:
        return None
    where = rows[weakest]
    return WeakestBid(
        weakest.words,
        made[weakest],
        share(company.made[where & ~company.own] == 1),
        company.in_kind(company.made, where),
        len(groups),
    )


def _groups(deals: Sequence[int]) -> list[_Bids]:
    """Put bids together from the highest down, until each group has enough of the deals.

    What is left of the lowest bids is too little to tell, and belongs to no group.
    """
    groups: list[_Bids] = []
    held, bids = 0, []
    for bid in range(len(deals) - 1, -1, -1):
        if deals[bid]:
            bids.append(bid)
            held += deals[bid]
        if held >= FEWEST:
            is_open = not groups and len(bids) > 1
            groups.append(_Bids(bids[-1], _NO_LIMIT if is_open else bids[0]))
            held, bids = 0, []
    return groups


def _hits(made: Estimate) -> str:
    return f"{round(made.value * made.count):,}"
