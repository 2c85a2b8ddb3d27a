"""What one browser window knows of a card game: whose hand it shows and what it last asked."""

from riverlib import cards
from riverlib.core import IllegalActionError, NotationError
from riverlib.play import CardMatch
from riverlib.ui.cards.table.view import table_view
from riverlib.ui.cards.table.view_types import CardView
from riverlib.ui.shared.board.session import BoardSession, Json


class TableSession(BoardSession[CardMatch]):
    """One window at the card table; hides the hand until its person has taken the device."""

    def __init__(self, match: CardMatch) -> None:
        super().__init__(match)
        self._viewer = match.only_person

    @property
    def covered(self) -> bool:
        """Whether the hand waits hidden for the person whose turn it is to take the device."""
        to_move = self.match.state.to_move
        return self.match.only_person is None and to_move is not None and to_move != self._viewer

    def view(self) -> CardView:
        """Return the view for the component."""
        me = self.match.people[0] if self._viewer is None else self._viewer
        return table_view(
            self.match, me=me, covered=self.covered, answered=self._answered, note=self._note
        )

    def _undo(self) -> None:
        if self.covered:
            self._viewer = None  # whoever pressed it has not taken the device yet
        super()._undo()

    def _move(self, kind: str, action: Json) -> None:
        if kind == "take":
            self._viewer = self.match.state.to_move if self.covered else self._viewer
        elif kind == "next":
            if not self.match.awaits_next_deal:
                raise IllegalActionError("This deal is not over yet.")
            self.match.next_deal()
        elif kind in ("bid", "play", "claim"):
            self._play(kind, action)
        else:
            raise self._no_such_button(kind)

    def _play(self, kind: str, action: Json) -> None:
        seat = self._viewer
        if seat is None or self.covered:
            raise IllegalActionError("Pass the device first: it is somebody else's turn.")
        if kind == "claim":
            self.match.claim(seat)
            self._note = {"kind": "info", "text": "The rest is yours."}
        elif kind == "bid":
            tricks = action.get("tricks")
            if type(tricks) is not int:
                raise IllegalActionError("A bid is a whole number of tricks.")
            self.match.bid(seat, tricks)
        else:
            try:
                card = cards.parse_card(str(action.get("card")))
            except NotationError as error:
                raise IllegalActionError("That is no card of this game.") from error
            self.match.play(seat, card)
