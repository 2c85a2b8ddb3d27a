"""When the chances of a race turned, and which throws or choices turned them most, in words."""

from collections.abc import Sequence
from dataclasses import dataclass

from riverlib.core.people import People
from riverlib.race.coach.in_hundred import percent_of
from riverlib.race.coach.review import Decision, Moment, RaceReview, Throw
from riverlib.race.coach.story import in_short, leads, way_words
from riverlib.race.state import WIND

LEAST = 0.25
"""A change of a chance from which on it is told: a quarter of a win."""
_WORTH_TELLING = 0.05
"""A chance that somebody else had, from which on it is told."""
_HALF = 0.5
"""How large a reader's own choice must be beside the largest swing to be told before it."""
_GREAT = 0.65
"""A chance that did not come true from which on it is told first: about two in three."""
_LOST = 0.1
"""What one throw or choice took of a great chance from which on it is told."""
_NEAR = 0.03
"""Two chances that differ by less are told once."""
_SUREST = 0.99
"""What an estimate says at most of a chance that did not come true."""
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


@dataclass(frozen=True, slots=True)
class Peak:
    """The greatest chance of somebody who did not win after all."""

    row: int
    """Its row in the chances of the review."""
    seat: int
    share: float


def great_chance(review: RaceReview, winners: Sequence[int]) -> Peak | None:
    """Return the greatest chance that did not come true; ``None`` where nobody's was great."""
    found = _best_of_others(review, winners, len(review.chances))
    return found if found and found.share >= _GREAT else None


def telling_swings(review: RaceReview, winners: Sequence[int]) -> tuple[Swing, ...]:
    """Return the largest swing, and what took most of a great chance that did not come true."""
    largest, peak = largest_swing(review), great_chance(review, winners)
    lost = _loss(review, peak) if peak else None
    if largest and lost and largest.turn == lost.turn:
        lost = None
    return tuple(swing for swing in (largest, lost) if swing)


def _loss(review: RaceReview, peak: Peak) -> Swing | None:
    """Return what took most of a great chance before another was better."""
    rows = range(peak.row, len(review.moments))
    overtaken = next((row for row in rows if not leads(review.chances[row], peak.seat)), rows.stop)
    falls = [
        Swing(moment, peak.seat, review.chances[row][peak.seat], review.chances[row + 1][peak.seat])
        for row, moment in enumerate(review.moments[:overtaken])
        if row >= peak.row and (isinstance(moment, Throw) or not moment.is_forced)
    ]
    deepest = max(falls, key=lambda each: each.before - each.after, default=None)
    return deepest if deepest and deepest.before - deepest.after >= _LOST else None


def largest_swing(review: RaceReview) -> Swing | None:
    """Return the largest change that one throw or choice made; ``None`` if all are small.

    Luck and choice of one turn are told apart: a lucky throw may be thrown away. Of equal changes
    the first, and in it that of whoever threw or chose.
    """
    return _largest(_swings(review))


def _swings(review: RaceReview) -> list[Swing]:
    return [
        Swing(moment, seat, review.chances[no][seat], review.chances[no + 1][seat])
        for no, moment in enumerate(review.moments)
        if isinstance(moment, Throw) or not moment.is_forced
        for seat in range(review.players)
    ]


def _largest(swings: Sequence[Swing]) -> Swing | None:
    def size(swing: Swing) -> tuple[float, int, bool]:
        change = round(abs(swing.after - swing.before), _DECIMALS)
        return change, -swing.moment.action_no, swing.seat == swing.moment.seat

    largest = max(swings, key=size, default=None)
    return largest if largest and size(largest)[0] >= LEAST else None


def turning_point(review: RaceReview, persons: Sequence[int]) -> Swing | None:
    """Return what turned a race; a choice of somebody who reads it before a throw or a bot's.

    It led to how the race ended: what took most of the chance of whoever then won did not turn it.
    """
    end = review.chances[-1]
    swings = [
        swing
        for swing in _swings(review)
        if (swing.after - swing.before) * (end[swing.seat] - swing.before) > 0
    ]
    largest = _largest(swings)
    if largest is None:
        return None
    own = [
        swing
        for swing in swings
        if isinstance(moment := swing.moment, Decision)
        and swing.seat == moment.seat
        and moment.seat in persons
        and moment.is_costly
    ]
    worst = max(own, key=_drop, default=None)
    least = max(LEAST, _HALF * abs(largest.after - largest.before))
    return worst if worst and _drop(worst) >= least else largest


def _drop(swing: Swing) -> float:
    return swing.before - swing.after


