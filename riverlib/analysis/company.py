"""Somebody's deals beside those of the others at the same tables: only gaps say something of them.

What the game, the rules or the company bring about meets everybody at the table alike, and falls
out of a gap. Deals of one game are not independent, so games are the draws: sums of games have the
standard error, and Student's t says how wide that is. A gap of two shares or means is linear in
them near enough that what each row adds to it can be summed by game (K.-Y. Liang and S. L. Zeger,
"Longitudinal data analysis using generalized linear models", Biometrika 73, 1986).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from riverlib.analysis.counts import Estimate
from riverlib.analysis.deals import DEAL_COLUMNS, bidding_place, is_made, tricks_off
from riverlib.core import student

if TYPE_CHECKING:
    import pandas as pd

Rows = NDArray[np.bool_]
"""Which rows of a table, shape (rows,)."""
Numbers = NDArray[np.float64]
"""A number for each row, shape (rows,)."""
GROUPS = ((1, 3), (4, 6), (7, 99))
"""Hand sizes that belong together, from and to."""
FIRST, BETWEEN, LAST = range(3)
"""Places in the order of bidding that are told apart."""
_FEWEST = 8
"""Rows on each side below which nobody knows how sure a gap is."""
_FEW_GAMES = 10
"""Degrees of freedom below which games may lie close together by luck."""


@dataclass(frozen=True, slots=True)
class Gap:
    """What somebody did, what the others did in the same places, and how sure the gap is."""

    own: float
    others: float
    apart: Estimate
    """``own`` less ``others``; its count is that of somebody's deals."""
    error: float
    """Standard error of ``apart``."""
    freedom: float
    """Degrees of freedom: a little less than the games."""

    @property
    def chance(self) -> float:
        """How often luck alone would put the two so far apart."""
        if not self.error > 0:
            return 1.0  # the same in every game, or never looked at: says nothing
        return student.two_sided(self.apart.value / self.error, self.freedom)


NOTHING = Gap(
    float("nan"), float("nan"), Estimate(float("nan"), -np.inf, np.inf, 0), float("nan"), 0.0
)
"""A gap of which too little is known."""


