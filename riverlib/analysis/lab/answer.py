"""The answer of a comparison: what differs most, and whether a family would notice it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import isfinite, isnan
from typing import Literal

from riverlib.analysis.lab.comparison import Comparison
from riverlib.analysis.lab.measures import Difference, Unit, number_text
from riverlib.analysis.lab.noticed import noticed
from riverlib.analysis.lab.said import of_one, said_end, said_number, signed
from riverlib.analysis.lab.telling import ALIKE, APART, Telling, Topic
from riverlib.core import intervals

FEWEST = 100
"""Games below which only what needs no games, such as the minutes of a schedule, is told."""
_TOLD = 3  # differences in a headline
_EXACT = 0.25
"""Part of what is noticed, to which a difference is known well enough to be judged as it stands."""
_FIRST = 2.0
"""How many times larger another difference may be than how harsh it is, which then comes first."""
_SAME_WORTH = 1.5
"""How many times another rule set's a point may be worth for totals to be compared."""


class Verdict(StrEnum):
    """Whether a difference would be noticed at a table, as far as the games can tell."""

    SURE = "noticed"
    """All of its interval is at least what a family notices."""
    LIKELY = "probably noticed"
    """It is there, and its best guess is at least what a family notices."""
    HARDLY = "hardly changes"
    """All of its interval is less than that."""
    OPEN = "too early to say"


@dataclass(frozen=True, slots=True)
class Finding:
    """One measure of one rule set beside another's, judged."""

    difference: Difference
    error: float
    """Half the width of the interval, wider than that of the difference by itself: many measures
    are looked at, and all their intervals hold together in 95 of 100 comparisons."""
    least: float
    """The smallest difference that a family notices, in the measure's unit."""
    telling: Telling
    member: str = ""
    """Of a family of measures: ``"2"``, the name of a bot."""
    is_comparable: bool = True
    """Whether points are worth the same under both."""

    @property
    def topic(self) -> Topic:
        """What it is about."""
        return self.telling.topic

    @property
    def size(self) -> float:
        """How many times the smallest difference that a family notices."""
        return abs(self.difference.value) / self.least

    @property
    def verdict(self) -> Verdict:
        """Whether it would be noticed."""
        size = abs(self.difference.value)
        if size - self.error >= self.least:
            return Verdict.SURE
        if size >= max(self.least, self.error):
            return Verdict.LIKELY
        is_exact = self.error <= self.least * _EXACT
        return Verdict.HARDLY if is_exact or size + self.error < self.least else Verdict.OPEN

    @property
    def is_noticed(self) -> bool:
        """Whether it is there, and large enough."""
        return self.verdict in (Verdict.SURE, Verdict.LIKELY)

    @property
    def head(self) -> str:
        """One or two words for it."""
        if not self.is_comparable and self.difference.measure.key == "points":
            return "Higher scores" if self.difference.value > 0 else "Lower scores"
        return self.tends

    @property
    def tends(self) -> str:
        """Which of the two ways of its topic it points, whatever a point is worth."""
        return self.telling.heads[self.difference.value <= 0]

    @property
    def clause(self) -> str:
        """What happens, without its interval; hedged where it is only likely."""
        said = said_number(abs(self.difference.value), self.difference.measure.unit)
        clause = self.clause_with(said)
        return f"probably {clause}" if self.verdict is Verdict.LIKELY else clause

    def clause_with(self, said: str) -> str:
        """Return what happens, with another number for how much: ``"11 to 14"``."""
        value = self.difference.value
        text = self.telling.clauses[value <= 0]
        mine = self.difference.measure.value
        if self.difference.measure.key == "points" and max(mine, mine - value) <= 0:
            text = f"a deal costs {{}} points {'less' if value > 0 else 'more'}"
        clause = text.replace("{}", said).replace("@", self.member)
        return of_one(clause) if said == "1" else clause

    @property
    def sentence(self) -> str:
        """The clause as a sentence, with its interval; only that where it may be either."""
        size, unit = abs(self.difference.value), self.difference.measure.unit
        if size < self.error or said_number(size, unit) == "0":
            return self._either_way()
        low, high = (said_end(end, unit) for end in (size - self.error, size + self.error))
        between = f" (between {low} and {high})" if low != high else ""
        return f"{self.clause[:1].upper()}{self.clause[1:]}{between}."

    def _either_way(self) -> str:
        """Say from where to where a difference may lie that is not there for certain."""
        value, measure = self.difference.value, self.difference.measure
        ends = (value - self.error, value + self.error)
        if all(said_number(abs(end), measure.unit) == "0" for end in ends):
            return f"{measure.name}: no difference."
        if abs(value) >= self.error:
            most = signed(max(ends, key=abs), measure.unit)
            return f"{measure.name}: hardly any difference, {most} at most."
        low, high = (signed(end, measure.unit) for end in ends)
        low = low.removesuffix(" of 100")
        return f"{measure.name}: no difference to be seen, from {low} to {high}."

    @property
    def reason(self) -> str:
        """From how much on it is noticed, and why."""
        unit = self.difference.measure.unit
        said = number_text(self.least, unit)
        amount = _UNITS[unit].format(said)
        amount = amount.removesuffix("s") if said == "1" else amount
        return f"{amount} would be noticed: {self.telling.why}."


