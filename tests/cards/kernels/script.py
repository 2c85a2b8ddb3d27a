"""One game through the plain engine and through the kernel."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from riverlib.cards import (
    Action,
    Bid,
    GameState,
    Play,
    Shuffle,
    Variant,
    apply,
    fitted,
    new_game,
    view,
)
from riverlib.cards.events import Event, TrickTaken
from riverlib.cards.kernels import calls
from riverlib.cards.kernels import records as kernel
from riverlib.cards.kernels.positions import number_of
from riverlib.cards.kernels.records import card_of, face_of
from riverlib.cards.kernels.results import GameResults
from riverlib.cards.variant import cards_in_play
from tests.cards.random_rules import Table


@dataclass(frozen=True)
class Script:
    """A game as the engine saw it, in the numbers of the kernel."""

    fit: Variant
    players: int
    first_dealer: int
    orders: NDArray[np.int8]
    choices: NDArray[np.int64]
    positions: list[GameState]
    """The state before each choice."""
    rows: list[tuple[int, int, int, int]]
    """Kind, seat, legal set and choice of each decision; kind and taker of each trick."""
    end: GameState


def script_of(table: Table) -> Script:
    """Play a table's game at random by the engine and write everything down."""
    return written(table, table.moves())


def steady_script_of(table: Table) -> Script:
    """Let the kernel's ``steady`` play in every seat, then do the same by the engine."""
    fit, rng = fitted(table.variant, table.players), np.random.default_rng(table.seed)
    pack = [face_of(card) for card in cards_in_play(fit, fit.packs or 1)]
    orders = np.array([rng.permutation(pack) for _ in fit.hand_sizes], np.int8)
    _, log = calls.play_script(
        fit, table.players, first_dealer=table.first_dealer, orders=orders,
        choices=np.empty(0, np.int64),
    )  # fmt: skip
    return written(table, replayed(table, orders, log))


def replayed(
    table: Table, orders: NDArray[np.int8], log: NDArray[np.int64]
) -> Iterator[tuple[GameState, Action, GameState, tuple[Event, ...]]]:
    """Yield the moves of a logged game as the engine sees them."""
    rows = iter(log[log[:, kernel.KIND] != kernel.TRICK].tolist())
    state = new_game(table.variant, players=table.players, first_dealer=table.first_dealer)
    while not state.is_over:
        action: Action
        if state.to_move is None:
            action = Shuffle(tuple(card_of(face) for face in orders[state.deal_no].tolist()))
        else:
            row = next(rows)
            choice = row[kernel.CHOICE]
            action = Bid(choice) if row[kernel.KIND] == kernel.BID else Play(card_of(choice))
        before = state
        state, events = apply(before, action)
        yield before, action, state, events


def written(
    table: Table, moves: Iterable[tuple[GameState, Action, GameState, tuple[Event, ...]]]
) -> Script:
    """Write a game down as it goes on in the engine."""
    orders, choices, positions, rows = [], [], [], []
    for before, action, state, events in moves:
        if isinstance(action, Shuffle):
            orders.append([face_of(card) for card in action.order])
        else:
            assert before.to_move is not None
            code = number_of(action)
            legal = bits(view(before, before.to_move).legal)
            kind = kernel.BID if isinstance(action, Bid) else kernel.PLAY
            choices.append(code)
            positions.append(before)
            rows.append((kind, before.to_move, legal, code))
        rows += tricks(events)
        end = state
    return Script(
        fitted(table.variant, table.players),
        table.players,
        table.first_dealer,
        np.array(orders, np.int8),
        np.array(choices, np.int64),
        positions,
        rows,
        end,
    )


def tricks(events: tuple[Event, ...]) -> list[tuple[int, int, int, int]]:
    """Return a row for each trick that was taken."""
    return [(kernel.TRICK, event.seat, 0, 0) for event in events if isinstance(event, TrickTaken)]


def bits(actions: tuple[Action, ...]) -> int:
    """Return a set of bids or cards as the kernel writes it."""
    return sum(1 << number_of(action) for action in actions)


def through_kernel(script: Script) -> tuple[GameResults, NDArray[np.int64]]:
    """Play the same shuffles and choices by the kernel."""
    return calls.play_script(
        script.fit,
        script.players,
        first_dealer=script.first_dealer,
        orders=script.orders,
        choices=script.choices,
    )
