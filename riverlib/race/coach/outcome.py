"""What two ways of using a throw lead to for certain: points, boats that fall, boats that sail."""

from collections.abc import Sequence

from riverlib.core.counting import count, counted, listed
from riverlib.race import (
    DOCKS,
    HARBOUR,
    Choice,
    GoodWind,
    RaceState,
    Sail,
    choice_words,
    is_on_river,
    target_of,
)
from riverlib.race.tides import tide_after


def outcomes(state: RaceState, one: Choice, other: Choice, names: Sequence[str]) -> str:
    """Say what each of two choices leads to for whoever has thrown, a sentence each.

    Points and boats where they differ in that, else where their boats lie after the next tide;
    nothing where that is the same, too.

    Parameters
    ----------
    names : sequence of str
        The players' names by seat: text, never markup.
    """
    for told in (_counts, _places):
        ends = [told(state, each) for each in (one, other)]
        if ends[0] != ends[1]:
            ways = [choice_words(state, each, names) for each in (one, other)]
            return " ".join(f"{way}: {end}." for way, end in zip(ways, ends, strict=True))
    return ""


def _fleet(state: RaceState, choice: Choice) -> tuple[int, list[int]]:
    """Return how many own boats the next tide takes, and where it leaves those on the river."""
    fleet = list(state.boats[state.turn])
    if isinstance(choice, Sail | GoodWind):
        target = target_of(state, choice)
        assert target is not None  # both move a boat
        fleet[fleet.index(choice.origin)] = target
    afloat = sorted(filter(is_on_river, fleet))
    if tide_after(state) is None:
        return 0, afloat
    return afloat.count(0), [place - 1 for place in afloat if place]


def _counts(state: RaceState, choice: Choice) -> str:
    lost, afloat = _fleet(state, choice)
    docks = isinstance(choice, Sail | GoodWind) and target_of(state, choice) == HARBOUR
    parts = [f"{counted(DOCKS - len(state.docked), 'point')} at once"] if docks else []
    if lost:
        parts.append(f"{count(lost, 'boat')} lost to the tide")
    left = count(len(afloat), "boat") if afloat else "no boat"
    parts.append(f"{left} left on the river")
    return listed(parts)


def _places(state: RaceState, choice: Choice) -> str:
    _, afloat = _fleet(state, choice)
    if not afloat:
        return "no boat left on the river"
    cards = listed([str(place + 1) for place in afloat])
    after = "" if tide_after(state) is None else "after the next tide "
    noun = "your boat is on card" if len(afloat) == 1 else "your boats are on cards"
    return f"{after}{noun} {cards}"
