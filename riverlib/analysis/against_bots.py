"""People against the bots of each level: how it went, and how sure one can be."""

from collections import Counter
from collections.abc import Callable, Sequence

import numpy as np

from riverlib.analysis.game_lines import GameLine
from riverlib.analysis.head_to_head import (
    Meeting,
    hint_of,
    how_sure,
    judged,
    made_by,
    surest_of,
)
from riverlib.core.counting import counted

LevelOf = Callable[[GameLine, int], str]
"""From a game and the seat of a bot to what its level is called, ``"Steady"``; empty for none."""
_Met = tuple[GameLine, int, tuple[int, ...]]


def called(level: str) -> str:
    """Return what the bots of a level are called together.

    >>> called("Steady")
    'Steady bots'
    """
    return f"{level} bots"


def meetings_with_bots(lines: Sequence[GameLine], level_of: LevelOf) -> tuple[Meeting, ...]:
    """Return how each person did against the bots of each level, the most frequent first.

    Several bots of a level in one game count as one, with their average. Bots that are partners
    of the person do not count; a name that is at a table twice is left out of that game.
    """
    met: dict[tuple[str, str], list[_Met]] = {}
    for line in lines:
        if not line.finished:
            continue
        times = Counter(line.names)
        for seat, each in enumerate(line.seats):
            if each.is_person and times[each.name] == 1:
                for level, bots in _others(line, seat, level_of).items():
                    met.setdefault((each.name, called(level)), []).append((line, seat, bots))
    found = [_meeting(names, games, pairs=len(met)) for names, games in met.items()]
    return tuple(sorted(found, key=lambda each: (-each.games, each.one, each.other)))


def _others(line: GameLine, seat: int, level_of: LevelOf) -> dict[str, tuple[int, ...]]:
    """Return the seats of bots of each level that play against a seat."""
    levels: dict[str, tuple[int, ...]] = {}
    side = line.side_of(seat)
    for other, each in enumerate(line.seats):
        if not each.is_person and other not in side and (level := level_of(line, other)):
            levels[level] = (*levels.get(level, ()), other)
    return levels


def _meeting(names: tuple[str, str], games: Sequence[_Met], *, pairs: int) -> Meeting:
    gaps = np.array(
        [
            line.seats[seat].total - np.mean([line.seats[bot].total for bot in bots])
            for line, seat, bots in games
        ],
        np.float64,
    )
    return judged(
        names,
        gaps,
        ahead=int((gaps > 0).sum()),
        behind=int((gaps < 0).sum()),
        one_made=made_by([(line, seat) for line, seat, _ in games]),
        other_made=made_by([(line, bot) for line, _, bots in games for bot in bots]),
        pairs=pairs,
    )


def bots_say(found: Sequence[Meeting]) -> str:
    """Say what is surest about people and bots, or that it is too early to say."""
    told = found[0] if len(found) == 1 else surest_of(found) or hint_of(found)
    if told:
        return _says(told)
    first = min(found, key=lambda each: each.luck)
    if first.ahead <= first.behind:
        return "People and bots are level so far"
    return f"Too early to say who is better: {_score(first)}"


def _says(meeting: Meeting) -> str:
    one, other = meeting.one, meeting.other
    games = counted(meeting.games, "game")
    beat, end = ("beat", "end") if _are_bots(one) else ("beats", "ends")
    if meeting.beats:
        by = counted(max(1, round(meeting.difference.value)), "point")
        return f"{one} {beat} {other} by {by} a game, and {end} ahead in {meeting.ahead} of {games}"
    if meeting.is_sure:
        return f"{one} {end} ahead of {other} in {meeting.ahead} of {games}: more than luck"
    if meeting.ahead == meeting.behind:
        return f"{one} and {other} are level, each ahead in {meeting.ahead} of {games}"
    if meeting.is_hint:
        return f"{_score(meeting)}: {how_sure(meeting)}"
    return f"{_score(meeting)}: too early to say who is better"


def _score(meeting: Meeting) -> str:
    were = "were" if _are_bots(meeting.one) else "was"
    score = f"{meeting.ahead} of {counted(meeting.games, 'game')}"
    return f"{meeting.one} {were} ahead of {meeting.other} in {score}"


def _are_bots(name: str) -> bool:
    return name.endswith(called(""))
