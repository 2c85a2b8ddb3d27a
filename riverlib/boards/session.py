"""What one browser window knows of a game it shows: what it last asked, and the answer."""

import re
from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

from riverlib.boards.talk import talk
from riverlib.boards.view_types import BoardView, HomeView, Note
from riverlib.core import (
    LONGEST_REFUSAL,
    IllegalActionError,
    RiverError,
    StaleGameError,
    UnknownGameError,
)
from riverlib.core.text import shortened
from riverlib.live.company import HERE, SCREEN, Company, Device
from riverlib.live.rooms import Guest, Room
from riverlib.play import Match

Json = dict[str, Any]
AnyMatch = TypeVar("AnyMatch", bound=Match[Any, Any, Any])

_MOVED_ON = "The game was changed in another window. This is where it stands now."
_GONE = "This game is not here any more: it was deleted, or older games were put back."
_TOO_LATE = "That was a moment too late."
_WATCHES = "This screen only watches."
_NOT_YOURS = "The last choice was somebody else's: only they may ask for it back."
_AT_HOST = "That is done at the device where the table was opened."
_ENDS = (".", "?", "!")
_MAX_NONCE = 64


class ComponentSession(ABC):
    """One window at a board; takes the component's actions and answers with views."""

    def __init__(self) -> None:
        self.wish: str | None = None
        """What the page is to do next, such as ``"again"``, ``"charts"`` or ``"leave"``."""
        self._answered: str | None = None
        self._note: Note | None = None

    def answer(self, action: object) -> None:
        """Take one action of the component; a refusal becomes a note and changes nothing.

        A repeated nonce is the same click twice and is ignored. A click made for another turn,
        or from a window that another has overtaken, is refused.
        """
        if not isinstance(action, dict):
            return
        nonce = action.get("nonce")
        if (
            not isinstance(nonce, str)
            or not 0 < len(nonce) <= _MAX_NONCE
            or nonce == self._answered
        ):
            return
        self._answered, self._note = nonce, None
        try:
            if action.get("turn") != self._turn:
                self._catch_up()
            else:
                self._act(action)
        except StaleGameError:
            self._note = {"kind": "refused", "text": _MOVED_ON}
        except UnknownGameError:
            self._note = {"kind": "refused", "text": _GONE}
        except RiverError as error:
            self._note = {"kind": "refused", "text": self._in_words(str(error))}

    @abstractmethod
    def view(self) -> BoardView:
        """Return the view for the component."""

    @property
    @abstractmethod
    def _turn(self) -> int:
        """What a click must be made for."""

    @abstractmethod
    def _act(self, action: Json) -> None:
        """Take an action; raises ``RiverError`` where it cannot be."""

    def _catch_up(self) -> None:
        """Answer a click that was made for another turn."""
        self._note = {"kind": "refused", "text": _TOO_LATE}

    def _in_words(self, refusal: str) -> str:
        """Make a sentence for a family of an engine's refusal."""
        return f"{refusal[:1].upper()}{refusal[1:]}{'' if refusal.endswith(_ENDS) else '.'}"

    def _no_such_button(self, kind: str) -> IllegalActionError:
        return IllegalActionError(f"The table has no such button: {kind[:40]!r}.")


