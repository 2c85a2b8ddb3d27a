"""The chances on the way from one view to the next: the bar moves with every turn that is shown."""

from collections.abc import Sequence
from dataclasses import dataclass

from riverlib import race
from riverlib.play import RaceMatch
from riverlib.race.coach import odds as chances
from riverlib.race.coach.odds import Odds
from riverlib.race.events import BoatDocked, BoatLost, Event

ROLLOUTS = 900
"""What all estimates on the way may cost together, as ``odds`` counts it."""
LEFT = 600
"""What the view's own may cost after them: a click waits little longer than for one alone."""
_MOST = 3  # estimates of a view
_MOST_AT_THE_END = 6  # where only bots are left, and what they do takes long to show


@dataclass(frozen=True, slots=True)
class PassingOdds:
    """The chances after the event of this number, as the view counts them."""

    number: int
    state: race.RaceState
    odds: Odds


@dataclass(frozen=True, slots=True)
class _Step:
    """An action since the last view."""

    number: int
    before: race.RaceState
    action: race.Action
    after: race.RaceState
    counts: bool
    """Whether a boat was lost or came home."""


@dataclass(frozen=True, slots=True)
class _Seen:
    """Where the last view left off."""

    actions: tuple[str, ...]
    state: race.RaceState
    number: int


class Passing:
    """Remembers where the last view of a match left off, and tells of the turns since then."""

    def __init__(self, match: RaceMatch) -> None:
        self.own: Odds | None = None
        """The view's own, where a choice led to it whose chances were told before; estimates."""
        self._seen = _seen(match)
        self._revision = match.revision
        self._odds: list[PassingOdds] = []

    def odds(self, match: RaceMatch, *, ready: bool) -> list[PassingOdds]:
        """Return the chances on the way from the last view to this one, without its own.

        Exact ones after every throw and choice; estimates after some turns. What a person has
        chosen has the chance that hint and tutor told of it.
        """
        if self._revision == match.revision:
            return self._odds
        steps = self._steps(match) if ready else []
        is_solved = chances.is_solved(match.state.layout, match.state.players)
        last = steps.pop() if steps else None
        self.own = None if is_solved or last is None else _told_before(last, match)
        if not is_solved:
            steps = [step for step in steps if step.after.phase is race.Phase.ROLL]
            steps = _worth_telling(steps, _MOST_AT_THE_END if match.state.is_over else _MOST)
        rollouts = max(1, ROLLOUTS // max(1, len(steps)))
        self._odds = [
            PassingOdds(
                step.number,
                step.after,
                (None if is_solved else _told_before(step, match))
                or chances.odds(step.after, rollouts=rollouts),
            )
            for step in steps
        ]
        self._seen, self._revision = _seen(match), match.revision
        return self._odds

    def _steps(self, match: RaceMatch) -> list[_Step]:
        """Return every action since the last view; none after something taken back."""
        seen, actions = self._seen, match.log.actions
        if tuple(actions[: len(seen.actions)]) != seen.actions:
            return []
        state, number, steps = seen.state, seen.number, []
        for text in actions[len(seen.actions) :]:
            action = race.parse_action(text)
            before = state
            state, events = race.apply(before, action)
            number += numbered(events)
            counts = any(isinstance(event, BoatLost | BoatDocked) for event in events)
            steps.append(_Step(number, before, action, state, counts))
        return steps


def _worth_telling(steps: list[_Step], most: int) -> list[_Step]:
    """Return so many turns: the first of those that count, and others among them."""
    counting = _spread([step for step in steps if step.counts], most)
    dull = _spread([step for step in steps if not step.counts], most - len(counting))
    return sorted([*counting, *dull], key=lambda step: step.number)


def _spread(steps: list[_Step], most: int) -> list[_Step]:
    """Return at most so many, the first one and others as far apart as may be."""
    return steps[:: -(-len(steps) // most) or 1] if most else []


def _told_before(step: _Step, match: RaceMatch) -> Odds | None:
    """Return the chances after a person's choice as they were told of it; else ``None``."""
    if isinstance(step.action, race.Roll) or step.before.turn not in match.people:
        return None
    return chances.after_choice(step.before, step.action)


def numbered(events: Sequence[Event]) -> int:
    """Count events as a view does: boats that fall belong to their tide."""
    return sum(not isinstance(event, BoatLost) for event in events)


def _seen(match: RaceMatch) -> _Seen:
    return _Seen(tuple(match.log.actions), match.state, numbered(match.events))
