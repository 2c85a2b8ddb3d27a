"""What a finished race looks like afterwards: the chances all along, luck, and costly choices.

The idea is that of backgammon programs such as GNU Backgammon: a throw's luck is the chance after
it less the mean over all six faces, so that luck is 0 on average whoever plays how. For two players
on a solved river nothing is left over::

    chance at the end - chance at the start = luck - cost of own choices + cost of the other's
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import hypot, sqrt

from riverlib.core import GameLog
from riverlib.race import (
    DOCKS,
    WIND,
    Choice,
    Phase,
    RaceState,
    Roll,
    apply,
    legal_actions,
    opening_state,
    parse_action,
    steps,
)
from riverlib.race.coach.odds import (
    Odds,
    after_throws,
    choice_odds,
    is_solved,
    is_worse,
    mean_of,
    odds,
)
from riverlib.race.events import TideTurned

NOTICEABLE = 0.005
"""Part of the chance to win that is spoken of at all: half a win in 100."""
RACES = 1_000_000
"""Races that are played for one review where chances are estimated."""
ROLLOUTS = (200, 2_000)
"""Fewest and most races for one estimate of a review."""
Shares = tuple[float, ...]
"""One number in [0, 1] a seat."""


@dataclass(frozen=True, slots=True)
class Throw:
    """What one throw did to everybody's chance to win."""

    action_no: int
    """Index of the throw among the log's actions."""
    seat: int
    face: int
    before: Shares
    """Mean over the six faces."""
    after: Shares
    errors: Shares
    """Half width of the 95 % interval of each seat's ``luck_of``; 0 when exact."""

    @property
    def luck(self) -> float:
        """Chance that the throw won for the one who threw it; below 0 for a bad throw."""
        return self.luck_of(self.seat)

    def luck_of(self, seat: int) -> float:
        """Return the chance that the throw won for any seat."""
        return self.after[seat] - self.before[seat]


@dataclass(frozen=True, slots=True)
class Decision:
    """A throw that was used, and what each way to use it was worth to the seat that chose."""

    action_no: int
    """Index of the choice among the log's actions; keep so many to choose once more."""
    seat: int
    state: RaceState
    """The position that was decided in."""
    chosen: Choice
    best: Choice
    """The choice with the highest chance; ``chosen`` itself if it cost nothing."""
    chances: Mapping[Choice, float]
    """The seat's chance after each legal choice; of estimates, the first impression."""
    cost: float
    """Chance that was given away against ``best``, from 0; an estimate within its error is 0."""
    error: float
    """Half width of the 95 % interval of ``cost``; 0 when exact."""

    @property
    def is_forced(self) -> bool:
        """Whether there was nothing to decide."""
        return len(self.chances) == 1

    @property
    def is_costly(self) -> bool:
        """Whether the choice gave away so much that hint and tutor call it worse, too."""
        return is_worse(self.cost, self.error)


Moment = Throw | Decision


@dataclass(frozen=True, slots=True)
class SeatReview:
    """A race as it went for one seat; chances in [0, 1]."""

    seat: int
    start: float
    """Chance to win before the first throw."""
    result: float
    """1 for a win, a share for a shared win, 0; the chance if the race is not over."""
    luck: float
    """Sum of what all throws did to this seat's chance: luck of others counts against it."""
    own_luck: float
    """The part of ``luck`` from the seat's own throws."""
    luck_error: float
    """Half width of the 95 % interval of ``luck``; 0 when exact."""
    cost: float
    """Sum of what the seat's choices gave away."""
    decisions: int
    """How often the seat had a choice."""
    docks: tuple[int, ...]
    """The docks it took, in order: its points are their sum."""
    costly: int = 0
    """How many of its choices gave away more than rounding or chance explains."""
    worst: float = 0.0
    """What the costliest of them gave away, at most 1: their sum may be more than a race."""

    @property
    def points(self) -> int:
        """Score of the seat."""
        return sum(self.docks)


