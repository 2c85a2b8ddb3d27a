"""Replay of a log, whatever the game: one step after another, an error named by its place."""

from collections.abc import Callable, Iterator
from typing import TypeVar

from riverlib.core.errors import LogError, RiverError
from riverlib.core.log import GameLog

State = TypeVar("State")
Events = TypeVar("Events")


def replayed_steps(
    log: GameLog, opening: State, step: Callable[[State, str], tuple[State, Events]]
) -> Iterator[tuple[State, Events]]:
    """Yield each state of a log with its events.

    Parameters
    ----------
    opening : State
        The state before any action.
    step : callable
        Reads one action of the log and applies it to a state.

    Raises
    ------
    LogError
        At the first action that is unreadable or against the rules; names its place.
    """
    state = opening
    for action_no, text in enumerate(log.actions):
        try:
            state, events = step(state, text)
        except RiverError as error:
            raise LogError(f"actions[{action_no}]: {error}") from error
        yield state, events
