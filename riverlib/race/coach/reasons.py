"""Why a choice is good, in one sentence for a family; from the position alone."""

from collections.abc import Sequence

from riverlib.core.counting import counted
from riverlib.race import (
    DOCKS,
    HARBOUR,
    Choice,
    GoodWind,
    IllWind,
    LoseTurn,
    RaceState,
    Sail,
    is_on_river,
    target_of,
)
from riverlib.race.coach.beside import beside
from riverlib.race.tides import tide_after

_NEAR_THE_FALL = 2  # the highest index from which three tides take a boat
_TOO_MANY = 2  # boats above the fall: a turn moves one
_ONLY_THERE = "the sandbank stops it only there."
_PAST_IT = "It gets its stop at the sandbank over with: after that nothing stops it."
_NEAR_THE_HARBOUR = {1: "two of three", 2: "half of all"}
"""By cards to go, to which the tide adds one: the throws of the next turn that are enough."""


def reason(state: RaceState, choice: Choice, names: Sequence[str]) -> str:
    """Say what a choice does for the seat to move.

    Between two turns of a seat the tide turns exactly once, so a boat left on the last card is
    lost for certain (rule 2.1). Where the house counts the turns of the last player, it turns no
    more after the third.

    Parameters
    ----------
    names : sequence of str
        The players' names by seat: text, never markup.
    """
    return _reasons(state, choice, names)[0]


def reason_over(state: RaceState, choice: Choice, other: Choice, names: Sequence[str]) -> str:
    """Say what a choice does that another one does not.

    Where all that speaks for it speaks for the other one too, how they differ; nothing where that
    says nothing for it.

    Parameters
    ----------
    names : sequence of str
        The players' names by seat: text, never markup.
    """
    also = _reasons(state, other, names)
    apart = [each for each in _reasons(state, choice, names) if each not in also]
    if apart and _is_stopped(state, choice) and apart[-1].endswith(_ONLY_THERE):
        if _way_on(state, other) < _way_on(state, choice):
            return f"{apart[0]}{_stopped_earlier(state, other)}"
        apart[-1:] = [] if _is_stopped(state, other) else [_PAST_IT]
    return (
        next(iter(apart), "")
        or _not_two_at_once(state, choice, other)
        or beside(state, choice, other, names)
    )


def _is_stopped(state: RaceState, choice: Choice) -> bool:
    """Whether a choice brings an own boat to the sandbank."""
    return isinstance(choice, Sail | GoodWind) and target_of(state, choice) == state.sandbank


def _stopped_earlier(state: RaceState, other: Choice) -> str:
    """Go on, where the sandbank stops one boat late, with how early it stops the other one."""
    cards = _way_on(state, other)
    if not _is_stopped(state, other) or state.face is None or cards >= state.face:
        return ""
    after = "one card" if cards == 1 else f"{cards} cards"
    return f" The other boat would be stopped by it after {after}."


def _way_on(state: RaceState, choice: Choice) -> int:
    """Return by how many cards a choice brings an own boat on, 0 where it moves none."""
    if not isinstance(choice, Sail | GoodWind):
        return 0
    target = target_of(state, choice)
    assert target is not None  # both move a boat
    return target - choice.origin


def _reasons(state: RaceState, choice: Choice, names: Sequence[str]) -> tuple[str, ...]:
    """Return what speaks for a choice, the weightiest first: at least one sentence."""
    target = target_of(state, choice)
    match choice:
        case LoseTurn():
            return ("Nothing that this wind could blow helps you: let it pass.",)
        case IllWind(seat, origin):
            assert target is not None  # an ill wind moves a boat
            return (_ill(state, seat, origin, target, names[seat]),)
        case Sail(origin, ride=True) if target != HARBOUR:
            assert target is not None
            carried = f"The high tide carries it on: {target - origin} cards in one turn."
            own = (_saving(state, origin), carried, *_forward(state, origin, target))
            return tuple(filter(None, own))
        case Sail(origin) | GoodWind(origin):
            if target == HARBOUR:
                dock = DOCKS - len(state.docked)
                return (f"It takes dock {dock}: {counted(dock, 'point')}.",)
            saving, forward = _saving(state, origin), _forward(state, origin, target)
            return (saving, *forward) if saving else forward


