"""Whole races by the hundred thousand, and what a position is worth when it is played out.

>>> from riverlib import race
>>> from riverlib.race.kernels import races
>>> results = races.play_races(race.DEFAULT_LAYOUT, 2, 500, 1, bots=("steady", "random"))
>>> results.scores.shape
(500, 2)
>>> bool(results.win_share[0] > results.win_share[1])
True
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from riverlib.core import IllegalActionError, RiverError, compiler, intervals, seeds
from riverlib.race import (
    DEFAULT_LAYOUT,
    Choice,
    Layout,
    RaceState,
    TieBreak,
    action_text,
    apply,
    legal_actions,
    new_game,
    roll,
)
from riverlib.race.kernels import compiled, kernel
from riverlib.race.kernels.codes import BOTS, bot_no, code_of, packed
from riverlib.race.kernels.fleet_values import NO_VALUES, fleet_values
from riverlib.race.kernels.playing import NO_CHOICE, FleetValues

__all__ = [
    "BOTS",
    "ChoiceEstimates",
    "RaceEstimate",
    "RaceResults",
    "estimate",
    "estimate_choices",
    "is_compiled",
    "play_races",
    "warm",
]

_RACES, _ROLLOUTS = 0, 1  # purposes of a seed, so that no stream serves two
_COUNTS = {
    "scores": kernel.SCORE,
    "docked": kernel.DOCKED,
    "lost": kernel.LOST,
    "throws": kernel.THROWS,
    "winds": kernel.WINDS,
    "unused_winds": kernel.UNUSED_WINDS,
    "good_winds": kernel.GOOD_WINDS,
    "ill_winds": kernel.ILL_WINDS,
    "rides": kernel.RIDES,
    "groundings": kernel.GROUNDINGS,
}


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class RaceResults:
    """Finished races, one row a race; by seat one column a seat (docs/rules/race.md)."""

    layout: Layout
    bots: tuple[str, ...]
    """Key of the bot in each seat."""
    seed: int
    first: NDArray[np.int16]
    """First player of each race, shape (games,)."""
    rounds: NDArray[np.int16]
    """Rounds begun, the one in which the race ended included, shape (games,)."""
    shares: NDArray[np.float64]
    """Share of the win: 1, an equal part of it, or 0; shape (games, seats), as all that follow."""
    scores: NDArray[np.int16]
    docked: NDArray[np.int16]
    """Boats in the harbour; with ``lost`` fewer than all where the house ends a race early (6)."""
    lost: NDArray[np.int16]
    throws: NDArray[np.int16]
    winds: NDArray[np.int16]
    """Throws that showed the wind."""
    unused_winds: NDArray[np.int16]
    """Winds that could not be used, or were declined (4.3)."""
    good_winds: NDArray[np.int16]
    ill_winds: NDArray[np.int16]
    """Ill winds that the seat sent, not those that it suffered."""
    rides: NDArray[np.int16]
    groundings: NDArray[np.int16]
    """Boats that came forward onto the sandbank."""

    @property
    def games(self) -> int:
        """How many races were played."""
        return len(self.scores)

    @property
    def win_share(self) -> NDArray[np.float64]:
        """Mean share of the win, shape (seats,)."""
        return np.asarray(self.shares.mean(axis=0))

    @property
    def error(self) -> NDArray[np.float64]:
        """Half width of the 95 % interval of ``win_share``, shape (seats,)."""
        return intervals.of_columns(self.shares)

    def frame(self) -> pd.DataFrame:
        """Return one line a race and seat, with the names of the fields as columns."""
        seats = len(self.bots)
        columns = {
            "game": np.repeat(np.arange(self.games), seats),
            "seat": np.tile(np.arange(seats), self.games),
            "bot": np.tile(np.array(self.bots, object), self.games),
            "first": np.repeat(self.first, seats),
            "rounds": np.repeat(self.rounds, seats),
            "share": self.shares.ravel(),
        }
        return pd.DataFrame(columns | {name: getattr(self, name).ravel() for name in _COUNTS})


@dataclass(frozen=True, slots=True, kw_only=True)
class RaceEstimate:
    """What each seat may hope for, from races played out at random."""

    shares: tuple[float, ...]
    """Mean share of the win of each seat; they sum to 1."""
    error: tuple[float, ...]
    """Half width of each share's 95 % interval; 0 once the race is over."""
    scores: tuple[float, ...]
    """Mean points of each seat at the end."""
    rollouts: int


