"""Who looks at a game just now: each window a guest, and all guests of a game in one room."""

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from threading import RLock
from typing import TYPE_CHECKING, Any, Protocol
from weakref import WeakSet, WeakValueDictionary

from riverlib.core import RiverError
from riverlib.live.company import Company, Device

if TYPE_CHECKING:  # the server's start waits for this file, and need not wait for both games
    from riverlib.play import Match

UNKNOWN = 4404
"""A line is closed because nobody here knows this window (any more)."""
CLOSED = 4405
"""A line is closed because phones may not join this game any more: the evening is over."""
AGAIN = 4410
"""A line is closed because it leads to another game now: it is to be opened anew."""
_TOKEN_BYTES = 16  # 128 bits


class LeftError(RiverError):
    """Nobody sits here any more; ``code`` tells the browser how it goes on."""

    def __init__(self, message: str, code: int = UNKNOWN) -> None:
        super().__init__(message)
        self.code = code


def new_token() -> str:
    """Draw a name that nobody guesses: 128 random bits, 22 characters."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


class Session(Protocol):
    """What a window knows of its game."""

    device: Device
    """Which of the devices at a game this window is on."""
    room: "Room | None"
    """Where it is a guest, once it is one."""

    @property
    def match(self) -> "Match[Any, Any, Any]":
        """The game as this window knows it."""

    @property
    def below(self) -> str:
        """What the page shows below the board depends on; it is drawn anew when this changes."""

    def answer(self, action: object) -> None:
        """Take a click; a refusal becomes a note."""

    def think(self, action: object) -> None:
        """Take what is asked for while somebody thinks."""

    def look_round(self) -> None:
        """Notice which people at other devices have come or gone."""

    def view(self) -> Mapping[str, Any]:
        """Return what the board shows."""


@dataclass(frozen=True, slots=True)
class Seen:
    """One view of a guest's board, numbered: a later one is never overtaken by an earlier one."""

    serial: int
    below: str
    view: Mapping[str, Any]


class Visitor(Protocol):
    """Somebody at the end of a line."""

    @property
    def has_news(self) -> bool:
        """Whether there is more to see than is on the screen."""

    def drawn(self, serial: int) -> None:
        """Note which view is on the screen when a line is opened."""

    def seen(self) -> Seen:
        """Return what is to be shown now; raises ``LeftError``."""

    def answer(self, action: object) -> None:
        """Take a click; raises ``LeftError``."""

    def think(self, action: object) -> None:
        """Take what is asked for while somebody thinks; raises ``LeftError``."""

    def catch_up(self) -> None:
        """Notice what has changed elsewhere; raises ``LeftError``, or what the store does."""

    def on_change(self, waker: Callable[[], None]) -> Callable[[], None]:
        """Have somebody woken when there is news; return the way out."""


class Room:
    """One game and the windows at it. What happens in it happens one after another."""

    def __init__(self) -> None:
        self.lock = RLock()
        self.guests: WeakSet[Guest] = WeakSet()
        self.company: Company | None = None
        """The talk between several devices; ``None`` while the game is played on one."""

    def gather(self, company: Company | None) -> None:
        """Let a game be played from several devices from now on, or on one again."""
        with self.lock:
            self.company = company
            for guest in list(self.guests):
                guest.join(company)
            self.wake()

    def wake(self) -> None:
        """Tell all boards that there is something new to see."""
        for guest in list(self.guests):
            guest.wake()

    def follow(self, moved: "Guest") -> None:
        """Bring all other guests to where one has brought the game, and wake their boards."""
        for guest in list(self.guests):
            if guest is not moved and guest.session.match.follow(moved.session.match):
                guest.wake()


