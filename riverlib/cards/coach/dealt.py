"""The finished deals of a game, each with every position in it."""

from collections.abc import Iterator
from dataclasses import dataclass

from riverlib.cards import (
    Action,
    DealResult,
    GameState,
    Shuffle,
    opening_state,
    parse_action,
    steps,
)
from riverlib.core import GameLog


@dataclass(frozen=True, slots=True)
class Dealt:
    """A finished deal: what was done in it, and every position in which it was done."""

    deal_no: int
    first: int
    """Index of its shuffle among the log's actions."""
    actions: tuple[Action, ...]
    states: tuple[GameState, ...]
    """Before each action, and after the last."""

    @property
    def result(self) -> DealResult:
        """How it ended."""
        return self.states[-1].results[self.deal_no]

    def choices(self) -> Iterator[tuple[int, GameState, Action]]:
        """Return each bid and card: its index in the log, the position before it, and itself."""
        for no, action in enumerate(self.actions):
            if not isinstance(action, Shuffle):
                yield self.first + no, self.states[no], action


def finished_deals(log: GameLog) -> tuple[Dealt, ...]:
    """Return every deal of a game that has been played to its end.

    Raises
    ------
    LogError
        If the log cannot be replayed; the message names the place.
    """
    found: list[Dealt] = []
    states, actions, first = [opening_state(log)], list[Action](), 0
    for action_no, (state, action) in enumerate(_steps(log)):
        states.append(state)
        actions.append(action)
        if len(state.results) > len(found):
            found.append(Dealt(len(found), first, tuple(actions), tuple(states)))
            states, actions, first = [state], [], action_no + 1
    return tuple(found)


def _steps(log: GameLog) -> Iterator[tuple[GameState, Action]]:
    for (state, _), text in zip(steps(log), log.actions, strict=True):
        yield state, parse_action(text)
