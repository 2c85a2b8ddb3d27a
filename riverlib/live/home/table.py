"""One game that phones may join: who may come in, and as whom they sit down."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from riverlib.core import IllegalActionError
from riverlib.core.faces import looks
from riverlib.live.company import HERE, SCREEN, Company, Device, Place
from riverlib.live.home.codes import Codes
from riverlib.live.home.kept import Kept, fingerprint
from riverlib.live.home.naming import name_all
from riverlib.live.rooms import ROOMS, Guest, Room, Rooms, Session, new_token

if TYPE_CHECKING:
    from riverlib.play import Match, Player

_NOT_YOU = "For the others you are not “You”: type what you are called."
_UNGUESSABLE = 20
"""Letters of a tap's name that nobody finds by trying."""
Open = Callable[[str, str, Device], Session]
"""Makes a session of a stored game for a device: kind of game, id, device."""


@dataclass(frozen=True, slots=True)
class SeatAt:
    """One seat of a table, as the host and whoever comes in are told of it."""

    seat: int
    name: str
    face: str
    colour: int
    place: Place
    is_present: bool
    """Whether somebody is there now; at the host's device and of bots it is taken for granted."""
    is_stood_in: bool
    """Whether a bot plays for whoever is away."""
    is_empty: bool
    """Whether its person has left, and nobody new has come."""


