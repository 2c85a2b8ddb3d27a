"""What each card game adds to the measures: counts above and below the line (``lab.sums``)."""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from riverlib.analysis.lab.ends import end_counts, win_shares
from riverlib.analysis.lab.sums import Counted, Counts, Numbers
from riverlib.cards import Variant

if TYPE_CHECKING:
    from riverlib.cards.kernels.games import GameResults

Whole = NDArray[np.int64]

_SCALARS = (
    *("made", "made_dealer", "made_others", "zero_share", "zero_made", "zero_points"),
    *("other_points", "points", "empty", "over", "under", "off"),
    *("bid_sum", "overbid", "even", "underbid"),
    *("spread", "margin", "shared", "changes", "half", "upset", "luck"),
)


def card_keys(fits: Sequence[Variant], players: int, bots: Sequence[str]) -> tuple[str, ...]:
    """Return the measures of games under these rule sets, each fitted to the players."""
    sizes = sorted({size for fit in fits for size in fit.hand_sizes})
    most = max(fit.team_size * max(fit.hand_sizes) for fit in fits)
    deals = max(len(fit.hand_sizes) for fit in fits)
    places = range(1, players + 1)
    return (
        *_SCALARS,
        *(f"made_size:{size}" for size in sizes),
        *(f"{what}:{bid}" for what in ("made_bid", "points_bid") for bid in range(most + 1)),
        *(f"{what}:{place}" for what in ("made_place", "win_place") for place in places),
        *(f"leader_after:{deal}" for deal in range(1, deals + 1)),
        *(f"wins:{bot}" for bot in dict.fromkeys(bots)),
    )


def card_counts(results: "GameResults") -> Counted:
    """Count games of one rule set.

    Partners count as one: their bids and tricks are summed, as they are scored.
    """
    fit = results.variant
    sides = len(results.bots) // fit.team_size
    bids, taken = _by_side(results.bids, sides), _by_side(results.taken, sides)
    points = results.scores[:, :, :sides].astype(np.int64)
    running = points.cumsum(axis=1)
    counts = {
        **_bidding(fit, bids, taken, points),
        **_by_bid(bids, bids == taken, points),
        **_places(results),
        **_race_to_the_end(running),
        **end_counts(running[:, -1], _kinds(results.bots, sides)),
        **_wins(running[:, -1], results),
    }
    return counts, Counter(running[:, -1].ravel().tolist())


