"""What one browser window knows of a card game: whose hand it shows and what it last asked."""

from typing import Literal

from riverlib import cards
from riverlib.boards.cards.coaching import Brain, Coaching
from riverlib.boards.cards.cover import cover, waiting
from riverlib.boards.cards.meanwhile import meanwhile
from riverlib.boards.cards.reasons import score_reason
from riverlib.boards.cards.results import sitting_of
from riverlib.boards.cards.sealed import sealed
from riverlib.boards.cards.taking_back import undone_words
from riverlib.boards.cards.view import table_view
from riverlib.boards.cards.view_types import CardView
from riverlib.boards.session import BoardSession, Json
from riverlib.cards.events import Event
from riverlib.core import IllegalActionError, NotationError, StaleGameError
from riverlib.learn.cards.first_game import FIRST_GAME
from riverlib.live.company import HERE, Device
from riverlib.play import CardMatch, Forced

_ELSEWHERE = "It is somebody else's turn, on another device."


class TableSession(BoardSession[CardMatch]):
    """One window at the card table; a hand lies face down until its person has tapped on it."""

    def __init__(
        self,
        match: CardMatch,
        brain: Brain | None = None,
        *,
        again: bool = False,
        device: Device = HERE,
    ) -> None:
        super().__init__(match, device)
        self._again = again
        self._coaching = Coaching(match, brain or Brain())
        self._holder: int | None = None  # who has taken the device last, where it is handed round
        self._held_in = -1  # the deal in which they took it: the next one's cards are nobody's yet
        self._at_bottom: int | None = None  # the seat that was shown last
        self._lets_play = False  # the window's wish: an only choice plays itself, also face down
        self._looked_for: int | None = None
        self._looked: dict[int, tuple[Event, ...]] = {}  # what had happened when a seat looked last

    @property
    def covered(self) -> bool:
        """Whether the hand waits face down for the person whose turn it is."""
        to_move = self.match.state.to_move
        return to_move in self.own and len(self.own) > 1 and to_move != self._viewer

    def view(self) -> CardView:
        """Return the view for the component."""
        mover = self.match.state.to_move
        covered, viewer = self.covered, self._viewer
        waits = viewer is None and not covered and mover is not None
        me = mover if covered and mover is not None else self._bottom
        view = table_view(
            self.match,
            me=me,
            covered=covered or waits,
            answered=self._answered,
            note=self._note,
            for_onlooker=not self.own,
        )
        view["deal"]["again"] = self._again
        view["home"] = self._home()
        view["can"]["undo"] &= self._may_undo
        if view["can"]["undo"] and not view["summary"] and (torn := self.match.torn_deal):
            view["torn"] = torn
        if covered:
            view["cover"] = cover(self.match, self._looked.get(me))
        elif waits:
            view["cover"] = waiting(self.match, me)
        elif viewer is not None:
            view["coach"] = self._coaching.view(viewer)
        view["forced"] = self._forced()
        if self._is_guided:
            view["guided"] = True
        view["sealed"] = sealed(self.match)
        if self.match.state.is_over:
            won = self.match.won_lately()
            view["facts"] += sitting_of(self.match, won, for_onlooker=not self.own)
        return view

    @property
    def below(self) -> str:
        """What the page shows below the board depends on: also the deals to look back at."""
        match = self.match
        return f"{len(match.state.results)} {match.sits_in} {super().below}"

    def think(self, action: object) -> None:
        """Take what a browser wants to know while its person thinks; no click, and no answer."""
        if not isinstance(action, dict) or action.get("turn") != self.match.revision:
            return
        if self._viewer is not None and not self.covered:
            self._coaching.ask(self._viewer, action)

    @property
    def _viewer(self) -> int | None:
        """Whose hand lies open at this window: of the one person here, or of who took it last."""
        if self.only_own is not None:
            return self.only_own
        is_held = self._holder in self.own and self._held_in == self.match.state.deal_no
        return self._holder if is_held else None

    @property
    def _bottom(self) -> int:
        """The seat drawn at the bottom: the viewer's, or the one that was there last."""
        shown = self._at_bottom if self._viewer is None else self._viewer
        return (self.own or self.match.people)[0] if shown is None else shown

    def _forced(self) -> Literal["last", "only"] | None:
        """Say whether nothing is left to choose.

        Of a hand face down only what everybody knows is told, unless this window lets an only
        choice play itself: then all see it played at once, and nobody need look for it.
        """
        forced = self.match.forced
        if self.match.state.to_move not in self.own:
            return None
        if forced is Forced.LAST:
            return "last"
        tells = self._lets_play or not self.covered
        return "only" if forced is Forced.ONLY and tells else None

    def _look(self, seat: int | None) -> None:
        """Show a seat its hand, or nobody any; the table stays turned to whom it was."""
        self._at_bottom = self._bottom if seat is None else seat
        self._holder, self._held_in = seat, self.match.state.deal_no
        if seat is not None:
            self._looked[seat] = self.match.events

    def _undo(self) -> None:
        if self.covered:
            self._holder = None  # whoever pressed it has not taken the device yet
        last = self.match.last_choice
        super()._undo()
        if last is not None and last[0] == self.only_own:
            state = self.match.state
            text = undone_words(bids=state.phase is cards.Phase.BID, trick=len(state.tricks) + 1)
            self._note = {"kind": "info", "text": text}
        if self._viewer is not None:
            self._looked[self._viewer] = self.match.events
        if self.covered and self.match.state.to_move in self._looked:
            self._note = None  # what lies over the hand says what was taken back

    def _act(self, action: Json) -> None:
        self._coaching.forget()
        self._lets_play = action.get("forced") == "only"
        super()._act(action)

    def _move(self, kind: str, action: Json) -> None:
        if kind == "take":
            if self.covered:
                self._look(self.match.state.to_move)
        elif kind == "next":
            self._next()
        elif kind == "forced":
            self._play_forced()
        elif kind == "look":
            self._look_again(action)
        elif kind == "onward":
            self._go_onward()
        elif kind == "why":
            self._note = {"kind": "info", "text": self._why(action)}
        elif kind in ("bid", "play", "claim"):
            self._play(kind, action)
        else:
            raise self._no_such_button(kind)

    def _next(self) -> None:
        """Go on to the next deal, as soon as all who are there have looked at this one."""
        if not self.match.awaits_next_deal:
            raise IllegalActionError("This deal is not over yet.")
        if self.company:
            self.company.gets_ready(self.device, self.match.revision)
            if self.company.not_ready(self.match.revision):
                if self.only_own is None:
                    self._look(None)  # the next deal may be dealt by somebody else's doing
                return
        self._deal()

    def _deal(self) -> None:
        self.match.next_deal()
        if sits_in := self.match.sits_in:
            self._note = {"kind": "info", "text": sits_in}
        if self.only_own is None:
            self._look(None)  # all have looked at the result: the new hand is nobody's yet

    @property
    def _is_guided(self) -> bool:
        return self.match.state.variant.key == FIRST_GAME.key

    def _go_onward(self) -> None:
        """Go on to the game that a newcomer's first one leads to."""
        if self.device != HERE or not (self._is_guided and self.match.state.is_over):
            raise self._no_such_button("onward")
        self.wish = "onward"

    @property
    def _is_looking(self) -> bool:
        return self.match.awaits_next_deal

    def look_round(self) -> None:
        """Notice who has come or gone: nobody waits for who has gone without having looked."""
        super().look_round()
        if self._is_looking and self.company and self.company.may_go_on(self.match.revision):
            try:
                self._deal()
            except StaleGameError:
                return  # somebody else has had it dealt

    def _meanwhile(self, since: int) -> str:
        return meanwhile(self.match.events[since:], self.device)

    def _talk(self, action: Json) -> None:
        if action.get("step") != "deal":
            return super()._talk(action)
        revision = self.match.revision
        if self.company is None or self.device not in self.company.ready(revision):
            raise IllegalActionError("This deal is not over yet.")
        self._deal()

    def _play_forced(self) -> None:
        """Play what can only be played so, where the window was told of it."""
        seat = self.match.state.to_move
        if seat is None or self._forced() is None:
            raise IllegalActionError("There is something to choose.")
        if self.covered:
            self._at_bottom, self._holder = seat, None
        self.match.play_forced(seat)
        if self._viewer is not None:
            self._looked[self._viewer] = self.match.events

    def _why(self, action: Json) -> str:
        """Say why a seat has the points of a finished deal."""
        state = self.match.state
        deal_no, seat = action.get("deal"), action.get("seat")
        if type(deal_no) is not int or deal_no not in range(len(state.results)):
            raise IllegalActionError("This deal has no points yet.")
        if type(seat) is not int or seat not in range(state.players):
            raise IllegalActionError("Nobody sits there.")
        return score_reason(self.match, state.results[deal_no], seat, self._viewer)

    def _look_again(self, action: Json) -> None:
        """Note which finished deal somebody wants to look at again."""
        deal_no = action.get("deal")
        if type(deal_no) is not int or deal_no not in range(len(self.match.state.results)):
            raise IllegalActionError("This deal is not over yet.")
        self._looked_for = deal_no

    def deal_to_look_at(self) -> int | None:
        """Return the deal that somebody has just asked for in the score sheet, from 0, once."""
        deal_no, self._looked_for = self._looked_for, None
        return deal_no

    def _play(self, kind: str, action: Json) -> None:
        seat = self._viewer
        if seat is None or self.covered:
            if self.match.state.to_move not in self.own:
                raise IllegalActionError(_ELSEWHERE)
            raise IllegalActionError("Pass the device first: it is somebody else's turn.")
        if kind == "claim":
            self.match.claim(seat)
            self._note = {"kind": "info", "text": "The rest is yours."}
        elif kind == "bid":
            tricks = action.get("tricks")
            if type(tricks) is not int:
                raise IllegalActionError("A bid is a whole number of tricks.")
            if self._coaching.warns(seat, cards.Bid(tricks), action.get("tutor")):
                return
            self.match.bid(seat, tricks)
        else:
            try:
                card = cards.parse_card(str(action.get("card")))
            except NotationError as error:
                raise IllegalActionError("That is no card of this game.") from error
            if self._coaching.warns(seat, cards.Play(card), action.get("tutor")):
                return
            self.match.play(seat, card)
        self._looked[seat] = self.match.events