@dataclass(frozen=True)
class Company:
    """All seats of the deals in which somebody sat with others."""

    table: "pd.DataFrame"
    """As in ``riverlib.analysis.deals``, and in ``own`` whether the row is somebody's; the deals of
    a game follow each other."""

    @property
    def games(self) -> int:
        """How many games there are."""
        return int(self.game.max(initial=-1)) + 1

    @property
    def is_alone(self) -> bool:
        """Whether nobody else sat at any of the tables."""
        return bool(self.own.all())

    @property
    def mine(self) -> "pd.DataFrame":
        """Somebody's own deals."""
        return self.table[self.own]

    @property
    def theirs(self) -> "pd.DataFrame":
        """The others' deals."""
        return self.table[~self.own]

    @cached_property
    def own(self) -> Rows:
        """Somebody's rows."""
        return np.asarray(self.table["own"], np.bool_)

    @cached_property
    def game(self) -> NDArray[np.int64]:
        """Number of each row's game, from 0 without holes."""
        return _numbered(self.table["game"].to_numpy())

    @cached_property
    def deal(self) -> NDArray[np.int64]:
        """Number of each row's deal over all games, from 0 without holes."""
        return _numbered(self.game * 4096 + self.table["deal"].to_numpy())

    @cached_property
    def alike(self) -> NDArray[np.int64]:
        """A number for deals of as many cards among as many players: bids there are as hard."""
        sizes, players = self.table["hand_size"].to_numpy(), self.table["players"].to_numpy()
        return _numbered(sizes * 64 + players)

    @cached_property
    def off(self) -> Numbers:
        """Tricks taken less bid."""
        return tricks_off(self.table).astype(np.float64)

    @cached_property
    def made(self) -> Numbers:
        """1 where the bid was made."""
        return is_made(self.table).astype(np.float64)

    @cached_property
    def zero(self) -> Numbers:
        """1 where zero was bid."""
        return np.asarray(self.table["bid"] == 0, np.float64)

    @cached_property
    def points(self) -> Numbers:
        """Points of the deal."""
        return np.asarray(self.table["points"], np.float64)

    @cached_property
    def place(self) -> NDArray[np.int64]:
        """``FIRST``, ``BETWEEN`` or ``LAST`` after the dealer; -1 where nobody knows the dealer."""
        place, players = bidding_place(self.table), self.table["players"].to_numpy()
        between = np.where(place > 0, BETWEEN, place)
        return np.where((place >= 0) & (place == players - 1), LAST, between)

    @cached_property
    def last_made(self) -> NDArray[np.int64]:
        """Whether the same seat made its last bid in this game: 1 or 0; -1 in a first deal."""
        seats = self.table["seat"].to_numpy()
        order = np.lexsort((self.deal, seats, self.game))
        same = (self.game[order][1:] == self.game[order][:-1]) & np.equal(
            seats[order][1:], seats[order][:-1]
        )
        before = np.full(len(order), -1, np.int64)
        before[order[1:]] = np.where(same, self.made[order][:-1], -1)
        return before

    def sized(self, group: tuple[int, int]) -> Rows:
        """Return the rows of hands from so many to so many cards."""
        sizes = self.table["hand_size"].to_numpy()
        return np.asarray((sizes >= group[0]) & (sizes <= group[1]))

    def each_size(self, values: Numbers) -> dict[int, Gap]:
        """Compare with the others in the same deals, by cards in the hand."""
        sizes = np.asarray(self.table["hand_size"])
        return {size: self.at_table(values, sizes == size) for size in np.unique(sizes).tolist()}

    def everywhere(self) -> Rows:
        """Return all rows."""
        return np.ones(len(self.own), np.bool_)

    # --- gaps -------------------------------------------------------------------------------

    def at_table(self, values: Numbers, where: Rows) -> Gap:
        """Compare with the others in the same deals: as many cards, the same trump."""
        return self._gap(values, [(1.0, where, self.deal)])

    def in_kind(self, values: Numbers, where: Rows, less: Rows | None = None) -> Gap:
        """Compare with the others where the same was true of them, in hands of as many cards.

        Parameters
        ----------
        less : ndarray(bool), optional
            Rows with which each side is compared first: how much more after a miss than after a bid
            made, say, and how much more that is than with the others.
        """
        parts = [(1.0, where, self.alike)]
        return self._gap(values, parts if less is None else [*parts, (-1.0, less, self.alike)])

    def beyond_the_rest(self, values: Numbers, where: Rows, *, same_deals: bool) -> Gap:
        """Return how much farther somebody is from the others here than everywhere else."""
        strata = self.deal if same_deals else self.alike
        return self._gap(values, [(1.0, where, strata), (-1.0, ~where, strata)])

    def over_time(self, values: Numbers) -> Gap:
        """Return how the gap changed from the first game to the last, by a straight line.

        ``own`` is somebody's own change, ``others`` that of the others.
        """
        own, others = self._balanced(self.everywhere(), self.deal)
        games = self.games
        weight = np.bincount(self.game, own, games)
        held = weight > 0
        if held.sum() < 4 or own.sum() < _FEWEST:
            return NOTHING
        time = (np.arange(games) - (games - 1) / 2) / max(games - 1, 1)
        time = time - (weight @ time) / weight.sum()
        slopes: list[float] = []
        left = np.zeros(games)
        spread = float(weight @ time**2)
        for sign, weights in ((1, own), (-1, others)):
            sums = np.bincount(self.game, weights * values, games)
            mean = sums.sum() / weight.sum()
            slope = float(time @ (sums - weight * mean)) / spread
            slopes.append(slope)
            left += sign * (sums - weight * (mean + slope * time))
        freedom = student.freedom_of(weight[held].tolist()) - 1
        scale = held.sum() / max(held.sum() - 2, 1)
        error = float(np.sqrt(((time * left) ** 2).sum() * scale)) / spread
        return _gap_of(slopes[0], slopes[1], error, freedom, int(own.astype(bool).sum()))

    def _gap(self, values: Numbers, parts: Sequence[tuple[float, Rows, Any]]) -> Gap:
        added = np.zeros(len(values))  # what each row adds to the gap, less what it should
        sides, freedom, count, few = [0.0, 0.0], np.inf, 0, False
        for sign, where, strata in parts:
            weighed = self._balanced(where, strata)
            counts = [int(np.count_nonzero(weights)) for weights in weighed]
            if not min(counts):
                return NOTHING
            few = few or min(counts) < _FEWEST
            for side, weights in enumerate(weighed):
                mean = float(
                    (weights * values).sum() / weights.sum()
                )  # no threads of BLAS for so little
                sides[side] += sign * mean
                added += sign * (1 - 2 * side) * weights * (values - mean) / weights.sum()
            by_game = np.bincount(self.game, weighed[0])
            freedom = min(freedom, student.freedom_of(by_game[by_game > 0].tolist()))
            count = count or counts[0]
        error = float("nan") if few else self._error(added, freedom)
        return _gap_of(sides[0], sides[1], error, freedom, count)

    def _error(self, added: Numbers, freedom: float) -> float:
        """Return the standard error: that of games, but where they are few not below that of deals.

        Three games may lie close together by luck; their deals then tell how far luck goes.
        """
        by_game = np.bincount(self.game, added)
        square = float((by_game**2).sum()) * (1 + 1 / freedom if freedom > 0 else np.inf)
        if freedom < _FEW_GAMES:
            by_deal = np.bincount(self.deal, added)
            square = max(square, float((by_deal**2).sum()))
        return float(np.sqrt(square))

    def _balanced(self, where: Rows, strata: NDArray[np.int64]) -> tuple[Numbers, Numbers]:
        """Return weights of own and of others' rows: in each stratum the others weigh as the own.

        Strata that hold rows of one side only are left out.
        """
        rows = int(strata.max(initial=-1)) + 1
        own, others = (where & self.own), (where & ~self.own)
        each_own = np.bincount(strata, own, rows)
        each_other = np.bincount(strata, others, rows)
        both = (each_own > 0) & (each_other > 0)
        share = np.divide(each_own, each_other, out=np.zeros(rows), where=both)
        return (own & both[strata]).astype(np.float64), np.asarray(
            others * share[strata], np.float64
        )


