"""When the chances of a race turned, and which throw or choice turned them most, in words."""

from collections.abc import Sequence
from dataclasses import dataclass

from riverlib.core.people import People
from riverlib.race.coach.advice import chance_words
from riverlib.race.coach.review import Decision, Moment, RaceReview, Throw
from riverlib.race.coach.story import way_words
from riverlib.race.state import WIND

LEAST = 0.25
"""A change of a chance from which on it is told: a quarter of a win."""
_WORTH_TELLING = 0.05
"""A chance that somebody else had, from which on it is told."""
_DECIMALS = 6  # what differs by less is equal: of two players one gains what the other loses


@dataclass(frozen=True, slots=True)
class Swing:
    """What one throw or one choice did to the chance of one seat."""

    moment: Moment
    seat: int
    """Whose chance moved; not always who threw or chose."""
    before: float
    after: float

    @property
    def turn(self) -> int:
        """Number of the turn, from 1: each is a throw and a choice."""
        return self.moment.action_no // 2 + 1


def largest_swing(review: RaceReview) -> Swing | None:
    """Return the largest change that one throw or choice made; ``None`` if all are small.

    Luck and choice of one turn are told apart: a lucky throw may be thrown away. Of equal changes
    the first, and in it that of whoever threw or chose.
    """
    swings = [
        Swing(moment, seat, review.chances[no][seat], review.chances[no + 1][seat])
        for no, moment in enumerate(review.moments)
        if isinstance(moment, Throw) or not moment.is_forced
        for seat in range(review.players)
    ]

    def size(swing: Swing) -> tuple[float, int, bool]:
        change = round(abs(swing.after - swing.before), _DECIMALS)
        return change, -swing.moment.action_no, swing.seat == swing.moment.seat

    largest = max(swings, key=size, default=None)
    return largest if largest and size(largest)[0] >= LEAST else None


def swing_words(review: RaceReview, swing: Swing, people: People) -> str:
    """Say whose throw or choice it was, and what it did: a throw is luck, a choice is not."""
    moment, rose = swing.moment, swing.after > swing.before
    who = people.together_within([moment.seat])
    if isinstance(moment, Throw):
        face = "the wind" if moment.face == WIND else f"a {moment.face}"
        whom = people.together_within([swing.seat])
        beside = "" if swing.seat == moment.seat else f" for {whom}"
        did = f"threw {face}, {'good' if rose else 'bad'} luck{beside}"
    else:
        did = f"chose to {way_words(moment.state, moment.chosen, people)}{_not(moment, people)}"
    change = f"{'rose' if rose else 'fell'} from {_about(review, swing.before)}"
    return (
        f"In round {review.round_of(moment.action_no)} {who} {did}: {people.whose(swing.seat)}"
        f" chance to win {change} to {_about(review, swing.after)}."
    )


def _not(decision: Decision, people: People) -> str:
    """Say what a choice that gave something away was chosen instead of."""
    if not decision.is_costly:
        return ""
    return f", not to {way_words(decision.state, decision.best, people)}"


def turning_words(review: RaceReview, winners: Sequence[int], people: People) -> str:
    """Say from when on the winner had the best chance, and what turned the race most.

    Where nothing turned it much, how good another's chance had been.

    Parameters
    ----------
    winners : sequence of int
        Seats that won, or shared the win.
    """
    rows, swing = review.chances, largest_swing(review)
    turned = f" {swing_words(review, swing, people)}" if swing else ""
    best = "better" if review.players == 2 else "best"
    if len(winners) > 1:
        turned = turned or _peak(review, (), people, len(rows))
        return f"{people.together(winners)} shared the win.{turned}"
    [winner] = winners
    name = people.name(winner)
    ahead = [_leads(row, winner) for row in rows]
    if all(ahead[1:]):
        return f"{name} had the {best} chance from the first throw on.{turned}"
    behind = max(row for row, leads in enumerate(ahead) if not leads)
    turned = turned or _peak(review, winners, people, behind + 1)
    if behind >= len(review.moments):  # an estimate may miss the end
        return f"It was open to the very end; then {people.together_within([winner])} won.{turned}"
    return f"{name} had the {best} chance from round {review.round_of(behind)} on.{turned}"


def _peak(review: RaceReview, winners: Sequence[int], people: People, rows: int) -> str:
    """Say the best chance that anybody else had in the first rows, and when."""
    others = [seat for seat in range(review.players) if seat not in winners]
    found = [(review.chances[row][seat], -row, seat) for row in range(1, rows) for seat in others]
    if not found:
        return ""
    share, row, seat = max(found)
    if share < 1 / review.players + _WORTH_TELLING:
        return ""
    when, chance = review.round_of(-row - 1), _about(review, share)
    return f" In round {when} {people.whose(seat)} chance was {chance}."


def _about(review: RaceReview, share: float) -> str:
    """Write a chance: what is estimated, and not certain, is "about"."""
    chance = chance_words(share)
    return chance if review.exact or share in (0, 1) else f"about {chance}"


def _leads(shares: Sequence[float], seat: int) -> bool:
    return all(shares[seat] > share for other, share in enumerate(shares) if other != seat)
