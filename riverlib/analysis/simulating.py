"""Games that bots play by the hundred, and the chances that follow from them."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from riverlib.analysis.records import DealScores, DealTable, GameScores, Numbers
from riverlib.cards import Trump, Variant
from riverlib.core import generator

Shares = NDArray[np.float64]

BOT = "steady"
_GAMES, _DRAWS = 0, 1  # purposes of a seed
RESAMPLES = 4_000
_SAMPLES = 160
"""Games that one estimate of chances is drawn from."""


@dataclass(frozen=True, slots=True, eq=False)
class Simulated:
    """Games of one rule set, one row a game; the last axis is the seat."""

    variant: Variant
    """Fitted to the players."""
    bots: tuple[str, ...]
    """Key of the bot in each seat."""
    bids: Numbers
    """Shape (games, deals, seats), as ``taken`` and ``points``."""
    taken: Numbers
    points: Numbers
    first_dealer: Numbers
    """Who dealt first, shape (games,)."""

    @property
    def games(self) -> int:
        """How many games there are."""
        return len(self.points)

    @property
    def finals(self) -> Numbers:
        """Totals at the end, shape (games, seats)."""
        return np.asarray(self.points.sum(axis=1))

    @property
    def names(self) -> tuple[str, ...]:
        """Return what the seats are called."""
        return tuple(f"{bot.capitalize()} {seat + 1}" for seat, bot in enumerate(self.bots))

    def dealer(self, game_no: int, deal_no: int) -> int:
        """Return the seat that dealt."""
        return int(self.first_dealer[game_no] + deal_no) % len(self.bots)

    def game(self, game_no: int) -> GameScores:
        """Return one of the games."""
        deals = tuple(
            DealScores(
                hand_size=size,
                dealer=self.dealer(game_no, deal_no),
                bids=_whole(self.bids[game_no, deal_no]),
                taken=_whole(self.taken[game_no, deal_no]),
                points=_whole(self.points[game_no, deal_no]),
            )
            for deal_no, size in enumerate(self.variant.hand_sizes)
        )
        return GameScores(
            names=self.names, deals=deals, variant=self.variant, title=self.variant.name
        )

    def table(self) -> DealTable:
        """Return every deal of every game."""
        games, deals, seats = self.bids.shape
        game, deal, seat = np.indices((games, deals, seats))
        return DealTable(
            game=game.ravel(),
            players=np.full(game.size, seats),
            deal=deal.ravel(),
            seat=seat.ravel(),
            hand_size=np.array(self.variant.hand_sizes)[deal].ravel(),
            dealer=((self.first_dealer[:, None, None] + deal) % seats).ravel(),
            bid=self.bids.ravel(),
            taken=self.taken.ravel(),
            points=self.points.ravel(),
        )


def from_simulation(
    variant: Variant, *, players: int, games: int, seed: int = 0, bot: str = BOT
) -> Simulated:
    """Let bots of one kind play games against each other; the first deal goes round.

    Raises
    ------
    VariantError
        If the rules cannot be played by so many.
    """
    from riverlib.cards.kernels.games import (
        play_games,  # numba takes a moment to load: only when needed
    )

    played = play_games(variant, players, games, seed, bot)
    return Simulated(
        variant=played.variant,
        bots=played.bots,
        bids=played.bids.astype(np.int64),
        taken=played.taken.astype(np.int64),
        points=played.scores.astype(np.int64),
        first_dealer=played.dealers[:, 0].astype(np.int64),
    )


# --- chances --------------------------------------------------------------------------------


def chances_sample(variant: Variant, players: int) -> Simulated:
    """Return the games that ``win_chances`` draws from: the same for the same rules."""
    return from_simulation(variant, players=players, games=_SAMPLES, seed=_GAMES)


def win_chances(game: GameScores, sample: Simulated, *, resamples: int = RESAMPLES) -> Shares:
    """Return the chance to win after each deal, if steady bots played on from the totals.

    The rest of the game is put together of simulated deals with as many cards, each drawn from
    another game and turned so that the right seat deals; a shared win counts in equal parts. An
    estimate: it knows the totals and who deals, not who is the better player.

    Parameters
    ----------
    sample : Simulated
        Games under the same rules by as many players.

    Returns
    -------
    ndarray(float64), shape (deals played + 1, seats)
        Before the first deal and after each; every row sums to 1.
    """
    totals = np.array(game.totals, np.int64)
    rest = len(sample.variant.hand_sizes)
    tails = _tails(sample, _dealer_before(game), resamples)
    shares = np.empty(totals.shape, np.float64)
    for row, now in enumerate(totals):
        ends = now[None, :] + (tails[:, row] if row < rest else 0)
        best = ends == ends.max(axis=1, keepdims=True)
        shares[row] = (best / best.sum(axis=1, keepdims=True)).mean(axis=0)
    return shares


def _dealer_before(game: GameScores) -> int:
    """Return the first dealer; without one written down, the first seat stands for it."""
    return game.deals[0].dealer or 0 if game.deals else 0


def _tails(sample: Simulated, first_dealer: int, resamples: int) -> Numbers:
    """Return points from each deal to the end, shape (resamples, deals, seats)."""
    _, deals, seats = sample.points.shape
    from_dealer = _from_dealer(sample)
    rng = generator(0, _DRAWS)
    drawn = np.empty((resamples, deals, seats), np.int64)
    for deal_no in range(deals):
        pool = from_dealer[:, _alike(sample.variant, deal_no)].reshape(-1, seats)
        turned = np.roll(pool, (first_dealer + deal_no) % seats, axis=1)
        drawn[:, deal_no] = turned[rng.integers(len(pool), size=resamples)]
    return np.asarray(drawn[:, ::-1].cumsum(axis=1)[:, ::-1])


def _from_dealer(sample: Simulated) -> Numbers:
    """Return the points with the dealer first and the others in order, shape as ``points``."""
    _, deals, seats = sample.points.shape
    dealer = sample.first_dealer[:, None] + np.arange(deals)[None, :]
    seat = (dealer[:, :, None] + np.arange(seats)) % seats
    return np.take_along_axis(sample.points, seat, axis=2)


def _alike(variant: Variant, deal_no: int) -> list[int]:
    """Return the deals that are worth the same: as many cards, and the same way to a trump."""
    if variant.trump is Trump.ROTATION:
        return [deal_no]
    sizes = variant.hand_sizes
    return [other for other, size in enumerate(sizes) if size == sizes[deal_no]]


def _whole(values: NDArray[np.int64]) -> tuple[int, ...]:
    return tuple(int(value) for value in values)
