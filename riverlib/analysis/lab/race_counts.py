"""What each race adds to the measures: counts above and below the line (``lab.sums``)."""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from riverlib.analysis.lab.ends import end_counts
from riverlib.analysis.lab.sums import Counted

if TYPE_CHECKING:
    from riverlib.race.kernels.races import RaceResults

_SCALARS = (
    *("lost", "lost_share", "docked", "points", "rounds", "throws", "unused", "rides"),
    *("groundings", "spread", "margin", "shared", "luck"),
)
_PLACES = ("win_place", "lost_place", "points_place")


def race_keys(players: int, bots: Sequence[str]) -> tuple[str, ...]:
    """Return the measures of races."""
    return (
        *_SCALARS,
        *(f"{what}:{place}" for what in _PLACES for place in range(1, players + 1)),
        *(f"wins:{bot}" for bot in dict.fromkeys(bots)),
    )


def race_counts(results: "RaceResults") -> Counted:
    """Count races on one river."""
    games, seats = results.scores.shape
    one, each = np.ones(games), np.full(games, float(seats))
    scores = results.scores.astype(np.int64)
    lost = results.lost.sum(axis=1).astype(float)
    counts = {
        "lost": (lost, one),
        "lost_share": (lost, np.full(games, float(seats * results.layout.boats))),
        "docked": (results.docked.sum(axis=1).astype(float), one),
        "points": (scores.sum(axis=1).astype(float), each),
        "rounds": (results.rounds.astype(float), one),
        "throws": (results.throws.sum(axis=1).astype(float), one),
        "unused": (
            results.unused_winds.sum(axis=1).astype(float),
            results.winds.sum(axis=1).astype(float),
        ),
        "rides": (results.rides.sum(axis=1).astype(float), one),
        "groundings": (results.groundings.sum(axis=1).astype(float), one),
        **end_counts(scores, [(bot,) for bot in results.bots]),
    }
    counts["shared"] = ((results.shares.max(axis=1) < 1).astype(float), one)
    place = (np.arange(seats) - results.first[:, None]) % seats
    for at in range(seats):
        mine = place == at
        counts[f"win_place:{at + 1}"] = ((results.shares * mine).sum(axis=1), one)
        counts[f"lost_place:{at + 1}"] = ((results.lost * mine).sum(axis=1).astype(float), one)
        counts[f"points_place:{at + 1}"] = ((scores * mine).sum(axis=1).astype(float), one)
    for bot in set(results.bots):
        of_bot = np.array([key == bot for key in results.bots])
        counts[f"wins:{bot}"] = (results.shares[:, of_bot].sum(axis=1), one)
    return counts, Counter(scores.ravel().tolist())
