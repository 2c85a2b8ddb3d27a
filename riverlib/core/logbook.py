"""What every game does with its logs: begin, add an action, replay, errors named by place."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from riverlib.core.errors import LogError, RiverError
from riverlib.core.log import GameLog
from riverlib.core.reading import read_value

State = TypeVar("State")
Action = TypeVar("Action")
Event = TypeVar("Event")


@dataclass(frozen=True, slots=True, kw_only=True)
class Logbook(Generic[State, Action, Event]):
    """The logs of one game: what its rules give, and what follows from that for every game."""

    game: str
    """Which game: ``"cards"`` or ``"race"``."""
    numbers: tuple[str, ...]
    """What a setup needs beside the rules: whole numbers by these names."""
    new_game: Callable[[Mapping[str, Any]], State]
    """The state that a setup with those numbers describes."""
    apply: Callable[[State, Action], tuple[State, tuple[Event, ...]]]
    action_text: Callable[[Action], str]
    parse_action: Callable[[str], Action]

    def with_action(self, log: GameLog, action: Action) -> GameLog:
        """Return the log with one more action."""
        return replace(log, actions=(*log.actions, self.action_text(action)))

    def opening_state(self, log: GameLog) -> State:
        """Return the state that the log's setup describes, before any action.

        Raises
        ------
        LogError
            If the log is of another game or its setup cannot be played; names the place.
        """
        if log.game != self.game:
            raise LogError(f"game: this is a {log.game!r} file, a {self.game!r} file is needed")
        for name in self.numbers:
            read_value(int, log.setup.get(name), f"setup.{name}", error=LogError)
        try:
            return self.new_game(log.setup)
        except RiverError as error:
            raise LogError(f"setup: {error}") from error

    def steps(self, log: GameLog) -> Iterator[tuple[State, tuple[Event, ...]]]:
        """Replay a log action by action and yield each state with its events.

        Raises
        ------
        LogError
            At the first action that is unreadable or against the rules; names its place.
        """
        return self._steps(log, self.opening_state(log))

    def replay(self, log: GameLog) -> State:
        """Replay a whole log and return the state that it ends in.

        Raises
        ------
        LogError
            If the log cannot be replayed; names the place.
        """
        last = self.opening_state(log)
        for state, _ in self._steps(log, last):
            last = state
        return last

    def _steps(self, log: GameLog, state: State) -> Iterator[tuple[State, tuple[Event, ...]]]:
        for action_no, text in enumerate(log.actions):
            try:
                state, events = self.apply(state, self.parse_action(text))
            except RiverError as error:
                raise LogError(f"actions[{action_no}]: {error}") from error
            yield state, events
