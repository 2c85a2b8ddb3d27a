"""Which boat the next throws are for, once boats that lay together have come apart."""

from dataclasses import dataclass, replace

from riverlib.race import WIND, Choice, Phase, RaceState, Sail, is_on_river, use_throw
from riverlib.race.coach import odds


@dataclass(frozen=True, slots=True)
class NextThrows:
    """Faces of the die by the boat that is clearly better with them."""

    front: tuple[int, ...] = ()
    behind: tuple[int, ...] = ()


def next_throws(state: RaceState, choice: Choice) -> NextThrows:
    """Return which boat each face is for at the mover's next throw after a choice.

    One tide has turned by then. Of the others nobody knows: they lie where they lay.
    """
    after = _next_turn(state, choice)
    own = [place for place in after.boats[state.turn] if is_on_river(place)]
    if len(set(own)) < 2:
        return NextThrows()
    found: dict[bool, list[int]] = {True: [], False: []}
    for face in range(1, WIND):
        better = _better(odds.choice_odds(replace(after, face=face)), max(own))
        if better is not None:
            found[better].append(face)
    return NextThrows(front=tuple(found[True]), behind=tuple(found[False]))


def _next_turn(state: RaceState, choice: Choice) -> RaceState:
    """Return the mover's next choice as it would be if nobody else moved."""
    after, _ = use_throw(state, choice)
    boats = tuple(
        tuple(place - 1 if is_on_river(place) else place for place in fleet)
        for fleet in after.boats
    )  # from the lowest card they fall: index 0 becomes LOST
    return replace(after, boats=boats, tides=after.tides + 1, phase=Phase.CHOOSE)


def _better(seen: odds.ChoiceOdds, front: int) -> bool | None:
    """Return whether the boat in front is clearly better, or one behind it; ``None``: neither."""
    best = {True: 0.0, False: 0.0}
    for choice, chance in seen.chances.items():
        if isinstance(choice, Sail):
            is_front = choice.origin == front
            best[is_front] = max(best[is_front], chance)
    gap = best[True] - best[False]
    return gap > 0 if odds.is_worse(abs(gap), seen.error) else None
