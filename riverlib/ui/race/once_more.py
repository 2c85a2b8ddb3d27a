"""A race once more, turn by turn, on its own river; nothing in it can be changed."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import count

from riverlib import race
from riverlib.boards.race.events import sent_events
from riverlib.boards.race.passing import numbered
from riverlib.boards.race.view import river_view
from riverlib.boards.race.view_types import Looking, RiverView
from riverlib.boards.session import ComponentSession, Json
from riverlib.boards.view_types import LessonStrip
from riverlib.core import IllegalActionError
from riverlib.learn.position import RacePosition, Seated
from riverlib.play import Player, RaceMatch
from riverlib.race.coach.odds import Odds
from riverlib.race.events import TideTurned

BEGINNING = "This is how it began."
_STEPS = ("next", "show", "back", "to", "out")
_OPENINGS = count(1)


@dataclass(frozen=True, slots=True)
class Step:
    """Where a race stood that is gone through: after a turn, or after the tide that followed."""

    position: RacePosition
    at: int
    """How many actions had been taken."""
    is_tide: bool = False
    """Whether it was the tide that brought it about."""


class OnceMore(ComponentSession):
    """One window that goes through a race; ``at`` actions have been taken.

    Parameters
    ----------
    out, end : str
        What the buttons say that lead away from here, on the way and at the end.
    stops : collection of int
        Throws after which it stands still too, before they are used: so many actions were taken.
    """

    def __init__(
        self,
        match: RaceMatch,
        *,
        at: int = 0,
        out: str = "Close",
        end: str = "Close",
        stops: Collection[int] = (),
    ) -> None:
        super().__init__()
        self.game_id = match.game_id
        """The race that is looked at."""
        self._out, self._end = out, end
        self._steps = [step for step in _steps(match) if _is_shown(step, stops)]
        self._happened = sent_events(self._steps[-1].position, match.only_person)
        self._opening = next(_OPENINGS)
        self._no = 0
        self._clicks = 0
        self.go_to(at)

    @property
    def at(self) -> int:
        """How many actions have been taken where the race stands now."""
        return self._step.at

    @property
    def turn(self) -> int:
        """The turn that is on show, from 1: its throw has been made; 0 before the first."""
        return (self.at + 1) // 2

    def go_to_turn(self, turn: int) -> None:
        """Show the race as it stood after a turn: a throw and what was done with it."""
        self.go_to(2 * turn)

    def go_to(self, at: int) -> None:
        """Show the race as it stood after so many actions."""
        self._step_to(self._no_of(at))

    @property
    def _step(self) -> Step:
        return self._steps[self._no]

    def _no_of(self, at: int) -> int:
        """Return the number of the step after so many actions, their tide included."""
        return max(no for no, step in enumerate(self._steps) if step.at <= max(at, 0))

    def _step_to(self, no: int) -> None:
        """Go to a step; farther away the board comes into sight there: it is another game to it."""
        no = max(0, min(no, len(self._steps) - 1))
        if abs(no - self._no) > 1:
            self._opening = next(_OPENINGS)
        self._no = no
        self._clicks += 1

    @property
    def _turn(self) -> int:
        return self._clicks

    def _act(self, action: Json) -> None:
        if action.get("kind") == "shown":
            return  # how it ended is known
        step, to = str(action.get("step")), action.get("option")
        if action.get("kind") != "lesson" or step not in _STEPS:
            raise IllegalActionError(
                "You are only looking back: nothing in this race can be changed."
            )
        if step == "to":
            self._step_to(to if type(to) is int else self._no)
        elif step == "out" or (step != "back" and self._is_last):
            self.wish = "out"
        else:
            self._step_to(self._no + (-1 if step == "back" else 1))

    @property
    def _is_last(self) -> bool:
        return self._no == len(self._steps) - 1

    def view(self) -> RiverView:
        """Return the river as it stood, below what happened."""
        view = river_view(
            replace(self._step.position, revision=self._clicks),
            answered=self._answered,
            note=self._note,
            odds=self._odds(),
        )
        view["game"] += f" {self._opening}"
        view["mine"], view["choices"], view["ways"] = False, [], []
        view["result"], view["looking"] = None, self._looking()
        view["can"] = {"undo": False, "hint": False}
        view["tips"], view["help"] = [], {"now": "", "rules": view["help"]["rules"]}
        view["lesson"] = self._strip(self._words(self._no))
        return view

    def _odds(self) -> Odds | None:
        """Return the chances where the race stands, if they are known."""
        return None

    def _looking(self) -> Looking:
        """Return what leads to what is worth looking at, if that is known."""
        return {
            "costly": [],
            "costly_seats": [],
            "jump": None,
            "plays_on": None,
            "longest": self._longest,
        }

    @cached_property
    def _longest(self) -> str:
        """The longest of all that is said: with room for it the board never moves below."""
        return max(map(self._words, range(len(self._steps))), key=len)

    @property
    def _round_no(self) -> int:
        return 1 + self._step.position.state.tides

    def _title(self) -> str:
        if not self._no:
            return "Before the race"
        what = "the tide" if self._step.is_tide else f"turn {self.turn}"
        return f"Round {self._round_no}, {what}"

    def _words(self, no: int) -> str:
        """Say what a step did."""
        if not no:
            return BEGINNING
        before, after = (numbered(self._steps[each].position.events) for each in (no - 1, no))
        return " ".join(event["text"] for event in self._happened[before:after])

    def _strip(self, said: str) -> LessonStrip:
        return {
            "title": self._title(),
            "step": self._no,
            "steps": len(self._steps),
            "stage": "look",
            "say": said,
            "ask": "",
            "answer": None,
            "hint": "",
            "options": [],
            "marks": [],
            "ghost": None,
            "go": self._end if self._is_last else "Next",
            "out": self._out,
            "can_hint": False,
            "can_back": True,  # greyed at the beginning, so that nothing beside it moves
            "wait": 0,
            "hides": [],
        }


def seated_as(players: Sequence[Player]) -> tuple[Seated, ...]:
    """Return who sits where, with the faces and colours that they have on the river."""
    return tuple(Seated(each.name, each.kind, each.face, each.colour) for each in players)


def _is_shown(step: Step, stops: Collection[int]) -> bool:
    """Whether a step is gone through: a throw and its use are one, except at a stop."""
    return step.position.state.phase is not race.Phase.CHOOSE or step.at in stops


def _steps(match: RaceMatch) -> Sequence[Step]:
    """Return the race before its first action, after each, and after each tide."""
    position = RacePosition(
        state=race.opening_state(match.log),
        players=seated_as(match.players),
        game_id=f"{match.game_id} once more",
        only_person=match.only_person,
    )
    steps = [Step(position, 0)]
    for at, (after, events) in enumerate(race.steps(match.log), start=1):
        begun = position.events
        is_tide = any(isinstance(event, TideTurned) for event in events)
        if is_tide:
            choice = race.parse_action(match.log.actions[at - 1])
            assert not isinstance(choice, race.Roll)  # no tide turns before a throw is used
            used, first = race.use_throw(position.state, choice)
            steps.append(Step(replace(position, state=used, events=begun + first), at))
        position = replace(position, state=after, events=begun + tuple(events))
        steps.append(Step(position, at, is_tide))
    return steps
