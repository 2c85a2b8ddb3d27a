"""How a season of games went: everybody's wins, game by game, and when it was decided."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

from riverlib.analysis import leading
from riverlib.analysis.game_lines import GameLine
from riverlib.analysis.season import most_of_a_bot
from riverlib.core.counting import counted, listed
from riverlib.core.text import MONTHS

MOST_NAMES = 8
"""Names that have a line: more could not be told apart."""
_MOST_NAMED = 4


@dataclass(frozen=True, slots=True, kw_only=True)
class SeasonCourse:
    """The wins of a month, game by game."""

    games: tuple[GameLine, ...]
    """Finished ones, the first of the month first."""
    names: tuple[str, ...]
    """People, the one with the most wins first; bots where no person won."""
    wins: tuple[tuple[int, ...], ...]
    """Wins so far, a column for each name: a row before the first game and one after each."""
    best_bot: int = 0
    """Wins of the best of those who have no column."""
    bots: tuple[int, ...] = ()
    """Games so far that no person won, as ``wins``; empty where bots have columns, or won none."""


def season_course(lines: Sequence[GameLine]) -> SeasonCourse:
    """Count the wins of those who sat at finished games; shared wins count for all who share."""
    games = sorted((line for line in lines if line.finished and line.seats), key=_when)
    people = {seat.name for line in games for seat in line.seats if seat.is_person}
    won = [{seat.name for seat in line.seats if seat.won} for line in games]
    own = [_told(line) for line in games]
    if not any(names & people for names in won):
        people |= {name for names in won for name in names}
        own = won
    sums = Counter(name for names in own for name in names)
    sat = Counter(name for line in games for name in set(line.names))
    names = sorted(people, key=lambda name: (-sums[name], -sat[name], name))
    rows, so_far = [(0,) * len(names)], Counter[str]()
    for winners in own:
        so_far.update(winners)
        rows.append(tuple(so_far[name] for name in names))
    is_of_bots = own is won
    theirs = [bool(names and not of_people) for names, of_people in zip(won, own, strict=True)]
    return SeasonCourse(
        games=tuple(games),
        names=tuple(names),
        wins=tuple(rows),
        best_bot=0 if is_of_bots else most_of_a_bot(games),
        bots=tuple(accumulate(theirs, initial=0)) if any(theirs) and not is_of_bots else (),
    )


def _when(line: GameLine) -> tuple[object, str]:
    return line.when, line.id


def _told(line: GameLine) -> set[str]:
    """Return the names of the people who won: a bot may have the name of one of them."""
    return {seat.name for seat in line.seats if seat.is_person and seat.won}


def course_asks(course: SeasonCourse, *, is_over: bool, noun: str = "month") -> str:
    """Return the question that ``course_says`` answers, of the same season."""
    if not is_over:
        return f"Who leads the {noun} so far?"
    ends = course.wins[-1]
    is_alone = ends.count(max(ends, default=0)) == 1 and len(course.games) > 1
    return f"Who won the {noun}{', and when was it decided' if is_alone else ''}?"


def course_says(course: SeasonCourse, *, is_over: bool, noun: str = "month") -> str:
    """Say who won a season, or who leads, and from which game on.

    Parameters
    ----------
    is_over : bool
        Whether the season is over, so that nothing can change.
    noun : str
        What it is called: ``Season.noun``.
    """
    if not any(course.wins[-1]):
        return "Nobody has won a game yet"
    said = _who_is_in_front(course, is_over=is_over, noun=noun)
    return said if is_over else f"{said}; the {noun} is still running"


def _who_is_in_front(course: SeasonCourse, *, is_over: bool, noun: str) -> str:
    games, ends = len(course.games), course.wins[-1]
    best = max(ends)
    first = [name for name, wins in zip(course.names, ends, strict=True) if wins == best]
    of = counted(best, "win")
    of_whom = "Of the people " if max((course.best_bot, *course.bots[-1:])) >= best else ""
    if len(first) > 1:
        who = listed(first) if len(first) <= _MOST_NAMED else f"{len(first)} players"
        return f"{of_whom}{who} {f'share the {noun}' if is_over else 'are level'}, with {of} each"
    seen = leading.fronts(course.wins[1:], range(len(course.names)))
    since = leading.taken_for_good(seen)
    assert since is not None  # one is alone in front
    if games == 1:
        return f"{first[0]} won the only game"
    verb = "won" if is_over else "lead" if first[0].casefold() == "you" else "leads"
    won = f"{of_whom}{first[0]} {verb} the {noun} with {of}"
    if since == 1:
        return f"{won}, in front from the first game on"
    if since == games:
        return f"{won}{'; the last game decided' if is_over else ', in front since the last game'}"
    day = course.games[since - 1].when
    good = " for good" if is_over else ""
    return f"{won}, in front{good} since game {since} on {day.day} {MONTHS[day.month - 1]}"
