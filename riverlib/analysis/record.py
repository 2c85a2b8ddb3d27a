"""How well somebody bids: the numbers of many deals, beside the others at the same tables."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from riverlib.analysis.baselines import Baseline
from riverlib.analysis.company import BETWEEN, FIRST, LAST, NOTHING, Company, Gap
from riverlib.analysis.counts import Estimate, mean, share
from riverlib.analysis.counts import streaks as runs_of
from riverlib.analysis.deals import is_made, tricks_off
from riverlib.core.counting import counted

if TYPE_CHECKING:
    import pandas as pd

PLACES = {"first after the dealer": FIRST, "in between": BETWEEN, "the dealer": LAST}
"""Places that are told apart, in the order of bidding."""
_BLOCKS = 12
_TREND_NEEDS = 8
"""Games below which a line says nothing."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Record:
    """The deals of somebody over many games, and of the others in the same deals."""

    company: Company
    made: Estimate
    """Share of bids made."""
    by_luck: float
    """Share of bids that would be made if bids and tricks had nothing to do with each other."""
    off: Estimate
    """Mean of tricks taken less bid."""
    too_high_by_size: Mapping[int, Gap]
    """Mean of tricks bid less taken, so that high bids stand high."""
    made_by_size: Mapping[int, Gap]
    points_by_size: Mapping[int, Gap]
    made_by_place: Mapping[str, Gap]
    """By ``PLACES``."""
    zero: Mapping[str, Gap]
    """How often zero was bid, and how often it was made then."""
    after: Mapping[str, Gap]
    """Share of bids made after a miss, and after a bid made."""
    longest: int
    """Most bids made in a row."""
    running: int
    """Bids made in a row just now."""
    trend: "Trend | None"
    """``None`` with too few games."""


@dataclass(frozen=True, slots=True, eq=False)
class Trend:
    """How the share of bids made went beside the others' in the same deals, game by game."""

    games: NDArray[np.int64]
    """Games of each block up to its end, shape (blocks,)."""
    blocks: tuple[Estimate, ...]
    """Share of bids made less the others', in each block of games."""
    change: Estimate
    """Change of that gap from the first game to the last, by a straight line."""
    line: NDArray[np.float64]
    """The line at the ends of the blocks, its lower and its upper bound; shape (3, blocks)."""


def record_of(company: Company) -> Record:
    """Return the record of deals, which are in the order in which they were played."""
    deals = company.mine
    made = is_made(deals)
    runs = runs_of(made)
    return Record(
        company=company,
        made=share(made),
        by_luck=_by_luck(deals),
        off=mean(tricks_off(deals), deals["game"].to_numpy()),
        too_high_by_size=company.each_size(-company.off),
        made_by_size=company.each_size(company.made),
        points_by_size=company.each_size(company.points),
        made_by_place={
            name: company.in_kind(company.made, company.place == place)
            for name, place in PLACES.items()
        },
        zero={
            "zero bid": company.at_table(company.zero, company.everywhere()),
            "zero made, when bid": company.in_kind(company.made, company.zero == 1),
        },
        after={
            "after a miss": company.in_kind(company.made, company.last_made == 0),
            "after a bid made": company.in_kind(company.made, company.last_made == 1),
        },
        longest=int(runs.max(initial=0)),
        running=int(runs[-1]) if len(deals) and made[-1] else 0,
        trend=_trend(company),
    )


def expected(deals: "pd.DataFrame", baseline: Baseline) -> float | None:
    """Return how often a baseline makes its bid on the same hand sizes, where it knows them."""
    shares = deals["hand_size"].map(baseline.share_by_hand_size)
    return None if shares.empty or shares.hasnans else float(shares.mean())


def _by_luck(deals: "pd.DataFrame") -> float:
    """Return the share made if bids were dealt out anew among deals with as many cards."""
    hits = 0.0
    for size, alike in deals.groupby("hand_size"):
        bids = np.bincount(alike["bid"], minlength=size + 1)
        taken = np.bincount(alike["taken"], minlength=size + 1)
        hits += float((bids * taken).sum()) / len(alike)
    return hits / len(deals) if len(deals) else float("nan")


def _trend(company: Company) -> Trend | None:
    """Fit a straight line to the gap, and reckon the gap in some games at a time."""
    games = company.games
    over_time = company.over_time(company.made) if games >= _TREND_NEEDS else NOTHING
    if not over_time.apart.count:
        return None
    middle = company.at_table(company.made, company.everywhere()).apart
    edges = np.linspace(0, games, min(_BLOCKS, games // 2) + 1).astype(np.int64)
    blocks = tuple(
        company.at_table(company.made, (company.game >= low) & (company.game < high)).apart
        for low, high in pairwise(edges)
    )
    at = (edges[1:] - 0.5 - games / 2) / max(games - 1, 1)  # about -1/2 to 1/2
    change = over_time.apart
    line = middle.value + change.value * at
    band = np.sqrt((change.half_width * at) ** 2 + middle.half_width**2)
    return Trend(edges[1:], blocks, change, np.stack([line, line - band, line + band]))


def win_by_chance(winners: int, players: int) -> float:
    """Return how often a seat is among those that win where each is as likely as the others.

    A shared win counts as a win, so whoever shared it counts here as well.
    """
    return winners / players


def win_share(won: Sequence[bool], by_chance: Sequence[float]) -> tuple[Estimate, float]:
    """Return how often games were won (a shared win counts), and how often by mere chance.

    Parameters
    ----------
    by_chance : sequence of float
        ``win_by_chance`` of each game.
    """
    expected = float(np.mean(by_chance)) if by_chance else float("nan")
    return share(np.array(won, np.bool_)), expected


def beside_chance(won: Sequence[bool], by_chance: Sequence[float]) -> str:
    """Say whether games were won more or less often than by mere chance.

    >>> beside_chance([True] * 6 + [False] * 38, [1 / 4] * 44)
    'By luck alone you would have won 11 of 44 games, and you won 6: that may still be luck.'
    """
    share_won, expected = win_share(won, by_chance)
    number, expected_wins = sum(won), round(expected * len(won))
    begin = (
        f"By luck alone you would have won {expected_wins:,} of {counted(len(won), 'game')}, and"
        f" you won {number:,}"
    )
    if expected > share_won.high:
        return f"{begin}: that is more than bad luck."
    if expected < share_won.low:
        return f"{begin}: that is more than luck."
    return f"{begin}: that may still be luck."
