"""Whole card games by the million: results as arrays, summaries, comparisons on the same deals.

>>> from riverlib import cards
>>> from riverlib.cards.kernels import games
>>> results = games.play_games(cards.find_variant("family-night"), 4, 10, seed=1)
>>> results.bids.shape  # games, deals, seats
(10, 19, 4)
>>> summary = games.summarise_games(cards.find_variant("family-night"), 4, 10, seed=1)
>>> summary.deals
190
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from riverlib.cards import Variant, fitted
from riverlib.cards.kernels import calls
from riverlib.cards.kernels.calls import is_compiled, warm
from riverlib.cards.kernels.counting import summary_of
from riverlib.cards.kernels.deals import Deals
from riverlib.cards.kernels.records import BOTS, bot_no
from riverlib.cards.kernels.results import GameResults, Paired
from riverlib.cards.kernels.summary import GameSummary
from riverlib.core import RiverError
from riverlib.core.bulk import CancelledError, Progress, Workers, results_of, split

__all__ = [
    "BOTS",
    "CancelledError",
    "GameResults",
    "GameSummary",
    "Paired",
    "can_pair",
    "is_compiled",
    "paired",
    "play_games",
    "summarise_games",
    "warm",
]

Result = TypeVar("Result")
Means = tuple[NDArray[np.float64], NDArray[np.float64]]
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
    found: list[Deals | None] = [None] * len(batches)
    function = partial(_deals_of, fit, keys, seed, _version())
    for index, deals in results_of(
        function, batches, workers=workers, on_progress=on_progress, cancelled=cancelled
    ):
        found[index] = deals
    parts = [deals for deals in found if deals is not None]
    assert len(parts) == len(batches)
    return GameResults(
        variant=fit,
        bots=keys,
        seed=seed,
        first_game=first_game,
        bids=np.concatenate([part.bids for part in parts]),
        taken=np.concatenate([part.taken for part in parts]),
        scores=np.concatenate([part.scores for part in parts]),
    )


def summarise_games(
    variant: Variant,
    players: int,
    games: int,
    seed: int,
    bots: Sequence[str] | str = "steady",
    *,
    workers: Workers = 1,
    on_progress: Progress | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> GameSummary:
    """Play whole games and keep the counts alone, batch by batch: memory does not grow with them.

    Parameters and errors are those of ``play_games``.
    """
    fit, keys = _checked(variant, players, games, bots)
    batches = split(games, _batch_size(fit, keys))
    function = partial(_summary_of, fit, keys, seed, _version())
    summary: GameSummary | None = None
    for _, part in results_of(
        function, batches, workers=workers, on_progress=on_progress, cancelled=cancelled
    ):
        summary = part if summary is None else summary + part
    assert summary is not None
    return summary


def can_pair(a: Variant, b: Variant, players: int) -> str | None:
    """Return why two rule sets cannot be played on the same deals, or ``None`` if they can.

    Raises
    ------
    VariantError
        If one of them cannot be played by so many at all.
    """
    first, second = fitted(a, players), fitted(b, players)
    if (first.packs, first.jokers) != (second.packs, second.jokers):
        return f"{a.name} and {b.name} are not played with the same pack of cards"
    if first.hand_sizes != second.hand_sizes:
        return f"{a.name} and {b.name} do not deal hands of the same sizes"
    return None


def paired(
    variants: Sequence[Variant],
    players: int,
    games: int,
    seed: int,
    bots: Sequence[str] | str = "steady",
    *,
    workers: Workers = 1,
    on_progress: Progress | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Paired:
    """Play the same deals under several rule sets; keep means by game and seat.

    Parameters and errors are those of ``play_games``.

    Raises
    ------
    RiverError
        Also if two of the rule sets cannot share deals (``can_pair``).
    """
    if not variants:
        raise RiverError("there is no rule set to compare")
    for other in variants[1:]:
        if reason := can_pair(variants[0], other, players):
            raise RiverError(reason)
    points, made = np.empty((2, len(variants), games, players))
    for place, variant in enumerate(variants):
        fit, keys = _checked(variant, players, games, bots)
        batches = split(games, _batch_size(fit, keys))
        function = partial(_means_of, fit, keys, seed, _version())
        told = partial(_told, on_progress, place * games, len(variants) * games)
        for index, means in results_of(
            function, batches, workers=workers, on_progress=told, cancelled=cancelled
        ):
            rows = slice(batches[index].start, batches[index].stop)
            points[place, rows], made[place, rows] = means
    return Paired(
        variants=tuple(fitted(variant, players) for variant in variants),
        bots=keys,
        seed=seed,
        points=points,
        made=made,
    )


def _told(on_progress: Progress | None, before: int, games: int, done: int, _: int) -> None:
    if on_progress:
        on_progress(before + done, games)


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


def _deals_of(fit: Variant, bots: tuple[str, ...], seed: int, version: int, batch: range) -> Deals:
    """Play a batch, wherever this runs."""
    if version != calls.VERSION:
        raise RiverError(
            "a worker has another version of these games: update it, then start it again"
        )
    return calls.play(fit, bots, calls.key_of(seed), batch.start, len(batch))


def _summary_of(
    fit: Variant, bots: tuple[str, ...], seed: int, version: int, batch: range
) -> GameSummary:
    deals = _deals_of(fit, bots, seed, version, batch)
    return summary_of(fit, bots, batch.start, deals)


def _means_of(fit: Variant, bots: tuple[str, ...], seed: int, version: int, batch: range) -> Means:
    deals = _deals_of(fit, bots, seed, version, batch)
    return deals.scores.mean(axis=1), (deals.bids == deals.taken).mean(axis=1)
