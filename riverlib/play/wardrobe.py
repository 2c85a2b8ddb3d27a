"""The colour that a name is known by in every figure: what it wore when it last played."""

from collections.abc import Sequence

from riverlib.core import LogError
from riverlib.core.faces import COLOURS, GREY, looks, name_colour
from riverlib.core.sharing_out import Wish, shared_out
from riverlib.games import GAMES
from riverlib.play.players import PERSON, Player, player_from_data
from riverlib.store import LastSeat, Results

_STRIDE = 3
"""Has no divisor in common with the number of colours."""


def colours_of_names(results: Results, names: Sequence[str]) -> dict[str, int]:
    """Return the number of each name's colour (``core.faces``); no two alike up to ten names.

    Of two that would have the same, the one with fewer games gives way, a bot to a person.

    Raises
    ------
    StoreError
        If the database fails.
    """
    own = tuple(dict.fromkeys(names))
    known = _known(results, own)
    wishes = [known.get(name) or Wish(colours=_by_itself(name)) for name in own]
    return dict(zip(own, shared_out(wishes), strict=True))


def colours_at_table(results: Results, players: Sequence[Player]) -> tuple[int, ...]:
    """Return the colours of those at one table, by seat; who gives way keeps what was worn there.

    Raises
    ------
    StoreError
        If the database fails.
    """
    known = _known(results, [player.name for player in players])
    wishes = []
    for player, look in zip(players, looks(players), strict=True):
        wish = known.get(player.name) or Wish(colours=_by_itself(player.name))
        first = wish.colours[:1] if wish.is_person == player.is_person else ()
        games = wish.games if first else 0  # it may be a bot by the name of a person
        colours = (*first, look.colour, *_by_itself(player.name))
        wishes.append(Wish(colours=colours, games=games, is_person=player.is_person))
    return shared_out(wishes)


def _known(results: Results, names: Sequence[str]) -> dict[str, Wish]:
    found = results.last_seats(names)
    return {last.name: _wish(last) for last in found}


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
