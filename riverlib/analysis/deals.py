"""Finished deals of many games as one table, a row for each seat of each deal.

=========  ========================================================================
game       number of the game, from 0 in the order in which they were played
players    how many sat at the table
deal       number of the deal in its game, from 0
seat       whose row it is
hand_size  cards dealt to each seat
dealer     seat of the dealer, -1 where nobody wrote it down
bid        tricks bid
taken      tricks taken
points     points for this deal, not the total
=========  ========================================================================

A table of hands counts how often each bid ended how, which is all that some figures need:
``hand_size``, ``bid``, ``taken``, and in ``hands`` how many went so.
"""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from riverlib.analysis.game_scores import GameScores
from riverlib.cards import DealResult
from riverlib.cards.kernels.results import GameResults

if TYPE_CHECKING:
    import pandas as pd

DEAL_COLUMNS = (
    "game", "players", "deal", "seat", "hand_size", "dealer", "bid", "taken", "points",
)  # fmt: skip
HAND_COLUMNS = ("hand_size", "bid", "taken", "hands")


def deals_of_rows(rows: Sequence[Sequence[Any]]) -> "pd.DataFrame":
    """Return a table of deals from rows in the order of its columns.

    Parameters
    ----------
    rows : sequence of sequence
        The game may be anything that tells games apart; games are numbered as they come.
    """
    import pandas as pd  # takes a third of a second: only when asked for

    deals = pd.DataFrame.from_records([tuple(row) for row in rows], columns=list(DEAL_COLUMNS))
    deals["game"] = pd.factorize(deals["game"])[0]
    return deals.astype(np.int64)


def deals_of_games(games: Iterable[GameScores]) -> "pd.DataFrame":
    """Return the deals of games, written down or played, as a table."""
    rows = [
        (game_no, game.players, deal_no, seat, deal.hand_size, _dealer(deal), *numbers)
        for game_no, game in enumerate(games)
        for deal_no, deal in enumerate(game.deals)
        for seat, numbers in enumerate(zip(deal.bids, deal.taken, deal.points, strict=True))
    ]
    return deals_of_rows(rows)


def _dealer(deal: DealResult) -> int:
    return -1 if deal.dealer is None else deal.dealer


def deals_of_results(results: GameResults) -> "pd.DataFrame":
    """Return the deals of games that were played in bulk as a table."""
    return results.frame().assign(players=len(results.bots))[list(DEAL_COLUMNS)]


def is_made(deals: "pd.DataFrame") -> NDArray[np.bool_]:
    """Return for each row of deals or hands whether exactly the bid was taken."""
    return np.asarray(deals["bid"] == deals["taken"])


def tricks_off(deals: "pd.DataFrame") -> NDArray[np.int64]:
    """Return tricks taken less tricks bid for each row: over is above 0, under is below."""
    return np.asarray(deals["taken"] - deals["bid"], np.int64)


def bidding_place(deals: "pd.DataFrame") -> NDArray[np.int64]:
    """Return each row's place in the order of bidding from 0, -1 where nobody knows the dealer."""
    place = (deals["seat"] - deals["dealer"] - 1) % deals["players"]
    return np.where(deals["dealer"] < 0, -1, place)


def hands_of_rows(rows: Sequence[Sequence[int]]) -> "pd.DataFrame":
    """Return a table of hands from rows in the order of its columns."""
    import pandas as pd

    return pd.DataFrame([tuple(row) for row in rows], columns=list(HAND_COLUMNS), dtype=np.int64)


def count_hands(deals: "pd.DataFrame") -> "pd.DataFrame":
    """Count the deals as a table of hands."""
    kinds = list(HAND_COLUMNS[:3])
    return deals.groupby(kinds).size().reset_index(name=HAND_COLUMNS[3])
