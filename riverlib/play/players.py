"""Who sits at a table: people and bots by name."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from riverlib.core import GameLog, LogError, read_value

PERSON = "person"
"""The kind of a seat that a human plays; every other kind is a bot's key."""

MAX_NAME = 24
_JOINERS = "\u200c\u200d"  # hold emoji and some scripts' letters together
_NAMES = ("Otter", "Heron", "Kingfisher", "Pike", "Beaver", "Swan", "Frog", "Dragonfly", "Salmon")


@dataclass(frozen=True, slots=True)
class Player:
    """One seat's player; the name is text from a person and never markup."""

    name: str
    kind: str = PERSON

    @property
    def is_person(self) -> bool:
        """Whether a human plays this seat."""
        return self.kind == PERSON

    def data(self) -> dict[str, str]:
        """Return the player as JSON values for the setup of a log."""
        return {"name": self.name, "kind": self.kind}


def tidy_name(text: str, seat: int) -> str:
    """Make a typed name fit: no control characters, one line, short; never empty."""
    printable = "".join(char if char.isprintable() or char in _JOINERS else " " for char in text)
    return " ".join(printable.split())[:MAX_NAME].strip() or f"Player {seat + 1}"


def default_players(players: int, bot: str = "steady") -> tuple[Player, ...]:
    """Return one person and bots of one kind for the other seats."""
    return (Player("You"), *(Player(name, bot) for name in _NAMES[: players - 1]))


def player_from_data(data: Any, seat: int, bots: Mapping[str, object]) -> Player:
    """Read a player from the setup of a log.

    Raises
    ------
    LogError
        If name or kind are not text, or the kind is unknown; names the place.
    """
    place = f"setup.seats[{seat}]"
    if not isinstance(data, dict):
        raise LogError(f"{place}: an object with name and kind is needed, got {data!r}")
    name, kind = data.get("name"), data.get("kind")
    name = read_value(str, name, f"{place}.name", error=LogError)
    if not isinstance(kind, str) or (kind != PERSON and kind not in bots):
        allowed = ", ".join((PERSON, *bots))
        raise LogError(f"{place}.kind: one of {allowed} is needed, got {kind!r}")
    return Player(tidy_name(name, seat), kind)


def seated(log: GameLog, bots: Mapping[str, object]) -> tuple[Player, ...]:
    """Read who sits where from the setup of a log; people where it does not say.

    Raises
    ------
    LogError
        If the seats cannot be read or are not as many as the players; names the place.
    """
    seats, players = log.setup.get("seats"), log.setup["players"]
    if seats is None:
        return tuple(Player(f"Player {seat + 1}") for seat in range(players))
    if not isinstance(seats, list) or len(seats) != players:
        raise LogError(f"setup.seats: {players} players are needed")
    return tuple(player_from_data(data, seat, bots) for seat, data in enumerate(seats))
