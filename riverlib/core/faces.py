"""The faces and colours of those who play, by key and number; the browser draws them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol
from zlib import crc32

FACES: dict[str, str] = {
    "plaits": "Girl with plaits",
    "cap": "Boy with a cap",
    "bun": "Granny with glasses",
    "beard": "Grandpa with a beard",
    "curls": "Curly hair",
    "scarf": "Headscarf",
    "fox": "Fox",
    "cat": "Cat",
    "dog": "Dog",
    "bear": "Bear",
    "panda": "Panda",
    "rabbit": "Rabbit",
    "lion": "Lion",
    "mouse": "Mouse",
    "hedgehog": "Hedgehog",
    "owl": "Owl",
}
"""The faces that people choose from, with their words."""

_CALLED = {"bun": "Granny", "beard": "Grandpa"}
"""Whom a family would not call by the key of their face."""

BOT_FACES: dict[str, str] = {
    "otter": "Otter",
    "heron": "Heron",
    "kingfisher": "Kingfisher",
    "pike": "Pike",
    "beaver": "Beaver",
    "swan": "Swan",
    "frog": "Frog",
    "dragonfly": "Dragonfly",
    "salmon": "Salmon",
}
"""The animals of the river, who play by themselves; their words are the bots' first names too."""

COLOURS: tuple[str, ...] = (
    "Teal",
    "Orange",
    "Red",
    "Violet",
    "Blue",
    "Green",
    "Pink",
    "Brown",
    "Grey",
    "Night blue",
)
"""The colours that people choose from, in the order in which seats wear them by themselves."""
GREY = COLOURS.index("Grey")
"""What belongs to nobody is grey in figures: nobody gets it unasked while there are others."""

_PERSONS_FIRST = ("fox", "bun", "cap", "bear", "plaits", "cat", "beard", "panda", "curls", "owl")


def face_name(face: str) -> str:
    """Return what whoever wears a face is called without a name of their own.

    >>> face_name("fox"), face_name("bun"), face_name("kingfisher")
    ('Fox', 'Granny', 'Kingfisher')
    """
    return _CALLED.get(face, face.capitalize())


class Guest(Protocol):
    """Who sits at a seat, as far as looks are concerned."""

    @property
    def name(self) -> str:
        """Text from a person, never markup."""

    @property
    def is_person(self) -> bool:
        """Whether a human plays this seat."""

    @property
    def face(self) -> str | None:
        """Key of the face that was chosen, ``None`` where nobody chose."""

    @property
    def colour(self) -> int | None:
        """Number of the colour that was chosen, ``None`` where nobody chose."""


@dataclass(frozen=True, slots=True)
class Look:
    """What a seat is known by at a glance."""

    face: str
    """Key in ``FACES`` or ``BOT_FACES``."""
    colour: int
    """Number in ``COLOURS``."""


def looks(guests: Sequence[Guest]) -> tuple[Look, ...]:
    """Return each seat's face and colour; no two seats share a colour.

    What was chosen goes first, by seats; whoever chose nothing, or what another has already, gets
    the seat's own colour if that is free, else the first free one. Bots come after people, and
    each would have the colour of its name.
    """
    return tuple(map(Look, _faces(guests), _colours(guests)))


def name_colour(name: str) -> int:
    """Return the colour that a name has by itself: the animals of the river one each.

    >>> [COLOURS[name_colour(name)] for name in ("Otter", "heron")]
    ['Orange', 'Red']
    """
    names = [each.casefold() for each in BOT_FACES.values()]
    own = name.casefold()
    return names.index(own) + 1 if own in names else crc32(own.encode()) % len(COLOURS)


def _colours(guests: Sequence[Guest]) -> list[int]:
    worn: dict[int, int] = {}
    for seat, guest in enumerate(guests):
        if guest.colour is not None and guest.colour not in worn.values():
            worn[seat] = guest.colour
    for seat in sorted(range(len(guests)), key=lambda seat: not guests[seat].is_person):
        if seat not in worn:
            own = () if guests[seat].is_person else (name_colour(guests[seat].name),)
            wishes = (*own, seat, *range(max(len(guests), len(COLOURS))))
            worn[seat] = next(no for no in wishes if no not in worn.values())
    return [worn[seat] for seat in range(len(guests))]


def _faces(guests: Sequence[Guest]) -> list[str]:
    faces = [guest.face or _face_of_name(guest) for guest in guests]
    for seat, guest in enumerate(guests):
        if faces[seat] is None:
            own = _PERSONS_FIRST if guest.is_person else tuple(BOT_FACES)
            free = [face for face in own if face not in faces]
            faces[seat] = free[0] if free else own[seat % len(own)]
    return [face for face in faces if face is not None]


def _face_of_name(guest: Guest) -> str | None:
    name = guest.name.casefold()
    return name if not guest.is_person and name in BOT_FACES else None
