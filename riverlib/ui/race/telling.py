"""A finished race in a few words for each person: when all is known of it, and before."""

from collections.abc import Sequence
from dataclasses import replace

from riverlib.core.counting import listed, number_word
from riverlib.core.people import People
from riverlib.play import RaceMatch
from riverlib.race import DOCKS
from riverlib.race.coach import review_words as words
from riverlib.race.coach import story
from riverlib.race.coach.in_hundred import wins_in_100
from riverlib.race.coach.review import Decision, RaceReview, SeatReview
from riverlib.race.coach.review_job import ReviewJob
from riverlib.race.coach.turning import turned_sentence, turning_point
from riverlib.ui.shared.game_review import LUCK, Fact, Judged, Told

_STILL = "being weighed"
_DICE = Fact("The dice", _STILL, gain=0.0, ends=LUCK)


def told(match: RaceMatch, review: RaceReview, people: People) -> list[Told]:
    """Say for each person how it ended and where it turned, and what dice and choices did."""
    swing = turning_point(review, match.people)
    turned = (
        turned_sentence(review, swing, people)
        if swing
        else story.since_when(review, match.state, people)
    )
    rows: list[Told] = []
    beside = [swing.moment.action_no] if swing else []
    for each in _ended(match, people):
        seat = int(each.key)
        at = story.biggest_at(review, seat)
        is_told = swing is not None and (at, seat) == (swing.moment.action_no, swing.seat)
        moment = "" if is_told else story.biggest_moment(review, seat, people, beside=beside)
        beside += [] if at is None else [at]
        more = (*each.more, "" if rows else turned, moment)
        rows.append(replace(each, more=more, facts=(*each.facts, *_facts(review.seats[seat]))))
    return rows


def so_far(match: RaceMatch, job: ReviewJob, people: People) -> list[Told]:
    """Say for each person how it ended, and what is known of dice and choices by now."""
    rows = []
    for each in _ended(match, people):
        mine = [one for one in job.judged if one.seat == int(each.key)]
        rows.append(replace(each, facts=(*each.facts, _DICE, _choices_so_far(mine))))
    return rows


def _choices_so_far(mine: Sequence[Decision]) -> Fact:
    if not mine:
        return Fact("Choices", _STILL, gain=0.0)
    costly = sum(each.is_costly for each in mine)
    return Fact("Choices", f"{len(mine)} weighed", f"{number_word(costly)} costly so far", gain=0.0)


def judged(match: RaceMatch, job: ReviewJob, people: People) -> list[Judged]:
    """Say of each choice of a person that has been weighed what it was worth, in order."""
    return [_judged(each, people) for each in job.judged if each.seat in match.people]


def _judged(decision: Decision, people: People) -> Judged:
    is_costly, about = decision.is_costly, "about " if decision.error else ""
    cost = f"cost {about}{wins_in_100(max(1, round(100 * decision.cost)))}"
    return Judged(
        when=f"Round {decision.state.tides + 1}",
        what=story.moment_words(decision, people).removesuffix("."),
        verdict=cost if is_costly else "well chosen",
        is_costly=is_costly,
    )


def _ended(match: RaceMatch, people: People) -> list[Told]:
    return [_end_of(match, seat, people) for seat in match.people]


def _end_of(match: RaceMatch, seat: int, people: People) -> Told:
    """Say what is known as soon as the last boat is home or lost."""
    end, is_first = match.state, seat == match.people[0]
    came = [DOCKS - place for place, (owner, _) in enumerate(end.docked) if owner == seat]
    boats, home = len(end.boats[seat]), len(came)
    noun = "dock" if home == 1 else "docks"
    docks = f"{noun} {listed([str(dock) for dock in came])}" if came else "no points"
    return Told(
        key=str(seat),
        name="" if people.is_you(seat) else people.names[seat],
        lead=story.who_won(end, people) if is_first else story.came_home(sum(came), seat, people),
        more=(story.what_else_happened(end, people),) if is_first else (),
        facts=(Fact("Boats", f"{home} of {boats} home", docks, part=(home, boats)),),
    )


def _facts(mine: SeatReview) -> tuple[Fact, Fact]:
    return (
        Fact(
            "The dice",
            words.dice_words(mine),
            words.dice_in_100(mine),
            gain=mine.luck,
            ends=LUCK,
        ),
        Fact(
            "Choices",
            words.choices_words(mine),
            words.choices_in_100(mine),
            gain=-mine.cost,
            kinds=words.choices_of_kinds(mine),
        ),
    )
