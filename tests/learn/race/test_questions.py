"""The right one of several answers is the referee's, who knows no engine; and no other is."""

import re
from collections.abc import Callable

import pytest

from riverlib.learn.race.course import course
from riverlib.learn.scene import Step
from riverlib.race import DOCKS, Layout, RaceState, Roll, legal_actions
from tests.learn.race.rivers import NAMED, asked_at, drawn
from tests.learn.race.told import set_up
from tests.race.judge import translated

SEATS = {"You": 0, "Otter": 1, "Heron": 2}
RIVERS = [*NAMED, *drawn(25, 21)]


def landed(step: Step) -> set[str]:
    """Return where the one boat that can sail comes to."""
    state = asked_at(step).state
    (choice,) = legal_actions(state)
    table = set_up(state)
    assert state.face is not None
    table.do(translated(state.turn, choice), state.face)
    if len(table.harbour) > len(state.docked):
        return {"The harbour"}
    here = [place for place, card in enumerate(table.river) if state.turn in card.boats]
    return {f"Card {here[0] + 1}"}


def throws_home(step: Step) -> set[str]:
    """Return which of the offered throws are all that bring the lit boat home."""
    state = asked_at(step).state
    seat, boat = map(int, step.marks[0].removeprefix("boat:").split(":"))
    table = set_up(state)
    home = set()
    for face in range(1, 6):
        for what, _, _ in table.sails(seat, state.boats[seat][boat], face):
            end = table.walk(state.boats[seat][boat], face)
            end = table.walk(end, 3) if what == "ride" else end
            if end == len(table.river):
                home.add(face)
    said = {f"A {low} or more": set(range(low, 6)) for low in range(1, 6)}
    said |= {f"Only a {face}": {face} for face in range(1, 6)}
    return {text for text, throws in said.items() if throws == home}


def next_dock(step: Step) -> set[str]:
    dock = DOCKS - len(set_up(asked_at(step).state).harbour)
    points = "1 point." if dock == 1 else f"{dock} points."
    assert all(option.answer.text.endswith(points) for option in step.options)
    return {f"Dock {dock}"}


def when_the_tide_comes(step: Step) -> set[str]:
    """Play a round on, boat by boat at the top, until the tide has turned."""
    position = asked_at(step)
    before = position.state.tides
    while position.state.tides == before:
        position = position.after(Roll(1))
        position = position.after(legal_actions(position.state)[0])
    who = ("your", "Otter's", "Heron's")[position.state.turn]
    return {f"Before {who} turn"}


def who_falls(step: Step) -> set[str]:
    """Whatever the seat to move does, these boats fall."""
    state = asked_at(step).state
    falls = []
    for choice in legal_actions(state):
        table = set_up(state)
        assert state.face is not None
        table.do(translated(state.turn, choice), state.face)
        table.turn_the_tide()
        falls.append(sorted(table.waterfall))
    assert falls.count(falls[0]) == len(falls), "it depends on the move"
    (seat,) = falls[0]
    return {("Your boat", "Otter's boat", "Heron's boat")[seat]}


def who_wins(step: Step) -> set[str]:
    state = asked_at(step).state
    assert state.is_over
    winners = sorted(set_up(state).winners())
    names = [("You", "Otter", "Heron")[seat] for seat in winners]
    assert check_points(step, state)
    return {" and ".join(names) if len(names) < 3 else "You, Otter and Heron"}


def check_points(step: Step, state: RaceState) -> bool:
    """Whether the points that the answers name are the referee's."""
    table = set_up(state)
    points = [str(sum(table.docks(seat))) for seat in range(3)]
    return all(re.findall(r"\d+", option.answer.text) == points for option in step.options)


def what_happens_alone(step: Step) -> set[str]:
    """Let the last one dawdle with throws of 1, and count the turns and tides."""
    position = asked_at(step)
    assert [position.state.is_afloat(seat) for seat in range(3)] == [True, False, False]
    turns = 0
    while turns < 5 and not position.state.is_over:
        tides = position.state.tides
        position = position.after(Roll(1))
        slow = min(legal_actions(position.state), key=lambda sail: (sail.ride, sail.origin))
        position = position.after(slow)
        turns += 1
        assert position.state.is_over or position.state.tides == tides + 1
    if position.state.is_over and position.state.is_afloat(0):
        assert turns == 3
        return {"Three more turns"}
    assert turns > 3, "too short to tell"
    return {"You sail on"}


CHECKS: dict[str, Callable[[Step], set[str]]] = {
    "Where does": landed,
    "Which throws": throws_home,
    "Which dock is next": next_dock,
    "When is the next tide": when_the_tide_comes,
    "Whose boat falls": who_falls,
    "Who wins": who_wins,
    "What happens": what_happens_alone,
}
"""From words of a question to what finds its answer another way."""


def check_options(step: Step) -> None:
    (check,) = (check for words, check in CHECKS.items() if words in step.ask)
    right = {option.text for option in step.options if option.answer.right}
    assert right <= check(step), f"{step.ask} {right} {step.position.state}"


@pytest.mark.parametrize("layout", RIVERS, ids=lambda layout: layout.name)
def test_the_right_answer_is_the_referee_s(layout: Layout) -> None:
    for scene in course(layout).scenes:
        for seed in range(2):
            for step in scene.steps(layout, seed):
                if step.options:
                    check_options(step)


# fmt: off
TABLE = {  # what                          river   part       question        answer says
    "docks are taken from the top":        (0,      "docks",   "Which dock",   "taken. Dock"),
    "the tide comes before who began":     (0,      "tide",    "next tide",    "Each round begins"),
    "a boat at the waterfall falls":       (3,      "tide",    "Whose boat",   "is on card 1"),
    "more than enough brings a boat home": (3,      "harbour", "Which throws", "more is fine too"),
}
# fmt: on


@pytest.mark.parametrize(("river", "part", "question", "says"), TABLE.values(), ids=TABLE)
def test_every_answer_says_why(river: int, part: str, question: str, says: str) -> None:
    steps = course(NAMED[river]).steps(part, seed=6)
    (step,) = (step for step in steps if question in step.ask)
    assert all(says in option.answer.text for option in step.options)


@pytest.mark.parametrize("layout", RIVERS, ids=lambda layout: layout.name)
def test_what_is_told_of_the_tide_is_what_lies_on_the_board(layout: Layout) -> None:
    step = course(layout).steps("tide", seed=3)[0]
    assert step.told == (
        "The lowest card goes up to the harbour. Otter's boat on it falls;"
        " all others drift one card back."
    )
    shown = step.position.after(step.plays[0])
    table = set_up(step.position.state)
    face = step.position.state.face
    assert face is not None
    table.do(translated(2, step.plays[0]), face)
    table.turn_the_tide()
    assert table.waterfall == [1]
    lies = [sorted(card.boats) for card in set_up(shown.state).river]
    assert lies == [sorted(card.boats) for card in table.river]
