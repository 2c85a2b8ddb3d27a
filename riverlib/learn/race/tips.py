"""What matters at this moment of a race, the most important first."""

from collections.abc import Collection, Iterator, Sequence

from riverlib.core.people import People
from riverlib.learn.race.happened import happened_tips
from riverlib.learn.race.landing import Landing, LandingReason, landing_reason
from riverlib.learn.race.moment import Moment, moment
from riverlib.learn.race.places import card_at, to_place
from riverlib.learn.race.tide import Tide, TideReason, docks_left, tide_reason
from riverlib.learn.tip import Tip
from riverlib.race import (
    DOCKS,
    Choice,
    GoodWind,
    IllWind,
    LoseTurn,
    Phase,
    RaceState,
    Ride,
    Sail,
    is_on_river,
    legal_actions,
    target_of,
)
from riverlib.race.events import Event

_SAILS = {
    Landing.RIDE: "ride",
    Landing.RIDE_HARBOUR: "ride",
    Landing.RIDE_SANDBANK: "ride",
    Landing.SANDBANK: "sandbank",
    Landing.HARBOUR: "harbour",
}

_WIND = "The wind blows a boat to the next one of its colour: yours forward, or a rival's back."

_CHANCES = Tip(
    key="chances",
    text="The longer your colour in this bar, the better your chance to win.",
    mark="chances",
)
CHANCES_AFTER = 2
"""Tides that a newcomer has seen before chances are one thing more to read."""


def race_tips(
    state: RaceState,
    *,
    names: Sequence[str],
    has_chances: bool = False,
    worse: Collection[Choice] = (),
    events: Sequence[Event] = (),
) -> tuple[Tip, ...]:
    """Return what the seat whose turn it is should know now; nothing once the race is over.

    Parameters
    ----------
    names : sequence of str, one a seat
        The reader is whoever is to throw or choose, also where several share a device.
    has_chances : bool
        Whether everybody's chance to win stands below the river, to be presented.
    worse : collection of Choice
        What is known to be clearly worse than the best choice: no tip points there.
    events : sequence of Event
        All that happened in the race: a rule is told when it has just worked, whoever threw.
    """
    if state.is_over:
        return ()
    if state.phase is not Phase.ROLL:
        return tuple(_choose_tips(state, names, state.turn, worse))
    tips = tuple(_throw_tips(state, names, state.turn, events))
    return (*tips, _CHANCES) if has_chances and state.tides >= CHANCES_AFTER else tips


def _throw_tips(
    state: RaceState, names: Sequence[str], you: int, events: Sequence[Event]
) -> Iterator[Tip]:
    text = "Throw the die: one of your boats sails that many cards towards the harbour."
    yield Tip(key="throw", text=text, mark="die")
    yield from happened_tips(state, events)
    tide = tide_reason(state, names=names, you=you)
    people = People(names, you)
    yield from _falling(state, tide, people)
    if tide.kind is Tide.DRIFTS:
        yield _drifting(tide, people)
    docks = docks_left(state)
    if len(docks) < DOCKS:
        text = f"The next boat home takes dock {docks[0]}: it counts {docks[0]} points."
        if len(docks) == 1:
            text = "One dock is left, dock 1: it counts one point."
        yield Tip(key="docks", text=text, mark=f"dock:{docks[0]}")


def _falling(state: RaceState, tide: TideReason, people: People) -> Iterator[Tip]:
    """Point at a boat that the next tide takes: an own one if there is any."""
    mine = [boat for boat in tide.falls if boat[0] == state.turn]
    for seat, boat in (mine or tide.falls)[:1]:
        key = "falls" if mine else "rival-falls"
        yield Tip(key=key, text=_falls(tide, mine, people), mark=f"boat:{seat}:{boat}")


def _falls(tide: TideReason, mine: Sequence[tuple[int, int]], people: People) -> str:
    """Say whose boats the tide takes, in so few words that they hide none."""
    assert tide.after is not None  # boats fall by a tide that turns
    told = mine or tide.falls
    seats = {seat for seat, _ in told}
    boats = "boat" if len(told) == 1 else "boats"
    whose = people.whose(seats.pop()) if len(seats) == 1 else "all"
    when = f"After {people.whose(tide.after)} turn"
    text = f"{when} the tide takes {whose} {boats} on card 1 over the waterfall."
    return f"{text} Sail {'it' if len(mine) == 1 else 'one'} away in time!" if mine else text


def _drifting(tide: TideReason, people: People) -> Tip:
    assert tide.after is not None  # it turns
    text = (
        f"After {people.whose(tide.after)} turn the tide takes card 1 to the far end: boats on it"
        " fall, all others drift one card back."
    )
    return Tip(key="tide", text=text, mark="tile:0")


def _choose_tips(
    state: RaceState, names: Sequence[str], you: int, worse: Collection[Choice]
) -> Iterator[Tip]:
    now = moment(state, names=names, you=you)
    if now.kind in (Moment.WIND, Moment.LOST_TURN):
        yield from _wind_tips(state, names, you, now.text, worse)
        return
    tide = tide_reason(state, names=names, you=you)
    people = People(names, you)
    yield from _falling(state, tide, people)
    if tide.kind is Tide.DRIFTS and tide.after == state.turn:
        yield _drifting(tide, people)
    landings = tuple(_landings(state, names, you, ()))
    for reason in _landings(state, names, you, worse):
        if (key := _SAILS.get(reason.kind)) and not _ends_on_the_sandbank(state, reason):
            text = _would(state, reason, people)
            yield Tip(key=key, text=text, mark=_mark(state, reason))
    stops = len(landings) == 1 and landings[0].kind is not Landing.PLAIN
    if stops:
        yield Tip(key="sail", text=now.text, mark="die")
    else:
        yield Tip(key="sail", text=_sail(state), mark=_first_boat(state, worse))