@dataclass(frozen=True)
class RaceReview:
    """A whole race looked at again."""

    players: int
    exact: bool
    """Whether the chances are exact; otherwise they are estimated from many races."""
    chances: tuple[Shares, ...]
    """Chances before any action and after each: one row more than there are moments."""
    errors: tuple[Shares, ...]
    """Half width of the 95 % interval of each chance."""
    moments: tuple[Moment, ...]
    """A throw or a decision for each action of the log."""
    tides: tuple[int, ...]
    """Rows of ``chances`` right after the tide turned."""
    docks: tuple[tuple[int, ...], ...]
    """The docks of each seat in the order in which it took them."""

    @cached_property
    def throws(self) -> tuple[Throw, ...]:
        """Every throw."""
        return tuple(moment for moment in self.moments if isinstance(moment, Throw))

    @cached_property
    def decisions(self) -> tuple[Decision, ...]:
        """Every choice between two things or more."""
        return tuple(
            moment
            for moment in self.moments
            if isinstance(moment, Decision) and not moment.is_forced
        )

    @cached_property
    def seats(self) -> tuple[SeatReview, ...]:
        """The race as it went for each seat."""
        return tuple(map(self._seat, range(self.players)))

    def worst(self, people: Collection[int], most: int = 3) -> tuple[Decision, ...]:
        """Return the costliest decisions of these seats, the worst first; none if none is costly.

        Parameters
        ----------
        people : collection of int
            The seats to look at: those of people, who want to learn from it.
        """
        costly = [each for each in self.decisions if each.seat in people and each.is_costly]
        return tuple(sorted(costly, key=lambda each: -each.cost)[:most])

    @cached_property
    def last_change(self) -> int:
        """Number of the last action that changed a chance: what came later decided nothing."""
        end = self.chances[-1]
        return max((no for no, row in enumerate(self.chances) if row != end), default=0)

    def round_of(self, action_no: int) -> int:
        """Return in which round an action was taken, from 1: each tide begins another (2.1)."""
        return 1 + sum(row <= action_no for row in self.tides)

    def _seat(self, seat: int) -> SeatReview:
        mine = [each for each in self.decisions if each.seat == seat]
        return SeatReview(
            seat=seat,
            start=self.chances[0][seat],
            result=self.chances[-1][seat],
            luck=sum(throw.luck_of(seat) for throw in self.throws),
            own_luck=sum(throw.luck for throw in self.throws if throw.seat == seat),
            luck_error=hypot(*(throw.errors[seat] for throw in self.throws)),
            cost=sum(each.cost for each in mine),
            decisions=len(mine),
            docks=self.docks[seat],
            costly=sum(each.is_costly for each in mine),
            worst=max((each.cost for each in mine if each.is_costly), default=0.0),
        )


def review(
    log: GameLog,
    *,
    rollouts: int | None = None,
    seed: int = 0,
    told: Callable[[Decision | RaceReview], None] | None = None,
) -> RaceReview:
    """Look at every throw and every choice of a race again.

    Exact for two players on a solved river. Otherwise every choice is estimated by races that bots
    play on to the end. A throw is worth what the best choice after it is, and a position before a
    throw the mean over the six faces: so luck is fair whatever the estimates are worth. A choice
    that looks worse than another is judged once more, a throw further and by other races, because
    the worst-looking of many is often only the unluckiest; within its error it is let off, and so
    is what hint and tutor called as good.

    Parameters
    ----------
    log : GameLog
        A race, usually a finished one.
    rollouts : int, optional
        Races for one estimate; by default so many that the review takes ``RACES`` in all.
    seed : int
        Of the estimates: the same log and seed give the same review.
    told : callable, optional
        Told, in the calling thread, each choice as soon as it is weighed; that is quick, so all of
        them come first, those of people before those of bots. Then, throw by throw, the review up
        to there.

    Raises
    ------
    LogError
        If the log cannot be replayed; the message names the place.
    """
    states, tides = _replayed(log)
    known = is_solved(states[0].layout, states[0].players)
    judge = _Judge(known, rollouts or _rollouts(states), seed)
    weighed: dict[int, Decision] = {}
    for action_no, choice in _choices(log, states):
        own_seed = judge.seed_of(action_no - 1)  # of the throw before it
        weighed[action_no] = judge.decision(action_no, states[action_no], choice, own_seed)
        if told:
            told(weighed[action_no])
    chances: list[Shares] = []
    errors: list[Shares] = []
    moments: list[Moment] = []

    def until(state: RaceState) -> RaceReview:
        return RaceReview(
            players=state.players,
            exact=known,
            chances=tuple(chances),
            errors=tuple(errors),
            moments=tuple(moments),
            tides=tides,
            docks=_docks(state),
        )

    for action_no, text in enumerate(log.actions):
        state, action, own_seed = states[action_no], parse_action(text), judge.seed_of(action_no)
        if isinstance(action, Roll):
            faces = judge.after_throws(state, own_seed)
            now, thrown = judge.before(state, faces), faces[action.face - 1]
            moment: Moment = _throw(action_no, state.turn, action.face, now, thrown)
        else:
            now = thrown  # no choice without a throw before it
            moment = weighed[action_no]
        chances.append(now.shares)
        errors.append(now.error)
        if told:
            told(until(state))
        moments.append(moment)
    last = judge.odds_of(states[-1], judge.seed_of(len(log.actions)))
    chances.append(last.shares)
    errors.append(last.error)
    return until(states[-1])


