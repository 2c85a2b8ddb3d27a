"""A finished race once more, turn by turn, on its own river."""

from collections.abc import Sequence

from riverlib.boards.race.view import river_view, way_view
from riverlib.boards.race.view_types import Jump, Looking, RiverView, TakenWay
from riverlib.boards.session import Json
from riverlib.core.people import People
from riverlib.learn.position import RacePosition
from riverlib.play import RaceMatch
from riverlib.race import is_on_river
from riverlib.race.coach.odds import Odds
from riverlib.race.coach.reasons import reason_over
from riverlib.race.coach.review import Decision, Moment, RaceReview
from riverlib.race.coach.story import costly_words, turn_words
from riverlib.ui.race.once_more import OnceMore, seated_as


class LookingBack(OnceMore):
    """One window that goes through a reviewed race; ``at`` actions have been taken."""

    def __init__(self, match: RaceMatch, review: RaceReview, *, at: int = 0) -> None:
        self._review = review
        self._people = People([player.name for player in match.players], match.only_person)
        costly = [each.action_no for each in review.moments if _is_costly(each)]
        super().__init__(match, at=at, out="To the result", end="To the result", stops=costly)
        self._own = match.people

    def _act(self, action: Json) -> None:
        if action.get("kind") == "lesson" and action.get("step") == "on":
            self.wish = "on" if self._plays_on else None
        else:
            super()._act(action)

    def view(self) -> RiverView:
        """Return the river as it stood, below what happened."""
        costly = self._costly_at(self.at)
        view = super().view()
        view["ways"] = [] if costly is None else both_ways(costly)
        return view

    def _odds(self) -> Odds:
        review, at = self._review, self.at
        return Odds(review.chances[at], review.errors[at], exact=review.exact)

    def _costly_at(self, at: int) -> Decision | None:
        """Return the costly choice that is about to be made there, if it is one."""
        moments = self._review.moments
        moment = moments[at] if at < len(moments) else None
        return moment if isinstance(moment, Decision) and _is_costly(moment) else None

    def _looking(self) -> Looking:
        costly = [each for each in self._review.moments if _is_costly(each)]
        return {
            **super()._looking(),
            "costly": [self._no_of(each.action_no) for each in costly],
            "costly_seats": [each.seat for each in costly],
            "jump": self._jump(costly),
            "plays_on": self._plays_on,
        }

    @property
    def _plays_on(self) -> bool:
        """Whether a person has still something to do from here on."""
        boats = self._step.position.state.boats
        return any(any(map(is_on_river, boats[seat])) for seat in self._own)

    def _jump(self, costly: Sequence[Moment]) -> Jump | None:
        """Lead to the reader's next costly choice, after the last one to the end if all is decided.

        Where the readers have made none, it leads to a bot's, and says whose that is.
        """
        last, mine = len(self._steps) - 1, [each for each in costly if each.seat in self._own]
        marks = {self._no_of(each.action_no): each.seat for each in mine or costly}
        if ahead := [no for no in marks if no > self._no]:
            words = "Next costly choice" if mine else self._slip_of(marks[ahead[0]])
            return {"words": words, "at": ahead[0]}
        if self.at > self._review.last_change and last - self._no > 1:
            return {"words": "To the end", "at": last}
        if marks and (first := min(marks)) < self._no:
            words = "First costly choice" if mine else self._slip_of(marks[first])
            return {"words": words, "at": first}
        return None

    def _slip_of(self, seat: int) -> str:
        return f"{self._people.whose_first(seat)} slip"

    def _title(self) -> str:
        if not self._no:
            return super()._title()
        if self._step.is_tide:
            return f"Round {self._round_no}: the tide"
        costly = self._costly_at(self.at)
        mover = self._review.moments[self.at - 1].seat if costly is None else costly.seat
        return f"Round {self._round_no}: {self._people.whose(mover)} turn"

    def _words(self, no: int) -> str:
        if (costly := self._costly_at(self._steps[no].at)) is not None:
            why = reason_over(costly.state, costly.best, costly.chosen, self._people.names)
            return costly_words(costly, self._review, self._people, why)
        step = self._steps[no]
        turn = self._review.moments[max(0, step.at - 2) : step.at]  # its throw and its choice
        if not no or step.is_tide or any(map(_is_costly, turn)):
            return super()._words(no)  # a costly choice was told before: now what came of it
        return turn_words(turn, self._people)


def choice_view(decision: Decision, match: RaceMatch, words: str) -> RiverView:
    """Return the river before a costly choice, with the way it went and the better one.

    Parameters
    ----------
    words : str
        What is said of the choice, for who does not see the picture.
    """
    position = RacePosition(
        state=decision.state,
        players=seated_as(match.players),
        game_id=f"choice {decision.action_no}",
        only_person=match.only_person,
    )
    view = river_view(position)
    view["choices"], view["tips"], view["ways"] = [], [], both_ways(decision)
    view["help"] = {"now": words, "rules": []}
    return view


def both_ways(decision: Decision) -> list[TakenWay]:
    """Return the way that was chosen, and the one that would have been better."""
    state = decision.state
    return [
        *way_view(state, decision.chosen, best=False, words="Chosen"),
        *way_view(state, decision.best, best=True, words="Better"),
    ]


def _is_costly(moment: Moment) -> bool:
    return isinstance(moment, Decision) and moment.is_costly