@dataclass(frozen=True, slots=True, eq=False)
class ChoiceEstimates(Mapping[Choice, RaceEstimate]):
    """An estimate for each choice of the seat to move, all from the same throws."""

    seat: int
    by_choice: dict[Choice, RaceEstimate]
    shares_by_choice: dict[Choice, NDArray[np.float64]]
    """Each seat's share of the win in each rollout, shape (rollouts, seats)."""

    def __getitem__(self, choice: Choice) -> RaceEstimate:
        """Return the estimate of one legal choice."""
        return self.by_choice[choice]

    def __iter__(self) -> Iterator[Choice]:
        """Go through the choices in the engine's order."""
        return iter(self.by_choice)

    def __len__(self) -> int:
        """Return how many choices there are; 0 unless a choice is awaited."""
        return len(self.by_choice)

    @property
    def best(self) -> Choice:
        """The choice that looks best for the seat; of equals the first in the engine's order."""
        return max(self, key=lambda choice: self[choice].shares[self.seat])

    def best_taken(self) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """Return each seat's share of the win after the best choice, and the 95 % half widths.

        The highest of several estimates is mostly too high. So each half of the rollouts picks a
        choice, and the other half says what it is worth.
        """
        rollouts = len(self.shares_by_choice[self.best])
        halves = [slice(rollouts // 2), slice(rollouts // 2, None)]
        judged = []
        for picking, judging in (halves, halves[::-1]):
            sums = {
                each: shares[picking, self.seat].sum()
                for each, shares in self.shares_by_choice.items()
            }
            judged.append(self.shares_by_choice[max(sums, key=sums.__getitem__)][judging])
        shares = np.concatenate(judged)
        return tuple(shares.mean(axis=0).tolist()), tuple(intervals.of_columns(shares).tolist())

    def difference(self, choice: Choice, other: Choice) -> tuple[float, float]:
        """Return how much more of the win ``choice`` brings the seat, and its 95 % half width.

        The throws are common to both, so this is sharper than the two estimates by themselves.
        """
        one, two = (self.shares_by_choice[each][:, [self.seat]] for each in (choice, other))
        more = one - two
        return float(more.mean()), float(intervals.of_columns(more, low=-1.0)[0])


def play_races(
    layout: Layout,
    players: int,
    games: int,
    seed: int,
    bots: Sequence[str] | str = "steady",
    *,
    first: int | None = None,
    threads: int = 1,
) -> RaceResults:
    """Play whole races.

    Parameters
    ----------
    bots : str or sequence of str, one a seat
        Keys of ``BOTS``; a single key is for all seats.
    first : int or None
        Seat of the first player in every race; ``None``: each seat in turn.
    threads : int
        The results are the same for any number.

    Raises
    ------
    RiverError
        If there is no such bot, too few games or bots, or so many players do not fit the layout.
    """
    keys = (bots,) * players if isinstance(bots, str) else tuple(bots)
    opening = packed(new_game(layout, players=players, first=first or 0))
    if len(keys) != players:
        raise RiverError(f"{players} players need {players} bots, got {', '.join(keys) or 'none'}")
    _check_at_least_one("games", games)
    numbers, values = np.array([bot_no(bot) for bot in keys]), _values(layout, keys)
    key, rotate = _key(seed, _RACES), first is None
    ends = np.empty((games, kernel.SIZE), np.int16)

    def play(rows: slice) -> None:
        start, part = rows.start, ends[rows]
        compiled.play_races(opening, NO_CHOICE, numbers, values, key, start, rotate, part)

    bounds = np.linspace(0, games, max(1, threads) + 1).astype(int).tolist()
    parts = [slice(start, stop) for start, stop in pairwise(bounds)]
    if len(parts) == 1:
        play(parts[0])
    else:
        with ThreadPoolExecutor(len(parts)) as pool:
            list(pool.map(play, parts))
    return RaceResults(
        layout=layout,
        bots=keys,
        seed=seed,
        first=ends[:, kernel.FIRST].copy(),
        rounds=ends[:, kernel.TIDES] + np.int16(1),
        shares=_win_shares(layout, ends, players),
        **{name: ends[:, place : place + players].copy() for name, place in _COUNTS.items()},
    )


def estimate(
    state: RaceState, *, rollouts: int = 1_000, seed: int = 0, bot: str = "planner"
) -> RaceEstimate:
    """Return each seat's chance to win from a position in any phase, if all play like ``bot``.

    Beside the solved race of two, estimates with ``planner`` are off by 5 points in the root mean
    square, with ``steady`` by 8 or 9; the stated error is only that of the number of rollouts
    (``bench/race_regret.py``).

    Raises
    ------
    RiverError
        If there is no such bot or no rollout is asked for.
    """
    shares, scores = _played_out(state, NO_CHOICE, rollouts, seed, bot)
    return _estimate(state, shares, scores)


def estimate_choices(
    state: RaceState,
    *,
    rollouts: int = 1_000,
    seed: int = 0,
    bot: str = "planner",
    choices: Sequence[Choice] | None = None,
) -> ChoiceEstimates:
    """Return an estimate for each choice of the seat to move; empty unless one is awaited.

    Every choice meets the same ``rollouts`` sequences of throws. ``choices`` are the legal ones to
    look at, all unless given.

    Raises
    ------
    RiverError
        If there is no such bot, no rollout is asked for, or a choice is not legal.
    """
    by_choice, shares_by_choice = {}, {}
    legal = legal_actions(state)
    for choice in legal if choices is None else choices:
        if choice not in legal:
            raise IllegalActionError(f"no such choice now: {action_text(choice)!r}")
        shares, scores = _played_out(state, code_of(choice), rollouts, seed, bot)
        by_choice[choice] = _estimate(state, shares, scores)
        shares_by_choice[choice] = shares
    return ChoiceEstimates(state.turn, by_choice, shares_by_choice)


def is_compiled() -> bool:
    """Return whether the kernel is ready or lies compiled on disk, so that no long wait is due."""
    return compiler.is_compiled(compiled.play_races)


def warm(on_compile: Callable[[], None] | None = None) -> None:
    """Load the kernel, so that later calls come at once.

    Where it is not compiled yet it is first, which takes some ten seconds; ``on_compile`` is
    called before that.
    """
    if on_compile and not is_compiled():
        on_compile()
    play_races(DEFAULT_LAYOUT, 2, 1, 0)
    state = new_game(DEFAULT_LAYOUT, players=2)
    estimate_choices(apply(state, roll(state, seeds.generator(0)))[0], rollouts=1)


def _played_out(
    state: RaceState, code: int, rollouts: int, seed: int, bot: str
) -> tuple[NDArray[np.float64], NDArray[np.int16]]:
    """Return shares of the win and points, each of shape (rollouts, seats)."""
    _check_at_least_one("rollouts", rollouts)
    ends = np.empty((rollouts, kernel.SIZE), np.int16)
    numbers = np.full(state.players, bot_no(bot))
    values = _values(state.layout, (bot,) * state.players)
    key = _key(seed, _ROLLOUTS)
    compiled.play_races(packed(state), code, numbers, values, key, 0, False, ends)
    scores = ends[:, kernel.SCORE : kernel.SCORE + state.players]
    return _win_shares(state.layout, ends, state.players), scores


def _estimate(
    state: RaceState, shares: NDArray[np.float64], scores: NDArray[np.int16]
) -> RaceEstimate:
    error = np.zeros(state.players) if state.is_over else intervals.of_columns(shares)
    return RaceEstimate(
        shares=tuple(shares.mean(axis=0).tolist()),
        error=tuple(error.tolist()),
        scores=tuple(scores.mean(axis=0).tolist()),
        rollouts=len(shares),
    )


def _win_shares(layout: Layout, ends: NDArray[np.int16], players: int) -> NDArray[np.float64]:
    """Return each seat's share of the win of finished races, shape (races, players) (5.1, 6)."""
    rank = ends[:, kernel.SCORE : kernel.SCORE + players].astype(np.int64)
    if layout.tie_break is TieBreak.BOATS_THEN_DOCK:
        docked = ends[:, kernel.DOCKED : kernel.DOCKED + players]
        rank = 10_000 * rank + 100 * docked + ends[:, kernel.BEST : kernel.BEST + players]
    wins = rank == rank.max(axis=1, keepdims=True)
    return np.asarray(wins / wins.sum(axis=1, keepdims=True))


def _values(layout: Layout, bots: Sequence[str]) -> FleetValues:
    return fleet_values(layout, len(bots)) if "planner" in bots else NO_VALUES


def _key(seed: int, purpose: int) -> np.uint64:
    return seeds.generator(seed, purpose).integers(0, 2**64 - 1, dtype=np.uint64, endpoint=True)


def _check_at_least_one(what: str, number: int) -> None:
    if number < 1:
        raise RiverError(f"at least one of the {what} is needed, not {number}")
