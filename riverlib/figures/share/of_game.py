"""The share card of a card game: the line of totals and who has what."""

from collections.abc import Sequence
from datetime import date

from riverlib.analysis.card_story import Moment, story_of
from riverlib.analysis.comeback import near_comeback
from riverlib.analysis.game_scores import GameScores
from riverlib.core.text import MONTHS
from riverlib.figures.share.card import Line, Mark, Row, ShareCard

_GAME = "Up and Down the River"
_MOST_PLACES = 21
_LONGEST = 18
"""Letters of a name beside a moment, where what happened needs the room."""


def card_of_game(game: GameScores) -> ShareCard:
    """Return what is on a game's picture.

    Parameters
    ----------
    game : GameScores
        With one deal or more.
    """
    rows, story = game.totals, story_of(game)
    marks = round_marks(min(map(min, rows)), max(map(max, rows)))
    low, high = marks[0], marks[-1]
    low, high = min(low, *map(min, rows)), max(high, *map(max, rows))
    deals = len(game.deals)
    last = rows[-1]
    best = max(last[side] for side in game.sides)
    ranked = sorted(game.sides, key=lambda side: -last[side])
    return ShareCard(
        game=_GAME,
        when=day_words(game.day),
        headline=story.headline,
        rows=tuple(
            Row(game.sides[side], side, _signed(last[side]), is_first=last[side] == best)
            for side in ranked
        ),
        lines=tuple(
            Line(
                side,
                tuple((no / deals, _share(row[side], low, high)) for no, row in enumerate(rows)),
            )
            for side in game.sides
        ),
        heights=tuple((_share(mark, low, high), _signed(mark)) for mark in marks),
        places=_places(game),
        below="deal",
        marks=_moment(game, story.moments, low, high),
        colours=game.colours,
    )


def _moment(game: GameScores, moments: Sequence[Moment], low: int, high: int) -> tuple[Mark, ...]:
    """Mark one moment: whose near comeback is told, else the last of a winner, else the last."""
    if not moments:
        return ()
    last, near = game.totals[-1], near_comeback(game)
    told = [each for each in moments if near and (each.deal, each.side) == (near.deal, near.side)]
    won = [each for each in moments if last[each.side] == max(last)]
    moment = (told or won or moments)[-1]
    height = _share(game.totals[moment.deal][moment.side], low, high)
    name = game.sides[moment.side]
    who = name if len(name) <= _LONGEST else f"{name[: _LONGEST - 1].rstrip()}…"
    at = (moment.deal / len(game.deals), height)
    return (Mark(moment.side, at, words=f"{who}: {moment.short}"),)


def day_words(day: date | None) -> str:
    """Write a day as a family does: ``22 November 2026``; nothing for a day that nobody knows."""
    return "" if day is None else f"{day.day} {MONTHS[day.month - 1]} {day.year}"


def _signed(points: int) -> str:
    return f"\N{MINUS SIGN}{-points}" if points < 0 else str(points)


def _share(points: int, low: int, high: int) -> float:
    return (points - low) / ((high - low) or 1)


def round_marks(low: int, high: int) -> list[int]:
    """Return round numbers across the chart, 0 among them, three to six in all."""
    steps = (step * 10**power for power in range(6) for step in (1, 2, 5))
    step = next(each for each in steps if (high - low) / each <= 4.5)
    first, last = -(-low // step), high // step
    return [no * step for no in range(min(first, 0), max(last, 0) + 1)]


def _places(game: GameScores) -> tuple[tuple[float, str], ...]:
    """Return the numbers of deals, by which they are told, as many as there is room for."""
    deals = len(game.deals)
    step = -(-deals // _MOST_PLACES)
    return tuple((no / deals, str(no)) for no in range(1, deals + 1, step))
