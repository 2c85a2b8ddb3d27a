"""A race once more, step by step, on its own river; nothing in it can be changed."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import count

from riverlib import race
from riverlib.boards.race.view import river_view
from riverlib.boards.race.view_types import RiverEvent, RiverView
from riverlib.boards.session import ComponentSession, Json
from riverlib.boards.view_types import LessonStrip
from riverlib.core import IllegalActionError
from riverlib.learn.position import RacePosition, Seated
from riverlib.play import Player, RaceMatch
from riverlib.race.coach.odds import Odds
from riverlib.race.events import BoatLost

BEGINNING = "This is how it began."
_OPENINGS = count(1)


class OnceMore(ComponentSession):
    """One window that goes through a race; ``at`` actions have been taken.

    Parameters
    ----------
    out, end : str
        What the buttons say that lead away from here, on the way and at the end.
    """

    def __init__(
        self, match: RaceMatch, *, at: int = 0, out: str = "Close", end: str = "Close"
    ) -> None:
        super().__init__()
        self.game_id = match.game_id
        """The race that is looked at."""
        self._out, self._end = out, end
        self._positions = _positions(match)
        self._opening = next(_OPENINGS)
        self._at = 0
        self._clicks = 0
        self.go_to(at)

    @property
    def at(self) -> int:
        """How many actions have been taken where the race stands now."""
        return self._at

    @property
    def turn(self) -> int:
        """The turn that is on show, from 1: its throw has been made; 0 before the first."""
        return (self._at + 1) // 2

    def go_to_turn(self, turn: int) -> None:
        """Show the race as it stood after a turn: a throw and what was done with it."""
        self.go_to(2 * turn)

    def bring_to(self, at: int) -> None:
        """Go there, and let the board come into sight: for it that is another game."""
        self.go_to(at)
        self._opening = next(_OPENINGS)

    def go_to(self, at: int) -> None:
        """Show the race as it stood after so many actions."""
        self._at = max(0, min(at, len(self._positions) - 1))
        self._clicks += 1

    @property
    def _turn(self) -> int:
        return self._clicks

    def _act(self, action: Json) -> None:
        if action.get("kind") == "shown":
            return  # how it ended is known
        step = str(action.get("step"))
        if action.get("kind") != "lesson" or step not in ("next", "show", "back", "out"):
            raise IllegalActionError(
                "You are only looking back: nothing in this race can be changed."
            )
        if step == "out" or (step != "back" and self._is_last):
            self.wish = "out"
        else:
            self.go_to(self._at + (-1 if step == "back" else 1))

    @property
    def _is_last(self) -> bool:
        return self._at == len(self._positions) - 1

    def view(self) -> RiverView:
        """Return the river as it stood, below what happened."""
        view = river_view(
            replace(self._positions[self._at], revision=self._clicks),
            answered=self._answered,
            note=self._note,
            odds=self._odds(),
        )
        view["game"] += f" {self._opening}"
        view["mine"], view["choices"], view["ways"] = False, [], []
        view["result"], view["looks_back"] = None, True
        view["can"] = {"undo": False, "hint": False}
        view["tips"], view["help"] = [], {"now": "", "rules": view["help"]["rules"]}
        view["lesson"] = self._strip(self._words(view["events"]))
        return view

    def _odds(self) -> Odds | None:
        """Return the chances where the race stands, if they are known."""
        return None

    def _title(self) -> str:
        if not self._at:
            return "Before the race"
        tides = self._positions[self._at - 1].state.tides
        return f"Round {1 + tides}, turn {self.turn}"

    def _words(self, events: Sequence[RiverEvent]) -> str:
        """Say what the last action did."""
        if not self._at:
            return BEGINNING
        return " ".join(event["text"] for event in self._new(events))

    def _tides(self, events: Sequence[RiverEvent]) -> list[str]:
        """Say what the tides did that turned after the last action."""
        return [event["text"] for event in self._new(events) if event["kind"] == "tide"]

    def _new(self, events: Sequence[RiverEvent]) -> list[RiverEvent]:
        before = self._positions[self._at - 1].events
        told = sum(not isinstance(event, BoatLost) for event in before)  # those are their tide's
        return [event for event in events if event["number"] > told]

    def _strip(self, said: str) -> LessonStrip:
        return {
            "title": self._title(),
            "step": self._at,
            "steps": len(self._positions),
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
            "can_back": self._at > 0,
            "wait": 0,
        }


def seated_as(players: Sequence[Player]) -> tuple[Seated, ...]:
    """Return who sits where, with the faces and colours that they have on the river."""
    return tuple(Seated(each.name, each.kind, each.face, each.colour) for each in players)


def _positions(match: RaceMatch) -> Sequence[RacePosition]:
    """Return the race before its first action and after each."""
    position = RacePosition(
        state=race.opening_state(match.log),
        players=seated_as(match.players),
        game_id=f"{match.game_id} once more",
        only_person=match.only_person,
    )
    positions = [position]
    for after, events in race.steps(match.log):
        position = replace(position, state=after, events=position.events + tuple(events))
        positions.append(position)
    return positions
