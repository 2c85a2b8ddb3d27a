"""What of a river can be changed piece by piece: all that its editor offers."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from riverlib import race
from riverlib.analysis.lab.axis import Axis, at_table, choice, number, yes_no
from riverlib.core import VariantError
from riverlib.race import Layout
from riverlib.race.choices import LABELS, WORDS, YES_NO

_PLACES = range(1, race.CARDS.stop)
_CALLED = {"sandbank": "the sandbank", "high_tide": "the high tide", "start": "the start"}


def _laid(key: str, first: int) -> Callable[[Layout, str], Layout]:
    """Return how a part of a river is changed; people count its cards from 1, the library from 0.

    What does not fit is said here for that reason.
    """

    def change(river: Layout, value: str) -> Layout:
        parts = {name: getattr(river, name) for name in ("cards", *_CALLED)}
        parts[key] = int(value) - first
        for name, called in _CALLED.items():
            if parts[name] >= parts["cards"]:
                raise VariantError(
                    f"{called} would be on card {parts[name] + 1} of only {parts['cards']}"
                )
        if parts["sandbank"] == parts["high_tide"]:
            raise VariantError(
                "sandbank and high tide are two cards, both would be on card"
                f" {parts['sandbank'] + 1}"
            )
        return replace(river, **parts)

    return change


def _part(key: str, numbers: range, first: int) -> Axis:
    plain = number(key, LABELS[key], numbers, first=first, thing="" if first else "card")
    return replace(plain, change=_laid(key, first))


_EVERY = (
    _part("cards", race.CARDS, 0),
    *(_part(key, _PLACES, 1) for key in _CALLED),
    number("boats", LABELS["boats"], race.BOATS, thing="boat"),
    choice("ride", LABELS["ride"], WORDS[race.Ride]),
    yes_no("decline", LABELS["decline"], YES_NO["decline"], field="decline_wind"),
    choice("tie_break", LABELS["tie_break"], WORDS[race.TieBreak]),
    choice("last_alone", LABELS["last_alone"], WORDS[race.LastAlone]),
    choice("first_player", LABELS["first_player"], WORDS[race.FirstPlayer]),
    at_table("Players", race.PLAYERS, 2),
)
AXES: Mapping[str, Axis] = {each.key: each for each in _EVERY}
"""By key."""
