"""Undo in a race goes to the last real choice, however many rounds ago, and says how many."""

from riverlib import race
from riverlib.play import Player, RaceMatch
from riverlib.store import Games
from tests.play.test_race_match import sail_on, start


def test_undo_goes_behind_the_only_choice_whoever_pressed_it(games: Games) -> None:
    match = start(games, (Player("Anna"), Player("Ben")), seed=4)
    decided = None
    while decided is None or len(race.legal_actions(match.state)) != 1:
        if match.state.phase is race.Phase.CHOOSE and len(race.legal_actions(match.state)) > 1:
            decided = match.state
        sail_on(match, 1)
    sail_on(match, 1)
    RaceMatch.resume(games, match.game_id).undo()
    match.catch_up()
    assert match.state == decided


def test_undo_says_how_many_tides_it_takes_back(games: Games) -> None:
    match = start(games, (Player("Anna"), Player("Ben")), seed=4)
    for _ in range(9):
        sail_on(match, 4)
        before = match.state.tides
        tides = match.tides_back
        match.undo()
        assert match.state.tides == before - tides
        match.choose(match.state.turn, race.legal_actions(match.state)[0])
