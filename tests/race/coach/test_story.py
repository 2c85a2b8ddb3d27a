"""What a finished race is told to have been is what it was."""

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

import pytest

from riverlib import race
from riverlib.core import GameLog
from riverlib.core.people import People
from riverlib.race.coach import story
from riverlib.race.coach.advice import better
from riverlib.race.coach.in_hundred import how_much, percent_of
from riverlib.race.coach.review import Decision, RaceReview, Throw, review
from riverlib.race.events import BoatLost
from tests.race.coach.logs import SMALL, random_log

NAMES = ("Anna", "Ben", "Cleo", "Dora")
SEEDS = range(12)


def people(players: int, you: int | None = None) -> People:
    return People(NAMES[:players], you)


def played(log: GameLog) -> tuple[race.RaceState, int]:
    """Return the end of a race, and how many boats fell."""
    end, lost = race.opening_state(log), 0
    for state, events in race.steps(log):
        end = state
        lost += sum(isinstance(event, BoatLost) for event in events)
    return end, lost


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("seed", SEEDS)
def test_who_won_and_what_the_waterfall_took(seed: int, players: int) -> None:
    end, lost = played(random_log(players=players, seed=seed))
    won, more = (tell(end, people(players)) for tell in (story.who_won, story.what_else_happened))
    assert f"with {end.scores[end.winners[0]]} point" in won
    had, _, taken = more.partition("The waterfall took ")
    for seat, score in enumerate(end.scores):
        assert NAMES[seat] in (won if seat in end.winners else had)
        assert seat in end.winners or f" {score}" in had
    said_first = taken.split()[0]
    assert {"no": 0, "one": 1}.get(said_first, said_first) in (lost, str(lost))
    for seat, fleet in enumerate(end.boats):
        assert (NAMES[seat] in taken) == (race.LOST in fleet)


@pytest.mark.parametrize("seed", SEEDS)
def test_since_when_nobody_else_was_ahead_again(seed: int, solved: None) -> None:
    log = random_log(seed=seed)
    end, _ = played(log)
    reviewed = review(log)
    said = story.since_when(reviewed, end, people(2))
    if len(end.winners) == 2:
        return  # below
    (winner,) = end.winners
    leads = [round(100 * row[winner]) > 50 for row in reviewed.chances]
    if "first throw" in said:
        assert all(leads[1:])
        return
    if "first choice" in said:
        assert all(leads[2:])
        assert not leads[1]
        return
    told = int(said.partition("From round ")[2].partition(" on ")[0])
    turn = max(no for no, ahead in enumerate(leads) if not ahead)
    assert told == reviewed.round_of(turn)
    assert said.endswith(f" on {NAMES[winner]} had the better chance, and kept it to the end.")
    assert story.turned_in(reviewed, end) == told
    assert "ahead" not in said, "that would be about points"


SHARED = {
    "always near even": ([0.5, 0.54, 0.46, 0.5], "It was even to the very end."),
    "even since one moment": ([0.5, 0.93, 0.48, 0.5], "From round 1 on it was even: "),
    "even with the last moment alone": ([0.5, 0.5, 0.93, 0.5], "From round 1 on it was even: "),
    "estimates that miss the end": ([0.5, 0.5, 0.5, 0.8], "It was open to the very end."),
}
"""By the first one's chances; the begin of what is said."""


@pytest.mark.parametrize(("chances", "said"), SHARED.values(), ids=SHARED)
def test_a_shared_race_was_even_only_where_the_chances_were(
    chances: Sequence[float], said: str, solved: None
) -> None:
    whole = review(random_log(seed=2))
    rows = tuple((share, 1 - share) for share in chances)
    seen = replace(whole, chances=rows, moments=whole.moments[: len(rows) - 1])
    end = replace(race.new_game(SMALL, players=2), phase=race.Phase.OVER)
    assert len(end.winners) == 2
    told = story.since_when(seen, end, people(2))
    assert told.startswith(said)
    if "From" in said:
        since = max(no for no, share in enumerate(chances) if abs(share - 0.5) > 0.05)
        assert told.endswith(story.moment_words(seen.moments[since], people(2)))


@pytest.mark.parametrize("seed", SEEDS)
def test_the_biggest_moment_moved_the_chance_most(seed: int, solved: None) -> None:
    reviewed = review(random_log(seed=seed))
    for seat in (0, 1):
        said = story.biggest_moment(reviewed, seat, people(2, you=seat))
        column = [row[seat] for row in reviewed.chances]
        most = max(abs(b - a) for a, b in pairwise(column))
        assert bool(said) == (most >= 0.1)
        if said:
            pairs = pairwise(column)
            before, after = next((a, b) for a, b in pairs if abs(b - a) == most)
            words = [percent_of(share) for share in (before, after)]
            assert f"from {words[0]} to {words[1]}." in said
            assert said.startswith(called(reviewed, column, seat))
            went = f"{'up' if after > before else 'down'} {how_much(after - before)}"
            assert f" Your chance to win went {went}, from " in said


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_told_in_full_beside_it_is_named_in_a_few_words(seed: int, solved: None) -> None:
    reviewed = review(random_log(seed=seed))
    at = story.biggest_at(reviewed, 1)
    if at is None:
        return
    said = story.biggest_moment(reviewed, 1, people(2), beside=[at])
    named = story.in_short(reviewed, reviewed.moments[at], people(2))
    assert f": {named[0].lower()}{named[1:]}. " in said or f": {named}. " in said
    assert re.search(r"from \d+% to \d+%\.$", said)


