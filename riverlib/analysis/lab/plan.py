"""What is to be compared: rule sets, players, bots, how many games, the seed."""

from collections import Counter
from dataclasses import dataclass

import numpy as np

from riverlib.analysis.lab.card_counts import card_counts, card_keys
from riverlib.analysis.lab.race_counts import race_counts, race_keys
from riverlib.analysis.lab.tally import Counts
from riverlib.cards import Variant, fitted
from riverlib.core import RiverError, seeds
from riverlib.race import Layout, check_players

MOST_GAMES = 1_000_000
_RACES = 240
"""Races with one seed: a multiple of 2, 3 and 4, so that each seat begins as often."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """A comparison: plain data, hashable; the same plan always gives the same numbers."""

    rules: tuple[Variant, ...] | tuple[Layout, ...]
    """What is compared, all of the same game."""
    players: int
    bots: tuple[str, ...]
    """Keys of bots; they take the seats in turn, again from the first when there are more seats."""
    games: int
    """Games under each rule set."""
    seed: int
    lineups: tuple[tuple[str, ...], ...] = ()
    """Bots for each rule set by itself, instead of ``bots``, where they differ."""

    def __post_init__(self) -> None:
        """Refuse what cannot be played; the message says why."""
        if not self.rules:
            raise RiverError("there are no rules to play by: choose at least one rule set")
        if not 1 <= self.games <= MOST_GAMES:
            raise RiverError(f"1 to {MOST_GAMES:,} games can be played, not {self.games:,}")
        if not self.bots:
            raise RiverError("somebody has to play: choose at least one bot")
        if self.lineups and len(self.lineups) != len(self.rules):
            raise RiverError(f"{len(self.rules)} rule sets need as many lineups of bots, or none")
        for each in self.rules:
            if isinstance(each, Layout):
                check_players(each, self.players)
            else:
                fitted(each, self.players)

    @property
    def is_race(self) -> bool:
        """Whether it is the race that is played."""
        return isinstance(self.rules[0], Layout)

    @property
    def names(self) -> tuple[str, ...]:
        """What the rule sets are called."""
        return tuple(each.name for each in self.rules)

    def seats(self, no: int) -> tuple[str, ...]:
        """Return the key of the bot in each seat under rule set ``no``."""
        bots = self.lineups[no] if self.lineups else self.bots
        return tuple(bots[seat % len(bots)] for seat in range(self.players))

    def is_mixed(self, no: int) -> bool:
        """Return whether different bots play each other under rule set ``no``."""
        return len(set(self.seats(no))) > 1

    @property
    def fits(self) -> tuple[Variant, ...]:
        """The card game's rule sets as so many players play them; none for the race."""
        return tuple(fitted(each, self.players) for each in self.rules if isinstance(each, Variant))

    def measure_keys(self) -> tuple[str, ...]:
        """Return the measures that these games give."""
        bots = [bot for no in range(len(self.rules)) for bot in self.seats(no)]
        if self.is_race:
            return race_keys(self.players, bots)
        return card_keys(self.fits, self.players, bots)


def play(plan: Plan, no: int, first: int, games: int) -> tuple[Counts, Counter[int]]:
    """Play games ``first``, ``first + 1``, ... of a plan under rule set ``no``, and count.

    Game ``n`` is the same in whatever batch it is played: for cards its shuffles, for the race
    its throws, which are drawn for blocks of races. ``first`` is a multiple of ``step(plan)``.
    """
    rules = plan.rules[no]
    if isinstance(rules, Variant):
        from riverlib.cards.kernels import games as card_games  # numba takes a moment to load

        return card_counts(
            card_games.play_games(
                rules, plan.players, games, plan.seed, plan.seats(no), first_game=first
            )
        )
    from riverlib.race.kernels import races

    counted = [
        race_counts(
            races.play_races(
                rules,
                plan.players,
                min(_RACES, first + games - start),
                _block_seed(plan.seed, start // _RACES),
                plan.seats(no),
            )
        )
        for start in range(first, first + games, _RACES)
    ]
    return _joined(counted)


def step(plan: Plan) -> int:
    """Return of what number of games a batch must be a multiple."""
    return _RACES if plan.is_race else 1


def _block_seed(seed: int, block: int) -> int:
    return int(seeds.generator(seed, block).integers(2**53))


def _joined(parts: list[tuple[Counts, Counter[int]]]) -> tuple[Counts, Counter[int]]:
    """Put the counts of several blocks one after another."""
    counts = {
        key: (
            np.concatenate([part[key][0] for part, _ in parts]),
            np.concatenate([part[key][1] for part, _ in parts]),
        )
        for key in parts[0][0]
    }
    finals: Counter[int] = Counter()
    for _, more in parts:
        finals.update(more)
    return counts, finals
