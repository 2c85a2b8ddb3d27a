"""Who sits at a table: people and bots by name."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from riverlib.core import GameLog, LogError, read_value
from riverlib.core.faces import BOT_FACES, COLOURS, FACES, GREY, Look, face_name, looks
from riverlib.store import Games

PERSON = "person"
"""The kind of a seat that a human plays; every other kind is a bot's key."""

YOU = "You"
"""What somebody is called who plays alone and gave no name."""
MAX_NAME = 24
_JOINERS = "\u200c\u200d"  # hold emoji and some scripts' letters together
_NAMES = tuple(BOT_FACES.values())
_NOBODY = "nobody"


@dataclass(frozen=True, slots=True)
class Player:
    """One seat's player; the name is text from a person and never markup."""

    name: str
    kind: str = PERSON
    face: str | None = None
    """Key of the face that was chosen (``core.faces``), ``None`` where nobody chose."""
    colour: int | None = None
    """Number of the colour that was chosen, ``None`` where nobody chose."""

    @property
    def is_person(self) -> bool:
        """Whether a human plays this seat."""
        return self.kind == PERSON

    def data(self) -> dict[str, str | int]:
        """Return the player as JSON values for the setup of a log; nobody's choice is left out."""
        chosen = {"face": self.face, "colour": self.colour}
        told = {key: value for key, value in chosen.items() if value is not None}
        return {"name": self.name, "kind": self.kind, **told}


def tidy_name(text: str, seat: int) -> str:
    """Make a typed name fit: no control characters, one line, short; never empty."""
    printable = "".join(char if char.isprintable() or char in _JOINERS else " " for char in text)
    return " ".join(printable.split())[:MAX_NAME].strip() or f"Player {seat + 1}"


def default_players(players: int, bot: str = "steady") -> tuple[Player, ...]:
    """Return one person and bots of one kind for the other seats."""
    return (Player(YOU), *(Player(bot_name(seat), bot) for seat in range(1, players)))


def bot_name(seat: int) -> str:
    """Return what a bot is called by its seat, of which the first is a person's.

    >>> bot_name(1), bot_name(2)
    ('Otter', 'Heron')
    """
    return _NAMES[(seat - 1) % len(_NAMES)]


def is_you(name: str) -> bool:
    """Whether a name is none: everybody reads "You" as themselves."""
    return name.strip().casefold() == YOU.casefold()


def gave_no_name(player: Player, seat: int) -> bool:
    """Whether a person is called by the seat or by their own face, because they typed nothing.

    >>> gave_no_name(Player("Player 2"), 1), gave_no_name(Player("Fox", face="fox"), 1)
    (True, True)
    >>> gave_no_name(Player("Fox", face="cat"), 1), gave_no_name(Player("Otter", "steady"), 1)
    (False, False)
    """
    return player.is_person and player.name in (tidy_name("", seat), _face_name(player.face))


def called_by_faces(players: Sequence[Player]) -> tuple[Player, ...]:
    """Return the players, people without a name called what their face shows, as bots are.

    Whose face another has, or whose face's name, keeps the number of the seat.

    >>> fox, anna = Player("Player 1", face="fox"), Player("Anna", face="cat")
    >>> [each.name for each in called_by_faces((fox, anna))]
    ['Fox', 'Anna']
    """
    taken = {player.name.casefold() for player in players}
    called = []
    for seat, player in enumerate(players):
        name = _face_name(player.face)
        if name and gave_no_name(player, seat) and name.casefold() not in taken:
            taken.add(name.casefold())
            called.append(replace(player, name=name))
        else:
            called.append(player)
    return tuple(called)


def _face_name(face: str | None) -> str | None:
    return face_name(face) if face is not None else None


def as_offered(players: Sequence[Player]) -> tuple[Player, ...]:
    """Return players as a set-up begins with them: who gave no name is asked for one again.

    >>> before = Player("Player 1"), Player("Player 2"), Player("Anna"), Player("Otter", "steady")
    >>> [each.name for each in as_offered(before)]
    ['You', '', 'Anna', 'Otter']
    """
    first = next((seat for seat, player in enumerate(players) if player.is_person), None)
    return tuple(
        replace(player, name=YOU if seat == first else "") if gave_no_name(player, seat) else player
        for seat, player in enumerate(players)
    )


def player_from_data(data: Any, seat: int, bots: Mapping[str, object]) -> Player:
    """Read a player from the setup of a log.

    Raises
    ------
    LogError
        If name or kind are not text, or kind, face or colour are unknown; names the place.
    """
    place = f"setup.seats[{seat}]"
    if not isinstance(data, dict):
        raise LogError(f"{place}: an object with name and kind is needed, got {data!r}")
    name, kind = data.get("name"), data.get("kind")
    name = read_value(str, name, f"{place}.name", error=LogError)
    if not isinstance(kind, str) or (kind != PERSON and kind not in bots):
        allowed = ", ".join((PERSON, *bots))
        raise LogError(f"{place}.kind: one of {allowed} is needed, got {kind!r}")
    return Player(tidy_name(name, seat), kind, _face(data, place), _colour(data, place))


