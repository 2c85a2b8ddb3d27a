"""Which rules for us? The catalogue ranked by what matters to a family, with the reasons."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt

from riverlib.analysis.lab.comparison import Comparison
from riverlib.analysis.lab.measures import Measure
from riverlib.analysis.lab.plan import Plan
from riverlib.cards import VARIANTS, Variant, fitted
from riverlib.core import VariantError

_EQUALS, _MIXED = ("steady",), ("steady", "random")
"""Who plays: equals, to see how close it is; then those who think against those who do not, in
turn round the table, to see what thinking is worth and how beginners fare."""


@dataclass(frozen=True, slots=True)
class Wish:
    """Something that may matter to a family."""

    name: str
    parts: Mapping[str, float]
    """Measures, and how much each counts; below 0 where less is better."""
    how: str
    """What it is judged by, in a sentence."""
    is_mixed: bool = False
    """Whether it shows where those who think meet those who do not, and not among equals."""


WISHES: Mapping[str, Wish] = {
    "short": Wish("A short evening", {"minutes": -1.0}, "The minutes that a game takes."),
    "close": Wish(
        "Close finishes",
        {"half": -1.0, "upset": 1.0},
        "How seldom the leader at half-time wins, and how often the last deal turns it round.",
    ),
    "skill": Wish(
        "Skill counts",
        {"luck": -1.0},
        "How little of the differences in points is luck, where players who think (Steady) meet"
        " as many who do not (Random).",
        is_mixed=True,
    ),
    "kind": Wish(
        "Kind to beginners",
        {"empty": -1.0},
        "How seldom a deal brings nothing or less, where half of the players are beginners.",
        is_mixed=True,
    ),
}


_MIDDLING = 0.5
_NOT_TOLD = "with partners this cannot be told apart here, so it counts as middling."
Table = Mapping[tuple[str, str], Sequence[Measure]]
"""By wish and measure the rule sets in order."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """A rule set and how well it fits the wishes."""

    variant: Variant
    score: float
    """In [0, 1]: 1 would be the best of the catalogue in every wish."""
    error: float
    """Half the width of its 95 % interval."""
    reasons: tuple[str, ...]
    """A sentence for each wish."""
    fits: Mapping[str, float]
    """By wish how well it fits, in [0, 1]."""


def catalogue_plan(players: int, games: int, seed: int) -> tuple[Plan, tuple[str, ...]]:
    """Return the plan for all rule sets of the catalogue, and why some cannot be played.

    Every rule set is in it twice: among equals, and after those among a mixed company.
    """
    playable, refusals = [], []
    for variant in VARIANTS:
        try:
            fitted(variant, players)
        except VariantError as error:
            refusals.append(str(error))
            continue
        playable.append(variant)
    lineups = (_EQUALS,) * len(playable) + (_MIXED,) * len(playable)
    plan = Plan(
        rules=(*playable, *playable),
        players=players,
        bots=_EQUALS,
        games=games,
        seed=seed,
        lineups=lineups,
    )
    return plan, tuple(refusals)


def rank(comparison: Comparison, wishes: Sequence[str]) -> tuple[Ranked, ...]:
    """Rank the rule sets of a catalogue's plan by some of ``WISHES``, the best first.

    A measure counts from 0 for the worst of the rule sets to 1 for the best one; the parts of a
    wish count alike, and so do the wishes. The interval of a score takes the worst and the best
    for certain, and the rule sets for independent: it is wide rather than narrow.
    """
    count = len(comparison.plan.rules) // 2
    table = {
        (wish, key): [
            comparison.measure(key, no + count * WISHES[wish].is_mixed) for no in range(count)
        ]
        for wish in wishes
        for key in WISHES[wish].parts
    }
    ranked = [_ranked(comparison.plan, no, wishes, table) for no in range(count)]
    return tuple(sorted(ranked, key=lambda each: -each.score))


def _ranked(plan: Plan, no: int, wishes: Sequence[str], table: Table) -> Ranked:
    variant = plan.rules[no]
    assert isinstance(variant, Variant)
    fits, square, reasons = {}, 0.0, []
    for wish in wishes:
        parts = WISHES[wish].parts
        if wish == "skill" and variant.team_size > 1:
            fits[wish] = _MIDDLING
            reasons.append(f"{WISHES[wish].name}: {_NOT_TOLD}")
            continue
        placed = [_place(table[wish, key], no, sign) for key, sign in parts.items()]
        fits[wish] = sum(place for place, _ in placed) / len(placed)
        square += sum(error**2 for _, error in placed) / len(placed) ** 2
        reasons.append(_reason(wish, no, variant.name, table))
    count = max(1, len(wishes))
    return Ranked(variant, sum(fits.values()) / count, sqrt(square) / count, tuple(reasons), fits)


def _place(measures: Sequence[Measure], no: int, sign: float) -> tuple[float, float]:
    """Return where a rule set stands between the worst (0) and the best (1), and how sure."""
    values = [sign * each.value for each in measures]
    worst, width = min(values), max(values) - min(values)
    if not width:
        return 1.0, 0.0
    return (values[no] - worst) / width, measures[no].error / width


def _reason(wish: str, no: int, name: str, table: Table) -> str:
    said = []
    for key, sign in WISHES[wish].parts.items():
        column = table[wish, key]
        better = sum(sign * each.value > sign * column[no].value for each in column)
        words = column[no].sentence.removeprefix(f"{name}: ")
        for interval in (", give or take", ", most likely between"):
            words = words.partition(interval)[0]
        said.append(f"{words.rstrip('.')} ({_rank_words(better + 1, len(column))})")
    return f"{WISHES[wish].name}: {'; '.join(said)}."


def _rank_words(place: int, of: int) -> str:
    if place == 1:
        return "the best of all"
    return "the last of all" if place == of else f"number {place} of {of}"