def what_it_gives_up(state: RaceState, chosen: Choice, best: Choice) -> str:
    """Say which boats the next tide takes after one choice, if it takes fewer after another.

    The seat has no other turn before that tide, so they are lost for certain.
    """
    lost = _at_the_fall(state, chosen)
    if tide_after(state) is None or lost <= _at_the_fall(state, best):
        return ""
    boats = "the boat" if lost == 1 else f"{lost} boats"
    return f"Then the next tide takes {boats} on card 1."


def home_next_turn(state: RaceState, chosen: Choice, best: Choice) -> str:
    """Say of a boat that a choice brings home why it may wait, while the best one moves another.

    All boats' points count; and the boat is still so near that most throws bring it home.
    """
    if not isinstance(chosen, Sail) or target_of(state, chosen) != HARBOUR:
        return ""
    if target_of(state, best) == HARBOUR or tide_after(state) is None:
        return ""
    stays = not isinstance(best, Sail | GoodWind) or best.origin != chosen.origin
    if stays and (throws := _throws_home(state, chosen.origin)):
        return f"The boat on card {chosen.origin + 1} can wait: {throws} throws bring it home."
    return "The points of all your boats count, not of one alone."


def _not_two_at_once(state: RaceState, choice: Choice, other: Choice) -> str:
    """Say whether only another choice lets the next tide bring two own boats to card 1."""
    if tide_after(state) is None or _left_on(state, choice, 1) > 1:
        return ""
    boats = _left_on(state, other, 1)
    if boats < _TOO_MANY:
        return ""
    return f"Otherwise the tide brings {boats} boats to card 1 at once: a turn saves only one."


def _at_the_fall(state: RaceState, choice: Choice) -> int:
    """Return how many boats of the seat to move are above the waterfall after its choice."""
    return _left_on(state, choice, 0)


def _left_on(state: RaceState, choice: Choice, place: int) -> int:
    """Return how many boats of the seat to move are on a place after its choice."""
    fleet = list(state.boats[state.turn])
    if isinstance(choice, Sail | GoodWind):
        target = target_of(state, choice)
        assert target is not None  # both move a boat
        fleet[fleet.index(choice.origin)] = target
    return fleet.count(place)


def _ill(state: RaceState, seat: int, origin: int, target: int, name: str) -> str:
    if target == 0 and _has_had_its_turn(state, seat):
        return f"Right above the waterfall: the next tide takes {name}'s boat."
    if target == 0:
        return f"It puts {name}'s boat right above the waterfall."
    cards = "one card" if origin - target == 1 else f"{origin - target} cards"
    rivals = [
        place
        for other, fleet in enumerate(state.boats)
        for place in fleet
        if other != state.turn and is_on_river(place)
    ]
    if origin == max(rivals):
        return f"No rival's boat is nearer to the harbour: it loses {cards}."
    return f"It costs {name} {cards}."


def _has_had_its_turn(state: RaceState, seat: int) -> bool:
    """Whether the tide turns before a seat moves again."""
    theirs, now = ((each - state.first) % state.players for each in (seat, state.turn))
    return theirs < now and tide_after(state) is not None


def _saving(state: RaceState, origin: int) -> str:
    if tide_after(state) is None:
        return "It is the last turn: only a boat that comes home counts."
    if origin == 0 and state.boats[state.turn].count(0) == 1:
        return "It saves the boat that the next tide would take over the waterfall."
    if origin == 0:
        return "It saves one of the boats that the next tide would take."
    return ""


def _forward(state: RaceState, origin: int, target: int | None) -> tuple[str, ...]:
    own = [place for place in state.boats[state.turn] if is_on_river(place)]
    if target is not None and target == state.sandbank:
        cards = "one card" if target - origin == 1 else f"{target - origin} cards"
        return (f"It comes {cards} nearer to the harbour; {_ONLY_THERE}",)
    found = []
    if origin <= _NEAR_THE_FALL:
        found.append("It takes a boat away from the waterfall in good time.")
    if target is not None and (throws := _throws_home(state, target)):
        found.append(f"It comes so near to the harbour that {throws} throws bring it in.")
    if origin == max(own):
        found.append("It hurries the front boat on towards the best dock left.")
    elif origin > _NEAR_THE_FALL:
        found.append("It helps a boat that lies behind, before the waterfall comes near.")
    return tuple(found)


def _throws_home(state: RaceState, place: int) -> str | None:
    """Say which part of the throws brings a boat home from a place in the seat's next turn.

    ``None`` if less than half of them do, or the sandbank lies in the way after the tide.
    """
    if (state.sandbank - 1) % state.layout.cards > place - 1:
        return None
    return _NEAR_THE_HARBOUR.get(state.layout.cards - place)
