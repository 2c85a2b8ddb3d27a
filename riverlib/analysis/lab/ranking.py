"""Which rules for us? Rule sets ranked by what matters to a family, with the reasons."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import hypot, isnan, sqrt

from riverlib.analysis.lab.comparison import Comparison
from riverlib.analysis.lab.games import LAB_GAMES
from riverlib.analysis.lab.measures import Measure, Unit, number_text
from riverlib.analysis.lab.plan import Plan
from riverlib.analysis.lab.wish import Wish
from riverlib.core import RiverError, intervals
from riverlib.core.game import Rules

_EQUALS, _MIXED = ("steady",), ("steady", "random")
"""Who plays: equals, to see how close it is; then those who think against those who do not, in
turn round the table, to see what thinking is worth and how beginners fare."""
_MIDDLING = 0.5
_MOST_ALIKE = 2
"""Others that may be as good as the best one when the ranking is shown."""
_KNOWN_WELL = 0.05
_MANY = 0.05
"""Share from which on tenths of a hundredth are not told."""
_UNTOLD = "nobody can tell, so it gets half the marks."
Table = Mapping[tuple[str, str], Sequence[Measure]]
"""By wish and measure the rule sets in order."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """A rule set and how well it fits the wishes."""

    rules: Rules
    score: float
    """In [0, 1]: 1 would be the best of all in every wish."""
    error: float
    """Half the width of its 95 % interval."""
    reasons: tuple[str, ...]
    """A sentence for each wish."""
    fits: Mapping[str, float]
    """By wish how well it fits, in [0, 1]."""


def plan_for(
    game: str, offered: Sequence[Rules], players: int, games: int, seed: int
) -> tuple[Plan, tuple[str, ...]]:
    """Return the plan for all rule sets on offer, and why some are left out.

    Every rule set is in it twice: among equals, and after those among a mixed company. What plays
    and scores like one before it is left out.

    Raises
    ------
    RiverError
        If so many cannot play by any of them.
    """
    house = LAB_GAMES[game].game
    playable: list[Rules] = []
    refusals: list[str] = []
    names: dict[str, str] = {}
    for each in offered:
        try:
            house.check_players(each, players)
        except RiverError as error:
            refusals.append(str(error))
            continue
        same = names.setdefault(house.rules_id(each), each.name)
        if same is not each.name:
            refusals.append(f"{each.name}: it plays just like {same}")
            continue
        playable.append(each)
    lineups = (_EQUALS,) * len(playable) + (_MIXED,) * len(playable)
    plan = Plan(
        game=game,
        rules=(*playable, *playable),
        players=players,
        bots=_EQUALS,
        games=games,
        seed=seed,
        lineups=lineups,
    )
    return plan, tuple(refusals)


def as_good(ranked: Sequence[Ranked]) -> tuple[Ranked, ...]:
    """Return which others may be as good as the best one; all of it holds in 95 of 100 cases."""
    if len(ranked) < 2:
        return ()
    best, width = ranked[0], intervals.together(len(ranked) - 1)
    return tuple(
        each
        for each in ranked[1:]
        if best.score - each.score < width * hypot(best.error, each.error)
    )


def headline(ranked: Sequence[Ranked]) -> str:
    """Say which rules fit best, and which may do as well."""
    best = ranked[0]
    close = [each.rules.name for each in as_good(ranked)]
    if not close:
        return f"{best.rules.name} fits you best"
    others = close[0] if len(close) == 1 else f"{len(close)} others"
    return f"{best.rules.name} fits you best, though {others} may fit just as well"


def marks_title(ranked: Sequence[Ranked]) -> str:
    """Say how many marks of 100 the best gets, the next and the last."""
    said = [f"{each.rules.name} gets {100 * each.score:.0f} of 100 marks" for each in ranked[:1]]
    said += [f"{each.rules.name} {100 * each.score:.0f}" for each in ranked[1:2]]
    text = ", ".join(said)
    if len(ranked) > 2:
        last = ranked[-1]
        text += f"; {last.rules.name} comes last with {100 * last.score:.0f}"
    return text


def can_tell(ranked: Sequence[Ranked]) -> bool:
    """Return whether there is something to tell: few others may be as good as the best one.

    Where many are really alike, their scores are told once they are known well.
    """
    few = min(_MOST_ALIKE, (len(ranked) - 1) // 2)
    return len(as_good(ranked)) <= few or ranked[0].error <= _KNOWN_WELL


def rank(comparison: Comparison, wishes: Sequence[str]) -> tuple[Ranked, ...]:
    """Rank the rule sets of a plan of ``plan_for`` by some of the game's wishes, the best first.

    A measure counts from 0 for the worst of the rule sets to 1 for the best one; the parts of a
    wish count alike, and so do the wishes. The interval of a score takes the worst and the best
    for certain, and the rule sets for independent: it is wide rather than narrow.
    """
    count, known = len(comparison.plan.rules) // 2, comparison.plan.lab.wishes
    table = {
        (wish, key): [
            comparison.measure(key, no + count * known[wish].is_mixed) for no in range(count)
        ]
        for wish in wishes
        for key in known[wish].parts
    }
    ranked = [_ranked(comparison.plan, no, wishes, table) for no in range(count)]
    return tuple(sorted(ranked, key=lambda each: -each.score))


def _ranked(plan: Plan, no: int, wishes: Sequence[str], table: Table) -> Ranked:
    rules, known = plan.rules[no], plan.lab.wishes
    fits, square, reasons = {}, 0.0, []
    for wish in wishes:
        parts = known[wish].parts
        if why := _untold(wish, rules, [table[wish, key][no] for key in parts]):
            fits[wish] = _MIDDLING
            reasons.append(f"{known[wish].name}: {why} {_UNTOLD}")
            continue
        placed = [_place(table[wish, key], no, sign) for key, sign in parts.items()]
        fits[wish] = sum(place for place, _ in placed) / len(placed)
        square += sum(error**2 for _, error in placed) / len(placed) ** 2
        reasons.append(_reason(known[wish], wish, no, table))
    count = max(1, len(wishes))
    return Ranked(rules, sum(fits.values()) / count, sqrt(square) / count, tuple(reasons), fits)


def _untold(wish: str, rules: Rules, measures: Sequence[Measure]) -> str:
    """Say why a wish cannot be judged under some rules; ``""`` where it can."""
    if wish == "skill" and getattr(rules, "team_size", 1) > 1:
        return "with partners"
    return "with so few players" if any(isnan(each.value) for each in measures) else ""


def _place(measures: Sequence[Measure], no: int, sign: float) -> tuple[float, float]:
    """Return where a rule set stands between the worst (0) and the best (1), and how sure."""
    values = [sign * each.value for each in measures if not isnan(each.value)]
    worst, width = min(values), max(values) - min(values)
    if not width:
        return 1.0, 0.0
    return (sign * measures[no].value - worst) / width, measures[no].error / width


def _reason(wish: Wish, key_of: str, no: int, table: Table) -> str:
    said = []
    for key in wish.parts:
        column = table[key_of, key]
        if key in wish.turned:
            column = [replace(each, value=1 - each.value) for each in column]
        words = wish.turned.get(key) or wish.said[key]
        said.append(f"{words.format(_number(column[no]))} ({_elsewhere(column, no)})")
    return f"{wish.name}: {'; '.join(said)}."


def _elsewhere(column: Sequence[Measure], no: int) -> str:
    """Say from where to where the same number goes under the others."""
    others = [each for at, each in enumerate(column) if at != no and not isnan(each.value)]
    if not others:
        return "there is nothing to compare it with"
    ends = (by(others, key=lambda each: each.value) for by in (min, max))
    low, high = map(_number, ends)
    if low == high:
        return "the same elsewhere" if low == _number(column[no]) else f"elsewhere {low}"
    return f"elsewhere {low} to {high}"


def _number(each: Measure) -> str:
    """Write a number as a family says it: of a hundred games nobody counts the tenth of one."""
    if each.unit is Unit.SHARE and each.value >= _MANY:
        return f"{100 * each.value:.0f}"
    return number_text(each.value, each.unit)
