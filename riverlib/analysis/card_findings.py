"""What the other figures of one card game show, each in a sentence; the totals have their story."""

import numpy as np
from numpy.typing import NDArray

from riverlib.analysis import leading
from riverlib.analysis.comeback import furthest_behind, is_more_than_a_deal
from riverlib.analysis.game_scores import ABOVE, BELOW, MADE, GameScores
from riverlib.core.counting import counted, listed, number_word
from riverlib.core.text import whole_percent

LEVEL = 0.02
"""Chances that differ by less are called level: they are estimates."""
_MOST_NAMED = 3
_SUREST = 0.99
"""What is said of a share that is not all, and of a chance that came to nothing: never 100 %."""


def behind_words(game: GameScores) -> str:
    """Say how far behind whoever is in front at last had been.

    What one good deal brings is not worth a "still": so little is made up every evening.
    """
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
        who = listed([game.sides[at] for at in sorted(front)]) if few else "Those in front"
        were = "were" if len(front) > 1 or game.is_several(side) else "was"
        return f"{who} {were} never behind"
    name, end = game.sides[side], _end(game, side, len(front))
    by = counted(most, "point")
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
        return f"In front after the only deal: {game.sides[best[0]]}"
    if not most:
        return "Nobody was ever alone in front"
    if len(best) > 1:
        return f"Nobody was alone in front after more than {of}"
    return f"Most often alone in front: {game.sides[best[0]]}, after {of}"


def chances_words(game: GameScores, shares: NDArray[np.float64]) -> str:
    """Say from when on somebody had the best chance to win, and how good another's had been.

    Parameters
    ----------
    shares : ndarray(float), shape (deals + 1, seats)
        As ``riverlib.analysis.win_chances`` returns them.
    """
    sums = side_chances(game, shares)
    seen = leading.fronts(sums[1:].tolist(), range(len(game.sides)), level=LEVEL)
    best, since = leading.alone(seen[-1]), leading.taken_for_good(seen)
    if best is None or since is None:
        if game.is_over:
            return _shared(game, sums, seen)
        return f"After {counted(len(seen), 'deal')} no chance is clearly the best"
    name = list(game.sides.values())[best]
    if since == 1:
        return f"{name} had the best chance after every deal"
    now = f"{name} had the best chance from deal {since} on"
    is_end = game.is_over and since == len(seen)  # only whoever won has a chance then
    others = [
        (sums[deal, other], other, deal)
        for deal, front in enumerate(seen[: since - 1], start=1)
        if (other := leading.alone(front)) not in (None, best)
    ]
    if not others:
        return f"No chance was clearly the best before the last deal; {name} won" if is_end else now
    share, other, deal = max(others)
    whom, chance = list(game.sides.values())[other], whole_percent(min(share, _SUREST))
    if is_end:
        whose = "Your" if whom.casefold() == "you" else f"{whom}'s"
        return f"{whose} chance was about {chance} after deal {deal}; {name} still won"
    whose = "yours" if whom.casefold() == "you" else f"{whom}'s"
    return f"{now}. After deal {deal} {whose} was about {chance}"


def _shared(game: GameScores, sums: NDArray[np.float64], seen: leading.Fronts) -> str:
    """Say of a shared win who shares it, and how good one chance had been before."""
    names = list(game.sides.values())
    front = sorted(seen[-1])
    who = listed([names[side] for side in front])
    if len(front) > _MOST_NAMED:
        who = f"{number_word(len(front)).capitalize()} of {len(names)}"
    alone = [
        (sums[deal, side], side, deal)
        for deal, each in enumerate(seen, start=1)
        if (side := leading.alone(each)) is not None
    ]
    if not alone:
        return f"{who} shared the win; no chance was ever clearly the best"
    share, side, deal = max(alone)
    whose = "your" if names[side].casefold() == "you" else f"{names[side]}'s"
    chance = whole_percent(min(share, _SUREST))
    return f"{who} shared the win; after deal {deal} {whose} chance was about {chance}"


def side_chances(game: GameScores, shares: NDArray[np.float64]) -> NDArray[np.float64]:
    """Add up the chances of partners: one column a side."""
    teams = len(game.sides)
    return np.stack([shares[:, side::teams].sum(axis=1) for side in game.sides], axis=1)


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
