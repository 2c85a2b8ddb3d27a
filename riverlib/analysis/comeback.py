"""How far behind the leader somebody was in a card game, and whether what came of it is news."""

from riverlib.analysis.game_scores import GameScores
from riverlib.cards.near_comeback import NearComeback, nearly_back

_LEAST_SHARE = 0.25
"""Of the winner's points at the end, that make a deficit a big one."""


def furthest_behind(game: GameScores, side: int) -> tuple[int, int]:
    """Return the most points a side was behind the leader, and after which deal first.

    The list of games keeps the first such deal too: both have to name the same. Never behind is
    ``(0, 0)``.
    """
    gaps = [max(row) - row[side] for row in game.totals]
    return max(gaps), gaps.index(max(gaps))


def is_more_than_a_deal(game: GameScores, points: int) -> bool:
    """Tell whether no deal of the game brought anybody so much: less is made up every evening."""
    most = max(deal.points[side] for deal in game.deals for side in game.sides)
    return points > max(most, 0)  # where every deal cost points, nobody was behind by less than 0


def comeback(game: GameScores, winner: int) -> tuple[int, int] | None:
    """Return how many points behind a winner was and after which deal, where that is worth telling.

    Worth it is what no single deal made good, and at least a quarter of what the winner had in
    the end.
    """
    points, deal = furthest_behind(game, winner)
    is_big = points >= _LEAST_SHARE * game.totals[-1][winner]
    return (points, deal) if is_big and is_more_than_a_deal(game, points) else None


def near_comeback(game: GameScores) -> NearComeback | None:
    """Return who all but won a finished game from far behind; its side is a key of ``sides``.

    A winner's own comeback is the better story: then this is not told.
    """
    rows = [[row[side] for side in game.sides] for row in game.totals]
    found = nearly_back(rows)
    if not game.is_over or found is None:
        return None
    winner = rows[-1].index(max(rows[-1]))
    return None if comeback(game, winner) else found
