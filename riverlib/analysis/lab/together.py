"""Several rule sets beside one in a single sentence, before each is told by itself."""

from collections.abc import Sequence

from riverlib.analysis.lab.answer import FEWEST, Answer, Verdict
from riverlib.analysis.lab.said import said_number
from riverlib.analysis.lab.telling import ALIKE, Topic
from riverlib.analysis.lab.titles import main_findings
from riverlib.core.counting import listed

_BOTH = "in one way kinder and in another harsher"
_OPEN = ("", "")
"""What is said of those of which nothing can be told."""


def together(found: Sequence[Answer]) -> str:
    """Say which of several rule sets feel other than the one they are compared with.

    Where something was asked, that alone is answered; else whether anything would be noticed.
    """
    groups: dict[tuple[str, str], list[str]] = {}
    for each in found:
        groups.setdefault(_feels(each), []).append(each.name)
    still = groups.pop(_OPEN, [])
    if not groups:
        return "Too early to say."
    said = [
        _said(names, words, last=at == len(groups) - 1, all_=len(found), still=bool(still))
        for at, (words, names) in enumerate(
            sorted(groups.items(), key=lambda each: _is_quiet(each[0]))
        )
    ]
    if still:
        said.append(f"of {_named(still)} it is too early to say")
    text = "; ".join(said)
    return f"{text[:1].upper()}{text[1:]}."


def beside(found: Sequence[Answer]) -> str:
    """Say what else differs most, where something was asked; ``""`` where nothing does."""
    asked = found[0].asked
    others = [each for each in main_findings(found) if each.is_noticed and each.topic is not asked]
    if asked is None or not others:
        return ""
    most = others[0].difference
    alike = [
        each
        for answer in found
        for each in answer.findings
        if each.is_noticed
        and each.difference.measure.key == most.measure.key
        and (each.difference.value > 0) == (most.value > 0)
    ]
    sizes = sorted(abs(each.difference.value) for each in alike)
    least, largest = (said_number(size, most.measure.unit) for size in (sizes[0], sizes[-1]))
    clause = others[0].clause_with(least if least == largest else f"{least} to {largest}")
    if all(each.verdict is Verdict.LIKELY for each in alike):
        clause = f"probably {clause}"
    number = "one" if len(alike) == 1 else str(len(alike))
    where = "" if len(alike) == len(found) else f" under {number} of them"
    return f"What else you would notice most{where}: {clause}."


def _feels(answer: Answer) -> tuple[str, str]:
    """Return what is said of one rule set, and of several."""
    asked = answer.asked
    of_it = [each for each in answer.told if asked is None or each.topic is asked]
    if not of_it:
        return _quiet(answer, asked)
    if asked is None:
        words = "would be noticed"
        likely = all(each.verdict is Verdict.LIKELY for each in of_it)
        return ("would probably be noticed",) * 2 if likely else (words, words)
    maybe = "probably " if of_it[0].verdict is Verdict.LIKELY else ""
    head, is_both = of_it[0].head.lower(), answer.contrary(of_it[0])
    if of_it[0].is_comparable or is_both:
        head = _BOTH if is_both else head
        return f"is {maybe}{head}", f"are {maybe}{head}"
    return f"{maybe}brings {head}", f"{maybe}bring {head}"


def _quiet(answer: Answer, asked: Topic | None) -> tuple[str, str]:
    """Return what is said where nothing would be noticed, or nothing can be told."""
    if answer.games < FEWEST:
        return _OPEN
    if asked is None:
        return _OPEN if answer.open else ("feels the same", "feel the same")
    if asked not in answer.unchanged:
        return _OPEN
    alike = ALIKE[asked].lower()
    return f"is {alike}", f"are {alike}"


def _is_quiet(words: tuple[str, str]) -> bool:
    return words[0] == "feels the same" or words[0].removeprefix("is ") in map(
        str.lower, ALIKE.values()
    )


def _said(
    names: Sequence[str], words: tuple[str, str], *, last: bool, all_: int, still: bool
) -> str:
    one, several = words
    if len(names) == all_:
        return f"all of them {several}"
    if last and not still:
        return f"the other {one}" if len(names) == 1 else f"the others {several}"
    only = "only " if len(names) == 1 and all_ > 2 and not still else ""
    return f"{only}{_named(names)} {one if len(names) == 1 else several}"


def _named(names: Sequence[str]) -> str:
    return listed(
        [f"\N{LEFT DOUBLE QUOTATION MARK}{name}\N{RIGHT DOUBLE QUOTATION MARK}" for name in names]
    )
