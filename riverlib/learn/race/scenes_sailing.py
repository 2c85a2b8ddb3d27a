"""Scenes about the way home: throw and sail, the harbour, its docks."""

from riverlib.core import generator
from riverlib.learn.position import RacePosition
from riverlib.learn.race.asking import Task, landing, on_board, pointed, with_answers
from riverlib.learn.race.laying import (
    HERON,
    NUMBERS,
    OTTER,
    home_boats,
    opening,
    search,
)
from riverlib.learn.race.telling import Move, all_moves, card, cards, moves, thrown
from riverlib.learn.scene import Hint, Scene, Step
from riverlib.race import DOCKS, HARBOUR, Layout, RaceState, Roll, legal_actions
from riverlib.race.rules import sail_target

_THROW, _TO_CARD, _HOME, _WHICH_THROWS, _DOCK = range(10, 15)


def _throw(layout: Layout, seed: int) -> tuple[Step, ...]:
    start = opening(layout)
    faces = [int(face) for face in generator(seed, _THROW).permutation(NUMBERS)]
    face = min(faces, key=lambda face: not _sails_plainly(start, face))
    boat = "your boat" if layout.boats == 1 else "a boat"
    first = on_board(
        start,
        Task(fits=lambda _: True),
        say=f"Bring your {'boat' if layout.boats == 1 else 'boats'} up the river to the harbour.",
        ask=f"Your turn: throw the die, then sail {boat}.",
        face=face,
        ask_then=f"Now tap {boat}: it sails as many cards as the die shows.",
    )
    return first, _to_a_card(layout, seed)


def _sails_plainly(start: RacePosition, face: int) -> bool:
    return all(move.is_plain for move in moves(start.after(Roll(face))))


def _to_a_card(layout: Layout, seed: int) -> Step:
    """Ask for the boat that a throw brings to one card."""
    if layout.boats == 1:
        position = search(
            layout,
            seed,
            _TO_CARD,
            lambda state: len(legal_actions(state)) == 1,
            lambda state: all(move.is_plain for move in all_moves(state)),
        )
        ask = f"{thrown(position.state)} Where does your boat land?"
        return landing(position, ask=ask, hint="Count the cards, from the boat to the harbour.")
    position = search(
        layout,
        seed,
        _TO_CARD,
        lambda state: len({m.target for m in all_moves(state)} - {HARBOUR}) > 1,
        lambda state: all(move.is_plain for move in all_moves(state)),
        lambda state: len(all_moves(state)) == min(3, layout.boats),
    )
    state = position.state
    best = _an_aim(state)
    aim, origin = best.target, best.origin
    assert aim is not None
    task = Task(
        fits=lambda move: move.target == aim,
        missed=lambda _: f"Better: sail from {card(origin)} to {card(aim)}.",
        hint=f"Count {cards(state.face or 0)} back from {card(aim)}.",
    )
    return on_board(position, task, ask=f"{thrown(state)} Sail a boat to {card(aim)}.")


def _an_aim(state: RaceState) -> Move:
    """Return the move to the card that the fewest boats come to, a plain one if there is."""
    came = [move for move in all_moves(state) if move.target != HARBOUR]
    targets = [move.target for move in came]
    return min(came, key=lambda move: (not move.is_plain, targets.count(move.target), -move.gain))


def _throws_home(state: RaceState, origin: int) -> tuple[int, ...]:
    """Return the throws that bring a boat home, at the end of a ride too."""
    home = []
    for face in NUMBERS:
        target = sail_target(state, origin, face)
        if target == HARBOUR or (
            target == state.high_tide and sail_target(state, target, 3) == HARBOUR
        ):
            home.append(face)
    return tuple(home)


def _left_over(move: Move) -> int:
    """Return how much of a throw was left over in the harbour."""
    face = move.before.face
    assert face is not None
    return face - move.gain


_NO_EXACT = "The harbour needs no exact throw."


def _harbour(layout: Layout, seed: int) -> tuple[Step, ...]:
    if layout.boats == 1:
        return (_which_throws(layout, seed),)
    return (_bring_home(layout, seed),)


