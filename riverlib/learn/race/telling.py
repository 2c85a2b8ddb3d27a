"""What a move on the river did, in a sentence: read from what the engine let happen."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from riverlib.core.counting import listed
from riverlib.learn.position import RacePosition
from riverlib.learn.race.laying import CREW, YOU
from riverlib.learn.race.why import landing_reason
from riverlib.race import (
    HARBOUR,
    WIND,
    Action,
    Choice,
    GoodWind,
    IllWind,
    LoseTurn,
    Phase,
    RaceState,
    Roll,
    Sail,
    legal_actions,
    sentence,
    target_of,
)
from riverlib.race.events import (
    BoatDocked,
    BoatLost,
    BoatSailed,
    Event,
    GoodWindBlew,
    IllWindBlew,
    RanAground,
    RodeTheTide,
    TurnLost,
)

MOST_WORDS = 25
"""Words of a step at most."""
FEW_WORDS = 14
"""Words about a right answer, which needs no long explanation."""
_Way = BoatSailed | RodeTheTide | GoodWindBlew | IllWindBlew | TurnLost


@dataclass(frozen=True, slots=True)
class Move:
    """One choice with the state before it and all that it led to."""

    before: RaceState
    choice: Choice
    events: tuple[Event, ...]

    @property
    def target(self) -> int | None:
        """Where the boat came to before any tide turned; ``None`` if none moved."""
        return target_of(self.before, self.choice)

    @property
    def origin(self) -> int:
        """Where the boat that moved was; -1 if none moved."""
        return -1 if isinstance(self.choice, LoseTurn) else self.choice.origin

    @property
    def gain(self) -> int:
        """How many cards a boat came on, the harbour being one after the last."""
        if self.target is None:
            return 0
        end = self.before.layout.cards if self.target == HARBOUR else self.target
        return end - self.origin

    def has(self, kind: type[Event]) -> bool:
        """Whether something of a kind happened to the boat that moved."""
        return any(isinstance(event, kind) for event in self.events)

    @property
    def way(self) -> Event:
        """What moved the boat last, or that the turn was lost."""
        return [event for event in self.events if isinstance(event, _Way)][-1]

    @property
    def ran_aground(self) -> bool:
        """Whether the sandbank stopped the boat."""
        return self.has(RanAground)

    @property
    def rode(self) -> bool:
        """Whether the high tide carried the boat."""
        return self.has(RodeTheTide)

    @property
    def came_home(self) -> bool:
        """Whether the boat came to the harbour."""
        return self.has(BoatDocked)

    @property
    def lost(self) -> tuple[BoatLost, ...]:
        """The boats that the tide took after it."""
        return tuple(event for event in self.events if isinstance(event, BoatLost))

    @property
    def is_plain(self) -> bool:
        """Whether a boat sailed just its throw: no sandbank, no high tide, no harbour."""
        special = (HARBOUR, self.before.sandbank, self.before.high_tide)
        return not self.rode and self.target not in special


Judge = Callable[[Move], bool]


def moves(position: RacePosition) -> tuple[Move, ...]:
    """Return every choice of the seat to move, each played out."""
    return tuple(moved(position, choice) for choice in legal_actions(position.state))


@lru_cache(maxsize=256)
def all_moves(state: RaceState) -> tuple[Move, ...]:
    """Return every choice in a state, each played out."""
    return moves(RacePosition.at(state, CREW))


def moved(position: RacePosition, choice: Choice) -> Move:
    """Play one choice out; raises ``IllegalActionError``."""
    after = position.after(choice)
    return Move(position.state, choice, after.events[len(position.events) :])


def card(place: int) -> str:
    """Name a river card, counted from 1 at the waterfall.

    >>> card(3)
    'card 4'
    """
    return f"card {place + 1}"


def spot(place: int) -> str:
    """Name a place that a boat can come to."""
    return "the harbour" if place == HARBOUR else card(place)


def cards(number: int) -> str:
    """Count cards: "1 card", "3 cards"."""
    return f"{number} card" if number == 1 else f"{number} cards"


def whose(seat: int) -> str:
    """Say within a sentence to whom something belongs."""
    return "your" if seat == YOU else f"{CREW[seat]}'s"


def thrown(state: RaceState) -> str:
    """Say what the learner threw: "You threw a 4."."""
    return "You threw the wind." if state.face == WIND else f"You threw a {state.face}."


def told(move: Move, more: str = "", *, most: int = MOST_WORDS) -> str:
    """Say what a move did and why, and what else there is to say; not why if that is too long."""
    reason = landing_reason(move.before, move.choice, names=CREW, you=YOU).text
    if len(f"{reason} {more}".split()) > most:
        reason = sentence(move.way, CREW, you=YOU)
    return f"{reason} {more}".strip()


def refused(position: RacePosition, action: Action) -> str:
    """Say why the rules do not let an action happen now, in at most 25 words."""
    state = position.state
    if state.is_over:
        return "The race is over: no boat moves any more."
    if state.phase is Phase.ROLL:
        return "Throw the die first."
    if isinstance(action, Roll):
        return f"{thrown(state)} Use that first."
    return f"{thrown(state)} {_cannot(state, action)}"


def _cannot(state: RaceState, choice: Choice) -> str:
    match choice:
        case Sail() if state.face == WIND:
            return "No boat sails with it; it blows boats up or back."
        case GoodWind() | IllWind() | LoseTurn() if state.face != WIND:
            return "That is no wind: one of your boats sails."
        case LoseTurn():
            return "The wind can be used, so it must be."
        case GoodWind(origin) if origin not in state.boats[state.turn]:
            return f"You have no boat on {card(origin)}."
        case Sail(origin) if origin not in state.boats[state.turn]:
            return f"You have no boat on {card(origin)}. You can move {_origins(state)}."
        case Sail(ride=True):
            return "This boat does not end right on the high tide, so it cannot ride."
        case Sail():
            return "It ends right on the high tide, so here it must ride."
        case GoodWind():
            return "No boat of yours is ahead of this one on the river."
        case IllWind(seat) if seat == state.turn:
            return "An ill wind blows only the boats of others."
        case IllWind(seat, origin) if seat >= state.players or origin not in state.boats[seat]:
            return f"No boat of theirs is on {card(origin)}."
        case IllWind(seat):
            return f"No boat of {CREW[seat]} is behind this one on the river."
    raise AssertionError(choice)


def _origins(state: RaceState) -> str:
    places = sorted({c.origin for c in legal_actions(state) if isinstance(c, Sail)})
    return f"the boat on card {listed([str(place + 1) for place in places], 'or')}"
