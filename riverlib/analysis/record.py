"""How well somebody bids: the record over many deals, and what it allows to say in words."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from riverlib.analysis.baselines import Baseline
from riverlib.analysis.counts import Estimate, made_by_hand_size, mean, off_by_hand_size, share
from riverlib.analysis.counts import streaks as runs_of
from riverlib.analysis.deals import bidding_place, count_hands, is_made, tricks_off
from riverlib.core.intervals import IN_95
from riverlib.core.text import whole_percent

if TYPE_CHECKING:
    import pandas as pd

TURNS = ("first to bid", "in between", "last (the dealer)")
"""Places in the order of bidding that are told apart."""
_SURE = 2.58 / IN_95
"""Words need a 99 % interval: of ten 95 % intervals one or more is false in four of ten records."""
_FEW = 30
"""Deals below which nothing is said."""
_BLOCKS = 12
_SMALL, _LARGE = 3, 7


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Record:
    """The deals of somebody over many games."""

    deals: "pd.DataFrame"
    """A table as in ``riverlib.analysis.deals``."""
    made: Estimate
    """Share of bids made."""
    by_luck: float
    """Share of bids that would be made if bids and tricks had nothing to do with each other."""
    off: Estimate
    """Mean of tricks taken less bid."""
    made_by_size: Mapping[int, Estimate]
    off_by_size: Mapping[int, Estimate]
    made_by_turn: Mapping[str, Estimate]
    """By the places in ``TURNS``."""
    longest: int
    """Most bids made in a row."""
    running: int
    """Bids made in a row just now."""
    trend: "Trend | None"
    """``None`` with too few games."""


@dataclass(frozen=True, slots=True, eq=False)
class Trend:
    """How the share of bids made went, game by game."""

    games: NDArray[np.int64]
    """Games of each block up to its end, shape (blocks,)."""
    blocks: tuple[Estimate, ...]
    """Share of bids made in each block of games."""
    change: Estimate
    """Change of the share from the first game to the last, by a straight line."""
    line: NDArray[np.float64]
    """The line at the ends of the blocks, its lower and its upper bound; shape (3, blocks)."""


def record_of(deals: "pd.DataFrame") -> Record:
    """Return the record of deals, which are in the order in which they were played."""
    made = is_made(deals)
    runs = runs_of(made)
    return Record(
        deals=deals,
        made=share(made),
        by_luck=_by_luck(deals),
        off=mean(tricks_off(deals), deals["game"].to_numpy()),
        made_by_size=made_by_hand_size(count_hands(deals)),
        off_by_size=off_by_hand_size(deals),
        made_by_turn=_made_by_turn(deals),
        longest=int(runs.max(initial=0)),
        running=int(runs[-1]) if len(deals) and made[-1] else 0,
        trend=_trend(deals),
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


def _made_by_turn(deals: "pd.DataFrame") -> dict[str, Estimate]:
    made, place = is_made(deals), bidding_place(deals)
    first, last = place == 0, place == deals["players"].to_numpy() - 1
    places = (first, (place > 0) & ~last, last)
    return {name: share(made[chosen]) for name, chosen in zip(TURNS, places, strict=True)}


def _trend(deals: "pd.DataFrame") -> Trend | None:
    """Fit a straight line to the games' shares, each game weighing as many deals as it had."""
    _, place = np.unique(deals["game"], return_inverse=True)
    games = int(place.max(initial=-1)) + 1
    if games < 8:
        return None
    time = (place - (games - 1) / 2) / max(games - 1, 1)  # -1/2 for the first game, 1/2 the last
    hits = is_made(deals)
    made = hits.astype(np.float64)
    spread = float((time**2).sum())
    slope = float((time * made).sum()) / spread
    left = made - made.mean() - slope * time
    per_game = np.bincount(place, weights=time * left)
    error = IN_95 * float(np.sqrt((per_game**2).sum() * games / (games - 1))) / spread
    middle = share(hits)
    edges = np.linspace(0, games, min(_BLOCKS, games // 2) + 1).astype(np.int64)
    blocks = tuple(share(hits[(place >= low) & (place < high)]) for low, high in pairwise(edges))
    at = (edges[1:] - 0.5 - games / 2) / max(games - 1, 1)
    line = middle.value + slope * at
    band = np.sqrt((error * at) ** 2 + middle.half_width**2)
    change = Estimate(slope, slope - error, slope + error, games)
    return Trend(edges[1:], blocks, change, np.stack([line, line - band, line + band]))


# --- words ----------------------------------------------------------------------------------


def conclusions(record: Record, *, who: str = "you") -> tuple[str, ...]:
    """Return what the record allows to say, the most useful first; nothing where it is unsure."""
    return tuple(_sentences(record, who))


def _sentences(record: Record, who: str) -> Iterator[str]:
    sizes = record.deals["hand_size"]
    groups = (
        (f"With {_LARGE} or more cards", sizes >= _LARGE),
        (f"With {_SMALL + 1} to {_LARGE - 1} cards", (sizes > _SMALL) & (sizes < _LARGE)),
        (f"With {_SMALL} or fewer cards", sizes <= _SMALL),
    )
    for where, chosen in groups:
        deals = record.deals[chosen]
        off = mean(tricks_off(deals), deals["game"].to_numpy())
        if off.count >= _FEW and _is_sure(off, 0.0):
            yield _off_words(where, who, off)
    if record.made.count >= _FEW:
        yield from _luck_words(record, who)
        yield from _turn_words(record, who)
    if record.trend is not None and _is_sure(record.trend.change, 0.0):
        change = record.trend.change
        better = "more" if change.value > 0 else "fewer"
        yield (
            f"From the first to the last of {change.count} games {who} came to make"
            f" {_points(abs(change.value))} {better} bids of 100, ±{_points(change.half_width)}."
        )


def _off_words(where: str, who: str, off: Estimate) -> str:
    how, than = ("low", "more") if off.value > 0 else ("high", "fewer")
    return (
        f"{where} {who} bid too {how}: {who} took {abs(off.value):.2f} tricks {than} than {who}"
        f" bid, ±{off.half_width:.2f}."
    )


def _luck_words(record: Record, who: str) -> Iterator[str]:
    made = record.made
    if _is_sure(made, record.by_luck):
        word = "more" if made.value > record.by_luck else "less"
        yield (
            f"{who.capitalize()} make {whole_percent(made.value)} of the bids, {word} than luck:"
            f" with the same bids dealt out anew it would be {whole_percent(record.by_luck)}."
        )


def _turn_words(record: Record, who: str) -> Iterator[str]:
    last, others = record.made_by_turn[TURNS[2]], _rest(record)
    if min(last.count, others.count) < _FEW:
        return
    gap = last.value - others.value
    error = float(np.hypot(last.half_width, others.half_width))
    if abs(gap) > error * _SURE:
        word = "more" if gap > 0 else "less"
        yield (
            f"As the dealer {who} make the bid {word} often: {whole_percent(last.value)}, in the"
            f" other places {whole_percent(others.value)}. The dealer may not say every number."
        )


def _rest(record: Record) -> Estimate:
    place, players = bidding_place(record.deals), record.deals["players"].to_numpy()
    return share(is_made(record.deals)[(place >= 0) & (place != players - 1)])


def _is_sure(estimate: Estimate, against: float) -> bool:
    """Whether even the 99 % interval lies on one side."""
    low = estimate.value - (estimate.value - estimate.low) * _SURE
    high = estimate.value + (estimate.high - estimate.value) * _SURE
    return not low <= against <= high


def _points(number: float) -> str:
    return f"{number * 100:.0f}"


def win_share(won: Sequence[bool], players: Sequence[int]) -> tuple[Estimate, float]:
    """Return how often games were won (a shared win counts), and how often by mere chance."""
    by_chance = float(np.mean([1 / each for each in players])) if players else float("nan")
    return share(np.array(won, np.bool_)), by_chance
