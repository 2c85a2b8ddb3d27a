"""Whole card games by the million: results as arrays.

>>> from riverlib import cards
>>> from riverlib.cards.kernels import games
>>> results = games.play_games(cards.find_variant("family-night"), 4, 10, seed=1)
>>> results.bids.shape  # games, deals, seats
(10, 19, 4)
"""

from collections.abc import Callable, Sequence
from functools import partial

from riverlib.cards import Variant, fitted
from riverlib.cards.kernels import calls
from riverlib.cards.kernels.calls import is_compiled, warm
from riverlib.cards.kernels.records import BOTS, bot_no
from riverlib.cards.kernels.results import GameResults, joined
from riverlib.core import RiverError
from riverlib.core.bulk import Progress, Workers, refuse_another_version, results_of, split

__all__ = ["BOTS", "GameResults", "is_compiled", "play_games", "warm"]

_CARDS_A_BATCH = 4_000_000
_MOST_GAMES_A_BATCH = 20_000


def play_games(
    variant: Variant,
    players: int,
    games: int,
    seed: int,
    bots: Sequence[str] | str = "steady",
    *,
    workers: Workers = 1,
    first_game: int = 0,
    on_progress: Progress | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> GameResults:
    """Play whole games and keep every deal: some 450 bytes a game of 19 deals with 4 players.

    Parameters
    ----------
    seed : int
        The same seed, the same games, whatever works them off. Game ``n`` is the same whether it
        is played alone or among others.
    bots : str or sequence of str, one a seat
        Keys of ``BOTS``; a single key is for all seats.
    workers : int or str
        Processes on this machine, or the address of a Dask scheduler.
    first_game : int
        Number of the first game; its first dealer is that number modulo the players.
    on_progress, cancelled
        Called after each batch: with the games done and the games wanted; to stop early.

    Raises
    ------
    VariantError
        If the rules cannot be played by so many.
    RiverError
        If there is no such bot, too few games or bots, or workers died again and again.
    CancelledError
        If ``cancelled()`` said so.
    """
    fit, keys = _checked(variant, players, games, bots)
    batches = split(games, _batch_size(fit, keys), first_game)
    function = partial(_played, fit, keys, seed, _version())
    parts = dict(
        results_of(function, batches, workers=workers, on_progress=on_progress, cancelled=cancelled)
    )
    return joined([parts[index] for index in range(len(batches))])


def _checked(
    variant: Variant, players: int, games: int, bots: Sequence[str] | str
) -> tuple[Variant, tuple[str, ...]]:
    fit = fitted(variant, players)
    keys = (bots,) * players if isinstance(bots, str) else tuple(bots)
    if len(keys) != players:
        raise RiverError(f"{players} players need {players} bots, got {', '.join(keys) or 'none'}")
    for key in keys:
        bot_no(key)
    if games < 1:
        raise RiverError(f"at least one of the games is needed, not {games}")
    return fit, keys


def _batch_size(fit: Variant, bots: tuple[str, ...]) -> int:
    """Return how many games take a good half second."""
    cards = _CARDS_A_BATCH if set(bots) == {"random"} else _CARDS_A_BATCH // 4
    return max(1, min(_MOST_GAMES_A_BATCH, cards // (len(bots) * sum(fit.hand_sizes))))


def _version() -> int:
    """Return the version of the kernel, and have it compiled before processes start on it."""
    return calls.warm()


def _played(
    fit: Variant, bots: tuple[str, ...], seed: int, version: int, batch: range
) -> GameResults:
    """Play a batch, wherever this runs."""
    refuse_another_version(version, calls.VERSION)
    return calls.play(fit, bots, seed, batch.start, len(batch))
