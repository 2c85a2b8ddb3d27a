"""A card game deal by deal, wherever it was played or written down: what its figures draw."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from functools import cached_property
from itertools import accumulate, groupby
from typing import Any

from riverlib import cards
from riverlib.cards import DealResult, Variant
from riverlib.cards.standings import is_made
from riverlib.core import GameLog
from riverlib.core.counting import listed

MADE, ABOVE, BELOW = "bid made", "missed, above zero", "missed, below zero"
"""The deals that points came from: called so wherever they are shown."""


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

    def called(self, sides: Sequence[int], *, starts: bool = False) -> str:
        """Name sides within a sentence, "Anna and you", or where it ``starts``."""
        said = listed([_within(self._partners(side)) for side in sides])
        is_mine = starts and _is_you(self._partners(sides[0])[0])
        return f"Y{said[1:]}" if is_mine else said

    def whose(self, side: int, *, starts: bool = False, alone: bool = False) -> str:
        """Say to whom something belongs within a sentence: "your", standing ``alone`` "yours"."""
        partners = self._partners(side)
        if not any(map(_is_you, partners)):
            return f"{self.sides[side]}'s"
        yours = "yours" if alone else "your"
        said = " and ".join(yours if _is_you(name) else f"{name}'s" for name in partners)
        return f"Y{said[1:]}" if starts and _is_you(partners[0]) else said

    def _partners(self, side: int) -> list[str]:
        return [self.names[seat] for seat in self.side_of(side)]

    def side_of(self, seat: int) -> tuple[int, ...]:
        """Return the seats that share a total with this one, itself among them."""
        size = self.variant.team_size if self.variant else 1
        teams = self.players // size
        return tuple(range(seat % teams, self.players, teams))

    def is_several(self, side: int) -> bool:
        """Whether a name takes the verb of several: a team's, and that of whoever is called You."""
        return len(self.side_of(side)) > 1 or _is_you(self.sides[side])

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
        """Return from which deals points came, for each seat; together they are its total.

        A deal counts whole, as in the table of deals: under some rules a miss brings points too.
        Partners have the points of their team, as on the score sheet; what gave nobody points is
        left out.
        """
        by_source = {
            source: tuple(sum(gains[source]) for gains in map(self._gains, range(self.players)))
            for source in (MADE, ABOVE, BELOW)
        }
        return {source: points for source, points in by_source.items() if any(points)}

    def _gains(self, seat: int) -> dict[str, list[int]]:
        """Return what a seat wrote down in each deal, by what became of the bid."""
        side = self.side_of(seat)
        gains: dict[str, list[int]] = {MADE: [], ABOVE: [], BELOW: []}
        for deal in self.deals:
            points = deal.points[seat]
            missed = ABOVE if points > 0 else BELOW
            gains[MADE if is_made(deal, side) else missed].append(points)
        return gains


def _is_you(name: str) -> bool:
    return name.casefold() == "you"


def _within(partners: Sequence[str]) -> str:
    return " and ".join("you" if _is_you(name) else name for name in partners)


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


def _added(totals: tuple[int, ...], points: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(total + gain for total, gain in zip(totals, points, strict=True))
