"""Why a choice takes its boat just there (docs/rules/race.md 3 and 4)."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import assert_never

from riverlib.core import IllegalActionError
from riverlib.core.people import People
from riverlib.learn.race.places import card_at, to_place
from riverlib.learn.reason import Reason
from riverlib.race import (
    DOCKS,
    HARBOUR,
    Choice,
    GoodWind,
    IllWind,
    LoseTurn,
    RaceState,
    Sail,
    legal_actions,
    target_of,
)
from riverlib.race.rules import RIDE, sail_target


class Landing(StrEnum):
    """What settles where a boat comes to."""

    PLAIN = "plain"
    """As many cards as were thrown."""
    SANDBANK = "sandbank"
    HIGH_TIDE = "high-tide"
    """The throw ends on the high tide, and the boat stays there."""
    RIDE = "ride"
    RIDE_SANDBANK = "ride-sandbank"
    RIDE_HARBOUR = "ride-harbour"
    HARBOUR = "harbour"
    GOOD_WIND = "good-wind"
    GOOD_WIND_SANDBANK = "good-wind-sandbank"
    """The sandbank stops the boat on its way to the next one."""
    ILL_WIND = "ill-wind"
    WIND_PASSES = "wind-passes"
    """The wind could blow and is left unused."""
    NO_WIND = "no-wind"


@dataclass(frozen=True, slots=True, kw_only=True)
class LandingReason(Reason):
    """Where a choice takes a boat, and why there."""

    kind: Landing
    seat: int
    """Whose boat moves, or whose turn is lost."""
    origin: int | None
    target: int | None
    """A river index or ``HARBOUR``; ``None`` if no boat moves."""
    dock: int | None = None


def landing_reason(
    state: RaceState, choice: Choice, *, names: Sequence[str], you: int | None = None
) -> LandingReason:
    """Say where a choice takes its boat, and why there.

    Parameters
    ----------
    names : sequence of str, one a seat
    you : int, optional
        Seat of the reader.

    Raises
    ------
    IllegalActionError
        If the seat to move may not choose that now.

    >>> from riverlib.race import DEFAULT_LAYOUT, Roll, apply, new_game
    >>> state, _ = apply(new_game(DEFAULT_LAYOUT, players=2), Roll(1))
    >>> landing_reason(state, Sail(3, ride=True), names=["Anna", "Ben"]).text
    'The throw ends on the high tide, card 5. It carries the boat 3 cards further, to card 8.'
    """
    if choice not in legal_actions(state):
        raise IllegalActionError(f"{choice} cannot be chosen now, so it leads nowhere")
    people = People(names, you)
    target = target_of(state, choice)
    kind, text = _kind_and_text(state, choice, target, people)
    dock = DOCKS - len(state.docked) if target == HARBOUR else None
    seat = choice.seat if isinstance(choice, IllWind) else state.turn
    origin = None if isinstance(choice, LoseTurn) else choice.origin
    return LandingReason(kind=kind, text=text, seat=seat, origin=origin, target=target, dock=dock)


def _kind_and_text(
    state: RaceState, choice: Choice, target: int | None, people: People
) -> tuple[Landing, str]:
    if isinstance(choice, LoseTurn):
        return _no_wind(state, people)
    assert target is not None  # every other choice moves a boat
    match choice:
        case Sail(origin, ride):
            return _ride(state, origin, target) if ride else _sail(state, origin, target)
        case GoodWind(origin):
            return _good_wind(state, origin, target, people)
        case IllWind(seat, origin):
            return Landing.ILL_WIND, (
                f"An ill wind blows {people.whose(seat)} boat from {card_at(origin)} back to the"
                f" next boat behind it of the same colour, on {card_at(target)}."
            )
    assert_never(choice)


def _no_wind(state: RaceState, people: People) -> tuple[Landing, str]:
    if len(legal_actions(state)) > 1:
        return (
            Landing.WIND_PASSES,
            f"{people.doing(state.turn, 'let')} the wind pass: no boat moves.",
        )
    who = people.whose_first(state.turn)
    return Landing.NO_WIND, f"{who} turn is lost: nobody has boats on two cards of the river."


def _sail(state: RaceState, origin: int, target: int) -> tuple[Landing, str]:
    assert state.face is not None  # a boat sails after a throw
    if target == HARBOUR:
        return Landing.HARBOUR, _home(state, state.layout.cards - origin)
    if target == state.sandbank:
        short = target - origin < state.face
        stop = "The sandbank stops every boat" if short else "The throw ends on the sandbank"
        return Landing.SANDBANK, f"{stop}: this one waits on {card_at(target)} until a later turn."
    if target == state.high_tide:
        return Landing.HIGH_TIDE, (
            f"The throw ends on the high tide, {card_at(target)}, and the boat stays there."
        )
    cards = "one card" if state.face == 1 else f"{state.face} cards"
    return Landing.PLAIN, f"From {card_at(origin)} it is {cards} to {card_at(target)}."


def _home(state: RaceState, needed: int) -> str:
    assert state.face is not None
    dock = f"dock {DOCKS - len(state.docked)}"
    if needed == state.face:
        cards = "One card" if needed == 1 else f"{needed} cards"
        return f"{cards} to go, and a {state.face}: home, to {dock}."
    return f"The harbour needs no exact throw: {needed} would be enough. Home, to {dock}."


def _ride(state: RaceState, origin: int, target: int) -> tuple[Landing, str]:
    assert state.face is not None
    tide = sail_target(state, origin, state.face)
    start = f"The throw ends on the high tide, {card_at(tide)}. It carries the boat"
    if target == HARBOUR:
        return Landing.RIDE_HARBOUR, f"{start} into the harbour, dock {DOCKS - len(state.docked)}."
    if target == state.sandbank:
        return Landing.RIDE_SANDBANK, f"{start} on, but the sandbank stops it on {card_at(target)}."
    return Landing.RIDE, f"{start} {RIDE} cards further, {to_place(target)}."


def _good_wind(state: RaceState, origin: int, target: int, people: People) -> tuple[Landing, str]:
    whose = people.whose(state.turn)
    blown = f"A good wind blows {whose} boat from {card_at(origin)}"
    if target not in state.boats[state.turn]:
        return Landing.GOOD_WIND_SANDBANK, (
            f"{blown} towards {whose} next one, but the sandbank stops it on {card_at(target)}."
        )
    return Landing.GOOD_WIND, f"{blown} up to {whose} next one, on {card_at(target)}."
