"""What is to be compared: rule sets, players, bots, how many games, the seed."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from riverlib.analysis.lab.games import LAB_GAMES
from riverlib.analysis.lab.lab_game import LabGame
from riverlib.analysis.lab.measures import Kind
from riverlib.core import RiverError
from riverlib.core.game import Rules

MOST_GAMES = 1_000_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """A comparison: plain data, hashable; the same plan always gives the same numbers."""

    game: str = "cards"
    """Key of the game."""
    rules: tuple[Rules, ...]
    """What is compared, all of that game."""
    players: int
    bots: tuple[str, ...]
    """Keys of bots; they take the seats in turn, again from the first when there are more seats."""
    games: int
    """Games under each rule set."""
    seed: int
    lineups: tuple[tuple[str, ...], ...] = ()
    """Bots for each rule set by itself, instead of ``bots``, where they differ."""

    tables: tuple[int, ...] = ()
    """How many play under each rule set by itself, instead of ``players``, where they differ."""

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
        if self.tables and len(self.tables) != len(self.rules):
            raise RiverError(
                f"{len(self.rules)} rule sets need as many numbers of players, or none"
            )
        for no, each in enumerate(self.rules):
            self.lab.game.check_players(each, self.players_at(no))

    @property
    def lab(self) -> LabGame:
        """What the laboratory knows of the game."""
        return LAB_GAMES[self.game]

    @property
    def names(self) -> tuple[str, ...]:
        """What the rule sets are called."""
        return tuple(each.name for each in self.rules)

    def players_at(self, no: int) -> int:
        """Return how many play under rule set ``no``."""
        return self.tables[no] if self.tables else self.players

    def seats(self, no: int) -> tuple[str, ...]:
        """Return the key of the bot in each seat under rule set ``no``."""
        bots = self.lineups[no] if self.lineups else self.bots
        return tuple(bots[seat % len(bots)] for seat in range(self.players_at(no)))

    def is_mixed(self, no: int) -> bool:
        """Return whether different bots play each other under rule set ``no``."""
        return len(set(self.seats(no))) > 1

    def counted(self) -> tuple[str, ...]:
        """Return the measures that these games count for."""
        bots = self._bots()
        if not self.tables:
            return self.lab.keys(self.rules, self.players, bots)
        each = [
            self.lab.keys((rules,), self.players_at(no), bots)
            for no, rules in enumerate(self.rules)
        ]
        return tuple(dict.fromkeys(key for keys in each for key in keys))

    def offered(self) -> tuple[str, ...]:
        """Return the measures that are told one by one, then the wins by bot in mixed company."""
        keys = tuple(self.lab.kinds)
        if not any(self.is_mixed(no) for no in range(len(self.rules))):
            return keys
        return keys + tuple(f"wins:{bot}" for bot in dict.fromkeys(self._bots()))

    def kind(self, key: str) -> Kind:
        """Return what a measure is; ``"made_size:7"`` is one of a family."""
        if kind := self.lab.kinds.get(key):
            return kind
        family, _, member = key.partition(":")
        kind = self.lab.families[family]
        bots = self.lab.game.bots
        called = bots[member].name if member in bots else member.capitalize()
        name, words = (text.replace("@", called) for text in (kind.name, kind.words))
        return replace(kind, name=name, words=words)

    def _bots(self) -> Sequence[str]:
        return [bot for no in range(len(self.rules)) for bot in self.seats(no)]
