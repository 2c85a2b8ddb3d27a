"""What each bid or card is worth to a seat: the deal played on in worlds that fit what it sees.

The worlds deal the cards that the seat has not seen anew, the likelier the better the bids that
were said fit the hands; then ``steady`` plays in every seat (``kernels.worlds``,
``kernels.playouts``). All choices meet the same worlds, so that their differences are sharp.
"""

from dataclasses import dataclass
from importlib import import_module
from math import hypot

import numpy as np
from numpy.typing import NDArray

from riverlib.cards import Action, View
from riverlib.core import RiverError
from riverlib.core.intervals import IN_95
from riverlib.core.job import Job
from riverlib.core.readiness import Readiness

KERNELS = "riverlib.cards.kernels.searches"
"""The module of the kernels that weigh; it loads numba."""
READINESS = Readiness(KERNELS, functions=110)
"""Whether those kernels answer at once; one for a process."""


@dataclass(frozen=True, slots=True)
class Worth:
    """What each legal bid or card of a seat is worth, over worlds that fit what it has seen."""

    actions: tuple[Action, ...]
    """As ``view.legal``, in the same order."""
    points: tuple[float, ...]
    """Expected points of the deal for the seat, its team's where partners score together."""
    errors: tuple[float, ...]
    """Half the 95 % interval of the difference to the best action, in points; 0.0 for the best."""
    made: tuple[float, ...]
    """Chance that the bid is made, 0 to 1; while bidding: that bid. A team's bid for partners."""
    tricks: tuple[tuple[float, ...], ...]
    """By action: chance of exactly 0, 1, ... tricks at the deal's end; the team's of partners."""
    worlds: int

    @property
    def best(self) -> Action:
        """The action with the most points, the first of equals."""
        return self.actions[self._best_no]

    @property
    def _best_no(self) -> int:
        return max(range(len(self.points)), key=self.points.__getitem__)

    def cost(self, action: Action) -> float:
        """Return the points that an action gives away beside the best, at least 0.

        Raises
        ------
        ValueError
            If the action was not legal.
        """
        return max(self.points) - self.points[self.actions.index(action)]

    def joined(self, other: "Worth") -> "Worth":
        """Return both taken together: more worlds of the same position, so more exact.

        Raises
        ------
        RiverError
            If the other one weighs something else.
        """
        if self.actions != other.actions:
            raise RiverError("two weighings of different positions cannot be taken together")
        mine = self.worlds / (self.worlds + other.worlds)
        points = _blend(self.points, other.points, mine)
        best = max(range(len(points)), key=points.__getitem__)
        errors = tuple(
            hypot(mine * _error(self, no, best), (1 - mine) * _error(other, no, best))
            for no in range(len(points))
        )
        return Worth(
            actions=self.actions,
            points=points,
            errors=errors,
            made=_blend(self.made, other.made, mine),
            tricks=tuple(
                _blend(own, others, mine)
                for own, others in zip(self.tricks, other.tricks, strict=True)
            ),
            worlds=self.worlds + other.worlds,
        )

    def renumbered(
        self,
        points: tuple[float, ...],
        made: tuple[float, ...],
        tricks: tuple[tuple[float, ...], ...],
    ) -> "Worth":
        """Return it with other numbers; the errors are of the differences to the best by these."""
        best = max(range(len(points)), key=points.__getitem__)
        errors = tuple(_error(self, no, best) for no in range(len(points)))
        return Worth(self.actions, points, errors, made, tricks, self.worlds)


def _blend(own: tuple[float, ...], others: tuple[float, ...], mine: float) -> tuple[float, ...]:
    return tuple(mine * a + (1 - mine) * b for a, b in zip(own, others, strict=True))


def _error(worth: Worth, no: int, best: int) -> float:
    """Return the error of a difference; where another was the best, over the way by that one."""
    return 0.0 if no == best else hypot(worth.errors[no], worth.errors[best])


def weigh(view: View, *, worlds: int = 400, seed: int = 0) -> Worth:
    """Weigh every bid or card that the seat to move may choose.

    It depends on nothing but the view and the seed. The first call in a process waits for the
    compiled kernels (``is_ready``).

    Parameters
    ----------
    worlds : int
        Worlds to play on, at least 1; the errors shrink with their square root.

    Raises
    ------
    IllegalActionError
        If the view's seat is not to move.
    RiverError
        If no worlds are asked for.
    """
    if worlds < 1:
        raise RiverError(f"at least one world must be played on, not {worlds}")
    search = import_module(KERNELS).Search(view, worlds=worlds, seed=seed)
    bids, tricks, _ = search.played(search.choices, 0, worlds)
    points = search.points(bids, tricks)
    means = points.mean(axis=0)
    return Worth(
        actions=view.legal,
        points=tuple(means.tolist()),
        errors=_errors(points, int(means.argmax())),
        made=tuple((bids == tricks).mean(axis=0).tolist()),
        tricks=tuple(
            tuple((np.bincount(column, minlength=view.hand_size + 1) / worlds).tolist())
            for column in tricks.T
        ),
        worlds=worlds,
    )


def _errors(points: NDArray[np.int32], best: int) -> tuple[float, ...]:
    """Return the errors of the differences to the best; ``points`` has shape (worlds, actions)."""
    apart = points - points[:, [best]]
    if len(points) == 1:
        return tuple(0.0 if no == best else float("inf") for no in range(points.shape[1]))
    errors = IN_95 * apart.std(axis=0, ddof=1) / np.sqrt(len(points))
    return tuple(errors.tolist())


def is_ready() -> bool:
    """Return whether ``weigh`` answers at once, without waiting for a compiler."""
    return READINESS.is_loaded


def prepare() -> Job[None]:
    """Have the kernels compiled and loaded in the background, if nobody has yet."""
    return READINESS.load()
