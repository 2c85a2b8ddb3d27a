"""What two ways of using a throw lead to for certain: points, boats that fall, boats that sail."""

from collections import Counter
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
    """Say what each of two choices leads to for whoever has thrown, a short sentence each.

    Points and boats where they differ in that, else where their boats lie after the next tide;
    never what both lead to, and nothing where that is all.

    Parameters
    ----------
    names : sequence of str
        The players' names by seat: text, never markup.
    """
    ways = (one, other)
    for ends in (_counts(state, *ways), _places(state, *ways)):
        if all(ends):
            said = [choice_words(state, each, names) for each in ways]
            return " ".join(f"{way}: {end}." for way, end in zip(said, ends, strict=True))
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


def _counts(state: RaceState, *ways: Choice) -> list[str]:
    """Tell two ways apart by points and boats lost, each in a few words; empty where equal."""
    docks = [
        isinstance(each, Sail | GoodWind) and target_of(state, each) == HARBOUR for each in ways
    ]
    lost = [_fleet(state, each)[0] for each in ways]
    points = f"{counted(DOCKS - len(state.docked), 'point')} at once"
    ends: list[list[str]] = [[] for _ in ways]
    for end, comes_home, boats in zip(ends, docks, lost, strict=True):
        if len(set(docks)) > 1:
            end.append(points if comes_home else "no points yet")
        if len(set(lost)) > 1:
            end.append(f"{count(boats, 'boat')} lost to the tide" if boats else "no boat lost")
    return [listed(end) if end else "" for end in ends]


def _places(state: RaceState, *ways: Choice) -> list[str]:
    """Tell two ways apart by the cards that only one of them leads to; empty where equal."""
    one, other = (Counter(_fleet(state, each)[1]) for each in ways)
    after = "" if tide_after(state) is None else "after the tide "
    ends = []
    for only in (one - other, other - one):
        cards = [str(place + 1) for place in sorted(only.elements())]
        boats = "a boat lies on card" if len(cards) == 1 else "boats lie on cards"
        ends.append(f"{after}{boats} {listed(cards)}" if cards else "")
    return ends