def cards_words(low: int) -> str:
    """Say which hands belong to a group, by its fewest cards.

    >>> cards_words(1), cards_words(7)
    ('1 to 3 cards', '7 or more cards')
    """
    high = next(group[1] for group in GROUPS if group[0] == low)
    return f"{low} or more cards" if high == GROUPS[-1][1] else f"{low} to {high} cards"


def company_of(rows: Sequence[Sequence[Any]]) -> Company:
    """Return the company from rows of all seats: the columns of deals, and whose row it is last.

    Parameters
    ----------
    rows : sequence of sequence
        As ``Results.tables`` returns them.
    """
    import pandas as pd

    names = (*DEAL_COLUMNS, "own")
    columns = zip(names, zip(*rows, strict=True), strict=True) if rows else ((n, ()) for n in names)
    kept = {
        name: pd.factorize(np.array(values))[0] if name == "game" else np.array(values, np.int64)
        for name, values in columns
    }
    return Company(pd.DataFrame(kept).astype(np.int64))


def _numbered(values: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return numbers from 0 without holes in the place of others."""
    return np.asarray(np.unique(values, return_inverse=True)[1], np.int64)


def _gap_of(own: float, others: float, error: float, freedom: float, count: int) -> Gap:
    value, width = own - others, student.half_width(error, freedom)
    return Gap(own, others, Estimate(value, value - width, value + width, count), error, freedom)
