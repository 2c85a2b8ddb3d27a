"""What a person has chosen has the chance that was told of it, until the die falls again."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from riverlib import race
from riverlib.boards.race.passing import Passing, numbered
from riverlib.play import Player, RaceMatch
from riverlib.race.coach import odds
from riverlib.race.events import BoatDocked, BoatLost, Event, Rolled
from riverlib.store import Games, open_database

BOTS = (Player("Otter", "random"), Player("Pike", "random"))


@pytest.fixture
def games(tmp_path: Path) -> Iterator[Games]:
    engine = open_database(f"sqlite:///{tmp_path / 'games.sqlite3'}")
    yield Games(engine)
    engine.dispose()


def at_a_choice(games: Games, *company: Player) -> RaceMatch:
    """Return the first race in which the first throw leaves something to choose: a wind."""
    for seed in range(30):
        match = RaceMatch.start(games, race.DEFAULT_LAYOUT, company, first=0, seed=seed)
        match.roll(0)
        if len(race.legal_actions(match.state)) > 1:
            return match
    raise AssertionError("no wind in thirty first throws")


def test_the_bar_stands_where_the_hint_said_before_the_bots_throw(games: Games) -> None:
    """A hint once said 43 % of a choice, and the bar fell to 36 % when it was made."""
    match = at_a_choice(games, Player("Anna"), *BOTS)
    passing, before = Passing(match), match.state
    told = odds.choice_odds(before)
    match.choose(0, told.best)
    first, *_ = passing.odds(match, ready=True)
    assert first.odds.shares[0] == pytest.approx(told.chances[told.best])
    assert first.odds == odds.after_choice(before, told.best)


def test_it_is_so_where_another_person_throws_next(games: Games) -> None:
    match = at_a_choice(games, Player("Anna"), Player("Ben"), *BOTS)
    passing, before = Passing(match), match.state
    told = odds.choice_odds(before)
    match.choose(0, told.best)
    assert passing.odds(match, ready=True) == []
    assert passing.own == odds.after_choice(before, told.best)
    match.roll(1)
    passing.odds(match, ready=True)
    assert passing.own is None, "a throw is told by what it leads to"


def test_the_first_turn_that_cost_boats_or_brought_one_home_is_told_of(games: Games) -> None:
    """After the last boats of a person had fallen the bar stood for seconds as it was before."""
    company = (Player("Anna"), *BOTS, Player("Finn", "random"))
    seen = 0
    for seed in range(8):
        match = RaceMatch.start(games, race.DEFAULT_LAYOUT, company, first=0, seed=seed)
        while not match.state.is_over:
            passing, before = Passing(match), len(match.events)
            if match.state.phase is race.Phase.ROLL:
                match.roll(match.state.turn)
            else:
                match.choose(match.state.turn, race.legal_actions(match.state)[0])
            turns = turns_of(match.events[before:])
            if len(turns) <= len(company) or not any(map(matters, turns[:-1])):
                continue
            seen += 1
            first = next(no for no, turn in enumerate(turns) if matters(turn))
            ends = numbered(match.events[:before]) + sum(map(numbered, turns[: first + 1]))
            assert ends in {each.number for each in passing.odds(match, ready=True)}
    assert seen > 2


def turns_of(events: Sequence[Event]) -> list[list[Event]]:
    """Part events into turns, each from its throw on."""
    turns: list[list[Event]] = [[]]
    for event in events:
        if isinstance(event, Rolled) and turns[-1]:
            turns.append([])
        turns[-1].append(event)
    return turns


def matters(turn: Sequence[Event]) -> bool:
    return any(isinstance(event, BoatLost | BoatDocked) for event in turn)
