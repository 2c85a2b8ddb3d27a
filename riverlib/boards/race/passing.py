"""The chances on the way from one view to the next: the bar moves with every turn that is shown."""

from collections.abc import Sequence
from dataclasses import dataclass

from riverlib import race
from riverlib.play import RaceMatch
from riverlib.race.coach import odds as chances
from riverlib.race.coach.odds import Odds
from riverlib.race.events import BoatLost, Event

ROLLOUTS = 900
"""What all estimates on the way may cost together, as ``odds`` counts it."""
LEFT = 600
"""What the view's own may cost after them: a click waits little longer than for one alone."""
_MOST_ESTIMATES = 3  # of a view


@dataclass(frozen=True, slots=True)
class PassingOdds:
    """The chances after the event of this number, as the view counts them."""

    number: int
    state: race.RaceState
    odds: Odds


@dataclass(frozen=True, slots=True)
class _Seen:
    """Where the last view left off."""

    actions: tuple[str, ...]
    state: race.RaceState
    number: int


class Passing:
    """Remembers where the last view of a match left off, and tells of the turns since then."""

    def __init__(self, match: RaceMatch) -> None:
        self._seen = _seen(match)
        self._revision = match.revision
        self._odds: list[PassingOdds] = []

    def odds(self, match: RaceMatch, *, ready: bool) -> list[PassingOdds]:
        """Return the chances on the way from the last view to this one, without its own.

        Exact ones after every throw and choice; estimates after some turns.
        """
        if self._revision == match.revision:
            return self._odds
        steps = self._steps(match) if ready else []
        if not chances.is_solved(match.state.layout, match.state.players):
            steps = [step for step in steps if step[1].phase is race.Phase.ROLL]
            steps = steps[:: -(-len(steps) // _MOST_ESTIMATES) or 1]
        rollouts = ROLLOUTS // max(1, len(steps))
        self._odds = [
            PassingOdds(number, state, chances.odds(state, rollouts=max(1, rollouts)))
            for number, state in steps
        ]
        self._seen, self._revision = _seen(match), match.revision
        return self._odds

    def _steps(self, match: RaceMatch) -> list[tuple[int, race.RaceState]]:
        """Return what every action since the last view led to; none after something taken back."""
        seen, actions = self._seen, match.log.actions
        if tuple(actions[: len(seen.actions)]) != seen.actions:
            return []
        state, number, steps = seen.state, seen.number, []
        for text in actions[len(seen.actions) : -1]:  # the last one leads to the view itself
            state, events = race.apply(state, race.parse_action(text))
            number += numbered(events)
            steps.append((number, state))
        return steps


def numbered(events: Sequence[Event]) -> int:
    """Count events as a view does: boats that fall belong to their tide."""
    return sum(not isinstance(event, BoatLost) for event in events)


def _seen(match: RaceMatch) -> _Seen:
    return _Seen(tuple(match.log.actions), match.state, numbered(match.events))
