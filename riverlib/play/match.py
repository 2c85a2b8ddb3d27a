"""A stored game in progress, whatever the game: saved before it is shown, undone, caught up."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from riverlib.core import GameLog, IllegalActionError, LogError, StaleGameError, new_seed
from riverlib.core.faces import FACES
from riverlib.core.game import Game
from riverlib.play.players import Player, seated, tidy_name
from riverlib.play.results import result
from riverlib.store import GameResult, Games, StoredGame


class GameState(Protocol):
    """What every game's state tells."""

    @property
    def to_move(self) -> int | None:
        """Seat that must act, ``None`` when chance or nobody does."""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""


_SITTING = timedelta(hours=12)  # what was played out longer ago was another day
STAND_IN = "steady"
"""Key of the bot, in both games, that plays for people who are away: it needs no compiler."""

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
    only_ways: frozenset[int] = frozenset()
    """Numbers of the actions that could be taken in one way alone, where the game asks for that."""


class Match(ABC, Generic[State, Action, Event]):
    """A stored game with its players; every change is in the database before it is visible.

    The actions of people raise ``IllegalActionError`` when the rules refuse them and
    ``StaleGameError`` when the stored game has moved on elsewhere; the match then stands where
    the store says.
    """

    game: ClassVar[Game]
    """What is played, with the bots that may sit at it."""
    players: tuple[Player, ...]
    """Who sits where."""
    created: datetime
    """When it was begun, in UTC."""
    _position: Position[State, Event]
    _revision: int
    _rules: Any

    def __init__(self, games: Games, stored: StoredGame) -> None:
        self._games = games
        self._by_itself: frozenset[int] = frozenset()  # actions that no person has decided on
        self.stand_ins: AbstractSet[int] = frozenset()
        """Seats of people that a bot plays as long as they stand here."""
        self.game_id = stored.id
        self.created = stored.created
        self._adopt(stored)

    @classmethod
    def open(cls, games: Games, log: GameLog) -> Self:
        """Put a log into the store as a game of its own and go on from where it ends.

        Raises
        ------
        LogError
            If the log cannot be replayed; the message names the place.
        """
        is_new_seed = "seed" not in log.setup
        if is_new_seed:  # an exported game: what is still to come is drawn afresh
            log = replace(log, setup=log.setup | {"seed": new_seed()})
        position = cls._replayed(log)
        players = cls._seated(log)
        if not any(player.is_person for player in players):
            raise LogError("setup.seats: at least one seat needs a person")
        seed = _seed(log)
        log = cls._marked(position, is_new_seed=is_new_seed)
        position = cls._begun(replace(position, log=log), players, seed)
        rules = cls.game.rules_of(log)
        stored = games.start(
            position.log,
            _title(cls.game, rules, players),
            finished=position.state.is_over,
            result=result(cls.game, rules, position.state, players),
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

    def won_lately(self) -> list[frozenset[str]]:
        """Return who won each game of this company in this sitting, up to this one, by their names.

        Raises
        ------
        StoreError
            If the database fails.
        """
        names = [player.name for player in self.players]
        since = self.created - _SITTING
        return self._games.won_by(self.game.key, names, since=since, until=self.created)

    @property
    def can_undo(self) -> bool:
        """Whether a person has decided anything yet."""
        return self._undo_length() is not None

    def seat(self, seat: int, name: str, face: str | None = None) -> None:
        """Let a person sit down under a name and face of their own.

        Raises
        ------
        IllegalActionError
            If a bot sits there, or somebody else has that name.
        StaleGameError, StoreError
            If it cannot be kept; then nothing has changed.
        """
        old, name = self.players[seat], tidy_name(name, seat)
        others = [each.name.casefold() for no, each in enumerate(self.players) if no != seat]
        if not old.is_person:
            raise IllegalActionError(f"{old.name} is no person's seat.")
        if name.casefold() in others:
            raise IllegalActionError(f"{name} sits here already: take another name.")
        new = replace(old, name=name, face=face if face in FACES else old.face)
        if new == old:
            return
        players = (*self.players[:seat], new, *self.players[seat + 1 :])
        setup = self.log.setup | {"seats": [player.data() for player in players]}
        position = replace(self._position, log=replace(self.log, setup=setup))
        come_to = result(self.game, self._rules, position.state, players)
        self._change(
            lambda: self._games.reseat(
                self.game_id,
                revision=self._revision,
                setup=setup,
                title=_title(self.game, self._rules, players),
                result=come_to,
            ),
            position,
        )
        self.players = players

    @property
    def last_choice(self) -> tuple[int, str] | None:
        """What ``undo`` would take back: whose choice, and which kind of action in the log."""
        length = self._undo_length()
        if length is None:
            return None
        seat = self._position.actors[length]
        return None if seat is None else (seat, self.log.actions[length].split()[0])

    def undo(self) -> None:
        """Go back to just before the last decision of a person."""
        length = self._undo_length()
        if length is None:
            raise IllegalActionError("There is nothing to take back yet.")
        position = self._replayed(replace(self.log, actions=self.log.actions[:length]))
        come_to = self._result(position)
        self._change(
            lambda: self._games.cut(
                self.game_id, revision=self._revision, length=length, result=come_to
            ),
            position,
        )
        self._by_itself = frozenset(number for number in self._by_itself if number < length)

    def catch_up(self) -> bool:
        """Stand where the store says; return whether another window had moved the game on."""
        if self._games.revision_of(self.game_id) == self._revision:
            return False
        stored = self._games.load(self.game_id)
        if stored.revision == self._revision:
            return False
        self._adopt(stored)
        return True

    def follow(self, other: Self) -> bool:
        """Stand where another match of the same game does, if that has come further."""
        if other.revision <= self._revision:
            return False
        self._position, self._revision = other._position, other._revision
        self._by_itself, self.players = other._by_itself, other.players
        return True

    def _adopt(self, stored: StoredGame) -> None:
        self._by_itself = frozenset()
        self._position = self._replayed(stored.log)
        self._revision = stored.revision
        self.players = self._seated(stored.log)
        self._rules = self.game.rules_of(stored.log)
        self._seed = _seed(stored.log)

    @property
    def waits_for(self) -> int | None:
        """The seat without which the game does not go on, ``None`` if it waits for nobody."""
        return self.state.to_move

    def carry_on(self) -> bool:
        """Let a bot play where somebody is stood in for and it is their turn; return if any did."""
        before = len(self.log.actions)
        if self.waits_for in self.stand_ins:
            self._save(self._position)
        return len(self.log.actions) != before

    def _who_plays(self) -> tuple[Player, ...]:
        """Return who acts at each seat just now: bots also for people who are stood in for."""
        return tuple(
            replace(player, kind=STAND_IN) if seat in self.stand_ins else player
            for seat, player in enumerate(self.players)
        )

    def _result(self, position: Position[State, Event]) -> GameResult:
        return result(self.game, self._rules, position.state, self.players)

    def _take(self, seat: int, action: Action) -> None:
        self._check_turn(seat)
        self._save(self._after(self._position, action))

    def _check_turn(self, seat: int) -> None:
        if seat != self.state.to_move:
            raise IllegalActionError(f"It is not {self.players[seat].name}'s turn.")

    def _save(self, position: Position[State, Event]) -> None:
        """Add the bots' answers, write everything in one transaction, and only then show it."""
        position = self._carried_on(position, self._who_plays(), self._seed)
        fresh = position.log.actions[len(self.log.actions) :]
        come_to = self._result(position)
        news = None if come_to == self._result(self._position) else come_to
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
        return self._last_decision(self._by_itself)

    def _last_decision(self, passed: AbstractSet[int]) -> int | None:
        """Return the number of a person's last action that is not one to be ``passed`` by."""
        for action_no in range(len(self._position.actors) - 1, -1, -1):
            seat = self._position.actors[action_no]
            decided = seat is not None and self._who_plays()[seat].is_person
            if decided and action_no not in passed:
                return action_no
        return None

    @classmethod
    def _replayed(cls, log: GameLog) -> Position[State, Event]:
        state: State = cls.game.logbook.opening_state(log)
        events: list[Event] = []
        actors: list[int | None] = []
        only_ways = []
        for after, more in cls.game.logbook.steps(log):
            only_ways += [len(actors)] if cls._has_one_way(state) else []
            actors.append(cls._actor(state))
            events.extend(more)
            state = after
        return Position(log, state, tuple(events), tuple(actors), frozenset(only_ways))

    @classmethod
    def _after(cls, position: Position[State, Event], action: Action) -> Position[State, Event]:
        """Return the position one action later."""
        state, events = cls.game.logbook.apply(position.state, action)
        only_way = {len(position.actors)} if cls._has_one_way(position.state) else set()
        return Position(
            cls.game.logbook.with_action(position.log, action),
            state,
            position.events + events,
            (*position.actors, cls._actor(position.state)),
            position.only_ways | only_way,
        )

    @classmethod
    def _actor(cls, state: State) -> int | None:
        """Return who takes the next action; ``None`` for what is no decision."""
        return state.to_move

    @classmethod
    def _has_one_way(cls, state: State) -> bool:
        """Return whether there is one action alone, so that taking it decides nothing."""
        return False

    @classmethod
    def _marked(cls, position: Position[State, Event], *, is_new_seed: bool) -> GameLog:
        """Return the log of a game that is being opened with what the game notes in its setup."""
        return position.log

    @classmethod
    def _begun(
        cls, position: Position[State, Event], players: Sequence[Player], seed: int
    ) -> Position[State, Event]:
        """Bring a game that is being opened to the first thing a person has to do."""
        return cls._carried_on(position, players, seed)

    @classmethod
    def _seated(cls, log: GameLog) -> tuple[Player, ...]:
        return seated(log, cls.game.bots)

    @classmethod
    @abstractmethod
    def _carried_on(
        cls, position: Position[State, Event], players: Sequence[Player], seed: int
    ) -> Position[State, Event]:
        """Let bots and whatever goes by itself act up to the next thing a person has to do."""


def _title(game: Game, rules: Any, players: Sequence[Player]) -> str:
    return f"{game.title.format(rules.name)}: {', '.join(player.name for player in players)}"


def _seed(log: GameLog) -> int:
    seed = log.setup.get("seed")
    if type(seed) is not int or seed < 0:
        raise LogError(f"setup.seed: a whole number from 0 is needed, got {seed!r}")
    return seed
