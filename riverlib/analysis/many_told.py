"""What many games came to, in one sentence: who won how often, or how close they were."""

from collections import Counter
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from riverlib.analysis.game_scores import GameScores
from riverlib.core.counting import counted, listed

_MOST_NAMED = 4


def wins_told(games: Sequence[GameScores]) -> str:
    """Say who won how many of some games; empty where there is none with a deal.

    A win that is shared is one for each who shares it.
    """
    played = [game for game in games if game.deals]
    if not played:
        return ""
    wins = Counter(name for game in played for name in _winners(game))
    shared = sum(len(_winners(game)) > 1 for game in played)
    ranked = sorted(wins.items(), key=lambda each: -each[1])
    if len(played) == 1:
        names = listed([name for name, _ in ranked])
        return f"{names} won" if len(ranked) == 1 else f"{names} shared the win"
    named = [f"{name} {number}" for name, number in ranked[:_MOST_NAMED]]
    others = len(ranked) - _MOST_NAMED
    more = f", {counted(others, 'other')} the rest" if others > 0 else ""
    named[0] = f"{ranked[0][0]} won {ranked[0][1]}"
    told = f"Of {len(played):,} games {listed(named) if not more else ', '.join(named)}{more}"
    return f"{told}; {counted(shared, 'win')} shared" if shared else told


def _winners(game: GameScores) -> list[str]:
    last = game.totals[-1]
    best = max(last[side] for side in game.sides)
    return [name for side, name in game.sides.items() if last[side] == best]


def margin_told(totals: NDArray[np.int64], team_size: int = 1) -> str:
    """Say how close some games were: what the winner had more than the next, half of the time.

    Parameters
    ----------
    totals : ndarray(int), shape (games, seats)
        Points at the end; partners have those of their team.
    """
    sides = np.sort(totals[:, : totals.shape[1] // team_size], axis=1)
    margins = sides[:, -1] - sides[:, -2]
    games = len(margins)
    middle = int(np.quantile(margins, 0.5, method="inverted_cdf"))
    if not middle:
        return f"In half of the {games:,} games or more the win was shared"
    return f"Half of the {games:,} games were won by {counted(middle, 'point')} or less"
