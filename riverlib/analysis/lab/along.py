"""One rule changed: what goes most with its values, in a sentence."""

from collections.abc import Sequence

from riverlib.analysis.lab.answer import Answer
from riverlib.analysis.lab.comparison import Comparison
from riverlib.analysis.lab.said import of_one
from riverlib.analysis.lab.titles import ends_of, main_findings, texts_of


def along(
    comparison: Comparison, found: Sequence[Answer], now: int, conditions: Sequence[str]
) -> str:
    """Say between which values what differs most goes; ``""`` where nothing would be noticed.

    Parameters
    ----------
    now : int
        Place of the value as it is now.
    conditions : sequence of str
        A few words for each value: ``"with 2 points"``.
    """
    noticed = [each for each in main_findings(found) if each.is_noticed]
    if not noticed:
        return ""
    key = noticed[0].difference.measure.key
    measures = [comparison.measure(key, no) for no in range(len(conditions))]
    ends, texts = ends_of(measures), texts_of(measures)
    if not ends:
        return ""
    said = [f"{texts[at]} {conditions[at]}{' (now)' if at == now else ''}" for at in ends]
    clause = comparison.plan.kind(key).words.format(texts[ends[0]])
    clause = of_one(clause) if texts[ends[0]] == "1" else clause
    first = said[0].removeprefix(texts[ends[0]])
    still = f" ({texts[now]} now)" if now in texts and now not in ends else ""
    return f"{clause[:1].upper()}{clause[1:]}{first}, {said[1]}{still}."
