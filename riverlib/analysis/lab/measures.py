"""What the laboratory measures: every number with its interval and a sentence in plain words."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from math import isfinite, isnan

from riverlib.analysis.lab.pace import Pace, card_minutes, race_minutes
from riverlib.analysis.lab.plan import Plan
from riverlib.analysis.lab.tally import Found, Tally
from riverlib.core import intervals


class Unit(StrEnum):
    """What a measure is counted in."""

    SHARE = "of 100"
    """A part of 1, told as so many of a hundred."""
    POINTS = "points"
    COUNT = ""
    MINUTES = "minutes"


@dataclass(frozen=True, slots=True)
class Measure:
    """One number of one rule set."""

    key: str
    name: str
    """What it is called in a table, ``"Bids made"``."""
    value: float
    """NaN where it never came up; a share is in [0, 1]."""
    error: float
    """Half the width of the 95 % interval; 0 for what is certain."""
    unit: Unit
    sentence: str
    """The number in plain words."""


@dataclass(frozen=True, slots=True)
class Kind:
    """What a measure is, whatever its value."""

    name: str
    unit: Unit
    words: str
    """The sentence, with ``{}`` in place of the number, and ``@`` for the member of a family."""


_S, _P, _C, _M = Unit.SHARE, Unit.POINTS, Unit.COUNT, Unit.MINUTES
CARD_KINDS: Mapping[str, Kind] = {
    "made": Kind("Bids made", _S, "{} of 100 bids are made"),
    "made_dealer": Kind("Bids made by the dealer", _S, "the dealer makes {} of 100 bids"),
    "made_others": Kind("Bids made by the others", _S, "the others make {} of 100 bids"),
    "zero_share": Kind("Bids of zero", _S, "{} of 100 bids are zero"),
    "zero_made": Kind("Zeros made", _S, "{} of 100 bids of zero are made"),
    "zero_points": Kind("Points for a zero", _P, "a bid of zero brings {} points"),
    "other_points": Kind("Points for another bid", _P, "a bid of one or more brings {} points"),
    "points": Kind("Points a deal", _P, "a deal brings {} points"),
    "empty": Kind("Deals without a gain", _S, "{} of 100 times a deal brings nothing or less"),
    "over": Kind("Too many tricks", _S, "{} of 100 bids are missed by taking too many"),
    "under": Kind("Too few tricks", _S, "{} of 100 bids are missed by taking too few"),
    "off": Kind("Tricks off the bid", _C, "a bid is missed by {} tricks on average"),
    "overbid": Kind("Deals bid too high", _S, "in {} of 100 deals more is bid than there is"),
    "spread": Kind("Spread of final scores", _P, "final scores lie {} points around their mean"),
    "margin": Kind("Winning margin", _P, "the winner is {} points ahead"),
    "shared": Kind("Shared wins", _S, "{} of 100 games have more than one winner"),
    "changes": Kind("Changes of the lead", _C, "the lead changes {} times in a game"),
    "half": Kind("Leader at half-time wins", _S, "{} of 100 leaders at half-time win"),
    "upset": Kind("Upsets in the last deal", _S, "the last deal turns {} of 100 games round"),
    "luck": Kind("Share of luck", _S, "{} of 100 parts of the differences in points are luck"),
    "tricks": Kind("Tricks in a game", _C, "a game has {} tricks"),
    "minutes": Kind("Minutes at the table", _M, "a game takes about {} minutes"),
}
"""The measures of the card game, in the order in which they are shown."""
RACE_KINDS: Mapping[str, Kind] = {
    "lost": Kind("Boats lost", _C, "{} boats go over the waterfall in a race"),
    "lost_share": Kind("Boats lost, share", _S, "{} of 100 boats go over the waterfall"),
    "docked": Kind("Docks taken", _C, "{} boats come home in a race"),
    "points": Kind("Points a player", _P, "a player ends with {} points"),
    "rounds": Kind("Rounds", _C, "a race has {} rounds"),
    "throws": Kind("Throws", _C, "the die is thrown {} times in a race"),
    "unused": Kind("Unused winds", _S, "{} of 100 winds blow for nothing"),
    "rides": Kind("Rides on the high tide", _C, "{} boats ride the high tide in a race"),
    "groundings": Kind("Boats run aground", _C, "{} times a race a boat runs onto the sandbank"),
    "win_place:1": Kind("The first player wins", _S, "who begins wins {} of 100 races"),
    "spread": CARD_KINDS["spread"],
    "margin": CARD_KINDS["margin"],
    "shared": Kind("Shared wins", _S, "{} of 100 races have more than one winner"),
    "luck": CARD_KINDS["luck"],
    "minutes": Kind("Minutes at the table", _M, "a race takes about {} minutes"),
}
"""The measures of the race, in the order in which they are shown."""

_FAMILIES: Mapping[str, Kind] = {
    "made_size": Kind("Bids made with @ cards", _S, "{} of 100 bids with @ cards are made"),
    "made_bid": Kind("Bids of @ made", _S, "{} of 100 bids of @ are made"),
    "points_bid": Kind("Points for a bid of @", _P, "a bid of @ brings {} points"),
    "made_place": Kind("Bids made by bidder @", _S, "bidder @ makes {} of 100 bids"),
    "win_place": Kind("Wins of player @", _S, "player @ wins {} of 100 games"),
    "lost_place": Kind("Boats lost by player @", _C, "player @ loses {} boats"),
    "points_place": Kind("Points of player @", _P, "player @ makes {} points"),
    "leader_after": Kind("Leader after deal @ wins", _S, "{} of 100 leaders after deal @ win"),
    "wins": Kind("Games won by @", _S, "players like @ win {} of 100 games"),
}
_ALL_LUCK = "all the players are equally good here, so who wins is luck alone"
_SURE = ("minutes", "tricks")  # reckoned, not counted
_CERTAIN = Found(float("nan"), 0.0)


def kinds(plan: Plan) -> Mapping[str, Kind]:
    """Return the measures that are told one by one, those of a plan's game."""
    return RACE_KINDS if plan.is_race else CARD_KINDS