class HomeTable:
    """A game in progress that phones may join; safe to share between threads.

    Parameters
    ----------
    kept : Kept
        Which game, and who may come in.
    open_session : callable
        Makes the sessions of its phones.
    rooms : Rooms
        Those of the server.
    """

    def __init__(self, kept: Kept, open_session: Open, rooms: Rooms = ROOMS) -> None:
        self._kept = kept
        self._open, self._rooms = open_session, rooms
        self._wakers: set[Callable[[], None]] = set()
        self._guests: dict[int, Guest] = {}
        self._sat: dict[int, tuple[str, str]] = {}  # the tap that took a seat, and what it got
        self.on_kept: Callable[[], None] = lambda: None
        """Called whenever something has changed that outlives the server."""
        self.codes = Codes()
        self.is_open = True
        self._screen = self._look_on()
        self._company = Company(lambda: self._match.players)
        self._company.on_taken_over = self._changed
        self._company.offer(kept.offered)
        for seat in kept.taken:
            self._company.take(seat)
        for seat in kept.empty:
            self._company.give_back(seat)
        self._room.gather(self._company)

    @classmethod
    def of(
        cls, match: "Match[Any, Any, Any]", open_session: Open, rooms: Rooms = ROOMS
    ) -> "HomeTable":
        """Open a game in progress to phones: to all its people but the first, who stays here."""
        kept = Kept(
            game_key=match.game.key,
            game_id=match.game_id,
            invitation=new_token(),
            watch_token=new_token(),
            is_locked=False,
            offered=list(match.people[1:]),
            taken={},
        )
        return cls(kept, open_session, rooms)

    # ---- what it is ----

    @property
    def game_key(self) -> str:
        """Key of the kind of game."""
        return self._kept.game_key

    @property
    def game_id(self) -> str:
        """Id of the game in the store."""
        return self._kept.game_id

    @property
    def title(self) -> str:
        """What is played, in words."""
        match = self._match
        return match.game.rules_of(match.log).name

    @property
    def players(self) -> "Sequence[Player]":
        """Who plays, one a seat."""
        return self._match.players

    @property
    def host(self) -> str:
        """Who alone plays where the table was opened; empty if several do, or nobody."""
        here = [
            seat for seat in self._company.seats_of(HERE) if self._company.place(seat) == "here"
        ]
        return self._match.players[here[0]].name if len(here) == 1 else ""

    @property
    def to_move(self) -> int | None:
        """The seat that the game waits for, ``None`` once it is over."""
        match = self._match
        return None if match.state.is_over else match.waits_for

    @property
    def invitation(self) -> str:
        """Whoever says this may sit down."""
        return self._kept.invitation

    @property
    def watch_token(self) -> str:
        """Whoever says this may look on."""
        return self._kept.watch_token

    @property
    def look_on_token(self) -> str:
        """Whoever was invited and says this may look on; it ends with the invitation."""
        return fingerprint(f"looks on by {self.invitation}")

    @property
    def is_locked(self) -> bool:
        """Whether nobody new sits down; who sits comes back."""
        return self._kept.is_locked

    @property
    def was_sat_at(self) -> bool:
        """Whether any phone has ever sat down here."""
        return self._kept.was_sat_at

    @property
    def kept(self) -> Kept:
        """What of it outlives the server."""
        return self._kept

    @property
    def watcher(self) -> Guest:
        """Who looks on."""
        return self._screen

    def seats(self) -> tuple[SeatAt, ...]:
        """Return how everybody sits now."""
        with self._room.lock:
            company, players = self._company, self._match.players
            return tuple(
                SeatAt(
                    seat=seat,
                    name=player.name,
                    face=look.face,
                    colour=look.colour,
                    place=company.place(seat),
                    is_present=company.is_there(seat),
                    is_stood_in=seat in company.stand_ins,
                    is_empty=seat in company.empty,
                )
                for seat, (player, look) in enumerate(zip(players, looks(players), strict=True))
            )

    # ---- what the host may do ----

    def lock(self, on: bool) -> None:
        """Let nobody new sit down, or again."""
        self._kept.is_locked = on
        self._changed()

    def renew(self) -> None:
        """Draw a new invitation and code: the old ones let nobody in any more.

        Who sits keeps the seat, and the watcher's link stays good.
        """
        self._kept.invitation = new_token()
        self.codes.renew()
        self._changed()

    def keep_letters_good(self) -> None:
        """Draw other letters when these have had their minutes, while somebody may sit down."""
        if not self.is_locked:
            self.codes.keep_good()

    def offer(self, seat: int, on: bool) -> None:
        """Let phones pick a seat, or play it at the host's device."""
        with self._room.lock:
            self._company.offer([seat], on=on)
            self._changed()

    def free(self, seat: int) -> None:
        """Take a seat from its phone, which is shown the way in; the others are asked what now."""
        with self._room.lock:
            if self._company.place(seat) != "phone":
                return
            self._company.give_back(seat)
            self._kept.taken.pop(seat, None)
            guest = self._guests.pop(seat, None)
            self._changed()
            if guest is not None:
                guest.wake()

    def choose_next(self) -> None:
        """Tell everybody that another game is being set up, until the host is back at this one."""
        with self._room.lock:
            if not self._company.is_choosing:
                self._company.is_choosing = True
                self._changed()

    def stand_in(self, seat: int, on: bool) -> None:
        """Let a bot play for whoever is away, or no longer; raises ``IllegalActionError``."""
        with self._room.lock:
            self._company.stand_in(seat, on=on, since=len(self._match.events))
            if self._match.carry_on():
                self._room.follow(self._screen)
            self._changed()

    def play_here(self, seat: int) -> None:
        """Have an empty seat played at the host's device."""
        with self._room.lock:
            self._company.take_over(seat)

    @property
    def has_lines(self) -> bool:
        """Whether any phone or screen is still at a line."""
        guests = (self._screen, *self._guests.values())
        return bool(self._wakers) or any(guest.has_line for guest in list(guests))

    def close(self) -> None:
        """Let the game be played at the host's device alone again."""
        with self._room.lock:
            self.is_open = False
            self._room.gather(None)
            self._changed()

    def move(self, match: "Match[Any, Any, Any]") -> None:
        """Go on with the next game; every phone keeps the seat of its name, if there is one.

        Whoever has none is shown the way in: the seats of people who are new may be picked.
        """
        before, room = list(self._guests.values()), self._room
        with room.lock:
            room.gather(None)
            was = self._match.players
            self._guests.clear()
            self._kept.game_key, self._kept.game_id = match.game.key, match.game_id
            self._screen = self._look_on()
            self._reseat(was)
            self._company.begin_again()
            self._room.gather(self._company)
            self._changed()
            for guest in before:
                guest.wake()

    # ---- what a phone may do ----

    def sit(self, seat: int, name: str, face: str | None, *, tap: str = "") -> str:
        """Give a free seat to a phone; return the token by which it is known from now on.

        Parameters
        ----------
        tap : str, optional
            What the phone calls its tap. Sent again, because the answer was lost with its line, it
            gets the same answer; a short one anybody could guess is not looked at.

        Raises
        ------
        IllegalActionError
            If the table is locked, the seat is not free, or the name is somebody else's.
        StoreError
            If the name cannot be kept.
        """
        with self._room.lock:
            last_tap, given = self._sat.get(seat, ("", ""))
            if len(tap) >= _UNGUESSABLE and tap == last_tap and self.seat_of(given) == seat:
                return given
            if self.is_locked:
                raise IllegalActionError("The table is locked. Ask whoever opened it.")
            if name.strip().casefold() == "you":
                raise IllegalActionError(_NOT_YOU)
            if seat not in range(len(self._match.players)) or self._company.place(seat) != "free":
                raise IllegalActionError("Somebody else sits there now. Pick another seat.")
            if face in {each.face for each in self.seats() if each.seat != seat}:
                face = None  # somebody else wears it: the seat keeps its own
            before = self._match.revision
            self._match.seat(seat, name, face)
            if self._match.revision != before:
                self._room.follow(self._screen)
            self._company.take(seat)
            token = new_token()
            self._kept.taken[seat] = fingerprint(token)
            self._kept.was_sat_at = True
            self._sat[seat] = tap, token
            self._changed()
            return token

    @property
    def at_the_door(self) -> int:
        """How many phones are choosing a seat now."""
        return len(self._wakers)

    @property
    def lookers(self) -> int:
        """How many screens and phones only look on now."""
        return self._company.lines_of(SCREEN)

    @property
    def way_in(self) -> str:
        """The invitation, for whoever looks on by it; empty while there is no seat to take."""
        is_free = any(each.place == "free" for each in self.seats())
        return self.invitation if is_free and not self.is_locked else ""

    def seat_of(self, token: str) -> int | None:
        """Return the seat that a token was given for, ``None`` if none."""
        known = fingerprint(token)
        return next((seat for seat, each in self._kept.taken.items() if each == known), None)

    def tokens(self) -> frozenset[str]:
        """Return what the tokens come to that make anybody welcome here (``fingerprint``)."""
        ways = (self.invitation, self.watch_token, self.look_on_token)
        return frozenset((*map(fingerprint, ways), *self._kept.taken.values()))

    def guest_at(self, seat: int) -> Guest:
        """Return the window of a seat's phone: the same one every time it comes back."""
        with self._room.lock:
            if seat not in self._guests:
                self._guests[seat] = self._entered(seat)
            return self._guests[seat]

    def on_change(self, waker: Callable[[], None]) -> Callable[[], None]:
        """Have somebody woken whenever the seats have changed; return the way out."""
        self._wakers.add(waker)
        return lambda: self._wakers.discard(waker)

    # ---- inside ----

    def _look_on(self) -> Guest:
        """Enter the game as a screen that only watches; nobody is called "You" from then on."""
        screen = self._entered(SCREEN)
        with self._room.lock:
            name_all(screen.session.match)
            self._room.follow(screen)
        return screen

    def _reseat(self, was: "Sequence[Player]") -> None:
        """Find everybody's seat in the next game by their names."""
        people = {self._match.players[seat].name: seat for seat in self._match.people}
        seats = {
            seat: people[player.name] for seat, player in enumerate(was) if player.name in people
        }
        stays_here = {now for seat, now in seats.items() if seat not in self._kept.offered}
        self._kept.offered = sorted(set(people.values()) - (stays_here or {min(people.values())}))
        self._kept.taken = {
            seats[seat]: token for seat, token in self._kept.taken.items() if seat in seats
        }
        self._sat.clear()
        self._company.reseat(
            {seat: now for seat, now in seats.items() if now in self._kept.taken},
            self._kept.offered,
            [seats[seat] for seat in self._company.empty if seat in seats],
        )

    @property
    def _match(self) -> "Match[Any, Any, Any]":
        return self._screen.session.match

    @property
    def _room(self) -> Room:
        return self._rooms.room(self.game_key, self.game_id)

    def _entered(self, device: Device) -> Guest:
        return self._rooms.enter(self._open(self.game_key, self.game_id, device))

    def _changed(self) -> None:
        self._kept.empty = list(self._company.empty)
        self._kept.offered = list(self._company.offered)
        self.on_kept()
        for waker in list(self._wakers):
            waker()
        self._room.wake()
