"""What the wind can do, and where it blows a boat."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

from riverlib.learn.exam.question import Case, Concept, Slip
from riverlib.learn.exam.race import river
from riverlib.learn.position import RacePosition
from riverlib.learn.race.why import Wind, WindReason, landing_reason, wind_reason
from riverlib.race import (
    HARBOUR,
    WIND,
    Choice,
    GoodWind,
    IllWind,
    Layout,
    LoseTurn,
    RaceState,
    Roll,
    apply,
    is_on_river,
    legal_actions,
)
from riverlib.race.events import GoodWindBlew, IllWindBlew
from riverlib.race.rules import legal_choices

_Winds = tuple[bool, bool, bool]
"""Whether a good wind, an ill wind, and letting it pass are possible."""
_SEVERAL = 2
_LONG = 20
"""Words of a reason that leave room for what must be done with the wind."""


def _blowing(layout: Layout, rng: Random) -> Iterator[Case]:
    for state in river.my_turns(layout, rng):
        position = river.position(state, rng).after(Roll(WIND))
        now = position.state
        reason = wind_reason(now, names=river.NAMES[: now.players], you=river.ME)
        yield Case(
            position=position,
            ask="You throw the wind. What can you do with it?",
            right=_winds(legal_actions(now)),
            why=_why(reason),
            reason=reason,
            slips=tuple(_slips(now)),
            words=_words,
            hint="A wind blows a boat to the next one of its own colour.",
            marks=("die",),
        )


def _why(reason: WindReason) -> str:
    text = reason.text if len(reason.text.split()) <= _LONG else _SHORT[reason.kind]
    if not (reason.good or reason.ill):
        return text
    return f"{text} {'You may let it pass.' if reason.may_pass else 'It must be used.'}"


_SHORT = {
    Wind.BOTH: "You have boats on two cards or more, and another player has too.",
    Wind.GOOD: "You have boats on two cards or more, and nobody else has.",
    Wind.ILL: "Other players have boats on two cards or more, and you have not.",
    Wind.NONE: "Nobody has boats on two cards.",
}


def _winds(choices: Sequence[Choice]) -> _Winds:
    kinds = {type(choice) for choice in choices}
    return GoodWind in kinds, IllWind in kinds, LoseTurn in kinds


def _words(winds: _Winds) -> str:
    good, ill, passes = winds
    if not (good or ill):
        return "Nothing: the turn is lost"
    what = ["a good wind"] * good + ["an ill wind"] * ill
    if passes:
        return f"{' or '.join(what).capitalize()}, or let it pass"
    return f"{' or '.join(what).capitalize()}{'' if good and ill else ' only'}"


def _slips(state: RaceState) -> Iterator[Slip]:
    declines = state.layout.decline_wind
    other = replace(state, layout=replace(state.layout, decline_wind=not declines))
    yield Slip("decline", _winds(legal_choices(other)), _DECLINE[declines])

    def winds(good: bool, ill: bool) -> _Winds:
        return good, ill, declines or not (good or ill)

    good, ill, _ = _winds(legal_actions(state))
    mine = river.afloat(state, river.ME)
    others = [seat for seat in range(state.players) if seat != river.ME]
    everywhere = [place for fleet in state.boats for place in fleet if is_on_river(place)]
    theirs = [place for seat in others for place in river.afloat(state, seat)]
    any_colour = winds(min(mine) < max(everywhere), any(at > min(everywhere) for at in theirs))
    yield Slip("any-colour", any_colour, "a boat of any colour could be the next one")
    fleets = [sum(map(is_on_river, fleet)) for fleet in state.boats]
    same = winds(fleets[river.ME] >= _SEVERAL, any(fleets[seat] >= _SEVERAL for seat in others))
    yield Slip("same-card", same, "two boats on the same card were enough")
    home = HARBOUR in state.boats[river.ME]
    yield Slip(
        "harbour-counts", winds(good or home, ill), "a boat in the harbour counted as the next one"
    )
    yield Slip("good-only", winds(good, False), "the wind could only help your own boats")
    yield Slip("ill-only", winds(False, ill), "the wind could only blow others back")


_DECLINE = {
    True: "a wind that can be used had to be used",
    False: "you could let the wind pass",
}


def _blown(layout: Layout, rng: Random) -> Iterator[Case]:
    for state in river.my_turns(layout, rng):
        position = river.position(state, rng).after(Roll(WIND))
        choices = list(legal_actions(position.state))
        rng.shuffle(choices)
        for choice in choices:
            if not isinstance(choice, LoseTurn):
                yield _blown_case(position, choice)


def _blown_case(position: RacePosition, choice: Choice) -> Case:
    state = position.state
    assert isinstance(choice, GoodWind | IllWind)
    _, events = apply(state, choice)
    blew = (GoodWindBlew, IllWindBlew)
    target = next(event.target for event in events if isinstance(event, blew))
    reason = landing_reason(state, choice, names=river.NAMES[: state.players], you=river.ME)
    card = f"card {choice.origin + 1}"
    is_good = isinstance(choice, GoodWind)
    seat = river.ME if isinstance(choice, GoodWind) else choice.seat
    ask = (
        f"A good wind blows your boat on {card}. Where does it land?"
        if is_good
        else f"You blow {river.NAMES[seat]}'s boat on {card} back. Where does it land?"
    )
    slips = _good_slips(state, choice.origin) if is_good else _ill_slips(state, seat, choice.origin)
    return Case(
        position=position,
        ask=ask,
        right=target,
        why=reason.text,
        reason=reason,
        slips=tuple(slips),
        words=river.place_words,
        hint="Look for the next boat of the same colour. And for the sandbank.",
        marks=(f"boat:{seat}:{state.boats[seat].index(choice.origin)}",),
        given=choice,
    )


def _good_slips(state: RaceState, origin: int) -> Iterator[Slip]:
    ahead = [place for place in river.afloat(state, river.ME) if place > origin]
    yield Slip("sandbank-passes", min(ahead), "the sandbank let boats pass")
    yield Slip("to-the-first", _stopped(state, origin, max(ahead)), "it went up to your first boat")
    near = min(place for place in _afloat_at_all(state) if place > origin)
    yield Slip(
        "any-colour", _stopped(state, origin, near), "it went up to the next boat of any colour"
    )


def _ill_slips(state: RaceState, seat: int, origin: int) -> Iterator[Slip]:
    behind = [place for place in river.afloat(state, seat) if place < origin]
    stops = max(behind) < state.sandbank < origin
    yield Slip(
        "sandbank-stops-ill-wind",
        state.sandbank if stops else None,
        "the sandbank stopped an ill wind too",
    )
    yield Slip("to-the-last", min(behind), "it went back to the last boat of its colour")
    near = max(place for place in _afloat_at_all(state) if place < origin)
    yield Slip("any-colour", near, "it went back to the next boat of any colour")


def _afloat_at_all(state: RaceState) -> set[int]:
    return {place for fleet in state.boats for place in fleet if is_on_river(place)}


def _stopped(state: RaceState, origin: int, target: int) -> int:
    return state.sandbank if origin < state.sandbank < target else target


WINDS = Concept(
    key="winds",
    game="race",
    title="What the wind can do",
    belongs=lambda layout: True,
    cases=_blowing,
)
BLOWN = Concept(
    key="blown",
    game="race",
    title="Where the wind blows a boat",
    belongs=lambda layout: layout.boats > 1,
    cases=_blown,
)