def _bring_home(layout: Layout, seed: int) -> Step:

    def over(state: RaceState) -> bool:
        return any(m.came_home and not m.rode and _left_over(m) > 0 for m in all_moves(state))

    def some_not(state: RaceState) -> bool:
        return any(not m.came_home for m in all_moves(state))

    def none_rides(state: RaceState) -> bool:
        return not any(move.rode for move in all_moves(state))

    position = search(layout, seed, _HOME, over, some_not, none_rides)
    state = position.state

    def home(move: Move) -> bool:
        return move.came_home

    task = Task(
        fits=home,
        missed=lambda _: pointed(state, home),
        hint="Your throw may be bigger than the way.",
    )
    return on_board(position, task, say=_NO_EXACT, ask=f"{thrown(state)} Bring a boat home.")


def _which_throws(layout: Layout, seed: int) -> Step:
    """Ask for all the throws that bring one boat home."""

    def shows(state: RaceState) -> bool:
        near = max(state.boats[OTTER])
        home = _throws_home(state, near)
        exact = bool(home) and near + home[0] == layout.cards
        return bool(home) and home[0] in (2, 3, 4) and home == NUMBERS[home[0] - 1 :] and exact

    position = search(layout, seed, _WHICH_THROWS, shows, faces=(None,), turn=OTTER)
    state = position.state
    near = max(state.boats[OTTER])
    needed = _throws_home(state, near)[0]
    reason = f"From {card(near)} a {needed} is exact, and more is fine too."
    right = f"A {needed} or more"
    boat = f"boat:{OTTER}:{state.boats[OTTER].index(near)}"
    return with_answers(
        position,
        {f"Only a {needed}": reason, right: reason, "Only a 5": reason},
        right,
        say=_NO_EXACT,
        ask="Otter's turn. Which throws bring the boat in the light home?",
        hint=Hint("Count the cards up to the harbour.", marks=(boat,)),
        marks=(boat,),
    )


def _docks(layout: Layout, seed: int) -> tuple[Step, ...]:
    """Ask for a dock with some boats at home already."""
    rng = generator(seed, _DOCK)
    most = min(2 * layout.boats, 6)
    seats = [OTTER, HERON] * layout.boats
    count = int(rng.integers(1, most))
    came = [int(seat) for seat in rng.permutation(seats[:most])][:count]
    position = search(
        layout,
        seed,
        _DOCK,
        lambda state: True,
        faces=(None,),
        home=home_boats(layout, came),
        lowest=1,
    )
    yours = DOCKS - count
    boats = "boat is" if count == 1 else "boats are"
    return (
        with_answers(
            position,
            _dock_answers(yours),
            f"Dock {yours}",
            say=f"The first boat home takes dock {DOCKS}, the next {DOCKS - 1}, and so on.",
            ask=f"{count} {boats} home. Which dock is next?",
            hint=Hint("Each boat takes the highest dock left.", marks=("harbour",)),
        ),
    )


def _dock_answers(right: int) -> dict[str, str]:
    taken = {DOCKS - 1: f"Dock {DOCKS} is", DOCKS - 2: f"Docks {DOCKS} and {DOCKS - 1} are"}.get(
        right, f"Docks {DOCKS} to {right + 1} are"
    )
    points = "1 point" if right == 1 else f"{right} points"
    reason = f"{taken} taken. Dock {right} is next: {points}."
    wrong = [dock for dock in (right + 1, DOCKS, right - 1, 1) if dock != right]
    shown = sorted({right, *wrong[:3]}, reverse=True)
    return {f"Dock {dock}": reason for dock in shown}


SCENES: tuple[Scene[Layout], ...] = (
    Scene(
        key="throw",
        title="Throw and sail",
        idea=lambda _: "Throw the die, and sail one boat that many cards towards the harbour.",
        belongs=lambda _: True,
        steps=_throw,
    ),
    Scene(
        key="harbour",
        title="Into the harbour",
        idea=lambda _: "The harbour needs no exact throw: more than enough is fine.",
        belongs=lambda _: True,
        steps=_harbour,
    ),
    Scene(
        key="docks",
        title="The docks",
        idea=lambda _: (
            f"The first boat home takes dock {DOCKS}, the next {DOCKS - 1}: a dock"
            " scores its number."
        ),
        belongs=lambda _: True,
        steps=_docks,
    ),
)
