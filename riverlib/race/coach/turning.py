"""When the chances of a race turned, in one sentence."""

from collections.abc import Sequence

from riverlib.core.people import People
from riverlib.core.text import percent
from riverlib.race.coach.review import RaceReview

_WORTH_TELLING = 0.05
"""A chance that somebody else had, from which on it is told."""


def turning_words(review: RaceReview, winners: Sequence[int], people: People) -> str:
    """Say from when on the winner had the best chance, and how good another's had been.

    Parameters
    ----------
    winners : sequence of int
        Seats that won, or shared the win.
    """
    rows = review.chances
    best = "better" if review.players == 2 else "best"
    if len(winners) > 1:
        return f"{people.together(winners)} shared the win.{_peak(review, (), people, len(rows))}"
    [winner] = winners
    name = people.name(winner)
    ahead = [_leads(row, winner) for row in rows]
    if all(ahead[1:]):
        return f"{name} had the {best} chance from the first throw to the last."
    behind = max(row for row, leads in enumerate(ahead) if not leads)
    peak = _peak(review, winners, people, behind + 1)
    if behind >= len(review.moments):  # an estimate may miss the end
        return f"It was open to the very end; then {people.together_within([winner])} won.{peak}"
    return f"{name} had the {best} chance from round {review.round_of(behind)} on.{peak}"


def _peak(review: RaceReview, winners: Sequence[int], people: People, rows: int) -> str:
    """Say the best chance that anybody else had in the first rows, and when."""
    others = [seat for seat in range(review.players) if seat not in winners]
    found = [(review.chances[row][seat], -row, seat) for row in range(1, rows) for seat in others]
    if not found:
        return ""
    share, row, seat = max(found)
    if share < 1 / review.players + _WORTH_TELLING:
        return ""
    about = "" if review.exact else "about "
    chance = percent(min(round(share, 2), 0.99 if share < 1 else 1))
    return f" In round {review.round_of(-row - 1)} {people.whose(seat)} chance was {about}{chance}."


def _leads(shares: Sequence[float], seat: int) -> bool:
    return all(shares[seat] > share for other, share in enumerate(shares) if other != seat)
