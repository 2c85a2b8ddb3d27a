"""A comparison: what was planned, what was played of it, and all that can be told from it."""

from dataclasses import dataclass, field
from math import inf, isnan

from riverlib.analysis.lab.measures import Difference, Measure, Unit, interval_words, number_text
from riverlib.analysis.lab.pace import Pace
from riverlib.analysis.lab.plan import Plan
from riverlib.analysis.lab.sums import Statistic, Sums
from riverlib.core import intervals

_ALL_LUCK = "all the players are equally good here, so who wins is luck alone"
_NEVER = Statistic(float("nan"), 0.0)


@dataclass(frozen=True, slots=True, eq=False)
class Comparison:
    """Rule sets side by side; ``no`` and ``base`` are places among the plan's rule sets."""

    plan: Plan
    sums: Sums
    """What was played so far."""
    pace: Pace = field(default_factory=Pace)

    def measure(self, key: str, no: int) -> Measure:
        """Return a measure of one rule set.

        Shares have Wilson's interval, means the normal one, games being the units.
        """
        kind, name = self.plan.kind(key), self.plan.names[no]
        found = self._statistic(key, no)
        if isnan(found.value):
            never = f"{name}: it never came up."
            return Measure(key, kind.name, found.value, -inf, inf, kind.unit, never)
        words = kind.words.format(number_text(found.value, kind.unit))
        ends = kind.possible(found.value, intervals.of_mean(found.standard_error))
        if key == "luck" and not self.plan.is_mixed(no):
            words, ends = _ALL_LUCK, (found.value, found.value)
        elif key != "luck" and kind.unit is Unit.SHARE:
            ends = intervals.of_share(found.value, found.standard_error, self.sums.games)
        sentence = f"{name}: {words}{interval_words(found.value, *ends, kind.unit)}."
        return Measure(key, kind.name, found.value, *ends, kind.unit, sentence)

    def measures(self, no: int) -> tuple[Measure, ...]:
        """Return all that is told of one rule set and came up."""
        reckoned = self.plan.lab.reckoned
        keys = [key for key in self.plan.offered() if key in reckoned or self.sums.has(key, no)]
        return tuple(self.measure(key, no) for key in keys)

    def family(self, name: str, no: int) -> dict[int, Measure]:
        """Return the measures of a family by their number: ``"made_size"`` by hand size."""
        members = {key: key.partition(":") for key in self.sums.keys if self.sums.has(key, no)}
        return {
            int(member): self.measure(key, no)
            for key, (family, _, member) in members.items()
            if family == name
        }

    def all_numbers(self, no: int) -> tuple[Measure, ...]:
        """Return what is told of one rule set and every family, each measure once."""
        families = [key for key in self.sums.keys if ":" in key and self.sums.has(key, no)]
        single = [each.key for each in self.measures(no)]
        return tuple(self.measure(key, no) for key in dict.fromkeys((*single, *families)))

    def difference(self, key: str, no: int, base: int) -> Difference:
        """Compare a measure of one rule set with that of another.

        The interval is the normal one of the paired differences, game ``n`` with game ``n``. It
        holds whether or not the two games were dealt the same cards; the same cards make it narrow.
        """
        if key in self.sums.keys:
            more = self.sums.difference(key, no, base)
        else:
            mine, theirs = self._statistic(key, no), self._statistic(key, base)
            error = mine.standard_error + theirs.standard_error
            more = Statistic(mine.value - theirs.value, error)
        names, error = self.plan.names, intervals.of_mean(more.standard_error)
        return Difference(self.measure(key, no), names[no], names[base], more.value, error)

    def differences(self, key: str, base: int) -> tuple[Difference, ...]:
        """Compare a measure of all other rule sets with that of ``base``."""
        return tuple(self.difference(key, no, base) for no in self.others(base))

    def others(self, base: int) -> tuple[int, ...]:
        """Return the places of all rule sets but one."""
        return tuple(no for no in range(len(self.plan.rules)) if no != base)

    def pairing(self, no: int, base: int) -> str:
        """Say how far game ``n`` under one rule set is the same as game ``n`` under another."""
        if self.plan.players_at(no) != self.plan.players_at(base):
            names = self.plan.names
            return (
                f"{names[no]} and {names[base]} are not played by equally many, so their"
                f" {self.plan.lab.chance} cannot be the same."
            )
        return self.plan.lab.pairing(
            self.plan.rules[no], self.plan.rules[base], self.plan.players_at(no)
        )

    def sameness(self, no: int, base: int) -> str:
        """Say how far two rule sets that share cards or throws do, after the word for those."""
        rules = self.plan.rules
        return self.plan.lab.sameness(rules[no], rules[base], self.plan.players_at(no))

    def shares_chance(self, no: int, base: int) -> bool:
        """Return whether the games of two rule sets have cards or throws in common."""
        rules, players = self.plan.rules, self.plan.players_at(no)
        if players != self.plan.players_at(base):
            return False
        return self.plan.lab.shares_chance(rules[no], rules[base], players)

    def notes(self) -> tuple[str, ...]:
        """Tell what has to be known about the rule sets with so many players."""
        return tuple(
            f"{each.name}: {note}"
            for no, each in enumerate(self.plan.rules)
            for note in self.plan.lab.notes(each, self.plan.players_at(no))
        )

    def _statistic(self, key: str, no: int) -> Statistic:
        if reckon := self.plan.lab.reckoned.get(key):
            rules, players = self.plan.rules[no], self.plan.players_at(no)
            return reckon(rules, players, lambda counted: self.sums.ratio(counted, no), self.pace)
        return self.sums.ratio(key, no) if self.sums.has(key, no) else _NEVER
