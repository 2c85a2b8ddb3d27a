"""Somebody's races: won, beside an equal share; boats home, beside the others on the same river."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import isfinite

import numpy as np

from riverlib import race
from riverlib.analysis.company import Company, Gap, Numbers, company_of
from riverlib.analysis.looks import steps
from riverlib.analysis.record import win_by_chance
from riverlib.core import GameLog
from riverlib.core.counting import count, counted
from riverlib.core.text import whole_percent

WON, HOME = "races won", "boats home"
"""What is compared; the whole list of looks, so that its two are corrected together.

A boat that is not home is lost: boats lost would be a third look at the same."""
BY_CHANCE = "luck alone"
"""What races won are beside: each seat as likely as the others to be among those that win."""
_LEAST = 0.04
"""Shares that differ by less are not spoken of."""
_THEY = "the others on the same river"


@dataclass(frozen=True, slots=True)
class Ended:
    """What one seat had at the end of a race."""

    won: bool
    home: float
    """Share of its boats in the harbour."""
    is_own: bool


@dataclass(frozen=True)
class RaceRecord:
    """Races of somebody, each with all seats."""

    races: tuple[tuple[Ended, ...], ...]

    @cached_property
    def gaps(self) -> Mapping[str, Gap]:
        """How far somebody is from the others or from chance, by what is compared."""
        company = self._company
        return {
            name: company.at_table(values, company.everywhere())
            for name, values in self._values.items()
        }

    @property
    def won(self) -> int:
        """Races won, shared wins included."""
        return sum(any(seat.won for seat in seats if seat.is_own) for seats in self.races)

    @cached_property
    def _company(self) -> Company:
        """The races as deals of one card among as many players."""
        return company_of([
            (number, len(seats), 0, seat, 1, -1, 0, 0, 0, int(end.is_own))
            for number, seats in enumerate(self.races)
            for seat, end in enumerate(seats)
        ])  # fmt: skip

    @cached_property
    def _values(self) -> dict[str, Numbers]:
        """What is compared of each seat; in the place of the others' wins stands an equal share."""
        won, home = [], []
        for seats in self.races:
            by_chance = win_by_chance(sum(end.won for end in seats), len(seats))
            won += [end.won if end.is_own else by_chance for end in seats]
            home += [end.home for end in seats]
        return {WON: np.array(won, np.float64), HOME: np.array(home, np.float64)}


def ended(log: GameLog, own: Sequence[int]) -> tuple[Ended, ...]:
    """Replay a race that is over and return what each seat had.

    Parameters
    ----------
    own : sequence of int
        Somebody's seats.

    Raises
    ------
    LogError
        If the log cannot be replayed; names the place.
    """
    state = race.replay(log)
    return tuple(
        Ended(
            seat in state.winners,
            sum(place == race.HARBOUR for place in boats) / len(boats),
            seat in own,
        )
        for seat, boats in enumerate(state.boats)
    )


def sentences(record: RaceRecord) -> tuple[str, ...]:
    """Return what sets somebody apart on the river, the largest first; often nothing."""
    gaps = record.gaps
    sure = steps([gap.chance for gap in gaps.values()])
    said = [
        (abs(gap.apart.value), _WORDS[name](gap))
        for (name, gap), is_sure in zip(gaps.items(), sure, strict=True)
        if is_sure and abs(gap.apart.value) >= _LEAST
    ]
    return tuple(sentence for _, sentence in sorted(said, reverse=True))


def title(record: RaceRecord) -> str:
    """Return what the figure of the races says."""
    found = sentences(record)
    if found:
        return found[0]
    races, won = len(record.races), record.gaps[WON]
    said = (
        f"You won {record.won:,} of {counted(races, 'race')}"
        f" ({BY_CHANCE} {whole_percent(won.others)})"
    )
    if not isfinite(won.error):
        return f"{said}; {count(races, 'race')} {'tells' if races == 1 else 'tell'} nothing yet."
    return f"{said}; nothing yet sets you apart from {_THEY}."


def _won(gap: Gap) -> str:
    more = "more" if gap.apart.value > 0 else "fewer"
    return (
        f"You win {more} races than luck brings: {whole_percent(gap.own)}, by {BY_CHANCE}"
        f" {whole_percent(gap.others)}."
    )


def _home(gap: Gap) -> str:
    more = "more" if gap.apart.value > 0 else "fewer"
    return (
        f"You bring {more} of your boats home than {_THEY}: {whole_percent(gap.own)} against"
        f" {whole_percent(gap.others)}."
    )


_WORDS = {WON: _won, HOME: _home}
