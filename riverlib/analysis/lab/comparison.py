"""How rule sets differ: paired differences with their intervals, and what is paired."""

from dataclasses import dataclass
from math import isnan

from riverlib.analysis.lab.measures import Measure, Unit, found, measure, told
from riverlib.analysis.lab.pace import Pace
from riverlib.analysis.lab.plan import Plan
from riverlib.analysis.lab.tally import Found, Tally
from riverlib.cards import Variant
from riverlib.core import intervals


@dataclass(frozen=True, slots=True)
class Difference:
    """How much more of a measure one rule set has than another."""

    measure: Measure
    """The measure under the rule set that is compared."""
    name: str
    """The rule set."""
    base: str
    """What it is compared with."""
    value: float
    """Measure less the base's; NaN where one of the two never came up."""
    error: float
    """Half the width of the paired 95 % interval."""

    @property
    def is_clear(self) -> bool:
        """Whether the interval leaves out zero."""
        return abs(self.value) > self.error

    @property
    def sentence(self) -> str:
        """The difference in plain words, after the measure's own."""
        unit = self.measure.unit
        if isnan(self.value):
            return f"There is nothing to compare with {self.base}."
        if not self.is_clear:
            return f"That is no clear difference from {self.base}."
        more = "more" if self.value > 0 else "less"
        size = abs(self.value)
        between = (
            f" (between {told(size - self.error, unit)} and {told(size + self.error, unit)})"
            if self.error
            else ""
        )
        return f"That is {told(size, unit)} {_noun(unit)}{more} than {self.base}{between}."


def _noun(unit: Unit) -> str:
    return {Unit.SHARE: "in 100 ", Unit.POINTS: "points ", Unit.MINUTES: "minutes "}.get(unit, "")


def difference(plan: Plan, tally: Tally, key: str, no: int, base: int, pace: Pace) -> Difference:
    """Compare a measure of rule set ``no`` with that of ``base``.

    The interval is the normal one of the paired differences, game ``n`` with game ``n``. It holds
    whether or not the two games were dealt the same cards; the same cards make it narrow.
    """
    if key in tally.keys:
        more = tally.difference(key, no, base)
    else:
        mine, theirs = (found(plan, tally, key, each, pace) for each in (no, base))
        more = Found(mine.value - theirs.value, mine.standard_error + theirs.standard_error)
    return Difference(
        measure(plan, tally, key, no, pace),
        plan.names[no],
        plan.names[base],
        more.value,
        intervals.of_mean(more.standard_error),
    )


def pairing(plan: Plan, no: int, base: int) -> str:
    """Say how far game ``n`` under one rule set is the same as game ``n`` under another."""
    if plan.is_race:
        return f"{plan.names[no]} and {plan.names[base]} are raced with the same throws."
    mine, theirs = plan.fits[no], plan.fits[base]
    if not shares_cards(plan, no, base):
        return (
            f"{mine.name} and {theirs.name} are not played with the same pack, so their deals"
            " cannot be the same: the interval is as wide as for strangers."
        )
    if mine.hand_sizes == theirs.hand_sizes:
        return f"{mine.name} and {theirs.name} are dealt the same cards in every deal."
    same = sum(a == b for a, b in zip(mine.hand_sizes, theirs.hand_sizes, strict=False))
    deals = "1 deal" if same == 1 else f"{same} deals"
    alike = f"the same cards in {deals}, in the others" if same else "in every deal"
    return (
        f"{mine.name} and {theirs.name} share their shuffles, but not their hand sizes: {alike}"
        " the smaller hand is the beginning of the larger one."
    )


def shares_cards(plan: Plan, no: int, base: int) -> bool:
    """Return whether the games of two rule sets have cards or throws in common."""
    if plan.is_race:
        return True
    mine, theirs = plan.fits[no], plan.fits[base]
    return (mine.packs, mine.jokers) == (theirs.packs, theirs.jokers)


def notes(plan: Plan) -> tuple[str, ...]:
    """Tell what has to be known about the rule sets with so many players."""
    from riverlib.cards import fitting_notes

    return tuple(
        f"{each.name}: {note}"
        for each in plan.rules
        if isinstance(each, Variant)
        for note in fitting_notes(each, plan.players)
    )
