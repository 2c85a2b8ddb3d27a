"""One game played from several devices: whose seat is where, who is there, and what is asked.

All of it is the talk around a table and none of it the game: the log of a game never tells from
which device a card came.
"""

import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias

from riverlib.core import IllegalActionError

Device: TypeAlias = int | Literal["here", "screen"]
"""A phone is named by the seat it plays; ``"here"`` is the host's device with everybody who has no
phone, ``"screen"`` one that only watches."""
HERE: Literal["here"] = "here"
SCREEN: Literal["screen"] = "screen"
Place = Literal["bot", "here", "free", "phone"]
"""Where a seat is played: by a bot, at the host's device (and not or also offered to phones), on a
phone of its own."""
GRACE = 4.0
"""Seconds that a phone may be gone before the others are told: it was perhaps only turned."""


class Seated(Protocol):
    """What is asked of a player."""

    @property
    def name(self) -> str:
        """What they are called."""

    @property
    def is_person(self) -> bool:
        """Whether a human plays this seat."""


@dataclass(slots=True)
class _Question:
    by: Device
    revision: int
    left: set[Device]


class Company:
    """Who plays a game together. Not safe between threads: the room's lock is held around it.

    Parameters
    ----------
    players : callable
        Returns who sits at the table now, one a seat.
    clock : callable
        Seconds that never go back.
    """

    def __init__(
        self, players: Callable[[], Sequence[Seated]], clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._players = players
        self._clock = clock
        self._offered: set[int] = set()
        self._phones: set[int] = set()
        self._empty: set[int] = set()
        self.stand_ins: set[int] = set()
        """Seats that a bot plays until their person is back; every match of the room looks here."""
        self._played_since: dict[int, int] = {}  # from when on a bot played for who is away
        self._back: dict[int, int] = {}  # the same of who has come back and was not told yet
        self.is_choosing = False
        """Whether the next game is being set up at the host's device."""
        self.on_taken_over: Callable[[], None] = lambda: None
        """Called when a seat was taken over at the host's device."""
        self._lines: Counter[Device] = Counter()
        self._left: dict[Device, float] = {HERE: clock()}  # its window is about to open a line
        self._question: _Question | None = None
        self._refusal: tuple[int, Device, Device] | None = None  # when, of whom, by whom
        self._ready: tuple[int, set[Device]] = (-1, set())  # at which revision, who
        self._seen: object = None

    # ---- seats ----

    def place(self, seat: int) -> Place:
        """Return where a seat is played."""
        if not self._players()[seat].is_person:
            return "bot"
        if seat in self._phones:
            return "phone"
        return "free" if seat in self._offered else "here"

    def offer(self, seats: Iterable[int], *, on: bool = True) -> None:
        """Let phones pick these seats, or not any more; one that a phone plays stays with it."""
        people = {seat for seat in seats if self._players()[seat].is_person}
        self._offered = self._offered | people if on else self._offered - people
        if not on:
            for seat in people & self._empty:
                self.play_here(seat)

    def take(self, seat: int) -> None:
        """Give a seat to a phone; who left it empty is not waited for any more."""
        self._phones.add(seat)
        self.play_here(seat)
        self._left[seat] = self._clock()  # its line is about to be opened

    def give_back(self, seat: int) -> None:
        """Take a seat from its phone: it is empty, and a phone may take it.

        Nobody sees its hand or plays it until the others have said who shall.
        """
        self._phones.discard(seat)
        self.play_here(seat)
        self._empty.add(seat)
        self._offered.add(seat)
        self._lines.pop(seat, None)
        self._drop_question(seat)

    def play_here(self, seat: int) -> None:
        """Play a seat that was left empty at the host's device; no bot plays it any more."""
        self._empty.discard(seat)
        self.stand_ins.discard(seat)
        self._played_since.pop(seat, None)
        self._back.pop(seat, None)

    def take_over(self, seat: int) -> None:
        """Play a seat at the host's device that was left empty; no phone may pick it now."""
        self.offer([seat], on=False)
        self.on_taken_over()

    @property
    def offered(self) -> tuple[int, ...]:
        """The seats that phones may have, in order."""
        return tuple(sorted(self._offered))

    @property
    def empty(self) -> tuple[int, ...]:
        """The seats that were left, and for which nobody new has come yet, in order."""
        return tuple(sorted(self._empty))

    def seats_of(self, device: Device) -> tuple[int, ...]:
        """Return the seats whose people play at a device, in order."""
        people = [seat for seat, player in enumerate(self._players()) if player.is_person]
        if device == HERE:
            return tuple(seat for seat in people if seat not in self._phones | self._empty)
        return tuple(seat for seat in people if seat == device and seat in self._phones)

    # ---- who is there ----

    def came(self, device: Device, lines: int = 1) -> None:
        """Note that lines of a device were opened; whoever is back plays again themselves."""
        self._lines[device] += lines
        if device == HERE:
            self.is_choosing = False
        if isinstance(device, int):
            self.stand_ins.discard(device)
            if device in self._played_since:
                self._back[device] = self._played_since.pop(device)

    def welcome(self, device: Device) -> int | None:
        """Return, once, since which event a bot has played for whoever has just come back."""
        return self._back.pop(device, None) if isinstance(device, int) else None

    def went(self, device: Device) -> None:
        """Note that a line of a device was closed."""
        self._lines[device] -= 1
        if self._lines[device] <= 0:
            del self._lines[device]
            self._left[device] = self._clock()
            self._drop_question(device)

    def lines_of(self, device: Device) -> int:
        """Return how many windows of a device are open."""
        return self._lines[device]

    def is_present(self, device: Device) -> bool:
        """Whether somebody is at a device, or was a moment ago."""
        if self._lines[device]:
            return True
        left = self._left.get(device)
        return left is not None and self._clock() - left < GRACE

    def is_there(self, seat: int) -> bool:
        """Whether a seat has somebody; at the host's device and of bots it is taken for granted."""
        return self.is_present(seat) if seat in self._phones else seat not in self._empty

    def begin_again(self) -> None:
        """Forget who is there: the next game has begun, and every device is about to come to it."""
        self.is_choosing = False
        self.stand_ins.clear()
        self._played_since.clear()
        self._back.clear()
        self._ready = (-1, set())
        self._lines.clear()
        self._question = None
        coming: set[Device] = {HERE, *self._phones}
        self._left |= {device: self._clock() for device in coming}

    def has_changed(self) -> bool:
        """Return whether who is there has changed since this was asked last."""
        now = (
            tuple(self.is_present(seat) for seat in sorted(self._phones)),
            self.is_present(HERE),
            frozenset(self.stand_ins),
        )
        changed, self._seen = now != self._seen, now
        return changed

    def stand_in(self, seat: int, *, on: bool, since: int = 0) -> None:
        """Let a bot play for a person, or not any more.

        Parameters
        ----------
        since : int, optional
            How many events the game has had: what comes later is told to the person.

        Raises
        ------
        IllegalActionError
            If nobody is missing there.
        """
        if not on:
            self.stand_ins.discard(seat)
            return
        is_away = self.place(seat) == "phone" and not self.is_present(seat)
        if not is_away and seat not in self._empty:
            raise IllegalActionError("Nobody is missing there.")
        self.stand_ins.add(seat)
        self._played_since.setdefault(seat, since)

    def reseat(
        self, seats: Mapping[int, int], offered: Iterable[int], empty: Iterable[int]
    ) -> None:
        """Let the phones play other seats, for the next game; one without a seat is let go.

        Parameters
        ----------
        seats : mapping
            Of each seat of a phone that goes on, which one it is from now on.
        offered : iterable
            All seats that phones may have.
        empty : iterable
            Those whose people have left.
        """
        self._phones = {seats[seat] for seat in self._phones if seat in seats}
        self._offered, self._empty = set(offered), set(empty)

    # ---- who is ready ----

    def gets_ready(self, device: Device, revision: int) -> None:
        """Note that the people at a device have looked at what lies there, and may go on."""
        if self._ready[0] != revision:
            self._ready = (revision, set())
        self._ready[1].add(device)

    def ready(self, revision: int) -> tuple[Device, ...]:
        """Return which devices are ready for what comes next."""
        return _in_order(self._ready[1]) if self._ready[0] == revision else ()

    def not_ready(self, revision: int) -> tuple[Device, ...]:
        """Return who is still looking, of those who are there."""
        return _in_order(self._there() - set(self.ready(revision)))

    def may_go_on(self, revision: int) -> bool:
        """Whether somebody is ready and nobody who is there still looks."""
        return bool(self.ready(revision)) and not self.not_ready(revision)

    # ---- questions ----

    def asks_undo(self, device: Device, revision: int) -> bool:
        """Ask the others whether something may be taken back; return whether nobody is to be asked.

        Raises
        ------
        IllegalActionError
            If a question is still open.
        """
        if self._question and self._question.revision == revision:
            raise IllegalActionError("Something is being asked already: wait a moment.")
        others = self._there() - {device}
        if not others:
            return True
        self._question = _Question(device, revision, others)
        return False

    def answers(self, device: Device, revision: int, *, yes: bool) -> bool:
        """Take one answer; return whether now all have agreed.

        Raises
        ------
        IllegalActionError
            If this device is asked nothing.
        """
        question = self._question
        if question is None or question.revision != revision or device not in question.left:
            raise IllegalActionError("Nothing is asked any more.")
        question.left.discard(device)
        if not yes:
            self._question = None
            self._refusal = (revision, question.by, device)
            return False
        if question.left:
            return False
        self._question = None
        return True

    def withdraws(self, device: Device, revision: int) -> None:
        """Let whoever asked do without an answer; of others it changes nothing."""
        if self.waits_for(device, revision):
            self._question = None

    def _there(self) -> set[Device]:
        """Return the devices with people to whom something can be said now."""
        there: set[Device] = {seat for seat in self._phones if self.is_present(seat)}
        return there | ({HERE} if self.seats_of(HERE) and self.is_present(HERE) else set())

    def _drop_question(self, device: Device) -> None:
        """Nobody waits for the answer of whoever has gone."""
        if self._question and self._question.by == device:
            self._question = None
        elif self._question and device in self._question.left:
            self._question = None  # asked again where it is still wanted

    # ---- what may be told ----

    @property
    def players(self) -> Sequence[Seated]:
        """Who sits at the table now, one a seat."""
        return self._players()

    def asks(self, device: Device, revision: int) -> Device | None:
        """Return who asks this device whether a move may be taken back; ``None`` if nobody."""
        question = self._question
        if question and question.revision == revision and device in question.left:
            return question.by
        return None

    def asker(self, revision: int) -> Device | None:
        """Return who has asked the others whether a move may be taken back; ``None`` if nobody."""
        question = self._question
        return question.by if question and question.revision == revision else None

    def asked(self, revision: int) -> tuple[Device, ...]:
        """Return who has not answered yet whether a move may be taken back."""
        question = self._question
        return _in_order(question.left) if question and question.revision == revision else ()

    def waits_for(self, device: Device, revision: int) -> tuple[Device, ...]:
        """Return whose answers this device waits for."""
        return self.asked(revision) if self.asker(revision) == device else ()

    def is_overtaken(self, device: Device, revision: int) -> bool:
        """Whether the game went on before everybody had answered what this device asked."""
        question = self._question
        if question is None or question.by != device:
            return False
        return question.revision != revision

    def forgets(self, device: Device, revision: int) -> None:
        """Tell a device no more that its question was overtaken: it does something else now."""
        if self.is_overtaken(device, revision):
            self._question = None

    def refused(self, device: Device, revision: int) -> Device | None:
        """Return who would not have a move taken back that this device asked about."""
        if self._refusal and self._refusal[:2] == (revision, device):
            return self._refusal[2]
        return None


def _in_order(devices: Iterable[Device]) -> tuple[Device, ...]:
    return tuple(sorted(devices, key=str))
