"""Scenes about the end: who wins, equal scores, the last one alone."""

from collections.abc import Iterator, Sequence

import numpy as np

from riverlib.core import generator
from riverlib.core.counting import counted, listed
from riverlib.learn.arranged import arranged_race
from riverlib.learn.position import RacePosition
from riverlib.learn.race.asking import with_answers
from riverlib.learn.race.laying import CREW, HERON, OTTER, YOU, home_boats, lay
from riverlib.learn.scene import Hint, Scene, Step
from riverlib.race import (
    HARBOUR,
    LOST,
    LastAlone,
    Layout,
    RaceState,
    Sail,
    TieBreak,
    apply,
)

_WINS, _ALONE = range(40, 42)
_TIES = 0.6
_TRIES = 300
_MOST_HOME = 7  # boats, so that the sums stay small
_ALONE_ON = "You sail on"
_THREE = "Three more turns"
_OVER = "The race is over"


def _end(layout: Layout, seed: int) -> tuple[Step, ...]:
    """Ask who wins, more often than not with equal scores where a river has them."""
    rng = generator(seed, _WINS)
    tied = layout.boats > 1 and rng.random() < _TIES
    position = _tied(layout, rng) if tied else _ending(layout, rng)
    return (_who_wins(layout, position),)


def _arrivals(layout: Layout, rng: np.random.Generator) -> Iterator[list[int]]:
    """Draw seats in the order in which their boats come home; the others' boats are lost."""
    every = [seat for seat in range(len(CREW)) for _ in range(layout.boats)]
    most = min(_MOST_HOME, len(every))
    for _ in range(_TRIES):
        count = int(rng.integers(min(3, most), most + 1))
        yield [int(seat) for seat in rng.permutation(every)[:count]]


def _last_turn(layout: Layout, arrivals: Sequence[int]) -> RacePosition:
    """Stand before the last boat sails home, all others being home already or lost."""
    *came, last = arrivals
    home = home_boats(layout, came)
    boats = [
        [HARBOUR if (seat, boat) in home else LOST for boat in range(layout.boats)]
        for seat in range(len(CREW))
    ]
    boats[last][came.count(last)] = layout.cards - 1
    return lay(
        arranged_race(
            layout, boats, turn=last, face=1, tides=layout.start + 1, docked=home, first=last
        )
    )


def _finished(position: RacePosition) -> RaceState:
    return apply(position.state, Sail(position.state.layout.cards - 1))[0]


def _ending(layout: Layout, rng: np.random.Generator) -> RacePosition:
    """Find an end with one winner, best one who has not the best dock."""
    kept: RacePosition | None = None
    for arrivals in _arrivals(layout, rng):
        position = _last_turn(layout, arrivals)
        scores = _finished(position).scores
        if scores.count(max(scores)) > 1:
            continue
        if scores.index(max(scores)) != arrivals[0]:
            return position
        kept = kept or position
    return kept or _last_turn(layout, [YOU, OTTER])


def _tied(layout: Layout, rng: np.random.Generator) -> RacePosition:
    """Find an end with the most points for two or more."""
    one, other = (int(seat) for seat in rng.permutation(len(CREW))[:2])
    for arrivals in _arrivals(layout, rng):
        position = _last_turn(layout, arrivals)
        scores = _finished(position).scores
        if scores.count(max(scores)) > 1:
            return position
    return _last_turn(layout, [one, other, other, one])


def _who_wins(layout: Layout, position: RacePosition) -> Step:
    over = _finished(position)
    share = _likely_sharers(over)
    reason = f"{_points(over)} {_decided(over)}".strip()
    answers = {CREW[seat]: reason for seat in range(len(CREW))}
    answers[listed([CREW[seat] for seat in share])] = reason
    return with_answers(
        position,
        answers,
        listed([CREW[seat] for seat in over.winners]),
        say=_said(layout),
        plays=(Sail(layout.cards - 1),),
        ask="The race is over. Who wins?",
        hint=Hint("Add up the docks of each colour.", marks=("harbour",)),
    )


