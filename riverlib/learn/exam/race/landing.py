"""Where a boat comes to: sailing, the high tide, and whether it must be ridden."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from riverlib.learn.exam.question import Case, Concept, Slip
from riverlib.learn.exam.race import river
from riverlib.learn.position import RacePosition
from riverlib.learn.race.why import landing_reason
from riverlib.race import (
    HARBOUR,
    Layout,
    RaceState,
    Ride,
    Roll,
    Sail,
    apply,
    legal_actions,
)
from riverlib.race.events import BoatSailed, RodeTheTide
from riverlib.race.rules import RIDE, legal_choices, rides, sail_target

_NUMBERS = (1, 2, 3, 4, 5)
_EXACT = "the harbour needed an exact throw"
_PASSES = "the sandbank let boats pass"


def _thrown(layout: Layout, rng: Random) -> Iterator[tuple[RacePosition, Sail]]:
    """Throw numbers wherever the learner is to throw, and take each boat in turn."""
    for state in river.my_turns(layout, rng):
        face = rng.choice(_NUMBERS)
        position = river.position(state, rng).after(Roll(face))
        sails = [each for each in legal_actions(position.state) if isinstance(each, Sail)]
        rng.shuffle(sails)
        for sail in sails:
            yield position, sail


def _sailing(layout: Layout, rng: Random) -> Iterator[Case]:
    for position, sail in _thrown(layout, rng):
        state, face = position.state, position.state.face
        assert face is not None  # a number was thrown
        if rides(state, sail.origin, face):
            continue
        yield _case(
            position,
            sail,
            ask=f"You throw a {face} and sail your boat on card {sail.origin + 1}."
            " Where does it land?",
            slips=tuple(_sail_slips(state, sail.origin, face)),
            needs=("sandbank-passes", "exact", "stuck", "sandbank-stays"),
            hint="Count the cards towards the harbour. Is the sandbank on the way?",
        )


def _case(
    position: RacePosition,
    sail: Sail,
    *,
    ask: str,
    slips: tuple[Slip, ...],
    needs: tuple[str, ...],
    hint: str,
) -> Case:
    state = position.state
    _, events = apply(state, sail)
    moved = RodeTheTide if sail.ride else BoatSailed
    target = next(event.target for event in events if isinstance(event, moved))
    reason = landing_reason(state, sail, names=river.NAMES[: state.players], you=river.ME)
    boat = state.boats[river.ME].index(sail.origin)

    def words(place: int) -> str:
        stays = place == sail.origin
        return f"It stays on card {place + 1}" if stays else river.place_words(place)

    return Case(
        position=position,
        ask=ask,
        right=target,
        why=reason.text,
        reason=reason,
        slips=slips,
        words=words,
        hint=hint,
        needs=needs,
        marks=(f"boat:{river.ME}:{boat}",),
        given=sail,
    )


def _sail_slips(state: RaceState, origin: int, face: int) -> Iterator[Slip]:
    yield Slip("sandbank-passes", _open_water(state, origin + face), _PASSES)
    needed = state.layout.cards - origin
    home = sail_target(state, origin, face) == HARBOUR
    yield Slip("exact", origin if home and face > needed else None, _EXACT)
    stuck = origin == state.sandbank
    yield Slip("stuck", origin if stuck else None, "a boat could never leave the sandbank")
    first = sail_target(replace(state, tides=0), origin, face)
    yield Slip("sandbank-stays", first, "the sandbank had stayed where it was at first")
    short = sail_target(state, origin, face - 1) if face > 1 else origin
    yield Slip("count-own-card", short, "the card it starts from counted as one")


def _open_water(state: RaceState, place: int) -> int:
    return place if place < state.layout.cards else HARBOUR


def _riding(layout: Layout, rng: Random) -> Iterator[Case]:
    for position, sail in _thrown(layout, rng):
        face = position.state.face
        if sail.ride and face is not None:
            yield _case(
                position,
                sail,
                ask=f"You throw a {face} from card {sail.origin + 1}, just onto the high tide,"
                " and ride it. Where does the boat land?",
                slips=tuple(_ride_slips(position.state, face)),
                needs=(),
                hint=f"The high tide carries a boat {RIDE} cards on. What can stop it?",
            )


def _ride_slips(state: RaceState, face: int) -> Iterator[Slip]:
    tide, cards = state.high_tide, state.layout.cards
    yield Slip("tide-carries-nothing", tide, "the high tide carried no boat")
    yield Slip("sandbank-passes", _open_water(state, tide + RIDE), _PASSES)
    home = sail_target(state, tide, RIDE) == HARBOUR
    yield Slip("exact", tide if home and tide + RIDE > cards else None, _EXACT)
    again = sail_target(state, tide, face)
    yield Slip("tide-as-throw", again, "the tide carried as far as the throw")


def _must_ride(layout: Layout, rng: Random) -> Iterator[Case]:
    for position, sail in _thrown(layout, rng):
        if sail.ride:
            yield _must_case(position, sail)


def _must_case(position: RacePosition, sail: Sail) -> Case:
    state = position.state
    other = Ride.ALWAYS if state.layout.ride is Ride.CHOICE else Ride.CHOICE
    changed = replace(state, layout=replace(state.layout, ride=other))
    stays = Sail(sail.origin)
    return Case(
        position=position,
        ask=f"You throw a {state.face} from card {sail.origin + 1}, just onto the high tide."
        " What can the boat do there?",
        right=stays in legal_actions(state),
        why=_MUST[stays in legal_actions(state)],
        slips=(
            Slip("must-ride", stays in legal_choices(changed), _RIDE[other]),
            Slip("tide-carries-nothing", "stay", "the high tide carried no boat"),
        ),
        words=lambda free: "It can only stay" if free == "stay" else _RIDING[free],
        hint="A boat whose throw ends just on the high tide can be carried on.",
        marks=(f"boat:{river.ME}:{state.boats[river.ME].index(sail.origin)}",),
        given=sail,
    )


_MUST = {
    True: "On this river you choose: ride the high tide, or stay on it.",
    False: "On this river a boat whose throw ends on the high tide must ride it.",
}
_RIDE = {
    Ride.CHOICE: "a boat could choose to stay on the high tide",
    Ride.ALWAYS: "a boat had to ride the high tide",
}
_RIDING = {True: "Ride or stay, as you like", False: "It must ride"}

SAILING = Concept(
    key="sailing",
    game="race",
    title="Where a boat lands",
    belongs=lambda layout: True,
    cases=_sailing,
)
RIDING = Concept(
    key="riding",
    game="race",
    title="Where the high tide carries",
    belongs=lambda layout: True,
    cases=_riding,
)
MUST_RIDE = Concept(
    key="must-ride",
    game="race",
    title="Whether to ride",
    belongs=lambda layout: True,
    cases=_must_ride,
)
