"""Luck and choices of all card games that were looked at again, for one learner."""

from dataclasses import asdict
from functools import reduce
from operator import add
from typing import Any

from riverlib.cards.coach.review import SeatDeal
from riverlib.learn.exam.sitting import Progress

KIND = "review"
"""What the sums of a learner's games are kept as."""


def keep_sums(progress: Progress, learner: str, game_id: str, sums: SeatDeal) -> None:
    """Keep how a whole game went for a learner."""
    progress.save(learner, KIND, game_id, asdict(sums))


def sum_of_games(progress: Progress, learner: str) -> tuple[int, SeatDeal | None]:
    """Return how many games were looked at, and their sums.

    Damaged rows are left out, and those of a version that kept no skill, whose luck was measured
    beside the best choices: looking at such a game again keeps it anew.
    """
    kept = [_read(data) for data in progress.load(learner, KIND).values()]
    found = [each for each in kept if each is not None]
    return len(found), reduce(add, found) if found else None


def _read(data: dict[str, Any]) -> SeatDeal | None:
    try:
        fine, doubtful, bad = (int(each) for each in data["marks"])
        return SeatDeal(
            seat=int(data["seat"]),
            points=int(data["points"]),
            worth=float(data["worth"]),
            even=float(data["even"]),
            skill=float(data["skill"]),
            cost=float(data["cost"]),
            decisions=int(data["decisions"]),
            marks=(fine, doubtful, bad),
            stake=float(data["stake"]),
            deals=int(data["deals"]),
            dearest=float(data.get("dearest", 0.0)),
        )
    except (KeyError, TypeError, ValueError):
        return None
