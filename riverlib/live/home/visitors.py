"""Whoever is at the end of a phone's line: looking for a seat, at one, or only watching."""

from collections.abc import Callable
from typing import Any

from riverlib.core import RiverError
from riverlib.core.faces import FACES
from riverlib.live.home.table import HomeTable
from riverlib.live.rooms import AGAIN, CLOSED, Guest, LeftError, Seen

_CLOSED = "This table is closed."
_SENT_AWAY = "The seat was freed, or others were let in anew."
_LOCKED = "The table is locked. Ask whoever opened it."
_MOVED = "The next game has begun."
_LONGEST = 60  # characters of a name as it is typed


class Lobby:
    """A phone that was invited and looks for a seat."""

    has_news = True

    def __init__(self, table: HomeTable, token: str) -> None:
        self._table, self._token = table, token
        self._serial = 0
        self._seat_token: str | None = None
        self._looks_on = False
        self._note: dict[str, str] | None = None

    def drawn(self, serial: int) -> None:
        """Go on counting where the phone stands."""
        self._serial = max(self._serial, serial)

    def seen(self) -> Seen:
        """Return the seats; once one was taken, or looking on was chosen, the token for it."""
        self._check()
        self._serial += 1
        return Seen(
            self._serial,
            "",
            {
                "kind": "lobby",
                "game": self._table.game_key,
                "title": self._table.title,
                "host": self._table.host,
                "locked": self._table.is_locked,
                "seats": [
                    {
                        "seat": each.seat,
                        "name": each.name,
                        "face": each.face,
                        "colour": each.colour,
                        "place": each.place,
                        "present": each.is_present,
                    }
                    for each in self._table.seats()
                ],
                "faces": list(FACES),
                "seat_token": self._seat_token,
                "look_on_token": self._table.look_on_token if self._looks_on else None,
                "note": self._note,
            },
        )

    def answer(self, action: object) -> None:
        """Take a seat, or look on without one; a refusal becomes a note."""
        self._check()
        match action:
            case {"kind": "sit", "seat": int(seat), "name": str(name), "face": str(face), **rest}:
                self._sit(seat, name[:_LONGEST], face, str(rest.get("nonce", ""))[:_LONGEST])
            case {"kind": "look on"}:
                self._look_on()
            case _:
                return

    def _look_on(self) -> None:
        self._looks_on = not self._table.is_locked
        self._note = None if self._looks_on else {"kind": "refused", "text": _LOCKED}

    def _sit(self, seat: int, name: str, face: str, tap: str) -> None:
        if self._seat_token is not None:
            return  # pressed twice
        try:
            self._seat_token = self._table.sit(seat, name, face, tap=tap)
            self._note = None
        except RiverError as error:
            self._note = {"kind": "refused", "text": str(error)}

    def think(self, action: object) -> None:
        """Take nothing: there is no coach at the door."""

    def catch_up(self) -> None:
        """Notice that the door was closed."""
        self._check()

    def on_change(self, waker: Callable[[], None]) -> Callable[[], None]:
        """Have somebody woken when the seats have changed."""
        return self._table.on_change(waker)

    def _check(self) -> None:
        seated = self._seat_token is not None and self._table.seat_of(self._seat_token) is not None
        if not self._table.is_open:
            raise LeftError(_CLOSED, CLOSED)
        if not (seated or self._token == self._table.invitation):
            raise LeftError(_SENT_AWAY)


class AtTable:
    """A phone at its seat, or a screen that only watches.

    Parameters
    ----------
    was_invited : bool, optional
        Whether somebody looks on who might sit down too: they are told the way to the free seats.
    """

    def __init__(
        self,
        table: HomeTable,
        guest: Guest,
        is_valid: Callable[[], bool],
        *,
        was_invited: bool = False,
    ) -> None:
        self._table, self._guest = table, guest
        self._is_valid, self._was_invited = is_valid, was_invited

    @property
    def has_news(self) -> bool:
        """Whether there is more to see than is on the screen."""
        return self._guest.has_news

    def drawn(self, serial: int) -> None:
        """Note which view is on the screen when a line is opened."""
        self._guest.drawn(serial)

    def seen(self) -> Seen:
        """Return the board of this seat, and the talk between the devices."""
        self._check()
        seen = self._guest.seen()
        view: dict[str, Any] = {
            "kind": "table",
            "game": self._table.game_key,
            "title": self._table.title,
            "way_in": self._table.way_in if self._was_invited else "",
            "view": seen.view,
        }
        return Seen(seen.serial, seen.below, view)

    def answer(self, action: object) -> None:
        """Take a click, or a phone's goodbye."""
        self._check()
        self._guest.answer(action)
        session: Any = self._guest.session
        if session.wish == "leave" and isinstance(session.device, int):
            self._table.free(session.device)

    def think(self, action: object) -> None:
        """Take what is asked for while somebody thinks."""
        self._check()
        self._guest.think(action)

    def catch_up(self) -> None:
        """Notice what has changed elsewhere."""
        self._check()
        self._guest.catch_up()

    def on_change(self, waker: Callable[[], None]) -> Callable[[], None]:
        """Have somebody woken when there is news."""
        return self._guest.on_change(waker)

    def _check(self) -> None:
        if not self._table.is_open:
            raise LeftError(_CLOSED, CLOSED)
        if self._guest.session.match.game_id != self._table.game_id:
            raise LeftError(_MOVED, AGAIN)  # before all else: the seat may be another one there
        if not self._is_valid():
            raise LeftError(_SENT_AWAY)


class TooLate:
    """Somebody who comes to a table that was closed: told so, and nothing else."""

    has_news = True

    def drawn(self, serial: int) -> None:
        """Note nothing."""

    def seen(self) -> Seen:
        """Say that the table is closed."""
        raise LeftError(_CLOSED, CLOSED)

    def answer(self, action: object) -> None:
        """Take nothing."""
        raise LeftError(_CLOSED, CLOSED)

    def think(self, action: object) -> None:
        """Take nothing."""

    def catch_up(self) -> None:
        """Say that the table is closed."""
        raise LeftError(_CLOSED, CLOSED)

    def on_change(self, waker: Callable[[], None]) -> Callable[[], None]:
        """Have nobody woken: nothing changes here any more."""
        return lambda: None
