"""What other figures of one card game show, each in a sentence; two have stories of their own."""

from riverlib.analysis import leading
from riverlib.analysis.comeback import furthest_behind, is_more_than_a_deal, near_comeback
from riverlib.analysis.game_scores import ABOVE, BELOW, MADE, GameScores
from riverlib.core.counting import counted
from riverlib.core.text import whole_percent

_MOST_NAMED = 3
_SUREST = 0.99
"""What is said of a share that is not all: never 100%."""


def behind_words(game: GameScores) -> str:
    """Say how far behind whoever is in front at last had been.

    What one good deal brings is not worth a "still": so little is made up every evening. Whoever
    all but won from far behind is told of instead.
    """
    if near := near_comeback(game):
        where = f"{counted(near.behind, 'point')} behind after deal {near.deal}"
        return f"{game.called([near.side], starts=True)}, {where}, came within {near.within}"
    sums = [[row[side] for side in game.sides] for row in game.totals]
    if all(len(set(row)) == 1 for row in sums):
        return "Nobody was ever behind"
    front = leading.fronts([game.totals[-1]], game.sides)[0]
    # of equal ones the first deal, as everywhere
    most, before, side = max(
        (gap, -deal, at) for at in front for gap, deal in [furthest_behind(game, at)]
    )
    if not most:
        few = len(front) <= _MOST_NAMED
        who = game.called(sorted(front), starts=True) if few else "Those in front"
        were = "were" if len(front) > 1 or game.is_several(side) else "was"
        return f"{who} {were} never behind"
    by = counted(most, "point")
    alike = [at for at in sorted(front) if furthest_behind(game, at)[0] == most]
    if len(alike) > 1 and not is_more_than_a_deal(game, most):
        few = len(alike) <= _MOST_NAMED
        who = game.called(alike, starts=True) if few else "Those in front"
        end = "shared the win" if game.is_over else "are level in front now"
        return f"{who} were never more than {by} behind and {end}"
    name, end = game.called([side], starts=True), _end(game, side, len(front))
    if is_more_than_a_deal(game, most):
        still = "still " if game.is_over else ""
        return f"{name}, {by} behind after deal {-before}, {still}{end}"
    was = "were" if game.is_several(side) else "was"
    return f"{name} {was} never more than {by} behind and {end}"


def _end(game: GameScores, side: int, in_front: int) -> str:
    """Say how a game ended for one of those in front, or how it stands."""
    if game.is_over:
        return "won" if in_front == 1 else "shared the win"
    several = game.is_several(side)
    if in_front == 1:
        return "lead now" if several else "leads now"
    return f"{'are' if several else 'is'} level in front now"


def places_words(game: GameScores) -> str:
    """Say who was alone in front after most deals."""
    seen = leading.fronts(game.totals[1:], game.sides)
    alone = [leading.alone(front) for front in seen]
    times = {side: alone.count(side) for side in game.sides}
    most = max(times.values())
    best = [side for side in game.sides if times[side] == most]
    of = f"{most} of {counted(len(seen), 'deal')}"
    if most and len(seen) == 1:
        return f"In front after the only deal: {game.called(best)}"
    if not most:
        return "Nobody was ever alone in front"
    if len(best) > 1:
        return f"Nobody was alone in front after more than {of}"
    return f"Most often alone in front: {game.called(best)}, after {of}"


def points_words(game: GameScores) -> str:
    """Say what part of the points won came from bids made, and what deals below zero took off.

    All sides together, by whole deals as they are drawn: a missed bid may bring points too.
    """
    made, missed, lost = (
        sum(points[side] for side in game.sides)
        for source in (MADE, ABOVE, BELOW)
        for points in [game.points_by_source().get(source, (0,) * game.players)]
    )
    took = f"deals below zero took {counted(-lost, 'point')} off" if lost else ""
    most, won = max(made, missed), made + missed
    if most <= 0:
        return took[:1].upper() + took[1:] if took else "Nobody got a point"
    which = "Bids made" if made > missed else "Missed bids"
    share = "all" if most == won else f"{whole_percent(min(most / won, _SUREST))} of"
    words = f"{which} brought {share} the points won"
    if made == missed:
        words = "Bids made and missed brought equally many points"
    return f"{words}; {took}" if took else words
