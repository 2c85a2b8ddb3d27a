"""What a picture of a rule is: a position, what happens in it, and the words for it."""

from dataclasses import dataclass, replace
from typing import Generic, TypeAlias, TypeVar

from riverlib.learn.position import CardPosition, RacePosition, seated

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Finn", "Greta", "Hugo", "Ida")
"""Who sits at the table besides the one who looks."""
YOU = "You"
"""The one who looks."""

AnyPosition = TypeVar("AnyPosition", CardPosition, RacePosition)


@dataclass(frozen=True, slots=True, kw_only=True)
class Picture(Generic[AnyPosition]):
    """A position that shows a rule, and what happens then, if the picture moves."""

    before: AnyPosition
    after: AnyPosition
    """The same as ``before`` in a still picture."""
    me: int
    """The seat that looks."""
    words: str
    """What there is to see, for everybody; no more than 25 words."""
    marks: tuple[str, ...] = ()
    """What is to be looked at, as in a lesson: ``"card:Td"``, ``"seat:2"``, ``"tile:0"``."""
    matters: bool = True
    """False where the rule is in force, but never comes up under these rules."""
    shows_points: bool = False
    """Whether the panel with the points is what there is to see."""

    @property
    def moves(self) -> bool:
        """Whether something happens in it."""
        return self.before is not self.after


AnyPicture: TypeAlias = Picture[CardPosition] | Picture[RacePosition]


@dataclass(frozen=True, slots=True)
class PicturedRule:
    """One rule of the sheet with its picture."""

    key: str
    number: int
    sentence: str
    picture: AnyPicture | None


def names_at(players: int, me: int) -> tuple[str, ...]:
    """Name everybody at a table; the one who looks is ``You``."""
    others = iter(NAMES)
    return tuple(YOU if seat == me else next(others) for seat in range(players))


def seen_by(position: CardPosition, me: int, game_id: str) -> CardPosition:
    """Return the same position with another one who looks."""
    players = seated(names_at(position.state.players, me), me)
    return replace(position, players=players, game_id=game_id)
