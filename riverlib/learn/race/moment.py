"""What a seat may do at this moment of a race, and why."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from riverlib.core.people import People
from riverlib.learn.race.landing import landing_reason
from riverlib.learn.race.wind import wind_reason
from riverlib.learn.reason import Reason
from riverlib.race import (
    WIND,
    Choice,
    LoseTurn,
    Phase,
    RaceState,
    Ride,
    Sail,
    legal_actions,
    sentence,
)
from riverlib.race.events import RaceEnded


class Moment(StrEnum):
    """What the seat whose turn it is is at."""

    THROW = "throw"
    SAIL = "sail"
    ONE_WAY = "one-way"
    """A number was thrown, and only one thing can be done with it."""
    RIDE = "ride"
    """A number was thrown, and a boat could ride the high tide."""
    WIND = "wind"
    LOST_TURN = "lost-turn"
    OVER = "over"


@dataclass(frozen=True, slots=True, kw_only=True)
class MomentReason(Reason):
    """What the seat whose turn it is may do now, and why."""

    kind: Moment
    choices: tuple[Choice, ...] = ()


def moment(state: RaceState, *, names: Sequence[str], you: int | None = None) -> MomentReason:
    """Say what the seat whose turn it is may do now and why.

    >>> from riverlib.race import DEFAULT_LAYOUT, Roll, apply, new_game
    >>> state, _ = apply(new_game(DEFAULT_LAYOUT, players=2), Roll(4))
    >>> moment(state, names=["Anna", "Ben"], you=0).text
    'You threw a 4. From card 4 it is 4 cards to card 8.'
    """
    people = People(names, you)
    if state.phase is Phase.OVER:
        won = sentence(RaceEnded(state.winners), names, you=you)
        return MomentReason(kind=Moment.OVER, text=f"The race is over. {won}")
    if state.phase is Phase.ROLL:
        return MomentReason(kind=Moment.THROW, text=people.do(state.turn, "throw", "the die now"))
    choices = legal_actions(state)
    kind = _kind(state, choices)
    text = f"{people.name(state.turn)} threw {_face(state)}. {_what(state, kind, choices, people)}"
    return MomentReason(kind=kind, text=text, choices=choices)


def _kind(state: RaceState, choices: Sequence[Choice]) -> Moment:
    if state.face == WIND:
        moves = any(not isinstance(choice, LoseTurn) for choice in choices)
        return Moment.WIND if moves else Moment.LOST_TURN
    if len(choices) == 1:
        return Moment.ONE_WAY
    ride = any(isinstance(choice, Sail) and choice.ride for choice in choices)
    return Moment.RIDE if ride else Moment.SAIL


def _face(state: RaceState) -> str:
    return "the wind" if state.face == WIND else f"a {state.face}"


def _what(state: RaceState, kind: Moment, choices: Sequence[Choice], people: People) -> str:
    names, you = people.names, people.you
    if kind in (Moment.WIND, Moment.LOST_TURN):
        wind = wind_reason(state, names=names, you=you)
        return wind.text + (" It may also pass." if kind is Moment.WIND and wind.may_pass else "")
    if kind is Moment.ONE_WAY:
        return landing_reason(state, choices[0], names=names, you=you).text
    cards = "one card" if state.face == 1 else f"{state.face} cards"
    sail = f"{people.doing(state.turn, 'sail')} a boat {cards} towards the harbour"
    if kind is Moment.RIDE:
        rides = "may ride" if state.layout.ride is Ride.CHOICE else "rides"
        return f"{sail}. From the high tide it {rides} on."
    return f"{sail}."
