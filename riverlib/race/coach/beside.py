"""How two choices differ where the same speaks for both: where boats lie after each of them."""

from collections.abc import Sequence

from riverlib.race import (
    HARBOUR,
    Choice,
    GoodWind,
    IllWind,
    RaceState,
    Sail,
    is_on_river,
    target_of,
)


def beside(state: RaceState, choice: Choice, other: Choice, names: Sequence[str]) -> str:
    """Say what is better about a choice than about another one of its kind; nothing if nothing is.

    Parameters
    ----------
    names : sequence of str
        The players' names by seat: text, never markup.
    """
    match choice, other:
        case ((Sail() | GoodWind()), (Sail() | GoodWind())):
            return _own(state, choice, other)
        case IllWind(), IllWind():
            return _ill(state, choice, other, names)
    return ""


def _own(state: RaceState, choice: Sail | GoodWind, other: Sail | GoodWind) -> str:
    """Compare two choices that move own boats."""
    target, others = _target(state, choice), _target(state, other)
    if target == others == HARBOUR and choice.origin < other.origin:
        return "The other boat can wait: it is nearer to the harbour."
    if choice.origin == other.origin and others == state.sandbank:
        return "The ride would end on the sandbank."
    lies, would = (_afloat_after(state, each) for each in (choice, other))
    if len(lies) == len(would):
        for no, (here, there) in enumerate(zip(lies, would, strict=True)):
            if here > there:
                return f"The {_called(no, len(lies))} is then {_cards(here - there)} farther on."
    on, less = target - choice.origin, others - other.origin
    if HARBOUR not in (target, others) and on > less:
        return f"It comes {_cards(on)} on, the other boat only {_cards(less)}."
    return ""


def _ill(state: RaceState, choice: IllWind, other: IllWind, names: Sequence[str]) -> str:
    """Compare two rivals' boats that the wind may blow back."""
    if choice.seat != other.seat and state.scores[choice.seat] > state.scores[other.seat]:
        return f"{names[choice.seat]} has more points than {names[other.seat]}."
    if choice.origin > other.origin:
        return "It is the boat nearer to the harbour."
    if _target(state, choice) < _target(state, other):
        return "It ends nearer to the waterfall."
    return ""


def _afloat_after(state: RaceState, choice: Sail | GoodWind) -> list[int]:
    """Return where the boats of the seat to move are on the river after its choice, ascending."""
    fleet = list(state.boats[state.turn])
    fleet[fleet.index(choice.origin)] = _target(state, choice)
    return sorted(filter(is_on_river, fleet))


def _called(no: int, boats: int) -> str:
    """Name one of so many boats on the river, the one nearest to the waterfall first.

    >>> [_called(no, 3) for no in range(3)], _called(2, 4)
    (['back boat', 'middle boat', 'front boat'], 'second boat')
    """
    if no == 0:
        return "back boat" if boats > 1 else "only boat"
    ahead = boats - 1 - no
    which = "middle" if boats == 3 and ahead == 1 else ("front", "second", "third")[ahead]
    return f"{which} boat"


def _target(state: RaceState, choice: Choice) -> int:
    target = target_of(state, choice)
    assert target is not None  # only choices that move a boat are compared here
    return target


def _cards(number: int) -> str:
    return "one card" if number == 1 else f"{number} cards"
