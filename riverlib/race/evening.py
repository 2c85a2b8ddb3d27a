"""A race in three facts: the boats that came home, the lead, what the waterfall took.

Everything is read from the finished race and its events. The first fact is the reader's own, or
that of all the people when several share the board. What turned a race is a matter of chances, not
of docks: whoever knows them says it, before all else and in place of the lead.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from riverlib.core.counting import counted, listed
from riverlib.core.fact import Fact
from riverlib.core.people import People
from riverlib.race.events import BoatDocked, Event, Rolled, TideTurned
from riverlib.race.layout import DOCKS
from riverlib.race.state import HARBOUR, LOST, WIND, Phase, RaceState, is_on_river

_ENOUGH = 4
"""Throws from which on an average says something."""
_LOWER = 0.6
"""Of an average throw: so much lower is felt."""


def evening(
    state: RaceState,
    events: Sequence[Event],
    *,
    people: People,
    persons: Sequence[int],
    turned: str = "",
) -> tuple[Fact, ...]:
    """Return the facts of a finished race.

    Parameters
    ----------
    events : sequence of Event
        All of the race, in order.
    people : People
        The names, and who reads.
    persons : sequence of int
        Seats whose boats are told, such as those that people sail; without any, all. Of several
        everybody's are told.
    turned : str
        What moved a chance to win most, where the chances are known.
    """
    told = list(persons) or list(range(state.players))
    home, fall = _boats_home(state, people, told), _waterfall(state, people)
    dice = _against(state, events, people)
    if turned:
        return Fact("What turned it", turned), *dice, home, fall
    return *dice, home, _lead(state, events, people), fall


def _against(state: RaceState, events: Sequence[Event], people: People) -> tuple[Fact, ...]:
    """Console the one reader who has lost with clearly lower throws than whoever won.

    What is exactly due to luck takes the coach a moment; the throws themselves are known at once.
    """
    you, winners = people.you, state.winners
    if you is None or you in winners or not winners:
        return ()
    own, other = (_throws(events, seat) for seat in (you, winners[0]))
    if min(len(own), len(other)) < _ENOUGH:
        return ()
    mine, theirs = (sum(each) / len(each) for each in (own, other))
    if theirs - mine < _LOWER:
        return ()
    told = f"your throws came to {mine:.1f} on average, {people.whose(winners[0])} to {theirs:.1f}"
    return (Fact("The dice", f"They were against you: {told}."),)


def _throws(events: Sequence[Event], seat: int) -> list[int]:
    """Return the numbers that a seat threw; the wind is none."""
    rolls = (each for each in events if isinstance(each, Rolled) and each.seat == seat)
    return [each.face for each in rolls if each.face != WIND]


def _boats_home(state: RaceState, people: People, told: Sequence[int]) -> Fact:
    boats = state.layout.boats
    home = [fleet.count(HARBOUR) for fleet in state.boats]
    if len(told) > 1:
        if len(set(home)) == 1:
            return Fact("Boats home", _all_brought(home[0], boats, state.players))
        ordered = sorted(range(state.players), key=lambda seat: -home[seat])  # or it seems all
        return Fact("Boats home", f"{_each_brought(home, ordered, people)}.")
    [seat] = told
    docks = [DOCKS - place for place, (owner, _) in enumerate(state.docked) if owner == seat]
    noun = "dock" if len(docks) == 1 else "docks"
    to = f", to {noun} {listed([str(dock) for dock in docks])}" if docks else ""
    whose = people.whose(seat)
    if boats == 1:
        text = f"{people.whose_first(seat)} boat {'came' if docks else 'did not come'} home"
    elif docks and len(docks) < boats:
        text = f"{len(docks)} of {whose} {boats} boats came home"
    elif docks:
        text = f"{'Both' if boats == 2 else f'All {boats}'} of {whose} boats came home"
    else:
        text = f"None of {whose} {boats} boats came home"
    return Fact("Boats home", f"{text}{to}.")


def _each_brought(home: Sequence[int], ordered: Sequence[int], people: People) -> str:
    """Say who brought how many boats home; those with as many are told together.

    >>> _each_brought((1, 2, 1, 0), (1, 0, 2, 3), People(("Ann", "Ben", "Cleo", "Dan"), None))
    'Ben brought two boats home; Ann and Cleo one each; Dan none'
    """
    groups = [
        (number, [seat for seat in ordered if home[seat] == number])
        for number in dict.fromkeys(home[seat] for seat in ordered)
    ]
    (most, first), *rest = groups
    parts = [f"{people.together(first)} brought {_in_words(most)} home{_apiece(first)}"]
    for number, seats in rest:
        count = _in_words(number).rpartition(" ")[0] + _apiece(seats) if number else "none"
        parts.append(f"{people.together_within(seats)} {count}")
    return "; ".join(parts)


def _apiece(seats: Sequence[int]) -> str:
    return " each" if len(seats) > 1 else ""


def _all_brought(home: int, boats: int, players: int) -> str:
    """Say of a race in which all brought the same number of boats home how many.

    >>> _all_brought(1, 3, 4), _all_brought(2, 2, 2)
    ('Everybody brought one boat home.', 'Both brought every boat home.')
    """
    if not home:
        return "Nobody brought a boat home."
    count = "every boat" if home == boats > 1 else _in_words(home)
    return f"{'Both' if players == 2 else 'Everybody'} brought {count} home."


def _in_words(boats: int) -> str:
    words = {1: "one boat", 2: "two boats", 3: "three boats"}
    return words.get(boats, counted(boats, "boat"))


@dataclass(frozen=True, slots=True)
class _Arrival:
    """A boat that came home, and the throw that brought it there."""

    seat: int
    dock: int
    face: int
    round_no: int


def _arrivals(events: Sequence[Event]) -> list[_Arrival]:
    arrivals, face, round_no = [], 0, 1
    for event in events:
        if isinstance(event, TideTurned):
            round_no += 1
        elif isinstance(event, Rolled):
            face = event.face
        elif isinstance(event, BoatDocked):
            arrivals.append(_Arrival(event.seat, event.dock, face, round_no))
    return arrivals


def _lead(state: RaceState, events: Sequence[Event], people: People) -> Fact:
    """Tell the throw from which on the winners stood in front, and who did before."""
    arrivals = _arrivals(events)
    if not arrivals:
        return Fact("The lead", "No boat came home, so nobody was ever ahead.")
    leaders = [_leaders(state, home) for home in range(len(arrivals) + 1)]
    won = leaders[-1]
    since = len(arrivals)
    while since > 1 and leaders[since - 1] == won:
        since -= 1
    came = arrivals[since - 1]
    if since == 1:
        who = people.name(came.seat)
        text = f"{who} took dock {came.dock} in round {came.round_no} and led to the end."
        return Fact("The lead", text)
    before = [seat for seat in leaders[since - 1] if seat != came.seat]
    throw = "the wind" if came.face == WIND else f"a {came.face}"
    text = f"Round {came.round_no}: with {throw} {people.together_within([came.seat])} took"
    text = f"{text} dock {came.dock} and"
    passed = people.together_within(before)
    if len(won) > 1:
        return Fact("The lead", f"{text} drew level with {passed}.")
    if came.seat in leaders[since - 1]:
        text = f"{text} left {passed} behind, level until then."
    else:
        text = f"{text} went past {passed}."
    last = since == len(arrivals)
    return Fact("The lead", text if last else f"{text} Nobody caught up after that.")


def _leaders(state: RaceState, home: int) -> tuple[int, ...]:
    """Return who would have won after so many arrivals."""
    return replace(state, docked=state.docked[:home], phase=Phase.OVER).winners


def _waterfall(state: RaceState, people: People) -> Fact:
    late = sum(is_on_river(place) for fleet in state.boats for place in fleet)
    too_late = f" {counted(late, 'boat')} came too late for the harbour." if late else ""
    return Fact("The waterfall", f"It took {what_fell(state, people)}.{too_late}")


def what_fell(state: RaceState, people: People) -> str:
    """Say what the waterfall took: "no boat", "one boat, yours", "3 boats: 2 of yours and ..."."""
    lost = {seat: fleet.count(LOST) for seat, fleet in enumerate(state.boats) if LOST in fleet}
    ordered = sorted(lost, key=lambda seat: -lost[seat])
    owners = ["yours" if people.is_you(seat) else people.whose(seat) for seat in ordered]
    count = sum(lost.values())
    if count < 2:
        return f"one boat, {owners[0]}" if lost else "no boat"
    each = set(lost.values())
    if len(lost) == state.players > 2 and len(each) == 1:
        return f"{_in_words(each.pop())} from everybody"
    parts = [f"{lost[seat]} of {owner}" for seat, owner in zip(ordered, owners, strict=True)]
    return f"{count} boats: {listed(parts)}"
