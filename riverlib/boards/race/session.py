"""What one browser window knows of a race: the hint it asked for, its tutor and its warning."""

from riverlib import race
from riverlib.boards.race.decided import why_played_out
from riverlib.boards.race.meanwhile import meanwhile
from riverlib.boards.race.passing import LEFT, Passing
from riverlib.boards.race.taking_back import taken_words, undo_asked, undone_words
from riverlib.boards.race.together import SAME, equal_words, together_words
from riverlib.boards.race.view import can_be_advised, river_view
from riverlib.boards.race.view_types import Copy, RiverView, UndoAsked, Warned
from riverlib.boards.session import BoardSession, Json
from riverlib.core import IllegalActionError, NotationError
from riverlib.core.people import People
from riverlib.live.company import HERE, Device
from riverlib.play import RaceMatch
from riverlib.race.coach import advice
from riverlib.race.coach import odds as chances
from riverlib.race.coach.next_throw import next_throws
from riverlib.race.coach.odds import ChoiceOdds, Odds
from riverlib.race.coach.preparing import Preparation
from riverlib.race.coach.review import RaceReview
from riverlib.race.coach.review import review as reviewed

TUTORS = {"off": 1.0, "gentle": 0.08, "strict": 0.0}
"""The tutor's levels: of what the hint calls worse it warns where so much of the chance to win is
given away for certain; the strict one warns of all of it."""
GRAVE = 0.3
"""What a newcomer's tutor lets nobody give away unless they say so in words."""


