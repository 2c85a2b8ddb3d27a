"""The bids by which somebody is furthest from the others, for better or worse."""

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
class BidsApart:
    """Bids that came true more or less often than the same bids of the others."""

    words: str
    """Which bids: ``"bids of 6 or more"``."""
    own: Estimate
    others: Estimate
    """The same bids of the others at the same tables."""
    gap: Gap
    """The two in hands of as many cards."""
    looked_at: int
    """Groups of bids of which this is the furthest apart: so many looks."""

    @property
    def is_apart(self) -> bool:
        """Whether luck alone would seldom set any group so far apart from the others'."""
        return self.gap.chance < SURE / self.looked_at

    @property
    def sentence(self) -> str:
        """How often they came true, with both counts, without a full stop."""
        how = "more" if self.own.value > self.others.value else "less"
        return (
            f"Your {self.words} came true {how} often than the others': {_hits(self.own)} of"
            f" {self.own.count:,}, theirs {_hits(self.others)} of {self.others.count:,}"
        )


def bids_apart(company: Company) -> BidsApart | None:
    """Return the bids furthest apart from the others'; ``None`` with nothing to compare.

    Bids come true less often the higher they are, with everybody: so each is set beside the same
    bid of the others, and the one that luck would part least often is told.
    """
    bid = company.table["bid"].to_numpy()
    groups = _groups(np.bincount(bid[company.own]).tolist())
    if len(groups) < 2:
        return None
    found = []
    for each in groups:
        where = (bid >= each.low) & (bid <= each.high)
        own, others = (
            share(company.made[where & side] == 1) for side in (company.own, ~company.own)
        )
        gap = company.in_kind(company.made, where)
        if own.count and others.count and gap.apart.value * (own.value - others.value) > 0:
            found.append(BidsApart(each.words, own, others, gap, len(groups)))
    return min(found, key=lambda each: each.gap.chance, default=None)


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