def _replayed(log: GameLog) -> tuple[list[RaceState], tuple[int, ...]]:
    states, tides = [opening_state(log)], []
    for state, events in steps(log):
        if any(isinstance(event, TideTurned) for event in events):
            tides.append(len(states))
        states.append(state)
    return states, tuple(tides)


def _choices(log: GameLog, states: Sequence[RaceState]) -> list[tuple[int, Choice]]:
    """Return each choice with its number; those of people first, who wait to hear of them."""
    seats = log.setup.get("seats", ())
    people = {seat for seat, each in enumerate(seats) if each.get("kind") == "person"}
    actions = enumerate(map(parse_action, log.actions))
    choices = [(no, each) for no, each in actions if not isinstance(each, Roll)]
    return sorted(choices, key=lambda each: states[each[0]].turn not in people)


def _docks(state: RaceState) -> tuple[tuple[int, ...], ...]:
    docks: list[tuple[int, ...]] = [()] * state.players
    for place, (seat, _) in enumerate(state.docked):
        docks[seat] += (DOCKS - place,)
    return tuple(docks)


def _rollouts(states: Sequence[RaceState]) -> int:
    """Share ``RACES`` out among all estimates of a review."""
    throws = [_estimates(state) for state in states if state.phase is Phase.ROLL]
    decisions = sum(len(legal_actions(state)) > 1 for state in states)
    mean = sum(throws) / max(1, len(throws))
    fewest, most = ROLLOUTS
    estimates = sum(throws) + decisions * mean  # half of the decisions are judged twice more
    return max(fewest, min(most, int(RACES / max(1.0, estimates))))


def _estimates(state: RaceState) -> int:
    """Count what has to be estimated before a throw: each choice after each face."""
    return sum(len(legal_actions(thrown)) for thrown in _thrown(state))


def _throw(action_no: int, seat: int, face: int, before: Odds, after: Odds) -> Throw:
    errors = tuple(  # the face that fell is one of the six in the mean
        sqrt(own**2 * (1 - 2 / WIND) + mean**2)
        for own, mean in zip(after.error, before.error, strict=True)
    )
    return Throw(action_no, seat, face, before.shares, after.shares, errors)


@dataclass(frozen=True, slots=True)
class _Judge:
    """Where chances come from."""

    known: bool
    rollouts: int
    seed: int

    def odds_of(self, state: RaceState, seed: int) -> Odds:
        """Return the chances of a position."""
        if state.phase is Phase.ROLL:
            return self.before(state, self.after_throws(state, seed))
        return odds(state, rollouts=self.rollouts, seed=seed)

    def before(self, state: RaceState, faces: Sequence[Odds]) -> Odds:
        """Return the chances before a throw whose faces are known."""
        return odds(state) if self.known else mean_of(faces)

    def after_throws(self, state: RaceState, seed: int) -> tuple[Odds, ...]:
        """Return the chances after each face of the die, the best choice taken."""
        return after_throws(state, rollouts=self.rollouts, seed=seed)

    def decision(self, action_no: int, state: RaceState, chosen: Choice, seed: int) -> Decision:
        """Judge one choice."""
        seat = state.turn
        seen = choice_odds(state, rollouts=self.rollouts, seed=seed)
        chances, best = seen.chances, seen.best
        cost, error = chances[best] - chances[chosen], 0.0
        if not self.known and best != chosen:
            cost, error = self._difference(state, best, chosen, seed + 1)
            if is_worse(cost, error) and not choice_odds(state).is_worse(chosen):
                # This looks deeper than hint and tutor did, by just these estimates: nobody is
                # blamed afterwards for what "Every slip" let pass. It may still forgive more.
                cost = 0.0
        if cost <= error:
            best, cost = chosen, 0.0
        return Decision(action_no, seat, state, chosen, best, chances, cost, error)

    def _difference(
        self, state: RaceState, best: Choice, chosen: Choice, seed: int
    ) -> tuple[float, float]:
        """Return how much better one choice is, estimated, and the half width of its interval."""
        first, second = (self.odds_of(apply(state, choice)[0], seed) for choice in (best, chosen))
        seat = state.turn
        error = hypot(first.error[seat], second.error[seat])  # at most: both meet the same throws
        return first.shares[seat] - second.shares[seat], error

    def seed_of(self, action_no: int) -> int:
        """Return the seed for one action; the next number is for judging it once more."""
        return (self.seed * 100_000 + action_no) * 2


def _thrown(state: RaceState) -> Iterator[RaceState]:
    return (apply(state, Roll(face))[0] for face in range(1, WIND + 1))