class BoardSession(ComponentSession, Generic[AnyMatch]):
    """One window at a game of the store.

    Parameters
    ----------
    device : int or str
        Which of the devices at the game it is on: a phone plays one seat, the host's device all
        that have no phone.
    """

    def __init__(self, match: AnyMatch, device: Device = HERE) -> None:
        super().__init__()
        self.match = match
        self.device: Device = device
        self.room: Room | None = None
        self.guest: Guest | None = None
        """Its place in the room of the game, once the page has entered it."""
        self._end_seen: bool = match.state.is_over
        self._back = ""  # what is said to whoever has come back, until they do something

    @property
    def company(self) -> Company | None:
        """The talk between several devices; ``None`` where the game is played on one."""
        return self.room.company if self.room else None

    @property
    def own(self) -> tuple[int, ...]:
        """The seats whose people play at this window."""
        if self.company:
            return self.company.seats_of(self.device)
        return self.match.people if self.device == HERE else ()

    @property
    def only_own(self) -> int | None:
        """The seat of the one person at this window, ``None`` when several share it or none."""
        return self.own[0] if len(self.own) == 1 else None

    def _home(self) -> HomeView | None:
        """Return what is to be heard of the talk between the devices."""
        if self.company is None:
            return None
        is_over = self.match.state.is_over
        return talk(
            self.company,
            self.device,
            to_move=None if is_over else self.match.waits_for,
            revision=self.match.revision,
            is_over=is_over,
            is_looking=self._is_looking,
            back=self._back,
            taken_back=self.match.last_choice,
        )

    @property
    def _may_undo(self) -> bool:
        """Whether this window may ask for the last choice back: a phone only for its own."""
        last = self.match.last_choice
        return self.device == HERE or last is None or last[0] in self.own

    @property
    def _is_looking(self) -> bool:
        """Whether a finished deal is on show until all have looked at it."""
        return False

    def look_round(self) -> None:
        """Notice who has come or gone: who is back hears what a bot has done for them."""
        since = self.company.welcome(self.device) if self.company else None
        if since is not None:
            self._back = self._meanwhile(since)

    @abstractmethod
    def _meanwhile(self, since: int) -> str:
        """Say what was done at this phone's seat in the events from ``since`` on, if anything."""

    @property
    def result_shown(self) -> bool:
        """Whether the end has been seen, so that what stands below gives nothing away."""
        return self._end_seen and bool(self.match.state.is_over)

    @property
    def below(self) -> str:
        """What the page shows below the board depends on; it is drawn anew when this changes."""
        return "result" if self.result_shown else ""

    def think(self, action: object) -> None:
        """Take what a browser wants to know while its person thinks; this board has no coach."""

    @property
    def _turn(self) -> int:
        return self.match.revision

    @abstractmethod
    def _move(self, kind: str, action: Json) -> None:
        """Take an action that is the game's own."""

    def _act(self, action: Json) -> None:
        kind, self._back = action.get("kind"), ""
        if self.company:
            self.company.forgets(self.device, self.match.revision)
        if self.device == SCREEN:
            raise IllegalActionError(_WATCHES)
        if kind in ("again", "charts") and self.device != HERE:
            raise IllegalActionError(_AT_HOST)
        if kind in ("again", "charts", "leave"):
            self.wish = kind
        elif kind == "undo":
            if not self._may_undo:
                raise IllegalActionError(_NOT_YOURS)
            if self.company is None or self.company.asks_undo(self.device, self.match.revision):
                self._undo()
        elif kind == "home":
            self._talk(action)
        elif kind == "shown":
            self._end_seen = self.match.state.is_over
        else:
            self._move(str(kind), action)

    def _talk(self, action: Json) -> None:
        """Take what is said between the devices."""
        company, step, seat = self.company, action.get("step"), action.get("seat")
        if company is None:
            raise self._no_such_button("home")
        if step in ("yes", "no"):
            if company.answers(self.device, self.match.revision, yes=step == "yes"):
                self._undo()
        elif step == "never":
            company.withdraws(self.device, self.match.revision)
        elif step == "here" and type(seat) is int and seat in company.empty:
            if self.device != HERE:
                raise IllegalActionError(_AT_HOST)
            company.take_over(seat)
        elif step in ("bot", "back") and type(seat) is int and seat in self.match.people:
            company.stand_in(seat, on=step == "bot", since=len(self.match.events))
            self.match.carry_on()
        else:
            raise self._no_such_button("home")

    def _in_words(self, refusal: str) -> str:
        """Put names in place of seat numbers."""
        names = self.match.players
        known = range(len(names))

        def name(found: re.Match[str]) -> str:
            seat = int(found[1])
            return names[seat].name if seat in known else found[0]

        text = re.sub(r"\bseat (\d)\b", name, refusal)
        return shortened(super()._in_words(text), LONGEST_REFUSAL)  # names are longer than numbers

    def _catch_up(self) -> None:
        text = _MOVED_ON if self.match.catch_up() else _TOO_LATE
        self._note = {"kind": "refused", "text": text}

    def _undo(self) -> None:
        last = self.match.last_choice
        self.match.undo()
        self._end_seen = False
        mover = self.match.state.to_move
        text = "Taken back."
        if self.only_own is None and last is not None and mover is not None:
            text = f"Taken back: {self.match.players[mover].name} again."  # what, is seen
        self._note = {"kind": "info", "text": text}
