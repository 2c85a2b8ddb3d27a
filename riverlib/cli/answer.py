"""What a comparison answers, on the command line: in words and as JSON."""

from typing import Any

from riverlib.analysis.lab.answer import answers, sameness
from riverlib.analysis.lab.comparison import Comparison

_LONGEST = 6
"""Differences of each rule set that are told one by one; JSON has them all."""


def answer_lines(comparison: Comparison) -> list[str]:
    """Return how each rule set differs from the first, the most different first; may be empty."""
    found = answers(comparison, 0)
    if not found:
        return []
    said = [sameness(comparison, 0)]
    for answer in found:
        said += ["", f"{answer.name}, compared with {answer.base}: {answer.headline}"]
        noticed = [each for each in answer.findings if each.is_noticed]
        said += [f"  {each.sentence}" for each in noticed[:_LONGEST]]
        said += [f"  {answer.rest}"] if answer.rest else []
    return [*said, ""]


def answer_facts(comparison: Comparison) -> list[dict[str, Any]]:
    """Return the same as plain data.

    ``half_width_95`` (``error`` is its older name) is half the width of an interval that holds
    together with those of all other differences in 95 of 100 comparisons; ``noticed_from`` is the
    smallest difference that a family notices. Both are in the measure's unit, a share in [0, 1].
    """
    return [
        {
            "key": comparison.plan.rules[answer.no].key,
            "headline": answer.headline,
            "differences": [
                {
                    "measure": each.difference.measure.key,
                    "difference": each.difference.value,
                    "half_width_95": each.error,
                    "error": each.error,
                    "noticed_from": each.least,
                    "verdict": str(each.verdict),
                    "sentence": each.sentence,
                }
                for each in answer.findings
            ],
        }
        for answer in answers(comparison, 0)
    ]
