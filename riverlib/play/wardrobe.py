"""The colour that a name is known by in figures of many games: what it wore when it last played.

The figures of one game wear what its board wears (``core.faces.looks``).
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from riverlib.core import LogError
from riverlib.core.faces import COLOURS, GREY, looks, name_colour
from riverlib.core.sharing_out import Wish, shared_out
from riverlib.games import GAMES
from riverlib.play.players import PERSON, player_from_data
from riverlib.store import LastSeat, Results

_STRIDE = 3
"""Has no divisor in common with the number of colours."""


def usual(results: Results) -> dict[str, Wish]:
    """Return by name what everybody who ever played is known by, the usual colour first.

    It is shared out among all of them at once, not among those of a figure: so a name has the same
    colour in every company. The ten with most games are no two alike, people before bots.

    Raises
    ------
    StoreError
        If the database fails.
    """
    known = {last.name: _wish(last) for last in results.last_seats()}
    first = sorted(known, key=lambda name: (not known[name].is_person, -known[name].games, name))
    first = first[: len(COLOURS)]
    worn = shared_out([known[name] for name in first])
    for name, colour in zip(first, worn, strict=True):
        known[name] = replace(known[name], colours=(colour, *known[name].colours))
    return known


def colours_of_names(known: Mapping[str, Wish], names: Sequence[str]) -> dict[str, int]:
    """Return the number of each name's colour (``core.faces``); no two alike up to ten names.

    Of two that would have the same, the one with fewer games gives way, a bot to a person.

    Parameters
    ----------
    known : mapping of str to Wish
        What everybody is known by, of ``usual``.
    """
    own = tuple(dict.fromkeys(names))
    return dict(zip(own, shared_out([_known_by(known, name) for name in own]), strict=True))


def _known_by(known: Mapping[str, Wish], name: str) -> Wish:
    """Return what a name would wear; one that never played, first of all what nobody has."""
    if name in known:
        return known[name]
    taken = {wish.colours[0] for wish in known.values()}
    return Wish(colours=tuple(sorted(_by_itself(name), key=lambda colour: colour in taken)))


def _wish(last: LastSeat) -> Wish:
    is_person = last.kind == PERSON
    colours = _worn(last, is_person), *_by_itself(last.name)
    return Wish(colours=colours, games=last.games, is_person=is_person)


def _by_itself(name: str) -> tuple[int, ...]:
    """Return all colours in an order of the name's own, so that it gives way always alike."""
    first = name_colour(name)
    order = ((first + _STRIDE * no) % len(COLOURS) for no in range(len(COLOURS)))
    return tuple(sorted(order, key=lambda colour: colour == GREY))


def _worn(last: LastSeat, is_person: bool) -> int:
    """Return what was worn: by a bot its own colour, unless one was chosen for it."""
    seats = last.setup.get("seats")
    bots = GAMES[last.game].bots if last.game in GAMES else {}
    if not isinstance(seats, list):
        return last.seat  # nobody has a name there, and nobody chose
    try:
        everybody = [player_from_data(data, seat, bots) for seat, data in enumerate(seats)]
        own = everybody[last.seat]
    except (LogError, IndexError):
        return name_colour(last.name)
    if own.colour is not None:
        return own.colour
    return looks(everybody)[last.seat].colour if is_person else name_colour(own.name)
