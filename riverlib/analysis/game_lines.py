"""A game in one line of a list: when it was, who played, who won and by how much."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from typing import Protocol
from unicodedata import combining, normalize

from riverlib.core.counting import counted, listed
from riverlib.core.people import People
from riverlib.core.text import DAYS, MONTHS

_MOST_BOTS = 3
"""Bots that are named one by one."""

_KINDS = {"cards": "cards up and down the river", "race": "race to the harbour"}


class SeatLine(Protocol):
    """One seat of a game; what stood out is ``None`` in a race, or where nobody counted it."""

    @property
    def name(self) -> str:
        """Free text, never markup."""

    @property
    def kind(self) -> str:
        """``"person"`` or the key of a bot."""

    @property
    def is_person(self) -> bool: ...  # noqa: D102
    @property
    def total(self) -> int: ...  # noqa: D102
    @property
    def won(self) -> bool: ...  # noqa: D102
    @property
    def made(self) -> int | None:
        """Bids made."""

    @property
    def streak(self) -> int | None:
        """Most bids made in a row."""

    @property
    def streak_end(self) -> int | None:
        """Number of the deal with which the first such row ended."""

    @property
    def best(self) -> int | None:
        """Most points in one deal."""

    @property
    def best_deal(self) -> int | None:
        """Number of the first such deal."""

    @property
    def behind(self) -> int | None:
        """Most points behind the leader after a deal."""

    @property
    def behind_deal(self) -> int | None:
        """Number of the first such deal."""


@dataclass(frozen=True, kw_only=True)
class GameLine:
    """One game of a list, played here or written down on paper."""

    id: str
    game: str
    """Which game: ``"cards"`` or ``"race"``."""
    title: str
    when: datetime
    """Its last change, or the day of a paper game; in the time zone of whoever reads."""
    rules: str
    """What its rules are called: the same for all games under these rules."""
    rules_id: str
    finished: bool
    seats: tuple[SeatLine, ...]
    """Empty while nobody has read what the game came to."""
    sides: int
    """Totals that there are; seats so far apart are partners."""
    deals: int = 0
    length: int = 0
    """Deals of a card game, throws and moves of a race."""
    is_paper: bool = False
    has_day: bool = True
    """Whether somebody wrote down when it was; else that is when the file was brought."""
    has_begun: bool = True
    """Whether there is anything to show of it: a finished deal, or a throw of the die."""

    def side_of(self, seat: int) -> tuple[int, ...]:
        """Return the seats that share a total with this one, itself among them."""
        return tuple(range(seat % self.sides, len(self.seats), self.sides))

    @property
    def all_sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats of everybody with a total of their own."""
        return tuple(self.side_of(side) for side in range(self.sides if self.seats else 0))

    @property
    def winners(self) -> tuple[tuple[int, ...], ...]:
        """The sides that won or shared the win."""
        return tuple(side for side in self.all_sides if self.seats[side[0]].won)

    def named(self, seats: Sequence[int]) -> str:
        """Name seats at the beginning of a sentence, the reader first: "You and Ben"."""
        return _people(self).together(seats)

    @property
    def names(self) -> tuple[str, ...]:
        """One a seat."""
        return tuple(seat.name for seat in self.seats)

    @cached_property
    def text(self) -> str:
        """What a search looks through, as ``plain`` writes it: all that a card of the game says."""
        seats = map(known_as, self.seats)
        told = (self._besides, how_it_ended(self), who_played(self), *seats, self.title)
        return plain(" ".join(told))

    @cached_property
    def names_text(self) -> str:
        """The names alone, and "bots" where there are any."""
        return plain(" ".join(map(known_as, self.seats)))

    @cached_property
    def winners_text(self) -> str:
        """The same with the names of winners alone."""
        winners = (known_as(seat) for seat in self.seats if seat.won)
        return plain(" ".join((self._besides, how_it_ended(self), *winners)))

    @cached_property
    def losers_text(self) -> str:
        """The same with the names of those alone who lost."""
        lost = (known_as(seat) for seat in self.seats if not seat.won) if self.losers else ()
        return plain(" ".join((self._besides, *lost)))

    @property
    def losers(self) -> tuple[str, ...]:
        """The names of those who did not win a finished game."""
        seats = self.seats if self.finished and self.winners else ()
        return tuple(seat.name for seat in seats if not seat.won)

    @property
    def _besides(self) -> str:
        """What a game is known by besides its players."""
        by = margin(self)
        parts = (
            self.rules,
            _KINDS.get(self.game, ""),
            "" if self.finished else "unfinished going on",
            "on paper" if self.is_paper else f"{self.when:%H:%M}",
            "" if by is None else f"by {by}",
            *(str(seat.total) for seat in self.seats),
        )
        return " ".join(parts)


def _people(line: GameLine) -> People:
    return People(line.names, None)


def known_as(seat: SeatLine) -> str:
    """Return what a search knows a seat by: its name as ``plain`` writes it, a bot also as one."""
    return plain(seat.name if seat.is_person else f"{seat.name} bots")


