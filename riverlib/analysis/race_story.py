"""A race in a headline and a few moments, computed from its course and its large swings."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from riverlib.analysis.course import AFLOAT, HOME, LOST, BoatCourse, RaceCourse
from riverlib.core.counting import count, counted, listed, number_word
from riverlib.core.people import People
from riverlib.race import DOCKS

MOST_MOMENTS = 4
"""Moments that are read from the course; large swings may be more."""
_SEVERAL = 2
"""Boats lost in one turn that are worth telling."""
_OUT_OF_REACH = "out of reach"
_NOBODY_CAUGHT_UP = "Nobody could catch up after that"


@dataclass(frozen=True, slots=True)
class Moment:
    """A turn of a race that is worth telling."""

    turn: int
    """Number of the turn, from 1."""
    seat: int | None
    """Whom it is about, ``None`` where it is about several."""
    sentence: str
    """What happened, with its round."""
    short: str
    """The same in two or three words, without a name."""


@dataclass(frozen=True, slots=True)
class RaceStory:
    """What there is to tell of a race; names in it are free text, never markup."""

    headline: str
    moments: tuple[Moment, ...]
    """In the order of their turns, no two of one turn."""


def story_of(course: RaceCourse, swings: Sequence[Moment] = ()) -> RaceStory:
    """Tell who came home when, what the river took, and where the race turned.

    Parameters
    ----------
    swings : sequence of Moment
        What changed chances to win most, where it is known, each in a turn of its own; they take
        no other moment's place.
    """
    people = People(course.names, None)
    return RaceStory(_headline(course, people), _moments(course, people, swings))


def points_words(course: RaceCourse) -> str:
    """Say who took the lead in points, and how often it changed hands."""
    people = People(course.names, None)
    if not any(course.scores[-1]):
        return "Nobody came home, so there are no points." if course.is_over else "No points yet."
    passings = _passings(course, people)
    if passings:
        last, number = passings[-1], len(passings)
        times = {1: "once", 2: "twice"}.get(number, f"{number_word(number)} times")
        who, when = people.together_within([last.seat or 0]), course.round_of(last.turn)
        return f"The lead changed hands {times}; {who} took it last, in round {when}."
    first = _arrivals(course)[0]
    when = course.round_of(_last_turn(first))
    said = f"{people.name(first.seat)} took the lead in round {when}, and nobody went past."
    return " ".join([said, *(moment.sentence for moment in _drew_level(course, people))])


# --- the headline ---------------------------------------------------------------------------


def _headline(course: RaceCourse, people: People) -> str:
    if not course.turns:
        return "Nobody has thrown the die yet."
    parts = [_ending(course, people) if course.is_over else _so_far(course, people)]
    lost = Counter(boat.seat for boat in course.boats if boat.end == LOST)
    if course.is_over or lost:
        parts.append(f"the waterfall took {_taken(lost, course, people)}")
    afloat = sum(boat.end == AFLOAT for boat in course.boats)
    if afloat and course.is_over:
        parts.append(f"{count(afloat, 'boat')} came too late")
    elif afloat:
        parts.append(f"{count(afloat, 'boat')} {'is' if afloat == 1 else 'are'} on the river")
    return f"{'; '.join(parts)}."


def _ending(course: RaceCourse, people: People) -> str:
    points = course.scores[-1]
    if not any(points):
        return "Nobody came home"
    if len(course.winners) > 1:
        most = counted(points[course.winners[0]], "point")
        return f"{people.together(course.winners)} shared the win with {most} each"
    (winner,) = course.winners
    docks = _arrivals(course, winner)
    when = f"{'in' if len(docks) == 1 else 'by'} round {course.round_of(_last_turn(docks[-1]))}"
    others = [points[seat] for seat in range(len(points)) if seat != winner]
    if not any(others):
        fleet = count(len(docks), "boat")
        return f"Only {people.together_within([winner])} came home, with {fleet} {when}"
    margin = points[winner] - max(others)
    won = f"won by {counted(margin, 'point')}" if margin else _narrowly(course, people, winner)
    if course.layout.boats == 1:
        return f"{people.name(winner)} came home {when} and {won}"
    fleet = _part(len(docks), course.layout.boats, "boat")
    return f"{people.name(winner)} brought {fleet} home {when} and {won}"


def _narrowly(course: RaceCourse, people: People, winner: int) -> str:
    """Say what decided between equal points: boats at home, then the best dock."""
    points = course.scores[-1]
    level = [seat for seat in range(len(points)) if points[seat] == points[winner]]
    level.remove(winner)
    home = len(_arrivals(course, winner))
    more = all(home > len(_arrivals(course, seat)) for seat in level)
    reason = "more boats at home" if more else "the better dock"
    others = people.together_within(level)
    return f"won with as many points as {others}, by {reason}"


def _so_far(course: RaceCourse, people: People) -> str:
    # the round that is being played, as the board says
    points, when = course.scores[-1], f"So far, in round {len(course.tides) + 1},"
    if not any(points):
        return f"{when} nobody is home"
    leaders = _leaders(points)
    who = people.together_within(leaders)
    if len(leaders) > 1:
        return f"{when} {who} are level with {counted(max(points), 'point')} each"
    second = sorted(points)[-2]
    verb = "lead" if people.is_you(leaders[0]) else "leads"
    return f"{when} {who} {verb} by {max(points) - second}"


def _taken(lost: Counter[int], course: RaceCourse, people: People) -> str:
    """Say what the waterfall took: "no boat", "both of Otter's", "5 boats, 3 of them Otter's"."""
    total = lost.total()
    if not total:
        return "no boat"
    if total == len(course.boats):
        return f"all {count(total, 'boat')}"
    most, number = lost.most_common(1)[0]
    if len(lost) == 1 and course.layout.boats == 1:
        return f"{people.whose(most)} boat"
    if len(lost) == 1:
        return f"{_part(number, course.layout.boats)} of {_theirs(people, most)}"
    boats = count(total, "boat")
    if list(lost.values()).count(number) == 1:
        return f"{boats}, {number_word(number)} of them {_theirs(people, most)}"
    return boats if len(lost) > 2 else f"{boats}, {_owners(lost, people)}"


def _owners(lost: Counter[int], people: People) -> str:
    """Say whose boats they were: "two of Otter's and one of yours"."""
    return listed([f"{number_word(n)} of {_theirs(people, seat)}" for seat, n in lost.items()])


def _theirs(people: People, seat: int) -> str:
    return "yours" if people.is_you(seat) else people.whose(seat)


def _part(some: int, of_all: int, thing: str = "") -> str:
    """Say how many of a fleet: "one boat", "both boats", "all three boats"."""
    if some == of_all and of_all > 1:
        words = "both" if of_all == 2 else f"all {number_word(of_all)}"
        return f"{words} {thing}s" if thing else words
    return count(some, thing) if thing else number_word(some)


# --- the moments ----------------------------------------------------------------------------


def _moments(course: RaceCourse, people: People, swings: Sequence[Moment]) -> tuple[Moment, ...]:
    """Return the most telling moments; what fell into one turn is told together."""
    chosen: dict[int, Moment] = {}
    for moment in _candidates(course, people):
        told = chosen.get(moment.turn)
        if told is not None:
            chosen[moment.turn] = _together(told, moment, course, people)
        elif len(chosen) < MOST_MOMENTS:
            chosen[moment.turn] = moment
    for swing in swings:
        told = chosen.get(swing.turn)
        chosen[swing.turn] = swing if told is None else _together(swing, told, course, people)
    return tuple(chosen[turn] for turn in sorted(chosen))


def _together(told: Moment, moment: Moment, course: RaceCourse, people: People) -> Moment:
    """Tell two moments of one turn; that somebody is out of reach follows from the other."""
    first, then = (moment, told) if told.short == _OUT_OF_REACH else (told, moment)
    if then.short == _OUT_OF_REACH:
        why = _at_most(course, people)
        return replace(first, sentence=f"{first.sentence} {_NOBODY_CAUGHT_UP}: {why}.")
    seat = told.seat if told.seat == moment.seat else None
    return replace(first, seat=seat, sentence=f"{first.sentence} {then.sentence}")


def _candidates(course: RaceCourse, people: People) -> Iterator[Moment]:
    """Yield what could be told, the most telling first, nothing twice."""
    yield from _first_home(course, people)
    passings, losses = _passings(course, people), list(_losses(course, people))
    yield from passings[-1:]
    yield from _drew_level(course, people)
    yield from losses[:1]
    yield from _out_of_reach(course, people)
    yield from losses[1:]
    yield from passings[-2::-1]


def _first_home(course: RaceCourse, people: People) -> Iterator[Moment]:
    for boat in _arrivals(course)[:1]:
        turn, seat = _last_turn(boat), boat.seat
        was = "were" if people.is_you(seat) else "was"
        said = f"{people.name(seat)} {was} first home, in round {course.round_of(turn)}"
        if course.is_over and _stays_ahead(course, seat, turn):
            said += ", and ahead from then on"
        yield Moment(turn, seat, f"{said}.", "first home")


def _passings(course: RaceCourse, people: People) -> list[Moment]:
    """Return each turn in which somebody came to lead alone where another had."""
    found, before = [], None
    for turn, points in enumerate(course.scores):
        leaders = _leaders(points)
        if not any(points) or len(leaders) > 1:
            continue
        [seat] = leaders
        if before not in (None, seat):
            score = f"{points[seat]} to {points[before]}"
            passed = people.together_within([before])
            said = f"In round {course.round_of(turn)} {people.together_within([seat])} went past"
            stays = course.is_over and _stays_ahead(course, seat, turn)
            end = ", and stayed ahead" if stays else ""
            found.append(Moment(turn, seat, f"{said} {passed}, {score}{end}.", "new leader"))
        before = seat
    return found


def _drew_level(course: RaceCourse, people: People) -> Iterator[Moment]:
    """Yield the turn from which on those who share the win were level."""
    points = course.scores[-1]
    if len(course.winners) < 2 or not any(points):
        return
    level = [_leaders(row) == list(course.winners) for row in course.scores]
    turn = max((no for no, is_level in enumerate(level) if not is_level), default=-1) + 1
    seat = next(boat.seat for boat in _arrivals(course) if _last_turn(boat) == turn)
    others = people.together_within([each for each in course.winners if each != seat])
    said = f"In round {course.round_of(turn)} {people.together_within([seat])} drew level with"
    yield Moment(turn, seat, f"{said} {others}, and so it stayed.", "level")


def _out_of_reach(course: RaceCourse, people: People) -> Iterator[Moment]:
    """Yield the turn that made the win certain; of the very last one that says nothing."""
    turn = course.decided
    if turn in (None, course.turns) or len(course.winners) != 1:
        return
    [winner] = course.winners
    when = f"round {course.round_of(turn)}"
    when = f"By the end of {when}" if turn in course.tides else f"In {when}"
    name, was = people.together_within([winner]), "were" if people.is_you(winner) else "was"
    points = counted(course.scores[turn][winner], "point")
    said = f"{when} {name} {was} out of reach with {points}: {_at_most(course, people)}."
    yield Moment(turn, winner, said, _OUT_OF_REACH)


def _at_most(course: RaceCourse, people: People) -> str:
    """Say how many points the others could still end with once the win was certain, and why.

    Boats that are lost for sure count for nothing: who only counts boats would get more.
    """
    others = [seat for seat in range(len(course.names)) if seat not in course.winners]
    most = max(course.reach[seat] for seat in others)
    who = "the others" if len(others) > 1 else people.together_within(others)
    said = f"{who} could get {counted(most, 'point')} at most"
    if not most:
        said = f"{who} could get no points any more"
    enough = course.scores[course.decided or 0][course.winners[0]]
    doomed = [
        _fleet_words(course.doomed[seat], people.whose(seat), course.layout.boats)
        for seat in others
        if course.doomed[seat] and _if_none_fell(course, seat) >= enough
    ]
    return f"{said}, as the next tide was sure to take {listed(doomed)}" if doomed else said


def _fleet_words(some: int, whose: str, of_all: int) -> str:
    """Say how many boats of a fleet: "Otter's boat", "one of Otter's boats"."""
    return f"{whose} boat" if of_all == 1 else f"{number_word(some)} of {whose} boats"


def _if_none_fell(course: RaceCourse, seat: int) -> int:
    """Return the points that a seat would end with if all its boats took the best docks left."""
    turn = course.decided or 0
    docked = [boat for boat in course.boats if boat.end == HOME and _last_turn(boat) <= turn]
    afloat = [
        boat for boat in course.boats_of(seat) if boat.end == AFLOAT or _last_turn(boat) > turn
    ]
    best = DOCKS - len(docked)
    return course.scores[turn][seat] + sum(range(best, best - len(afloat), -1))


def _losses(course: RaceCourse, people: People) -> Iterator[Moment]:
    """Yield each turn that lost several boats, the worst first."""
    lost = Counter(_last_turn(boat) for boat in course.boats if boat.end == LOST)
    for turn, number in sorted(lost.items(), key=lambda item: (-item[1], item[0])):
        if number < _SEVERAL:
            return
        seats = Counter(
            boat.seat for boat in course.boats if boat.end == LOST and _last_turn(boat) == turn
        )
        boats, after = count(number, "boat"), f"after round {course.round_of(turn)}"
        if len(seats) == 1:
            [seat] = seats
            said = f"{number_word(number)} of {_theirs(people, seat)}"
            yield Moment(turn, seat, f"The tide {after} took {said}.", f"{number} lost")
        else:
            said = f"{boats}: {_owners(seats, people)}"
            yield Moment(turn, None, f"The tide {after} took {said}.", f"{number} lost")


# --- reading a course -----------------------------------------------------------------------


def _arrivals(course: RaceCourse, seat: int | None = None) -> list[BoatCourse]:
    """Return the boats that came home, of all or of one seat, in the order of their docks."""
    home = [boat for boat in course.boats if boat.end == HOME and seat in (None, boat.seat)]
    return sorted(home, key=lambda boat: -(boat.dock or 0))


def _last_turn(boat: BoatCourse) -> int:
    """Return the turn in which a boat left the river."""
    return len(boat.places) - 1


def _leaders(points: Sequence[int]) -> list[int]:
    return [seat for seat, each in enumerate(points) if each == max(points)]


def _stays_ahead(course: RaceCourse, seat: int, turn: int) -> bool:
    """Whether a seat alone has the most points from a turn to the end."""
    return all(_leaders(points) == [seat] for points in course.scores[turn:])
