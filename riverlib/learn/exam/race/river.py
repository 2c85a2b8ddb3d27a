"""Race positions to ask about: races on the river in force, sailed at random by the engine."""

from collections.abc import Sequence
from random import Random

from riverlib.learn.exam.cards.table import ME, NAMES
from riverlib.learn.position import RacePosition
from riverlib.race import (
    DOCKS,
    HARBOUR,
    PLAYERS,
    Layout,
    RaceState,
    Roll,
    apply,
    is_on_river,
    legal_actions,
    new_game,
)

__all__ = ["ME", "NAMES", "afloat", "my_turns", "place_words", "position", "seats_words"]
_LONGEST = 240
_FACES = 6


def my_turns(layout: Layout, rng: Random) -> list[RaceState]:
    """Sail a race, and return in random order where the learner is to throw."""
    fits = [players for players in PLAYERS if players * layout.boats <= DOCKS]
    players = rng.choice(fits)
    state = new_game(layout, players=players, first=rng.randrange(players))
    found: list[RaceState] = []
    for _ in range(_LONGEST):
        if state.is_over:
            break
        if state.face is None and state.turn == ME:
            found.append(state)
        choices = legal_actions(state)
        state, _ = apply(state, rng.choice(choices) if choices else Roll(rng.randint(1, _FACES)))
    rng.shuffle(found)
    return found


def position(state: RaceState, rng: Random) -> RacePosition:
    """Seat the learner and the others at a race."""
    names = NAMES[: state.players]
    return RacePosition.at(state, names, me=ME, game_id=f"exam {rng.getrandbits(48)}")


def afloat(state: RaceState, seat: int) -> list[int]:
    """Return the different river cards on which a seat has boats, ascending."""
    return sorted({place for place in state.boats[seat] if is_on_river(place)})


def place_words(place: int) -> str:
    """Say a place as an answer: "Card 7", "The harbour"."""
    return "The harbour" if place == HARBOUR else f"Card {place + 1}"


def seats_words(seats: frozenset[int]) -> str:
    """Say whose boats: "Nobody's", "Yours and Otter's"."""
    names = ["Yours" if seat == ME else f"{NAMES[seat]}'s" for seat in sorted(seats)]
    if not names:
        return "Nobody's"
    return _and(names)


def _and(words: Sequence[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"