def _first_boat(state: RaceState, worse: Collection[Choice]) -> str:
    """Name the foremost of the boats that may well be chosen."""
    fleet = state.boats[state.turn]
    well = [each for each in legal_actions(state) if each not in worse]
    at = max(each.origin for each in well if isinstance(each, Sail))
    return f"boat:{state.turn}:{fleet.index(at)}"


def _sail(state: RaceState) -> str:
    """Say what to do with the throw, and what for."""
    afloat = sum(map(is_on_river, state.boats[state.turn]))
    boat = "a boat" if afloat > 1 else "your boat"
    aim = "The earlier it comes home, the more it scores."
    return f"You threw a {state.face}: choose {boat}. {aim}"


def _landings(
    state: RaceState, names: Sequence[str], you: int, worse: Collection[Choice]
) -> Iterator[LandingReason]:
    for choice in legal_actions(state):
        if choice not in worse:
            yield landing_reason(state, choice, names=names, you=you)


def _would(state: RaceState, reason: LandingReason, people: People) -> str:
    """Say what one of several boats would do: nobody has chosen it yet."""
    assert reason.origin is not None  # only boats that sail are told of here
    assert reason.target is not None
    boat = f"{people.whose_first(reason.seat)} boat on {card_at(reason.origin)}"
    dock = f", dock {reason.dock}" if reason.dock else ""
    match reason.kind:
        case Landing.SANDBANK:
            way = reason.target - reason.origin
            cards = "one card" if way == 1 else f"{way} cards"
            later = "In a later turn it sails on as usual."
            return f"{boat} would sail {cards} only: the sandbank stops every boat. {later}"
        case Landing.HARBOUR:
            return f"{boat} would come home, to dock {reason.dock}."
    rides = "may ride" if state.layout.ride is Ride.CHOICE else "would ride"
    aground = ", and stop on the sandbank" if reason.kind is Landing.RIDE_SANDBANK else ""
    where = f"{to_place(reason.target)}{dock}{aground}"
    return f"{boat} would end right on the high tide: it {rides} on {where}."


def _ends_on_the_sandbank(state: RaceState, reason: LandingReason) -> bool:
    """Whether a boat comes as far as was thrown: nothing stops it there that it should be told."""
    if reason.kind is not Landing.SANDBANK:
        return False
    assert reason.origin is not None  # such a boat sails
    assert reason.target is not None
    return reason.target - reason.origin == state.face


def _mark(state: RaceState, reason: LandingReason) -> str:
    if _SAILS[reason.kind] == "ride":
        return f"tile:{state.high_tide}"
    return f"dock:{reason.dock}" if reason.dock else f"tile:{reason.target}"


def _blown(state: RaceState, choice: GoodWind | IllWind, people: People) -> str:
    """Say which boat to choose and where the wind takes it."""
    target = target_of(state, choice)
    assert target is not None  # every wind that blows moves a boat
    if isinstance(choice, IllWind):
        way = f"back to {people.whose(choice.seat)} next one"
    elif target in state.boats[state.turn]:
        way = "up to your next one"
    else:
        way = "towards your next one, and the sandbank stops it"
    choose = "Choose" if len(legal_actions(state)) == 1 else "You may choose"
    boat = _boat_on(state, choice, people)
    return f"{choose} {boat}: the wind blows it {way}, on {card_at(target)}."


def _boat_on(state: RaceState, choice: GoodWind | IllWind, people: People) -> str:
    """Name a boat that the wind may blow: boats on one card are the same."""
    origin = card_at(choice.origin)
    if isinstance(choice, IllWind):
        return f"{people.whose(choice.seat)} boat on {origin}"
    is_alone = state.boats[state.turn].count(choice.origin) == 1
    return f"{'your boat' if is_alone else 'one of your boats'} on {origin}"


def _either(state: RaceState, good: GoodWind, ill: IllWind, people: People) -> str:
    """Say that one boat of the own or one of the others is chosen, not one after the other."""
    on, back = target_of(state, good), target_of(state, ill)
    assert on is not None  # every wind that blows moves a boat
    assert back is not None
    return (
        f"Choose: either {_boat_on(state, good, people)} is blown on to {card_at(on)}, or"
        f" {_boat_on(state, ill, people)} back to {card_at(back)}."
    )


def _wind_tips(
    state: RaceState, names: Sequence[str], you: int, text: str, worse: Collection[Choice]
) -> Iterator[Tip]:
    people = People(names, you)
    legal = legal_actions(state)
    well = [each for each in legal if each not in worse]
    good = [each for each in well if isinstance(each, GoodWind)]
    ill = [each for each in well if isinstance(each, IllWind)]
    if good and ill:
        either = _either(state, good[0], ill[0], people)
        yield Tip(key="winds", text=either, mark=_blown_mark(state, good[0]))
        text = f"{_WIND} It may also pass." if LoseTurn() in legal_actions(state) else _WIND
    else:
        winds: tuple[GoodWind | IllWind, ...] = (*good, *ill)
        for choice in winds:
            key = "ill-wind" if ill else "good-wind"
            mark = _blown_mark(state, choice)
            yield Tip(key=key, text=_blown(state, choice, people), mark=mark)
    yield Tip(key="wind", text=text, mark="die")


def _blown_mark(state: RaceState, choice: GoodWind | IllWind) -> str:
    seat = choice.seat if isinstance(choice, IllWind) else state.turn
    return f"boat:{seat}:{state.boats[seat].index(choice.origin)}"