def margin(line: GameLine) -> int | None:
    """Return by how many points a finished game was won: 0 for a shared win.

    ``None`` where nobody won, or there was nobody else.
    """
    winners = line.winners
    others = [side for side in line.all_sides if side not in winners]
    if not line.finished or not winners or (len(winners) == 1 and not others):
        return None
    if len(winners) > 1:
        return 0
    return line.seats[winners[0][0]].total - max(line.seats[side[0]].total for side in others)


def how_it_ended(line: GameLine, *, is_short: bool = False) -> str:
    """Say who won and by how much, or how far the game is: "Anna won by 4, 88 to 84".

    Parameters
    ----------
    is_short : bool
        Without the points on both sides.
    """
    if not line.seats:
        return "over" if line.finished else "unfinished"
    if not line.finished:
        return _unfinished(line)
    winners = line.winners
    if not winners:
        return "nobody won"
    best = line.seats[winners[0][0]].total
    seats = [seat for side in winners for seat in side]
    if len(winners) > 1:
        return f"{line.named(seats)} share the win" + ("" if is_short else f", {number(best)} each")
    by = margin(line)
    if by is None:
        return f"{line.named(seats)} won"
    if by <= 0:  # a tie that the rules broke
        return f"{line.named(seats)} won, level at {number(best)}"
    won = f"{line.named(seats)} won by {by}"
    return won if is_short else f"{won}, {number(best)} to {number(best - by)}"


def _unfinished(line: GameLine) -> str:
    if line.game != "cards":
        return "unfinished"
    if not line.deals:
        return "unfinished, just begun"
    return f"unfinished after {counted(line.deals, 'deal')}, {_ahead(line)}"


def _ahead(line: GameLine) -> str:
    totals = {side: line.seats[side[0]].total for side in line.all_sides}
    best, *rest = sorted(set(totals.values()), reverse=True)
    if not rest:
        return f"all level at {number(best)}"
    leaders = [seat for side, total in totals.items() if total == best for seat in side]
    people = _people(line)
    verb = "leads" if len(leaders) == 1 and not people.is_you(leaders[0]) else "lead"
    return f"{people.together_within(leaders)} {verb} by {best - rest[0]}"


def who_played(line: GameLine) -> str:
    """Name the people, then the bots: "Anna and Ben, with Otter and Heron"."""
    people = [seat for seat, each in enumerate(line.seats) if each.is_person]
    bots = [each.name for each in line.seats if not each.is_person]
    if not people or not bots:
        return line.named(people) if people else listed(bots or ["nobody"])
    with_ = listed(bots) if len(bots) <= _MOST_BOTS else counted(len(bots), "bot")
    return f"{line.named(people)}, with {with_}"


def day_words(line: GameLine, now: datetime) -> str:
    """Say when a game was: "Sun 22 Nov, 20:15"; with the year, where it is not this one."""
    when = line.when
    day = f"{when.day} {MONTHS[when.month - 1][:3]}"
    day = f"{DAYS[when.weekday()][:3]} {day}" if when.year == now.year else f"{day} {when.year}"
    return day if line.is_paper else f"{day}, {when:%H:%M}"


def labels(
    lines: Sequence[GameLine],
    now: datetime,
    *,
    of_file: bool = False,
    copies: Mapping[str, str] | None = None,
) -> tuple[str, ...]:
    """Return a line of words for each game, no two of them the same.

    Parameters
    ----------
    of_file : bool
        Whether they are known to be the games of one file: then none says "on paper".
    copies : mapping of str to str, optional
        What is said of those that are copies of another game, by id.
    """
    known = copies or {}
    said = [_label(line, now, known.get(line.id, ""), of_file=of_file) for line in lines]
    times, seen = Counter(said), Counter[str]()
    apart = []
    for words in said:
        seen[words] += 1
        apart.append(words if times[words] == 1 else f"{words} ({seen[words]})")
    return tuple(apart)


def _label(line: GameLine, now: datetime, copy: str, *, of_file: bool) -> str:
    ended = how_it_ended(line, is_short=True) if line.seats else line.title
    # without the day of the week: a phone has room for little more than the rest
    day = day_words(line, now).removeprefix(f"{DAYS[line.when.weekday()][:3]} ")
    paper = "on paper" if line.is_paper and not of_file else ""
    parts = (day if line.has_day else "", ended, copy, line.rules, paper)
    return " \N{MIDDLE DOT} ".join(part for part in parts if part)


def number(points: int) -> str:
    """Write points, with a true minus sign."""
    return f"\N{MINUS SIGN}{-points}" if points < 0 else str(points)


def plain(text: str) -> str:
    """Return a text without capitals, accents and true minus signs, words one blank apart."""
    apart = normalize("NFKD", text.casefold()).replace("\N{MINUS SIGN}", "-")
    return " ".join("".join(char for char in apart if not combining(char)).split())
