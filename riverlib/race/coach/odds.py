"""The chances of a race: exact for two on a solved river, else estimated from many races."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import hypot
from typing import TYPE_CHECKING

from riverlib.race import WIND, Choice, Layout, Phase, RaceState, Roll, apply

if TYPE_CHECKING:
    from riverlib.race.kernels.races import ChoiceEstimates

ROLLOUTS = 1_000
"""Races played for each choice: a 95 % interval of about three points either way."""
WORSE = 0.03
"""So much of the chance to win a choice must give away to be called worse: by hint, tutor and
review alike. Estimates tell no less apart, and a family does not see 2 races in 100."""
_KEPT = 8
"""Positions whose estimates are kept: bar, hint and tutor ask for the same ones."""
BEFORE_THROW = 6
"""Before a throw one in so many of them is played for each choice after each face."""


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

    def is_worse(self, choice: Choice) -> bool:
        """Return whether a choice is called worse than the best, whoever speaks of it."""
        return is_worse(self.cost(choice), self.error)


def is_worse(cost: float, error: float = 0.0) -> bool:
    """Return whether a choice is called worse that gives away so much.

    Parameters
    ----------
    error : float
        How far the cost may be off: what is not more than that is no difference.

    >>> is_worse(0.05), is_worse(0.02), is_worse(0.05, error=0.06)
    (True, False, False)
    """
    return cost >= WORSE and cost > error


def is_solved(layout: Layout, players: int) -> bool:
    """Return whether the chances of such a race are exact."""
    from riverlib.race import solver

    return players == 2 and solver.kept(layout) is not None


def odds(state: RaceState, *, rollouts: int = ROLLOUTS, seed: int = 0) -> Odds:
    """Return each seat's chance to win from a position in any phase.

    Where something is to be chosen it is that of the best choice, whatever the bots that race on
    would choose: nobody has given anything away yet. Before a throw it is the mean over the six
    faces, so that what a throw changes is luck and nothing else.

    Parameters
    ----------
    rollouts : int
        Races for each choice where chances are estimated; before a throw a part of them, because
        the estimates of six faces go together.
    """
    if (known := _known(state)) is not None:
        return known
    if state.phase is Phase.ROLL:
        return mean_of(after_throws(state, rollouts=max(1, rollouts // BEFORE_THROW), seed=seed))
    shares, error = _estimates(state, rollouts, seed).best_taken()
    return Odds(shares, error, exact=False)


def after_throws(state: RaceState, *, rollouts: int = ROLLOUTS, seed: int = 0) -> tuple[Odds, ...]:
    """Return the chances after each face of the die, the best choice taken."""
    thrown = (apply(state, Roll(face))[0] for face in range(1, WIND + 1))
    return tuple(odds(each, rollouts=rollouts, seed=seed) for each in thrown)


def mean_of(faces: Sequence[Odds]) -> Odds:
    """Return the chances before a throw from those after each face."""
    seats = range(len(faces[0].shares))
    return Odds(
        tuple(sum(face.shares[seat] for face in faces) / len(faces) for seat in seats),
        tuple(hypot(*(face.error[seat] for face in faces)) / len(faces) for seat in seats),
        exact=all(face.exact for face in faces),
    )


def choice_odds(state: RaceState, *, rollouts: int = ROLLOUTS, seed: int = 0) -> ChoiceOdds:
    """Return what each legal choice leaves the seat to move of its chance to win.

    The best one has the chance that ``odds`` tells; one that only looks better by luck is as good.
    """
    from riverlib.race import solver

    if state.players == 2 and (solution := solver.kept(state.layout)):
        return ChoiceOdds(solution.choices(state), 0.0, exact=True)

    estimates = _estimates(state, rollouts, seed)
    most = estimates.best_taken()[0][state.turn]
    chances = {choice: min(most, each.shares[state.turn]) for choice, each in estimates.items()}
    best = estimates.best
    errors = (estimates.difference(best, choice)[1] for choice in chances if choice != best)
    return ChoiceOdds(chances, max(errors, default=0.0), exact=False)


def after_choice(
    state: RaceState, choice: Choice, *, rollouts: int = ROLLOUTS, seed: int = 0
) -> Odds:
    """Return the chances after a choice, from the very races by which it was judged.

    Whoever takes the best choice keeps the chance that ``odds`` told before, and no other choice
    has more; estimates of the position that follows would differ from it by luck.
    """
    after, _ = apply(state, choice)
    if (known := _known(after)) is not None:
        return known
    estimates = _estimates(state, rollouts, seed)
    taken, error = estimates.best_taken()
    if choice == estimates.best:
        return Odds(taken, error, exact=False)
    seen, mover = estimates[choice], state.turn
    own = min(taken[mover], seen.shares[mover])
    rest = (1 - own) / (1 - seen.shares[mover]) if seen.shares[mover] < 1 else 0.0
    shares = (own if seat == mover else rest * each for seat, each in enumerate(seen.shares))
    return Odds(tuple(shares), seen.error, exact=False)


def _known(state: RaceState) -> Odds | None:
    """Return the chances of a race that is over or solved."""
    from riverlib.race import solver

    if state.is_over:
        winners = state.winners
        shares = tuple((seat in winners) / len(winners) for seat in range(state.players))
        return Odds(shares, (0.0,) * state.players, exact=True)
    if state.players == 2 and (solution := solver.kept(state.layout)):
        share = solution.win_chance(state, 0)
        return Odds((share, 1 - share), (0.0, 0.0), exact=True)
    return None


@lru_cache(maxsize=_KEPT)
def _estimates(state: RaceState, rollouts: int, seed: int) -> "ChoiceEstimates":
    """Return the estimates of each choice; after each face other races, so that errors even out."""
    from riverlib.race.kernels import races  # numba: not needed where a table is kept

    own_seed = seed * (WIND + 1) + (state.face or 0)
    return races.estimate_choices(state, rollouts=rollouts, seed=own_seed)
