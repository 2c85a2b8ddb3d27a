"""The chance to win the game, beside the score: the deal under way and what simulated deals bring.

The deals still to come are drawn from games that bots play under the same rules, so it knows the
totals, who deals and the bids of this deal, not who is the better player; ``calibration`` corrects
that by how often such chances came true among mixed company.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import sqrt
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from riverlib.cards import Bid, Phase, Variant, View
from riverlib.cards.coach import calibration
from riverlib.cards.coach.certain import side_bid
from riverlib.cards.coach.game_bounds import certain
from riverlib.cards.standings import sides
from riverlib.core import generator
from riverlib.core.intervals import IN_95
from riverlib.core.job import Job
from riverlib.core.readiness import Readiness

if TYPE_CHECKING:
    from riverlib.cards.coach.chances import Chances
    from riverlib.cards.coach.running_deal import Own
    from riverlib.cards.kernels.results import GameResults

READINESS = Readiness("riverlib.cards.kernels.calls")
"""Whether the kernels that play the sample answer at once; one for a process."""
DRAWS = 4_000
"""Ends of the game that one answer is drawn from: 1.5 points either way at most."""
_DECISIONS = 120_000  # of the sample of games, for well under 100 ms
_MOST_GAMES, _FEWEST_GAMES = 600, 20
_GAMES, _RESTS, _DEAL = range(3)  # purposes of a seed


@dataclass(frozen=True, slots=True)
class WinChances:
    """Each seat's chance to win the game, a shared win counted in equal parts."""

    shares: tuple[float, ...]
    """In [0, 1], one a seat; partners each hold their side's, and the sides sum to 1."""
    errors: tuple[float, ...]
    """Half width of each share's 95 % interval that is due to the number of draws."""
    won: tuple[int, ...]
    """Seats that win for certain, alone or with their partners."""
    out: tuple[int, ...]
    """Seats that can neither win nor share the win, for certain."""

    def is_certain(self, seat: int) -> bool:
        """Return whether a seat's share is 0 or 1 whatever happens."""
        return bool(self.won) or seat in self.out


def win_chances(
    view: View, found: "Chances | None" = None, *, draws: int = DRAWS, seed: int = 0
) -> WinChances:
    """Return each seat's chance to win the game, as one seat can know it.

    Parameters
    ----------
    view : View
        In any phase, of any seat; an onlooker's will do.
    found : Chances, optional
        Those of this position, where the seat is to move: its own hand then counts.
    """
    sure = certain(view)
    if view.phase is Phase.OVER or sure.won:
        most = max(view.totals)
        won = sure.won or tuple(seat for seat, total in enumerate(view.totals) if total == most)
        exact = _by_seat(view, _exact(view, won))
        return WinChances(exact, (0.0,) * view.players, sure.won, sure.out)
    shares = calibration.spread(raw_shares(view, found, draws=draws, seed=seed))
    by_seat = _by_seat(view, shares.tolist())
    errors = [IN_95 * sqrt(share * (1 - share) / draws) for share in by_seat]
    return WinChances(by_seat, tuple(errors), sure.won, sure.out)


def raw_shares(
    view: View, found: "Chances | None" = None, *, draws: int = DRAWS, seed: int = 0
) -> NDArray[np.float64]:
    """Return how often each side wins among ends of the game that are drawn, shape (sides,)."""
    points = np.array(view.totals, np.int64) + _rest(view, draws, seed)
    if view.phase in (Phase.BID, Phase.PLAY):
        points = points + _running(view, found, draws, seed)
    ends = points[:, [side[0] for side in sides(view.variant, view.players)]]
    best = ends == ends.max(axis=1, keepdims=True)
    return np.asarray((best / best.sum(axis=1, keepdims=True)).mean(axis=0))


def own_part(view: View, found: "Chances") -> "Own":
    """Return what the best bid or card lets the side of the seat to move expect of the deal."""
    from riverlib.cards.coach.running_deal import Own

    best_no = found.actions.index(found.worth.best)
    action = found.actions[best_no]
    bid = side_bid(view)
    if isinstance(action, Bid):
        bid = action.tricks if view.variant.team_size == 1 else None
    return Own(bid, found.tricks[best_no])


def is_ready() -> bool:
    """Return whether ``win_chances`` answers at once, without waiting for a compiler."""
    return READINESS.is_loaded


def prepare() -> Job[None]:
    """Have the kernels compiled and loaded in the background, if nobody has yet."""
    return READINESS.load()


def prepare_for(variant: Variant, players: int) -> None:
    """Play the sample of games now, so that the first answer comes as fast as the next.

    Parameters
    ----------
    variant : Variant
        Fitted to the players, as ``view.variant``.
    """
    _sample(variant, players)


def _exact(view: View, won: Sequence[int]) -> list[float]:
    """Return the shares of a game that is decided; equal winners share it."""
    of_side = [float(side[0] in won) for side in sides(view.variant, view.players)]
    return [share / sum(of_side) for share in of_side]


def _by_seat(view: View, of_side: Sequence[float]) -> tuple[float, ...]:
    """Return what each side has for each of its seats."""
    by_seat = [0.0] * view.players
    for side, share in zip(sides(view.variant, view.players), of_side, strict=True):
        for seat in side:
            by_seat[seat] = share
    return tuple(by_seat)


def _rest(view: View, draws: int, seed: int) -> NDArray[np.int64]:
    """Return points of the deals after the running one, shape (draws, seats)."""
    deal_no = len(view.results) + (view.phase is not Phase.SHUFFLE)
    if deal_no >= len(view.variant.hand_sizes):
        return np.zeros((draws, view.players), np.int64)
    first_dealer = (view.dealer - view.deal_no) % view.players
    rest = _rests(view.variant, view.players, first_dealer, draws, seed)
    return np.asarray(rest[:, deal_no])


def _running(view: View, found: "Chances | None", draws: int, seed: int) -> NDArray[np.int64]:
    from riverlib.cards.coach.running_deal import points_drawn

    own = own_part(view, found) if found is not None else None
    sample = _sample(view.variant, view.players)
    return points_drawn(view, sample, own, draws, generator(seed, _DEAL))


@lru_cache(maxsize=4)
def _rests(
    variant: Variant, players: int, first_dealer: int, draws: int, seed: int
) -> NDArray[np.int64]:
    from riverlib.cards.kernels.rests import rests

    sample = _sample(variant, players)
    return rests(sample, first_dealer, draws, generator(seed, _RESTS))


@lru_cache(maxsize=4)
def _sample(variant: Variant, players: int) -> "GameResults":
    """Play games under these rules by bots: the same for the same rules."""
    from riverlib.cards.kernels.games import play_games

    decisions = players * (sum(variant.hand_sizes) + len(variant.hand_sizes))
    games = max(_FEWEST_GAMES, min(_MOST_GAMES, _DECISIONS // decisions))
    return play_games(variant, players, games, _GAMES)
