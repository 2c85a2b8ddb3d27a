"""What one browser window knows of a card game: whose hand it shows and what it last asked."""

import re
from typing import Any

from riverlib import cards
from riverlib.core import IllegalActionError, NotationError, RiverError, StaleGameError
from riverlib.play import CardMatch
from riverlib.ui.table.view import Json, table_view

_MOVED_ON = "The game has moved on in another window. This is where it stands now."
_MAX_NONCE = 64


class TableSession:
    """One window at the card table; takes the component's actions and answers with views."""

    def __init__(self, match: CardMatch) -> None:
        self.match = match
        self.wish: str | None = None
        """What the page is to do next: ``"again"`` or ``"leave"``."""
        self._people = [seat for seat, player in enumerate(match.players) if player.is_person]
        self._viewer = self._people[0] if len(self._people) == 1 else None
        self.result_shown = match.state.is_over
        """Whether the end of the game has been seen, so that a chart gives nothing away."""
        self._ack: str | None = None
        self._note: Json | None = None

    @property
    def covered(self) -> bool:
        """Whether the hand waits hidden for the person whose turn it is to take the device."""
        to_move = self.match.state.to_move
        return len(self._people) > 1 and to_move is not None and to_move != self._viewer

    def view(self) -> Json:
        """Return the view for the component."""
        me = self._viewer
        if me is None:
            me = self._people[0]
        return table_view(self.match, me=me, covered=self.covered, ack=self._ack, note=self._note)

    def answer(self, action: object) -> None:
        """Take one action of the component; a refusal becomes a note and changes nothing.

        A repeated nonce is the same click twice and is ignored. A click made for another turn,
        or from a window that another has overtaken, is refused.
        """
        if not isinstance(action, dict):
            return
        nonce = action.get("nonce")
        if not isinstance(nonce, str) or not 0 < len(nonce) <= _MAX_NONCE or nonce == self._ack:
            return
        self._ack, self._note = nonce, None
        try:
            if action.get("turn") != self.match.revision:
                self._catch_up()
            else:
                self._act(action)
        except StaleGameError:
            self._note = {"kind": "refused", "text": _MOVED_ON}
        except RiverError as error:
            self._note = {"kind": "refused", "text": self._in_words(str(error))}

    def _in_words(self, refusal: str) -> str:
        """Make a sentence for a family of an engine's refusal: names in place of seat numbers."""
        names = self.match.players
        known = range(len(names))

        def name(found: re.Match[str]) -> str:
            seat = int(found[1])
            return names[seat].name if seat in known else found[0]

        text = re.sub(r"\bseat (\d)\b", name, refusal)
        return f"{text[:1].upper()}{text[1:]}{'' if text.endswith('.') else '.'}"

    def _catch_up(self) -> None:
        text = _MOVED_ON if self.match.catch_up() else "That was a moment too late."
        self._note = {"kind": "refused", "text": text}

    def _act(self, action: dict[str, Any]) -> None:
        kind = action.get("kind")
        if kind in ("again", "leave"):
            self.wish = kind
        elif kind == "take":
            self._take_device()
        elif kind == "undo":
            self._undo()
        elif kind == "shown":
            self.result_shown = self.match.state.is_over
        elif kind == "next":
            if not self.match.awaits_next_deal:
                raise IllegalActionError("This deal is not over yet.")
            self.match.next_deal()
        elif kind in ("bid", "play", "claim"):
            self._move(kind, action)
        else:
            raise IllegalActionError(f"The table has no such button: {str(kind)[:40]!r}.")

    def _take_device(self) -> None:
        self._viewer = self.match.state.to_move if self.covered else self._viewer

    def _undo(self) -> None:
        if self.covered:
            self._viewer = None  # whoever pressed it has not taken the device yet
        self.match.undo()
        self.result_shown = False
        mover = self.match.state.to_move
        whose = f" {self.match.players[mover].name} decides again." if mover is not None else ""
        text = f"Taken back.{whose if len(self._people) > 1 else ''}"
        self._note = {"kind": "info", "text": text}

    def _move(self, kind: str, action: dict[str, Any]) -> None:
        seat = self._viewer
        if seat is None or self.covered:
            raise IllegalActionError("Pass the device first: it is somebody else's turn.")
        if kind == "claim":
            self.match.claim(seat)
            self._note = {"kind": "info", "text": "The rest is yours."}
        elif kind == "bid":
            tricks = action.get("n")
            if type(tricks) is not int:
                raise IllegalActionError("A bid is a whole number of tricks.")
            self.match.bid(seat, tricks)
        else:
            try:
                card = cards.parse_card(str(action.get("card")))
            except NotationError as error:
                raise IllegalActionError("That is no card of this game.") from error
            self.match.play(seat, card)