class Guest:
    """One window at a game.

    Parameters
    ----------
    session : Session
        What the window knows.
    room : Room
        Where it is a guest.
    """

    def __init__(self, session: Session, room: Room) -> None:
        self.session = session
        self.token = new_token()
        self._room = room
        self._serial = 0  # of the last view that was made
        self._drawn = 0  # of the last view that is known to be on the screen
        self._revision = -1  # of the game in the last view
        self._wakers: set[Callable[[], None]] = set()
        with room.lock:
            session.room = room
            room.guests.add(self)
            self.join(room.company)

    def join(self, company: Company | None) -> None:
        """Take part in the talk of several devices, or in none."""
        self.session.match.stand_ins = company.stand_ins if company else frozenset()
        if company and self._wakers:
            company.came(self.session.device, len(self._wakers))

    def answer(self, action: object) -> None:
        """Take a click, and let the others see what came of it."""
        match = self.session.match
        with self._room.lock:
            before = match.revision
            self.session.answer(action)
            if match.revision != before:
                self._room.follow(self)
            if self._room.company:  # the others may be asked something now, or hear who is there
                self._room.wake()

    def think(self, action: object) -> None:
        """Take what is asked for while somebody thinks; nobody else learns of it."""
        with self._room.lock:
            self.session.think(action)

    def catch_up(self) -> None:
        """Stand where the store says; another server may have moved the game on.

        Raises
        ------
        StoreError, LogError
            If the game is gone, or what is stored cannot be replayed.
        """
        with self._room.lock:
            if self.session.match.catch_up():
                self._room.follow(self)
                self.wake()
            if self._room.company and self._room.company.has_changed():
                self._look_round()
                self._room.wake()

    def _look_round(self) -> None:
        """Let the session notice who is there; the game may go on by that."""
        before = self.session.match.revision
        self.session.look_round()
        if self.session.match.revision != before:
            self._room.follow(self)

    def drawn(self, serial: int) -> None:
        """Note which view is on the screen when a line is opened."""
        self._drawn = serial

    @property
    def has_news(self) -> bool:
        """Whether there is more to see than is on the screen."""
        with self._room.lock:
            return (self._drawn, self._revision) != (self._serial, self.session.match.revision)

    def seen(self) -> Seen:
        """Return what the board is to show now."""
        with self._room.lock:
            self._serial += 1
            self._revision = self.session.match.revision
            return Seen(self._serial, self.session.below, self.session.view())

    def on_change(self, waker: Callable[[], None]) -> Callable[[], None]:
        """Have somebody woken whenever the game moves on by another's doing; return the way out.

        As long as nobody goes out, somebody is at this window.
        """
        with self._room.lock:
            self._wakers.add(waker)
            if self._room.company:
                self._room.company.came(self.session.device)
                self._look_round()

        def leave() -> None:
            with self._room.lock:
                if waker in self._wakers and self._room.company:
                    self._room.company.went(self.session.device)
                self._wakers.discard(waker)

        return leave

    @property
    def has_line(self) -> bool:
        """Whether a line of this window is open."""
        return bool(self._wakers)

    def wake(self) -> None:
        """Tell the board that there is something new to see."""
        for waker in list(self._wakers):
            waker()


class Rooms:
    """All rooms of a server; a room lasts as long as somebody holds a guest of it."""

    def __init__(self) -> None:
        self._lock = RLock()
        self._rooms: WeakValueDictionary[tuple[str, str], Room] = WeakValueDictionary()
        self._guests: WeakValueDictionary[str, Guest] = WeakValueDictionary()

    def enter(self, session: Session) -> Guest:
        """Let a window in: to the room of its kind of game and of that game's id."""
        room = self.room(session.match.game.key, session.match.game_id)
        guest = Guest(session, room)  # may wait for the room, where another one may be asked for
        with self._lock:
            self._guests[guest.token] = guest
        return guest

    def room(self, game: str, game_id: str) -> Room:
        """Return the room of a game; it is there as long as it is held."""
        with self._lock:
            room = self._rooms.get((game, game_id))
            if room is None:
                room = self._rooms[game, game_id] = Room()
        return room

    def guest(self, token: str) -> Guest | None:
        """Return whose token this is, ``None`` if nobody's or of somebody who has gone."""
        return self._guests.get(token)


ROOMS = Rooms()
"""Those of this server."""
