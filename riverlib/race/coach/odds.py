"""The chances of a race: exact for two on a solved river, else estimated from many races."""

from collections.abc import Mapping
from dataclasses import dataclass

from riverlib.race import Choice, Layout, Phase, RaceState, apply, legal_actions

ROLLOUTS = 1_000
"""Races played for one estimate: a 95 % interval of about three points either way."""


@dataclass(frozen=True, slots=True)
class Odds:
    """Each seat's chance to win, a shared win counted in equal parts."""

    shares: tuple[float, ...]
    """In [0, 1], one a seat; they sum to 1."""
    error: tuple[float, ...]
    """Half width of each share's 95 % interval; 0 when exact."""
    exact: bool


@dataclass(frozen=True, slots=True)
class ChoiceOdds:
    """What each choice of the seat to move leaves it of its chance to win."""

    chances: Mapping[Choice, float]
    error: float
    """Half width of the 95 % interval of a difference between two choices; 0 when exact."""
    exact: bool

    @property
    def best(self) -> Choice:
        """The choice with the highest chance; of equals the first in the order of the rules."""
        return max(self.chances, key=lambda choice: self.chances[choice])

    def cost(self, choice: Choice) -> float:
        """Return how much of the chance to win a choice gives away against the best."""
        return self.chances[self.best] - self.chances[choice]


def is_solved(layout: Layout, players: int) -> bool:
    """Return whether the chances of such a race are exact."""
    from riverlib.race import solver

    return players == 2 and solver.kept(layout) is not None


def odds(state: RaceState, *, rollouts: int = ROLLOUTS, seed: int = 0) -> Odds:
    """Return each seat's chance to win from a position in any phase.

    Where something is to be chosen it is that of the best choice, whatever the bots that race on
    would choose: nobody has given anything away yet.
    """
    from riverlib.race import solver

    if state.is_over:
        winners = state.winners
        shares = tuple((seat in winners) / len(winners) for seat in range(state.players))
        return Odds(shares, (0.0,) * state.players, exact=True)
    if state.players == 2 and (solution := solver.kept(state.layout)):
        share = solution.win_chance(state, 0)
        return Odds((share, 1 - share), (0.0, 0.0), exact=True)
    if state.phase is Phase.CHOOSE and len(legal_actions(state)) > 1:
        each = odds_by_choice(state, rollouts=rollouts, seed=seed).values()
        return max(each, key=lambda after: after.shares[state.turn])

    from riverlib.race.kernels import races  # numba: not needed where a table is kept

    estimate = races.estimate(state, rollouts=rollouts, seed=seed)
    return Odds(tuple(estimate.shares), tuple(estimate.error), exact=False)


def choice_odds(state: RaceState, *, rollouts: int = ROLLOUTS, seed: int = 0) -> ChoiceOdds:
    """Return what each legal choice leaves the seat to move of its chance to win."""
    from riverlib.race import solver

    if state.players == 2 and (solution := solver.kept(state.layout)):
        return ChoiceOdds(solution.choices(state), 0.0, exact=True)

    from riverlib.race.kernels import races

    estimates = races.estimate_choices(state, rollouts=rollouts, seed=seed)
    seat = state.turn
    chances = {choice: float(estimates[choice].shares[seat]) for choice in legal_actions(state)}
    best = max(chances, key=lambda choice: chances[choice])
    errors = (estimates.difference(best, choice)[1] for choice in chances if choice != best)
    error = max(errors, default=0.0)
    return ChoiceOdds(chances, error, exact=False)


def odds_by_choice(
    state: RaceState, *, rollouts: int = ROLLOUTS, seed: int = 0
) -> dict[Choice, Odds]:
    """Return every seat's chance to win after each legal choice of the seat to move."""
    if is_solved(state.layout, state.players):
        return {choice: odds(apply(state, choice)[0]) for choice in legal_actions(state)}

    from riverlib.race.kernels import races

    estimates = races.estimate_choices(state, rollouts=rollouts, seed=seed)
    return {
        choice: Odds(tuple(each.shares), tuple(each.error), exact=False)
        for choice, each in estimates.items()
    }