def what_turned_it(review: RaceReview, persons: Sequence[int], people: People) -> str:
    """Say what turned a race in a line, for below "What turned it"; nothing if nothing did.

    Who has just won or lost reads no more of it. The review tells the same (``turned_sentence``).
    """
    swing = turning_point(review, persons)
    told = _turn(review, swing, people) if swing else ""
    return f"{told[:1].upper()}{told[1:]}"


def turned_sentence(review: RaceReview, swing: Swing, people: People) -> str:
    """Say what turned a race in a sentence of its own, word for word as its result does.

    Parameters
    ----------
    swing : Swing
        Its turning point.
    """
    return f"What turned it was {_turn(review, swing, people)}"


def _turn(review: RaceReview, swing: Swing, people: People) -> str:
    what = in_short(review, swing.moment, people)
    moved = "rose" if swing.after > swing.before else "fell"
    before, after = (percent_of(share) for share in (swing.before, swing.after))
    about = "" if review.exact else "about "
    return f"{what}: {people.whose(swing.seat)} chance {moved} from {about}{before} to {after}."


def told_swing(review: RaceReview, swing: Swing, winners: Sequence[int], people: People) -> str:
    """Say what a swing did, and how great the chance had been that it took from a loser."""
    said, peak = swing_words(review, swing, people), great_chance(review, winners)
    is_lost = swing.after < swing.before and peak is not None and swing == _loss(review, peak)
    if peak is None or not is_lost or peak.share - swing.before < _NEAR:
        return said
    chance, when = _about(review, min(peak.share, _SUREST)), review.round_of(peak.row - 1)
    is_now = when == review.round_of(swing.moment.action_no)
    return f"{said} It had been {chance} {'shortly before' if is_now else f'in round {when}'}."


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
    """Say which great chance did not come true, or from when on the winner had the best chance.

    It is a chart's title, short: what turned the race is seen in the chart. Where nothing turned it
    much, it says how good another's chance had been.

    Parameters
    ----------
    winners : sequence of int
        Seats that won, or shared the win.
    """
    rows, is_turned = review.chances, largest_swing(review) is not None
    best = "better" if review.players == 2 else "best"
    if peak := great_chance(review, winners):
        return _not_come_true(review, peak, winners, people)
    if len(winners) > 1:
        had = "" if is_turned else _peak(review, (), people, len(rows))
        if had:
            return f"{people.together(winners)} shared the win.{had}"
        who = people.together_within(winners)
        return f"Nobody had the {best} chance in the end: {who} shared the win."
    [winner] = winners
    name = people.name(winner)
    ahead = [leads(row, winner) for row in rows]
    if all(ahead[1:]):
        return f"{name} had the {best} chance from the first throw on."
    first = review.moments[1]
    if all(ahead[2:]) and isinstance(first, Decision) and not first.is_forced:
        whose = people.whose(first.seat)
        return f"{name} had the {best} chance from {whose} first choice on."
    behind = max(row for row, leads in enumerate(ahead) if not leads)
    had = "" if is_turned else _peak(review, winners, people, behind + 1)
    if behind >= len(review.moments):  # an estimate may miss the end
        return f"It was open to the very end; then {people.together_within([winner])} won.{had}"
    return f"{name} had the {best} chance from round {review.round_of(behind)} on.{had}"


def _peak(review: RaceReview, winners: Sequence[int], people: People, rows: int) -> str:
    """Say the best chance that anybody else had in the first rows, and when."""
    best = _best_of_others(review, winners, rows)
    if best is None or best.share < 1 / review.players + _WORTH_TELLING:
        return ""
    when, chance = review.round_of(best.row - 1), _about(review, best.share)
    return f" In round {when} {people.whose(best.seat)} chance was {chance}."


def _best_of_others(review: RaceReview, winners: Sequence[int], rows: int) -> Peak | None:
    """Return the best chance after a throw that somebody had who did not win, the first of such."""
    others = [seat for seat in range(review.players) if seat not in winners]
    found = [
        Peak(row, seat, review.chances[row][seat]) for row in range(1, rows) for seat in others
    ]
    return max(found, key=lambda each: (each.share, -each.row), default=None)


def _not_come_true(review: RaceReview, peak: Peak, winners: Sequence[int], people: People) -> str:
    """Say how great a chance was, and who won all the same."""
    loser, chance = people.name(peak.seat), _about(review, min(peak.share, _SUREST))
    won = "still won" if len(winners) == 1 else "still shared the win"
    who = people.together_within(list(winners))
    best = "better" if review.players == 2 else "best"
    when = f"round {review.round_of(peak.row - 1)}"
    return f"{loser} had the {best} chance, {chance} in {when}; {who} {won}."


def _about(review: RaceReview, share: float) -> str:
    """Write a chance: what is estimated, and not certain, is "about"."""
    chance = percent_of(share)
    return chance if review.exact or share in (0, 1) else f"about {chance}"
