"""Colours shared out among names: each as it is used to, and no two of one figure alike."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from riverlib.core.faces import COLOURS


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """The colours that a name would have, the dearest first."""

    colours: tuple[int, ...]
    """Numbers in ``COLOURS``."""
    games: int = 0
    """How many games the name was in: of two, the one with fewer gives way."""
    is_person: bool = True
    """Bots give way to people."""


def shared_out(wishes: Sequence[Wish]) -> tuple[int, ...]:
    """Return a colour for each wish; no two are alike while there are colours enough.

    Everybody's dearest wish goes before anybody's second, so that who gives way takes a colour
    that nobody else in the figure is known by.

    >>> shared_out([Wish(colours=(3,), games=2), Wish(colours=(3,), games=9), Wish(colours=(0,))])
    (1, 3, 0)
    """
    worn: dict[int, int] = {}
    for at, colour in _in_turn(wishes):
        if at not in worn and colour not in worn.values():
            worn[at] = colour
    alike = ((wish.colours or (at,))[0] % len(COLOURS) for at, wish in enumerate(wishes))
    return tuple(worn.get(at, colour) for at, colour in enumerate(alike))


def _in_turn(wishes: Sequence[Wish]) -> Iterator[tuple[int, int]]:
    """Tell the place of each wish with a colour, the dearest wishes of those who go first first."""
    order = sorted(
        range(len(wishes)), key=lambda at: (not wishes[at].is_person, -wishes[at].games, at)
    )
    for rank in range(max((len(wish.colours) for wish in wishes), default=0)):
        for at in order:
            yield from ((at, colour) for colour in wishes[at].colours[rank : rank + 1])
    for at in order:
        yield from ((at, colour) for colour in range(len(COLOURS)))
