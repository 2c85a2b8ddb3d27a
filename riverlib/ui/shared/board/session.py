"""What one browser window knows of a game it shows: what it last asked, and the answer."""

import re
from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

from riverlib.core import (
    LONGEST_REFUSAL,
    IllegalActionError,
    RiverError,
    StaleGameError,
    UnknownGameError,
)
from riverlib.core.text import shortened
from riverlib.play import Match
from riverlib.ui.shared.board.view_types import BoardView, Note

Json = dict[str, Any]
AnyMatch = TypeVar("AnyMatch", bound=Match[Any, Any, Any])

_MOVED_ON = "The game was changed in another window. This is where it stands now."
_GONE = "This game is not here any more: it was deleted, or older games were put back."
_MAX_NONCE = 64


class BoardSession(ABC, Generic[AnyMatch]):
    """One window at a game; takes the component's actions and answers with views."""

    def __init__(self, match: AnyMatch) -> None:
        self.match = match
        self.wish: str | None = None
        """What the page is to do next: ``"again"`` or ``"leave"``."""
        self.result_shown = match.state.is_over
        """Whether the end has been seen, so that what stands below gives nothing away."""
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
            if action.get("turn") != self.match.revision:
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

    @abstractmethod
    def _move(self, kind: str, action: Json) -> None:
        """Take an action that is the game's own."""

    def _act(self, action: Json) -> None:
        kind = action.get("kind")
        if kind in ("again", "leave"):
            self.wish = kind
        elif kind == "undo":
            self._undo()
        elif kind == "shown":
            self.result_shown = self.match.state.is_over
        else:
            self._move(str(kind), action)

    def _no_such_button(self, kind: str) -> IllegalActionError:
        return IllegalActionError(f"The table has no such button: {kind[:40]!r}.")

    def _in_words(self, refusal: str) -> str:
        """Make a sentence for a family of an engine's refusal: names in place of seat numbers."""
        names = self.match.players
        known = range(len(names))

        def name(found: re.Match[str]) -> str:
            seat = int(found[1])
            return names[seat].name if seat in known else found[0]

        text = re.sub(r"\bseat (\d)\b", name, refusal)
        sentence = f"{text[:1].upper()}{text[1:]}{'' if text.endswith(('.', '?', '!')) else '.'}"
        return shortened(sentence, LONGEST_REFUSAL)  # names are longer than numbers

    def _catch_up(self) -> None:
        text = _MOVED_ON if self.match.catch_up() else "That was a moment too late."
        self._note = {"kind": "refused", "text": text}

    def _undo(self) -> None:
        self.match.undo()
        self.result_shown = False
        mover = self.match.state.to_move
        whose = f" {self.match.players[mover].name} decides again." if mover is not None else ""
        text = f"Taken back.{whose if self.match.only_person is None else ''}"
        self._note = {"kind": "info", "text": text}
