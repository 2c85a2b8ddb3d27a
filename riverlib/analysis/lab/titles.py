"""What the figures of a comparison show, each in a sentence that follows from its numbers."""

from collections.abc import Mapping, Sequence
from math import isfinite

from riverlib.analysis.lab.answer import Answer, Finding, Verdict
from riverlib.analysis.lab.measures import NOUNS, Difference, Measure, Unit, number_texts
from riverlib.analysis.lab.said import quoted, said_number
from riverlib.core import intervals
from riverlib.core.counting import listed

_NAMED = 3  # measures in a title


def of_answers(answers: Sequence[Answer]) -> str:
    """Name what would be noticed under any of the rule sets: the first rows of the figure."""
    noticed = [each for each in main_findings(answers) if each.is_noticed]
    if not noticed:
        return "Nothing differs so much that it would certainly be noticed"
    named = noticed[:_NAMED]
    likely = [each.verdict is Verdict.LIKELY for each in named]
    names = [
        f"{_in_a_sentence(each)}{' (probably)' if is_likely and not all(likely) else ''}"
        for each, is_likely in zip(named, likely, strict=True)
    ]
    most = " most" if len(noticed) > _NAMED else ""
    return f"You would {'probably ' if all(likely) else ''}notice{most}: {listed(names)}"


def main_findings(answers: Sequence[Answer]) -> list[Finding]:
    """Return the most different finding of each measure or family; those noticed come first."""
    best: dict[str, Finding] = {}
    for answer in answers:
        for each in answer.findings:
            family = each.difference.measure.key.partition(":")[0]
            if family not in best or _rank(each) < _rank(best[family]):
                best[family] = each
    return sorted(best.values(), key=_rank)


def _rank(each: Finding) -> tuple[bool, float]:
    return not each.is_noticed, -each.size


def _in_a_sentence(each: Finding) -> str:
    name = each.difference.measure.name
    return f"{name[:1].lower()}{name[1:]}"


def of_differences(differences: Sequence[Difference]) -> str:
    """Say which rule set differs most from the base in one measure; ``""`` without any."""
    if not differences:
        return ""
    clear = [each for each in differences if each.is_clear]
    if not clear:
        return f"No clear difference from {differences[0].base}"
    most = max(clear, key=lambda each: abs(each.value))
    more = "more" if most.value > 0 else "less"
    noun = NOUNS.get(most.measure.unit, "")
    size = said_number(abs(most.value), most.measure.unit)
    if size == "0":
        return f"Hardly any difference from {most.base}"
    rest = ", the largest difference" if len(differences) > 1 else ""
    return f"{most.name}: {size} {noun}{more} than {most.base}{rest}"


def of_numbers(measures_by_name: Mapping[str, Mapping[int, Measure]], axis: str) -> str:
    """Say where along an axis two rule sets are clearly farthest apart."""
    return _farthest_apart(measures_by_name, axis) or "No clear difference anywhere"


def _farthest_apart(measures_by_name: Mapping[str, Mapping[int, Measure]], axis: str) -> str:
    widest: tuple[float, str] | None = None
    numbers = sorted({number for line in measures_by_name.values() for number in line})
    for number in numbers:
        here = {name: line[number] for name, line in measures_by_name.items() if number in line}
        low = min(here, key=lambda name: here[name].value)
        high = max(here, key=lambda name: here[name].value)
        gap = here[high].value - here[low].value
        if here[low].high < here[high].low and (widest is None or gap > widest[0]):
            said = " and ".join(
                f"{_number(here[name])} under {quoted(name)}" for name in (high, low)
            )
            widest = (gap, f"Farthest apart {_where(axis, number)}: {said}")
    return widest[1] if widest else ""