def called(reviewed: RaceReview, column: Sequence[float], seat: int) -> str:
    """What the moment that moved a chance most is called: by who threw or chose."""
    changes = [after - before for before, after in pairwise(column)]
    at = max(range(len(changes)), key=lambda no: abs(changes[no]))
    moment, rose = reviewed.moments[at], changes[at] > 0
    if isinstance(moment, Throw):
        return "Your luckiest moment: " if rose else "Your unluckiest moment: "
    if moment.seat == seat:
        return "Your worst moment: you "
    return f"What helped you most: {NAMES[moment.seat]} "


@pytest.mark.parametrize("seed", SEEDS)
def test_two_ways_are_never_called_the_same(seed: int) -> None:
    """Nor by the numbers of cards, which change with every tide."""
    layout = race.DEFAULT_LAYOUT
    log = random_log(layout, players=3, seed=seed)
    for state, _ in race.steps(log):
        choices = race.legal_actions(state)
        said = [story.way_words(state, choice, people(3, you=1)) for choice in choices]
        assert len(set(said)) == len(said)
        assert not any(letter.isdigit() for each in said for letter in each)


def test_a_costly_choice_says_what_was_better_why_and_what_it_cost(solved: None) -> None:
    reviewed = review(random_log(seed=2))
    (worst, *_) = reviewed.worst((0, 1))
    who = people(2, you=worst.seat)
    said = story.costly_words(worst, reviewed, who, "It saves a boat.")
    assert said.startswith(f"Round {reviewed.round_of(worst.action_no)}: you threw ")
    assert f" {story.moment_words(worst, who)} " in said
    way = story.way_words(worst.state, worst.best, who)
    assert f" {better(worst.cost)}: {way}. It saves a boat. It cost " in said
    assert said.endswith(f" It cost {how_much(worst.cost)}, {wins(worst.cost)} in 100 races.")


def wins(cost: float) -> str:
    number = round(100 * cost)
    return "1 win" if number == 1 else f"{number} wins"


def test_an_estimate_says_about(solved: None) -> None:
    reviewed = review(random_log(seed=2))
    (worst, *_) = reviewed.worst((0, 1))
    said = story.costly_words(replace(worst, error=0.01), reviewed, people(2), "Why.")
    assert f"It cost {how_much(worst.cost)}, about {wins(worst.cost)} in 100 races." in said


def test_moments_are_told_in_the_past() -> None:
    state, _ = race.apply(race.new_game(SMALL, players=2), race.Roll(1))
    only = race.Sail(SMALL.start)
    chosen = Decision(1, 0, state, only, only, {only: 0.5}, 0.0, 0.0)
    wind = Throw(0, 1, race.WIND, (0.5, 0.5), (0.5, 0.5), (0.0, 0.0))
    assert story.moment_words(chosen, people(2, you=0)).endswith(", the only move there was.")
    assert story.moment_words(wind, people(2, you=0)) == "Ben threw the wind."


def test_boats_are_told_by_their_place() -> None:
    state = replace(race.new_game(race.DEFAULT_LAYOUT, players=2), boats=((1, 4, 7), (3, 3, 3)))
    assert [story.boat_words(state, 0, place) for place in (1, 4, 7)] == [
        "back boat",
        "middle boat",
        "front boat",
    ]
    assert story.boat_words(state, 1, 3) == "boat"


def test_boats_that_stand_together_are_not_told_apart() -> None:
    state = replace(race.new_game(SMALL, players=2), face=1, phase=race.Phase.CHOOSE)
    choice = race.legal_actions(state)[0]
    assert "a boat" in story.way_words(state, choice, people(2))
    assert "one of your boats" in story.way_words(state, choice, people(2, you=0))


def test_own_boats_are_told_from_all_others() -> None:
    apart = replace(race.new_game(race.DEFAULT_LAYOUT, players=2), boats=((1, 4, 7), (3, 3, 3)))
    state, _ = race.apply(apart, race.Roll(1))
    last = race.Sail(1)
    assert story.way_words(state, last, people(2, you=0)) == ("sail on with your back boat")
    assert story.way_words(state, last, people(2)) == "sail on with the back boat"