def _by_side(numbers: NDArray[np.int8], sides: int) -> Whole:
    """Sum over partners: side ``k`` is the seats ``k``, ``k + sides``, ..."""
    games, deals, seats = numbers.shape
    grouped = numbers.reshape(games, deals, seats // sides, sides)
    return np.asarray(grouped.sum(axis=2, dtype=np.int64))


def _kinds(bots: Sequence[str], sides: int) -> tuple[tuple[str, ...], ...]:
    """Return which bots make up each side."""
    return tuple(tuple(sorted(bots[side::sides])) for side in range(sides))


def _bidding(fit: Variant, bids: Whole, taken: Whole, points: Whole) -> Counts:
    games, deals, sides = bids.shape
    made, zero = bids == taken, bids == 0
    every = np.full(games, float(deals * sides))
    each_deal = np.full(games, float(deals))
    sizes = np.array(fit.hand_sizes)
    beyond = bids.sum(axis=2) - sizes
    zeros = _sum(zero)
    counts = {
        "made": (_sum(made), every),
        "zero_share": (zeros, every),
        "zero_made": (_sum(zero & made), zeros),
        "zero_points": (_sum(points * zero), zeros),
        "other_points": (_sum(points * ~zero), every - zeros),
        "points": (_sum(points), every),
        "empty": (_sum(points <= 0), every),
        "over": (_sum(taken > bids), every),
        "under": (_sum(taken < bids), every),
        "off": (_sum(abs(taken - bids)), every),
        "bid_sum": (_sum(beyond), each_deal),
        "overbid": (_sum(beyond > 0), each_deal),
        "even": (_sum(beyond == 0), each_deal),
        "underbid": (_sum(beyond < 0), each_deal),
    }
    by_deal = made.sum(axis=2)
    for size in set(fit.hand_sizes):
        dealt = sizes == size
        below = np.full(games, float(dealt.sum() * sides))
        counts[f"made_size:{size}"] = (by_deal[:, dealt].sum(axis=1).astype(float), below)
    return counts


def _by_bid(bids: Whole, made: NDArray[np.bool_], points: Whole) -> Counts:
    """Count bids made and points by bid."""
    games, kinds = len(bids), int(bids.max()) + 1
    cell = (bids + kinds * np.arange(games)[:, None, None]).ravel()

    def added(weights: NDArray[np.generic] | None = None) -> Numbers:
        flat = None if weights is None else weights.ravel()
        return np.bincount(cell, flat, minlength=games * kinds).reshape(games, kinds).astype(float)

    times, hits, worth = added(), added(made), added(points)
    counts = {}
    for bid in range(kinds):
        counts[f"made_bid:{bid}"] = (hits[:, bid], times[:, bid])
        counts[f"points_bid:{bid}"] = (worth[:, bid], times[:, bid])
    return counts


def _places(results: "GameResults") -> Counts:
    """Count single bids by place in the bidding: 1 bids first, the last one is the dealer."""
    made = results.bids == results.taken
    games, deals, seats = made.shape
    place = (np.arange(seats) - results.dealers[:, :, None] - 1) % seats
    each, others = np.full(games, float(deals)), np.full(games, float(deals * (seats - 1)))
    hits = [_sum(made & (place == at)) for at in range(seats)]
    counts = {f"made_place:{at + 1}": (hits[at], each) for at in range(seats)}
    return counts | {
        "made_dealer": (hits[-1], each),
        "made_others": (np.sum(hits[:-1], axis=0), others),
    }


def _race_to_the_end(running: Whole) -> Counts:
    """Count how the lead went, from running totals of shape (games, deals, sides)."""
    games, deals, _ = running.shape
    leads = running == running.max(axis=2, keepdims=True)
    won = leads[:, -1]
    one = np.ones(games)
    counts = {
        f"leader_after:{deal + 1}": (_sum(leads[:, deal] & won), _sum(leads[:, deal]))
        for deal in range(deals)
    }
    counts["half"] = counts[f"leader_after:{max(1, deals // 2)}"]
    before = leads[:, -2] if deals > 1 else won
    counts["upset"] = ((~(before & won).any(axis=1)).astype(float), one)
    last, changes = np.full(games, -1), np.zeros(games)
    for deal in range(deals):  # a tie changes nothing yet
        alone, who = leads[:, deal].sum(axis=1) == 1, leads[:, deal].argmax(axis=1)
        changes += alone & (last >= 0) & (who != last)
        last = np.where(alone, who, last)
    counts["changes"] = (changes, one)
    return counts


def _wins(totals: Whole, results: "GameResults") -> Counts:
    """Count shares of the win by the seat's place at the first deal; the last one deals."""
    games, sides = totals.shape
    seats = len(results.bots)
    shares = np.tile(win_shares(totals), (1, seats // sides)) * sides / seats
    place = (np.arange(seats) - results.dealers[:, :1] - 1) % seats
    one = np.ones(games)
    counts = {f"win_place:{at + 1}": (_sum(shares * (place == at)), one) for at in range(seats)}
    for bot in set(results.bots):
        of_bot = np.array([each == bot for each in results.bots])
        counts[f"wins:{bot}"] = (shares[:, of_bot].sum(axis=1), one)
    return counts


def _sum(numbers: NDArray[np.generic]) -> Numbers:
    """Sum within each game: over every axis but the first."""
    axes = tuple(range(1, numbers.ndim))
    return np.asarray(np.sum(numbers, axis=axes, dtype=np.float64))