def kind_of(plan: Plan, key: str) -> Kind:
    """Return what a measure is; ``"made_size:7"`` is one of a family."""
    if found := kinds(plan).get(key):
        return found
    family, _, member = key.partition(":")
    kind = _FAMILIES[family]
    name, words = (text.replace("@", member.capitalize()) for text in (kind.name, kind.words))
    return replace(kind, name=name, words=words)


def found(plan: Plan, tally: Tally, key: str, no: int, pace: Pace) -> Found:
    """Return a measure of rule set ``no`` with its standard error."""
    if key == "minutes" and plan.is_race:
        throws, rounds = tally.estimate("throws", no), tally.estimate("rounds", no)
        error = race_minutes(throws.standard_error, rounds.standard_error, pace)  # they go together
        return Found(race_minutes(throws.value, rounds.value, pace), error)
    if key == "minutes":
        return Found(card_minutes(plan.fits[no], plan.players, pace), 0.0)
    if key == "tricks":
        return Found(float(sum(plan.fits[no].hand_sizes)), 0.0)
    return tally.estimate(key, no) if tally.has(key, no) else _CERTAIN


def measure(plan: Plan, tally: Tally, key: str, no: int, pace: Pace) -> Measure:
    """Return a measure of rule set ``no``.

    Shares have Wilson's interval, means the normal one, games being the units (``core.intervals``).
    """
    kind, number = kind_of(plan, key), found(plan, tally, key, no, pace)
    is_share = kind.unit is Unit.SHARE and key != "luck"
    value, deviation = number.value, number.standard_error
    error = (
        intervals.of_share(value, deviation, tally.games)
        if is_share
        else intervals.of_mean(deviation)
    )
    words = kind.words.format(told(number.value, kind.unit))
    if key == "luck" and not plan.is_mixed(no):
        words, error = _ALL_LUCK, 0.0
    sentence = f"{plan.names[no]}: {words}{_give_or_take(error, kind.unit)}."
    if isnan(number.value):
        sentence = f"{plan.names[no]}: it never came up."
    return Measure(key, kind.name, number.value, error, kind.unit, sentence)


def offered(plan: Plan) -> tuple[str, ...]:
    """Return the measures that are told one by one, then the wins by bot in mixed company."""
    keys = tuple(kinds(plan))
    if not any(plan.is_mixed(no) for no in range(len(plan.rules))):
        return keys
    return keys + tuple(key for key in plan.measure_keys() if key.startswith("wins:"))


def measures(plan: Plan, tally: Tally, no: int, pace: Pace) -> tuple[Measure, ...]:
    """Return all that is told of one rule set and came up."""
    keys = [key for key in offered(plan) if key in _SURE or tally.has(key, no)]
    return tuple(measure(plan, tally, key, no, pace) for key in keys)


def family(plan: Plan, tally: Tally, name: str, no: int, pace: Pace) -> dict[int, Measure]:
    """Return the measures of a family by their number: ``"made_size"`` by hand size."""
    keys = [key for key in tally.keys if key.partition(":")[0] == name and tally.has(key, no)]
    return {int(key.partition(":")[2]): measure(plan, tally, key, no, pace) for key in keys}


def told(value: float, unit: Unit) -> str:
    """Write a value as people read it.

    >>> told(0.6234, Unit.SHARE), told(3.14159, Unit.COUNT), told(36.6, Unit.MINUTES)
    ('62.3', '3.1', '37')
    """
    if unit is Unit.SHARE:
        value *= 100
    digits = 0 if unit is Unit.MINUTES or abs(value) >= 100 else 1 if abs(value) >= 1 else 2
    if unit is Unit.SHARE:
        digits = 1
    text = f"{value:,.{digits}f}"
    text = text.rstrip("0").rstrip(".") if "." in text else text
    return "0" if text in ("-0", "") else text.replace("-", "\N{MINUS SIGN}")


def label(each: Measure) -> str:
    """Return a number as a table shows it, with its interval: ``"62.3 ± 0.4"``."""
    if isnan(each.value):
        return ""
    value = told(each.value, each.unit)
    if not each.error or not isfinite(each.error):
        return value
    return f"{value} ± {told(each.error, each.unit)}"


def _give_or_take(error: float, unit: Unit) -> str:
    if not error:
        return ""
    return f", give or take {told(error, unit)}" if isfinite(error) else ""
