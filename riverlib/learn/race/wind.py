"""What the wind can do now, and why it cannot do more (docs/rules/race.md 4)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from riverlib.core.counting import listed
from riverlib.core.people import People
from riverlib.learn.reason import Reason
from riverlib.race import WIND, GoodWind, IllWind, LoseTurn, RaceState
from riverlib.race.rules import legal_choices


class Wind(StrEnum):
    """Which winds can blow for the seat whose turn it is."""

    BOTH = "both"
    GOOD = "good"
    ILL = "ill"
    NONE = "none"


@dataclass(frozen=True, slots=True, kw_only=True)
class WindReason(Reason):
    """Which winds can blow, for whom, and whether they must."""

    kind: Wind
    good: tuple[GoodWind, ...]
    ill: tuple[IllWind, ...]
    may_pass: bool
    """Whether the turn may or must be given up instead."""


def wind_reason(state: RaceState, *, names: Sequence[str], you: int | None = None) -> WindReason:
    """Say what a thrown wind can do for the seat whose turn it is.

    >>> from riverlib.race import DEFAULT_LAYOUT, new_game
    >>> wind_reason(new_game(DEFAULT_LAYOUT, players=2), names=["Anna", "Ben"]).text
    'The wind can do nothing: nobody has boats on two cards of the river.'
    """
    choices = () if state.is_over else legal_choices(replace(state, face=WIND))
    good = tuple(choice for choice in choices if isinstance(choice, GoodWind))
    ill = tuple(choice for choice in choices if isinstance(choice, IllWind))
    kind = _KINDS[bool(good), bool(ill)]
    return WindReason(
        kind=kind,
        text=_text(state, kind, ill, People(names, you)),
        good=good,
        ill=ill,
        may_pass=LoseTurn() in choices,
    )


_KINDS = {
    (True, True): Wind.BOTH,
    (True, False): Wind.GOOD,
    (False, True): Wind.ILL,
    (False, False): Wind.NONE,
}


def _text(state: RaceState, kind: Wind, ill: Sequence[IllWind], people: People) -> str:
    if kind is Wind.NONE:
        return "The wind can do nothing: nobody has boats on two cards of the river."
    mine = people.whose(state.turn)
    seats = sorted({choice.seat for choice in ill}, key=lambda seat: not people.is_you(seat))
    up = f"blow {mine} boat up to {mine} next one"
    back = f"blow {listed([_boat(seat, people) for seat in seats], 'or')} back" if seats else ""
    match kind:
        case Wind.BOTH:
            return f"The wind can {up}, or {back}, to the next of the same colour."
        case Wind.GOOD:
            return f"The wind can {up}. No other player has boats on two cards."
        case Wind.ILL:
            return (
                f"The wind can {back}. It cannot help {people.whose(state.turn)} own boats:"
                " none has another ahead of it."
            )


def _boat(seat: int, people: People) -> str:
    return f"a boat of {'yours' if people.is_you(seat) else people.whose(seat)}"
