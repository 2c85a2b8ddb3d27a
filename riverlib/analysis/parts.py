"""Where the points of a game came from: bids made, tricks, penalties."""

from dataclasses import dataclass

from riverlib.analysis.records import DealScores, GameScores
from riverlib.cards import Scoring, TrickPoints
from riverlib.cards.rules import team_of


@dataclass(frozen=True, slots=True)
class Parts:
    """The points of one seat, by where they came from; their sum is its total."""

    exact: int
    """For taking exactly the bid."""
    tricks: int
    """For tricks, however the bid went."""
    penalty: int
    """For missed bids, at most 0."""


def parts(game: GameScores) -> tuple[Parts, ...] | None:
    """Return where each seat's points came from, ``None`` where the rules are not known.

    Partners have the points of their team, as on the score sheet.
    """
    variant = game.variant
    if variant is None:
        return None
    team = [team_of(variant, seat, game.players) for seat in range(game.players)]
    sums = [[0, 0, 0] for _ in game.names]
    for deal in game.deals:
        for seat in range(game.players):
            mates = [mate for mate in range(game.players) if team[mate] == team[seat]]
            gains = _gains(variant.scoring, deal, mates)
            for column, points in enumerate((*gains, deal.points[seat] - sum(gains))):
                sums[seat][column] += points
    return tuple(Parts(*row) for row in sums)


def _gains(scoring: Scoring, deal: DealScores, mates: list[int]) -> tuple[int, int]:
    """Return the points of a team in a deal for an exact bid and for tricks."""
    bid, taken = sum(deal.bids[seat] for seat in mates), sum(deal.taken[seat] for seat in mates)
    made = bid == taken
    exact = 0
    if made:
        is_zero = bid == 0
        priced = is_zero and scoring.zero_bonus is not None
        exact = (scoring.zero_bonus or 0) if priced else scoring.bonus
        exact += scoring.zero_per_card * deal.hand_size if is_zero else 0
    counts = {TrickPoints.ALWAYS: True, TrickPoints.WHEN_MADE: made, TrickPoints.NEVER: False}
    tricks = scoring.per_trick * (taken * taken if scoring.squared else taken)
    return exact, tricks if counts[scoring.trick_points] else 0


def deal_points(game: GameScores) -> tuple[tuple[int, int], ...]:
    """Return each seat's points from deals with the bid made and from those with it missed."""
    sums = [[0, 0] for _ in game.names]
    for deal in game.deals:
        for seat in range(game.players):
            sums[seat][deal.bids[seat] != deal.taken[seat]] += deal.points[seat]
    return tuple((made, missed) for made, missed in sums)
