"""A stored game in progress, whatever the game: saved before it is shown, undone, caught up."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Generic, Protocol, Self, TypeVar

from riverlib.core import GameLog, IllegalActionError, LogError, StaleGameError, new_seed
from riverlib.core.game import Game, Rules
from riverlib.play.players import Player, seated
from riverlib.store import GameResult, Games, StoredGame


class GameState(Protocol):
    """What every game's state tells."""

    @property
    def to_move(self) -> int | None:
        """Seat that must act, ``None`` when chance or nobody does."""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""


State = TypeVar("State", bound=GameState)
Action = TypeVar("Action")
Event = TypeVar("Event")


@dataclass(frozen=True, slots=True)
class Position(Generic[State, Event]):
    """A point in a game: its log, the state it leads to and what happened on the way."""

    log: GameLog
    state: State
    events: tuple[Event, ...] = ()
    actors: tuple[int | None, ...] = ()
    """The seat behind each action of the log, ``None`` for chance."""


class Match(ABC, Generic[State, Action, Event]):
    """A stored game with its players; every change is in the database before it is visible.

    The actions of people raise ``IllegalActionError`` when the rules refuse them and
    ``StaleGameError`` when the stored game has moved on elsewhere; the match then stands where
    the store says.
    """

    game: ClassVar[Game]
    """What is played, with the bots that may sit at it."""

    def __init__(self, games: Games, stored: StoredGame) -> None:
        self._games = games
        self.game_id = stored.id
        self._adopt(stored)

    @classmethod
    def open(cls, games: Games, log: GameLog) -> Self:
        """Put a log into the store as a game of its own and go on from where it ends.

        Raises
        ------
        LogError
            If the log cannot be replayed; the message names the place.
        """
        if "seed" not in log.setup:  # an exported game: what is still to come is drawn afresh
            log = replace(log, setup=log.setup | {"seed": new_seed()})
        position = cls._replayed(log)
        players = cls._seated(log)
        if not any(player.is_person for player in players):
            raise LogError("setup.seats: at least one seat needs a person")
        position = cls._begun(position, players, _seed(log))
        what = cls.game.title.format(cls._rules(position.state).name)
        title = f"{what}: {', '.join(player.name for player in players)}"
        stored = games.start(
            position.log,
            title,
            finished=position.state.is_over,
            result=cls._result(position.state, players),
        )
        return cls(games, stored)

    @classmethod
    def resume(cls, games: Games, game_id: str) -> Self:
        """Take a stored game up again.

        Raises
        ------
        StoreError, LogError
            If there is no such game, or what is stored cannot be replayed.
        """
        return cls(games, games.load(game_id))

    @property
    def state(self) -> State:
        """The position with everything hidden in it; never for a screen."""
        return self._position.state

    @property
    def log(self) -> GameLog:
        """Setup and actions so far."""
        return self._position.log

    @property
    def revision(self) -> int:
        """Count of saved changes; grows with undo too, so that a click can tell its moment."""
        return self._revision

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that happened, in order."""
        return self._position.events

    @property
    def people(self) -> tuple[int, ...]:
        """Seats that humans play."""
        return tuple(seat for seat, player in enumerate(self.players) if player.is_person)

    @property
    def only_person(self) -> int | None:
        """Seat of the one human, ``None`` when several share the device."""
        return self.people[0] if len(self.people) == 1 else None

    @property
    def can_undo(self) -> bool:
        """Whether a person has decided anything yet."""
        return self._undo_length() is not None

    def undo(self) -> None:
        """Go back to just before the last decision of a person."""
        length = self._undo_length()
        if length is None:
            raise IllegalActionError("There is nothing to take back yet.")
        position = self._replayed(replace(self.log, actions=self.log.actions[:length]))
        result = self._result(position.state, self.players)
        self._change(
            lambda: self._games.cut(
                self.game_id, revision=self._revision, length=length, result=result
            ),
            position,
        )

    def catch_up(self) -> bool:
        """Stand where the store says; return whether another window had moved the game on."""
        stored = self._games.load(self.game_id)
        if stored.revision == self._revision:
            return False
        self._adopt(stored)
        return True

    def _adopt(self, stored: StoredGame) -> None:
        self._position = self._replayed(stored.log)
        self._revision = stored.revision
        self.players = self._seated(stored.log)
        self._seed = _seed(stored.log)

    def _take(self, seat: int, action: Action) -> None:
        if seat != self.state.to_move:
            raise IllegalActionError(f"It is not {self.players[seat].name}'s turn.")
        self._save(self._after(self._position, action))

    def _save(self, position: Position[State, Event]) -> None:
        """Add the bots' answers, write everything in one transaction, and only then show it."""
        position = self._carried_on(position, self.players, self._seed)
        fresh = position.log.actions[len(self.log.actions) :]
        result = self._result(position.state, self.players)
        news = None if result == self._result(self.state, self.players) else result
        self._change(
            lambda: self._games.append(
                self.game_id,
                revision=self._revision,
                actions=fresh,
                finished=position.state.is_over,
                result=news,
            ),
            position,
        )

    def _change(self, write: Callable[[], int], position: Position[State, Event]) -> None:
        try:
            self._revision = write()
        except StaleGameError:
            self.catch_up()
            raise
        self._position = position

    def _undo_length(self) -> int | None:
        """Return how many actions came before the last one that a person chose."""
        for action_no in range(len(self._position.actors) - 1, -1, -1):
            seat = self._position.actors[action_no]
            if seat is not None and self.players[seat].is_person:
                return action_no
        return None

    @classmethod
    def _replayed(cls, log: GameLog) -> Position[State, Event]:
        state: State = cls.game.opening_state(log)
        events: list[Event] = []
        actors: list[int | None] = []
        for after, more in cls.game.steps(log):
            actors.append(cls._actor(state))
            events.extend(more)
            state = after
        return Position(log, state, tuple(events), tuple(actors))

    @classmethod
    def _after(cls, position: Position[State, Event], action: Action) -> Position[State, Event]:
        """Return the position one action later."""
        state, events = cls.game.apply(position.state, action)
        return Position(
            cls.game.with_action(position.log, action),
            state,
            position.events + events,
            (*position.actors, cls._actor(position.state)),
        )

    @classmethod
    def _actor(cls, state: State) -> int | None:
        """Return who takes the next action; ``None`` for what is no decision."""
        return state.to_move

    @classmethod
    def _begun(
        cls, position: Position[State, Event], players: Sequence[Player], seed: int
    ) -> Position[State, Event]:
        """Bring a game that is being opened to the first thing a person has to do."""
        return cls._carried_on(position, players, seed)

    @classmethod
    def _seated(cls, log: GameLog) -> tuple[Player, ...]:
        return seated(log, cls.game.bots)

    @staticmethod
    @abstractmethod
    def _result(state: State, players: Sequence[Player]) -> GameResult:
        """Return what the game came to, for the charts."""

    @staticmethod
    @abstractmethod
    def _rules(state: State) -> Rules:
        """Return the rules that are played by."""

    @classmethod
    @abstractmethod
    def _carried_on(
        cls, position: Position[State, Event], players: Sequence[Player], seed: int
    ) -> Position[State, Event]:
        """Let bots and whatever goes by itself act up to the next thing a person has to do."""


def _seed(log: GameLog) -> int:
    seed = log.setup.get("seed")
    if type(seed) is not int or seed < 0:
        raise LogError(f"setup.seed: a whole number from 0 is needed, got {seed!r}")
    return seed
