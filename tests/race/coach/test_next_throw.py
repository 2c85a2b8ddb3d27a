"""Which boat the next throws are for, once boats that lay together have come apart."""

from dataclasses import replace

import pytest

from riverlib import race
from riverlib.race.coach import odds
from riverlib.race.coach.next_throw import NextThrows, next_throws
from riverlib.race.coach.odds import ChoiceOdds


def thrown(face: int, *, players: int = 3) -> race.RaceState:
    """The first throw of a race: all boats lie together."""
    return race.apply(race.new_game(race.DEFAULT_LAYOUT, players=players), race.Roll(face))[0]


@pytest.mark.parametrize("face", [2, 3, 5])
def test_the_coach_itself_would_sail_the_boat_that_a_throw_is_for(face: int) -> None:
    state = thrown(face)
    (choice,) = race.legal_actions(state)
    found = next_throws(state, choice)
    assert found.behind, "at the beginning boats behind have to come away from the waterfall"
    assert not set(found.front) & set(found.behind)
    drifted = tuple(tuple(place - 1 for place in fleet) for fleet in state.boats)
    front = drifted[0][0] + face
    boats = ((front, *drifted[0][1:]), *drifted[1:])
    later = replace(state, boats=boats, tides=state.tides + 1)
    for each in (*found.front, *found.behind):
        best = odds.choice_odds(replace(later, face=each)).best
        assert isinstance(best, race.Sail)
        assert (best.origin == front) == (each in found.front)


def test_it_asks_for_the_chances_one_tide_later_and_says_nothing_of_equals(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[race.RaceState] = []

    def equal(state: race.RaceState) -> ChoiceOdds:
        asked.append(state)
        return ChoiceOdds(dict.fromkeys(race.legal_actions(state), 0.5), 0.0, exact=True)

    monkeypatch.setattr(odds, "choice_odds", equal)
    state = thrown(3)
    (choice,) = race.legal_actions(state)
    assert next_throws(state, choice) == NextThrows()
    assert [each.face for each in asked] == [1, 2, 3, 4, 5]
    assert {each.tides for each in asked} == {state.tides + 1}
    assert {tuple(sorted(each.boats[0])) for each in asked} == {
        tuple(sorted((state.boats[0][0] + 2, *(place - 1 for place in state.boats[0][1:]))))
    }


def test_of_boats_that_stay_together_nothing_is_said() -> None:
    state = thrown(2)
    alone = replace(state, boats=((9, 9, race.LOST), *state.boats[1:]))
    (choice,) = race.legal_actions(alone)
    assert next_throws(alone, choice) == NextThrows(), "one comes home, and one is left"
