"""A choice weighed in the background: a first answer soon, then better ones, and an end."""

from threading import Event
from typing import Any

import pytest

from riverlib import cards
from riverlib.cards.coach import winning
from riverlib.cards.coach.chances import MOST_WORLDS
from riverlib.cards.coach.thinking import FIRST_WORLDS, Thinking
from riverlib.core import RiverError, generator
from riverlib.core.job import Job
from tests.cards.coach.known import known_worth

PATIENCE = 30.0  # seconds, for a machine that does much else


@pytest.fixture(autouse=True)
def no_games_are_simulated(monkeypatch: pytest.MonkeyPatch) -> None:
    def even(view: cards.View, *_: Any) -> winning.WinChances:
        return winning.WinChances((0.25,) * view.players, (0.0,) * view.players, (), ())

    monkeypatch.setattr(winning, "win_chances", even)
    monkeypatch.setattr(winning, "is_ready", lambda: True)
    monkeypatch.setattr(winning, "prepare", lambda: Job[None](lambda _: None, "no kernels"))


@pytest.fixture
def view() -> cards.View:
    variant = cards.Variant(key="five", name="Five", hand_sizes=(5,))
    state = cards.new_game(variant, players=4)
    state, _ = cards.apply(state, cards.shuffle(state, generator(1)))
    return cards.view(state, state.to_move)


def test_more_and_more_worlds_are_joined_up_to_the_most(view: cards.View) -> None:
    seen: list[tuple[int, int]] = []

    def weigh(view: cards.View, *, worlds: int, seed: int) -> Any:
        seen.append((worlds, seed))
        return known_worth(view, worlds=worlds)

    thinking = Thinking(view, weigh)
    assert thinking.wait(PATIENCE) is not None
    assert thinking._job.wait(PATIENCE)
    assert thinking.is_over
    assert thinking.chances is not None
    assert thinking.chances.worth.worlds >= MOST_WORLDS
    assert seen[0] == (FIRST_WORLDS, 0)
    assert [seed for _, seed in seen] == [*range(len(seen))], "no world is drawn twice"
    assert thinking.win is not None


def test_it_weighs_on_while_what_draws_the_end_of_the_game_is_compiled(
    view: cards.View, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled = Event()

    def compile_them(_: Job[None]) -> None:
        assert compiled.wait(PATIENCE)

    compiling = Job(compile_them, "kernels")
    monkeypatch.setattr(winning, "is_ready", lambda: compiling.is_done)
    monkeypatch.setattr(winning, "prepare", lambda: compiling)
    thinking = Thinking(view, known_worth)
    while thinking.chances is None or thinking.chances.worth.worlds < MOST_WORLDS:
        assert not thinking.is_over
    assert thinking.win is None
    compiled.set()
    assert thinking._job.wait(PATIENCE)
    assert thinking.win is not None


def test_it_stops_while_kernels_are_compiled(
    view: cards.View, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled = Event()
    compiling = Job[None](lambda _: compiled.wait(PATIENCE) and None, "kernels")
    monkeypatch.setattr(winning, "is_ready", lambda: False)
    monkeypatch.setattr(winning, "prepare", lambda: compiling)
    thinking = Thinking(view, known_worth)
    thinking.stop()
    assert thinking._job.wait(PATIENCE)
    assert not compiling.is_over
    compiled.set()


def test_it_stops_between_two_answers(view: cards.View) -> None:
    begun, go_on = Event(), Event()

    def weigh(view: cards.View, *, worlds: int, seed: int) -> Any:
        begun.set()
        assert go_on.wait(PATIENCE)
        return known_worth(view, worlds=worlds)

    thinking = Thinking(view, weigh)
    assert begun.wait(PATIENCE)
    assert thinking.wait(0.0) is None
    thinking.stop()
    go_on.set()
    assert thinking._job.wait(PATIENCE)
    assert thinking.chances is not None
    assert thinking.chances.worth.worlds == FIRST_WORLDS


def test_nobody_waits_for_what_goes_wrong(view: cards.View) -> None:
    def weigh(*_: Any, **__: Any) -> Any:
        raise RiverError("no compiler")

    thinking = Thinking(view, weigh)
    assert thinking.wait(PATIENCE) is None
    assert thinking._job.wait(PATIENCE)
    assert thinking.failure == "no compiler"
