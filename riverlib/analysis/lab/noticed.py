"""The smallest difference of a measure that a family notices at its table.

Nobody has measured this: the numbers are our judgement, made from how often a thing happens in an
evening. Of about 80 bids, three more that are made are felt, one more is not; who wins how often is
felt over a winter of evenings. A measure that is not listed takes what its unit says.
"""

from collections.abc import Mapping

from riverlib.analysis.lab.measures import Unit

NOTICED: Mapping[str, Mapping[str, float]] = {
    "cards": {
        "made": 0.03,
        "made_dealer": 0.05,
        "made_others": 0.03,
        "zero_share": 0.03,
        "zero_made": 0.05,
        "zero_points": 1.0,
        "other_points": 1.0,
        "points": 0.5,
        "empty": 0.03,
        "over": 0.03,
        "under": 0.03,
        "off": 0.1,
        "bid_sum": 0.2,
        "overbid": 0.05,
        "even": 0.05,
        "underbid": 0.05,
        "spread": 3.0,
        "margin": 3.0,
        "shared": 0.03,
        "changes": 0.5,
        "half": 0.05,
        "upset": 0.05,
        "luck": 0.05,
        "tricks": 10.0,
        "minutes": 5.0,
        "made_size": 0.05,
        "made_bid": 0.05,
        "points_bid": 1.0,
        "made_place": 0.05,
        "win_place": 0.03,
        "leader_after": 0.05,
        "wins": 0.05,
    },
    "race": {
        "lost": 0.5,
        "lost_share": 0.05,
        "docked": 0.5,
        "points": 0.5,
        "rounds": 1.0,
        "throws": 3.0,
        "unused": 0.05,
        "rides": 0.5,
        "groundings": 0.5,
        "win_place": 0.03,
        "spread": 1.0,
        "margin": 1.0,
        "shared": 0.03,
        "luck": 0.05,
        "minutes": 2.0,
        "lost_place": 0.3,
        "points_place": 0.5,
        "wins": 0.05,
    },
}
"""By game and measure, or family of measures, in the measure's unit; a share is in [0, 1]."""
_BY_UNIT = {Unit.SHARE: 0.05, Unit.POINTS: 1.0, Unit.COUNT: 0.5, Unit.MINUTES: 5.0}


def noticed(game: str, key: str, unit: Unit = Unit.SHARE) -> float:
    """Return the smallest difference of a measure that a family notices, in the measure's unit.

    Parameters
    ----------
    game : str
        Key of the game.
    key : str
        The measure; ``"made_size:7"`` is one of a family.
    unit : Unit
        What a measure that is not listed is counted in.

    >>> noticed("cards", "made"), noticed("cards", "made_size:7"), noticed("race", "lost")
    (0.03, 0.05, 0.5)
    """
    listed = NOTICED.get(game, {})
    return listed.get(key) or listed.get(key.partition(":")[0]) or _BY_UNIT[unit]
