"""Who sits at a bench's card table, and a game played there: the plain engine, bots by name."""

from collections.abc import Callable, Sequence
from time import thread_time

import numpy as np

from bench import ismcts
from riverlib import cards
from riverlib.cards.bots import find_bot
from riverlib.cards.schedule import down_and_up

Chooser = Callable[[cards.View, np.random.Generator], cards.Action]
Note = Callable[[cards.View, float], None]
"""Told of each decision: what the seat sees and its seconds of processor time."""

TABLE = cards.Variant(
    key="bench", name="10-1-10", hand_sizes=down_and_up(10), scoring=cards.SCORINGS["Basic"]
)


def chooser(key: str) -> Chooser:
    """Return what decides for a bot of the card game, or for a search such as ``ismcts-1000``.

    Raises
    ------
    RiverError
        If there is no such bot.
    """
    return ismcts.chooser(key) if ismcts.is_name(key) else find_bot(key).choose


def play(
    state: cards.GameState,
    bots: Sequence[str],
    chance: np.random.Generator,
    own: Sequence[np.random.Generator],
    note: Note | None = None,
) -> cards.GameState:
    """Play a game to its end.

    Parameters
    ----------
    bots, own : sequences, one a seat
        Keys of bots, and the generator of each seat.
    chance
        Shuffles.
    """
    choosers = list(map(chooser, bots))
    while not state.is_over:
        seat = state.to_move
        if seat is None:
            state, _ = cards.apply(state, cards.shuffle(state, chance))
            continue
        view = cards.view(state, seat)
        start = thread_time()
        action = choosers[seat](view, own[seat])
        if note:
            note(view, thread_time() - start)
        state, _ = cards.apply(state, action)
    return state
