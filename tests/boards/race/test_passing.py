"""What a person has chosen has the chance that was told of it, until the die falls again."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from riverlib import race
from riverlib.boards.race.passing import Passing
from riverlib.play import Player, RaceMatch
from riverlib.race.coach import odds
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