def _face(data: dict[str, Any], place: str) -> str | None:
    face = data.get("face")
    if face is None or (isinstance(face, str) and (face in FACES or face in BOT_FACES)):
        return face
    raise LogError(
        f"{place}.face: one of {', '.join((*FACES, *BOT_FACES))} is needed, got {face!r}"
    )


def _colour(data: dict[str, Any], place: str) -> int | None:
    colour = data.get("colour")
    if colour is None or (type(colour) is int and colour in range(len(COLOURS))):
        return colour
    last = len(COLOURS) - 1
    raise LogError(f"{place}.colour: a number from 0 to {last} is needed, got {colour!r}")


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


def dressed(players: Sequence[Player]) -> tuple[Player, ...]:
    """Return the players with their looks written down: people's as they are shown, bots' free.

    So a person is known again by name, and keeps the colour whatever bots join later.
    """
    return tuple(
        replace(player, face=look.face, colour=look.colour) if player.is_person else player
        for player, look in zip(players, looks(players), strict=True)
    )


def known_looks(games: Games) -> dict[str, Look]:
    """Return how people looked when they last played here, by name without regard to case.

    Raises
    ------
    StoreError
        If the database fails.
    """
    known: dict[str, Look] = {}
    for players in _companies(games):
        for player, look in zip(players, looks(players), strict=True):
            if player.is_person and player.name != _face_name(player.face):  # next time another's
                known.setdefault(player.name.casefold(), look)
    return known


def known_names(games: Games) -> tuple[str, ...]:
    """Return what people were called here, whoever played last first; nobody who gave no name.

    Raises
    ------
    StoreError
        If the database fails.
    """
    known: dict[str, str] = {}
    for players in _companies(games):
        for seat, player in enumerate(players):
            if player.is_person and not is_you(player.name) and not gave_no_name(player, seat):
                known.setdefault(player.name.casefold(), player.name)
    return tuple(known.values())


def _companies(games: Games) -> Iterator[list[Player]]:
    """Go through who sat together, the last game first."""
    for setup in games.setups():
        seats = setup.get("seats")
        yield _people_of(seats if isinstance(seats, list) else ())


def _people_of(seats: Sequence[Any]) -> list[Player]:
    """Read the people of some seats; a bot stands for whoever is none, or cannot be read."""
    players = []
    for seat, data in enumerate(seats):
        try:
            players.append(player_from_data(data, seat, {}))
        except LogError:
            players.append(Player("", _NOBODY))
    return players


def known_again(players: Sequence[Player], known: Mapping[str, Look]) -> tuple[Player, ...]:
    """Return the players, people in what they are known by; what was chosen goes first.

    Parameters
    ----------
    known : mapping of str to Look
        As ``known_looks`` returns it.
    """
    worn = [player.colour for player in players]
    last = [known.get(each.name.casefold()) if each.is_person else None for each in players]
    for seat, look in enumerate(last):
        if look is not None and worn[seat] is None and look.colour not in worn:
            worn[seat] = look.colour
    return tuple(
        replace(player, face=player.face or (look.face if look else None), colour=colour)
        for player, look, colour in zip(players, last, worn, strict=True)
    )


def newcomers_dressed(
    players: Sequence[Player], known: Mapping[str, Look], shown: Sequence[int | None] = ()
) -> tuple[Player, ...]:
    """Return the players, people who have no colour yet in the one their seat was shown in.

    Else in one that nobody is known by, that of the seat first; where all are somebody's, none is
    given.

    Parameters
    ----------
    shown : sequence of int or None
        By seat the colour that it wore until now, whoever sat there; fewer than the seats will do.
    """
    worn = [player.colour for player in players]
    elsewhere = {look.colour for look in known.values()}
    for seat, player in enumerate(players):
        if player.is_person and worn[seat] is None:
            offered = [no for no in _offered(seat) if no not in elsewhere]
            free = (no for no in (*shown[seat : seat + 1], *offered) if no not in worn)
            worn[seat] = next(free, None)
    return tuple(
        replace(player, colour=colour) for player, colour in zip(players, worn, strict=True)
    )


def _offered(seat: int) -> tuple[int, ...]:
    """Return the colours for a newcomer, the seat's own first and grey, as of nobody, last."""
    return (seat, *(no for no in range(len(COLOURS)) if no != GREY), GREY)