class RiverSession(BoardSession[RaceMatch]):
    """One window at the river."""

    def __init__(
        self, match: RaceMatch, preparation: Preparation, *, device: Device = HERE
    ) -> None:
        super().__init__(match, device)
        self._preparation = preparation
        self.tutor = "gentle"
        """The level of the tutor, a key of ``TUTORS``."""
        self.waits_for_odds = False
        """Whether the view on show has no chances yet."""
        self._hint: ChoiceOdds | None = None
        self._warning: Warned | None = None
        self._asked_at = match.revision  # of hint and warning: they belong to one position
        self._hint_due = False  # it was asked for before the chances were ready
        self._odds: tuple[object, Odds] | None = None  # with what they belong to
        self._choices: tuple[object, ChoiceOdds] | None = None
        self._review: tuple[object, RaceReview] | None = None
        self._read: tuple[int, RaceReview] | None = None
        self._passing = Passing(match)

    def view(self) -> RiverView:
        """Return the view for the component."""
        if self._asked_at != self.match.revision:  # another window has moved on
            self._hint, self._warning, self._hint_due = None, None, False
        if self._hint_due and self._is_ready():
            self._hint, self._hint_due = self._choice_odds(), False
        self.waits_for_odds = self._are_odds_due()
        passing = self._passing.odds(self.match, ready=self._is_ready())
        chooses = self.match.state.phase is race.Phase.CHOOSE  # then bar and tutor say one number
        view = river_view(
            self.match,
            answered=self._answered,
            note=self._note,
            odds=self._current_odds(LEFT if passing and not chooses else chances.ROLLOUTS),
            odds_due=self.waits_for_odds,
            passing=passing,
            hint=self._hint,
            worse=self._worse(),
            warning=self._warning,
            tutor=self.tutor,
            reader=self.device if isinstance(self.device, int) else None,
            for_onlooker=not self.own,
            review=self._exact_review() or self._read_review(),
            played_out=self.match.played_out,
        )
        view["home"] = self._home()
        view["copy"] = self._copy()
        view["decided"] = self._decided()
        if view["can"]["undo"] and self._may_undo:
            view["takes_back"] = taken_words(self.match.taken_back, self.match.state, self._people)
            view["undo_asked"] = self._undo_asked()
        view["can"]["undo"] &= self._may_undo
        if view["mine"] and self.match.state.turn not in self.own:  # they throw on their own device
            view |= {"mine": False, "choices": [], "tips": [], "hint": None, "warning": None}
            view["can"]["hint"] = False
        for choice in view["choices"]:
            made = race.parse_action(choice["id"])
            choice["asked"] = self._asks_about(made)
            choice["grave"] = choice["asked"] and self._gives_away(made) >= GRAVE
        return view

    @property
    def _people(self) -> People:
        return People([player.name for player in self.match.players], self.only_own)

    def _undo_asked(self) -> UndoAsked | None:
        last = self.match.last_choice
        if last is None:
            return None
        return undo_asked(last[0], self.match.tides_back, self.match.state, self._people)

    def _undo(self) -> None:
        last = self.match.last_choice
        super()._undo()
        if last is not None:
            whose = self._people.whose(last[0])
            text = undone_words(self.match.state.tides + 1, whose)
            self._note = {"kind": "info", "text": text}

    def _copy(self) -> Copy | None:
        """Say of a race that was played on from another one where it comes from."""
        original = self.match.original
        if original is None:
            return None
        text = f"A copy, played on from round {original.round_no}. The real race is kept."
        return {"text": text, "back": "Back to it" if self.device == HERE else ""}

    def _decided(self) -> str:
        """Say why the rest can be played out, where it can: who has won, or who sails alone.

        Whoever plays on another device has a race of their own still to sail.
        """
        state = self.match.state
        if not self._moves or not self._is_ready():
            return ""
        afloat = [any(map(race.is_on_river, fleet)) for fleet in state.boats]
        if any(afloat[seat] and seat not in self.own for seat in self.match.people):
            return ""
        return why_played_out(state, self._people)

    @property
    def _moves(self) -> bool:
        """Whether somebody at this window is to throw or to choose."""
        state = self.match.state
        return not state.is_over and state.turn in self.own

    def _meanwhile(self, since: int) -> str:
        return meanwhile(self.match.events[since:], self.device)

    def _is_ready(self) -> bool:
        state = self.match.state
        return self._preparation.is_ready(state.layout, state.players)

    def _are_odds_due(self) -> bool:
        """Return whether there are no chances yet, but there will be."""
        return not self._is_ready() and not self._preparation.failure(self.match.state.layout)

    def _current_odds(self, rollouts: int) -> Odds | None:
        """Return the chances of the position on show, worked out once for each.

        ``rollouts`` are what an estimate may cost.
        """
        if not self._is_ready():
            return None
        state, told = self.match.state, self._passing.own
        if self._odds is None or self._odds[0] != self._known:
            if told is None or chances.is_solved(state.layout, state.players):
                told = chances.odds(state, rollouts=rollouts)
            self._odds = (self._known, told)
        return self._odds[1]

    def _exact_review(self) -> RaceReview | None:
        """Return the review of a finished race that asks for no estimates, once for each."""
        state = self.match.state
        if not (state.is_over and chances.is_solved(state.layout, state.players)):
            return None
        if self._review is None or self._review[0] != self._known:
            self._review = (self._known, reviewed(self.match.log))
        return self._review[1]

    def read(self, review: RaceReview) -> None:
        """Tell the result what a review of estimates has found, once the page has worked it out."""
        self._read = self.match.revision, review

    def _read_review(self) -> RaceReview | None:
        return self._read[1] if self._read and self._read[0] == self.match.revision else None

    @property
    def _known(self) -> object:
        """What chances belong to: a position, and whether its river is solved by now."""
        state = self.match.state
        return self.match.revision, chances.is_solved(state.layout, state.players)

    def _act(self, action: Json) -> None:
        self._warning, self._asked_at = None, self.match.revision
        if (kept := str(action.get("tutor"))) in TUTORS:  # as this device was told in another race
            self.tutor = kept
        if action.get("kind") != "tutor":
            self._hint, self._hint_due = None, False
        super()._act(action)

    def _move(self, kind: str, action: Json) -> None:
        if kind == "roll":
            self.match.roll(self._mover())
        elif kind == "choose":
            self._choose(action)
        elif kind == "forced":
            self.match.choose_forced(self._mover())
        elif kind == "play_out" and self._decided():
            self.match.play_out(self._mover())
        elif kind == "hint":
            self._hint = self._choice_odds(brief=action.get("brief") is True)
        elif kind == "original" and self.match.original and self.device == HERE:
            self.wish = kind
        elif kind == "tutor" and (level := str(action.get("level"))) in TUTORS:
            self.tutor = level
        else:
            raise self._no_such_button(kind)

    def _mover(self) -> int:
        """Return the person who is to throw or choose."""
        seat = self.match.state.turn
        if self.match.state.is_over or not self.match.players[seat].is_person:
            raise IllegalActionError("It is nobody's turn here.")
        if seat not in self.own:
            name = self.match.players[seat].name
            raise IllegalActionError(f"It is {name}'s turn, on another device.")
        return seat

    def _choose(self, action: Json) -> None:
        seat = self._mover()
        try:
            choice = race.parse_action(str(action.get("id")))
        except NotationError as error:
            raise IllegalActionError("No boat can do that.") from error
        if isinstance(choice, race.Roll):
            raise IllegalActionError("The die has been thrown: choose a boat.")
        if action.get("sure") is not True and (warning := self._warn(choice)):
            self._warning = warning
            return
        self.match.choose(seat, choice)

    def _warn(self, choice: race.Choice) -> Warned | None:
        """Say what a choice would cost, if that is more than the tutor lets pass."""
        if not self._asks_about(choice):
            return None
        seen = self._current_choices()
        names = [player.name for player in self.match.players]
        said = advice.warning(self.match.state, choice, seen, names)
        return {
            "id": race.action_text(choice),
            "best": race.action_text(seen.best),
            "head": said.head,
            "text": said.text,
            "instead": said.instead,
            "why": said.why,
            "outcome": said.outcome,
            "numbers": said.numbers,
        }

    def _asks_about(self, choice: race.Action) -> bool:
        """Return whether a choice gives away more than the tutor lets pass."""
        legal = race.legal_actions(self.match.state)
        if self.tutor == "off" or len(legal) < 2 or choice not in legal or not self._is_ready():
            return False
        return self._gives_away(choice) >= TUTORS[self.tutor] and self._is_worse(choice)

    def _is_worse(self, choice: race.Action) -> bool:
        seen = self._current_choices()
        return any(seen.is_worse(each) for each in seen.chances if each == choice)

    def _gives_away(self, choice: race.Action) -> float:
        """Return how much of the chance to win a choice gives away at least, in [0, 1]."""
        seen = self._current_choices()
        costs = {each: seen.cost(each) - seen.error for each in seen.chances}
        return next((cost for each, cost in costs.items() if each == choice), 0.0)

    def _worse(self) -> frozenset[race.Choice]:
        """Return the choices that no tip may point at, whatever the tutor is to warn of."""
        legal = race.legal_actions(self.match.state)
        if len(legal) < 2 or not self._moves or not self._is_ready():
            return frozenset()
        return frozenset(each for each in legal if self._gives_away(each) >= TUTORS["gentle"])

    def _choice_odds(self, *, brief: bool = False) -> ChoiceOdds:
        choices = race.legal_actions(self.match.state)
        if not choices:
            raise IllegalActionError("Throw the die first: then there is something to choose.")
        if len(choices) == 1 and can_be_advised(self.match.state):
            raise IllegalActionError(self._said_of_any(choices[0], brief=brief))
        if len(choices) == 1:
            raise IllegalActionError("There is only one move now: go ahead.")
        if not self._is_ready():
            self._hint_due = True
            raise IllegalActionError("The chances are still being got ready: then the hint comes.")
        return self._current_choices()

    def _said_of_any(self, choice: race.Choice, *, brief: bool) -> str:
        """Say which boat the next throws are for, where it is the same now which one is tapped.

        Whoever races for the first time reads nothing of throws to come: that it is the same.
        """
        if brief and isinstance(choice, race.Sail):
            return equal_words(self.match.state.boats[self.match.state.turn].count(choice.origin))
        return together_words(next_throws(self.match.state, choice)) if self._is_ready() else SAME

    def _current_choices(self) -> ChoiceOdds:
        """Return what each choice is worth, worked out once for hint and tutor together."""
        if self._choices is None or self._choices[0] != self._known:
            self._choices = (self._known, chances.choice_odds(self.match.state))
        return self._choices[1]
