"""A choice weighed in the background: a first answer soon, then better ones, and an end."""

from threading import Event
from typing import Any

import pytest

from riverlib import cards
from riverlib.cards.coach import winning
from riverlib.cards.coach.chances import MOST_WORLDS
from riverlib.cards.coach.thinking import FIRST_WORLDS, Thinking
from riverlib.core import RiverError, generator
from tests.cards.coach.known import known_worth

PATIENCE = 30.0  # seconds, for a machine that does much else


@pytest.fixture(autouse=True)
def no_games_are_simulated(monkeypatch: pytest.MonkeyPatch) -> None:
    def even(view: cards.View, *_: Any) -> winning.WinChances:
        return winning.WinChances((0.25,) * view.players, (0.0,) * view.players, (), ())

    monkeypatch.setattr(winning, "win_chances", even)


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
