"""Games put straight into the server's database, so that a test begins where it matters."""

from collections.abc import Callable
from typing import TypeVar

from riverlib import cards, race
from riverlib.play import CardMatch, Player, RaceMatch
from riverlib.store import Games, open_database

SHORT = cards.Variant(key="short", name="Short", hand_sizes=(2, 1))
BROOK = race.Layout(
    key="brook", name="The brook", source="For tests.", cards=6, boats=2, start=2, high_tide=3
)
"""A river whose races are short and solved at once."""
_BOTS = ("Otter", "Heron", "Kingfisher", "Pike", "Beaver", "Swan", "Frog", "Dragonfly", "Salmon")

AnyMatch = TypeVar("AnyMatch", CardMatch, RaceMatch)


def company(players: int, *people: str, bot: str = "random") -> tuple[Player, ...]:
    """Return the named people (one called You when nobody is named) and bots to fill up."""
    seats = [Player(name) for name in people or ("You",)]
    seats += [Player(name, bot) for name in _BOTS[: players - len(seats)]]
    return tuple(seats)


class Matches:
    """The games of one database."""

    def __init__(self, database: str) -> None:
        self._engine = open_database(database)
        self.games = Games(self._engine)

    def close(self) -> None:
        """Let go of the database."""
        self._engine.dispose()

    def start(
        self,
        variant: cards.Variant = SHORT,
        players: tuple[Player, ...] = company(4),
        *,
        dealer: int | None = None,
        seed: int = 5,
    ) -> CardMatch:
        """Start a card game; the last seat deals by default: the first one bids and leads."""
        first_dealer = len(players) - 1 if dealer is None else dealer
        return CardMatch.start(self.games, variant, players, first_dealer=first_dealer, seed=seed)

    def start_race(
        self,
        layout: race.Layout = BROOK,
        players: tuple[Player, ...] = company(2),
        *,
        so_far: str = "",
        seed: int = 5,
    ) -> RaceMatch:
        """Start a race in which some actions have been taken, as its log writes them.

        ``so_far`` is a line such as ``"roll 2, sail 2, roll 6"``: nothing need be left to the dice.
        """
        seats = [player.data() for player in players]
        log = race.start_log(layout, players=len(players), first=0, seed=seed, seats=seats)
        for text in filter(None, so_far.split(", ")):
            log = race.with_action(log, race.parse_action(text))
        return RaceMatch.open(self.games, log)

    def find(
        self,
        wanted: Callable[[CardMatch], bool],
        variant: cards.Variant,
        players: tuple[Player, ...] = company(4),
        *,
        dealer: int | None = None,
    ) -> CardMatch:
        """Return the first game, seed by seed, that is as wanted; ``wanted`` may play in it."""
        start = self.start
        return self._first(lambda seed: start(variant, players, dealer=dealer, seed=seed), wanted)

    def find_race(
        self,
        wanted: Callable[[RaceMatch], bool],
        layout: race.Layout = BROOK,
        players: tuple[Player, ...] = company(2),
        *,
        so_far: str = "",
    ) -> RaceMatch:
        """Return a race as wanted, as it stood before ``wanted`` tried its dice."""

        def start(seed: int) -> RaceMatch:
            return self.start_race(layout, players, so_far=so_far, seed=seed)

        tried = self._first(start, wanted)
        self.games.delete(tried.game_id)
        return start(tried.log.setup["seed"])

    def _first(
        self, start: Callable[[int], AnyMatch], wanted: Callable[[AnyMatch], bool]
    ) -> AnyMatch:
        for seed in range(2000):
            match = start(seed)
            if wanted(match):
                return match
            self.games.delete(match.game_id)
        raise AssertionError("no seed below 2000 gives the wanted game")

    def stored(self, match: AnyMatch) -> AnyMatch:
        """Return the match as it stands in the database now."""
        return type(match).resume(self.games, match.game_id)
