"""A saved game in a family's words: who plays, how far it is, who is ahead, when it was played."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from riverlib.core.counting import count, listed
from riverlib.core.text import DAYS, MONTHS
from riverlib.play import PERSON
from riverlib.play.so_far import SoFar
from riverlib.store import SeatResult

_YOU = "You"
"""What a person is called who gave no name."""
_MOST_BOTS = 2
"""Bots that are named one by one: three have no room in a line of a phone."""
_SMALL_HOURS = timedelta(hours=4)
"""How long after midnight an evening may go on."""
_TIMES = ((5, "night"), (12, "morning"), (18, "afternoon"), (22, "evening"), (24, "night"))
"""Until which hour a time of day lasts."""


def who_plays(seats: Sequence[SeatResult]) -> str:
    """Name the people, then the bots: "Anna and Ben, with Otter and Heron"."""
    people = _you_first([seat.name for seat in seats if seat.kind == PERSON])
    bots = [seat.name for seat in seats if seat.kind != PERSON]
    if not people or not bots:
        return listed(people or bots)
    with_ = listed(bots) if len(bots) <= _MOST_BOTS else count(len(bots), "bot")
    return f"{listed(people)}, with {with_}"


def how_it_stands(game: SoFar) -> str:
    """Say how far a game is and who leads, or who won: "Deal 7 of 19, you lead by 4"."""
    if game.finished:
        return _ended(game.seats) or "It is over"
    if game.round is not None:
        home = "no boat" if not game.boats_home else count(game.boats_home, "boat")
        told = f"Round {game.round}, {home} home"
        ahead = _ahead(game.seats) if game.boats_home else ""
    else:
        told = f"Deal {game.deal} of {game.deals}"
        ahead = _ahead(game.seats) if (game.deal or 1) > 1 else ""
    return f"{told}, {ahead}" if ahead else told


def _ended(seats: Sequence[SeatResult]) -> str:
    winners = [seat for seat in seats if seat.won]
    if not winners:
        return ""
    points = winners[0].total
    names = listed(_you_first([seat.name for seat in winners]))
    together = " together" if len(winners) > 1 else ""
    return f"{names} won{together} with {_number(points)}"


def _ahead(seats: Sequence[SeatResult]) -> str:
    """Say who leads, and by how much over the next one behind."""
    totals = sorted({seat.total for seat in seats}, reverse=True)
    if len(totals) == 1:
        return f"all level at {_number(totals[0])}"
    leaders = _you_first([seat.name for seat in seats if seat.total == totals[0]])
    lead = "leads" if len(leaders) == 1 and leaders != [_YOU] else "lead"
    if leaders[0] == _YOU:
        leaders[0] = _YOU.lower()
    return f"{listed(leaders)} {lead} by {totals[0] - totals[1]}"


def _you_first(names: Sequence[str]) -> list[str]:
    return sorted(names, key=lambda name: name != _YOU)


def _number(points: int) -> str:
    return f"\N{MINUS SIGN}{-points}" if points < 0 else str(points)


def when(moment: datetime, now: datetime) -> str:
    """Say when something was: "yesterday evening"; both in the player's own time zone."""
    minutes = int((now - moment) / timedelta(minutes=1))
    if minutes < 2:
        return "just now"
    if minutes < 60:
        return f"{minutes} minutes ago"
    time = next(name for until, name in _TIMES if moment.hour < until)
    day = (moment - _SMALL_HOURS).date()
    days = ((now - _SMALL_HOURS).date() - day).days
    if days == 0:
        return "tonight" if time == "night" else f"this {time}"
    if days == 1:
        return "last night" if time == "night" else f"yesterday {time}"
    if days < 7:
        return f"on {DAYS[day.weekday()]} {time}"
    date = f"on {moment.day} {MONTHS[moment.month - 1]}"
    return date if moment.year == now.year else f"{date} {moment.year}"
