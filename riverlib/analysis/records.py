"""What charts are drawn from: the scores of one game, and the deals of many, in plain numbers."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate

import numpy as np
from numpy.typing import NDArray

from riverlib.cards import Suit, Trick, Variant

Numbers = NDArray[np.int64]


@dataclass(frozen=True, slots=True, kw_only=True)
class DealScores:
    """A finished deal; bids, tricks taken and points are one a seat."""

    hand_size: int
    dealer: int | None
    """``None`` where nobody wrote it down."""
    bids: tuple[int, ...]
    taken: tuple[int, ...]
    points: tuple[int, ...]
    trump: Suit | None = None
    tricks: tuple[Trick, ...] = ()
    """Where they are known: in games played here."""

    def numbers(self, seat: int) -> tuple[int, int, int, int, int]:
        """Return hand size, dealer (-1 for unknown), and a seat's bid, tricks and points."""
        dealer = -1 if self.dealer is None else self.dealer
        return self.hand_size, dealer, self.bids[seat], self.taken[seat], self.points[seat]


@dataclass(frozen=True, slots=True, kw_only=True)
class GameScores:
    """A card game deal by deal, wherever it was played or written down."""

    names: tuple[str, ...]
    """One a seat; free text, never markup."""
    deals: tuple[DealScores, ...]
    variant: Variant | None = None
    """The rules fitted to the players, where they are known."""
    title: str = ""
    people: tuple[int, ...] = ()
    """Seats that humans played."""

    @property
    def players(self) -> int:
        """How many played."""
        return len(self.names)

    @property
    def sides(self) -> dict[int, str]:
        """Name by seat of everybody with a total of their own; partners share the first seat's."""
        size = self.variant.team_size if self.variant else 1
        teams = self.players // size
        seats_by_side = {side: self.names[side::teams] for side in range(teams)}
        return {side: " and ".join(names) for side, names in seats_by_side.items()}

    @property
    def totals(self) -> tuple[tuple[int, ...], ...]:
        """Running totals, one row a deal and before them the row of zeros; one column a seat."""
        start = (0,) * self.players
        return tuple(accumulate((deal.points for deal in self.deals), _added, initial=start))

    @property
    def places(self) -> tuple[tuple[int, ...], ...]:
        """Places after each deal, 1 for the highest total; equal totals share the better place."""
        return tuple(
            tuple(1 + sum(row[side] > total for side in self.sides) for total in row)
            for row in self.totals[1:]
        )


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class DealTable:
    """Deals of many games as columns of whole numbers, one row for each seat of each deal."""

    game: Numbers
    """Number of the game, from 0 in the order in which they were played."""
    players: Numbers
    deal: Numbers
    """Number of the deal in its game, from 0."""
    seat: Numbers
    hand_size: Numbers
    dealer: Numbers
    """Seat of the dealer, -1 where nobody wrote it down."""
    bid: Numbers
    taken: Numbers
    points: Numbers

    def __len__(self) -> int:
        return len(self.bid)

    @property
    def made(self) -> NDArray[np.bool_]:
        """Whether exactly the bid was taken."""
        return np.asarray(self.bid == self.taken)

    @property
    def off(self) -> Numbers:
        """Tricks taken less tricks bid: over is above 0, under is below."""
        return np.asarray(self.taken - self.bid)

    @property
    def turn(self) -> Numbers:
        """Place in the order of bidding from 0, -1 where the dealer is not known."""
        turn = (self.seat - self.dealer - 1) % self.players
        return np.where(self.dealer < 0, -1, turn)

    @classmethod
    def of_rows(cls, rows: Sequence[Sequence[int]]) -> "DealTable":
        """Make a table of rows with the numbers in the order of the columns."""
        table = np.array(rows, np.int64).reshape(-1, 9)
        names = ("game", "players", "deal", "seat", "hand_size", "dealer", "bid", "taken", "points")
        return cls(**dict(zip(names, table.T, strict=True)))

    @classmethod
    def of_games(cls, games: Iterable[GameScores]) -> "DealTable":
        """Make a table of the deals of games."""
        rows = [
            (game_no, game.players, deal_no, seat, *deal.numbers(seat))
            for game_no, game in enumerate(games)
            for deal_no, deal in enumerate(game.deals)
            for seat in range(game.players)
        ]
        return cls.of_rows(rows)

    @property
    def tally(self) -> "Tally":
        """How often each bid ended how."""
        kinds = np.stack([self.hand_size, self.bid, self.taken])
        rows, hands = np.unique(kinds, axis=1, return_counts=True)
        hand_size, bid, taken = rows
        return Tally(hand_size, bid, taken, np.asarray(hands, np.int64))

    def where(self, chosen: NDArray[np.bool_]) -> "DealTable":
        """Return the rows that are chosen, a truth value a row."""
        columns = {name: getattr(self, name)[chosen] for name in self.__slots__}
        return DealTable(**columns)


@dataclass(frozen=True, slots=True, eq=False)
class Tally:
    """How often each bid ended how, by hand size: all that some figures need of many deals."""

    hand_size: Numbers
    bid: Numbers
    taken: Numbers
    hands: Numbers
    """How many, one number for each row of the other columns."""

    @classmethod
    def of_rows(cls, rows: Sequence[Sequence[int]]) -> "Tally":
        """Make a tally of rows with hand size, bid, taken and hands."""
        numbers = np.array([tuple(row) for row in rows], np.int64).reshape(-1, 4)
        hand_size, bid, taken, hands = numbers.T
        return cls(hand_size, bid, taken, hands)


def _added(totals: tuple[int, ...], points: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(total + gain for total, gain in zip(totals, points, strict=True))
