"""A position without a store: what the boards need to draw it, all of it made by the engine."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from riverlib import cards, race
from riverlib.cards import events as card_events
from riverlib.race import events as race_events

PERSON = "person"
"""The kind of the seat from which a position is looked at."""
OTHERS = "steady"
"""The kind of every other seat."""


@dataclass(frozen=True, slots=True)
class Seated:
    """Who sits at a seat: a name, and whether that is the one who looks."""

    name: str
    kind: str = OTHERS
    face: str | None = None
    colour: int | None = None

    @property
    def is_person(self) -> bool:
        """Whether this is the one who looks."""
        return self.kind == PERSON


def seated(names: Sequence[str], me: int | None = 0) -> tuple[Seated, ...]:
    """Seat people by their names; ``me`` is the one who looks, ``None`` an onlooker."""
    return tuple(Seated(name, PERSON if no == me else OTHERS) for no, name in enumerate(names))


@dataclass(frozen=True, slots=True, kw_only=True)
class CardPosition:
    """A card game at one moment, with the events that led there."""

    state: cards.GameState
    players: tuple[Seated, ...]
    events: tuple[card_events.Event, ...] = ()
    game_id: str = "position"
    """Another position that shall be shown without animation needs another id."""
    revision: int = 0
    can_undo: bool = False

    @classmethod
    def start(
        cls,
        variant: cards.Variant,
        names: Sequence[str],
        *,
        dealer: int = 0,
        deal_no: int = 0,
        me: int = 0,
        game_id: str = "position",
        seed: int = 0,
    ) -> "CardPosition":
        """Stand before the shuffle of a deal; the deals before it were played at random.

        Parameters
        ----------
        dealer : int
            The seat that deals deal ``deal_no``.

        Raises
        ------
        VariantError
            If the rules do not fit so many players.
        """
        players = len(names)
        state = cards.new_game(
            variant, players=players, first_dealer=(dealer - deal_no) % max(1, players)
        )
        position = cls(state=state, players=seated(names, me), game_id=game_id)
        rng = Random(seed)
        while position.state.deal_no < deal_no and not position.state.is_over:
            open_now = cards.legal_actions(position.state)
            action = rng.choice(open_now) if open_now else cards.shuffle(position.state, rng)
            position = position.after(action)
        return position

    def after(self, *actions: cards.Action) -> "CardPosition":
        """Return the position after these actions.

        Raises
        ------
        IllegalActionError
            If the rules refuse one of them.
        """
        state, events = self.state, self.events
        for action in actions:
            state, more = cards.apply(state, action)
            events += more
        revision = self.revision + len(actions)
        return replace(self, state=state, events=events, revision=revision)

    @property
    def awaits_next_deal(self) -> bool:
        """Whether a finished deal is on show and the next waits to be dealt."""
        return self.state.phase is cards.Phase.SHUFFLE and bool(self.state.results)

    @property
    def deal_start(self) -> int:
        """Index of the event that opened the running or just finished deal."""
        dealt = card_events.CardsDealt
        starts = [no for no, event in enumerate(self.events) if isinstance(event, dealt)]
        return starts[-1] if starts else 0


@dataclass(frozen=True, slots=True, kw_only=True)
class RacePosition:
    """A race at one moment, with the events that led there."""

    state: race.RaceState
    players: tuple[Seated, ...]
    events: tuple[race_events.Event, ...] = ()
    game_id: str = "position"
    """Another position that shall be shown without animation needs another id."""
    revision: int = 0
    only_person: int | None = 0
    """The seat that the sentences call "you"."""
    can_undo: bool = False

    @classmethod
    def at(
        cls,
        state: race.RaceState,
        names: Sequence[str],
        *,
        me: int | None = 0,
        game_id: str = "position",
    ) -> "RacePosition":
        """Stand where a state is; see ``arranged_race`` for one that is not the beginning."""
        return cls(state=state, players=seated(names, me), game_id=game_id, only_person=me)

    def after(self, *actions: race.Action) -> "RacePosition":
        """Return the position after these throws and choices.

        Raises
        ------
        IllegalActionError
            If the rules refuse one of them.
        """
        state, events = self.state, self.events
        for action in actions:
            state, more = race.apply(state, action)
            events += more
        revision = self.revision + len(actions)
        return replace(self, state=state, events=events, revision=revision)
