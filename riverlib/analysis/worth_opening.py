"""Which games of a list are worth opening first, each with a line that says why."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from riverlib.analysis.game_lines import GameLine, SeatLine, margin, number
from riverlib.core.counting import counted
from riverlib.core.people import People

_LEAST_STREAK = 3
_FEWEST = 5
"""Finished games below which nothing is called the most of them."""
_CLOSE, _FAR = 0.15, 0.1
"""Parts of the winner's points: at most so much apart is close, at least so far behind was far."""


@dataclass(frozen=True, slots=True)
class Highlight:
    """A game that stands out of a list."""

    kind: str
    """``"closest"``, ``"closest_race"``, ``"comeback"``, ``"streak"`` or ``"highest"``."""
    title: str
    why: str
    """One sentence, true of the game; free text that may hold typed names."""
    game_id: str
    deal: int = 0
    """Number of the deal to look at, 0 for none."""


def worth_opening(lines: Sequence[GameLine]) -> tuple[Highlight, ...]:
    """Return at most five games, each once, of equal ones the first of the list.

    Of a few games "the most" says nothing, nor of small numbers: then there are fewer, or none.
    Card games and races have each a closest one: their points are not of one size.

    People come before bots: where a person plays in any of the games, only people's comebacks,
    streaks and totals count, and only games that a person won or lost can be the closest, not those
    that two bots had between them. A game that stands out twice is told once, with both.
    """
    with_people = any(seat.is_person for line in lines for seat in line.seats)
    told: dict[str, Highlight] = {}
    for each in _highlights(lines, with_people):
        first = told.get(each.game_id)
        told[each.game_id] = each if first is None else _both(first, each)
    return tuple(told.values())


def bots_left_out(lines: Sequence[GameLine]) -> bool:
    """Tell whether bots played in these games and do not count, because people do."""
    kinds = {seat.is_person for line in lines for seat in line.seats}
    return kinds == {True, False}


def _both(one: Highlight, other: Highlight) -> Highlight:
    before = one.title.replace(" and ", ", ")  # three are listed as people do
    title = f"{before} and {other.title[:1].lower()}{other.title[1:]}"
    return replace(one, title=title, why=f"{one.why} {other.why}", deal=one.deal or other.deal)


def _highlights(lines: Sequence[GameLine], with_people: bool) -> Iterator[Highlight]:
    told = [line for line in lines if line.seats]
    if sum(line.finished for line in told) < _FEWEST:
        return
    yield from _closest(told, with_people, "cards")
    yield from _comeback(told, with_people)
    yield from _streak(told, with_people)
    yield from _highest(told, with_people)
    yield from _closest(told, with_people, "race")


def _closest(lines: Sequence[GameLine], with_people: bool, game: str) -> Iterator[Highlight]:
    known = [
        (by, -no)
        for no, line in enumerate(lines)
        if (line.game == "race") == (game == "race")
        and (by := margin(line)) is not None
        and (not with_people or is_of_people(line))
    ]
    if len(known) < _FEWEST:
        return
    by, at = min(known, key=lambda each: (each[0], -each[1]))
    line = lines[-at]
    winners = [seat for side in line.winners for seat in side]
    total = line.seats[winners[0]].total
    if by > max(1, _CLOSE * abs(total)):
        return
    best = number(total)
    if len(line.winners) > 1:
        why = f"{line.named(winners)} share the win, {best} each."
    elif not by:
        why = f"{line.named(winners)} won, level on points at {best}."
    else:
        score = f"by {counted(by, 'point')}, {best} to {number(total - by)}"
        second = People(line.names, None).together_within(_seconds(line))
        is_told = with_people and not any(line.seats[seat].is_person for seat in winners)
        beat = f"beat {second}" if is_told else "won"
        why = f"{line.named(winners)} {beat} {score}."
    kind, what = ("closest_race", "race") if game == "race" else ("closest", "game")
    yield Highlight(kind, f"The closest {what}", why, line.id)


def _comeback(lines: Sequence[GameLine], with_people: bool) -> Iterator[Highlight]:
    known = [
        (seat.behind or 0, -no, at)
        for no, line in enumerate(lines)
        if line.finished
        for at, seat in _those(line, with_people)
        if seat.won and seat.behind
    ]
    if not known:
        return
    behind, no, at = max(known)
    line = lines[-no]
    if behind < _FAR * abs(line.seats[at].total):
        return
    won = "won" if len(line.winners) == 1 else "shared the win"
    deal = line.seats[at].behind_deal or 0
    why = f"{fell_behind(line, at)} and still {won}."
    yield Highlight("comeback", "The biggest comeback", why, line.id, deal)


def fell_behind(line: GameLine, at: int) -> str:
    """Say how far behind a seat once was: "Anna was 35 points behind after deal 8"."""
    people, seats, seat = People(line.names, None), line.side_of(at), line.seats[at]
    was = "was" if len(seats) == 1 and not people.is_you(at) else "were"
    points = counted(seat.behind or 0, "point")
    return f"{people.together(seats)} {was} {points} behind after deal {seat.behind_deal or 0}"


def _streak(lines: Sequence[GameLine], with_people: bool) -> Iterator[Highlight]:
    known = [
        (seat.streak or 0, -no, -at)
        for no, line in enumerate(lines)
        for at, seat in _those(line, with_people)
    ]
    longest, no, at = max(known, default=(0, 0, 0))
    if longest < _LEAST_STREAK:
        return
    line = lines[-no]
    end = line.seats[-at].streak_end or 0
    who = line.named(line.side_of(-at))
    where = f"from deal {end - longest + 1} to deal {end}"
    why = f"{who} made {longest} bids in a row in one game, {where}."
    yield Highlight("streak", "The best streak", why, line.id, end)


def _highest(lines: Sequence[GameLine], with_people: bool) -> Iterator[Highlight]:
    """Find the highest total of a finished game; of both kinds of game cards count more."""
    over = [line for line in lines if line.finished]
    game = "cards" if any(line.game == "cards" for line in over) else "race"
    known = [
        (seat.total, -no, -at)
        for no, line in enumerate(lines)
        if line.finished and line.game == game
        for at, seat in _those(line, with_people)
    ]
    if len({no for _, no, _ in known}) < _FEWEST:
        return
    total, no, at = max(known)
    line = lines[-no]
    who = line.named(line.side_of(-at))
    why = f"{who} ended with {counted(total, 'point').replace('-', chr(0x2212))}, {line.rules}."
    yield Highlight("highest", "The highest total", why, line.id)


def _those(line: GameLine, with_people: bool) -> Iterable[tuple[int, SeatLine]]:
    return [(at, seat) for at, seat in enumerate(line.seats) if seat.is_person or not with_people]


def is_of_people(line: GameLine) -> bool:
    """Tell whether a person won a game or came second in it, and so had a part in how close it was.

    A win that bots alone share is nobody else's to lose.
    """
    first = [seat for side in line.winners for seat in side]
    told = first if len(line.winners) > 1 else [*first, *_seconds(line)]
    return any(line.seats[seat].is_person for seat in told)


def _seconds(line: GameLine) -> list[int]:
    """Return the seats of the best sides that did not win."""
    others = [side for side in line.all_sides if side not in line.winners]
    best = max((line.seats[side[0]].total for side in others), default=0)
    return [seat for side in others if line.seats[side[0]].total == best for seat in side]