def _said(layout: Layout) -> str:
    if layout.boats == 1:
        return "No boat is left: the race ends. The best dock wins."
    equal = (
        "Equal sums share the win."
        if layout.tie_break is TieBreak.SHARED
        else "Of equal sums, more boats home win, then the best dock."
    )
    return f"No boat is left: the race ends. The highest sum of docks wins. {equal}"


def _likely_sharers(over: RaceState) -> list[int]:
    """Return those with the most points; of one alone also the next best."""
    ranked = sorted(range(over.players), key=lambda seat: -over.scores[seat])
    best = [seat for seat in ranked if over.scores[seat] == over.scores[ranked[0]]]
    return sorted(best if len(best) > 1 else ranked[:2])


def _points(over: RaceState) -> str:
    """Say the points of all: "You have 21 points, Otter 12, Heron 0."."""
    you, otter, heron = over.scores
    return f"You have {counted(you, 'point')}, {CREW[OTTER]} {otter}, {CREW[HERON]} {heron}."


def _decided(over: RaceState) -> str:
    """Say what decided between equal scores, or who wins."""
    winners = over.winners
    equal = [seat for seat, score in enumerate(over.scores) if score == max(over.scores)]
    if len(winners) > 1:
        return "Equal points share the win."
    wins = "You win" if winners == (YOU,) else f"{CREW[winners[0]]} wins"
    if len(equal) == 1:
        return f"{wins}."
    boats = [sum(owner == seat for owner, _ in over.docked) for seat in equal]
    more = boats.count(max(boats)) == 1
    by = "more boats home win" if more else "the best dock wins"
    return f"Of equal points {by}: {wins}.".replace(": You", ": you")


def _alone(layout: Layout, seed: int) -> tuple[Step, ...]:
    rng = generator(seed, _ALONE)
    tides = int(rng.integers(layout.start, layout.start + layout.cards))
    mine = sorted(int(place) for place in rng.integers(1, layout.cards - 1, layout.boats))
    came = [HERON] * layout.boats + [OTTER] * (layout.boats - 1)
    home = home_boats(layout, [int(seat) for seat in rng.permutation(came)])
    boats = [mine, [HARBOUR] * layout.boats, [HARBOUR] * layout.boats]
    boats[OTTER][-1] = layout.cards - 1
    state = arranged_race(layout, boats, turn=OTTER, first=YOU, face=1, tides=tides, docked=home)
    three = layout.last_alone is LastAlone.THREE_TURNS
    right = _THREE if three else _ALONE_ON
    reason = (
        "Alone you have three more turns. A boat that is not home by then is too late."
        if three
        else "You sail on, with the tide before each turn."
    )
    return (
        with_answers(
            lay(state),
            dict.fromkeys((_ALONE_ON, _THREE, _OVER), reason),
            right,
            say=f"{CREW[OTTER]} sails home.",
            plays=(Sail(layout.cards - 1),),
            ask="Only you are still on the river. What happens?",
            hint=Hint(
                "The others wait for you, but not for ever."
                if three
                else "The race ends when no boat is left on the river."
            ),
        ),
    )


def _end_idea(layout: Layout) -> str:
    if layout.boats == 1:
        return "When no boat is left on the river, the best dock wins."
    equal = (
        "equal scores share the win."
        if layout.tie_break is TieBreak.SHARED
        else "of equal scores more boats home win, then the best dock."
    )
    return f"When no boat is left on the river, the highest sum of docks wins; {equal}"


def _alone_idea(layout: Layout) -> str:
    if layout.last_alone is LastAlone.THREE_TURNS:
        return "Whoever is alone on the river has three more turns."
    return "Whoever is alone on the river sails on, with a tide before each turn."


SCENES: tuple[Scene[Layout], ...] = (
    Scene(
        key="alone",
        title="The last one alone",
        idea=_alone_idea,
        belongs=lambda _: True,
        steps=_alone,
    ),
    Scene(
        key="end",
        title="The end",
        idea=_end_idea,
        belongs=lambda _: True,
        steps=_end,
    ),
)
