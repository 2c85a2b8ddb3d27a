"""A second solver, slow and simple: a dictionary of positions, and the engine makes every step.

It shares nothing with ``riverlib.race.solver``: no numbering, no transitions, no layers.
"""

from collections.abc import Iterator
from itertools import combinations_with_replacement, permutations, product
from typing import NamedTuple

from riverlib import race

Outcome = tuple[float, float]
"""What a finished race is worth to seat 0: 1, 0.5 or 0, and points less the other's."""


class Position(NamedTuple):
    """A race that waits for a throw, without what does not matter; seat 0 is the first player."""

    turn: int
    fleets: tuple[tuple[int, ...], tuple[int, ...]]
    tides: int
    owners: tuple[int, ...]
    alone: int


Next = Position | Outcome
Graph = dict[Position, list[list[Next]]]
"""For each position and face what can follow, one entry a choice."""


def graph_of(layout: race.Layout) -> Graph:
    """Return every position of a layout, whether a race can come to it or not."""
    return {position: _follow(layout, position) for position in positions(layout)}


def positions(layout: race.Layout) -> Iterator[Position]:
    """Yield every position in which some player is about to throw."""
    places = (race.LOST, *range(layout.cards), race.HARBOUR)
    fleets = list(combinations_with_replacement(places, layout.boats))
    limited = layout.last_alone is race.LastAlone.THREE_TURNS
    for pair, tides, turn in product(product(fleets, fleets), range(layout.cards), (0, 1)):
        if not any(map(race.is_on_river, pair[turn])):
            continue
        alone = limited and not any(map(race.is_on_river, pair[1 - turn]))
        arrivals = [seat for seat in (0, 1) for _ in range(pair[seat].count(race.HARBOUR))]
        for owners in sorted(set(permutations(arrivals))):
            for turns in (1, 2, 3) if alone else (0,):
                yield Position(turn, pair, tides, owners, turns)


def state_of(layout: race.Layout, position: Position, *, first: int = 0) -> race.RaceState:
    """Return the position as a state of the engine, with seat ``first`` as the first player."""
    docked, boats = [], ([], [])
    for owner in position.owners:
        docked.append((owner ^ first, len(boats[owner])))
        boats[owner].append(race.HARBOUR)
    for seat in (0, 1):
        boats[seat].extend(place for place in position.fleets[seat] if place != race.HARBOUR)
    return race.RaceState(
        layout=layout,
        players=2,
        first=first,
        boats=tuple(tuple(boats[seat ^ first]) for seat in (0, 1)),
        turn=position.turn ^ first,
        tides=position.tides,
        docked=tuple(docked),
        alone_turns=position.alone,
    )


def _follow(layout: race.Layout, position: Position) -> list[list[Next]]:
    state = state_of(layout, position)
    faces = []
    for face in range(1, 7):
        thrown, _ = race.apply(state, race.Roll(face))
        choices = race.legal_actions(thrown)
        faces.append([_next(race.apply(thrown, choice)[0]) for choice in choices])
    return faces


def _next(state: race.RaceState) -> Next:
    if state.is_over:
        won = {(0,): 1.0, (1,): 0.0, (0, 1): 0.5}[state.winners]
        return won, float(state.scores[0] - state.scores[1])
    first, second = (tuple(sorted(boats)) for boats in state.boats)
    owners = tuple(seat for seat, _ in state.docked)
    tides = state.tides % state.layout.cards
    return Position(state.turn, (first, second), tides, owners, state.alone_turns)


def values_of(graph: Graph, objective: int) -> dict[Position, float]:
    """Return what each position is worth to seat 0; objective 0 is the win, 1 the margin."""
    cells = {position: [0.0] for position in graph}  # shared, so that a sweep looks nothing up
    rows = [
        (
            cells[position],
            max if position.turn == 0 else min,
            _cells(graph, position, cells, objective),
        )
        for position in sorted(graph, key=_afloat_then_late)
    ]
    change = 1.0
    while change > 1e-13:
        change = 0.0
        for cell, best, faces in rows:
            value = sum(best(choices)[0] for choices in faces) / 6
            change = max(change, abs(value - cell[0]))
            cell[0] = value
    return {position: cell[0] for position, cell in cells.items()}


def _cells(
    graph: Graph, position: Position, cells: dict[Position, list[float]], objective: int
) -> list[list[list[float]]]:
    return [
        [cells[after] if isinstance(after, Position) else [after[objective]] for after in choices]
        for choices in graph[position]
    ]


def _afloat_then_late(position: Position) -> tuple[int, int, int, int]:
    afloat = sum(race.is_on_river(place) for fleet in position.fleets for place in fleet)
    return afloat, -position.alone, -position.tides, -position.turn
