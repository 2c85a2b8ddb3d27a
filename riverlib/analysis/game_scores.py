"""A card game deal by deal, wherever it was played or written down: what its figures draw."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cached_property
from itertools import accumulate, groupby
from typing import Any

from riverlib import cards
from riverlib.cards import DealResult, Score, Variant
from riverlib.core import GameLog

MISSED = "off for missed bids"
"""What a penalty is called among what points were for."""


@dataclass(frozen=True, kw_only=True)
class GameScores:
    """The finished deals of a card game."""

    names: tuple[str, ...]
    """One a seat; free text, never markup."""
    deals: tuple[DealResult, ...]
    variant: Variant | None = None
    """The rules fitted to the players, where they are known."""
    title: str = ""
    day: date | None = None
    """When it was played, where somebody wrote it down."""
    colours: tuple[int, ...] = ()
    """Number of the colour that each seat's name is known by; without any, seats have their own."""

    @property
    def players(self) -> int:
        """How many played."""
        return len(self.names)

    @cached_property
    def sides(self) -> dict[int, str]:
        """Name by seat of everybody with a total of their own; partners share the first seat's."""
        size = self.variant.team_size if self.variant else 1
        teams = self.players // size
        seats_by_side = {side: self.names[side::teams] for side in range(teams)}
        return {side: " and ".join(names) for side, names in seats_by_side.items()}

    def side_of(self, seat: int) -> tuple[int, ...]:
        """Return the seats that share a total with this one, itself among them."""
        size = self.variant.team_size if self.variant else 1
        teams = self.players // size
        return tuple(range(seat % teams, self.players, teams))

    def is_several(self, side: int) -> bool:
        """Whether a name takes the verb of several: a team's, and that of whoever is called You."""
        return len(self.side_of(side)) > 1 or self.sides[side].casefold() == "you"

    @property
    def is_over(self) -> bool:
        """Whether every deal is there; never where the rules are not known."""
        return self.variant is not None and len(self.deals) >= len(self.variant.hand_sizes)

    @cached_property
    def totals(self) -> tuple[tuple[int, ...], ...]:
        """Running totals, one row a deal and before them the row of zeros; one column a seat."""
        start = (0,) * self.players
        return tuple(accumulate((deal.points for deal in self.deals), _added, initial=start))

    @cached_property
    def places(self) -> tuple[tuple[int, ...], ...]:
        """Places after each deal, 1 for the highest total; equal totals share the better place."""
        return tuple(
            tuple(1 + sum(row[side] > total for side in self.sides) for total in row)
            for row in self.totals[1:]
        )

    def points_by_source(self) -> dict[str, tuple[int, ...]]:
        """Return what points were for, with the points of each seat; together they are its total.

        By the rules, where they are known: partners then have the points of their team, as on the
        score sheet, and what gave nobody points is left out. Else by bids made and missed.
        """
        if self.variant is None:
            return self._points_by_bid()
        scores = [_scores(self.variant, deal) for deal in self.deals]
        by_source = {
            "exact bids": self._sums([[each.exact for each in deal] for deal in scores]),
            "tricks": self._sums([[each.tricks for each in deal] for deal in scores]),
            MISSED: self._sums([[each.penalty for each in deal] for deal in scores]),
        }
        return {source: points for source, points in by_source.items() if any(points)}

    def _points_by_bid(self) -> dict[str, tuple[int, ...]]:
        made = [[gain * (bid == took) for gain, bid, took in _columns(deal)] for deal in self.deals]
        missed = [
            [gain * (bid != took) for gain, bid, took in _columns(deal)] for deal in self.deals
        ]
        return {
            "deals with the bid made": self._sums(made),
            "deals with the bid missed": self._sums(missed),
        }

    def _sums(self, rows: Sequence[Sequence[int]]) -> tuple[int, ...]:
        return tuple(sum(row[seat] for row in rows) for seat in range(self.players))


def from_log(log: GameLog, names: Sequence[str] = (), *, title: str = "") -> GameScores:
    """Replay a card game and return its finished deals with their tricks.

    Parameters
    ----------
    names : sequence of str, optional
        One a seat; without them seats are called Player 1, Player 2, ...

    Raises
    ------
    LogError
        If the log cannot be replayed; names the place.
    """
    state = cards.replay(log)
    return GameScores(
        names=tuple(names) or tuple(f"Player {seat + 1}" for seat in range(state.players)),
        deals=state.results,
        variant=state.variant,
        title=title or state.variant.name,
    )


def from_rows(
    rows: Sequence[Sequence[Any]],
    names: Sequence[str],
    *,
    variant: Variant | None,
    title: str,
    day: date | None = None,
) -> GameScores:
    """Return a game from its deals as the store keeps them: all but their tricks.

    Parameters
    ----------
    rows : sequence of sequence
        One a seat of each deal, in order, with the columns of ``riverlib.analysis.deals``.
    variant : Variant, optional
        Fitted to the players.
    """
    by_deal = (list(seats) for _, seats in groupby(rows, key=lambda row: row[2]))
    return GameScores(
        names=tuple(names),
        deals=tuple(_deal(seats) for seats in by_deal),
        variant=variant,
        title=title,
        day=day,
    )


def _deal(seats: Sequence[Sequence[Any]]) -> DealResult:
    _, _, _, _, sizes, dealers, bids, taken, points = zip(*seats, strict=True)
    return DealResult(hand_size=sizes[0], dealer=dealers[0], bids=bids, taken=taken, points=points)


def _scores(variant: Variant, deal: DealResult) -> tuple[Score, ...]:
    return cards.deal_scores(variant, hand_size=deal.hand_size, bids=deal.bids, taken=deal.taken)


def _columns(deal: DealResult) -> Iterator[tuple[int, int, int]]:
    return zip(deal.points, deal.bids, deal.taken, strict=True)


def _added(totals: tuple[int, ...], points: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(total + gain for total, gain in zip(totals, points, strict=True))
