"""All finished card games, whole: what is taken away in one file."""

from collections.abc import Collection, Iterator
from itertools import groupby

from riverlib import analysis, cards
from riverlib.cards import Variant
from riverlib.cards.log import GAME as CARDS
from riverlib.core import RiverError
from riverlib.store import Final, Games, Played, Results
from riverlib.ui.charts.lines import new_paper_games
from riverlib.ui.shared.clock import local
from riverlib.ui.shared.database import Storage


def all_of(storage: Storage, only: Collection[str] | None = None) -> Iterator[analysis.GameScores]:
    """Return the finished card games of the store, then those on paper; with ``only`` some ids."""
    yield from games_of(storage.results, storage.games, only)
    for paper in new_paper_games(storage):
        if only is None or paper.id in only:
            yield paper.scores


def games_of(
    results: Results, games: Games, only: Collection[str] | None = None
) -> Iterator[analysis.GameScores]:
    """Return every finished card game, kind by kind, the older ones of each kind first.

    Parameters
    ----------
    only : collection of str, optional
        Ids of the games that are asked for.

    Raises
    ------
    StoreError
        If the database fails.
    """
    for kind in results.played():
        if kind.game == CARDS:
            yield from _of_kind(results, games, kind, only)


def _of_kind(
    results: Results, games: Games, kind: Played, only: Collection[str] | None
) -> Iterator[analysis.GameScores]:
    seats: dict[str, list[Final]] = {}
    for final in results.finals(game=CARDS, rules_id=kind.rules_id, players=kind.players):
        seats.setdefault(final.game_id, []).append(final)
    variant: Variant | None = None
    rows = results.deals(rules_id=kind.rules_id, players=kind.players)
    for game_id, deals in groupby(rows, key=lambda row: row[0]):
        if game_id not in seats or (only is not None and game_id not in only):
            continue  # not finished yet, or not asked for
        variant = variant or _rules(games, game_id)
        yield analysis.from_rows(
            list(deals),
            [each.name for each in seats[game_id]],
            variant=variant,
            title=kind.rules,
            day=local(seats[game_id][0].began).date(),
        )


def _rules(games: Games, game_id: str) -> Variant | None:
    """Return the rules that all games of a kind share; ``None`` where one cannot be read."""
    try:
        return cards.opening_state(games.load(game_id).log).variant
    except RiverError:
        return None
