"""No bot and no hint depends on what its seat may not see: other hidden cards, same answer."""

import inspect
import pkgutil
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from importlib import import_module
from random import Random
from types import ModuleType
from typing import Any, get_args, get_type_hints

import numpy as np
import pytest
from hypothesis import given, settings

from riverlib import cards
from riverlib.cards import Action, GameState, Phase, Shuffle, View, bots, view
from riverlib.cards.coach.advice import Advice, advice
from riverlib.cards.coach.worth import weigh
from riverlib.core import RiverError
from tests.cards.hidden import bid_otherwise, redealt
from tests.cards.random_rules import TABLES, Table

BOTS = bots.EVERY_BOT
COACH = "riverlib.cards.coach"
_DECISIONS = 4
"""Of each game that a slow bot is asked in."""


def thinking(key: str) -> Any:
    """Mark a bot that plays games out in its head: it takes seconds."""
    quick = key in ("random", "steady")
    return key if quick else pytest.param(key, marks=pytest.mark.slow)


def decisions(table: Table, at_most: int | None = None) -> Iterator[tuple[GameState, int, Random]]:
    """Yield the states of a game in which somebody decides, the seat, a generator of its own."""
    found = [
        (state, state.to_move)
        for state, _, _, _ in table.moves()
        if state.phase in (Phase.BID, Phase.PLAY) and state.to_move is not None
    ]
    rng = Random(table.seed)
    chosen = found if at_most is None else rng.sample(found, min(at_most, len(found)))
    for number, (state, seat) in enumerate(chosen):
        yield state, seat, Random(table.seed + number)


def others(state: GameState, seat: int, rng: Random) -> Iterator[GameState]:
    """Yield states that look alike to a seat: its unseen cards and bids are others."""
    yield redealt(bid_otherwise(state, seat), seat)
    yield redealt(state, seat, rng)


@pytest.mark.parametrize("key", [thinking(key) for key in BOTS])
def test_a_bot_decides_the_same_whatever_it_cannot_see(key: str) -> None:
    choose = BOTS[key].choose
    is_quick = key in ("random", "steady")

    @settings(max_examples=25 if is_quick else 8)
    @given(table=TABLES)
    def hold(table: Table) -> None:
        for state, seat, rng in decisions(table, None if is_quick else _DECISIONS):
            lot = rng.randrange(2**32)
            chosen = choose(view(state, seat), np.random.default_rng(lot))
            for other in others(state, seat, rng):
                assert choose(view(other, seat), np.random.default_rng(lot)) == chosen

    hold()


def asked_about_a_view() -> Iterator[tuple[str, Callable[..., object]]]:
    """Yield what the coach says of a view alone: worth, chances, whatever comes to it."""
    yield "advice", advised
    package = import_module(COACH)
    for info in pkgutil.iter_modules(package.__path__, f"{COACH}."):
        module = import_module(info.name)
        for name, function in vars(module).items():
            if is_own(module, name, function) and needs_a_view_alone(function):
                yield f"{info.name.rpartition('.')[2]}.{name}", function


def advised(seen: View) -> Advice:
    """Return what the coach advises, with what it weighs itself."""
    return advice(seen, weigh(seen, worlds=20))


def is_own(module: ModuleType, name: str, function: object) -> bool:
    return (
        inspect.isfunction(function)
        and not name.startswith("_")
        and function.__module__ == module.__name__
    )


def needs_a_view_alone(function: Callable[..., object]) -> bool:
    first, *rest = inspect.signature(function).parameters.values() or [None]
    if first is None or first.annotation not in (View, "View"):
        return False
    return all(parameter.default is not parameter.empty for parameter in rest)


@pytest.mark.slow
@pytest.mark.parametrize("say", [pytest.param(say, id=name) for name, say in asked_about_a_view()])
def test_the_coach_says_the_same_whatever_the_seat_cannot_see(say: Callable[..., object]) -> None:
    @settings(max_examples=4)
    @given(table=TABLES)
    def hold(table: Table) -> None:
        for state, seat, rng in decisions(table, _DECISIONS):
            said = outcome(say, view(state, seat))
            for other in others(state, seat, rng):
                assert outcome(say, view(other, seat)) == said

    hold()


def outcome(say: Callable[..., object], seen: View) -> object:
    """Return what is said, or the refusal where a function answers only some views."""
    try:
        said = say(seen)
        if isinstance(said, Iterator):
            said = next(said)  # it goes on for as long as somebody thinks
        return said.tolist() if isinstance(said, np.ndarray) else said
    except RiverError as refusal:
        return str(refusal)


@pytest.mark.parametrize("key", BOTS)
def test_a_bot_is_given_a_view_and_chance_and_nothing_else(key: str) -> None:
    choose = BOTS[key].choose
    needed = [
        name
        for name, parameter in inspect.signature(choose).parameters.items()
        if parameter.default is parameter.empty
    ]
    hints = get_type_hints(getattr(choose, "func", choose))
    assert [hints[name] for name in needed] == [View, np.random.Generator]


def test_a_view_has_no_room_for_the_whole_position() -> None:
    """By construction: its fields hold no state and no shuffle, and nothing can be hung on it."""
    assert not {GameState, Shuffle} & set(kinds_in(View))
    assert "__dict__" not in dir(View)
    for state, seat, _ in decisions(Table(cards.VARIANTS[0], 4, 0, 1), 20):
        seen = view(state, seat)
        assert not any(isinstance(action, Shuffle) for action in seen.legal)


def kinds_in(kind: Any, known: set[Any] | None = None) -> Iterator[Any]:
    """Walk through the types of a record's fields; what may be done is told apart by ``legal``."""
    known = set() if known is None else known
    if kind in known or kind is Action:
        return
    known.add(kind)
    yield kind
    inner = get_args(kind)
    if is_dataclass(kind):
        hints = get_type_hints(kind)
        inner = tuple(hints[field.name] for field in fields(kind))
    for each in inner:
        yield from kinds_in(each, known)
