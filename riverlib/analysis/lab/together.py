"""Several rule sets beside one in a single sentence, before each is told by itself."""

from collections.abc import Sequence

from riverlib.analysis.lab.answer import FEWEST, Answer, Verdict
from riverlib.analysis.lab.said import quoted, said_number
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
    asked = found[0].asked
    ordered = sorted(groups.items(), key=lambda each: _is_quiet(each[0]))
    said = []
    for at, (words, names) in enumerate(ordered):
        last = at == len(groups) - 1
        who, is_one = _who(names, last=last, all_=len(found), still=bool(still))
        if asked is None:
            said.append(f"{who} {words[0] if is_one else words[1]}")
        else:
            said.append(f"with {who} {'it' if at else 'the game'} {words[0]}")
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
    """Return what is said of one rule set, and of several; where asked, of the game with it."""
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
        return (f"is {maybe}{_BOTH if is_both else head} than now",) * 2
    return (f"{maybe}brings {head} than now",) * 2


def _quiet(answer: Answer, asked: Topic | None) -> tuple[str, str]:
    """Return what is said where nothing would be noticed, or nothing can be told."""
    if answer.games < FEWEST:
        return _OPEN
    if asked is None:
        return _OPEN if answer.open else ("feels the same", "feel the same")
    if asked not in answer.unchanged:
        return _OPEN
    return (f"is {ALIKE[asked].lower()} as now",) * 2


def _is_quiet(words: tuple[str, str]) -> bool:
    return words[0] in ("feels the same", *(f"is {each.lower()} as now" for each in ALIKE.values()))


def _who(names: Sequence[str], *, last: bool, all_: int, still: bool) -> tuple[str, bool]:
    """Return what some of several rule sets are called together, and whether it is one."""
    if len(names) == all_:
        return "all of them", False
    is_one = len(names) == 1
    if last and not still:
        return ("the other" if is_one else "the others"), is_one
    alone = " alone" if is_one and all_ > 2 and not still else ""
    return f"{_named(names)}{alone}", is_one


def _named(names: Sequence[str]) -> str:
    return listed([quoted(name) for name in names])