def _where(axis: str, number: int) -> str:
    """Write a place on an axis in words.

    >>> _where("cards in the hand", 3), _where("after deal", 7), _where("bid", 2)
    ('with 3 cards in the hand', 'after deal 7', 'at bid 2')
    >>> _where("place in the bidding", 3)
    'at place 3 in the bidding'
    """
    if axis.startswith("place"):
        return f"at place {number}{axis.removeprefix('place')}"
    if axis.startswith("cards"):
        return f"with {number} {axis if number > 1 else axis.replace('cards', 'card')}"
    return f"{axis} {number}" if axis.startswith("after") else f"at {axis} {number}"


def of_places(
    measures_by_name: Mapping[str, Mapping[int, Measure]],
    axis: str,
    even: float,
    ends: tuple[str, str],
) -> str:
    """Say who wins most or least by place: where rule sets differ, else where one is not even.

    Parameters
    ----------
    even : float
        What each place would win if all were alike.
    ends : (str, str)
        What the first and the last place are called.
    """
    apart = _farthest_apart(measures_by_name, axis)
    if apart:
        return apart
    uneven = [
        (name, number, each)
        for name, line in measures_by_name.items()
        for number, each in line.items()
        if not each.low <= even <= each.high
    ]
    if not uneven:
        return "No place wins clearly more than another"
    name, number, most = max(uneven, key=lambda found: abs(found[2].value - even))
    places = max(map(len, measures_by_name.values()))
    who = {1: f"the {ends[0]}", places: f"the {ends[1]}"}.get(number, f"place {number}")
    looked_at = sum(map(len, measures_by_name.values()))
    is_sure = abs(most.value - even) > intervals.together(looked_at) * most.error
    wins = "wins" if is_sure else "probably wins"
    text = f"{name}: {who} {wins} {_number(most)} ({100 * even:.0f} would be even)"
    if len(measures_by_name) == 1:
        return text
    return f"{text}; no clear difference between the rules"


def of_finals(names: Sequence[str], counts: Sequence[Mapping[int, int]]) -> str:
    """Say what an average total is under each rule set."""
    means = [
        sum(points * times for points, times in count.items()) / max(1, sum(count.values()))
        for count in counts
    ]
    said = [f"{mean:,.0f} under {quoted(name)}" for name, mean in zip(names, means, strict=True)]
    text = " and ".join(filter(None, (", ".join(said[:-1]), said[-1]))) if said else ""
    return f"An average total is {text}".replace(" -", " \N{MINUS SIGN}")


def _number(each: Measure) -> str:
    said = said_number(each.value, each.unit)
    said = said.replace("-", "\N{MINUS SIGN}")
    return f"{said} of 100" if each.unit is Unit.SHARE else said


def of_curve(words: Sequence[str], measures: Sequence[Measure], *, is_clause: bool = False) -> str:
    """Say between which values of one rule a measure goes, where they clearly differ.

    Parameters
    ----------
    is_clause : bool
        Whether each of the words is a clause: ``"the bids may come out even"``.
    """
    if not any(isfinite(each.error) for each in measures):
        return "It never came up"
    name, of = measures[0].name, " of 100" if measures[0].unit is Unit.SHARE else ""
    if not (ends := ends_of(measures)):
        return f"{name}: hardly moved by this rule"
    where = "where" if is_clause else "with"
    texts = texts_of(measures)
    said = (f"{texts[at]}{of} {where} {words[at]}" for at in ends)
    return f"{name}: {', '.join(said)}"


def ends_of(measures: Sequence[Measure]) -> list[int]:
    """Return the places of the smallest and the largest of a measure, in their order.

    There are none where the two are not clearly apart.
    """
    texts = texts_of(measures)
    if not texts:
        return []
    low = min(texts, key=lambda at: measures[at].value)
    high = max(texts, key=lambda at: measures[at].value)
    if measures[low].high >= measures[high].low or texts[low] == texts[high]:
        return []
    return sorted((low, high))


def texts_of(measures: Sequence[Measure]) -> dict[int, str]:
    """Return by place the numbers of a measure that are known, as the figure writes them."""
    known = [at for at, each in enumerate(measures) if isfinite(each.error)]
    texts = number_texts([measures[at].value for at in known], measures[0].unit)
    return dict(zip(known, texts, strict=True))
