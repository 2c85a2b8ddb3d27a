"""Games put straight into the server's database, so that a test begins where it matters."""

from collections.abc import Callable

from riverlib import cards
from riverlib.play import CardMatch, Player
from riverlib.store import Games, open_database

SHORT = cards.Variant(key="short", name="Short", hand_sizes=(2, 1))
_BOTS = ("Otter", "Heron", "Kingfisher", "Pike", "Beaver", "Swan", "Frog", "Dragonfly", "Salmon")


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
        """Start a game; the last seat deals by default, so that the first one bids and leads."""
        first_dealer = len(players) - 1 if dealer is None else dealer
        return CardMatch.start(self.games, variant, players, first_dealer=first_dealer, seed=seed)

    def find(
        self,
        wanted: Callable[[CardMatch], bool],
        variant: cards.Variant,
        players: tuple[Player, ...] = company(4),
        *,
        dealer: int | None = None,
    ) -> CardMatch:
        """Return the first game, seed by seed, that is as wanted; ``wanted`` may play in it."""
        for seed in range(2000):
            match = self.start(variant, players, dealer=dealer, seed=seed)
            if wanted(match):
                return match
            self.games.delete(match.game_id)
        raise AssertionError(f"no seed below 2000 gives the wanted game of {variant.name}")

    def stored(self, match: CardMatch) -> CardMatch:
        """Return the match as it stands in the database now."""
        return CardMatch.resume(self.games, match.game_id)