_UNITS = {
    Unit.SHARE: "{} in 100",
    Unit.POINTS: "{} points",
    Unit.COUNT: "{}",
    Unit.MINUTES: "{} minutes",
}


@dataclass(frozen=True, slots=True)
class Answer:
    """What differs between one rule set and the base."""

    no: int
    """Place of the rule set among the plan's."""
    name: str
    base: str
    games: int
    findings: tuple[Finding, ...]
    """The largest first, measured by what a family notices."""
    asked: Topic | None = None
    """What was asked, one of ``telling.QUESTIONS``: the answer begins with it."""
    aside: str = ""
    """What has to be known of the two: ``"2 boats each instead of 3."``."""

    @property
    def told(self) -> tuple[Finding, ...]:
        """The largest noticed finding of each topic: measures of one topic say much the same.

        What was asked comes first; how harsh it is, unless something else is far larger, so that
        several rule sets begin with the same word; then the largest.
        """
        first: dict[Topic, Finding] = {}
        for each in self.findings:  # the largest first
            if each.is_noticed:
                first.setdefault(each.topic, each)

        def place(each: Finding) -> tuple[bool, float]:
            weight = _FIRST if each.topic is Topic.HARSHNESS else 1.0
            return each.topic is not self.asked, -weight * each.size

        return tuple(sorted(first.values(), key=place))

    @property
    def unchanged(self) -> tuple[Topic, ...]:
        """Topics in which certainly nothing differs that anybody would notice."""
        return self._all(Verdict.HARDLY)

    @property
    def open(self) -> tuple[Topic, ...]:
        """Topics of which nothing can be said yet."""
        told = {each.topic for each in self.told}
        done = {*told, *self.unchanged}
        return tuple(topic for topic in self._topics() if topic not in done)

    @property
    def size(self) -> float:
        """How many times what a family notices the largest one is; 0 where none is noticed."""
        return max((each.size for each in self.findings if each.is_noticed), default=0.0)

    @property
    def headline(self) -> str:
        """The answer in one sentence."""
        if not self.told:
            if self.open or self.games < FEWEST:
                return f"Too early to say: {games_text(self.games)} show no difference for certain."
            return "No difference that you would notice."
        first = self.told[0]
        clauses = [each.clause for each in self.told[:_TOLD]]
        if contrary := self.contrary(first):
            clauses[0] = f"{first.clause}, but {contrary.clause}"
        else:
            clauses[0] = f"{first.head}: {first.clause}"
        if self.asked in self.unchanged:
            clauses[0] = f"{ALIKE[self.asked]}; {first.clause}"
        elif self.asked in self.open:
            clauses[0] = f"Too early to say {self.asked}; {first.clause}"
        if Topic.WINNERS in self.unchanged:
            clauses.append("who wins hardly changes")
        text = "; ".join(clauses)
        return f"{text[:1].upper()}{text[1:]}."

    def contrary(self, one: Finding) -> Finding | None:
        """Return what is noticed of the same topic and points the other way, if anything does."""
        against = set(one.telling.heads) - {one.tends}
        others = (each for each in self.findings if each.is_noticed and each.topic is one.topic)
        return next((each for each in others if each.tends in against), None)

    @property
    def rest(self) -> str:
        """What else is to be known, hardly changes, or is open, in short sentences; may be none."""
        said, said_first = [self.aside] * bool(self.aside), self.asked if self.told else None
        if unchanged := [each for each in self.unchanged if each is not said_first]:
            said.append(f"Hardly changes: {', '.join(self._called(unchanged, 1))}.")
        if self.games < FEWEST:
            said.append(f"Too early to say anything else after {games_text(self.games)}.")
        elif self.told and (still := [each for each in self.open if each is not said_first]):
            said.append(f"Too early to say: {', '.join(self._called(still, 2))}.")
        return " ".join(said)

    def _called(self, topics: Sequence[Topic], which: Literal[1, 2]) -> list[str]:
        """Return what topics are called: where a part of one is noticed, only what is left."""
        told = {each.topic for each in self.told}
        return [
            APART[each][which] if each in APART and APART[each][0] in told else str(each)
            for each in topics
        ]

    def _all(self, verdict: Verdict) -> tuple[Topic, ...]:
        return tuple(
            topic
            for topic in self._topics()
            if all(each.verdict is verdict for each in self.findings if each.topic is topic)
        )

    def _topics(self) -> Iterable[Topic]:
        return dict.fromkeys(each.topic for each in self.findings)


