"""The chances of a position are those of who plays well: nothing is given away beforehand."""

import pytest

from riverlib import race
from riverlib.race import steps
from riverlib.race.coach import odds
from tests.race.coach.logs import random_log


@pytest.mark.usefixtures("unsolved")
@pytest.mark.parametrize("players", [2, 3])
def test_at_a_choice_the_chance_is_that_of_the_best(players: int) -> None:
    """The bar once stood at 41 % beside a tutor who said 54 % of the better choice."""
    states = [state for state, _ in steps(random_log(race.DEFAULT_LAYOUT, players=players, seed=3))]
    choices = [state for state in states if len(race.legal_actions(state)) > 1]
    assert choices
    for state in choices:
        known = odds.choice_odds(state, rollouts=100)
        assert odds.odds(state, rollouts=100).shares[state.turn] == known.chances[known.best]