def answers(comparison: Comparison, base: int, asked: Topic | None = None) -> tuple[Answer, ...]:
    """Answer for every other rule set how it differs from ``base``; most different first."""
    plan, others = comparison.plan, comparison.others(base)
    keys = _keys(comparison)
    width = intervals.together(len(keys) * max(1, len(others)))
    found = [
        Answer(
            no,
            plan.names[no],
            plan.names[base],
            comparison.sums.games,
            _findings(comparison, no, base, keys, width),
            asked,
            plan.lab.aside(plan.rules[no], plan.rules[base]),
        )
        for no in others
    ]
    return tuple(sorted(found, key=lambda each: -each.size))


def sameness(comparison: Comparison, base: int) -> str:
    """Say in one sentence what was compared on the same cards or throws, and what could not be."""
    plan, others = comparison.plan, comparison.others(base)
    names = plan.names
    friends = [no for no in others if comparison.shares_chance(no, base)]
    strangers = [names[no] for no in others if no not in friends]
    alike = max((comparison.sameness(no, base) for no in friends), key=len, default="")
    chance = plan.lab.chance
    if not strangers:
        return f"Compared on the same {chance}{alike}."
    rest = _listed(strangers)
    if friends:
        return (
            f"Compared on the same {chance}{alike}."
            f" {rest} {'has' if len(strangers) == 1 else 'have'} other {chance}, so"
            f" {'its' if len(strangers) == 1 else 'their'} numbers need more games."
        )
    return (
        f"{rest} cannot be compared with {names[base]} on the same {chance}: chance does not cancel"
        " out, so the numbers need more games."
    )


def _keys(comparison: Comparison) -> tuple[str, ...]:
    """Return the measures that are judged: those with words that came up."""
    plan = comparison.plan
    telling = plan.lab.telling
    single = [key for key in plan.offered() if key.partition(":")[0] in telling]
    members = [key for key in comparison.sums.keys if key.partition(":")[0] in telling]
    keys = dict.fromkeys((*single, *members))
    mixed = all(plan.is_mixed(no) for no in range(len(plan.rules)))
    left_out = set() if mixed else {"luck", "wins"}
    if plan.tables:  # of more players each one wins less, which nobody has to be told
        left_out |= {"win_place", "wins"}
    return tuple(key for key in keys if key.partition(":")[0] not in left_out)


def _findings(
    comparison: Comparison, no: int, base: int, keys: Sequence[str], width: float
) -> tuple[Finding, ...]:
    lab = comparison.plan.lab
    found = []
    for key in keys:
        telling = lab.telling[key.partition(":")[0]]
        one = _finding(comparison, no, base, key, width, telling)
        if one and key in lab.backed:
            other = _finding(comparison, no, base, lab.backed[key], width, telling)
            one = one if other and other.is_noticed and other.tends == one.tends else None
        if one:
            found.append(one)
    return tuple(sorted(found, key=lambda each: -each.size))


def _finding(
    comparison: Comparison, no: int, base: int, key: str, width: float, telling: Telling
) -> Finding | None:
    """Judge one measure; ``None`` where nothing can be told of it."""
    lab, plan = comparison.plan.lab, comparison.plan
    difference = comparison.difference(key, no, base)
    if isnan(difference.value) or not isfinite(difference.error):
        return None
    if difference.error and comparison.sums.games < FEWEST:
        return None
    worth, other = lab.worth(plan.rules[no]), lab.worth(plan.rules[base])
    unit, member = difference.measure.unit, key.partition(":")[2]
    scale = max(worth, other) if unit is Unit.POINTS else 1.0
    return Finding(
        difference,
        width * difference.error,
        scale * noticed(lab.game.key, key, unit),
        telling,
        lab.game.bots[member].name if member in lab.game.bots else member,
        max(worth, other) < _SAME_WORTH * min(worth, other),
    )


def games_text(games: int) -> str:
    """Write how many games: ``"1 game"``, ``"1,000 games"``."""
    return f"{games:,} {'game' if games == 1 else 'games'}"


def _listed(names: Sequence[str]) -> str:
    return " and ".join(filter(None, (", ".join(names[:-1]), names[-1])))
